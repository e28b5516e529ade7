/** Three friends and a bot at one table of Caliber 45: real browsers, a real server, talk within a team, a game to its end. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { built } from '../../../../client/testing/files.ts';
import { playToTheEnd, robot } from '../../../../client/testing/robot.ts';
import { fitsTheScreen, isAccessible, visit } from '../../../../client/testing/visit.ts';
import { laidShelf } from '../../../../server/testing/laid.ts';
import { served } from '../../../../server/testing/served.ts';
import { launchBrowser } from '../../../../testing/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});

/** Each team wants one haul more, every player is armed, and the first cards of the spread are unguarded. */
const lastHaul = laidShelf('caliber-45', {
  zones: {
    hand: { 0: 6, 1: 6, 2: 6, 3: 6 },
    cowboy: { 0: 'pat-garrett', 1: 'wyatt-earp', 2: 'buffalo-bill', 3: 'calamity-jane' },
    spread: 'stagecoach*5',
    money: { 0: 'mail-car', 1: 'mail-car', 2: 'stagecoach', 3: 'stagecoach' },
  },
});

const choose = (page: Page, group: RegExp, value: string): Promise<void> =>
  page.getByRole('group', { name: group }).getByRole('button', { name: value, exact: true }).click();
const sitAt = (page: Page, seat: number): Promise<void> =>
  page.locator('.chairs > li').nth(seat).getByRole('button', { name: 'Sit here' }).click();
const isReady = (page: Page): Promise<void> => page.getByRole('button', { name: 'Ready', exact: true }).click();
const saying = async (page: Page, text: string): Promise<void> => {
  await page.locator('.rail .say input').fill(text);
  await page.keyboard.press('Enter');
};
const heard = (page: Page, text: string): Promise<number> => page.locator('.rail .chat', { hasText: text }).count();

test('teams are seen before the start, talk among themselves, and play to the end', async () => {
  const { url } = await served({}, { pages: built, games: lastHaul });
  const [ann, bob, eve] = await Promise.all([visit(browser), visit(browser), visit(browser)]);
  await ann.page.goto(`${url}/new/caliber-45`);
  await choose(ann.page, /^Chairs/, '4');
  await ann.page.getByText('House rules').click();
  await choose(ann.page, /^Goal/, '$200,000');
  await ann.page.getByRole('button', { name: 'Open the table' }).click();
  await ann.page.getByText('Anybody who opens this link').waitFor();
  const link = ann.page.url();
  await Promise.all([bob.page.goto(link), eve.page.goto(link)]);
  await Promise.all([sitAt(bob.page, 2), sitAt(eve.page, 1)]);
  await ann.page.locator('.chairs > li').nth(3).getByRole('combobox').selectOption('greenhorn');
  await ann.page.locator('.sides-team', { hasText: 'the Horseshoes' }).waitFor();
  expect(await ann.page.locator('.sides-uneven').count()).toBe(0);
  await fitsTheScreen(ann.page);
  await isAccessible(ann.page);
  for (const { page } of [bob, eve, ann]) await isReady(page);
  await ann.page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of [ann, bob, eve]) await page.waitForSelector('.hand .card');

  for (const { page } of [ann, bob, eve]) await page.locator('.rail h2 button').click();
  await ann.page.getByRole('button', { name: /To your team$/ }).click();
  await saying(ann.page, 'ride with me');
  await bob.page.locator('.rail .toteam', { hasText: 'ride with me' }).waitFor();
  await ann.page.getByRole('button', { name: 'To all' }).click();
  await saying(ann.page, 'howdy, all');
  await eve.page.locator('.rail .chat', { hasText: 'howdy, all' }).waitFor();
  expect([await heard(bob.page, 'ride with me'), await heard(eve.page, 'ride with me')]).toEqual([1, 0]);
  await isAccessible(bob.page);

  await playToTheEnd(robot(ann.page), robot(bob.page), robot(eve.page));
  await ann.page.getByRole('heading', { name: /win!$|^You win!$/ }).waitFor();
  await isAccessible(ann.page);
  await ann.page.locator('.highlights', { hasText: 'lost' }).waitFor();
  expect([...ann.complaints, ...bob.complaints, ...eve.complaints]).toEqual([]);
  await Promise.all([ann.close(), bob.close(), eve.close()]);
});
