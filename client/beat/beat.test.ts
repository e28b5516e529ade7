/**
 * Beat my hand in a real browser, without any server and without an account: a game becomes a link, another player beats it, and both lie
 * side by side.
 */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Feat, featOf, playerOf } from '../../bots/feat.ts';
import { randomGame } from '../../bots/testing/against-steady.ts';
import { boxes } from '../../games/index.ts';
import { wrightGang } from '../../games/wright-gang/game.ts';
import { at } from '../../games/wright-gang/zones.ts';
import { facesAt } from '../../kernel/cards/table.ts';
import { launchBrowser } from '../../testing/browser.ts';
import { words as en } from '../../words/en/pages/beat.ts';
import { words as ru } from '../../words/ru/pages/beat.ts';
import { words as uk } from '../../words/uk/pages/beat.ts';
import { filesHere } from '../testing/files.ts';
import { leaveGame } from '../testing/left-game.ts';
import { playToTheEnd, robot } from '../testing/robot.ts';
import { fitsTheScreen, isAccessible, spoken, visit } from '../testing/visit.ts';
import { type Challenge, freshSalt, pathOf, unpacked } from './link.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof filesHere>>;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), filesHere()]);
});
const handOf = async (page: Page): Promise<readonly string[]> => {
  await page.waitForSelector('.hand .card');
  return page.locator('.hand .card').evaluateAll(cards => cards.map(card => (card as HTMLElement).dataset['face'] ?? '').sort());
};
/** The player's cards, as the seed deals them. */
const handDealt = (feat: Feat): readonly string[] =>
  facesAt(wrightGang.setup(feat.config as never, feat.chairs.length, feat.seed), at.hand(playerOf(feat))).toSorted();

test('a game becomes a link; a player without an account plays the same cards offline, and both games are compared', async () => {
  const ann = await visit(browser);
  await leaveGame(ann.page, site.url, { game: 'wright-gang', chairs: [null, 'gunhand', 'gunhand'], options: { rounds: 1 } });
  await ann.page.goto(`${site.url}/practice/wright-gang`);
  await playToTheEnd(robot(ann.page));
  await ann.page.getByRole('button', { name: 'Beat my hand' }).click();
  const link = ann.page.locator('.of-after a[href*="/beat/wright-gang#"]');
  await link.waitFor();
  await isAccessible(ann.page);
  const href = (await link.getAttribute('href'))!;
  expect(href.length).toBeLessThan(2500);
  await ann.page.goto(href);
  await ann.page.getByRole('heading', { name: 'Your hand, for others to beat' }).waitFor();

  const ben = await visit(browser, { size: 'small', serviceWorkers: 'allow' });
  await ben.page.goto(href);
  await ben.page.getByText('Play it first.').waitFor();
  await ben.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await ben.page.context().setOffline(true);
  await fitsTheScreen(ben.page);
  await isAccessible(ben.page);
  await ben.page.getByRole('link', { name: 'Take the chair' }).click();
  const { feat } = (await unpacked(href.slice(href.indexOf('#') + 1))) as Challenge;
  expect(await handOf(ben.page)).toEqual(handDealt(feat));
  expect(await ben.page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
  const { chairs, config: options, seed } = feat;
  await leaveGame(ben.page, site.url, {
    game: 'wright-gang',
    chairs,
    options: options as object,
    seed,
    storage: 'beat:wright-gang',
  });
  await ben.page.goto(`${href.replace('#', '?play=first#')}`);
  await playToTheEnd(robot(ben.page));
  await ben.page.locator('.of-after').getByRole('link', { name: 'Both games' }).click();
  await ben.page.locator('[data-proof="proven"]').waitFor();
  const rows = ben.page.locator('.tableoftheday tbody tr');
  expect(await rows.count()).toBe(2);
  await ben.page.getByText(/You beat it!|Neither is ahead.|stands\./).waitFor();
  await fitsTheScreen(ben.page);
  await isAccessible(ben.page);
  // What was played stays when the page is loaded again, and a game for fun changes nothing.
  const mine = await rows.nth(1).innerText();
  await ben.page.reload();
  await ben.page.locator('[data-proof="proven"]').waitFor();
  expect(await rows.nth(1).innerText()).toBe(mine);
  await ben.page.goto(`${site.url}/beat`);
  await ben.page.getByRole('link', { name: 'Open' }).waitFor();
  const withoutLine = (complaint: string): boolean => complaint.includes('ERR_INTERNET_DISCONNECTED');
  expect([...ann.complaints, ...ben.complaints.filter(complaint => !withoutLine(complaint))]).toEqual([]);
  await ben.page.context().setOffline(false);
  await Promise.all([ann.close(), ben.close()]);
});

const words = { en, ru, uk };
/** Whole, but for the version of its rules. */
const linkByRules = (by: number): Promise<string> => {
  const { game, bots } = boxes['steel-bullets'];
  const other = bots[2]!;
  const log = randomGame({ game, options: {}, chairs: [null, other], seed: 'a link' }, 'anything')!;
  const feat = featOf(game, log, [null, other.name]) as Feat;
  return pathOf({ salt: freshSalt(), by: 'Ann', feat: { ...feat, rules: feat.rules + by } });
};
describe.each(spoken)('in %s', language => {
  test('a link that is not whole, or of another version of the rules, says so', async () => {
    const { page, complaints, close } = await visit(browser, { language, size: 'small' });
    await page.goto(`${site.url}/beat/wright-gang#AAAA`);
    const { unfit } = words[language];
    await page.locator('.notice').getByText(unfit.shape).waitFor();
    await fitsTheScreen(page);
    for (const by of [-1, 1]) {
      await page.goto(`${site.url}${await linkByRules(by)}`);
      await page.locator('.notice').getByText(unfit.rules).waitFor();
    }
    await fitsTheScreen(page);
    await page.goto(`${site.url}/beat`);
    await page.locator('.sheet').waitFor();
    await fitsTheScreen(page);
    expect(complaints).toEqual([]);
    await close();
  });
});
