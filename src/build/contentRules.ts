import * as v from 'valibot';
import type { Content } from './content';

/** The pictures in `src/assets`, by path without extension. */
export type Pictures = Record<string, Pick<BuiltPicture, 'width' | 'widths'> | undefined>;

/** Width in pixels at which a folder's pictures are shown: the minimum for photographs. SVGs scale to any size. */
const PLACES: Record<string, number> = { projects: 1344, illustrations: 440, services: 170, technologies: 75 };

/* Lengths in characters that search engines show in full. */
const TITLE = 70;
const DESCRIPTION = 160;

/**
 * The schema of each content file. Messages complete the sentence "… must be".
 *
 * @param networks The markup of `public/networks.svg`.
 */
export function contentRules(content: Content, pictures: Pictures, networks: string) {
  const { projects } = content['src/content/projects.ts'];
  const { technologies } = content['src/content/technologies.ts'];
  const ids = projects.map(({ id }) => id);
  const names: string[] = technologies.map(({ name }) => name);

  const text = check((value) => value.trim() !== '', 'a text that is not empty');
  const address = 'an address that starts with https://, such as https://github.com/ana';
  const link = check(isHttps, address);
  const picture = (folder = '') =>
    v.pipe(
      check(
        (name) => pictures[folder + name] !== undefined,
        `a picture in src/assets/${folder}, without its extension`,
      ),
      v.check(
        (name) => isWideEnough(folder + name, pictures),
        ({ input }) => {
          const key = folder + input;
          return `a picture at least ${PLACES[key.split('/')[0] ?? '']} pixels wide; this one has ${pictures[key]?.width}`;
        },
      ),
    );
  const technology = v.object({ name: text, icon: picture('technologies/') });
  const entry = v.object({ title: text, time: text, text });
  const metadata = v.object({
    title: check((title) => title.length <= TITLE, `at most ${TITLE} characters long`),
    description: check((description) => description.length <= DESCRIPTION, `at most ${DESCRIPTION} characters long`),
  });

  return {
    'src/content/owner.ts': v.object({
      owner: v.object({
        name: text,
        familyName: check(
          (name) => name !== '' && content['src/content/owner.ts'].owner.name.endsWith(name),
          'the end of the name',
        ),
        role: text,
        profession: text,
        experience: v.object({ frontend: text, backend: text }),
        skills: v.array(text),
        birthDate: check(isPastDate, 'a day of the past as YYYY-MM-DD, such as 1990-12-31'),
        city: text,
        country: text,
        region: check((region) => /^[A-Z]{2}$/.test(region), "the two capitals of the country's ISO code, such as PA"),
        placePictures: v.object({ skyline: text, map: text }),
        phone: check(
          (phone) => /^\+[1-9]\d{6,14}$/.test(phone.replace(/[ -]/g, '')),
          'an international number: a plus and 7 to 15 digits, grouped by spaces or hyphens, such as +507 6123-4567',
        ),
        email: v.pipe(v.string('an e-mail address'), v.email('an e-mail address such as ana@correo.com')),
        profiles: v.array(
          v.object({
            network: text,
            icon: check(
              (icon) => networks.includes(`<symbol id="${icon}"`),
              'the id of a symbol in public/networks.svg',
            ),
            url: link,
          }),
        ),
        siteUrl: check(
          (url) => isHttps(url) && url.endsWith('/') && !/[?#]/.test(url),
          'the address of the site, with https:// at its start and a slash at its end, such as https://ana.dev/',
        ),
        contactEndpoint: check(
          (url) => isHttps(url) || /^[\w.-][\w./-]*$/.test(url),
          'a path on the site, such as contact.php, or an address that starts with https://',
        ),
      }),
      curriculum: v.object({ experience: v.array(entry), studies: v.array(entry), languages: v.array(text) }),
    }),
    'src/content/projects.ts': v.object({
      projects: v.array(
        v.object({
          id: v.pipe(
            v.number('a number'),
            v.check((id) => isOnce(id, ids), 'a number that no other project has'),
            v.check(
              (id) => Number.isInteger(id) && id >= 1 && id <= ids.length,
              `one of the numbers 1 to ${ids.length}`,
            ),
          ),
          title: text,
          description: text,
          keywords: v.array(text),
          image: picture('projects/'),
          imageAlt: text,
          url: link,
          technologies: v.array(
            v.object({ name: check((name) => names.includes(name), 'a name in src/content/technologies.ts') }),
          ),
          subtitle: text,
          paragraphs: v.array(text),
        }),
      ),
    }),
    'src/content/slides.ts': v.object({
      slides: v.array(
        v.object({
          image: picture('projects/'),
          title: text,
          alt: text,
          url: check((url) => url === '#' || isHttps(url), `${address}, or # where there is none`),
        }),
      ),
    }),
    'src/content/technologies.ts': v.object({
      technologies: v.array(
        v.object({
          ...technology.entries,
          name: v.pipe(
            text,
            v.check((name) => isOnce(name, names), 'a name that no other technology has'),
          ),
        }),
      ),
    }),
    'src/content/home.ts': v.object({
      hero: v.object({ image: v.object({ name: picture(), alt: text }) }),
      services: v.object({ items: v.array(v.object({ title: text, image: picture() })) }),
    }),
    'src/content/layout.ts': v.object({
      layout: v.object({
        footer: v.object({
          projects: v.object({
            links: v.array(
              v.object({
                label: text,
                path: check((path) => projects.some((project) => project.path === path), 'the path of a project'),
              }),
            ),
          }),
        }),
      }),
    }),
    'src/content/metadata/home.ts': v.object({ homeMetadata: metadata }),
    'src/content/metadata/about.ts': v.object({ aboutMetadata: metadata }),
    'src/content/metadata/projects.ts': v.object({ portfolioMetadata: metadata, projectMetadata: v.array(metadata) }),
    'src/content/metadata/contact.ts': v.object({ contactMetadata: metadata }),
  } satisfies Record<keyof Content, v.GenericSchema>;
}

function check(isRight: (text: string) => boolean, message: v.ErrorMessage<v.CheckIssue<string>>) {
  return v.pipe(v.string('a text'), v.check(isRight, message));
}

function isHttps(url: string): boolean {
  return /^https:\/\/[^\s/.]+\.[^\s/]/.test(url) && URL.canParse(url);
}

function isPastDate(date: string): boolean {
  const day = new Date(`${date}T00:00Z`);
  // `Date` reads 31 April as 1 May.
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === date;
  return exists && date > '1900' && day.getTime() < Date.now();
}

function isOnce<Value>(value: Value, values: readonly Value[]): boolean {
  return values.indexOf(value) === values.lastIndexOf(value);
}

function isWideEnough(name: string, pictures: Pictures): boolean {
  const picture = pictures[name];
  const [folder = ''] = name.split('/');
  return !picture?.widths || picture.width >= (PLACES[folder] ?? 0);
}
