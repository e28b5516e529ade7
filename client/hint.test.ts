/** The hint of a practice table: weighed moves with a reason for a player who asks, and no button while others think. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../testing/browser.ts';
import type { Language } from '../words/language.ts';
import { clicker } from './testing/player.ts';
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

test.each<[string, Language, Size, string, RegExp]>([
  ['wright-gang', 'en', 'desk', 'Hint', /^\S.*\n\d+ % to win, give or take \d+/],
  ['caliber-45', 'uk', 'least', 'Підказка', /^\S.*\n\d+ % на перемогу, плюс-мінус \d+/],
  ['steel-bullets', 'ru', 'side', 'Подсказка', /^\S.*\n\d+ % на победу, плюс-минус \d+/],
  ['revolver', 'en', 'small', 'Hint', /^\S.*\n\d+ % to win, give or take \d+/],
])('%s, in %s on a %s: moves with their chances, to be played from there', async (game, language, size, name, shape) => {
  const { page, complaints, close } = await visit(browser, { language, size });
  const begin = (): Promise<unknown> => page.goto(`${site.url}/practice/${game}?new=1`);
  await begin();
  const button = page.getByRole('button', { name, exact: true });
  const sheet = page.getByRole('dialog', { name });
  const moves = sheet.getByRole('listitem');
  const plays = clicker(page);
  // Where there is nothing to choose, or nothing to say of it, the game goes on to where there is, and another begins after its end.
  for (;;) {
    while ((await button.count()) === 0) if (await plays.act()) await begin();
    await button.click();
    await sheet.locator('.hintmoves, .hintbox > p:only-child:not(.thinking)').waitFor();
    if ((await sheet.locator('.reason').count()) > 0) break;
    await page.keyboard.press('Escape');
    if (await plays.act()) await begin();
  }
  expect((await moves.first().innerText()).trim()).toMatch(shape);
  expect(await moves.count()).toBeLessThanOrEqual(3);
  expect(await sheet.locator('.reason').first().innerText()).toMatch(/^\S.*\.$/);
  await fitsTheScreen(page);
  await isAccessible(page);
  const before = await page.locator('.log').first().textContent();
  await moves.first().getByRole('button').click();
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.log').first().textContent()).not.toBe(before);
  expect(complaints).toEqual([]);
  await close();
});
