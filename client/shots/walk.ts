/** The way through every page: each step goes somewhere and leaves the page as it is to be pictured. */
import type { Page, Worker } from 'playwright-core';
import { games, hasPart } from '../testing/parts.ts';
import { robot } from '../testing/robot.ts';

export interface Stop {
  readonly name: string;
  /** Goes there. Steps follow each other, so that a game continues where the previous step left it. */
  readonly go: (page: Page, url: string) => Promise<void>;
  /** The whole page, however long it is; else what fits the screen. */
  readonly whole?: true;
}
const to =
  (path: string, there: string) =>
  async (page: Page, url: string): Promise<void> => {
    await page.goto(url + path);
    await page.waitForSelector(there);
  };
const isThere = async (page: Page, what: string): Promise<boolean> => (await page.locator(what).count()) > 0;
/** Plays on until this is there; a game that ends before it is followed by another. */
const until =
  (there: string) =>
  async (page: Page): Promise<void> => {
    const act = robot(page, 'mouse', there);
    for (;;) {
      while (!(await act()));
      if (await isThere(page, there)) return;
      await page.locator('.of-after .btn.go').click();
      await page.waitForSelector('.of-after', { state: 'detached' });
    }
  };
const BREATH = 4000;
/** Busy for a while, unless the page is left before. */
const holdUp = (worker: Worker): Promise<void> =>
  worker
    .evaluate(millis => {
      for (const until = Date.now() + millis; Date.now() < until; );
    }, BREATH)
    .catch(() => {});
/**
 * Plays on until hands race and the cue is seen; then the own one is kept still, and the table that the bots sit at is kept busy for a
 * while. A race may be over before the picture: then take the next one.
 */
const untilTheCue = async (page: Page): Promise<void> => {
  while (!(await isThere(page, '.race.up'))) {
    await until('.race')(page);
    await page.waitForSelector('.race.up, .app:not(.racing)');
  }
  for (const worker of page.workers()) void holdUp(worker);
};
/** The games that teach themselves. */
const taught = games.filter(game => hasPart(game, 'page/school.ts'));
const QUICK = 'bots=gunhand,gunhand,sharpshooter&rounds=1';
/** The first lesson of a course. */
const lessonOf =
  (game: string) =>
  async (page: Page, url: string): Promise<void> => {
    await to(`/learn/${game}`, '.tickets')(page, url);
    await page.locator('.lead-ways .go').click();
    await page.waitForSelector('.saying');
  };

export const stops: readonly Stop[] = [
  { name: 'saloon', go: to('/', '.door-door'), whole: true },
  ...games.map((game): Stop => ({ name: `new-${game}`, go: to(`/new/${game}`, '.new-table-footer'), whole: true })),
  {
    name: 'gather',
    go: async (page, url) => {
      await to('/new/wright-gang', '.new-table-footer')(page, url);
      await page.locator('.new-table-footer .btn.go').click();
      await page.waitForSelector('.gather');
    },
    whole: true,
  },
  {
    name: 'table',
    go: async (page, url) => {
      await to(`/practice/wright-gang?new=1&${QUICK}`, '.line.yours')(page, url);
      await page
        .locator('.hand .card.legal')
        .first()
        .click({ position: { x: 12, y: 12 } });
    },
  },
  { name: 'race', go: untilTheCue },
  { name: 'race-result', go: until('.over .btn.go') },
  { name: 'after', go: until('.of-after') },
  { name: 'replay', go: to('/r/last#9', '.reel .count') },
  { name: 'replay-file', go: to('/r/file', '.bring') },
  { name: 'replay-gone', go: to('/r/nothing', '.notice') },
  ...games
    .filter(game => game !== 'wright-gang')
    .map((game): Stop => ({ name: `table-${game}`, go: to(`/practice/${game}?new=1`, '.felt .line') })),
  ...games.map((game): Stop => ({ name: `learn-${game}`, go: to(`/learn/${game}`, '.learn'), whole: true })),
  ...taught.map((game): Stop => ({ name: `lesson-${game}`, go: lessonOf(game) })),
  { name: 'saloon-again', go: to('/', '.today-bill'), whole: true },
  { name: 'decks', go: to('/decks', '.wall .account'), whole: true },
  { name: 'you', go: to('/you', '.you'), whole: true },
  { name: 'ladder', go: to('/ladder/wright-gang', '.lead-ways .go'), whole: true },
  ...games.map((game): Stop => ({ name: `trail-${game}`, go: to(`/trail/${game}`, '.map-map') })),
  ...games.map((game): Stop => ({ name: `puzzles-${game}`, go: to(`/puzzles/${game}`, '.theme-list-list'), whole: true })),
  { name: 'credits', go: to('/credits', '.credits'), whole: true },
  { name: 'operator', go: to('/operator', '.token') },
  { name: 'nowhere', go: to('/nowhere', '.notice') },
  { name: 'no-table', go: to('/t/ZZZZ', '.notice') },
];
