import { CATEGORIES } from './lighthouse';
import type { Load } from './load';

export const TARGETS = {
  homeRatio: 1.05,
  fileRatio: 1.15,
  hashRatio: 1.3,
  tbtOverFloor: 75,
  cls: 0.01,
  inp: 200,
  routeChange: 100,
  menuOverFloor: 100,
  heading: 300,
  rebuild: 0.5,
};

/** Seconds after the `load` event from which the target for the next page's heading holds. */
export const HEADING_FROM = 6;

export type Check = [name: string, value: number, target: number];

/**
 * @param loaded The medians of a page.
 * @param floor Those of its floor.
 */
export function loadChecks(loaded: Load & { page: string }, floor: Load): Check[] {
  const { page } = loaded;
  const ratio = page === '/' ? TARGETS.homeRatio : page.includes('#') ? TARGETS.hashRatio : TARGETS.fileRatio;
  return [
    [`${page}: LCP to the floor's`, loaded.lcp / floor.lcp, ratio],
    [`${page}: TBT over the floor's`, loaded.tbt - floor.tbt, TARGETS.tbtOverFloor],
    [`${page}: CLS`, loaded.cls, TARGETS.cls],
    ...CATEGORIES.map((name) => [`${page}: points short in ${name}`, 100 - loaded[name], 0] as Check),
  ];
}

export function visitChecks({ routeChange, inp }: { routeChange: number; inp: number }): Check[] {
  return [
    ['route change', routeChange, TARGETS.routeChange],
    ['interaction', inp, TARGETS.inp],
  ];
}

export function touchChecks({
  page,
  wait,
  menu,
  floor,
  heading,
}: {
  page: string;
  wait: number;
  menu: number;
  floor: number;
  heading: number;
}): Check[] {
  const tap = `${page}: tap after ${wait} s`;
  return [
    [`${tap}, menu over the floor's`, menu - floor, TARGETS.menuOverFloor],
    ...(wait < HEADING_FROM ? [] : [[`${tap}, next page`, heading, TARGETS.heading] as Check]),
  ];
}

/** What is over its target, before any rounding. */
export function missedIn(checks: Check[]) {
  return checks
    .filter(([, value, target]) => !(value <= target))
    .map(([name, value, target]) => `${name} ${value.toFixed(2)} > ${target.toFixed(2)}`);
}
