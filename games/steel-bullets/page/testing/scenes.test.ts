/** Decisions at the cylinder are shown, with their player and reason, also under reduced motion; answers show as a chain. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { faultsOn, faultsOver } from '../../../../client/testing/boxes.ts';
import { filesHere } from '../../../../client/testing/files.ts';
import { type Laid, layTable } from '../../../../client/testing/laid.ts';
import { isAccessible, type Size, visit } from '../../../../client/testing/visit.ts';
import type { Position } from '../../../../kernel/cards/position.ts';
import { some } from '../../../../testing/amount.ts';
import { launchBrowser } from '../../../../testing/browser.ts';
import type { Language } from '../../../../words/language.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof filesHere>>;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), filesHere()]);
});
const hands = { 0: 'will hat', 1: 'misfire panic will', 2: 'will thief' };
const at = (more: Position['open'] = {}): Laid => ({
  game: 'steel-bullets',
  names: ['Jesse', 'Mae', 'Otis'],
  seat: 0,
  position: {
    zones: { hand: hands, cylinder: { 3: 'bang', 5: 'bang' }, deck: 'hat thief lawyer medium' },
    open: { active: 1, opened: [true, true, false, false, false, false], ...more },
  },
});
const scene = (page: Page) => page.locator('.over.of-shot .shot');
/** A scene is there for a moment only: looked for before it comes, and held when it is there. */
const shows = async (page: Page, text: RegExp): Promise<void> => {
  await scene(page).filter({ hasText: text }).waitFor();
};

test.each<[Size, Language, RegExp, RegExp]>([
  [
    'desk',
    'en',
    /Bang!.*Mae opens chamber 3: 2 of 4 shut chambers were loaded\. Mae is out, unless a Misfire saves them now/s,
    /Panic: Mae is safe/,
  ],
  [
    'least',
    'ru',
    /Бабах!.*Mae открывает камору 3 в панике: заряжено было 2 из 4 закрытых\. Паника спасает игрока Mae/s,
    /Паника спасает игрока Mae/,
  ],
])('on a %s (%s) a Bang! says whose it is, and what saved them', async (size, language, bang, saved) => {
  const { page, complaints, close } = await visit(browser, { reducedMotion: 'reduce', size, language });
  const table = await layTable(page, site.url, at());
  // Mae holds three cards, the others two: her count is marked, and her bar the longest.
  expect(await page.locator('.opp', { has: page.locator('.cnt .most') }).allInnerTexts()).toEqual([
    expect.stringMatching(/Mae.*3/s),
  ]);
  if (language === 'en') {
    const bars = page.locator('.standing li:not(.of)');
    expect(await bars.allInnerTexts()).toEqual([/Mae\s+3/, /You\s+2/, /Otis\s+2/].map(row => expect.stringMatching(row)));
    table.plays(1, { do: 'open', chamber: 3 });
    await shows(page, bang);
    expect(await faultsOver(page)).toEqual([]);
    // A player who has seen enough continues, by any key.
    await page.keyboard.press('x');
    await scene(page).waitFor({ state: 'detached' });
    // The player who is out is still named.
    table.plays(1, { do: 'give-up' });
    await page.locator('.opp', { hasText: 'Mae' }).locator('.outword').waitFor();
    await isAccessible(page);
    expect((await bars.allInnerTexts()).at(-1)).toMatch(/Mae\s+out/);
    // Two with as many cards: no player is ahead.
    expect(await page.locator('.cnt .most').count()).toBe(0);
  } else {
    table.plays(1, { do: 'panic' });
    for (const seat of [0, 2]) table.plays(seat, { do: 'pass' });
    await shows(page, bang);
    expect(await faultsOver(page)).toEqual([]);
    await shows(page, saved);
  }
  expect(complaints).toEqual([]);
  await close();
});
test.each(
  some<[Size, Language]>([
    ['least', 'ru'],
    ['desk', 'en'],
    ['phone', 'uk'],
  ]),
)('on a %s (%s) answers are a chain with names, while they are given and when they are settled', async (size, language) => {
  const { page, complaints, close } = await visit(browser, { reducedMotion: 'reduce', size, language });
  const table = await layTable(page, site.url, at());
  table.plays(1, { do: 'open', chamber: 3 });
  await scene(page).waitFor();
  await scene(page).waitFor({ state: 'detached' });
  table.plays(1, { do: 'misfire' });
  table.plays(2, { do: 'will', whom: 1, card: 'misfire' });
  const links = page.locator('.cyl .chain li');
  await expect.poll(() => links.allInnerTexts()).toHaveLength(2);
  expect((await links.allInnerTexts()).join(' ')).toMatch(/Mae.*Otis/s);
  expect((await faultsOn(page)).filter(fault => fault.includes('chain'))).toEqual([]);
  for (const seat of [0, 1]) table.plays(seat, { do: 'pass' });
  const told = { en: /Mae’s Misfire is cancelled/, uk: /«Осічка» гравця Mae: скасовано/, ru: /«Осечка» игрока Mae: отмена/ };
  await shows(page, told[language]);
  const settled = scene(page).locator('.chain li');
  expect(await settled.evaluateAll(all => all.map(each => each.className))).toEqual(['cancelled', 'works']);
  expect(await faultsOver(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
test('a seat without a Will is asked nothing, and its page sends nothing', async () => {
  const { page, complaints, close } = await visit(browser, { reducedMotion: 'reduce' });
  const laid = at();
  const table = await layTable(page, site.url, {
    ...laid,
    seat: 2,
    position: { ...laid.position, zones: { ...laid.position.zones, hand: { ...hands, 2: 'thief hat' } } },
  });
  table.plays(1, { do: 'panic' });
  await page.locator('.line.wait', { hasText: 'You hold no Will' }).waitFor();
  expect(await page.locator('.btn.go:visible, [data-action=pass]').count()).toBe(0);
  expect(await page.title()).not.toContain('Your move');
  expect(complaints).toEqual([]);
  await close();
});
