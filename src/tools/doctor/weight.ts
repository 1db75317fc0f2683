import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { DISTANCE } from '../../hooks/useWhenNear';
import { folderOf } from '../../site/paths';
import { BUDGETS } from '../budgets';
import type { ExaminedPage } from './examinedPages';
import { textsFileOf } from './findings';

/** Of slow 4G, as Lighthouse has it: milliseconds for a thousand bytes, and for a round trip. */
const PER_KILOBYTE = 5;
const ROUND_TRIP = 150;
/** Milliseconds that a visitor does not notice. */
const UNNOTICED = 10;

const gzipped = (body: Buffer) => gzipSync(body, { level: 9 }).length;
const kilobytes = (bytes: number) => new Intl.NumberFormat('es', { maximumFractionDigits: 1 }).format(bytes / 1000);

/** What the file of a page costs beyond its budget. */
export function adviceOnFile(page: ExaminedPage): string[] {
  const { route } = page;
  const bytes = gzipped(readFileSync(path.join('dist', folderOf(route), 'index.html')));
  if (bytes <= BUDGETS.page) return [];
  return [
    `${textsFileOf(page)}: ${route} pesa ${kilobytes(bytes)} kB y no cabe en los primeros paquetes (${kilobytes(BUDGETS.page)} kB): necesita otra vuelta de red, unos ${ROUND_TRIP} ms en 4G lenta. Acorta textos, o pon \`data-later\` en las secciones que no están en la primera pantalla.`,
  ];
}

/**
 * Collects what a page fetches. The function that it returns says what scripts and fonts cost beyond their budgets.
 *
 * @param route Address of the page.
 */
export function watchWeight(page: Page, route: string) {
  const responses: { kind: string; body: Promise<Buffer> }[] = [];
  const add = (response: Response) => {
    responses.push({ kind: response.request().resourceType(), body: response.body().catch(() => Buffer.alloc(0)) });
  };
  page.on('response', add);
  return async (): Promise<string[]> => {
    page.off('response', add);
    const weigh = async (wanted: string, size: (body: Buffer) => number) =>
      (await Promise.all(responses.filter(({ kind }) => kind === wanted).map(({ body }) => body)))
        .map(size)
        .reduce((sum, bytes) => sum + bytes, 0);
    const scripts = await weigh('script', gzipped);
    const fonts = await weigh('font', ({ length }) => length);
    return [
      ...(costOf(scripts, BUDGETS.scripts) > UNNOTICED
        ? [
            `src/pages: los scripts de ${route} pesan ${kilobytes(scripts)} kB, ${beyond(scripts, BUDGETS.scripts)} antes de que la página sea la aplicación. Un carrusel se carga después si está a más de ${DISTANCE} px por debajo de la ventana.`,
          ]
        : []),
      ...(costOf(fonts, BUDGETS.fonts) > UNNOTICED
        ? [
            `src/content/typefaces.ts: las tipografías pesan ${kilobytes(fonts)} kB, ${beyond(fonts, BUDGETS.fonts)} hasta que se ven. Quita un peso, o usa una tipografía variable.`,
          ]
        : []),
    ];
  };
}

/** Milliseconds on slow 4G. */
function costOf(bytes: number, budget: number): number {
  return Math.ceil(((bytes - budget) / 1000) * PER_KILOBYTE);
}

function beyond(bytes: number, budget: number): string {
  return `${kilobytes(bytes - budget)} por encima de ${kilobytes(budget)}: unos ${costOf(bytes, budget)} ms más en 4G lenta`;
}
