/** Replays in a real browser: from a file, from this browser's own practice, and from a server. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { wrightGang } from '../../games/wright-gang/game.ts';
import { type Log, logText } from '../../kernel/log.ts';
import { playOn } from '../../server/testing/player.ts';
import { served, startedTable, TestClient } from '../../server/testing/served.ts';
import { some } from '../../testing/amount.ts';
import { launchBrowser } from '../../testing/browser.ts';
import { hesitant, logOf, older } from '../../testing/play/logs.ts';
import type { Language } from '../../words/language.ts';
import { faultsOn } from '../testing/boxes.ts';
import { built, filesHere } from '../testing/files.ts';
import { leaveGame } from '../testing/left-game.ts';
import { playToTheEnd, robot } from '../testing/robot.ts';
import { fitsTheScreen, isAccessible, type Size, visit } from '../testing/visit.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof filesHere>>;
let file: string;
const random = logOf(wrightGang, 3, 'replay', { rounds: 2 });
const log: Log = { ...random, header: { ...random.header, names: ['Jesse', 'gunhand 2', 'Etta'] } };
const all = log.lines.length;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), filesHere()]);
  file = join(await mkdtemp(join(tmpdir(), 'sixgun-log-')), 'game.log');
  await writeFile(file, logText(log));
});
const bring = async (page: Page, path = file): Promise<void> => {
  await page.goto(`${site.url}/r/file`);
  await page.locator('input[type=file]').setInputFiles(path);
};
const at = (page: Page, n: number): Promise<unknown> => page.locator('.reel .count', { hasText: `${n} / ${all}` }).waitFor();
const eyes = (page: Page, name: string): Promise<void> =>
  page.getByRole('group', { name: 'Whose eyes' }).getByRole('button', { name, exact: true }).click();

test('a game of older rules is shown as witnessed, from any seat; a viewer cannot play on from it', async () => {
  const { page, complaints, close } = await visit(browser, { reducedMotion: 'reduce' });
  const past = join(dirname(file), 'older.log');
  await writeFile(past, logText(older(wrightGang, log)));
  await bring(page, past);
  await at(page, 0);
  await page.locator('.chronicle li.round').first().getByText('Round 1: ').waitFor();
  expect(await page.locator('.chronicle li').last().innerText()).toMatch(/^The game is over\. How it ended: .*(wins!|shared by)/);
  await eyes(page, 'Etta');
  await page.locator('.me .card').first().waitFor();
  await page.keyboard.press('ArrowRight');
  await at(page, 1);
  await page.keyboard.press('End');
  await at(page, all);
  await page.getByTitle('it can be watched, but not played on').first().waitFor();
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByText('The game is shown as it was witnessed.').waitFor();
  await page.getByText('its moves cannot be checked here').waitFor();
  expect(complaints).toEqual([]);
  await close();
});
test('a viewer watches a file: steps, scrubs, changes seats, verifies', async () => {
  const { page, complaints, close } = await visit(browser, { reducedMotion: 'reduce' });
  await bring(page);
  await at(page, 0);
  await page.getByText('nobody shows you a hand').waitFor();
  // The chronicle begins with the deal, and ends with the end and the winner.
  await page.locator('.chronicle li.round').first().getByText('Round 1: ').waitFor();
  expect(await page.locator('.chronicle li').last().innerText()).toMatch(/^The game is over\. How it ended: .*(wins!|shared by)/);
  // By keys.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await at(page, 2);
  await page.keyboard.press('ArrowLeft');
  await at(page, 1);
  await page.keyboard.press('PageDown');
  const second = Number((await page.locator('.reel .count').innerText()).split(' ')[0]);
  expect(second).toBeGreaterThan(1);
  await page.getByText('replay · Round 2 of 2').waitFor();
  await page.keyboard.press('Home');
  await at(page, 0);
  // By the slider, and by a sentence.
  await page.getByRole('slider', { name: 'Moment' }).fill(`${second}`);
  await at(page, second);
  expect(await page.locator('.chronicle [aria-current]').count()).toBeGreaterThan(0);
  await page.locator('.chronicle li').nth(2).getByRole('button').first().click();
  await page.waitForFunction(n => !document.querySelector('.reel .count')?.textContent?.startsWith(`${n} `), second);
  await isAccessible(page);
  // From other seats: only the owner sees the faces of a hand.
  await eyes(page, 'Jesse');
  await page.locator('.hand.shown .card').first().waitFor();
  expect(await page.locator('.hand.shown .card.back').count()).toBe(0);
  await page.waitForURL(/\?as=0#\d+$/);
  await isAccessible(page);
  // It plays by itself.
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('4');
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page.waitForFunction(() => Number(document.querySelector('.reel .count')?.textContent?.split(' ')[0]) > 3);
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByText('The game holds; its shuffle cannot be proved.').waitFor();
  await page.getByText(`The rules allow all ${all} moves`).waitFor();
  await isAccessible(page);
  expect(complaints).toEqual([]);
  await close();
});

test('a replay shows a move taken back, and its undoing', async () => {
  const { page, complaints, close } = await visit(browser, { reducedMotion: 'reduce' });
  const doubted = hesitant(wrightGang, log);
  const path = join(await mkdtemp(join(tmpdir(), 'sixgun-log-')), 'doubted.log');
  await writeFile(path, logText(doubted));
  await bring(page, path);
  const count = (n: number): Promise<unknown> =>
    page.locator('.reel .count', { hasText: `${n} / ${doubted.lines.length}` }).waitFor();
  await count(0);
  // Of this game's moves only a pass may be taken back.
  const passed = doubted.lines.findIndex(({ in: what }) => 'undo' in what);
  await page.getByRole('slider', { name: 'Moment' }).fill(`${passed - 1}`);
  await count(passed - 1);
  await page.keyboard.press('ArrowRight');
  await count(passed);
  await page.locator('.chronicle [aria-current]', { hasText: 'passes' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await count(passed + 1);
  await page.locator('.chronicle [aria-current]', { hasText: 'the move back' }).waitFor();
  await page.keyboard.press('End');
  await count(doubted.lines.length);
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByText(`The rules allow all ${doubted.lines.length} moves`).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('a viewer can play on from any moment before the end', async () => {
  const { page, complaints, close } = await visit(browser, { reducedMotion: 'reduce' });
  await bring(page);
  await at(page, 0);
  await page.keyboard.press('End');
  await at(page, all);
  await page.waitForFunction(() => document.querySelector<HTMLButtonElement>('.film .on')?.disabled === true);
  const early = 3;
  await page.getByRole('slider', { name: 'Moment' }).fill(`${early}`);
  await at(page, early);
  await eyes(page, 'Etta');
  await page.locator('.hand.shown .card').first().waitFor();
  const shown = await page.locator('.hand.shown .card').count();
  await eyes(page, 'The rail');
  await page.getByRole('button', { name: 'Play on from here' }).first().click();
  await page.getByRole('button', { name: 'Take the seat of Etta' }).click();
  await page.waitForSelector('.app:not(.replay) .hand .card');
  expect(new URL(page.url()).search).toBe('');
  expect(await page.locator('.hand button.card').count()).toBe(shown);
  expect(complaints).toEqual([]);
  await close();
});

test('the page refuses a file that is not a log, and says where it stops being one', async () => {
  const { page, complaints, close } = await visit(browser);
  const bad = join(await mkdtemp(join(tmpdir(), 'sixgun-log-')), 'bad.log');
  await writeFile(bad, logText(log).split('\n').slice(0, 4).join('\n'));
  await bring(page, bad);
  await page.getByRole('alert').getByText('it has no end').waitFor();
  await isAccessible(page);
  await page.locator('input[type=file]').setInputFiles(file);
  await at(page, 0);
  await page.goto(`${site.url}/r/last`);
  await page.getByText('No practice game has been finished').waitFor();
  await page.goto(`${site.url}/r/somewhere`);
  await page.getByText('The server does not answer.').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('a player can watch a finished practice game, also on the next visit', async () => {
  const { page, complaints, close } = await visit(browser, { reducedMotion: 'reduce' });
  await leaveGame(page, site.url, { game: 'wright-gang', chairs: [null, 'gunhand', 'gunhand'], options: { rounds: 1 } });
  await page.goto(`${site.url}/practice/wright-gang`);
  await playToTheEnd(robot(page));
  await page.getByRole('button', { name: 'Watch again' }).click();
  await page.locator('.replay .hand.shown .card').first().waitFor();
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByText('Everything holds.').waitFor();
  await page.goto(`${site.url}/you`);
  await page.getByRole('link', { name: 'Watch again' }).first().click();
  await page.waitForURL(/\/r\/own-/);
  await page.locator('.replay .hand.shown .card').first().waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test.each(
  some<[Language, Size]>([
    ['uk', 'side'],
    ['en', 'desk'],
    ['ru', 'small'],
  ]),
)('a replay from a server, in %s on a %s', async (language, size) => {
  const { url } = await served({}, { pages: built });
  const host = await TestClient.connect(url);
  const table = await startedTable([host], ['gunhand', 'gunhand'], { options: { rounds: 1, race: 'draw' } });
  await playOn(host, table);
  await host.hears('proof');
  const { games } = (await (await fetch(`${url}/api/tables/${table}/history`)).json()) as { games: { id: string }[] };
  const { page, complaints, close } = await visit(browser, { language, size, reducedMotion: 'reduce' });
  await page.goto(`${url}/r/${games[0]!.id}?as=0#6`);
  await page.locator('.hand.shown .card').first().waitFor();
  expect(await page.locator('.reel .count').textContent()).toMatch(/^6 \/ \d+$/);
  await fitsTheScreen(page);
  await isAccessible(page);
  if (size !== 'desk') {
    await page.locator('.handle.more').click();
    const current = page.locator('dialog .chronicle [aria-current]').first();
    const isInSight = (): Promise<boolean> =>
      current.evaluate(line => {
        const [{ top, bottom }, list] = [line.getBoundingClientRect(), line.closest('.chronicle')!.getBoundingClientRect()];
        return top >= Math.max(list.top, 0) && bottom <= Math.min(list.bottom, window.innerHeight);
      });
    await expect.poll(isInSight).toBe(true);
    await fitsTheScreen(page);
    await isAccessible(page);
  }
  expect(complaints).toEqual([]);
  await close();
});

test('on a low phone the last line covers nothing, and a duel fits between the seats and the line', async () => {
  const { page, close } = await visit(browser, { size: 'least', language: 'ru' });
  const two = logOf(wrightGang, 2, 'two', { rounds: 2 });
  const called = two.lines.findIndex(line => 'move' in line.in && line.in.move.do === 'duel');
  const drawn = two.lines.findIndex((line, i) => i > called && 'cue' in line.in);
  const path = join(dirname(file), 'two.log');
  await writeFile(path, logText(two));
  await bring(page, path);
  for (const n of [drawn + 1, two.lines.length]) {
    await page.getByRole('slider').fill(`${n}`);
    await page.locator('.reel .count', { hasText: `${n} / ${two.lines.length}` }).waitFor();
    expect((await faultsOn(page)).filter(fault => /film|div\.where|section\.opps/.test(fault))).toEqual([]);
  }
  expect([called >= 0, await page.locator('.law').count()]).toEqual([true, 1]);
  await close();
});

test('a shared link leads to the replay at its moment; its players can close it to others', async () => {
  const { url } = await served({ BOT_MILLIS: 20 }, { pages: built });
  const [ann, eve] = await Promise.all([visit(browser, { reducedMotion: 'reduce' }), visit(browser, { reducedMotion: 'reduce' })]);
  await ann.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = (): Promise<string> => ann.page.evaluate(() => navigator.clipboard.readText());
  const client = await TestClient.connect(url);
  const table = await startedTable([client], ['greenhorn'], { options: { rounds: 1, race: 'draw' }, visibility: 'private' });
  await playOn(client, table);
  const [name, value] = client.person.cookie.split('=') as [string, string];
  await ann.page.context().addCookies([{ name, value, url }]);
  await ann.page.goto(`${url}/t/${table}`);
  const end = ann.page.getByRole('dialog');
  await end.getByText('Everybody who has the link can watch the whole game.').waitFor();
  await end.getByRole('button', { name: 'Analyse the game' }).waitFor();
  await end.getByRole('button', { name: 'Share' }).click();
  await end.getByRole('button', { name: 'Copied' }).waitFor();
  const shared = /http\S+$/.exec(await copied())![0];
  expect(shared).toMatch(new RegExp(`^${url}/r/[\\w-]{22}\\?as=0$`));

  await end.getByRole('button', { name: 'Close it to others' }).click();
  await end.getByText('Only those who played can watch this game.').waitFor();
  await isAccessible(ann.page);
  await eve.page.goto(shared);
  await eve.page.getByText('its players have closed it').waitFor();
  await end.getByRole('button', { name: 'Open it again' }).click();
  await end.getByText('Everybody who has the link can watch the whole game.').waitFor();

  await ann.page.goto(shared);
  await ann.page.locator('.hand.shown .card').first().waitFor();
  for (const _ of [1, 2, 3]) await ann.page.keyboard.press('ArrowRight');
  await ann.page.locator('.reel .count', { hasText: /^3 / }).waitFor();
  await ann.page.getByRole('button', { name: 'Copy a link to this moment' }).click();
  await expect.poll(copied).toBe(`${shared}#3`);
  await eve.page.goto('about:blank');
  await eve.page.goto(await copied());
  await eve.page.locator('.reel .count', { hasText: /^3 / }).waitFor();
  await Promise.all([ann.close(), eve.close()]);
});

test('a game that cannot be found cannot be played on, and the page says so', async () => {
  const { page, complaints, close } = await visit(browser, { language: 'uk' });
  await page.goto(`${site.url}/practice/wright-gang?from=own-nothing&at=3&as=0`);
  await page.getByRole('heading', { name: 'Цю партію не знайдено.' }).waitFor();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Грати з ботами' }).click();
  await page.waitForSelector('.hand .card');
  expect(complaints).toEqual([]);
  await close();
});
test('a log’s fault is named in the reader’s language', async () => {
  const { page, complaints, close } = await visit(browser, { language: 'ru' });
  await page.goto(`${site.url}/r/file`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'cut.log',
    mimeType: 'text/plain',
    buffer: Buffer.from(logText(log).split('\n').slice(0, 9).join('\n')),
  });
  await page.getByRole('alert').filter({ hasText: 'запись обрезана: у неё нет конца' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});
