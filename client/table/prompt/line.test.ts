/** The brass line: it names the stakes; a waiting player can skip to their next decision, and reads three lines of what happened. */
import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../testing/browser.ts';
import { filesHere } from '../../testing/files.ts';
import { fullest } from '../../testing/fullest.ts';
import { layTable } from '../../testing/laid.ts';
import { visit } from '../../testing/visit.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof filesHere>>;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), filesHere()]);
});

test('at a live table a skip tells the others’ moves at once, and sums them up', async () => {
  const { page, complaints, close } = await visit(browser);
  const names = ['Ann', 'Bob', 'Cid', 'Dot'];
  const table = await layTable(page, site.url, {
    game: 'caliber-45',
    names,
    seat: 0,
    position: { zones: { cowboy: { 0: 'pat-garrett' } }, open: { active: 1 } },
  });
  await page.locator('.right [data-action="skip"]').waitFor();
  await page.keyboard.press('n');
  // Once is enough.
  await page.locator('[data-action="skip"]').first().waitFor({ state: 'detached' });
  for (const seat of [1, 2, 3]) table.plays(seat, { do: 'pass' });
  const sheet = page.getByRole('dialog', { name: 'Meanwhile' });
  await sheet.waitFor();
  await page.locator('.line.yours').waitFor();
  const said = await sheet.locator('.log li').allInnerTexts();
  expect(said).toEqual(['Bob passes.', 'Cid passes.', 'Dot passes.']);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await close();
});
test('while a person thinks there is nothing to skip', async () => {
  const { page, close } = await visit(browser);
  const position = { zones: { cowboy: { 0: 'pat-garrett' } }, open: { active: 1 } };
  await layTable(page, site.url, { game: 'caliber-45', names: ['Ann', 'Bob'], seat: 0, position });
  await page.locator('.line.wait', { hasText: 'Bob' }).waitFor();
  expect(await page.locator('[data-action="skip"]').count()).toBe(0);
  await close();
});
test('in practice bots hurry until the player’s next turn, and no further', async () => {
  const { page, complaints, close } = await visit(browser);
  await page.addInitScript(() => localStorage.setItem('sixgun:pace', 'leisure'));
  await page.goto(`${site.url}/practice/caliber-45?new=1&bots=greenhorn,greenhorn,greenhorn&seat=3&first=0`);
  await page.locator('.right [data-action="skip"]').click();
  await page.getByRole('dialog', { name: 'Meanwhile' }).waitFor();
  await page.locator('.line.yours').waitFor();
  expect(await page.locator('[data-action="skip"]').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});
test.each([
  ['a certain Bang!', 'a cylinder among six', /Every shut chamber is loaded: to open one is a sure Bang!/],
  ['the shoot-out', 'a heist of five', /start shooting, or pass/],
] as const)('the line mentions %s when it can be had', async (_what, position, says) => {
  const { page, complaints, close } = await visit(browser);
  await layTable(page, site.url, fullest[position]!);
  await page.locator('.line', { hasText: says }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});
