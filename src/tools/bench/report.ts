import { CATEGORIES } from './lighthouse';
import type { Load } from './load';
import { median } from './median';
import { HEADING_FROM, TARGETS } from './targets';

export function printLoads(medians: (Load & { page: string })[], floorOf: (page: string) => Load) {
  console.table(
    medians.map((loaded) => ({
      page: loaded.page,
      'LCP ms': Math.round(loaded.lcp),
      'of floor': (loaded.lcp / floorOf(loaded.page).lcp).toFixed(2),
      'TBT ms': Math.round(loaded.tbt),
      CLS: loaded.cls.toFixed(4),
      'script KB': (loaded.script / 1000).toFixed(1),
      'images KB': (loaded.images / 1000).toFixed(1),
      scripts: loaded.scripts,
      requests: loaded.requests,
      'total KB': (loaded.total / 1000).toFixed(1),
      scores: CATEGORIES.map((name) => Math.round(loaded[name])).join(' '),
    })),
  );
  console.log(
    `Targets: LCP of home ≤ ${TARGETS.homeRatio} of its floor, of other files ≤ ${TARGETS.fileRatio}, of addresses with # ≤ ${TARGETS.hashRatio}; TBT ≤ the floor's + ${TARGETS.tbtOverFloor} ms; CLS ≤ ${TARGETS.cls}; all scores 100.`,
  );
  const index = median(medians.map(({ index }) => index));
  console.log(`Speed of this machine as Lighthouse measures it: ${index.toFixed(0)}; times grow as it falls.`);
}

interface Visits {
  routeChange: number;
  slowestRouteChange: number;
  inp: number;
}

export function printVisits({ routeChange, slowestRouteChange, inp, floor }: Visits & { floor: Visits }) {
  console.log(
    `Route change at 4x slow-down: median ${routeChange.toFixed(0)} ms, slowest ${slowestRouteChange.toFixed(0)} ms (target ≤ ${TARGETS.routeChange}); slowest interaction of a walk over all pages, median ${inp} ms (target ≤ ${TARGETS.inp}). The browser alone takes ${floor.routeChange.toFixed(0)}, ${floor.slowestRouteChange.toFixed(0)} and ${floor.inp} ms.`,
  );
}

export function printTouches(touches: { page: string; wait: number; menu: number; floor: number; heading: number }[]) {
  console.table(
    touches.map(({ page, wait, menu, floor, heading }) => ({
      page,
      'tap after s': wait,
      'menu ms': Math.round(menu),
      'its floor ms': Math.round(floor),
      'over floor ms': Math.round(menu - floor),
      'next page ms': Math.round(heading),
    })),
  );
  console.log(
    `Targets: menu ≤ its floor + ${TARGETS.menuOverFloor} ms; next page's heading ≤ ${TARGETS.heading} ms, ${HEADING_FROM} s after the load event.`,
  );
}
