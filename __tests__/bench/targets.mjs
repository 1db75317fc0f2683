import { CATEGORIES } from './lighthouse.mjs';

export const TARGETS = {
  homeRatio: 1.05,
  fileRatio: 1.15,
  hashRatio: 1.3,
  tbtOverFloor: 75,
  cls: 0.01,
  inp: 200,
  routeChange: 100,
  rebuild: 0.5,
};

/** @typedef {[name: string, value: number, target: number]} Check */

/**
 * @param {any} loaded The medians of a page.
 * @param {any} floor Those of its floor.
 * @returns {Check[]}
 */
export function loadChecks(loaded, floor) {
  const { page } = loaded;
  const ratio = page === '/' ? TARGETS.homeRatio : page.includes('#') ? TARGETS.hashRatio : TARGETS.fileRatio;
  return [
    [`${page}: LCP to the floor's`, loaded.lcp / floor.lcp, ratio],
    [`${page}: TBT over the floor's`, loaded.tbt - floor.tbt, TARGETS.tbtOverFloor],
    [`${page}: CLS`, loaded.cls, TARGETS.cls],
    ...CATEGORIES.map((name) => /** @type {Check} */ ([`${page}: points short in ${name}`, 100 - loaded[name], 0])),
  ];
}

/**
 * @param {{ routeChange: number, inp: number }} interaction
 * @returns {Check[]}
 */
export function visitChecks({ routeChange, inp }) {
  return [
    ['route change', routeChange, TARGETS.routeChange],
    ['interaction', inp, TARGETS.inp],
  ];
}

/**
 * What is over its target, before any rounding.
 *
 * @param {Check[]} checks
 */
export function missedIn(checks) {
  return checks
    .filter(([, value, target]) => !(value <= target))
    .map(([name, value, target]) => `${name} ${value.toFixed(2)} > ${target.toFixed(2)}`);
}
