/** The page about yourself and the ladder: with a server, without one, and in a browser that keeps nothing. */
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Server } from '../../server/server.ts';
import { makeKnown } from '../../server/testing/known.ts';
import { playOn } from '../../server/testing/player.ts';
import { type Person, served, startedTable, TestClient } from '../../server/testing/served.ts';
import { some } from '../../testing/amount.ts';
import { launchBrowser } from '../../testing/browser.ts';
import { client as en } from '../../words/en/client.ts';
import type { Language } from '../../words/language.ts';
import { client as ru } from '../../words/ru/client.ts';
import { client as uk } from '../../words/uk/client.ts';
import { built, filesHere } from '../testing/files.ts';
import { fitsTheScreen, isAccessible, type Size, sizes, type Visit, visit } from '../testing/visit.ts';
import { leadsOn } from '../testing/windows.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof filesHere>>;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), filesHere()]);
});
const called: { readonly [L in Language]: string } = {
  en: 'Wright Brothers’ Gang',
  ru: 'Банда братьев Райт',
  uk: 'Банда братів Райт',
};
/** A guest who has played a rated game, and their page. */
const regular = async ({ url, store }: Server, { page }: Visit): Promise<Person> => {
  const [host, other] = [await TestClient.connect(url), await TestClient.connect(url)];
  await makeKnown(store, 'wright-gang', [host.person.id, other.person.id]);
  const table = await startedTable([host, other], [], { options: { rounds: 1, race: 'draw' } });
  await Promise.all([playOn(host, table), playOn(other, table)]);
  await host.hears('proof');
  host.close();
  other.close();
  const [name = '', value = ''] = host.person.cookie.split('=');
  await page.context().addCookies([{ name, value, url }]);
  return host.person;
};

test.each(
  some<[Language, Size]>([
    ['uk', 'side'],
    ['en', 'desk'],
    ['ru', 'small'],
  ]),
)('you and the ladder in %s on a %s', async (language, size) => {
  const server = await served({}, { pages: built });
  const { url } = server;
  const somebody = await visit(browser, { language, size, colorScheme: size === 'small' ? 'dark' : 'light' });
  const { page, complaints, close } = somebody;
  const person = await regular(server, somebody);
  await page.goto(`${url}/you`);
  await page.locator('.games li').first().waitFor();
  await page.locator('.rating .skill-scale').waitFor();
  // A name is written along the line, and the row says which game it was.
  const [name, line] = await page
    .locator('.games .who .mine')
    .first()
    .evaluate(mine => [mine.getBoundingClientRect().height, Number.parseFloat(getComputedStyle(mine).lineHeight)]);
  expect(name).toBeLessThan(2 * line!);
  expect(await page.locator('.games li').first().innerText()).toContain(called[language]);
  expect(await page.locator('h1').innerText()).toBe({ en, ru, uk }[language].stranger(person.name.slice(-4)));
  await fitsTheScreen(page);
  await isAccessible(page);
  await page.goto(`${url}/ladder/wright-gang`);
  await page.locator('.ladder .mine').waitFor();
  // The page leads with the player's own place.
  expect(await page.locator('h1').innerText()).toMatch(/[12] \S+ 2$/);
  expect(await page.locator('.ladder tbody tr').count()).toBe(2);
  // Heard as a table, however it is drawn.
  const rows = page.getByRole('table').getByRole('row');
  expect(await page.getByRole('columnheader').count()).toBe(5);
  expect(await rows.nth(1).getByRole('rowheader').count()).toBe(1);
  expect(await rows.nth(1).getByRole('cell').count()).toBe(4);
  await fitsTheScreen(page);
  await isAccessible(page);
  expect(complaints).toEqual([]);
  await close();
});

test('a name, a code, another device', async () => {
  const server = await served({}, { pages: built });
  const { url } = server;
  const [first, second] = [await visit(browser), await visit(browser)];
  const person = await regular(server, first);
  await first.page.goto(url);
  await first.page.evaluate(kept => {
    localStorage.setItem('sixgun:tally:wright-gang', JSON.stringify(kept));
    localStorage.setItem('sixgun:learned:wright-gang', 'loot load');
  }, keptThings['tally:wright-gang']);
  await first.page.goto(`${url}/you`);
  await first.page.locator('summary', { hasText: 'What others call you' }).click();
  await first.page.getByLabel('What others call you').fill('Calico Jo');
  await first.page.locator('.name').getByRole('button', { name: 'Save' }).click();
  await first.page.getByText('Saved.').waitFor();
  await first.page.getByRole('heading', { name: 'Calico Jo' }).waitFor();
  await first.page.getByRole('button', { name: 'Light: noon' }).last().click();
  // A face is put together by keys: a group of choices for each part of it.
  await first.page.getByText('Your face', { exact: true }).click();
  await first.page.getByRole('group', { name: 'Head' }).getByRole('radio', { name: 'raccoon' }).focus();
  await first.page.keyboard.press('Space');
  await first.page.keyboard.press('ArrowRight');
  const isWolf = (): boolean => localStorage.getItem('sixgun:face')?.includes('"wolf"') === true;
  await first.page.waitForFunction(isWolf);
  await isAccessible(first.page);
  await first.page.getByRole('button', { name: 'Make a recovery code' }).click();
  const code = await first.page.locator('.code output').innerText();
  expect(code).toMatch(/^[A-Z2-9]{5}(-[A-Z2-9]{5}){3}$/);
  await first.page.reload();
  await first.page.getByRole('button', { name: 'Make a recovery code' }).waitFor();
  expect(await first.page.locator('.code').count()).toBe(0);

  // A new guest sees their code once.
  await second.page.goto(`${url}/you`);
  await second.page.locator('.code output').waitFor();
  await second.page.evaluate(() => localStorage.setItem('sixgun:learned:wright-gang', 'duel'));
  await second.page.getByText('Have a code or a passkey from another device?').click();
  const field = second.page.getByLabel('Recovery code').last();
  await field.fill(code.toLowerCase());
  await second.page.getByRole('button', { name: 'Become that guest' }).click();
  await second.page.getByText('Welcome back, Calico Jo.').waitFor();
  await second.page.locator('.games li').first().waitFor();
  // The guest's preferences come along.
  await second.page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dusk');
  await second.page.waitForFunction(isWolf);
  await second.page.locator('.badges li', { hasText: 'Beat the Legend' }).waitFor();
  // Lessons of both devices are done now.
  await second.page.waitForFunction(() => localStorage.getItem('sixgun:learned:wright-gang') === 'duel loot load');
  await isAccessible(second.page);
  const me = (await (await second.page.request.get(`${url}/api/me`)).json()) as { guest: string };
  expect(me.guest).toBe(person.id);
  expect([...first.complaints, ...second.complaints]).toEqual([]);
  await Promise.all([first.close(), second.close()]);
});

test('without a server the pages say so, and the name is still yours', async () => {
  const { page, complaints, close } = await visit(browser, { size: 'small' });
  await page.goto(`${site.url}/you`);
  await page.getByText('games played at tables are not shown').waitFor();
  await page.locator('summary', { hasText: 'What others call you' }).click();
  await page.getByLabel('What others call you').fill('Jesse');
  await page.locator('.name').getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
  await fitsTheScreen(page);
  await isAccessible(page);
  await page.goto(`${site.url}/ladder/wright-gang`);
  await page.getByText('the ladder cannot be shown').waitFor();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await fitsTheScreen(page);
  await isAccessible(page);
  expect(complaints.filter(text => !text.includes('/ws'))).toEqual([]);
  await close();
});

/** A browser's storage after a player's many games. */
const veteran = { won: true, place: 1, of: 4, points: 31, moves: 20 };
const keptThings: { readonly [name: string]: unknown } = {
  name: 'Jesse',
  'days:wright-gang': { '2026-11-15': veteran, '2026-11-16': { ...veteran, rival: { ...veteran, won: false, place: 2 } } },
  'days:revolver': { '2026-11-17': { ...veteran, of: 2 } },
  'tally:wright-gang': {
    levels: { greenhorn: [5, 4], legend: [2, 1] },
    played: { discard: 40, '7': 12, joker: 9 },
    times: Array.from({ length: 12 }, (_, n) => 280 + n),
  },
  'learned:wright-gang': 'loot load',
  'puzzles:wright-gang': 'one two',
  'losses:wright-gang': [{ id: 'x', mean: 0.023, decisions: 40 }],
};
test.each(
  some<[Language, Size]>([
    ['uk', 'least'],
    ['en', 'desk'],
    ['ru', 'small'],
  ]),
)('achievements, in %s on a %s; exported and deleted without a server', async (language, size) => {
  const { page, complaints, close } = await visit(browser, { language, size });
  await page.clock.setFixedTime('2026-11-17T20:00:00Z');
  await page.goto(site.url);
  await page.evaluate(kept => {
    for (const [name, value] of Object.entries(kept))
      localStorage.setItem(`sixgun:${name}`, typeof value === 'string' ? value : JSON.stringify(value));
  }, keptThings);
  await page.goto(`${site.url}/you`);
  const badges = page.locator('.badges li');
  await badges.first().waitFor();
  expect(await badges.count()).toBe(4);
  // They are in sight without scrolling, before codes and data.
  expect((await badges.first().boundingBox())!.y).toBeLessThan(page.viewportSize()!.height - 80);
  // The trail, puzzles, deals, levels, cards, hand, loss.
  await expect.poll(() => page.locator('.reached').first().locator('dt').count()).toBe(7);
  await leadsOn(page);
  await page.setViewportSize(sizes[size]);
  await fitsTheScreen(page);
  await isAccessible(page);
  const data = page.locator('[aria-labelledby="data"] .btn');
  const [file] = await Promise.all([page.waitForEvent('download'), data.first().click()]);
  const taken = JSON.parse(await readFile((await file.path())!, 'utf8')) as { browser: { kept: object }; server: unknown };
  expect(taken.server).toBeNull();
  expect(taken.browser.kept).toMatchObject({ name: 'Jesse', 'tally:wright-gang': JSON.stringify(keptThings['tally:wright-gang']) });
  await data.last().click();
  await data.nth(1).click();
  await page.waitForURL(`${site.url}/`);
  await page.waitForSelector('.door-door');
  expect(await page.evaluate(() => localStorage.getItem('sixgun:tally:wright-gang'))).toBeNull();
  await page.goto(`${site.url}/you`);
  await page.locator('.you .none').waitFor();
  expect(await page.locator('.badges').count()).toBe(0);
  expect(complaints.filter(text => !text.includes('/ws'))).toEqual([]);
  await close();
});

test('an empty ladder invites, and a browser that stores nothing learns what that means', async () => {
  const { url } = await served({}, { pages: built });
  const { page, complaints, close } = await visit(browser);
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'indexedDB'])
      Object.defineProperty(window, storage, {
        get: () => {
          throw new Error('switched off');
        },
      });
  });
  await page.goto(`${url}/ladder/wright-gang`);
  await page.getByRole('heading', { name: 'The ladder starts with you' }).waitFor();
  await isAccessible(page);
  await page.getByRole('link', { name: 'Open a table' }).click();
  // Its games are rated: the table is open, and moves have a time limit.
  const { visibility, open, terms } = en.newTable;
  await page.getByRole('group', { name: visibility }).getByRole('button', { name: open, pressed: true }).waitFor();
  await page.getByText(terms.rated).waitFor();
  await page.goto(`${url}/you`);
  await page.getByText('This browser keeps nothing for us').waitFor();
  await page.getByText('Nothing has been played yet.').waitFor();
  await isAccessible(page);
  expect(complaints).toEqual([]);
  await close();
});
