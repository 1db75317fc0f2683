import type { Facts } from '../../src/build/facts';
import { networks } from '../../src/content/networks';
import type { ContactForm, Curriculum, Owner, ProjectEntry, Service, Slide, Technology } from '../../src/content/types';
import { randomNumbers } from './randomNumbers';

/** Names of the fixtures' pictures. */
const PROJECT_PICTURES = [
  'menu-digital',
  'constructora',
  'menu-por-categorias',
  'ecommerce',
  'aikikai',
  'codigo',
  'crud',
];
const SERVICE_PICTURES = ['parrot', 'frog', 'hummingbird', 'turtle'];
const ICONS = ['html', 'css', 'react', 'nodejs', 'express', 'wordpress', 'typescript'];
const NETWORKS = Object.keys(networks) as (keyof typeof networks)[];

const FORMS: ContactForm[] = [
  { service: 'php' },
  { service: 'netlify' },
  { service: 'formspree', id: 'xayzbwqr' },
  { service: 'custom', url: 'https://api.ana.test/contact' },
];

/** Letters by how often they are drawn, with the widest and the narrowest; all are in every font. */
const LETTERS = [...'eeeeeaaaaaooooosssrrrnnniiiddlltttuuccmmppbgvyqhfzjñxkwáéíóúüWMQ'];
const SPECIAL = [
  '🚀',
  '👩‍💻',
  '«así»',
  '100%',
  'C#',
  'Node.js',
  'e-commerce',
  'HTML/CSS/JS',
  '<b>',
  '&amp;',
  '—',
  '"x"',
  '¿qué?',
];

/** Draws values within the rules of `src/build/contentRules.ts`, often at their limits. */
function drawsFrom(seed: number) {
  const random = randomNumbers(seed);
  const int = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const one = <Item>(items: readonly Item[]) => items[int(0, items.length - 1)] as Item;
  /** A number from `least` to `most`: one of both in every second case. */
  const size = (least: number, most: number) => one([least, most, int(least, most), int(least, most)]);
  const list = <Item>(least: number, most: number, item: (index: number) => Item) =>
    Array.from({ length: size(least, most) }, (_, index) => item(index));
  const some = <Item>(items: readonly Item[], most: number) => {
    const left = [...items];
    return list(0, Math.min(most, items.length), () => left.splice(int(0, left.length - 1), 1)[0] as Item);
  };
  const maybe = <Value>(draw: () => Value) => (random() < 0.6 ? draw() : undefined);

  const word = (most: number) => {
    const length = Math.min(most, random() < 0.08 ? int(13, most) : int(1, 12));
    const letters = Array.from({ length }, () => one(LETTERS)).join('');
    return random() < 0.15 ? letters.toUpperCase().slice(0, most) : letters;
  };
  const written = (most: number, longest: number) => {
    const length = one([1, 12, most, most, int(1, most)]);
    let text = word(Math.min(longest, most));
    for (;;) {
      const next = random() < 0.04 ? one(SPECIAL) : word(longest);
      if (text.length + 1 + next.length > length) return text;
      text += ` ${next}`;
    }
  };
  const heading = (most: number) => written(most, 30);
  /** A text that may have a word as long as an address. */
  const text = (most: number) => written(most, random() < 0.2 ? Math.min(most, 200) : 20);
  const url = () => `https://${word(20).toLowerCase()}.test/${one(['', word(30), `${word(20)}/?a=${word(20)}&b=1`])}`;
  return { int, one, list, some, maybe, heading, text, word, url };
}

/** Any content that the rules allow, by source file, always the same for a seed. */
export function randomContent(seed: number) {
  const { int, one, list, some, maybe, heading, text, word, url } = drawsFrom(seed);

  const technologies: Technology[] = list(1, 40, (index) => ({ name: `${index} ${heading(37)}`, icon: one(ICONS) }));

  const projects: ProjectEntry[] = list(1, 24, (index) => ({
    id: index + 1,
    title: heading(80),
    footerLabel: maybe(() => text(40)),
    description: text(400),
    keywords: maybe(() => list(1, 24, () => text(60))),
    image: one(PROJECT_PICTURES),
    imageAlt: text(300),
    url: maybe(url),
    repository: maybe(url),
    technologies: some(
      technologies.map(({ name }) => name),
      12,
    ),
    subtitle: heading(120),
    paragraphs: list(1, 12, () => text(2000)),
    role: maybe(() => text(60)),
    year: maybe(() => int(1990, 2026)),
    client: maybe(() => text(60)),
    duration: maybe(() => text(40)),
    results: maybe(() => list(2, 3, () => heading(120))),
    gallery: maybe(() =>
      list(0, 12, () => ({ image: one([...PROJECT_PICTURES, 'telefono']), alt: text(300), caption: text(300) })),
    ),
  }));

  const demos: Slide[] = list(0, 12, () => ({
    image: one(PROJECT_PICTURES),
    title: text(80),
    alt: text(300),
    url: maybe(() => one(['#', url()])),
  }));

  const services: Service[] = list(1, 8, () => ({
    title: heading(60),
    image: one(SERVICE_PICTURES),
    request: text(200),
  }));

  const familyName = heading(25);
  const owner: Owner = {
    name: one([familyName, `${heading(34)} ${familyName}`]),
    familyName,
    role: heading(80),
    profession: heading(80),
    skills: list(1, 24, () => heading(40)),
    birthDate: `${int(1920, 2010)}-0${int(1, 9)}-${int(10, 28)}`,
    city: text(60),
    country: text(60),
    region: one(['PA', 'ES', 'CL']),
    placePictures: maybe(() => ({ skyline: maybe(() => text(300)), map: maybe(() => text(300)) })),
    phone: maybe(() => one(['+507 6123-4567', '+34 600 00 00 01', '+123 4567 890 123 45'])),
    email: one(['a@b.co', `${word(30).replace(/[^a-z]/gi, 'x')}.pruebas@correo-de-la-empresa.com`]),
    profiles: list(0, 8, () => ({ network: one(NETWORKS), url: url() })),
    siteUrl: one(['https://ana.test/', 'https://ana.github.io/portafolio/']),
    contactForm: one(FORMS),
  };

  const entry = () => ({ title: text(100), time: text(60), text: text(2000) });
  const curriculum: Curriculum = {
    experience: maybe(() => list(0, 24, entry)),
    studies: maybe(() => list(0, 24, entry)),
    languages: maybe(() => list(0, 24, () => text(60))),
  };

  return {
    'src/content/owner.ts': { owner, curriculum, kept: [] },
    'src/content/projects.ts': {
      projects,
      footerProjects: some(
        projects.map(({ id }) => id),
        6,
      ),
      demos,
    },
    'src/content/technologies.ts': { technologies },
    'src/content/services.ts': { services },
  } satisfies Partial<Facts>;
}

/** Texts that derive from no fact, to be put over those of the fixture. */
export function randomAbout(seed: number) {
  const { list, text } = drawsFrom(-seed);
  return { statement: text(400), paragraphs: list(1, 12, () => text(2000)) };
}
