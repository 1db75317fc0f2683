import { createHash } from 'node:crypto';
import type { Content } from '../../../content/schema';
import { islandOf } from '../../../schema/screenshots';

/*
 * The land of an island lies around a chain of joints. A joint is a circle, and two neighbouring joints make a capsule.
 * Neighbouring capsules merge, and waves change the shore and the height of the land.
 */

const [WIDTH, HEIGHT] = [1344, 840];
/** The distance from the edges of the picture to the joints. The waves of the land and the lines in the sea need this space. */
const MARGIN = 150;
/** The distance between the points whose height is measured. */
const GRID = 20;

/** The smallest and the largest radius of a joint. */
const [NARROWEST, WIDEST] = [90, 210];
/** Two capsules merge at places where the distances to both capsules differ by less than this value. */
const SOFTNESS = 46;
/** The waves: the height and the width of hills and hollows. */
const WAVES = [
  [26, 420],
  [7, 150],
] as const;

/**
 * The attributes of the lines on the land, from the shore up. Higher lines start again with the first attributes. The build
 * replaces the colours with those of the palette.
 */
const LAND = [
  'stroke="#ff5a45" stroke-width="5"',
  'stroke="#ffb02e" stroke-width="5"',
  'stroke="#2dd4bf" stroke-width="5"',
  'stroke="#f5f3ef" stroke-width="3"',
];
const LAND_STEP = 11;
const SEA_LINES = 9;
const SEA_STEP = 13;

/**
 * Returns the titles of the projects without a picture, by the names of their islands. The content is not checked yet, so its
 * fields can have any type.
 */
export function titlesOfIslands({ projects }: Content): Record<string, string> {
  const entries = [Object(projects).projects].flat().map(Object);
  const islands = entries.filter(({ image }) => image === undefined);
  return Object.fromEntries(islands.map(({ id, title }) => [islandOf(id), `${title}`]));
}

/**
 * Draws the map of an island as an SVG: contour lines on the land, and fading lines in the sea around it. The same title always
 * gives the same island.
 */
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
    // The fill of the land covers the lines of the page behind the picture.
    `<g fill="#000" stroke-linejoin="round">${land.join('')}</g></svg>`,
  ].join('');
}

interface Joint {
  x: number;
  y: number;
  radius: number;
}

/**
 * Returns a function that returns the height of the ground at a place. The height is positive on land and negative in the sea.
 */
function groundOf(title: string) {
  const digits = [...createHash('sha256').update(title).digest()];
  const between = (least: number, most: number) => least + ((most - least) * (digits.pop() ?? 0)) / 255;

  // The chain has three to five joints, because an island with two joints would look like a pill.
  const last = Math.round(between(2, 4));
  const side = Math.round(between(0, 1));
  const joints = Array.from({ length: last + 1 }, (_, index): Joint => {
    const radius = between(NARROWEST, WIDEST);
    const edge = MARGIN + radius;
    const shift = between(-0.25, 0.25);
    const across = (index % last === 0 ? index : index + shift) / last;
    // From left to right, the joints lie in turn in the upper and in the lower half of the picture.
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

/** Returns the distance from a place to the capsule of two joints. The distance is negative inside the capsule. */
function distanceTo(from: Joint, to: Joint, x: number, y: number): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy);
  const part = Math.min(1, Math.max(0, along));
  const radius = from.radius + part * (to.radius - from.radius);
  return Math.hypot(x - from.x - part * dx, y - from.y - part * dy) - radius;
}

/** Returns the smaller distance, or somewhat less if both distances are similar. */
function softMinimum(one: number, other: number): number {
  const likeness = Math.max(0, 1 - Math.abs(one - other) / SOFTNESS);
  return Math.min(one, other) - (likeness * likeness * SOFTNESS) / 4;
}

/**
 * Takes every second point of a line and returns a closed curve through the midpoints between the points. Returns '' if the line is
 * too small for a curve.
 */
function curve(line: number[][]): string {
  // The midpoint of even numbers is a whole number, so the parts of the curve meet exactly and without a corner.
  const even = (steps: number) => 2 * Math.round(((steps - 0.5) * GRID) / 2);
  const points = line
    .map(([x = 0, y = 0]) => [even(x), even(y)] as const)
    // Near a point of the grid, the points of a line are so close together that the curve would have a corner.
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
