/** When something goes wrong at the worst moment: real browsers, a real server, a wire that breaks, a page that is too old. */
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { served } from '../server/testing/served.ts';
import { launchBrowser, launchForgetful } from '../testing/browser.ts';
import { wireTo } from '../testing/wire.ts';
import { PROTOCOL } from '../wire/protocol.ts';
import { built, serveFiles } from './testing/files.ts';
import { openTable, start } from './testing/gathering.ts';
import { duelAhead, endAhead } from './testing/late.ts';
import { playToTheEnd, robot } from './testing/robot.ts';
import { fitsTheScreen, isAccessible, sizes, visit } from './testing/visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});

const handOf = (page: Page): Promise<string[]> =>
  page.locator('.hand .card').evaluateAll(cards => cards.map(card => (card as HTMLElement).dataset['face'] ?? ''));
const calm = { reducedMotion: 'reduce' } as const;
const renewed = (page: Page) => page.getByRole('status').filter({ hasText: 'Sixgun was updated' });

test('a reload in the middle of a race: the player comes back and plays on', async () => {
  const { url } = await served({}, { pages: built, games: duelAhead });
  const [ann, bob] = await Promise.all([visit(browser, calm), visit(browser, { ...calm, size: 'phone' })]);
  const link = await openTable(ann.page, url, { chairs: 2, bots: 0 });
  await bob.page.goto(link);
  await start(ann.page, bob.page);
  await ann.page.locator('[data-action="duel"]:visible').first().click();
  await ann.page.getByRole('button', { name: 'Declare a duel' }).click();
  await bob.page.waitForSelector('.race');
  await bob.page.reload();
  // The race is still on, or it has been decided without Bob; either way the game continues with Bob.
  await bob.page.waitForSelector('.race, .over, .hand');
  await playToTheEnd(robot(ann.page), robot(bob.page));
  expect([...ann.complaints, ...bob.complaints]).toEqual([]);
  await Promise.all([ann.close(), bob.close()]);
});

test('a broken connection: the page says so, tries again, and the game continues', async () => {
  const { url } = await served({ AWAY_SECONDS: 3600 }, { pages: built, games: endAhead(3) });
  const wire = await wireTo(url);
  onTestFinished(() => wire.close());
  const [ann, bob] = await Promise.all([visit(browser, calm), visit(browser, calm)]);
  const link = await openTable(ann.page, url, { chairs: 3, bots: 1 });
  await bob.page.goto(link.replace(url, wire.url));
  await start(ann.page, bob.page);
  wire.cut();
  await bob.page.locator('.offline[role=status]', { hasText: 'The connection is lost' }).waitFor();
  await isAccessible(bob.page);
  await ann.page.locator('.away', { hasText: /away, a bot in \d+ s/ }).waitFor();
  const before = await handOf(bob.page);
  wire.mend();
  await bob.page.locator('.offline').waitFor({ state: 'detached' });
  expect(await handOf(bob.page)).toEqual(before);
  await playToTheEnd(robot(ann.page), robot(bob.page));
  expect(ann.complaints).toEqual([]);
  await Promise.all([ann.close(), bob.close()]);
});

/** The same page as another build: its entry script has another name. */
const anotherBuild = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'sixgun-build-'));
  await cp(built, folder, { recursive: true });
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const entry = /\/assets\/(index-[^"]+)\.js"/.exec(page)![1]!;
  for (const name of await readdir(join(folder, 'assets')))
    if (name.startsWith(`${entry}.js`))
      await rename(join(folder, 'assets', name), join(folder, 'assets', name.replace('index-', 'index-new-')));
  for (const packed of ['index.html.br', 'index.html.gz']) await rm(join(folder, packed));
  await writeFile(join(folder, 'index.html'), page.replace(entry, entry.replace('index-', 'index-new-')));
  return folder;
};
test('a server of another build: the page asks to be loaded again, and nothing is lost', async () => {
  const data = await mkdtemp(join(tmpdir(), 'sixgun-data-'));
  const old = await served({ DATA_DIR: data, DRAIN_SECONDS: 0 }, { pages: built, games: endAhead(3) });
  const wire = await wireTo(old.url);
  onTestFinished(() => wire.close());
  const { page, close } = await visit(browser, calm);
  await openTable(page, wire.url, { chairs: 3, bots: 2 });
  await start(page);
  await page.waitForSelector('.line.yours');
  const before = await handOf(page);
  expect(await renewed(page).count()).toBe(0);
  await old.close();
  const young = await served({ DATA_DIR: data }, { pages: await anotherBuild(), games: endAhead(3) });
  wire.lead(young.url);
  await renewed(page).waitFor();
  await isAccessible(page);
  await fitsTheScreen(page);
  // It covers nothing, on a phone either, and can be put away.
  await page.setViewportSize(sizes.least);
  const { y, height } = (await renewed(page).boundingBox())!;
  expect((await page.locator('.app').boundingBox())!.y).toBeGreaterThanOrEqual(y + height);
  expect(await renewed(page).getByRole('button', { name: 'Close' }).count()).toBe(1);
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.waitForSelector('.line.yours');
  expect(await handOf(page)).toEqual(before);
  expect(await renewed(page).count()).toBe(0);
  expect(await page.locator('script[type=module]').getAttribute('src')).toContain('index-new-');
  await playToTheEnd(robot(page));
  await close();
});

test('a server of a newer protocol: the page says so and stops', async () => {
  const { url } = await served({}, { pages: built });
  const { page, complaints, close } = await visit(browser);
  await page.routeWebSocket(/\/ws$/, near => {
    const far = near.connectToServer();
    far.onMessage(text => near.send(String(text).replace(`"protocol":${PROTOCOL}`, `"protocol":${PROTOCOL + 1}`)));
  });
  await page.goto(url);
  await renewed(page).waitFor();
  await isAccessible(page);
  expect(complaints).toEqual([]);
  await close();
});

test('a piece of the page that is no more to be had: it says so, and how to go on', async () => {
  const site = await serveFiles();
  const { page, close } = await visit(browser);
  await page.goto(site.url);
  await page.waitForSelector('.poster-poster');
  await page.route(/assets\/credits-.*\.js/, route => route.abort());
  await page.locator('a[href="/credits"]').first().click();
  await page.getByText('Reload to go on; nothing is lost.').waitFor();
  await isAccessible(page);
  site.close();
  await close();
});

test('an invitation to a table that is no more says so', async () => {
  const { url } = await served({}, { pages: built });
  const { page, close } = await visit(browser);
  await page.goto(`${url}/t/ZZZZ`);
  await page.getByRole('heading', { name: 'There is no such table.' }).waitFor();
  await page.getByText('The invitation is old or cut short').waitFor();
  await isAccessible(page);
  await page.getByRole('link', { name: 'To the saloon' }).click();
  await page.waitForURL(`${url}/`);
  await close();
});

test('an address where nothing is says so; one that is cut short leads on', async () => {
  const { url } = await served({}, { pages: built });
  const { page, close } = await visit(browser);
  await page.goto(`${url}/nowhere/at/all`);
  await page.getByRole('heading', { name: 'There is nothing at this address.' }).waitFor();
  await isAccessible(page);
  await page.goto(`${url}/learn`);
  await page.waitForSelector('.tickets');
  await page.goto(`${url}/ladder`);
  await page.getByRole('heading', { name: 'The ladder starts with you' }).waitFor();
  await page.goto(`${url}/r`);
  await page.waitForSelector('.bring');
  await page.goto(`${url}/t`);
  await page.waitForSelector('.poster-poster');
  await close();
});

test('a full table: a guest who comes now watches, and reads why', async () => {
  const { url } = await served({}, { pages: built });
  const [ann, bob, eve] = await Promise.all([visit(browser), visit(browser), visit(browser)]);
  const link = await openTable(ann.page, url, { chairs: 2, bots: 0 });
  await bob.page.goto(link);
  await bob.page.locator('.gather footer').getByRole('button', { name: 'Sit down' }).click();
  await bob.page.getByRole('button', { name: 'Ready', exact: true }).waitFor();
  await eve.page.goto(link);
  await eve.page.getByText('Every chair is taken; you are watching.').waitFor();
  expect(await eve.page.getByRole('button', { name: 'Sit down' }).count()).toBe(0);
  await isAccessible(eve.page);
  await Promise.all([ann.close(), bob.close(), eve.close()]);
});

test('a browser that keeps nothing: bots can be played, tables say what they need', async () => {
  const { url } = await served({}, { pages: built });
  const context = await launchForgetful();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  await page.goto(url);
  await page.getByText('Your browser keeps no cookies for us').waitFor();
  await isAccessible(page);
  // The player begins: else a hint about a bot's act would wait to be read first.
  await page.goto(`${url}/practice/wright-gang?new=1&first=0`);
  // The browser remembers nothing: the page tells the player who they are.
  await page.getByRole('button', { name: 'Deal' }).click();
  await page.waitForSelector('.line.yours');
  await page.goto(`${url}/you`);
  await page.getByText('This browser keeps nothing for us').waitFor();
  await page.goto(`${url}/t/ABCD`);
  await page.getByRole('heading', { name: 'Tables need a cookie.' }).waitFor();
  await isAccessible(page);
  expect(errors).toEqual([]);
});
