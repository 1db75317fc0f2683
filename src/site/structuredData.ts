import { PAIRS } from '../schema/regions';
import { plainText } from '../schema/runningText';
import type { EditionData } from './editionData';
import type { Project } from './projects';

/** A node in the vocabulary of schema.org. */
export type Thing = Readonly<Record<string, unknown>>;

/**
 * Returns a placeholder for the absolute address of a page. `PageHead` replaces the placeholder, because the page's own file has
 * another address than the page in the app.
 */
export const pageReference = (path: string) => `page:${path}`;

export const personId = (siteUrl: string) => `${siteUrl}#person`;

/** @param image The absolute address of a picture. */
export function personOf({ content, tag }: EditionData, image: string): Thing {
  const { owner } = content.owner;
  const languages = knownLanguages(content.owner.curriculum.languages, tag);
  return {
    '@type': 'Person',
    '@id': personId(owner.siteUrl),
    name: owner.name,
    familyName: owner.familyName,
    jobTitle: owner.role,
    url: owner.siteUrl,
    image,
    telephone: owner.phone,
    email: owner.email,
    knowsAbout: owner.skills,
    knowsLanguage: languages.length > 0 ? languages : tag,
    address: { '@type': 'PostalAddress', addressLocality: owner.city, addressCountry: owner.region },
    sameAs: owner.profiles.map(({ url }) => url),
  };
}

/** Returns the tags of the languages in a curriculum, or no tags if the only language is the language of the site. */
function knownLanguages(texts: readonly string[] = [], tag: string): string[] {
  const names = new Intl.DisplayNames(tag, { type: 'language', fallback: 'none' });
  const byName = new Map(
    PAIRS.map((known) => [names.of(known)?.toLocaleLowerCase(tag), Intl.getCanonicalLocales(known)[0]]),
  );
  const known = texts.flatMap((text) => {
    const words = text.toLocaleLowerCase(tag).match(/[\p{L}\p{M}]+/gu) ?? [];
    return words.map((word) => byName.get(word)).find(Boolean) ?? [];
  });
  return known.length === 1 && known[0] === tag ? [] : known;
}

/**
 * Returns the career as properties of a person. Past posts have an end. Current studies are left out, because a student is not an
 * alumnus yet.
 */
export function careerOfPerson({ content, running }: EditionData): Thing {
  const { experience, studies, certificates, more = [] } = content.career.career;
  const awards = more.flatMap(({ kind, entries }) => (kind === 'awards' ? entries.map(({ title }) => title) : []));
  const over = studies.filter(({ start, end }) => end !== undefined || start === undefined);
  return {
    ...(experience.length > 0 && {
      worksFor: experience.flatMap(({ firm, url, place, posts }) =>
        posts.map(({ title, start, end, summary }) => ({
          '@type': 'OrganizationRole',
          roleName: title,
          startDate: start,
          endDate: end,
          description: summary && plainText(running(summary)),
          worksFor: { '@type': 'Organization', name: firm, url, location: place },
        })),
      ),
    }),
    ...(over.length > 0 && {
      alumniOf: over.map(({ title, institution, url, start, end }) => ({
        '@type': 'OrganizationRole',
        description: title,
        startDate: start,
        endDate: end,
        alumniOf: { '@type': 'EducationalOrganization', name: institution, url },
      })),
    }),
    ...(awards.length > 0 && { award: awards }),
    ...(certificates.length > 0 && {
      hasCredential: certificates.map(({ title, issuer, url, date }) => ({
        '@type': 'EducationalOccupationalCredential',
        name: title,
        url,
        dateCreated: date,
        recognizedBy: { '@type': 'Organization', name: issuer },
      })),
    }),
  };
}

/**
 * Returns a project as structured data. The client's quotation is not a `Review`, because search engines accept no review without a
 * rating, and no review on the site of the reviewed person.
 *
 * @param images The absolute addresses of the project's pictures.
 */
export function creativeWork(project: Project, images: readonly string[], { content, tag }: EditionData): Thing {
  const creator = { '@id': personId(content.owner.owner.siteUrl) };
  return {
    '@type': 'CreativeWork',
    name: project.title,
    description: project.description,
    url: pageReference(project.path),
    sameAs: project.url,
    image: images,
    keywords: project.keywords.join(', '),
    inLanguage: tag,
    creator,
    ...(project.year && { dateCreated: `${project.year}` }),
    ...(project.role && { contributor: { '@type': 'Role', roleName: project.role, contributor: creator } }),
  };
}

/** Returns the breadcrumbs from the home page to a page. */
export function breadcrumbs(trail: readonly { label: string; path: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: pageReference(path),
    })),
  };
}
