/** The named opponents in a real browser: chosen on the page for a new table, named on their seats, and offered once in the lobby. */
import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { boxes } from '../../games/index.ts';
import { served } from '../../server/testing/served.ts';
import { launchBrowser } from '../../testing/browser.ts';
import { built } from '../testing/files.ts';
import { openTable } from '../testing/gathering.ts';
import { fitsTheScreen, isAccessible, spoken, visit } from '../testing/visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});

test.each(spoken)('a player invites one to a practice table by keyboard on the smallest phone, in %s', async language => {
  const { bots } = boxes['steel-bullets'].words[language];
  const { url } = await served({ BOT_MILLIS: 20 }, { pages: built });
  const { page, complaints, close } = await visit(browser, { language, size: 'least', reducedMotion: 'reduce' });
  await page.goto(`${url}/new/steel-bullets`);
  const abigail = page.locator('.cast-cast').getByRole('button', { name: bots['abigail']!.name });
  await page
    .locator('details', { has: page.locator('.cast-cast') })
    .locator('summary')
    .focus();
  await page.keyboard.press('Enter');
  await abigail.focus();
  await page.keyboard.press('Enter');
  expect(await abigail.getAttribute('aria-pressed')).toBe('true');
  await page.locator('.cast-cast').getByText(bots['vernon']!.plays).waitFor();
  await isAccessible(page);
  await fitsTheScreen(page);
  await page.locator('.new-table-footer button').first().click();
  const seat = page.getByRole('article', { name: bots['abigail']!.name, exact: true });
  await seat.waitFor();
  expect(await seat.locator('.level').getAttribute('aria-label')).toBe(bots['sharpshooter']!.name);
  expect(await page.locator('.opp .level').count()).toBe(3);
  expect(complaints).toEqual([]);
  await close();
});

test('the lobby offers each until the host has invited them', async () => {
  const { url } = await served({ BOT_MILLIS: 20 }, { pages: built });
  const { page, complaints, close } = await visit(browser, { reducedMotion: 'reduce' });
  await openTable(page, url, { chairs: 3, bots: 0, rounds: 1 });
  const chairs = page.locator('.chairs > li');
  await chairs.nth(1).getByRole('combobox').selectOption('maggie');
  await chairs.nth(1).getByText('Maggie', { exact: true }).waitFor();
  await chairs.nth(1).getByText('Gunhand: calls a shoot-out at the first chance').waitFor();
  const offered = await chairs.nth(2).getByRole('combobox').locator('option').allInnerTexts();
  expect(offered).toEqual(expect.arrayContaining(['Gunhand', 'Legend', 'Ezra']));
  expect(offered).not.toContain('Maggie');
  await isAccessible(page);
  expect(complaints).toEqual([]);
  await close();
});
