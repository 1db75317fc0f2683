import { createHash } from 'node:crypto';
import type { Content } from '../../../content/schema';
import { islandOf } from '../../../schema/screenshots';

const [WIDTH, HEIGHT] = [1344, 840];
/** From the edges to the ends of the land: room for the lines in the sea, and for what the waves add to the land. */
const MARGIN = 150;
/** Between the points whose height is measured. */
const GRID = 20;

/** The radius of the land at a joint. */
const [NARROWEST, WIDEST] = [90, 210];
/** The difference of two distances below which their shapes run into each other. */
const SOFTNESS = 46;
/** Hills and hollows: how high and how wide they are. */
const WAVES = [
  [26, 420],
  [7, 150],
] as const;

/** Lines of the land, from the shore up, again and again. Their colours are those that the build replaces. */
const LAND = [
  'stroke="#ff5a45" stroke-width="5"',
  'stroke="#ffb02e" stroke-width="5"',
  'stroke="#2dd4bf" stroke-width="5"',
  'stroke="#f5f3ef" stroke-width="3"',
];
const LAND_STEP = 11;
const SEA_LINES = 9;
const SEA_STEP = 13;

/** The titles of the projects without a picture, by the names of their islands. The content is checked later. */
export function titlesOfIslands({ projects }: Content): Record<string, string> {
  const entries = [Object(projects).projects].flat().map(Object);
  const islands = entries.filter(({ image }) => image === undefined);
  return Object.fromEntries(islands.map(({ id, title }) => [islandOf(id), `${title}`]));
}

/** An island as an SVG, always the same for a title: lines of even height on the land, and fading ones in the sea around it. */
export async function drawIsland(title: string): Promise<string> {
  const { contours } = await import('d3-contour');
  const heightAt = groundOf(title);
  const [columns, rows] = [Math.ceil(WIDTH / GRID) + 1, Math.ceil(HEIGHT / GRID) + 1];
  const heights = Array.from({ length: columns * rows }, (_, index) =>
    heightAt((index % columns) * GRID, Math.floor(index / columns) * GRID),
  );
  const { contour } = contours().size([columns, rows]);
  const line = (height: number) => contour(heights, height).coordinates.flat().map(curve).join('');

  const sea = Array.from({ length: SEA_LINES }, (_, index) => {
    const opacity = 0.31 - (0.28 * index) / (SEA_LINES - 1);
    return `<path opacity="${opacity}" d="${line(-SEA_STEP * (index + 1))}"/>`;
  });
  const land = Array.from(
    { length: Math.ceil(Math.max(...heights) / LAND_STEP) },
    (_, index) => `<path ${LAND[index % LAND.length]} d="${line(LAND_STEP * index)}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<g fill="none" stroke="#f5f3ef" stroke-width="1.5">${sea.join('')}</g>`,
    // The land covers the lines of the page below.
    `<g fill="#000" stroke-linejoin="round">${land.join('')}</g></svg>`,
  ].join('');
}

interface Joint {
  x: number;
  y: number;
  radius: number;
}

/** The height of each place, which is positive on land: capsules from joint to joint, from left to right, with waves. */
function groundOf(title: string) {
  const digits = [...createHash('sha256').update(title).digest()];
  const between = (least: number, most: number) => least + ((most - least) * (digits.pop() ?? 0)) / 255;

  // The land between two joints alone would be a pill.
  const last = Math.round(between(2, 4));
  const side = Math.round(between(0, 1));
  const joints = Array.from({ length: last + 1 }, (_, index): Joint => {
    const radius = between(NARROWEST, WIDEST);
    const edge = MARGIN + radius;
    const shift = between(-0.25, 0.25);
    const across = (index % last === 0 ? index : index + shift) / last;
    // One joint is high, the next one low.
    const down = Math.abs(((index + side) % 2) - between(0, 0.5));
    return { x: edge + across * (WIDTH - 2 * edge), y: edge + down * (HEIGHT - 2 * edge), radius };
  });
  const waves = WAVES.map(([height, width]) => {
    const [ahead, down, lean] = [between(0, 2 * Math.PI), between(0, 2 * Math.PI), between(-0.5, 0.5)];
    return (x: number, y: number) =>
      height *
      Math.sin(((x + lean * y) / width) * Math.PI + ahead) *
      Math.sin(((y - lean * x) / width) * Math.PI + down);
  });

  return (x: number, y: number) => {
    const distances = joints.slice(1).map((joint, index) => distanceTo(joints[index] ?? joint, joint, x, y));
    return waves.reduce((height, wave) => height + wave(x, y), -distances.reduce(softMinimum));
  };
}

/** The distance from a place to a capsule between two joints; negative inside. */
function distanceTo(from: Joint, to: Joint, x: number, y: number): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy);
  const part = Math.min(1, Math.max(0, along));
  const radius = from.radius + part * (to.radius - from.radius);
  return Math.hypot(x - from.x - part * dx, y - from.y - part * dy) - radius;
}

/** The smaller distance, or somewhat less where both are similar. */
function softMinimum(one: number, other: number): number {
  const likeness = Math.max(0, 1 - Math.abs(one - other) / SOFTNESS);
  return Math.min(one, other) - (likeness * likeness * SOFTNESS) / 4;
}

/** A closed curve through the middles of every second point of a line; none if the line is a speck. */
function curve(line: number[][]): string {
  // The middle of even numbers is whole, so that each part of the curve goes on exactly where and as the one before ends.
  const even = (steps: number) => 2 * Math.round(((steps - 0.5) * GRID) / 2);
  const points = line
    .map(([x = 0, y = 0]) => [even(x), even(y)] as const)
    // Next to a point of the grid, a line has points so close together that the curve would have a corner.
    .filter(([x, y], index, all) => {
      const [beforeX, beforeY] = all[index - 1] ?? [x, y];
      return Math.hypot(x - beforeX, y - beforeY) > GRID / 3;
    })
    .filter((_, index) => index % 2 === 0);
  const [first, second, ...others] = points.map(([x, y], index) => {
    const [beforeX, beforeY] = points.at(index - 1) ?? [x, y];
    return `${(beforeX + x) / 2} ${(beforeY + y) / 2}`;
  });
  return others.length > 1 ? `M${first}Q${points[0]} ${second}T${others.join(' ')} ${first}z` : '';
}
