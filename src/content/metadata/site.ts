import type { Graph, Person } from 'schema-dts';
import type { Metadata } from '../../components/HeadTags';
import { owner } from '../owner';
import { pages } from '../pages';

export const address = (path: string) => `${owner.siteUrl}#${path}`;
export const file = (path: string) => new URL(path, owner.siteUrl).href;
export const personId = `${owner.siteUrl}#person`;
export const nameAndRole = `${owner.name}, ${owner.role}`;

const person: Person = {
  '@type': 'Person',
  '@id': personId,
  name: owner.name,
  jobTitle: owner.role,
  url: owner.siteUrl,
  image: file('share/home.png'),
  telephone: owner.phone,
  email: owner.email,
  knowsAbout: [...owner.skills],
  knowsLanguage: 'es',
  address: { '@type': 'PostalAddress', addressLocality: owner.city, addressCountry: 'PA' },
  sameAs: owner.profiles.map(({ url }) => url),
};

/** The way from the home page to a page, without the home page itself. */
type Trail = { label: string; path: string }[];

export function graph(node: Graph['@graph'][number] | undefined, trail: Trail): Graph {
  const breadcrumbs = [pages.home, ...trail].map(({ label, path }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: label,
    item: address(path),
  }));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      person,
      ...(node ? [node] : []),
      ...(trail.length > 0 ? [{ '@type': 'BreadcrumbList' as const, itemListElement: breadcrumbs }] : []),
    ],
  };
}

interface Page {
  path: string;
  title: string;
  description: string;
  keywords: string[];
  image?: Metadata['image'];
  type?: Metadata['type'];
  robots?: Metadata['robots'];
  structuredData: Graph;
}

export function metadata({ path, ...page }: Page): Metadata {
  return {
    canonical: address(path),
    siteName: nameAndRole,
    image: { url: file('share/home.png'), alt: `Tarjeta de presentación de ${nameAndRole}` },
    type: 'website',
    robots: 'index, follow',
    ...page,
  };
}

/** Any address without a page will do: search engines are told to leave it out. */
export const NOT_FOUND_PATH = '/404';
