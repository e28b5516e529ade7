/** Taking a move back in real browsers, on a real server: by button and by key, in every game, on the smallest screen. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { below, diceFrom } from '../../../kernel/chance/dice.ts';
import { served, startedTable, TestClient } from '../../../server/testing/served.ts';
import { some } from '../../../testing/amount.ts';
import { launchBrowser } from '../../../testing/browser.ts';
import type { Update } from '../../../wire/protocol.ts';
import { built } from '../../testing/files.ts';
import { openTable, start } from '../../testing/gathering.ts';
import { goOn, standStill } from '../../testing/still.ts';
import { fitsTheScreen, isAccessible, visit } from '../../testing/visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});

const undo = (page: Page) => page.getByRole('button', { name: 'Take back' }).locator('visible=true');
/** The text for screen readers. */
const herald = (page: Page, text: string) => page.getByRole('log', { name: 'What is happening' }).getByText(text);
/** Passes a turn: it reveals nothing, and the next player is asked. */
const passes = async (page: Page): Promise<void> => {
  await page.waitForSelector('.line.yours');
  await page.keyboard.press('p');
};

test('two browsers: a player passes and takes it back, by button and by key, until the other acts', async () => {
  const { url } = await served({}, { pages: built });
  const [ann, bob] = await Promise.all([visit(browser), visit(browser)]);
  const link = await openTable(ann.page, url, { chairs: 2, bots: 0 });
  await bob.page.goto(link);
  await start(ann.page, bob.page);
  await Promise.race([ann, bob].map(({ page }) => page.waitForSelector('.line.yours')));
  const isAnns = (await ann.page.locator('.line.yours').count()) > 0;
  const [mine, other] = isAnns ? [ann.page, bob.page] : [bob.page, ann.page];

  expect(await undo(mine).count()).toBe(0);
  await passes(mine);
  await undo(mine).waitFor();
  await isAccessible(mine);
  expect(await undo(other).count()).toBe(0);
  await undo(mine).click();
  await mine.waitForSelector('.line.yours');
  await herald(mine, 'You take the move back.').waitFor();
  await herald(other, 'takes the move back.').waitFor();
  await undo(mine).waitFor({ state: 'detached' });

  await passes(mine);
  await undo(mine).waitFor();
  // After a reload the player may still change their mind.
  await mine.reload();
  await undo(mine).waitFor();
  await mine.keyboard.press('z');
  await mine.waitForSelector('.line.yours');
  await undo(mine).waitFor({ state: 'detached' });

  await passes(mine);
  await other.waitForSelector('.line.yours');
  await undo(mine).waitFor();
  await other.keyboard.press('p');
  await undo(mine).waitFor({ state: 'detached' });
  expect([...ann.complaints, ...bob.complaints]).toEqual([]);
  await Promise.all([ann.close(), bob.close()]);
});

test('in practice a player may undo as long as no bot has acted, also on the next visit', async () => {
  const { url } = await served({}, { pages: built });
  const { page, complaints, close } = await visit(browser, { reducedMotion: 'reduce' });
  await standStill(page);
  await page.goto(`${url}/practice/wright-gang?new=1&first=0`);
  await passes(page);
  await undo(page).waitFor();
  await page.keyboard.press('z');
  await page.waitForSelector('.line.yours');
  await undo(page).waitFor({ state: 'detached' });

  await passes(page);
  await undo(page).waitFor();
  await page.reload();
  await undo(page).click();
  await page.waitForSelector('.line.yours');
  await undo(page).waitFor({ state: 'detached' });

  await passes(page);
  await undo(page).waitFor();
  await goOn(page);
  // The bots move, and it is the player's turn again: their earlier move is final.
  await page.waitForSelector('.line.yours');
  expect(await undo(page).count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 5));
/** Plays at random until a player could take their move back; returns that player, or null if the game ends first. */
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

test.each(
  some<[string, object | null]>([
    ['revolver', null],
    ['caliber-45', null],
    ['steel-bullets', { window: 1 }],
    ['wright-gang', { rounds: 1 }],
  ]),
)('%s: the button is there on the smallest screen', async (game, options) => {
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
