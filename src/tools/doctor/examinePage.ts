import type { Browser, Page } from '@playwright/test';
import axeInSpanish from 'axe-core/locales/es.json';
import { folderOf } from '../../paths';
import { SCREENSHOT_WIDTH } from '../../schema/screenshots';
import { findViolations } from '../browser/axe';
import { overflows, shownInFull, WIDTHS } from '../browser/overflow';
import { blurredPictures } from './blurredPictures';
import { contrastFault } from './contrast';
import { type ExaminedPage, type Findings, routeOf, textsFileOf } from './findings';
import { openPage } from './openPage';
import { faultsOfParts } from './use';
import { adviceOnWeight } from './weight';

/** What a visitor of a page, or an assistive technology, stumbles on. */
export async function examinePage(browser: Browser, origin: string, examined: ExaminedPage): Promise<Findings> {
  const faults: string[] = [];
  const placed = (text: string) => `${textsFileOf(examined)}: ${routeOf(examined)}: ${text}`;
  const add = (text: string) => faults.push(placed(text));
  const url = new URL(examined.folder + folderOf(examined.path), origin).href;
  const page = await openPage(browser, url, 1440, add);
  await page.waitForLoadState('networkidle');
  await shownInFull(page);
  const advice = await adviceOnWeight(page, examined);

  for (const link of await deadLinks(page)) add(`el enlace ${link} no lleva a ninguna página ni archivo.`);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    // What is near the window is asked for.
    for (const part of await page.locator('main > *:visible, footer').all()) await part.scrollIntoViewIfNeeded();
    for (const fault of await overflows(page)) add(`a ${width} px, algo no cabe: ${fault}.`);
    for (const name of await blurredPictures(page))
      advice.push(
        `src/assets: la imagen ${name} se ve borrosa: pon un original de ${SCREENSHOT_WIDTH} píxeles de ancho o más o, si los tiene, corrige su \`sizes\`.`,
      );
  }
  for (const { id, target, failureSummary = '', any } of await findViolations(page, 'html', axeInSpanish)) {
    if (id === 'color-contrast') {
      const { fgColor, bgColor, contrastRatio, expectedContrastRatio } = any[0]?.data ?? {};
      faults.push(contrastFault([fgColor, bgColor], contrastRatio, Number.parseFloat(expectedContrastRatio)));
    } else add(`accesibilidad: ${id}: ${target.join(' ')}: ${failureSummary.replaceAll(/\s+/g, ' ')}`);
  }
  for (const fault of await faultsOfParts(page)) add(fault);
  await page.close();
  return { faults, advice };
}

/** The links within the site whose file is not there; of an address with `#`, that of its page. */
async function deadLinks(page: Page): Promise<string[]> {
  const links = await page.evaluate(() =>
    [...document.links].filter(({ origin }) => origin === location.origin).map(({ href }) => href),
  );
  const dead = [...new Set(links)].map(async (link) => {
    const { pathname, hash } = new URL(link);
    const { ok } = await fetch(hash.startsWith('#/') ? new URL(hash.slice(2), link) : link, { method: 'HEAD' });
    return ok ? [] : pathname + hash;
  });
  return (await Promise.all(dead)).flat();
}
