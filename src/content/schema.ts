/**
 * The schema of the content: the fields of each file in this folder, with their limits. The types, the checks and the random
 * content of the tests are derived from this schema. `src/schema/` defines the kinds of values that the schema combines, such as
 * texts and lists.
 */
import * as v from 'valibot';
import {
  ADDRESS,
  axes,
  axis,
  check,
  colours,
  count,
  each,
  type Fact,
  fact,
  heading,
  isHttps,
  isOnce,
  isOutside,
  link,
  list,
  listOf,
  month,
  object,
  oneOf,
  openObject,
  type Pictures,
  pastDate,
  picture,
  position,
  runningText,
  sized,
  text,
  year,
} from '../schema/kinds';
import { type Network, networks } from '../schema/networks';
import { regionNamed } from '../schema/regions';
import { inParagraphs, type LinkTo } from '../schema/runningText';
import type { Words } from '../words/es';

/** The names of the colours in pages and pictures. */
const SCREEN = [
  ...(['background', 'surface', 'surface-hover', 'surface-pressed', 'hairline', 'line', 'edge', 'edge-hover'] as const),
  ...(['button-border', 'button-hover', 'field-border', 'text', 'text-body', 'text-muted', 'on-text'] as const),
  ...(['stroke-1', 'stroke-2', 'stroke-3', 'stroke-1-on-text', 'stroke-2-on-text', 'stroke-3-on-text'] as const),
  ...(['error', 'error-surface', 'error-border', 'success-surface', 'success-border'] as const),
  ...(['disabled-surface', 'disabled-text'] as const),
] as const;
/** The names of the colours in `cv.pdf`. */
const PAPER = ['text', 'text-muted', 'hairline', 'stroke-1', 'stroke-2', 'stroke-3'] as const;

/** The kinds of additional lists that a career can have. */
const KINDS = ['publications', 'awards', 'volunteering', 'talks', 'other'] as const;

/** The values from the whole content that the checks of a single file need. */
export interface Context {
  pictures?: Pictures;
  name?: unknown;
  country?: unknown;
  projectIds?: readonly unknown[];
  technologyNames?: readonly unknown[];
  pagePaths?: readonly unknown[];
  editionTags?: readonly unknown[];
  /** The language tag of the content. */
  language?: string;
  /** Returns where an address in a text leads, or undefined if texts must not have the address. */
  linkTo?: LinkTo;
}

/** Returns the schema of each file in `src/content`, by the name of the file without extension. */
export function contentSchema(context: Context = {}) {
  const {
    pictures = {},
    name,
    country,
    projectIds = [],
    technologyNames = [],
    pagePaths = [],
    editionTags = [],
    language = 'es',
    linkTo = (address) => (isOutside(address) ? {} : undefined),
  } = context;
  const names = technologyNames.map(String);
  const region = regionNamed(String(country), language);
  const tag = check(
    (tag) => isOnce(tag, editionTags),
    'a language that is in the list only once',
    check(isKnownLanguage, 'a language tag such as en or pt-BR'),
  );
  const page = pageOf(pagePaths);
  /**
   * Returns the schema of a running text, which can have [text](address), **bold**, *emphasis* and `code`. A backslash before a
   * sign prevents Markdown. In a file, the backslash is written twice.
   */
  const running = (length: number) => runningText(sized(length), linkTo);
  /** Returns the schema of a running text in which each line is a paragraph. */
  const paragraphs = (length: number) => runningText(sized(length), linkTo, inParagraphs);
  const entry = object({ title: text(100), time: text(60), text: paragraphs(2000) });
  const quote = object({
    /** The quotation, without quotation marks. */
    text: paragraphs(1500),
    /** The name of the person who is quoted, or a description such as "La dueña". */
    name: text(60),
    /** The work or the firm of the person who is quoted, such as "taller de cerámica". */
    role: v.optional(text(120)),
  });
  const ownPage = v.pipe(
    page,
    v.check(({ label, description }) => Boolean(label && description), 'an entry with path, label and description'),
  );
  return {
    pages: object({
      pages: openObject({ home: page, ...each(v.optional(page), 'about', 'projects', 'contact') }, ownPage),
      formerPaths: fact(
        v.record(
          check((former) => !pagePaths.includes(former), 'a path that no page has now', path),
          oneOf(pagePaths.map(String), 'the path of a page'),
          "paths of pages by former ones, such as { '/projects': '/work' }",
        ),
      ),
    }),
    owner: object({
      owner: object({
        /** Shown in the logo, the greeting, every page's title and the share images. */
        name: fact(heading(60)),
        /** The end of `name`, by which address books sort. */
        familyName: fact(
          check((familyName) => familyName.trim() !== '' && String(name).endsWith(familyName), 'the end of the name'),
        ),
        /** The job title under the greeting, in the CV, the share images and the structured data. */
        role: heading(80),
        /** The job title in the middle of a sentence ("Soy …") and, in capitals, as the heading of the about page. */
        profession: heading(80),
        /** Listed in the greeting, the CV and the structured data. */
        skills: list(heading(40), 1, 24),
        /** The number of `skills`, from the first, that the greeting names; by default all. */
        skillsInGreeting: v.optional(fact(count(1, 24))),
        /** The time or the work for which the owner is free, in a few words. Shown on home, on the contact page and in the CV. */
        availability: v.optional(heading(60)),
        /**
         * `YYYY-MM-DD`, `YYYY-MM` or `YYYY`. Pages show only the age, but their scripts contain the date as written here. For a
         * month or a year, the age counts from its first day. Without the date, pages do not mention the age.
         */
        birthDate: v.optional(fact(pastDate)),
        /** Without a city, texts name the country in place of the city. */
        city: v.optional(text(60)),
        country: text(60),
        /** The country's ISO 3166 code, for search engines. */
        region: fact(
          check(
            (code) => !region || code === region.code,
            `the code of ${region?.name}, ${region?.code}`,
            check((code) => /^[A-Z]{2}$/.test(code), "the two capitals of the country's ISO code, such as PA"),
          ),
        ),
        /**
         * Alternative texts of the drawings in `src/assets/illustrations`: `hero` on home, `skyline` on the about page and `map` on
         * the contact page. A page whose text is missing has no drawing.
         */
        illustrations: object({ hero: text(300), skyline: v.optional(text(300)), map: v.optional(text(300)) }),
        /** The number as displayed, in international format. Without a number, chat links become mail links with the same text. */
        phone: v.optional(
          fact(
            check(
              (phone) => /^\+[1-9]\d{6,14}$/.test(phone.replace(/[ -]/g, '')),
              'an international number: a plus and 7 to 15 digits, grouped by spaces or hyphens, such as +507 6123-4567',
            ),
          ),
        ),
        /** Shown on the contact page, in the mobile menu, the footer, the CV and the vCard. `contact.php` mails messages to this address. */
        email: fact(v.pipe(v.string('an e-mail address'), v.email('an e-mail address such as ana@correo.com'))),
        /** Shown as a row of icons. */
        profiles: fact(
          listOf(0, 8, {
            network: v.picklist(Object.keys(networks) as Network[], `one of ${Object.keys(networks).join(', ')}`),
            url: link,
          }),
        ),
        /** The URL of the published site, with a final slash. Canonical links and share images need the URL. */
        siteUrl: fact(
          check(
            (url) => isHttps(url) && url.endsWith('/') && !/[?#]/.test(url),
            'the address of the site, with https:// at its start and a slash at its end, such as https://ana.dev/',
          ),
        ),
        /** The service that receives the messages of the contact form. */
        contactForm: fact(contactForm),
        /** A further link at the end of pages, beside the link to the contact page: to a calendar, for example. */
        callToContact: v.optional(object({ link: object({ label: text(40), url: fact(link) }) })),
        /**
         * Origins of other sites, such as `https://calendar.example`, from which pages can load scripts, to which scripts can
         * connect, and which frames can show. Browsers refuse all origins that are not listed.
         */
        hosts: v.optional(fact(object(each(v.optional(list(origin, 1, 20)), 'scripts', 'connections', 'frames')))),
        /** The attributes of additional `meta` and `script` elements in the pages, such as the script of a visitor counter. */
        head: v.optional(fact(object(each(v.optional(list(attributes, 1, 20)), 'metas', 'scripts')))),
      }),
      /** Data for `cv.pdf` and `resume.json`. The about page shows the languages, if there are several, and the interests. */
      curriculum: object({
        /** Jobs, newest first. `time` is a duration or the years. */
        experience: v.optional(list(entry, 0, 24)),
        /** Degrees and courses, newest first; `text` is the institution. */
        studies: v.optional(list(entry, 0, 24)),
        /** Languages with their level, also for the structured data. */
        languages: v.optional(list(text(60), 0, 24)),
        /** All skills by subject, with levels if you like. In `cv.pdf` and `resume.json`, this list replaces the owner's `skills`. */
        skills: v.optional(list(object({ heading: heading(80), items: list(text(160), 1, 120) }), 1, 60)),
        interests: v.optional(list(text(200), 0, 24)),
      }),
      /** The fields and pictures of the example that the owner keeps. */
      kept: fact(list(text(100), 0, 100)),
      /** The languages of the site, first the language of the files in this folder. Any further language has a folder here. */
      editions: fact(list(tag, 1, 8)),
    }),
    projects: object({
      projects: list(
        pictured({
          /** The number in the address `/projects/{id}`. */
          id: fact(position(projectIds)),
          title: heading(80),
          /** A shorter title for the footer. */
          footerLabel: v.optional(text(40)),
          description: text(400),
          /** Keywords for the page's metadata; by default the title and the technologies. */
          keywords: v.optional(list(text(60), 1, 24)),
          /**
           * The file name of the screenshot in `src/assets/projects`, without extension. The share image shows the screenshot, too.
           * Without a screenshot, the project has a drawing of an island, whose shape follows from the title.
           */
          image: v.optional(fact(picture('projects/', pictures))),
          /** The alternative text of the screenshot. */
          imageAlt: v.optional(text(300)),
          /** The address of the live site, if the site is public. */
          url: v.optional(fact(link)),
          /** The address of the code, if the code is public. */
          repository: v.optional(fact(link)),
          technologies: fact(list(oneOf(names, 'a name in src/content/technologies.ts'), 0, 12)),
          subtitle: v.optional(heading(120)),
          /** Without paragraphs, the page of the project shows the description. */
          paragraphs: list(running(2000), 0, 12),
          /** The owner's part in the project, such as the design. */
          role: v.optional(text(60)),
          /** The year in which the project was finished. */
          year: v.optional(fact(year)),
          /** The name of the client, or a description such as "Taller de cerámica" if the client must not be named. */
          client: v.optional(text(60)),
          duration: v.optional(text(40)),
          /** The benefits for users of the project. Up to three short results without a full stop are shown in large type. */
          results: v.optional(list(running(400), 1, 20)),
          /** The client's words about the work. */
          quote: v.optional(quote),
          /** More pictures and videos, the widest first. */
          gallery: v.optional(
            listOf(0, 12, {
              /**
               * The file name in `src/assets/projects`, without extension. A portrait picture is shown in the frame of a phone. If
               * there is a video of the same name, such as `demo.mp4` or `demo.webm` beside `demo.png`, the picture is its poster.
               */
              image: fact(picture('projects/', pictures)),
              alt: text(300),
              /** The caption, in one sentence. */
              caption: running(300),
            }),
          ),
        }),
        1,
        60,
      ),
      /** The ids of the projects in the footer; by default the first four projects. */
      footerProjects: v.optional(
        fact(
          list(
            v.pipe(
              v.number('a number'),
              v.check((id) => projectIds.includes(id), 'the id of one of the projects, such as 1'),
            ),
            0,
            6,
          ),
        ),
      ),
      demos: listOf(0, 12, {
        /** File name in `src/assets/projects`, without extension. */
        image: fact(picture('projects/', pictures)),
        title: text(80),
        alt: text(300),
        /** `#` for a demo that is not online. */
        url: v.optional(fact(check((url) => url === '#' || isHttps(url), `${ADDRESS}, or # where there is none`))),
      }),
    }),
    technologies: object({
      technologies: listOf(1, 60, {
        name: check((name) => isOnce(name, names), 'a name that no other technology has', heading(40)),
        /** File name in `src/assets/technologies`, without extension. */
        icon: fact(picture('technologies/', pictures)),
      }),
    }),
    services: object({
      services: listOf(1, 8, {
        title: heading(60),
        /** File name in `src/assets/services`, without extension. */
        image: fact(picture('services/', pictures)),
        /** The end of the message "Hola, me interesa …" in the chat that the service's card opens. */
        request: text(200),
      }),
    }),
    about: object({
      about: object({
        statement: running(400),
        offer: running(400),
        paragraphs: list(running(2000), 1, 12),
        /** Quotations from clients and colleagues about the owner. */
        quotes: v.optional(list(quote, 0, 12)),
      }),
    }),
    career: object({
      /** Shown on the about page and in the CV. Each list starts with the newest entry. An empty list is not shown. */
      career: object({
        experience: listOf(0, 40, {
          /** The name of the firm, or a description such as "Estudio de diseño" if the firm must not be named. */
          firm: text(80),
          url: v.optional(fact(link)),
          place: v.optional(text(80)),
          /** The posts at the firm, newest first. */
          posts: list(
            v.pipe(
              object({
                title: v.optional(heading(80)),
                /** Home does not mention a post without a start. */
                start: v.optional(fact(month)),
                /** A current post has no end. */
                end: v.optional(fact(month)),
                summary: v.optional(paragraphs(2000)),
                highlights: v.optional(list(running(400), 0, 20)),
              }),
              endsLater(),
            ),
            1,
            20,
          ),
        }),
        studies: list(
          v.pipe(
            object({
              title: heading(160),
              institution: v.optional(text(80)),
              url: v.optional(fact(link)),
              start: v.optional(fact(month)),
              /** Current studies have no end. */
              end: v.optional(fact(month)),
              /** Details, such as courses. */
              text: v.optional(paragraphs(2000)),
            }),
            endsLater(),
          ),
          0,
          24,
        ),
        certificates: listOf(0, 60, {
          title: heading(100),
          issuer: v.optional(text(80)),
          url: v.optional(fact(link)),
          date: v.optional(fact(month)),
          text: v.optional(paragraphs(2000)),
        }),
        /** Additional lists, such as talks, in the order in which pages show the lists. */
        more: v.optional(
          list(
            v.pipe(
              object({
                kind: fact(v.picklist(KINDS, `one of ${KINDS.join(', ')}`)),
                /** The heading of the list. The kind `other` needs a heading; all other kinds have a default heading in `src/words`. */
                heading: v.optional(heading(60)),
                entries: list(
                  v.pipe(
                    object({
                      title: heading(200),
                      organisation: v.optional(text(100)),
                      url: v.optional(fact(link)),
                      /** An entry has a date, or a start and an end. An entry with only a start is still current. */
                      date: v.optional(fact(month)),
                      start: v.optional(fact(month)),
                      end: v.optional(fact(month)),
                      text: v.optional(paragraphs(2000)),
                    }),
                    endsLater(),
                    v.check(
                      ({ date, start, end }) => !date || !(start || end),
                      'an entry with a date or with a start and an end',
                    ),
                  ),
                  0,
                  60,
                ),
              }),
              v.check(({ kind, heading }) => kind !== 'other' || heading !== undefined, 'a list with a heading'),
            ),
            0,
            12,
          ),
        ),
      }),
    }),
    theme: object({
      /** `paper` has the colours of the CV. */
      palette: fact(object({ screen: colours(SCREEN), paper: colours(PAPER) })),
      typefaces: fact(object({ display: typeface, text: typeface })),
    }),
    /** Accepts any object, because `checkWords` compares the owner's words with the words that they replace. */
    words: object({ words: v.custom<OwnWords>((words) => Object(words) === words, 'words by name') }),
  };
}

const path = check(
  (path) => /^\/([\w-]+(\/[\w-]+)*)?$/.test(path) && path === path.toLowerCase() && path.length <= 60,
  'a path in small letters that starts with a slash, such as /about',
);

/** Returns the schema of a page. The label and the description, which search engines show, replace the texts in `src/words`. */
const pageOf = (paths: readonly unknown[]) =>
  object({
    path: fact(check((path) => isOnce(path, paths), 'a path that no other page has', path)),
    label: v.optional(heading(30)),
    description: v.optional(text(400)),
    keywords: v.optional(list(text(60), 0, 24)),
  });

const origin = check(
  (origin) => isHttps(origin) && new URL(origin).origin === origin,
  'the origin of an address, without what follows the host, such as https://cal.com',
);

const attributes = v.record(
  check((name) => /^[a-z][a-z-]*$/.test(name), 'the name of an attribute in small letters'),
  v.string('a text'),
  "attributes by name, such as { name: 'google-site-verification', content: '…' }",
);

/** `docs/contact-form.md` describes where each service shows its key, and which data the service receives. */
const contactForm = v.variant(
  'service',
  [
    /** `php` is the project's `contact.php`, which needs PHP 8.1 or newer. `netlify` needs form detection, which is set at Netlify. */
    v.object({ service: v.picklist(['php', 'netlify']) }),
    object({
      service: v.literal('formspree'),
      id: key("the part after https://formspree.io/f/ in the form's address, such as xayzbwqr"),
    }),
    object({
      service: v.literal('web3forms'),
      /** The key that web3forms.com mails to the owner. Visitors can see the key. */
      accessKey: key('the access key that web3forms.com mails'),
    }),
    object({
      service: v.literal('custom'),
      /** The address that receives the messages. A service at another origin must allow the site's origin by CORS. */
      url: check(isHttps, ADDRESS),
      /** Additional fields, which are sent with the visitor's fields. */
      fields: v.optional(v.record(v.string(), v.string('a text'), "texts by name, such as { _captcha: 'false' }")),
      /** The name of a hidden checkbox that only robots tick, so that the service can discard their messages. */
      honeypot: v.optional(key('the name of a field, such as _gotcha')),
      /**
       * The sign that the service has accepted a message: `success` stands for `"success": true` in an answer of JSON, `status`
       * for a 2xx status alone. The default is `success`.
       */
      confirmedBy: v.optional(v.picklist(['success', 'status'], 'success or status')),
    }),
  ],
  'php, formspree, web3forms, netlify or custom',
);

function key(message: string) {
  return check((value) => /^[\w-]+$/.test(value), message, v.string(message));
}

export function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}

/** Returns whether a tag names a real language. A tag such as `xx` is well formed, but names no language. */
function isKnownLanguage(tag: string): boolean {
  return isLanguage(tag) && new Intl.DisplayNames(tag, { type: 'language', fallback: 'none' }).of(tag) !== undefined;
}

const weight = axis(1, 1000, 'a weight such as 620, or { "min": 400, "max": 600 }');

const face = object({
  /** The path of the file in `node_modules`. */
  file: check(
    (file) => /^[\w@./-]+\.(woff2?|ttf|otf)$/.test(file) && file.length <= 300,
    'the path of a font in a package, such as @fontsource/lora/files/lora-latin-400-normal.woff2',
  ),
  weight,
  /** The axes of a variable font. A number fixes an axis, a range limits an axis, and an axis that is not named stays variable. */
  axes: v.optional(axes(axis(-10_000, 10_000, 'a number, or { "min": 75, "max": 100 }'))),
  /** Fixed values for the variable axes, because `cv.pdf` and the share images cannot use variable fonts. */
  static: v.optional(axes(v.number('a number'))),
});

/** Returns the check that an entry does not end before its start. If one of the dates has no month, only the years are compared. */
function endsLater<Entry extends { start?: string | undefined; end?: string | undefined }>() {
  return v.check<Entry, string>(
    ({ start, end }) => !start || !end || end >= start.slice(0, end.length),
    'an entry that does not end before it starts',
  );
}

/** Returns the schema of an entry with both a picture and its alternative text, or with neither. */
function pictured<Entries extends v.ObjectEntries>(entries: Entries) {
  const entry = object(entries);
  const isDescribed = v.check<Partial<Record<string, unknown>>, string>(
    ({ image, imageAlt }) => Boolean(image) === Boolean(imageAlt),
    'an entry with both image and imageAlt, or with neither',
  );
  return v.pipe(entry as v.GenericSchema<object>, isDescribed) as unknown as typeof entry;
}

const typeface = object({
  family: check((family) => /^[\p{L}\d][\p{L}\p{M}\d _-]{0,59}$/u.test(family), 'the name of a font, such as Lora'),
  faces: list(face, 1, 8),
});

type Schema = ReturnType<typeof contentSchema>;

/** The exports of each file in `src/content`. */
export type Content = { [File in keyof Schema]: v.InferOutput<Schema[File]> };

/** The exports of each file of another edition, such as `src/content/en`. */
export type Translation = TranslationOf<Schema>;

/**
 * The translation of an object: its entries without facts, which are the same in every language. Optional entries stay optional.
 */
type TranslationOf<Entries> = {
  readonly [Name in keyof Entries as Entries[Name] extends Optional
    ? never
    : Translatable<Name, Entries[Name]>]: Translated<Entries[Name]>;
} & {
  readonly [Name in keyof Entries as Entries[Name] extends Optional
    ? Translatable<Name, Entries[Name]>
    : never]?: Translated<Entries[Name]>;
};

/** The name of an entry, or `never` if the entry is a fact and has no translation. */
type Translatable<Name, Schema> = [Translated<Schema>] extends [never] ? never : Name;

/** The schema of an optional entry. */
interface Optional {
  readonly wrapped: unknown;
}

/**
 * The translation of a value, by the schema of the value. The branches are, in order: a fact, which has no translation
 * (`never`); an optional value; a list; an object with further entries of any name; any other object; a text.
 */
type Translated<Schema> = Schema extends Fact
  ? never
  : Schema extends { readonly wrapped: infer Wrapped }
    ? Translated<Wrapped>
    : Schema extends { readonly item: infer Item }
      ? TranslationOfList<Item>
      : Schema extends { readonly entries: infer Entries; readonly rest: infer Rest }
        ? TranslationOf<Entries> & { readonly [name: string]: Translated<Rest> }
        : Schema extends { readonly entries: infer Entries }
          ? keyof TranslationOf<Entries> extends never
            ? never
            : TranslationOf<Entries>
          : Schema extends v.GenericSchema
            ? v.InferOutput<Schema>
            : never;

/**
 * The translation of a list. A project and a technology can lack a translation, so their translations are listed by id or by name
 * (see `keyOf`). All other lists are translated entry by entry, in the same order.
 */
type TranslationOfList<Item> = Item extends { readonly entries: { readonly id: unknown } }
  ? { readonly [id: number]: Translated<Item> }
  : Item extends { readonly entries: { readonly icon: unknown } }
    ? { readonly [name: string]: Translated<Item> }
    : readonly Translated<Item>[];

/** The words of the site that an owner replaces. Each word can be left out. */
export type OwnWords = Some<Words>;

/** A value whose properties can be left out, at any depth. A list must be complete. */
type Some<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { readonly [Name in keyof Value]?: Some<Value[Name]> }
    : Value;

export type Palette = Content['theme']['palette'];
export type Typefaces = Content['theme']['typefaces'];
export type Pages = Content['pages']['pages'];
export type FormerPaths = Content['pages']['formerPaths'];
export type Owner = Content['owner']['owner'];
export type ContactForm = Owner['contactForm'];
export type Career = Content['career']['career'];
export type Curriculum = Content['owner']['curriculum'];
export type Editions = Content['owner']['editions'];
export type ProjectEntry = Content['projects']['projects'][number];
export type GalleryPicture = NonNullable<ProjectEntry['gallery']>[number];
/** A slide on home. If its project has no translation, `language` is the language tag of the texts. */
export type Slide = Content['projects']['demos'][number] & { language?: string };
export type Technology = Content['technologies']['technologies'][number];
export type Services = Content['services']['services'];
export type About = Content['about']['about'];
export type Quote = NonNullable<About['quotes']>[number];
