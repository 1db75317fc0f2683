import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import sharp from 'sharp';
import { about } from '../content/about';
import { contactDetails } from '../content/contact';
import { hero } from '../content/home';
import { shareImage } from '../content/metadata/site';
import { owner } from '../content/owner';
import { pages } from '../content/pages';
import { projects } from '../content/projects';
import { fontFile } from './fontFiles';

const WIDTH = 1200;
const HEIGHT = 630;
const STROKES = ['#ff5a45', '#ffb02e', '#2dd4bf'];
/** Pixels by which the pictures of a pile are moved against each other. */
const STEP = 44;

interface Card {
  /** Of the page that it is the card of. */
  path: string;
  title: string;
  subtitle: string;
  /** The pictures' paths in `src/assets`, without extension, and the size that each is drawn at; the first is in front. */
  pictures: string[];
  width: number;
  height: number;
}

const SCREENSHOT = { width: 624, height: 390 };

const cards: Card[] = [
  {
    path: pages.home.path,
    title: owner.name,
    subtitle: `${owner.role} en ${owner.country}`,
    pictures: [hero.image.name],
    width: 440,
    height: 431,
  },
  {
    path: pages.about.path,
    title: pages.about.label,
    subtitle: owner.name,
    pictures: [about.image.name],
    width: 672,
    height: 300,
  },
  {
    path: pages.projects.path,
    title: pages.projects.label,
    subtitle: owner.name,
    pictures: projects.slice(0, STROKES.length).map(({ image }) => `projects/${image}`),
    width: 512,
    height: 320,
  },
  ...projects.map((project) => ({
    path: project.path,
    title: project.title,
    subtitle: owner.name,
    pictures: [`projects/${project.image}`],
    ...SCREENSHOT,
  })),
  {
    path: pages.contact.path,
    title: pages.contact.label,
    subtitle: owner.name,
    pictures: [contactDetails.map.name],
    width: 608,
    height: 380,
  },
];

/** What social networks show of each page, 1200x630 pixels, by its path in `dist`. */
export async function draw(): Promise<Record<string, Buffer>> {
  const fonts = [
    { name: 'Display', data: await fontFile('display') },
    { name: 'Text', data: await fontFile('text') },
  ];
  const images: Record<string, Buffer> = {};
  for (const card of cards) {
    const pictures = await Promise.all(card.pictures.map((name) => asPng(name, card)));
    const svg = await satori(<ShareCard {...card} pictures={pictures} />, { width: WIDTH, height: HEIGHT, fonts });
    const png = new Resvg(svg).render().asPng();
    const file = shareImage(card.path).slice(owner.siteUrl.length);
    images[file] = await sharp(png).png({ palette: true, quality: 90, effort: 7 }).toBuffer();
  }
  return images;
}

/** A master in a size, as a data address; of one with another shape the top is shown. */
async function asPng(name: string, { width, height }: Pick<Card, 'width' | 'height'>): Promise<string> {
  const folder = path.join('src/assets', path.dirname(name));
  const file = (await readdir(folder)).find((candidate) => path.parse(candidate).name === path.basename(name));
  const picture = await sharp(path.join(folder, file ?? ''), { density: 144 })
    .resize({ width, height, position: 'top' })
    .png()
    .toBuffer();
  return `data:image/png;base64,${picture.toString('base64')}`;
}

function ShareCard({ title, subtitle, pictures, width, height }: Card) {
  const pileWidth = width + STEP * (pictures.length - 1);
  const pileHeight = height + STEP * (pictures.length - 1);
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background: '#000', color: '#f5f3ef' }}>
      {STROKES.map((color, index) => (
        <div
          key={color}
          style={{
            position: 'absolute',
            left: (WIDTH / 4) * (index + 1),
            width: 2,
            // None reaches a picture.
            height: 180 - 60 * index,
            backgroundImage: `linear-gradient(#000, ${color})`,
          }}
        />
      ))}
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          gap: 24,
          width: WIDTH - pileWidth - 120,
          paddingLeft: 64,
        }}
      >
        <div style={{ display: 'flex', gap: 9 }}>
          {STROKES.map((background) => (
            <div key={background} style={{ width: 7, height: 48, background }} />
          ))}
        </div>
        <div style={{ fontFamily: 'Display', fontSize: title.length > 16 ? 56 : 72, lineHeight: 1 }}>{title}</div>
        <div style={{ fontFamily: 'Text', fontSize: 30, color: '#c4c1bb' }}>{subtitle}</div>
      </div>
      {pictures
        .map((picture, index) => (
          <img
            key={picture}
            src={picture}
            alt=""
            width={width}
            height={height}
            style={{
              position: 'absolute',
              right: 56 + STEP * index,
              top: (HEIGHT + pileHeight) / 2 - height - STEP * index,
              borderRadius: 16,
            }}
          />
        ))
        .toReversed()}
    </div>
  );
}
