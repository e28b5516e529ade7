/** Players who see only what is on the screen: one clicks, one has no mouse. Both play any game of Wright Gang to its end. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENCE } from '../../testing/patience.ts';

export interface BrowserPlayer {
  readonly page: Page;
  /** Does one thing, if there is one to do; true when the game is over. */
  act(): Promise<boolean>;
}
/** Buttons of the table that go on with the game: without those that take back or skip, which play nothing. */
export const onward = (...places: readonly string[]): string =>
  places.map(place => `${place} .btn:not([data-action="undo"], [data-action="skip"]):visible`).join();
/**
 * Tries something for a second; what was there a moment ago may be gone, and then there is something else to do. A machine may be so busy
 * that a second is not enough: after each failed try there is twice as much time.
 */
export const trying = (): ((doing: (within: { readonly timeout: number }) => Promise<unknown>) => Promise<void>) => {
  let timeout = 1000;
  return doing =>
    doing({ timeout }).then(
      () => {
        timeout = 1000;
      },
      () => {
        timeout = Math.min(2 * timeout, PATIENCE);
      },
    );
};
/** How often the page looks for something to do, and how many times before the player looks around again. */
const [STEP, STEPS] = [20, 25];
/**
 * Waits for something to do or another word on the line, for half a second at most. The page looks for it by itself, since every
 * question from outside goes through several processes. An impatient player does not wait for what is shown.
 */
export const waits = (page: Page, what: string, manner: 'patient' | 'impatient' = 'patient'): Promise<void> =>
  page.evaluate(
    async ({ wanted, impatient, step, steps }) => {
      const said = (): string | null | undefined => document.querySelector('.line')?.textContent;
      const before = said();
      let left = steps;
      do {
        if (impatient) document.querySelector('main.felt')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        await new Promise(resolve => setTimeout(resolve, step));
        left--;
      } while (left > 0 && document.querySelector(wanted) === null && said() === before);
    },
    { wanted: what, impatient: manner === 'impatient', step: STEP, steps: STEPS },
  );
type Seen = {
  readonly over: boolean;
  readonly sheet: boolean;
  readonly cue: boolean;
  readonly race: boolean;
  readonly asked: boolean;
  readonly target: boolean;
};
const END = '.of-after';
const CUE = '.race.up:not(.down)';
const TO_DO = ['.over .btn.go', '.race', '.line.yours', '.choose', '.over .aim'];
const look = (page: Page, end: string): Promise<Seen> =>
  page.evaluate(ended => {
    const has = (what: string): boolean => document.querySelector(what) !== null;
    return {
      over: has(ended),
      sheet: has('.over .btn.go'),
      cue: has('.race.up:not(.down)'),
      race: has('.race'),
      asked: has('.line.yours'),
      target: has('.choose, .over .aim'),
    };
  }, end);

/** Clicks and taps. On a phone the buttons are under the hand. The game counts as over where `end` is in sight. */
export const clicker = (page: Page, end = END): BrowserPlayer => {
  const tried = trying();
  const act = async (): Promise<boolean> => {
    const seen = await look(page, end);
    if (seen.over) return true;
    if (seen.sheet) await tried(soon => page.locator('.over .btn.go').click(soon));
    else if (seen.cue) await tried(soon => page.locator('.slapme').click(soon));
    else if (seen.race) await waits(page, `${CUE}, :root:not(:has(.race))`);
    else if (seen.target) await tried(soon => page.locator('.over .aim .btn, .choose').first().click(soon));
    else if (seen.asked) {
      const legal = page.locator('.hand .card.legal');
      if ((await legal.count()) > 0) await tried(soon => legal.first().click({ ...soon, position: { x: 12, y: 12 } }));
      const main = page.locator('.btn.go:visible');
      const pass = page.locator('.btn.quiet:visible', { hasText: /Pass|Пропустит/ });
      const button = (await main.count()) > 0 ? main : pass;
      await tried(soon => button.first().click(soon));
    } else await waits(page, [end, ...TO_DO].join());
    return false;
  };
  return { page, act };
};
/** Only keys: Tab into the hand, arrows, Space, Enter; Space for the race. */
export const typist = (page: Page): BrowserPlayer => ({
  page,
  act: async () => {
    const seen = await look(page, END);
    if (seen.over) return true;
    const { keyboard } = page;
    if (seen.sheet) await keyboard.press('Enter');
    else if (seen.cue) await keyboard.press('Space');
    else if (seen.race) await waits(page, `${CUE}, :root:not(:has(.race))`);
    else if (seen.target) await keyboard.press('1');
    else if (seen.asked) {
      for (let tabs = 0; tabs < 30 && !(await page.evaluate(() => document.activeElement?.closest('.hand') != null)); tabs++)
        await keyboard.press('Tab');
      const legal = () => page.evaluate(() => document.activeElement?.classList.contains('legal') === true);
      for (let steps = 0; steps < 8 && !(await legal()); steps++) await keyboard.press('ArrowRight');
      if (await legal()) await keyboard.press('Space');
      await keyboard.press((await page.locator('.hand .card.sel').count()) > 0 ? 'Enter' : 'p');
    } else await waits(page, [END, ...TO_DO].join());
    return false;
  },
});
/** Plays until this player has passed and is asked again: nothing of theirs is on its way, and others can only load. */
export const rest = async ({ page, act }: BrowserPlayer): Promise<void> => {
  const isCovered = async (): Promise<boolean> => (await page.locator('.over, .race').count()) > 0;
  const mayPass = async (): Promise<boolean> =>
    (await page.locator('.line.yours').count()) > 0 && (await page.locator('[data-action="pass"]').count()) > 0;
  const text = (): Promise<string> => page.evaluate(() => document.body.innerText);
  do {
    while (!(await mayPass()) || (await isCovered())) await act();
    const before = await text();
    await page.keyboard.press('p');
    // The others may be done before anybody could see that they were waited for.
    await expect.poll(text).not.toBe(before);
    await page.waitForSelector('.line.yours, .race, .over');
  } while (await isCovered());
};
/** Fails when the page shows nothing new any more. To read a whole page takes long, so it is read once a second. */
const watchFor = (page: Page): (() => Promise<void>) => {
  const seen = new Set<string>();
  let news = Date.now();
  let read = 0;
  return async () => {
    if (Date.now() - read < 1000) return;
    read = Date.now();
    const shown = await page.evaluate(() => document.body.innerText);
    if (!seen.has(shown)) news = Date.now();
    seen.add(shown);
    if (Date.now() - news > PATIENCE) throw new Error(`The game goes no further. The page shows:\n${shown}`);
  };
};
/** All of them at once, until each has seen the end, or a page shows nothing new. */
export const playToTheEnd = async (players: readonly BrowserPlayer[]): Promise<void> => {
  const play = async ({ page, act }: BrowserPlayer): Promise<void> => {
    const watch = watchFor(page);
    while (!(await act())) await watch();
  };
  await Promise.all(players.map(play));
};
