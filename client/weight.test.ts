/** What the pages weigh: nothing is loaded before it is needed. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { served } from '../server/testing/served.ts';
import { launchBrowser } from '../testing/browser.ts';
import { WEIGHTS } from '../testing/weights.ts';
import { built, filesHere } from './testing/files.ts';
import { spoken, visit } from './testing/visit.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof filesHere>>;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), filesHere()]);
});

type Files = ReadonlySet<string>;
/** In the page or in a worker: what it has loaded so far. */
const loaded = (): string[] => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
/** In the page: what it had loaded when the first card was in the hand. What it fetches while it rests comes after that. */
const atFirstCards = (): void => {
  const eye = new MutationObserver(() => {
    if (document.querySelector('.hand .card') === null) return;
    eye.disconnect();
    const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    document.documentElement.dataset['loaded'] = names.join(' ');
  });
  eye.observe(document, { childList: true, subtree: true });
};
/** Of a server at which nobody sits. */
const firstPage = async (page: Page): Promise<Files> => {
  const { url } = await served({}, { pages: built });
  await page.goto(url);
  // The word that no table is open comes from the server.
  await page.locator('section[aria-labelledby="house-tables"] + p').waitFor();
  await page.waitForLoadState('networkidle');
  return new Set(await page.evaluate(loaded));
};
const tablePage = async (page: Page, game: string): Promise<Files> => {
  await page.goto(`${site.url}/practice/${game}?new=1`);
  const inPage = page.locator('html[data-loaded]').getAttribute('data-loaded');
  const names = (await inPage)!.split(' ');
  const inWorkers = await Promise.all(page.workers().map(worker => worker.evaluate(loaded)));
  return new Set([...names, ...inWorkers.flat()]);
};
/** As packed as a server gives them. */
const weightOf = async (files: Files, besides: Files): Promise<number> => {
  const code = [...files].filter(file => /\.(js|css)$/.test(file) && !besides.has(file));
  const sizes = await Promise.all(code.map(async file => (await stat(join(built, `${file}.br`))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
};

test.each(spoken)('the first page and every table in %s weigh no more than they may', async language => {
  const { page, close } = await visit(browser, { language, newcomer: true });
  await page.addInitScript(atFirstCards);
  const first = await firstPage(page);
  expect(first.size).toBeGreaterThan(5);
  const heavy: string[] = [];
  const weigh = async (what: string, files: Files, besides: Files, most: number): Promise<void> => {
    const weight = await weightOf(files, besides);
    if (weight > most) heavy.push(`${what}: ${weight} of ${most} bytes`);
    expect(weight).toBeGreaterThan(most / 4);
  };
  await weigh('the first page', first, new Set(), WEIGHTS.first);
  for (const [game, most] of Object.entries(WEIGHTS.table)) await weigh(game, await tablePage(page, game), first, most);
  expect(heavy).toEqual([]);
  await close();
});
