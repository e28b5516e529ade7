/** Steel Bullets in a real browser: a whole game by keyboard alone, and windows that do not ask. */
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { filesHere } from '../../../../client/testing/files.ts';
import { playToTheEnd, robot } from '../../../../client/testing/robot.ts';
import { standStill } from '../../../../client/testing/still.ts';
import { fitsTheScreen, isAccessible, visit } from '../../../../client/testing/visit.ts';
import type { AskView } from '../../../../kernel/cards/table.ts';
import { isFault, logText, readLog, replay } from '../../../../kernel/log.ts';
import type { Seat } from '../../../../kernel/seat.ts';
import { amount } from '../../../../testing/amount.ts';
import { launchBrowser } from '../../../../testing/browser.ts';
import { logOf } from '../../../../testing/play/logs.ts';
import { steelBullets } from '../../game.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof filesHere>>;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), filesHere()]);
});
const practice = (query = '', bots = 3): string =>
  `${site.url}/practice/steel-bullets?new=1&window=1&bots=${Array(bots).fill('greenhorn').join()}${query}`;

test('a player finishes a whole game by keyboard alone, and its shuffle verifies', async () => {
  const { page, complaints, close } = await visit(browser, { reducedMotion: 'reduce' });
  await page.goto(practice('', 3));
  await page.waitForSelector('.hand .card');
  await fitsTheScreen(page);
  const act = robot(page, 'key');
  for (let n = 0; n < 12; n++) await act();
  await fitsTheScreen(page);
  await isAccessible(page);
  await playToTheEnd(act);
  await isAccessible(page);
  await page.getByText('Proof of the shuffle').click();
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByText('Fair: the seed follows').waitFor();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForSelector('.of-after', { state: 'detached' });
  await page.waitForSelector('.hand .card');
  expect(complaints).toEqual([]);
  await close();
});

test('six at a table of 360 pixels, in Ukrainian, at dusk', async () => {
  const { page, complaints, close } = await visit(browser, {
    size: 'small',
    language: 'uk',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  await page.goto(practice('', 5));
  await page.waitForSelector('.hand .card');
  const act = robot(page, 'touch');
  for (let n = 0; n < amount(11, { deep: 20 }); n++) {
    await act();
    if (n % 5 === 0) await fitsTheScreen(page);
  }
  await isAccessible(page);
  expect(complaints).toEqual([]);
  await close();
});

test('a page set to ask nothing asks nothing, and the window runs its time', async () => {
  const { page, complaints, close } = await visit(browser, { reducedMotion: 'reduce' });
  await page.goto(practice());
  await page.getByRole('button', { name: /^My Wills/ }).click();
  const dialog = page.getByRole('dialog');
  await isAccessible(page);
  for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const act = robot(page);
  let windows = 0;
  while (windows < amount(2, { deep: 5 })) {
    const [isOpen, isAsked] = await page.evaluate(() =>
      ['.fuse', '[data-asked]'].map(what => document.querySelector(what) !== null),
    );
    if (isOpen) {
      windows++;
      expect(isAsked).toBe(false);
      await page.waitForSelector('.fuse', { state: 'detached' });
      if (windows > 1) continue;
      await page.reload();
      await page.getByRole('button', { name: 'My Wills not asked at 9 kinds of cards' }).waitFor();
    } else if (await act()) break;
  }
  expect(windows).toBeGreaterThan(0);
  await playToTheEnd(act);
  // What the log says of every window: each was set to its one second, and what was not over by then was ended by the clock alone.
  await page.getByText('Proof of the shuffle').click();
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save the log' }).click()]);
  const seen = windowsIn(await readFile(await saved.path(), 'utf8'));
  expect(seen.length).toBeGreaterThanOrEqual(windows);
  expect([...new Set(seen.map(window => window.set))]).toEqual([1000]);
  expect(seen.filter(({ endedBy }) => endedBy === 'somebody late')).toEqual([]);
  // The course of the game is complete despite a reload.
  await page.locator('.chart .highlights li').first().waitFor();
  // Put away, the sheet leaves the focus at the table.
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => (document.activeElement?.closest('.felt') ?? null) !== null)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});
interface Window {
  /** Milliseconds of the table's own clock. */
  readonly set: number;
  readonly endedBy: 'somebody' | 'the clock' | 'somebody late';
}
/** Every window of a log: for how long it was set, and what ended it. */
const windowsIn = (text: string): Window[] => {
  const log = readLog(text);
  if (isFault(log)) throw new Error(log.fault);
  const windows: Window[] = [];
  let open: { readonly set: number; readonly closes: number } | null = null;
  const last = replay(steelBullets, log, (line, { table }) => {
    const { ask } = steelBullets.view(table, 'rail') as { readonly ask: AskView | null };
    const closes = ask?.kind === 'window' ? ask.closes : null;
    if (open !== null && open.closes !== closes) {
      const late = table.clock > open.closes ? 'somebody late' : 'somebody';
      windows.push({ set: open.set, endedBy: 'tick' in line.in ? 'the clock' : late });
      open = null;
    }
    if (open === null && closes !== null) open = { set: closes - table.clock, closes };
  });
  if (isFault(last)) throw new Error(last.fault);
  return windows;
};

/** A moment of a random game, and a seat with a Will that is asked there whether it answers the card of another. */
const askedMoment = (): { readonly text: string; readonly query: string } => {
  const log = logOf(steelBullets, 4, 'a window', { window: 10 });
  const moments: string[] = [];
  replay(steelBullets, log, ({ n }, { table }) => {
    const { ask, open } = steelBullets.view(table, 'rail') as {
      readonly ask: AskView | null;
      readonly open: { readonly pending: readonly { readonly seat: Seat }[] };
    };
    const answers = (each: Seat): boolean => each !== open.pending.at(-1)?.seat && [...steelBullets.moves(table, each)].length > 1;
    const seat = ask?.kind === 'window' ? ask.waiting.find(answers) : undefined;
    if (seat !== undefined) moments.push(`from=somebodys&at=${n}&as=${seat}`);
  });
  return { text: logText(log), query: moments[0]! };
};
test('the bar of a window stands still while practice does', async () => {
  const { page, complaints, close } = await visit(browser, { reducedMotion: 'no-preference' });
  // No bot acts and no window closes, however long the page takes: whether time runs is the page's own word, which the bar shows.
  await standStill(page);
  const { text, query } = askedMoment();
  await page.route('**/api/replays/somebodys', route => route.fulfill({ json: { log: text, players: [] } }));
  await page.goto(`${site.url}/practice/steel-bullets?${query}`);
  const bar = (): Promise<string> => page.locator('.fuse i').evaluate(element => getComputedStyle(element).animationPlayState);
  // A window waits for its player; when the page passes for them, the time runs.
  await expect.poll(bar).toBe('paused');
  await page
    .getByRole('button', { name: /^Never ask about: / })
    .first()
    .click();
  await expect.poll(bar).toBe('running');
  await page.getByRole('button', { name: /^My Wills/ }).click();
  await page.getByRole('dialog').waitFor();
  await expect.poll(bar).toBe('paused');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(bar).toBe('running');
  expect(complaints).toEqual([]);
  await close();
});

test('in a lesson, a look is noted on the chamber, and the note moves with the card', async () => {
  const { page, complaints, close } = await visit(browser, { reducedMotion: 'reduce' });
  await page.goto(`${site.url}/learn/steel-bullets?lesson=looking`);
  const press = (name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click();
  await press(/^Medium, may be played/);
  await press(/^Play Medium/);
  await press(/^Chamber 2, shut; choose it/);
  await press(/^Leave it as it is/);
  await page.getByRole('button', { name: 'Chamber 2, shut; only you know: Bang!; looked into by you' }).waitFor();
  await isAccessible(page);
  await press(/^Cardsharp, may be played/);
  await press(/^Play Cardsharp/);
  await press(/^Chamber 2, .*choose it/);
  await press(/^Chamber 3, shut; choose it/);
  await page.getByRole('button', { name: /^Chamber 3, shut; only you know: Bang!/ }).waitFor();
  await press(/^Open chamber 2/);
  await page.getByText('Mae walked into your bullet').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('everything that can be chosen has a name', async () => {
  const { page, close } = await visit(browser, { reducedMotion: 'reduce' });
  await page.goto(practice('&first=0'));
  await page.waitForSelector('.line.yours');
  const chambers = page.getByRole('button', { name: /^Chamber \d, shut; choose it$/ });
  expect(await chambers.count()).toBe(6);
  await page.getByRole('img', { name: '1 bullet in 6 chambers. None has been fired.' }).waitFor();
  await page.getByRole('region', { name: 'The cylinder' }).waitFor();
  await chambers.nth(3).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Chamber 4, open: (Click|Bang!)$/ }).waitFor();
  await close();
});
