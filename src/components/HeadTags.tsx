import { Helmet } from 'react-helmet-async';
import type { Graph } from 'schema-dts';

/** What search engines and social networks are told of a page. */
export interface Metadata {
  title: string;
  description: string;
  keywords: string[];
  /** Absolute address of the page, hash-style. */
  canonical: string;
  /** Absolute address whose own markup says all this, if there is one: social networks drop what follows `#`. */
  url?: string;
  robots: 'index, follow' | 'noindex';
  type: 'website' | 'profile' | 'article';
  siteName: string;
  /** ISO 3166 code of the owner's country. */
  region: string;
  /** Absolute address of a picture of 1200x630 pixels. */
  image: { url: string; alt: string };
  structuredData: Graph;
}

/** React leaves the content of scripts as it is, so `<` is escaped in the JSON-LD. */
export function HeadTags({ meta }: { meta: Metadata }) {
  return (
    <Helmet>
      <title>{meta.title}</title>
      <link rel="canonical" href={meta.canonical} />
      <meta name="description" content={meta.description} />
      <meta name="keywords" content={meta.keywords.join(', ')} />
      <meta name="robots" content={meta.robots} />
      <meta name="language" content="es" />
      <meta name="geo.region" content={meta.region} />
      <meta name="theme-color" content="black" />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:type" content={meta.type} />
      <meta property="og:url" content={meta.url ?? meta.canonical} />
      <meta property="og:site_name" content={meta.siteName} />
      <meta property="og:locale" content={`es_${meta.region}`} />
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
