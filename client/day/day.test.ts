/**
 * The deal of the day in a real browser, without any server: the same for two strangers, one try that counts, and the strongest bot beside
 * it.
 */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../../testing/browser.ts';
import { PATIENCE } from '../../testing/patience.ts';
import { unpacked } from '../beat/link.ts';
import { filesHere } from '../testing/files.ts';
import { leaveGame } from '../testing/left-game.ts';
import { playToTheEnd, robot } from '../testing/robot.ts';
import { fitsTheScreen, isAccessible, spoken, visit } from '../testing/visit.ts';
import { dealOf } from './terms.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof filesHere>>;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), filesHere()]);
});
const DAY = '/day/wright-gang';
const handOf = async (page: Page): Promise<readonly string[]> => {
  await page.waitForSelector('.hand .card');
  return page.locator('.hand .card').evaluateAll(cards => cards.map(card => (card as HTMLElement).dataset['face'] ?? ''));
};
/** Days pass for the page alone. */
const stopTheCalendar = (page: Page, date: string): Promise<void> => page.clock.setFixedTime(`${date}T10:00:00Z`);
const kept = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('sixgun:days:wright-gang'));

test('two strangers have the same cards, and the next day others', async () => {
  const [ann, ben] = await Promise.all([visit(browser), visit(browser, { size: 'small' })]);
  for (const { page } of [ann, ben]) {
    await stopTheCalendar(page, '2026-11-17');
    await page.goto(site.url + DAY);
    await page.getByRole('link', { name: 'Play', exact: true }).click();
  }
  const hand = await handOf(ann.page);
  expect(await handOf(ben.page)).toEqual(hand);
  // Leaving gives no second try: the try resumes, after midnight too.
  await stopTheCalendar(ann.page, '2026-11-18');
  await ann.page.reload();
  expect(await handOf(ann.page)).toEqual(hand);
  await ann.page.goto(site.url + DAY);
  await ann.page.getByRole('link', { name: 'Play', exact: true }).click();
  expect(await handOf(ann.page)).not.toEqual(hand);
  await ann.page.goto(site.url + DAY);
  await ann.page.getByText('Your try has begun and counts.').waitFor();
  await ann.page.getByRole('link', { name: 'Go on' }).waitFor();
  expect([...ann.complaints, ...ben.complaints]).toEqual([]);
  await Promise.all([ann.close(), ben.close()]);
});

test('a whole try counts once; the strongest bot plays the same; the rest is for fun', async () => {
  const { page, complaints, close } = await visit(browser, { reducedMotion: 'reduce' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await stopTheCalendar(page, '2026-11-17');
  const { seed, seat, bots, options } = dealOf('wright-gang', '2026-11-17')!;
  const chairs = [...bots.slice(0, seat), null, ...bots.slice(seat)];
  const dealt = { game: 'wright-gang', chairs, options, seed } as const;
  await leaveGame(page, site.url, { ...dealt, storage: 'day:wright-gang' });
  await page.goto(`${site.url}${DAY}?play=first`);
  await page.waitForSelector('.hand .card');
  // Only the player's own play is compared.
  expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
  await playToTheEnd(robot(page));
  await isAccessible(page);
  expect(await page.getByText('Proof of the shuffle').count()).toBe(0);
  await page.locator('.of-after').getByRole('link', { name: 'Deal of the day' }).click();
  const rows = page.locator('.tableoftheday tbody tr');
  await rows.first().getByRole('rowheader', { name: 'You' }).waitFor();
  const mine = await rows.first().innerText();
  await expect.poll(() => rows.nth(1).locator('td').count(), { timeout: 2 * PATIENCE }).toBe(3);
  expect(await rows.nth(1).innerText()).toMatch(/Legend in your chair/);
  await page.getByText('1 day in a row').waitFor();
  await isAccessible(page);
  const play = await page.locator('[data-play="true"]').innerText();
  expect(play).toMatch(/^By play: [\d.−]+ ± [\d.]+ points lost a decision$/);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('Copied').waitFor();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toMatch(
    /^Sixgun · Deal of the day: Wright Brothers’ Gang · Nov 17, 2026\nYou: .* pts?, \d+ moves\nBy play: .*\nLegend in your chair: .* pts?, \d+ moves\nhttp.*\/day\/wright-gang$/,
  );
  // It continues as a link: the same chair for others, and the days in a row.
  await page.addInitScript(() => {
    const key = 'sixgun:days:wright-gang';
    const days = JSON.parse(localStorage.getItem(key) ?? '{}') as { readonly [date: string]: unknown };
    localStorage.setItem(key, JSON.stringify({ ...days, '2026-11-16': days['2026-11-17'] }));
    navigator.share = async data => void Object.assign(globalThis, { sent: data });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Beat my hand' }).click();
  await page.getByRole('button', { name: 'Send the link' }).click();
  const sent = await page.evaluate(() => (globalThis as unknown as { readonly sent: { readonly [part: string]: string } }).sent);
  expect(sent['text']).toMatch(/^Beat my hand in Sixgun, Wright Brothers’ Gang: .*\. 2 days in a row\.$/);
  expect(await unpacked(sent['url']!.split('#')[1]!)).toMatchObject({ feat: { game: 'wright-gang', seed, chairs } });
  await isAccessible(page);
  const before = await kept(page);
  await page.getByRole('link', { name: 'Once more, for fun' }).click();
  await page.waitForSelector('.hand .card');
  await leaveGame(page, site.url, { ...dealt, storage: 'again:wright-gang' });
  await page.goto(`${site.url}${DAY}?play=again`);
  await playToTheEnd(robot(page));
  await page.locator('.of-after').getByRole('link', { name: 'Deal of the day' }).click();
  await rows.first().waitFor();
  expect(await rows.first().innerText()).toBe(mine);
  expect(await kept(page)).toBe(before);
  expect(complaints).toEqual([]);
  await close();
});

describe.each(spoken)('in %s', language => {
  test('every deal fits a small phone and is accessible', async () => {
    const { page, complaints, close } = await visit(browser, { language, size: 'small' });
    await page.goto(site.url);
    await page.locator('.poster-poster').first().waitFor();
    for (const game of ['wright-gang', 'caliber-45', 'steel-bullets', 'revolver']) {
      await page.goto(`${site.url}/day/${game}`);
      await page.waitForSelector('.dealt .btn');
      await fitsTheScreen(page);
      // Accessibility faults are the same in any language.
      if (language === spoken[0]) await isAccessible(page);
    }
    expect(complaints.filter(text => !text.includes('/ws'))).toEqual([]);
    await close();
  });
});
