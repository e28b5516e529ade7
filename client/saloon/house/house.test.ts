/**
 * Ways to meet, in two real browsers: the house table, where the second comes in mid-game and both are at one table when the next game begins;
 * and an evening, fixed by one and answered by both.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { served } from '../../../server/testing/served.ts';
import { launchBrowser } from '../../../testing/browser.ts';
import { endAhead } from '../../testing/late.ts';
import { clicker, playToTheEnd } from '../../testing/player.ts';
import { built, fitsTheScreen, isAccessible, visit } from '../../testing/visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const calm = { reducedMotion: 'reduce' } as const;

test('one tap from the saloon to a game with bots; who comes later watches, and takes a bot’s chair in the next game', async () => {
  const { url } = await served({ BOT_MILLIS: 20 }, { pages: built, games: endAhead(3) });
  const [ann, ben] = await Promise.all([visit(browser, calm), visit(browser, { ...calm, size: 'phone' })]);
  await ann.page.clock.install();
  await ann.page.goto(url);
  const tables = ann.page.getByRole('region', { name: 'House tables' });
  await tables.getByRole('link', { name: /Wright/ }).click();
  await ann.page.waitForSelector('.hand .card');

  // Forty seconds later.
  await ann.page.clock.fastForward(40_000);
  await ben.page.goto(url);
  const there = ben.page.getByRole('region', { name: 'House tables' }).getByRole('link', { name: /At the table:/ });
  await there.waitFor();
  await isAccessible(ben.page);
  await fitsTheScreen(ben.page);
  await there.click();
  await ben.page.getByText('You sit down when this game is over').waitFor();
  expect(ben.page.url().split('?')[0]).toBe(ann.page.url());
  expect(await ben.page.locator('.hand').count()).toBe(0);
  await isAccessible(ben.page);
  await fitsTheScreen(ben.page);
  await ann.page.getByText(/will take a bot’s chair/).waitFor();

  await playToTheEnd([clicker(ann.page)]);
  await ben.page.getByText('The game begins when all are ready').waitFor();
  await ann.page.getByRole('button', { name: 'Rematch' }).click();
  await Promise.all([ann, ben].map(({ page }) => page.waitForSelector('.hand .card')));
  expect(ben.page.url().split('?')[0]).toBe(ann.page.url());
  expect([...ann.complaints, ...ben.complaints]).toEqual([]);
  await Promise.all([ann.close(), ben.close()]);
});

test('an evening is a link: whoever has it says whether they come, without an account, and sees who does', async () => {
  const { url } = await served({}, { pages: built });
  const [ann, ben] = await Promise.all([visit(browser, calm), visit(browser, { ...calm, size: 'small' })]);
  await ann.page.goto(`${url}/evening`);
  await ann.page.getByRole('button', { name: 'Every week' }).click();
  await ann.page.getByRole('button', { name: 'Make the link' }).click();
  await ann.page.getByRole('button', { name: 'I’ll come' }).click();
  await ann.page.getByText('Coming (1):').waitFor();
  await ann.page.getByRole('textbox').fill('Ann');
  await ann.page.getByRole('textbox').press('Enter');
  await ann.page.getByText('Ann', { exact: false }).filter({ hasText: 'Coming' }).waitFor();

  await ben.page.goto(ann.page.url());
  await ben.page.getByText('Coming (1):').waitFor();
  await ben.page.getByRole('button', { name: 'Maybe' }).click();
  await ben.page.getByText('Maybe (1):').waitFor();
  expect(await ben.page.getByRole('button', { name: 'Maybe' }).getAttribute('aria-pressed')).toBe('true');
  await isAccessible(ben.page);
  await fitsTheScreen(ben.page);
  await ben.page.getByRole('button', { name: 'Not this time' }).click();
  await ben.page.getByText('Not this time (1):').waitFor();
  await ben.page.getByText('Maybe (1):').waitFor({ state: 'detached' });

  // A link that was cut short says so.
  await ben.page.goto(ann.page.url().replace(/&zone=.*/, ''));
  await ben.page.getByText('This link is no evening').waitFor();
  expect([...ann.complaints, ...ben.complaints]).toEqual([]);
  await Promise.all([ann.close(), ben.close()]);
});
