import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { staticFonts } from 'virtual:fonts';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import sharp from 'sharp';
import { owner } from '#content/owner';
import { palette } from '#content/palette';
import { shareImage } from '../../../site/metadata/metadata';
import { shareImages } from '../../../site/shareImages';
import { keyOf, recoloured } from '../assets/pictures';

const WIDTH = 1200;
const HEIGHT = 630;
const { background, text, 'text-body': textBody, 'text-muted': textMuted } = palette.screen;
const STROKES = [palette.screen['stroke-1'], palette.screen['stroke-2'], palette.screen['stroke-3']];
/** Offset in pixels between piled pictures. */
const STEP = 44;

/** Sizes of pictures in pixels. Screenshots, and photographs in a pile, are cropped to fill them; others are scaled to fit. */
const SCREENSHOT = { width: 624, height: 390 };
const PILED_SCREENSHOT = { width: 512, height: 320 };
const OTHER = { width: 672, height: 431 };

interface Card {
  title: string;
  subtitle: string;
  note?: string;
  /** All of the same size; the first is in front. */
  pictures: { url: string; width: number; height: number }[];
}

/** Draws the pictures that social networks show for links to each page, 1200x630 pixels, by path in `dist`. */
export async function draw(assets: string): Promise<Record<string, Buffer>> {
  const fonts = [
    { name: 'Display', data: await readFile(staticFonts.display[0]) },
    { name: 'Text', data: await readFile(staticFonts.text[0]) },
  ];
  const images: Record<string, Buffer> = {};
  for (const [page, { pictures: names, ...texts }] of shareImages) {
    const pictures = await Promise.all(names.map((name) => asPng(path.join(assets, name), names.length > 1)));
    const card = <ShareCard {...texts} pictures={pictures} />;
    const svg = await satori(card, { width: WIDTH, height: HEIGHT, fonts });
    const png = new Resvg(svg).render().asPng();
    const file = shareImage(page).slice(new URL(owner.siteUrl).href.length);
    images[file] = await sharp(png).png({ palette: true, quality: 90, effort: 7 }).toBuffer();
  }
  return images;
}

/** The scaled master, named without extension, as a data URL. Cropping keeps the top of a screenshot. */
async function asPng(name: string, isPiled: boolean) {
  const folder = path.dirname(name);
  const file = (await readdir(folder)).find((candidate) => keyOf(candidate) === path.basename(name));
  const isDrawing = /\.svg$/i.test(file ?? '');
  const isCropped = !isDrawing && (isPiled || path.basename(folder) === 'projects');
  const place = !isCropped ? OTHER : isPiled ? PILED_SCREENSHOT : SCREENSHOT;
  const contents = await readFile(path.join(folder, file ?? ''));
  const picture = isDrawing ? Buffer.from(await recoloured(contents, palette.screen)) : contents;
  const { data, info } = await sharp(picture, { density: 144 })
    .resize({ ...place, fit: isCropped ? 'cover' : 'inside', position: 'top' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { url: `data:image/png;base64,${data.toString('base64')}`, width: info.width, height: info.height };
}

function ShareCard({ title, subtitle, note, pictures }: Card) {
  const [{ width, height } = SCREENSHOT] = pictures;
  const pileWidth = width + STEP * (pictures.length - 1);
  const pileHeight = height + STEP * (pictures.length - 1);
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background, color: text }}>
      {STROKES.map((color, index) => (
        <div
          key={color}
          style={{
            position: 'absolute',
            left: (WIDTH / 4) * (index + 1),
            width: 2,
            // Short enough not to touch a picture.
            height: 180 - 60 * index,
            backgroundImage: `linear-gradient(${background}, ${color})`,
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
          {STROKES.map((color) => (
            <div key={color} style={{ width: 7, height: 48, background: color }} />
          ))}
        </div>
        <div style={{ fontFamily: 'Display', fontSize: title.length > 16 ? 56 : 72, lineHeight: 1 }}>{title}</div>
        <div style={{ fontFamily: 'Text', fontSize: 30, color: textBody }}>{subtitle}</div>
        {note && <div style={{ fontFamily: 'Text', fontSize: 24, color: textMuted }}>{note}</div>}
      </div>
      {pictures
        .map((picture, index) => (
          <img
            key={picture.url}
            src={picture.url}
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
