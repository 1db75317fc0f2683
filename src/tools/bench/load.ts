import type { Browser } from 'playwright-core';
import { measureBlocking } from './blocking';
import { measureWithLighthouse } from './lighthouse';

/** What is measured while a page loads. */
export type Load = Awaited<ReturnType<typeof measureLoad>>;

export async function measureLoad(browser: Browser, url: string) {
  return { ...(await measureWithLighthouse(url)), tbt: await measureBlocking(browser, url) };
}
