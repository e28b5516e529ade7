/**
 * Ways to meet, in two real browsers: the house table, where the second enters mid-game and both share a table when the next game begins;
 * an evening, fixed by one and answered by both; and a sent hand, whose result goes back.
 */
import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type Feat, featOf } from '../../../bots/feat.ts';
import { randomGame } from '../../../bots/testing/against-steady.ts';
import { boxes } from '../../../games/index.ts';
import { newGuest, served } from '../../../server/testing/served.ts';
import { launchBrowser } from '../../../testing/browser.ts';
import { type Challenge, pathOf } from '../../beat/link.ts';
import { built } from '../../testing/files.ts';
import { endAhead } from '../../testing/late.ts';
import { playToTheEnd, robot } from '../../testing/robot.ts';
import { fitsTheScreen, isAccessible, visit } from '../../testing/visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});

const calm = { reducedMotion: 'reduce' } as const;

test('one tap from the saloon to a game with bots; a later guest watches, and takes a bot’s chair in the next game', async () => {
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

  await playToTheEnd(robot(ann.page));
  await ben.page.getByText('The game begins when all are ready').waitFor();
  await ann.page.getByRole('button', { name: 'Rematch' }).click();
  await Promise.all([ann, ben].map(({ page }) => page.waitForSelector('.hand .card')));
  expect(ben.page.url().split('?')[0]).toBe(ann.page.url());
  expect([...ann.complaints, ...ben.complaints]).toEqual([]);
  await Promise.all([ann.close(), ben.close()]);
});

test('an evening is a link: its readers say whether they come, without an account, and see who else does', async () => {
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
  // This device has no share sheet: Telegram asks whom to send it to.
  const telegram = new URL((await ann.page.getByRole('link', { name: 'Telegram' }).getAttribute('href'))!);
  expect(telegram.searchParams.get('url')).toBe(ann.page.url());
  expect(telegram.searchParams.get('text')).toMatch(/^Evening: Wright Brothers’ Gang: \w+/);

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

  // It appears in the saloon of a guest who has opened its link.
  const link = ann.page.url();
  await ann.page.goto(url);
  await ann.page.locator('main a[href^="/evening?"]').click();
  await ann.page.getByText('Coming (1):').waitFor();
  expect(ann.page.url()).toBe(link);
  // A truncated link says so.
  await ben.page.goto(link.replace(/&zone=.*/, ''));
  await ben.page.getByText('This link does not lead to an evening').waitFor();
  expect([...ann.complaints, ...ben.complaints]).toEqual([]);
  await Promise.all([ann.close(), ben.close()]);
});

test('a player of a sent hand sends their result back, and sees the sender beside them and the others as a count', async () => {
  const { url } = await served({}, { pages: built });
  const { game, bots } = boxes['steel-bullets'];
  const bot = bots.find(({ name }) => name === 'greenhorn')!;
  const played = async (by: string, mood: string): Promise<Challenge & { readonly path: string }> => {
    const log = randomGame({ game, options: {}, chairs: [null, bot], seed: 'a hand' }, mood)!;
    const challenge = { salt: 'salt-of-this-one', by, feat: featOf(game, log, [null, bot.name]) as Feat };
    return { ...challenge, path: await pathOf(challenge) };
  };
  const [sent, own] = [await played('Ann', 'one'), await played('Ben', 'two')];
  const { salt } = sent;
  for (const [feat, link, name] of [
    [sent.feat, salt, 'Ann'],
    [(await played('Eve', 'three')).feat, null, 'Eve'],
  ] as const) {
    const { cookie } = await newGuest(url, name);
    const headers = { 'content-type': 'application/json', cookie };
    const answer = await fetch(`${url}/api/feats`, { method: 'POST', headers, body: JSON.stringify({ feat, link }) });
    expect(answer.status).toBe(201);
  }
  const { page, complaints, close } = await visit(browser, { ...calm, size: 'small' });
  const kept = JSON.stringify([{ salt, game: game.id, by: 'Ann', sent: false, link: sent.path, own: own.path }]);
  await page.addInitScript(text => localStorage.setItem('sixgun:challenges', text), kept);
  await page.goto(`${url}${sent.path}`);
  const others = page.getByRole('region', { name: 'Who has played it' });
  await others.getByText('How it went for 2').waitFor();
  expect(await others.getByText('Ann').count()).toBe(0);
  await others.getByRole('button', { name: 'Send your result' }).click();
  await others.getByText('Your result is with the others.').waitFor();
  await others.getByText('How it went for 3').waitFor();
  expect(await others.getByText('Eve').count()).toBe(0);
  await others.getByRole('button', { name: 'Side by side with Ann' }).click();
  await others.locator('[data-proof="proven"]').first().waitFor();
  await fitsTheScreen(page);
  await isAccessible(page);
  expect(complaints).toEqual([]);
  await close();
});
