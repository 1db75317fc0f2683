import * as v from 'valibot';
import { networks } from '../content/networks';
import {
  axes,
  axis,
  check,
  colours,
  fieldOf,
  fieldsOf,
  heading,
  isHttps,
  isOnce,
  isPastDate,
  isYear,
  list,
  object,
  type Pictures,
  pastDateMessage,
  picture,
  text,
} from './contentValues';
import { findCountry } from './countries';
import type { Facts } from './facts';

/** The colours that styles and pictures name. */
const SCREEN = `
  background surface surface-hover surface-pressed hairline line edge edge-hover button-border field-border text
  text-body text-muted on-text stroke-1 stroke-2 stroke-3 stroke-1-on-text stroke-2-on-text stroke-3-on-text error
  error-surface error-border success-surface success-border disabled-surface disabled-text button-hover
`
  .trim()
  .split(/\s+/);
const PAPER = ['text', 'text-muted', 'hairline', 'stroke-1', 'stroke-2', 'stroke-3'];

/** The schema of each file of facts. Messages complete the sentence "… must be". */
export function factRules(facts: Facts, pictures: Pictures) {
  const { owner } = facts['src/content/owner.ts'];
  const name = fieldOf(owner, 'name');
  const country = findCountry(String(fieldOf(owner, 'country')));
  const ids = fieldsOf(facts['src/content/projects.ts'].projects, 'id');
  const names = fieldsOf(facts['src/content/technologies.ts'].technologies, 'name');

  const address = 'an address that starts with https://, such as https://github.com/ana';
  const link = check(isHttps, address);
  const technology = object({ name: heading(40), icon: picture('technologies/', pictures) });
  const entry = object({ title: text(100), time: text(60), text: text(2000) });
  const existingProject = v.pipe(
    v.number('a number'),
    v.check((id) => ids.includes(id), 'the id of one of the projects, such as 1'),
  );
  const weight = axis(1, 1000, 'a weight such as 620, or { "min": 400, "max": 600 }');
  const face = object({
    file: check(
      (file) => /^[\w@./-]+\.(woff2?|ttf|otf)$/.test(file) && file.length <= 300,
      'the path of a font in a package, such as @fontsource/lora/files/lora-latin-400-normal.woff2',
    ),
    weight,
    axes: v.optional(axes(axis(-10_000, 10_000, 'a number, or { "min": 75, "max": 100 }'))),
    static: v.optional(axes(v.number('a number'))),
  });
  const typeface = object({
    family: check((family) => /^[\p{L}\d][\p{L}\p{M}\d _-]{0,59}$/u.test(family), 'the name of a font, such as Lora'),
    faces: list(face, 1, 8),
  });

  return {
    'src/content/owner.ts': object({
      owner: object({
        name: heading(60),
        familyName: check(
          (familyName) => familyName.trim() !== '' && String(name).endsWith(familyName),
          'the end of the name',
        ),
        role: heading(80),
        profession: heading(80),
        skills: list(heading(40), 1, 24),
        birthDate: check(isPastDate, ({ input }) => pastDateMessage(input)),
        city: text(60),
        country: text(60),
        region: v.pipe(
          check((region) => /^[A-Z]{2}$/.test(region), "the two capitals of the country's ISO code, such as PA"),
          v.check((region) => !country || region === country.code, `the code of ${country?.name}, ${country?.code}`),
        ),
        placePictures: v.optional(object({ skyline: v.optional(text(300)), map: v.optional(text(300)) })),
        phone: v.optional(
          check(
            (phone) => /^\+[1-9]\d{6,14}$/.test(phone.replace(/[ -]/g, '')),
            'an international number: a plus and 7 to 15 digits, grouped by spaces or hyphens, such as +507 6123-4567',
          ),
        ),
        email: v.pipe(v.string('an e-mail address'), v.email('an e-mail address such as ana@correo.com')),
        profiles: list(
          object({
            network: v.picklist(Object.keys(networks), `one of ${Object.keys(networks).join(', ')}`),
            url: link,
          }),
          0,
          8,
        ),
        siteUrl: check(
          (url) => isHttps(url) && url.endsWith('/') && !/[?#]/.test(url),
          'the address of the site, with https:// at its start and a slash at its end, such as https://ana.dev/',
        ),
        contactForm: contactFormRule(address),
      }),
      curriculum: object({
        experience: v.optional(list(entry, 0, 24)),
        studies: v.optional(list(entry, 0, 24)),
        languages: v.optional(list(text(60), 0, 24)),
      }),
      kept: list(text(100), 0, 100),
    }),
    'src/content/projects.ts': object({
      projects: list(
        object({
          id: v.pipe(
            v.number('a number'),
            v.check((id) => isOnce(id, ids), 'a number that no other project has'),
            v.check(
              (id) => Number.isInteger(id) && id >= 1 && id <= ids.length,
              `one of the numbers 1 to ${ids.length}`,
            ),
          ),
          title: heading(80),
          footerLabel: v.optional(text(40)),
          description: text(400),
          keywords: v.optional(list(text(60), 1, 24)),
          image: picture('projects/', pictures),
          imageAlt: text(300),
          url: v.optional(link),
          repository: v.optional(link),
          technologies: list(
            check((name) => names.includes(name), 'a name in src/content/technologies.ts'),
            0,
            12,
          ),
          subtitle: heading(120),
          paragraphs: list(text(2000), 1, 12),
          role: v.optional(text(60)),
          year: v.optional(
            v.pipe(v.number('a year such as 2025, not in quotation marks'), v.check(isYear, 'a year from 1990 on')),
          ),
          client: v.optional(text(60)),
          duration: v.optional(text(40)),
          results: v.optional(list(heading(120), 2, 3)),
          gallery: v.optional(
            list(object({ image: picture('projects/', pictures), alt: text(300), caption: text(300) }), 0, 12),
          ),
        }),
        1,
        24,
      ),
      footerProjects: list(existingProject, 0, 6),
      demos: list(
        object({
          image: picture('projects/', pictures),
          title: text(80),
          alt: text(300),
          url: v.optional(check((url) => url === '#' || isHttps(url), `${address}, or # where there is none`)),
        }),
        0,
        12,
      ),
    }),
    'src/content/technologies.ts': object({
      technologies: list(
        object({
          ...technology.entries,
          name: v.pipe(
            heading(40),
            v.check((name) => isOnce(name, names), 'a name that no other technology has'),
          ),
        }),
        1,
        40,
      ),
    }),
    'src/content/services.ts': object({
      services: list(object({ title: heading(60), image: picture('services/', pictures), request: text(200) }), 1, 8),
    }),
    'src/theme/palette.json': object({ screen: colours(SCREEN), paper: colours(PAPER) }),
    'src/theme/typefaces.json': object({ display: typeface, text: typeface }),
  } satisfies Record<keyof Facts, v.GenericSchema>;
}

/** The schemas of the texts that derive from the facts. */
export function textRules(pictures: Pictures) {
  const image = object({ name: picture('', pictures), alt: text(300) });
  return {
    'src/content/home.ts': object({ hero: object({ image }) }),
    'src/content/about.ts': object({
      about: object({ statement: text(400), paragraphs: list(text(2000), 1, 12), image: v.optional(image) }),
    }),
    'src/content/callToContact.ts': object({
      callToContact: object({
        question: check(
          (question) => /^¿[^¿?]+\?$/.test(question) && question.length <= 34,
          'a question of up to 34 characters with both its marks, such as ¿Tienes un proyecto en mente?',
        ),
      }),
    }),
  };
}

/** @param address What an address must be. */
function contactFormRule(address: string) {
  const form = (service: string, key: string, isRight: (value: string) => boolean, message: string) =>
    v.object({ service: v.literal(service), [key]: v.pipe(v.string(message), v.check(isRight, message)) }, message);
  const isWord = (value: string) => /^[\w.@+/-]+$/.test(value) && !value.includes('//');
  const endOf = (start: string) => `what follows ${start} in the form's address, such as xayzbwqr`;
  return v.variant(
    'service',
    [
      v.object({ service: v.picklist(['php', 'netlify']) }),
      form('formspree', 'id', isWord, endOf('https://formspree.io/f/')),
      form('basin', 'id', isWord, endOf('https://usebasin.com/f/')),
      form('web3forms', 'accessKey', isWord, 'the access key that web3forms.com mails'),
      form('formsubmit', 'alias', isWord, 'the alias that formsubmit.co mails, or an e-mail address'),
      form('custom', 'url', isHttps, address),
    ],
    'php, formspree, web3forms, formsubmit, netlify, basin or custom',
  );
}
