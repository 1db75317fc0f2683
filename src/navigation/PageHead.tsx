import { Helmet } from 'react-helmet-async';
import { siteMetadata } from '#site';
import { fileUrl, HOME } from '../paths';
import type { Metadata } from '../site/metadata';
import { useIsInApp } from './isInApp';

const { siteUrl, siteName, language, locale, otherLocales, region, themeColour, person } = siteMetadata;

/**
 * A page's title, canonical link and metadata. In the app, the canonical URL is the page's address with `#`; in the page's own
 * file, the canonical URL is the address of the file. Renders nothing for a page that the site lacks.
 */
export function PageHead({ metadata }: { metadata: Metadata | undefined }) {
  const isInApp = useIsInApp();
  if (!metadata) return null;
  // Home's canonical URL is always its address with `#/`.
  const hasHash = isInApp || metadata.path === HOME;
  const canonicalOf = (path: string) => (hasHash ? `${siteUrl}#${path}` : fileUrl(siteUrl, path));
  const canonical = canonicalOf(metadata.path);
  const { title, description, keywords, robots, type, image, alternates, structuredData } = metadata;
  return (
    // Each address gets a new `Helmet` element, because the page's security policy forbids changing the content of a script.
    <Helmet key={canonical}>
      <title>{title}</title>
      <link rel="canonical" href={canonical} />
      {alternates.map(({ language, url }) => (
        <link key={language} rel="alternate" hrefLang={language} href={url} />
      ))}
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(', ')} />
      <meta name="robots" content={robots} />
      <meta name="language" content={language} />
      <meta name="geo.region" content={region} />
      <meta name="theme-color" content={themeColour} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={locale} />
      {otherLocales.map((other) => (
        <meta key={other} property="og:locale:alternate" content={other} />
      ))}
      <meta property="og:image" content={image.url} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image.url} />
      <meta name="twitter:image:alt" content={image.alt} />
      <script type="application/ld+json">{jsonLd([person, ...structuredData], canonicalOf)}</script>
    </Helmet>
  );
}

/**
 * Returns the JSON-LD in which each value such as `page:/about` is replaced by the canonical address of the page with that path.
 * Escapes `<`, because React escapes no scripts.
 */
function jsonLd(graph: readonly unknown[], canonicalOf: (path: string) => string): string {
  const fill = (_: string, value: unknown) =>
    typeof value === 'string' && value.startsWith('page:') ? canonicalOf(value.slice('page:'.length)) : value;
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }, fill).replaceAll('<', '\\u003c');
}
