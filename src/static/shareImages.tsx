import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import sharp from 'sharp';
import { owner } from '../content/owner';
import { projects } from '../content/projects';
import { fontFile } from './fontFiles';

const WIDTH = 1200;
const HEIGHT = 630;
const STROKES = ['#ff5a45', '#ffb02e', '#2dd4bf'];

interface Card {
  title: string;
  subtitle: string;
  /** Data address of the picture, and its size in pixels. */
  picture: string;
  pictureWidth: number;
  pictureHeight: number;
}

/** What social networks show of the site's pages, 1200x630 pixels each, by its path in `dist`. */
export async function shareImages(): Promise<Record<string, Buffer>> {
  const fonts = [
    { name: 'Display', data: await fontFile('display') },
    { name: 'Text', data: await fontFile('text') },
  ];
  const images: Record<string, Buffer> = {
    'share/home.png': await draw(fonts, {
      title: owner.name,
      subtitle: `${owner.role} en ${owner.country}`,
      picture: await asPng('illustrations/hero.svg', 440),
      pictureWidth: 440,
      pictureHeight: 431,
    }),
  };
  for (const project of projects) {
    images[`share/${project.image}.png`] = await draw(fonts, {
      title: project.title,
      subtitle: owner.name,
      picture: await asPng(`projects/${project.image}.png`, 624),
      pictureWidth: 624,
      pictureHeight: 390,
    });
  }
  return images;
}

async function asPng(master: string, width: number): Promise<string> {
  const picture = await sharp(await readFile(`src/assets/${master}`))
    .resize(width)
    .png()
    .toBuffer();
  return `data:image/png;base64,${picture.toString('base64')}`;
}

async function draw(fonts: { name: string; data: Buffer }[], card: Card): Promise<Buffer> {
  const svg = await satori(<ShareCard {...card} />, { width: WIDTH, height: HEIGHT, fonts });
  const png = new Resvg(svg).render().asPng();
  return sharp(png).png({ palette: true, quality: 90, effort: 7 }).toBuffer();
}

function ShareCard({ title, subtitle, picture, pictureWidth, pictureHeight }: Card) {
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background: '#000', color: '#f5f3ef' }}>
      {STROKES.map((color, index) => (
        <div
          key={color}
          style={{
            position: 'absolute',
            left: (WIDTH / 4) * (index + 1),
            width: 2,
            height: 180 + 90 * index,
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
          width: WIDTH - pictureWidth - 120,
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
      <img
        src={picture}
        alt=""
        width={pictureWidth}
        height={pictureHeight}
        style={{ position: 'absolute', right: 56, top: (HEIGHT - pictureHeight) / 2, borderRadius: 16 }}
      />
    </div>
  );
}
