/** A guest whose way is longer than a rated table compensates learns it before they sit down. */
import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { served, TestClient } from '../../server/testing/served.ts';
import { farFrom } from '../../server/testing/slow.ts';
import { launchBrowser } from '../../testing/browser.ts';
import { RATED_CREDIT } from '../../wire/rated.ts';
import { client as uk } from '../../words/uk/client.ts';
import { built } from '../testing/files.ts';
import { fitsTheScreen, isAccessible, visit } from '../testing/visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});

test('a rated table mentions a long way, a private one does not', async () => {
  const { gather } = uk;
  const { url, port } = await served({}, { pages: built });
  const far = await farFrom(port, 100);
  const host = await TestClient.connect(url);
  const tableOf = async (visibility: 'open' | 'private'): Promise<string> =>
    (await host.ask({ ask: 'create', game: 'wright-gang', seats: 3, visibility }))['table'] as string;
  const { page, complaints, close } = await visit(browser, { language: 'uk', size: 'least' });
  await page.goto(`${far}/t/${await tableOf('open')}`);
  const told = page.locator('.way b');
  await told.waitFor();
  expect(await page.locator('.way').innerText()).toContain(gather.credit(RATED_CREDIT));
  const said = await told.innerText();
  const [way = 0, late = 0] = said.match(/\d+/g)!.map(Number);
  expect(way).toBeGreaterThanOrEqual(200);
  expect(said).toBe(gather.slow(way, late));
  expect(late).toBe(way - RATED_CREDIT);
  expect(await page.getByRole('button', { name: gather.sitDown }).count()).toBe(1);
  await fitsTheScreen(page);
  await isAccessible(page);
  await page.goto(`${far}/t/${await tableOf('private')}`);
  await page.getByRole('button', { name: gather.sitDown }).waitFor();
  expect(await page.locator('.way').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});
