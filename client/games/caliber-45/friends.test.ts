/** Three friends and a bot at one table of Caliber 45: real browsers, a real server, talk within a team, a game to its end. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { served } from '../../../server/testing/served.ts';
import { launchBrowser } from '../../../testing/browser.ts';
import { playToTheEnd } from '../../testing/player.ts';
import { built, fitsTheScreen, isAccessible, visit } from '../../testing/visit.ts';
import { clicker } from './testing/player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Three windows take their time, the more so on a busy machine. */
const LONG = 280_000;

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

test(
  'teams are seen before the start, talk among themselves, and play to the end',
  async () => {
    const { url } = await served({ BOT_MILLIS: 20 }, { pages: built });
    const [ann, bob, eve] = await Promise.all([visit(browser), visit(browser), visit(browser)]);
    await ann.page.goto(`${url}/new/caliber-45`);
    await choose(ann.page, /^Chairs/, '4');
    await choose(ann.page, /^Goal/, '$200,000');
    await ann.page.getByRole('button', { name: 'Open the table' }).click();
    await ann.page.getByText('Whoever opens this link').waitFor();
    const link = ann.page.url();
    await Promise.all([bob.page.goto(link), eve.page.goto(link)]);
    await Promise.all([sitAt(bob.page, 2), sitAt(eve.page, 1)]);
    await ann.page.locator('.chairs > li').nth(3).getByRole('combobox').selectOption('greenhorn');
    await ann.page.locator('.sides li', { hasText: 'the Horseshoes' }).waitFor();
    expect(await ann.page.locator('.sides .uneven').count()).toBe(0);
    await fitsTheScreen(ann.page);
    await isAccessible(ann.page);
    for (const { page } of [bob, eve, ann]) await isReady(page);
    await ann.page.getByRole('button', { name: 'Start the game' }).click();
    for (const { page } of [ann, bob, eve]) await page.waitForSelector('.hand .card');

    await ann.page.getByRole('button', { name: /To your team$/ }).click();
    await saying(ann.page, 'ride with me');
    await bob.page.locator('.rail .toteam', { hasText: 'ride with me' }).waitFor();
    await ann.page.getByRole('button', { name: 'To all' }).click();
    await saying(ann.page, 'howdy, all');
    await eve.page.locator('.rail .chat', { hasText: 'howdy, all' }).waitFor();
    expect([await heard(bob.page, 'ride with me'), await heard(eve.page, 'ride with me')]).toEqual([1, 0]);
    await isAccessible(bob.page);

    await playToTheEnd([clicker(ann.page), clicker(bob.page), clicker(eve.page)], LONG);
    await ann.page.getByRole('heading', { name: /win!$|^You win!$/ }).waitFor();
    await isAccessible(ann.page);
    expect([...ann.complaints, ...bob.complaints, ...eve.complaints]).toEqual([]);
    await Promise.all([ann.close(), bob.close(), eve.close()]);
  },
  LONG + 60_000,
);
