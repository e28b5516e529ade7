/** The trail in a real browser, without any server: stops open one after the other, and a match on the way is played at a real table. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../testing/browser.ts';
import type { Language } from '../words/language.ts';
import { clicker, playToTheEnd } from './testing/player.ts';
import { fitsTheScreen, isAccessible, type Size, serveFiles, visit } from './testing/visit.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof serveFiles>>;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), serveFiles()]);
});
afterAll(async () => {
  await browser.close();
  site.close();
});

test('a match that is played to its end opens the next stop, and stays played', async () => {
  const { page, complaints, close } = await visit(browser);
  await page.goto(site.url);
  await page.getByRole('link', { name: 'Trail', exact: true }).click();
  await page.waitForURL('**/trail');
  await page.locator('.ticket').first().waitFor();
  await page.goto(`${site.url}/trail/wright-gang`);
  await page.locator('.ticket').first().waitFor();
  expect(await page.locator('.ticket').count()).toBe(10);
  expect(await page.locator('.ticket .btn').count()).toBe(1);
  // Nobody gets ahead by its address.
  await page.goto(`${site.url}/trail/wright-gang?stop=legend`);
  await page.locator('.ticket').first().waitFor();
  await page.evaluate(() => localStorage.setItem('sixgun:learned:wright-gang', 'loot load shootout'));
  await page.reload();
  await page.locator('.ticket .btn.go').click();
  await page.waitForSelector('.hand .card');
  await playToTheEnd([clicker(page)]);
  await page.locator('.of-after').getByRole('link', { name: 'The trail' }).click();
  await expect.poll(() => page.locator('.ticket.done').count()).toBe(4);
  await page.reload();
  await expect.poll(() => page.locator('.ticket .btn').count()).toBe(5);
  expect(await page.locator('.ticket .btn.go').getAttribute('href')).toBe('/learn/wright-gang?lesson=division');
  // Puzzles are a stop, too: three of them, whichever.
  await page.evaluate(() => {
    localStorage.setItem('sixgun:learned:wright-gang', 'loot load shootout division');
    localStorage.setItem('sixgun:puzzles:wright-gang', 'one two');
  });
  await page.reload();
  const puzzles = page.locator('.ticket', { hasText: 'Solved so far: 2.' });
  expect(await puzzles.locator('.btn.go').getAttribute('href')).toBe('/puzzles/wright-gang');
  await page.evaluate(() => localStorage.setItem('sixgun:puzzles:wright-gang', 'one two three'));
  // The saloon says where one stands.
  await page.goto(site.url);
  await page.getByRole('link', { name: 'The trail, stop 7 of 10' }).click();
  await expect.poll(() => page.locator('.ticket .btn.go').getAttribute('href')).toBe('/learn/wright-gang?lesson=duel');
  expect(complaints.filter(text => !text.includes('/ws'))).toEqual([]);
  await close();
});

test.each<[Language, Size]>([
  ['en', 'desk'],
  ['ru', 'small'],
  ['uk', 'least'],
])('every trail in %s on a %s keeps nobody out', async (language, size) => {
  const { page, complaints, close } = await visit(browser, { language, size });
  for (const game of ['wright-gang', 'caliber-45', 'steel-bullets', 'revolver']) {
    await page.goto(`${site.url}/trail/${game}`);
    const last = page.locator('.ticket').nth(9);
    // There is nowhere to go on to from there.
    expect(await last.innerText()).not.toMatch(/go on|идти дальше|іти далі/);
    await fitsTheScreen(page);
    await isAccessible(page);
  }
  expect(complaints.filter(text => !text.includes('/ws'))).toEqual([]);
  await close();
});
