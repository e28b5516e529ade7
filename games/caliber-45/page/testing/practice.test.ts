/** Caliber 45 in a real browser: a whole game by touch, nine at a phone, and every state accessible. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { filesHere } from '../../../../client/testing/files.ts';
import { fullest } from '../../../../client/testing/fullest.ts';
import { layTable } from '../../../../client/testing/laid.ts';
import { playToTheEnd, type Robot, robot } from '../../../../client/testing/robot.ts';
import { fitsTheScreen, isAccessible, type Size, visit } from '../../../../client/testing/visit.ts';
import { amount, some } from '../../../../testing/amount.ts';
import { launchBrowser } from '../../../../testing/browser.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof filesHere>>;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), filesHere()]);
});
const practice = (bots: number, query = ''): string =>
  `${site.url}/practice/caliber-45?new=1&goal=200&bots=${Array.from({ length: bots }, () => 'greenhorn').join(',')}${query}`;

/** A robot that looks at every state of the table that it comes to, once. */
const inspector = (
  page: Page,
  look: (page: Page) => Promise<void>,
): { readonly act: Robot; readonly states: ReadonlySet<string> } => {
  const states = new Set<string>();
  const act = robot(page, 'touch');
  /** How the middle looks, what lies over the table, and what advances the game. */
  const stateOf = (): string =>
    ['.mid', '[data-over]', '[data-tone="go"]']
      .map(what => document.querySelector<HTMLElement>(what))
      .map(part => part?.dataset['over'] ?? part?.dataset['action'] ?? part?.className)
      .join();
  return {
    states,
    act: async () => {
      const state = await page.evaluate(stateOf);
      if (!states.has(state)) {
        states.add(state);
        await look(page);
      }
      return act();
    },
  };
};
test('a player taps through a whole game; every state of it is accessible, and its shuffle verifies', async () => {
  const { page, complaints, close } = await visit(browser, { size: 'small', reducedMotion: 'reduce' });
  await page.goto(practice(3));
  await page.waitForSelector('.hand .card');
  const watched = inspector(page, async seen => {
    await fitsTheScreen(seen);
    await isAccessible(seen);
  });
  await playToTheEnd(watched.act);
  expect(watched.states.size).toBeGreaterThan(2);
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

test('a player who has come to a Coyote by keys can play another card: a Coyote alone is good for nothing', async () => {
  const { page, close } = await visit(browser);
  await layTable(page, site.url, {
    game: 'caliber-45',
    names: ['Jesse', 'Billy'],
    seat: 0,
    position: {
      zones: {
        hand: { 0: 'ammo-1*4 cactus coyote', 1: 6 },
        cowboy: { 0: 'john-wesley-hardin', 1: 'wild-bill-hickok' },
        loot: 'gold-train',
      },
      open: {
        robbery: { caller: 0, riders: [0, 1], turn: 0, stage: 'shoot-out', acted: [], shot: null, stayed: [], left: [] },
      },
    },
  });
  await page.locator('.hand [data-face="coyote"]').focus();
  await page.keyboard.press('Space');
  await page.locator('.line').getByText('only with one ammunition card').waitFor();
  await page.keyboard.press('Escape');
  await playToTheEnd(robot(page, 'key', '.line.wait'));
  await close();
});

test('nine play at a table on a small, in uk', async () => {
  const manner = { size: 'small', language: 'uk', colorScheme: 'dark', reducedMotion: 'reduce' } as const;
  const { page, complaints, close } = await visit(browser, manner);
  await page.goto(practice(8));
  await page.waitForSelector('.hand .card');
  const watched = inspector(page, fitsTheScreen);
  for (let n = 0; n < amount(12, { deep: 60 }); n++) if (await watched.act()) break;
  await isAccessible(page);
  expect(await page.locator('.opp').count()).toBe(8);
  expect(complaints).toEqual([]);
  await close();
});
test.each(
  some<[Size, 'light' | 'dark']>([
    ['side', 'light'],
    ['desk', 'dark'],
  ]),
)('nine at a table on a %s, in ru', async (size, colorScheme) => {
  const { page, complaints, close } = await visit(browser, { size, language: 'ru', colorScheme, reducedMotion: 'reduce' });
  for (const moment of ['arming at nine chairs', 'a shoot-out of seven among nine']) {
    await layTable(page, site.url, fullest[moment]!);
    expect(await page.locator('.opp').count()).toBe(8);
    await fitsTheScreen(page);
    await isAccessible(page);
  }
  expect(complaints).toEqual([]);
  await close();
});

test('everything that can be chosen or counted has a name', async () => {
  const { page, complaints, close } = await visit(browser, { reducedMotion: 'reduce' });
  await page.goto(practice(3, '&first=0'));
  await page.waitForSelector('.line.yours');
  await page.getByRole('img', { name: 'the Horseshoes: $0 of $200,000' }).waitFor();
  await page.getByRole('article', { name: 'Mae' }).getByText('6 cards in hand').waitFor();
  await page.getByRole('button', { name: /^Call a robbery/ }).click();
  const cards = page.getByRole('button', { name: /^Money card \d+ of 34$/ });
  await cards.first().waitFor();
  expect(await cards.count()).toBe(34);
  await page.getByRole('button', { name: 'Money card 7 of 34' }).click();
  // What was turned up may be over in a moment; the log keeps it.
  await page.locator('.rail h2 button').click();
  await page.getByRole('list', { name: 'Log' }).getByText('The card is turned up').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('what the decks hold is shown as the house’s own, and uneven teams are warned of', async () => {
  const { page, complaints, close } = await visit(browser, { reducedMotion: 'reduce' });
  await page.goto(practice(1));
  await page.getByRole('button', { name: /^In the decks/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Fort Knox').waitFor();
  const marks = (card: string): Promise<number> => sheet.locator('li', { hasText: card }).locator('.house').count();
  // What each is worth, its guards and its copies; of the Stagecoach the guards are printed, and what Pat Garrett shoots.
  expect([await marks('Fort Knox'), await marks('Stagecoach'), await marks('Pat Garrett')]).toEqual([3, 2, 0]);
  await isAccessible(page);
  await page.keyboard.press('Escape');
  await page.goto(`${site.url}/new/caliber-45`);
  const chairs = page.getByRole('group', { name: 'Chairs' });
  await chairs.getByRole('button', { name: '5', exact: true }).click();
  const offer = page.getByRole('button', { name: 'Play with the handicap' });
  await offer.click();
  await offer.waitFor({ state: 'detached' });
  await page.getByText('House rules').click();
  expect(await page.getByRole('button', { name: 'a smaller team needs less' }).getAttribute('aria-pressed')).toBe('true');
  await chairs.getByRole('button', { name: '9', exact: true }).click();
  expect(await page.locator('.sides-team').count()).toBe(3);
  await page
    .getByRole('group', { name: /^Teams/ })
    .getByRole('button', { name: 'two teams' })
    .click();
  await page.getByText('These players cannot be split like that: there are two or three teams of one to three players.').waitFor();
  await isAccessible(page);
  // There is no server behind these files, which the browser says, and nothing else.
  expect(complaints.filter(each => !/WebSocket|Failed to load resource/.test(each))).toEqual([]);
  await close();
});
