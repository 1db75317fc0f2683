/** Finds icons of technologies. Most icons come from the collection Devicon. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Technology } from '../../content/schema';
import { technologies } from '../../content/technologies';

/** The icon of a technology that has no icon of its own. */
export const NEUTRAL_ICON = 'code';
/** The colour in an SVG that the build replaces with the colour of texts. */
const TEXT = '#f5f3ef';
const COLOUR = /(?<=(?:fill|stroke|stop-color)=")#[\da-f]+(?=")/g;
/** The lowest brightness that is visible on a dark background. */
const SEEN = 80;
/** The number of characters of an SVG above which a PNG of the same drawing is smaller. */
const HEAVY = 60_000;

/** Devicon's names of technologies by their other names. All names are in small letters, without spaces and punctuation. */
const ALIASES: Record<string, string> = Object.fromEntries(
  [
    'aws amazonwebservices, gcp googlecloud, googlecloudplatform googlecloud, lambda amazonwebservices, k8s kubernetes',
    'js javascript, es javascript, ts typescript, golang go, net dotnet, aspnet dotnet, aspnetcore dotnetcore, shell bash',
    'postgres postgresql, mongo mongodb, sqlserver microsoftsqlserver, mssql microsoftsqlserver, rubyonrails rails',
    // Without this entry, «Email» would get the icon of the library EmailJS.
    'email neutral',
    'springboot spring, scss sass, mui materialui, sklearn scikitlearn, gitlabci gitlab, dockercompose docker',
  ].flatMap((line) => line.split(', ').map((pair) => pair.split(' '))),
);

/** Devicon's drawings by their names without hyphens. A technology without a logo has its lettering, Devicon's `-wordmark`. */
const DRAWINGS = (() => {
  const file = readFileSync('node_modules/@iconify-json/devicon/icons.json', 'utf8');
  const { icons }: { icons: Record<string, { body: string }> } = JSON.parse(file);
  const names = Object.keys(icons).sort((one, other) => other.length - one.length);
  return new Map(names.map((name) => [signless(name.replace('-wordmark', '')), icons[name]?.body ?? '']));
})();

/** Returns the name of a technology's icon. «HTML5» and «React.js» have the icons of HTML and React. */
export function iconOf(name: string): Technology['icon'] {
  const bare = (name: string) => name.toLowerCase().replace(/(?<=\w)(?:[\s.]*js|\s*\d+(?:\.\d+)*)$/, '');
  const known = technologies.find((known) => bare(known.name) === bare(name) && known.icon !== NEUTRAL_ICON);
  return known?.icon ?? drawingNamed(name) ?? NEUTRAL_ICON;
}

export function isTechnology(name: string): boolean {
  return iconOf(name) !== NEUTRAL_ICON;
}

/** Finds the drawing of a technology. The name can be abbreviated. The maker, the version and «js» in the name are optional. */
function drawingNamed(name: string): string | undefined {
  const written = [name, name.replace(/\s*\(.*\)/, '')].map(signless).filter((key) => /[a-z]/.test(key));
  const stems = written.flatMap((key) => [key, key.replace(/v?\d+$|js$|^(apache|adobe|amazon|google|microsoft)/, '')]);
  const names = stems
    .map((stem) => ALIASES[stem] ?? stem)
    .flatMap((name) => ['', 'js', 'css', 'io'].map((end) => name + end));
  return [...names, ...names.map((name) => `apache${name}`)].find((name) => DRAWINGS.has(name));
}

function signless(name: string): string {
  const signs = name
    .toLowerCase()
    .replaceAll('#', 'sharp')
    .replaceAll('+', 'plus')
    .replace(/^\.(?=\w)/, 'dot');
  return signs.replaceAll(/[^a-z\d]/g, '');
}

/** Returns the file of an icon that is not in `src/assets/technologies`. A dark drawing gets the colour of texts. */
export async function iconFile(icon: string): Promise<[extension: string, contents: string | Buffer]> {
  const body = DRAWINGS.get(icon) ?? '';
  const colours = [...new Set(body.match(COLOUR))];
  const isDark = colours.length < 3 && brightness(colours[0]) < SEEN && !colours.some((one) => brightness(one) > 230);
  const mark = isDark ? body.replaceAll(COLOUR, (colour) => (brightness(colour) < SEEN ? TEXT : colour)) : body;
  const svg = `<svg${isDark ? ` fill="${TEXT}"` : ''} xmlns="http://www.w3.org/2000/svg" width="75" height="75" viewBox="0 0 128 128">${mark}</svg>\n`;
  return svg.length < HEAVY ? ['svg', svg] : ['png', await sharp(Buffer.from(svg), { density: 144 }).png().toBuffer()];
}

/** Returns the brightness of a colour as people see the colour, from 0 to 255. */
function brightness(colour = '#000'): number {
  const [, ...parts] = colour.length < 7 ? colour.replaceAll(/[\da-f]/g, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(parts.slice(at, at + 2).join(''), 16));
  return 0.2 * red + 0.7 * green + 0.1 * blue;
}
