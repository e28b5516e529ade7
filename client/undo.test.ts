/** Taking a move back in real browsers, on a real server: by button and by key, in every game, on the smallest screen. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { below, diceFrom } from '../kernel/dice.ts';
import { served, startedTable, TestClient } from '../server/testing/served.ts';
import { launchBrowser } from '../testing/browser.ts';
import type { Update } from '../wire/protocol.ts';
import { openTable, start } from './testing/gathering.ts';
import { built, fitsTheScreen, isAccessible, visit } from './testing/visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const undo = (page: Page) => page.getByRole('button', { name: 'Take back' }).locator('visible=true');
/** What those hear who do not see the table. */
const herald = (page: Page, text: string) => page.getByRole('log', { name: 'What is happening' }).getByText(text);
const inHand = (page: Page): Promise<number> => page.locator('.hand .card').count();

const hasCards = (page: Page, n: number): Promise<unknown> =>
  page.waitForFunction(wanted => document.querySelectorAll('.hand .card').length === wanted, n);
/** A number from the hand into the revolver: seen by all, known to nobody. */
const load = async (page: Page): Promise<void> => {
  const before = await inHand(page);
  const number = [1, 2, 3, 4, 5, 6, 7].map(face => `.hand .card[data-face="${face}"]`).join();
  await page.locator(number).first().click();
  // What may be done unasked is asked for: the key does nothing before the button is there.
  await page.locator('[data-action="load"]:visible').first().waitFor();
  await page.keyboard.press('l');
  await hasCards(page, before - 1);
};

test('two browsers: a card is loaded and taken back, by button and by key, until the other acts', async () => {
  const { url } = await served({}, { pages: built });
  const [ann, bob] = await Promise.all([visit(browser), visit(browser)]);
  const link = await openTable(ann.page, url, { chairs: 2, bots: 0 });
  await bob.page.goto(link);
  await start(ann.page, bob.page);
  await Promise.race([ann, bob].map(({ page }) => page.waitForSelector('.line.yours')));
  const isAnns = (await ann.page.locator('.line.yours').count()) > 0;
  const [mine, other] = isAnns ? [ann.page, bob.page] : [bob.page, ann.page];
  const whole = await inHand(mine);

  expect(await undo(mine).count()).toBe(0);
  await load(mine);
  await undo(mine).waitFor();
  await isAccessible(mine);
  expect(await undo(other).count()).toBe(0);
  await undo(mine).click();
  await hasCards(mine, whole);
  await herald(mine, 'You take the move back.').waitFor();
  await herald(other, 'takes the move back.').waitFor();
  await undo(mine).waitFor({ state: 'detached' });

  await load(mine);
  await undo(mine).waitFor();
  // Whoever loads the page anew may still change his mind.
  await mine.reload();
  await undo(mine).waitFor();
  await mine.keyboard.press('z');
  await hasCards(mine, whole);
  await undo(mine).waitFor({ state: 'detached' });

  await mine.keyboard.press('p');
  await other.waitForSelector('.line.yours');
  await undo(mine).waitFor();
  await other.keyboard.press('p');
  await undo(mine).waitFor({ state: 'detached' });
  expect([...ann.complaints, ...bob.complaints]).toEqual([]);
  await Promise.all([ann.close(), bob.close()]);
});

const SOON = 5000;
/** Loads a card and takes it back. A bot may load at any time, too: then the card stays, and another is tried. */
const takesBack = async (page: Page, takeBack: () => Promise<void>): Promise<void> => {
  const before = await inHand(page);
  await load(page);
  try {
    await undo(page).waitFor({ timeout: SOON });
    await takeBack();
    await page.waitForFunction(n => document.querySelectorAll('.hand .card').length === n, before, { timeout: SOON });
    await undo(page).waitFor({ state: 'detached' });
  } catch {
    // Nothing else may have kept it: the last that was told is what somebody else did.
    expect(await page.locator('.log li').last().innerText()).not.toMatch(/^You\b/);
    await takesBack(page, takeBack);
  }
};

test('in practice, as long as no bot has acted; and the next visit knows it', async () => {
  const { url } = await served({}, { pages: built });
  const { page, complaints, close } = await visit(browser, { reducedMotion: 'reduce' });
  await page.goto(`${url}/practice/wright-gang?new=1&first=0`);
  await page.waitForSelector('.line.yours');
  await takesBack(page, () => page.keyboard.press('z'));
  await takesBack(page, () => page.keyboard.press('z'));
  await takesBack(page, async () => {
    await page.reload();
    await undo(page).click({ timeout: SOON });
  });
  await load(page);
  await page.keyboard.press('p');
  await page.waitForFunction(() => document.querySelector('.line.yours') === null);
  // The bots move, and it is his turn again: what he did before is long past.
  await page.waitForSelector('.line.yours');
  expect(await undo(page).count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 5));
/** Plays at random until somebody could take his move back; gives him, or null when the game has ended before. */
const untilUndoable = async (clients: readonly TestClient[], table: string, seed: string): Promise<TestClient | null> => {
  const dice = diceFrom(seed);
  for (let n = 0; n < 5000; n++) {
    const client = clients[n % clients.length]!;
    const { update } = await client.hears('update');
    if (update.outcome !== null) return null;
    const verbs = [...new Set((update.moves ?? []).map(move => move.do))];
    const verb = verbs[below(dice, verbs.length)];
    const moves = (update.moves ?? []).filter(move => move.do === verb);
    if (moves.length > 0) await client.answer({ ask: 'move', table, seq: n, move: moves[below(dice, moves.length)]! });
    if (client.last('update')!.update.mayUndo) return client;
    await pause();
  }
  throw new Error('nobody could take anything back');
};

test.each([
  ['wright-gang', { rounds: 1 }],
  ['caliber-45', null],
  ['steel-bullets', { window: 1 }],
  ['revolver', null],
])('%s: the button is there on the smallest screen', async (game, options) => {
  const { url } = await served({}, { pages: built });
  let clients: TestClient[] = [];
  let table = '';
  let mover: TestClient | null = null;
  for (let games = 0; games < 10 && mover === null; games++) {
    clients = [await TestClient.connect(url), await TestClient.connect(url)];
    table = await startedTable(clients, [], { game, options });
    mover = await untilUndoable(clients, table, `${game} ${games}`);
  }
  if (mover === null) expect.fail('ten games ended before anybody could take anything back');
  const other = clients.find(client => client !== mover)!;
  const { page, complaints, close } = await visit(browser, { size: 'small' });
  const [name, value] = mover.person.cookie.split('=') as [string, string];
  await page.context().addCookies([{ name, value, url }]);
  await page.goto(`${url}/t/${table}`);
  await page.waitForSelector('.pad .btn');
  if ((await undo(page).count()) === 0) await page.getByRole('button', { name: 'More' }).click();
  await undo(page).waitFor();
  await fitsTheScreen(page);
  await isAccessible(page);
  await undo(page).click();
  const isUndone = ({ tellings }: Update): boolean => tellings.some(({ tell }) => tell === 'undone');
  const { update } = await other.hears('update', told => isUndone(told.update));
  expect(update.tellings).toEqual([{ tell: 'undone', seat: clients.indexOf(mover) }]);
  await herald(page, 'You take the move back.').waitFor();
  await undo(page).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await close();
});
