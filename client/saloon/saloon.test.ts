/** The saloon in a real browser: a stranger's page, the first news of a returning player; neither waits for anything. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { served } from '../../server/testing/served.ts';
import { some } from '../../testing/amount.ts';
import { launchBrowser } from '../../testing/browser.ts';
import type { Language } from '../../words/language.ts';
import { built, filesHere } from '../testing/files.ts';
import { openTable } from '../testing/gathering.ts';
import { isAccessible, spoken, visit } from '../testing/visit.ts';
import { leadsOn } from '../testing/windows.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof filesHere>>;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), filesHere()]);
});

const knows = (page: Page, things: { readonly [name: string]: string }): Promise<unknown> =>
  page.addInitScript(known => {
    for (const [name, value] of Object.entries(known)) localStorage.setItem(`sixgun:${name}`, value);
  }, things);
const TODAY = '2026-11-18';
const played = (date: string): string => JSON.stringify({ [date]: { won: true, place: 1, of: 4, points: 9, moves: 30 } });
const begun = { 'learned:steel-bullets': 'cylinder saved', 'tally:steel-bullets': '{"levels":{"greenhorn":[1,1]}}' };
const titles = (page: Page): Promise<readonly string[]> => page.locator('main h1, .today-row b').allInnerTexts();

test.each(spoken)('in %s a stranger sees what the site is and one way in, in every window', async language => {
  const { page, complaints, close } = await visit(browser, { language });
  await page.goto(site.url);
  await page.locator('.door-door').waitFor();
  await leadsOn(page);
  await isAccessible(page);
  expect(await page.locator('.today-bill').count()).toBe(0);
  expect(complaints.filter(text => !text.includes('/ws'))).toEqual([]);
  await close();
});

test.each(some<Language>(['en', 'uk', 'ru']))(
  'in %s what comes first is large, what is done comes last, in every window',
  async (language: Language) => {
    const { page, complaints, close } = await visit(browser, { language });
    await page.clock.setFixedTime(`${TODAY}T10:00:00Z`);
    const bots = [null, 'greenhorn', 'greenhorn', 'gunhand', 'gunhand'];
    const unfinished = JSON.stringify([{ game: 'wright-gang', bots }]);
    await knows(page, { ...begun, unfinished, 'puzzle-days': `2026-11-17 ${TODAY}`, name: 'WWWWWWWWWWWWWWWWWWWWWWWW' });
    await page.goto(site.url);
    await page.locator('.today-bill').waitFor();
    if (language === 'en')
      expect(await titles(page)).toEqual(['An unfinished game', 'Deal of the day', 'The trail, stop 3 of 10', 'Puzzle of the day']);
    await leadsOn(page);
    await isAccessible(page);
    expect(complaints.filter(text => !text.includes('/ws'))).toEqual([]);
    await close();
  },
);

test('after the deal of the day the puzzle leads; with all done the saloon offers another game', async () => {
  const { page, close } = await visit(browser);
  await page.clock.setFixedTime(`${TODAY}T10:00:00Z`);
  const days = Object.fromEntries(
    ['wright-gang', 'caliber-45', 'steel-bullets', 'revolver'].map(game => [`days:${game}`, played(TODAY)]),
  );
  await knows(page, { ...begun, ...days });
  await page.goto(site.url);
  await page.getByRole('heading', { name: 'Puzzle of the day' }).waitFor();
  expect(await titles(page)).toEqual(['Puzzle of the day', 'The trail, stop 3 of 10', 'Deal of the day']);
  // One day is no streak, and the page shows no zero.
  expect(await page.locator('.today-bill').innerText()).not.toMatch(/in a row|\b0\b/);
  await page.getByRole('link', { name: 'Find the move' }).click();
  await page.locator('.coach').getByText('Find the best one.').waitFor();
  await close();
});

test('an unfinished practice game comes first', async () => {
  const { page, close } = await visit(browser);
  await page.goto(site.url);
  await page.getByRole('link', { name: 'Deal me in' }).click();
  await page.waitForSelector('.hand .card');
  await page.goto(site.url);
  await page.getByRole('heading', { name: 'An unfinished game' }).waitFor();
  await page.getByRole('link', { name: 'Finish the game' }).click();
  await page.waitForSelector('.hand .card');
  await close();
});

test('the first page waits for neither the database nor the server', async () => {
  const { page, close } = await visit(browser);
  await knows(page, begun);
  await page.addInitScript(() => {
    // A database that never answers.
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await page.route(/\/api\//, () => {});
  await page.routeWebSocket(/\/ws$/, () => {});
  await page.goto(site.url);
  await page.getByRole('heading', { name: 'Deal of the day' }).waitFor();
  await close();
});

test('the saloon leads back to a player’s chair, until its table is gone', async () => {
  const { url } = await served({}, { pages: built });
  const [ann, bob] = await Promise.all([visit(browser), visit(browser)]);
  const link = await openTable(ann.page, url, { chairs: 3, bots: 1 });
  await ann.page.goto(url);
  await ann.page.getByRole('heading', { name: 'Your chair is kept' }).waitFor();
  await isAccessible(ann.page);
  // A returning player sees who waits; the button they were about to press stays in place.
  await knows(bob.page, begun);
  await bob.page.goto(url);
  await bob.page.locator('.today-row', { hasText: 'waits for players' }).waitFor();
  expect(await bob.page.locator('h1').innerText()).toBe('Deal of the day');
  await ann.page.getByRole('link', { name: 'Back to the table' }).click();
  await ann.page.waitForURL(link);
  await ann.page.getByRole('button', { name: 'Stand up' }).click();
  await ann.page.getByRole('button', { name: 'Sit down' }).first().waitFor();
  await ann.page.goto(url);
  await ann.page.locator('.poster-poster').first().waitFor();
  expect(await ann.page.getByText('Your chair is kept').count()).toBe(0);
  await knows(ann.page, { seat: JSON.stringify({ code: 'ZZZZ', game: 'wright-gang' }) });
  await ann.page.goto(url);
  await expect.poll(() => ann.page.evaluate(() => localStorage.getItem('sixgun:seat'))).toBeNull();
  expect(await ann.page.getByText('Your chair is kept').count()).toBe(0);
  await Promise.all([ann.close(), bob.close()]);
});
