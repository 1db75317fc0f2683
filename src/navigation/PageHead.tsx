import { Helmet } from 'react-helmet-async';
import { appAddress, fileAddress, type MetadataAt } from '../site/metadata/metadata';
import { useIsInApp } from './isInApp';

/**
 * A page's title, canonical link and metadata. At its address in the app the page is canonical there, in its own file it is so
 * itself. React does not escape the content of scripts, so the JSON-LD escapes `<`.
 */
export function PageHead({ metadata }: { metadata: MetadataAt }) {
  const meta = metadata(useIsInApp() ? appAddress : fileAddress);
  return (
    // Another address is another block: the policy of the page lets nobody change the content of a script.
    <Helmet key={meta.canonical}>
      <title>{meta.title}</title>
      <link rel="canonical" href={meta.canonical} />
      {meta.alternates.map(({ language, url }) => (
        <link key={language} rel="alternate" hrefLang={language} href={url} />
      ))}
      <meta name="description" content={meta.description} />
      <meta name="keywords" content={meta.keywords.join(', ')} />
      <meta name="robots" content={meta.robots} />
      <meta name="language" content={meta.language} />
      <meta name="geo.region" content={meta.region} />
      <meta name="theme-color" content={THEME_COLOUR} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:type" content={meta.type} />
      <meta property="og:url" content={meta.canonical} />
      <meta property="og:site_name" content={meta.siteName} />
      <meta property="og:locale" content={meta.locale} />
      {meta.otherLocales.map((locale) => (
        <meta key={locale} property="og:locale:alternate" content={locale} />
      ))}
      <meta property="og:image" content={meta.image.url} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={meta.image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={meta.title} />
      <meta name="twitter:description" content={meta.description} />
      <meta name="twitter:image" content={meta.image.url} />
      <meta name="twitter:image:alt" content={meta.image.alt} />
      <script type="application/ld+json">{JSON.stringify(meta.structuredData).replaceAll('<', '\\u003c')}</script>
    </Helmet>
  );
}
