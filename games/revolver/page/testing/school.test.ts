/** The school and the rulebook of Revolver in a real browser, without any server. */
import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { filesHere } from '../../../../client/testing/files.ts';
import { fitsTheScreen, isAccessible, type Size, visit } from '../../../../client/testing/visit.ts';
import { some } from '../../../../testing/amount.ts';
import { launchBrowser } from '../../../../testing/browser.ts';
import type { Language } from '../../../../words/language.ts';
import { taught } from '../learn/lessons.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof filesHere>>;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), filesHere()]);
});

test.each(
  some<[Language, Size]>([
    ['uk', 'side'],
    ['en', 'desk'],
    ['ru', 'small'],
  ]),
)('the rulebook in %s fits a %s and is accessible, and every lesson begins', async (language, size) => {
  const { page, complaints, close } = await visit(browser, { language, size, reducedMotion: 'reduce' });
  await page.goto(`${site.url}/learn/revolver`);
  await page.waitForSelector('.book');
  expect(await page.locator('.pages li[id]').count()).toBe(369);
  await fitsTheScreen(page);
  await isAccessible(page);
  if (language !== 'en') expect(await page.locator('.wall').innerText()).not.toMatch(/\b[a-z]{4,}\b/);
  for (const id of Object.keys(taught.lessons)) {
    await page.goto(`${site.url}/learn/revolver?lesson=${id}`);
    await page.waitForSelector('.coach .saying');
    if (language !== 'en') expect(await page.locator('.app').innerText(), id).not.toMatch(/\b[a-z]{4,}\b/);
  }
  expect(complaints).toEqual([]);
  await close();
});
