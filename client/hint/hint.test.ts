/**
 * Hints: weighed moves with a reason for a player who asks, and no button while others think; in practice, and at a server's table that
 * allows them.
 */
import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { served } from '../../server/testing/served.ts';
import { some } from '../../testing/amount.ts';
import { launchBrowser } from '../../testing/browser.ts';
import type { Language } from '../../words/language.ts';
import { built, filesHere } from '../testing/files.ts';
import { start } from '../testing/gathering.ts';
import { robot } from '../testing/robot.ts';
import { fitsTheScreen, isAccessible, type Size, visit } from '../testing/visit.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof filesHere>>;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), filesHere()]);
});

test.each(
  some<[string, Language, Size, string, RegExp]>(
    [
      ['wright-gang', 'en', 'desk', 'Hint', /^\S.*\n\d+ % to win, give or take \d+/],
      ['caliber-45', 'uk', 'least', 'Підказка', /^\S.*\n\d+ % на перемогу, плюс-мінус \d+/],
      ['steel-bullets', 'ru', 'side', 'Подсказка', /^\S.*\n\d+ % на победу, плюс-минус \d+/],
      ['revolver', 'en', 'small', 'Hint', /^\S.*\n\d+ % to win, give or take \d+/],
    ],
    2,
  ),
)('%s, in %s on a %s: moves with their chances, to be played from there', async (game, language, size, name, shape) => {
  const { page, complaints, close } = await visit(browser, { language, size });
  const begin = (): Promise<unknown> => page.goto(`${site.url}/practice/${game}?new=1`);
  await begin();
  const button = page.getByRole('button', { name, exact: true });
  const sheet = page.getByRole('dialog', { name });
  const moves = sheet.getByRole('listitem');
  const said = sheet.locator('.hintmoves, .hintbox > p:only-child:not(.thinking)');
  const act = robot(page);
  // Without a choice, or a reason, play on until there is one, in another game if this one ends.
  for (;;) {
    while ((await button.count()) === 0) if (await act()) await begin();
    await button.click();
    // Or the time to answer is over before there is one: then it goes with its button.
    const isOver = async (): Promise<boolean> => (await button.count()) + (await sheet.count()) === 0;
    await expect.poll(async () => (await said.count()) > 0 || (await isOver())).toBe(true);
    if ((await sheet.locator('.reason').count()) > 0) break;
    await page.keyboard.press('Escape');
    if (await act()) await begin();
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

test('at a table on a server: the host allows hints, and all players see that, and who asks', async () => {
  const { url } = await served({ BOT_MILLIS: 20 }, { pages: built });
  const [ann, ben] = await Promise.all([visit(browser), visit(browser, { size: 'least' })]);
  const choose = (group: RegExp, value: string | RegExp): Promise<void> =>
    ann.page.getByRole('group', { name: group }).getByRole('button', { name: value, exact: true }).click();
  await ann.page.goto(`${url}/new/wright-gang`);
  await choose(/^Chairs/, '2');
  await ann.page.getByText('House rules').click();
  await choose(/^Who finds/, /everybody/);
  await ann.page.getByText('There are no hints at open tables.').waitFor();
  await choose(/^Who finds/, /only those/);
  await ann.page.getByRole('button', { name: 'Open the table' }).click();
  await ann.page.getByText('Anybody who opens this link').waitFor();
  await ben.page.goto(ann.page.url());
  await ben.page.getByText('What is agreed').click();
  await ben.page.getByText(/ · Hints: none · /).waitFor();
  await ann.page.getByText('Change what is agreed').click();
  await choose(/^Hints/, 'allowed');
  await ben.page.getByText(/ · Hints: allowed · /).waitFor();
  await isAccessible(ann.page);
  await start(ann.page, ben.page);

  const button = { name: 'Hint', exact: true };
  const asked = ({ page }: typeof ann): Promise<number> => page.getByRole('button', button).count();
  await expect.poll(async () => [await asked(ann), await asked(ben)].toSorted()).toEqual([0, 1]);
  const [mover, other] = (await asked(ann)) === 1 ? [ann, ben] : [ben, ann];
  await mover.page.getByRole('button', button).click();
  const sheet = mover.page.getByRole('dialog', { name: 'Hint' });
  const move = sheet.getByRole('listitem').first();
  expect((await move.innerText()).trim()).toMatch(/^\S.*\n\d+ % to win, give or take \d+/);
  await fitsTheScreen(mover.page);
  await isAccessible(mover.page);
  await expect.poll(() => other.page.locator('.log').first().textContent()).toMatch(/asks for a hint\./);
  const told = (): Promise<string | null> => other.page.locator('.log').first().textContent();
  const before = await told();
  await move.getByRole('button').click();
  await expect.poll(told).not.toBe(before);
  expect([...ann.complaints, ...ben.complaints]).toEqual([]);
  await Promise.all([ann.close(), ben.close()]);
});
