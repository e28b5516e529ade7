/** Players who see only what is on the screen: one clicks, one has no mouse. Both play any game of Wright Gang to its end. */
import type { Page } from 'playwright-core';

export interface Player {
  readonly page: Page;
  /** Does one thing, if there is one to do; true when the game is over. */
  act(): Promise<boolean>;
}
/** Buttons of the table that go on with the game: who takes everything back never gets to its end. */
export const onward = (...places: readonly string[]): string =>
  places.map(place => `${place} .btn:not([data-action="undo"]):visible`).join();
type Seen = {
  readonly over: boolean;
  readonly sheet: boolean;
  readonly cue: boolean;
  readonly race: boolean;
  readonly asked: boolean;
  readonly target: boolean;
};
const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const has = (what: string): boolean => document.querySelector(what) !== null;
    return {
      over: has('.of-after'),
      sheet: has('.over'),
      cue: has('.race.up:not(.down)'),
      race: has('.race'),
      asked: has('.line.yours'),
      target: has('.choose'),
    };
  });
const soon = { timeout: 1000 };
/** What was there a moment ago may be gone: then there is something else to do. */
const tried = (doing: Promise<unknown>): Promise<void> =>
  doing.then(
    () => {},
    () => {},
  );

/** Clicks and taps. On a phone the buttons are under the hand. */
export const clicker = (page: Page): Player => ({
  page,
  act: async () => {
    const seen = await look(page);
    if (seen.over) return true;
    if (seen.sheet) await tried(page.locator('.over .btn.go').click(soon));
    else if (seen.cue) await tried(page.locator('.slapme').click(soon));
    else if (seen.race) await page.waitForTimeout(30);
    else if (seen.target) await tried(page.locator('.choose').first().click(soon));
    else if (seen.asked) {
      const legal = page.locator('.hand .card.legal');
      if ((await legal.count()) > 0) await tried(legal.first().click({ ...soon, position: { x: 12, y: 12 } }));
      const main = page.locator('.btn.go:visible');
      const pass = page.locator('.btn.quiet:visible', { hasText: /Pass|Пропустит/ });
      await tried((await main.count()) > 0 ? main.first().click(soon) : pass.first().click(soon));
    } else await page.waitForTimeout(30);
    return false;
  },
});
/** Only keys: Tab into the hand, arrows, Space, Enter; Space for the race. */
export const typist = (page: Page): Player => ({
  page,
  act: async () => {
    const seen = await look(page);
    if (seen.over) return true;
    const { keyboard } = page;
    if (seen.sheet) await keyboard.press('Enter');
    else if (seen.cue) await keyboard.press('Space');
    else if (seen.race) await page.waitForTimeout(30);
    else if (seen.target) await keyboard.press('1');
    else if (seen.asked) {
      for (let tabs = 0; tabs < 30 && !(await page.evaluate(() => document.activeElement?.closest('.hand') != null)); tabs++)
        await keyboard.press('Tab');
      const legal = () => page.evaluate(() => document.activeElement?.classList.contains('legal') === true);
      for (let steps = 0; steps < 8 && !(await legal()); steps++) await keyboard.press('ArrowRight');
      if (await legal()) await keyboard.press('Space');
      await keyboard.press((await page.locator('.hand .card.sel').count()) > 0 ? 'Enter' : 'p');
    } else await page.waitForTimeout(30);
    return false;
  },
});
/** All of them, until each has seen the end. */
export const playToTheEnd = async (players: readonly Player[], within = 110_000): Promise<void> => {
  const until = Date.now() + within;
  for (;;) {
    const done: boolean[] = [];
    for (const player of players) done.push(await player.act());
    if (done.every(Boolean)) return;
    if (Date.now() > until) throw new Error(`the game did not end: ${await players[0]!.page.locator('body').innerText()}`);
  }
};
