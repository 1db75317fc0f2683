import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import pictures from 'virtual:pictures';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Picture } from '../../../src/components/Picture';
import { createCache } from '../../../src/tools/build/assets/cache';
import { listPictures } from '../../../src/tools/build/assets/pictures';
import { drawShareImages } from '../../../src/tools/build/draw/shareImages';
import { content } from '../../support/reference';
import { testFolder } from '../../support/testFolder';

const inFolder = testFolder();

/** Lists the pictures. The two colours are the palette for drawings. */
const list = () =>
  listPictures(inFolder('assets'), createCache(inFolder('cache'), 2), { text: '#123321', background: '#fedcba' });

/** The entry of a picture in the manifest. */
const entry = async (name = 'projects/shop') => (await list()).manifest[name] as BuiltPicture;

/** Makes a file of a picture, and returns its path. */
async function make(file: string): Promise<string> {
  const { products } = await list();
  const made = await products.find(({ includes }) => includes(file))?.make();
  return made?.[0]?.[0] ?? '';
}

beforeEach(() => void mkdirSync(inFolder('assets/projects'), { recursive: true }));

/** A screenshot of an empty page. */
function writeMaster(width: number, background = '#246', name = 'projects/shop.png') {
  const height = Math.round(width / 1.6);
  return sharp({ create: { width, height, channels: 3, background } }).toFile(inFolder(`assets/${name}`));
}

test.each([
  [600, [540, 600], 600],
  // No width is listed twice.
  [1080, [540, 720, 1080], 1080],
  [1360, [540, 720, 1080, 1360], 1360],
  [1400, [540, 720, 1080, 1360, 1400], 1360],
  [4000, [540, 720, 1080, 1360, 2688], 1360],
])(
  'a original of %d pixels has the widths %j, none wider than the original or any screen',
  async (width, avif, webp) => {
    await writeMaster(width);
    const { manifest, products } = await list();
    const file = expect.stringMatching(new RegExp(`-${webp}\\.webp$`));
    expect(manifest['projects/shop']).toMatchObject({ width, height: width / 1.6, avif: { widths: avif }, file });
    expect(products).toHaveLength(avif.length + 1);
  },
);

test.each([900, 2688])('a page offers a photograph of %d pixels up to twice the width of its place', async (width) => {
  await writeMaster(width);
  Object.assign(pictures, (await list()).manifest);
  for (const shown of [300, 440, 680, 1344]) {
    const picture = renderToStaticMarkup(createElement(Picture, { name: 'projects/shop', alt: '', maxWidth: shown }));
    const offered = [...picture.matchAll(/ (\d+)w/g)].map(([, candidate]) => Number(candidate));
    expect([shown, Math.max(...offered) >= Math.min(2 * shown, width)]).toEqual([shown, true]);
    expect(offered.filter((candidate) => candidate >= 2 * shown).length).toBeLessThanOrEqual(1);
  }
});

test('a file of a picture has the size and the format in its name', async () => {
  await writeMaster(700);
  const { file, avif } = await entry();
  const madeOf = async (name: string) => sharp(await make(name)).metadata();
  expect(await madeOf(`${avif?.stem}-540.avif`)).toMatchObject({ width: 540, compression: 'av1' });
  expect(await madeOf(file)).toMatchObject({ width: 700, format: 'webp' });
});

test('a drawing is optimised, keeps its size, and gets the colours of the palette', async () => {
  const shapes = `<!-- Paper. --><style>.paper{fill:#f5f3ef}</style>
    <path fill="#F5F3EF" d="M1.00001 1h4v4"/><path style="fill:rgb(0,0,0)" d="M1 11h4v4"/>
    <path class="paper" d="M1 21h4v4"/><path fill="black" d="M11 11h4v4"/><path fill="#456" d="M11 21h4v4"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">${shapes}</svg>`;
  writeFileSync(inFolder('assets/shapes.svg'), drawing);
  const { file, ...size } = await entry('shapes');
  expect(size).toEqual({ width: 40, height: 30 });
  const made = readFileSync(await make(file), 'utf8');
  const [text, background] = ['#123321', '#fedcba'];
  expect(made.match(/#[0-9a-f]+/g)).toEqual([text, background, text, background, '#456']);
  expect(made).not.toMatch(/Paper|00001/);
});

test('a changed original gets new file names, and an unchanged original is not decoded again', async () => {
  await writeMaster(600);
  const before = (await entry()).file;
  await writeMaster(600, '#642');
  const after = (await entry()).file;
  expect(after).toMatch(/^assets\/shop-[0-9a-f]{8}-600\.webp$/);
  expect(after).not.toBe(before);
  const [, hash] = after.split('-');
  writeFileSync(inFolder(`cache/pictures/shop-${hash}.json`), JSON.stringify({ width: 500, height: 400 }));
  expect(await entry()).toMatchObject({ width: 500, height: 400 });
});

test('a original that is no picture, or an incomplete picture, is refused with one line', async () => {
  const original = inFolder('assets/projects/shop.png');
  const sentence = `^${original} cannot be read as a picture of the kind SVG, PNG, JPEG, WebP or AVIF: [^\n]+$`;
  writeFileSync(original, 'Esto no es una imagen');
  await expect(list()).rejects.toThrow(new RegExp(sentence));
  await writeMaster(600);
  truncateSync(original, 200);
  await expect(make(`${(await entry()).avif?.stem}-540.avif`)).rejects.toThrow(new RegExp(sentence));
});

test.each(['webp', 'avif', 'jpg', 'JPEG'])(
  'the name of a %s original can have spaces, accents and capitals',
  async (extension) => {
    const name = 'projects/Captura de pantalla 2026 (Añil)';
    await writeMaster(600, '#246', `${name}.${extension}`);
    const { file, width, height } = await entry(name);
    expect([width, height]).toEqual([600, 375]);
    expect(file).toMatch(/^assets\/captura-de-pantalla-2026-anil-[0-9a-f]{8}-600\.webp$/);
  },
);

/** Writes a photograph of 600x960 pixels, red above blue, as phones do: rotated, with an EXIF orientation. */
async function writeTurned(orientation: number) {
  const blue = { create: { width: 600, height: 480, channels: 3, background: '#00f' } } as const;
  const upright = await sharp(blue).extend({ top: 480, background: '#f00' }).png().toBuffer();
  const turned = sharp(upright).rotate(orientation === 6 ? 270 : 90);
  await turned.withMetadata({ orientation }).jpeg().toFile(inFolder('assets/projects/shop.jpg'));
}

/** The strongest colour channels at the middle of the first row and at the middle of the last row of a picture. */
async function ends(picture: string | Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [0, info.height - 1].map((row) => {
    const start = (row * info.width + Math.floor(info.width / 2)) * info.channels;
    const pixel = data.subarray(start, start + 3);
    return ['red', 'green', 'blue'][pixel.indexOf(Math.max(...pixel))];
  });
}

test.each([6, 8])(
  'a photograph with the EXIF orientation %d is upright, in the share image too',
  async (orientation) => {
    await writeTurned(orientation);
    const { file, avif, ...size } = await entry();
    expect([size, avif?.widths]).toEqual([{ width: 600, height: 960 }, [540, 600]]);
    for (const name of [`${avif?.stem}-540.avif`, file]) expect(await ends(await make(name))).toEqual(['red', 'blue']);
    // The top of the photograph fills the share image.
    const card = { path: '/projects/1', file: 'share.png', title: '', subtitle: '', pictures: ['projects/shop'] };
    const drawn: Buffer[] = [];
    const svg = () => '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
    const typeset = (_: string, __: object, pictures = {}) => {
      drawn.push(...Object.values<Buffer>(pictures));
      return { pages: 1, pdf: () => Buffer.of(), svg };
    };
    const { files } = await list();
    await drawShareImages({ cards: [card], colours: content.theme.palette.screen }, typeset, files);
    expect(await Promise.all(drawn.map(ends))).toEqual([['red', 'red']]);
  },
);

test('a video with a poster is copied unchanged, and a changed video gets a new name', async () => {
  await writeMaster(600);
  const video = inFolder('assets/projects/shop.MP4');
  writeFileSync(video, 'Un video');
  const before = (await entry()).video ?? '';
  expect(before).toMatch(/^assets\/shop-[0-9a-f]{8}\.mp4$/);
  expect(await make(before)).toBe(video);
  writeFileSync(video, 'Otro video');
  expect((await entry()).video).not.toBe(before);
});

test('a video without a poster is refused with the command that makes a poster', async () => {
  const name = inFolder('assets/projects/shop');
  writeFileSync(`${name}.webm`, 'Un video');
  const command = `\`ffmpeg -i "${name}.webm" -frames:v 1 "${name}.png"\``;
  await expect(list()).rejects.toThrow(
    `${name}.webm has no poster, a picture of the same name: ${command} makes a poster from the first frame.`,
  );
});

test.each([
  ['gif', /^(\S+\.gif) is an animation\. `ffmpeg -i "\1" [^`]+\.mp4" -frames:v 1 "[^`]+\.png"` makes [^\n]+$/],
  ['webp', /^(\S+)\.webp is an animation\. `node -e "[^`]+\('\1\.gif'\)" && ffmpeg -i "\1\.gif" [^`]+` makes [^\n]+$/],
] as const)('an animated %s is refused with the command that makes a video', async (format, sentence) => {
  const frames = await Promise.all(
    ['#246', '#642'].map((background) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const animation = sharp(frames, { join: { animated: true } }).toFormat(format);
  await animation.toFile(inFolder(`assets/projects/shop.${format}`));
  await expect(list()).rejects.toThrow(sentence);
});

test('two originals with the same name are refused', async () => {
  await writeMaster(600);
  await writeMaster(600, '#642', 'projects/shop.jpg');
  const [one, other] = ['jpg', 'png'].map((extension) => inFolder(`assets/projects/shop.${extension}`));
  await expect(list()).rejects.toThrow(`${one} and ${other} have the same name: rename one of them.`);
});
