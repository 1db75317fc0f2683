import { Helmet } from 'react-helmet-async';
import type { Metadata } from '../site/metadata/metadata';

/** React does not escape the content of scripts, so the JSON-LD escapes `<` itself. */
export function HeadTags({ meta }: { meta: Metadata }) {
  const named = {
    description: meta.description,
    keywords: meta.keywords.join(', '),
    robots: meta.robots,
    language: meta.language,
    'geo.region': meta.region,
    'theme-color': THEME_COLOUR,
    'twitter:card': 'summary_large_image',
    'twitter:title': meta.title,
    'twitter:description': meta.description,
    'twitter:image': meta.image.url,
    'twitter:image:alt': meta.image.alt,
  };
  const openGraph = {
    title: meta.title,
    description: meta.description,
    type: meta.type,
    url: meta.canonical,
    site_name: meta.siteName,
    locale: meta.locale,
    image: meta.image.url,
    'image:width': '1200',
    'image:height': '630',
    'image:alt': meta.image.alt,
  };
  return (
    <Helmet>
      <title>{meta.title}</title>
      <link rel="canonical" href={meta.canonical} />
      {Object.entries(named).map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
      {Object.entries(openGraph).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={content} />
      ))}
      <script type="application/ld+json">{JSON.stringify(meta.structuredData).replaceAll('<', '\\u003c')}</script>
    </Helmet>
  );
}
