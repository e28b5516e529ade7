/** The plates of the others, measured by boxes: names are readable or hidden, in any window, also while players think or are away. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { GameId } from '../../../games/index.ts';
import { some } from '../../../testing/amount.ts';
import { launchBrowser } from '../../../testing/browser.ts';
import { client as en } from '../../../words/en/client.ts';
import type { Language } from '../../../words/language.ts';
import { client as ru } from '../../../words/ru/client.ts';
import { client as uk } from '../../../words/uk/client.ts';
import { faultsOn } from '../../testing/boxes.ts';
import { filesHere } from '../../testing/files.ts';
import { layTable } from '../../testing/laid.ts';
import { isAccessible, spoken, visit } from '../../testing/visit.ts';

/** The narrowest, the lowest and a wide window first. */
const WINDOWS = some(
  [
    [360, 640],
    [844, 390],
    [1280, 800],
    [390, 844],
    [768, 1024],
  ] as const,
  3,
);
/** The house's names for guests without one. */
const STRANGER: { readonly [L in Language]: string } = { en: 'Stranger', ru: 'Незнакомец', uk: 'Незнайомець' };
/** First each title with all its seats. */
const TABLES: readonly (readonly [GameId, readonly number[]])[] = [
  ['wright-gang', some([5, 4, 3])],
  ['steel-bullets', some([6, 4])],
  ['caliber-45', some([9, 6, 4])],
  ['revolver', [2]],
];
const WORDS: { readonly [L in Language]: Pick<typeof en, 'table' | 'about'> } = { en, ru, uk };
/** Three ride, and the others have stayed. */
const raidAmong = (seats: number) => ({
  zones: { cowboy: { 0: 'john-wesley-hardin', 1: 'wild-bill-hickok', 2: 'jesse-james' }, loot: 'gold-train' },
  open: {
    active: 1,
    robberies: 1,
    robbery: {
      caller: 1,
      riders: [1, 2, 0],
      turn: 1,
      stage: 'shoot-out',
      acted: [],
      shot: null,
      stayed: Array.from({ length: seats - 3 }, (_, at) => at + 3),
      left: [],
    },
  },
});

let browser: Browser;
let site: Awaited<ReturnType<typeof filesHere>>;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), filesHere()]);
});

/** Faults of the plates alone, in each window. */
const faultsOfPlates = async (page: Page, called: string): Promise<string[]> => {
  const faults: string[] = [];
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    for (const fault of await faultsOn(page))
      if (/h2\.d|p\.sub|b\.away|person|div\.cnt|p\.who/.test(fault)) faults.push(`${called} at ${width}×${height}: ${fault}`);
  }
  return faults;
};
const named = (language: Language, seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => `${STRANGER[language]} ${9605 - 111 * seat}`);

test.each(spoken)('strangers, a fast one who thinks and one who is away, in %s', async language => {
  const { page, complaints, close } = await visit(browser, { language });
  const faults: string[] = [];
  // The longest names at every table, the others where room is least.
  for (const [game, counts] of TABLES)
    for (const seats of language === 'uk' ? counts : counts.slice(0, 1)) {
      const names = named(language, seats);
      const position = game === 'caliber-45' ? raidAmong(seats) : { zones: {}, open: { active: 1 } };
      await layTable(page, site.url, { game, names, seat: 0, position, away: [seats - 1], fast: [1] });
      faults.push(...(await faultsOfPlates(page, `${game} of ${seats}`)));
    }
  expect(faults).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
test.each(
  some([
    ['ru', 'least'],
    ['en', 'desk'],
    ['uk', 'small'],
  ] as const),
)('hands faster than people’s have a sign, and a tap explains it, in %s on a %s', async (language, size) => {
  const { page, complaints, close } = await visit(browser, { language, size });
  const position = { zones: {}, open: { active: 1 } };
  await layTable(page, site.url, { game: 'wright-gang', names: named(language, 3), seat: 0, position, fast: [1] });
  const { table, about } = WORDS[language];
  await page.getByRole('img', { name: table.hands.fast }).click();
  await page.getByRole('dialog').getByText(about.hands.fast).waitFor();
  await isAccessible(page);
  expect(complaints).toEqual([]);
  await close();
});
test('an opened full revolver stays inside the window', async () => {
  const { page, close } = await visit(browser);
  const table = await layTable(page, site.url, {
    game: 'wright-gang',
    names: named('en', 4),
    seat: 0,
    options: { rounds: 1, race: 'draw' },
    position: { zones: { revolver: { 0: '7 7 miss', 1: '7 6', 2: '5', 3: '7 7 4 4 3 3 2' }, loot: 8, sheriffs: 2 }, open: {} },
  });
  table.plays(0, { do: 'shootout' });
  for (const seat of [1, 2, 3]) table.plays(seat, { do: 'ready' });
  // The table waits for the Miss while every revolver is open.
  const last = page.locator('.opp .openly').last();
  await expect.poll(() => last.locator('.card').count()).toBe(7);
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    const right = await last
      .locator('.card')
      .evaluateAll(cards => Math.max(...cards.map(card => card.getBoundingClientRect().right)));
    expect(right).toBeLessThanOrEqual(width);
  }
  await close();
});
test('a sidekick covers no player’s points', async () => {
  const { page, close } = await visit(browser, { language: 'uk' });
  const position = { zones: { sidekicks: { 1: 'sidekick', 2: 'sidekick' } }, open: {} };
  await layTable(page, site.url, { game: 'wright-gang', names: ['Я', 'Амос', 'Мей', 'Отіс'], seat: 0, position });
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    const covered = await page.locator('.opp:has(.aides .card)').evaluateAll(plates =>
      plates.filter(plate => {
        const [points, card] = ['.sub span', '.aides .card'].map(what => plate.querySelector(what)!.getBoundingClientRect());
        return card!.left < points!.right && card!.right > points!.left && card!.top < points!.bottom && card!.bottom > points!.top;
      }),
    );
    expect([width, covered.length]).toEqual([width, 0]);
  }
  await close();
});
test('a short name keeps its portrait, and its team’s label for screen readers takes no room', async () => {
  const { page, close } = await visit(browser);
  const names = ['Me', 'Ann', 'Bob', 'Eve'];
  await layTable(page, site.url, { game: 'caliber-45', names, seat: 0, position: { zones: {}, open: {} } });
  await page.locator('.opp .av').first().waitFor();
  expect(await page.locator('.opps').getAttribute('data-names')).toBe('');
  await close();
});
test('a name of one endless word is hidden where it cannot be read, and its portrait shows', async () => {
  const { page, close } = await visit(browser);
  const names = ['Me', 'Whatshisnamefromthewoods', 'Ann', 'Bob', 'Eve', 'Kit'];
  await layTable(page, site.url, { game: 'steel-bullets', names, seat: 0, position: { zones: {}, open: { active: 1 } } });
  expect(await faultsOfPlates(page, 'one long name')).toEqual([]);
  await page.setViewportSize({ width: 360, height: 640 });
  const plate = page.locator('.opp').first();
  expect(await plate.getAttribute('aria-label')).toBe(names[1]);
  await plate.locator('button .portrait').waitFor();
  await page.setViewportSize({ width: 1280, height: 800 });
  await plate.locator('.portrait').waitFor({ state: 'hidden' });
  await close();
});

test('in a new window no frame ends with undelivered resize notifications, which some browsers report', async () => {
  const { page, close } = await visit(browser);
  const names = named('ru', 9);
  await layTable(page, site.url, { game: 'caliber-45', names, seat: 0, position: raidAmong(9) });
  await page.evaluate(() => addEventListener('error', ({ message }) => document.body.setAttribute('data-complaint', message)));
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
  expect(await page.locator('body').getAttribute('data-complaint')).toBeNull();
  await close();
});
