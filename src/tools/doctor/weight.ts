import type { Page } from 'playwright-core';
import { BUDGETS } from '../budgets';
import { type ExaminedPage, routeOf, textsFileOf } from './findings';

const kilobytes = (bytes: number) => new Intl.NumberFormat('es', { maximumFractionDigits: 1 }).format(bytes / 1000);

/** What a page weighs beyond its budgets, with what helps. To be asked before any scroll, once the network is idle. */
export async function adviceOnWeight(page: Page, examined: ExaminedPage): Promise<string[]> {
  const weights = await page.evaluate(() => {
    const entries = performance.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming);
    const weigh = (isOfKind: (entry: PerformanceResourceTiming) => boolean) =>
      entries.filter(isOfKind).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return {
      page: weigh(({ entryType }) => entryType === 'navigation'),
      scripts: weigh(({ name }) => name.endsWith('.js')),
      fonts: weigh(({ name }) => name.endsWith('.woff2')),
    };
  });
  const route = routeOf(examined);
  const file = textsFileOf(examined);
  const advice = [
    [
      'page',
      `${file}: ${route} pesa`,
      'Acorta textos, o pon `data-later` en secciones que no están en la primera pantalla.',
    ],
    ['scripts', `src/pages: los scripts de ${route} pesan`, 'Un carrusel más abajo en la página se carga después.'],
    ['fonts', 'src/content/typefaces.ts: las tipografías pesan', 'Quita un peso, o usa una tipografía variable.'],
  ] as const;
  return advice
    .filter(([kind]) => weights[kind] > BUDGETS[kind])
    .map(
      ([kind, subject, remedy]) =>
        `${subject} ${kilobytes(weights[kind])} kB comprimidos, más de ${kilobytes(BUDGETS[kind])}: con una conexión lenta se nota. ${remedy}`,
    );
}
