import type { Page } from '@playwright/test';
import { BUDGETS } from '../budgets';
import { type ExaminedPage, routeOf, textsFileOf } from './findings';

const kilobytes = (bytes: number) => new Intl.NumberFormat('es', { maximumFractionDigits: 1 }).format(bytes / 1000);

/** What a page weighs beyond its budgets, with what helps. To be asked before any scroll, once the network is idle. */
export async function adviceOnWeight(page: Page, examined: ExaminedPage): Promise<string[]> {
  const files = await page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
  );
  const [file, route] = [textsFileOf(examined), routeOf(examined)];
  const later = 'Acorta textos, o pon `data-later` en secciones que no están en la primera pantalla.';
  const kinds = [
    [BUDGETS.page, /\/$/, `${file}: ${route} pesa`, later],
    [BUDGETS.scripts, /\.js$/, `src/pages: los scripts de ${route} pesan`, 'Un carrusel más abajo se carga después.'],
    [BUDGETS.fonts, /\.woff2$/, 'src/content/theme.ts: las tipografías pesan', 'Quita un peso, o usa una variable.'],
  ] as const;
  return kinds.flatMap(([budget, pattern, subject, remedy]) => {
    const weight = files.filter(({ name }) => pattern.test(name)).reduce((sum, { bytes }) => sum + bytes, 0);
    if (weight <= budget) return [];
    return `${subject} ${kilobytes(weight)} kB comprimidos, más de ${kilobytes(budget)}: con una conexión lenta se nota. ${remedy}`;
  });
}
