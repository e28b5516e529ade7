/** The documents that the server serves at `/docs`: in the house's look, accessible, and available offline once opened. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { write } from '../docs/site/make.mjs';
import { served } from '../server/testing/served.ts';
import { launchBrowser } from '../testing/browser.ts';
import { built } from './testing/files.ts';
import { fitsTheScreen, isAccessible, visit } from './testing/visit.ts';

let browser: Browser;
beforeAll(async () => {
  const docs = join(built, 'docs');
  [browser] = await Promise.all([launchBrowser(), existsSync(docs) ? null : write(docs)]);
});

test('the menu leads to the handbook, which fits a phone and is read on when the server is gone', async () => {
  const server = await served({}, { pages: built });
  const { page, complaints, close } = await visit(browser, {
    size: 'small',
    language: 'uk',
    colorScheme: 'dark',
    serviceWorkers: 'allow',
  });
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Меню' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Довідник' }).click();
  await page.getByRole('heading', { name: 'Handbook', level: 1 }).waitFor();
  await fitsTheScreen(page);
  await isAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Як тут грати' }).click();
  await page.getByRole('heading', { name: 'Чотири гри' }).waitFor();
  await fitsTheScreen(page);
  await isAccessible(page);
  await page.waitForFunction(async () => (await (await caches.open('handbook of sixgun')).keys()).length > 10);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await server.close();
  await page.goto(`${server.url}/docs/hosting`);
  await page.getByRole('heading', { name: 'Behind a proxy, with TLS' }).waitFor();
  // A wide table goes sideways in its own box.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  await isAccessible(page);
  expect(complaints.filter(text => !text.includes('ERR_CONNECTION'))).toEqual([]);
  await close();
});
