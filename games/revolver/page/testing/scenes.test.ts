/** Decisions at a table of Revolver are shown, with reasons, before they are gone: the duel, freeing Santiago, an attack. */
import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { faultsOn, faultsOver } from '../../../../client/testing/boxes.ts';
import { filesHere } from '../../../../client/testing/files.ts';
import { type Laid, layTable } from '../../../../client/testing/laid.ts';
import { nothingGoesBy } from '../../../../client/testing/scenes.ts';
import { isAccessible, type Size, spoken, visit } from '../../../../client/testing/visit.ts';
import { some } from '../../../../testing/amount.ts';
import { launchBrowser } from '../../../../testing/browser.ts';
import type { Language } from '../../../../words/language.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof filesHere>>;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), filesHere()]);
});
/** The smallest, the lowest, a low one and the usual one first. */
const WINDOWS = [
  [360, 640],
  [844, 390],
  [1366, 625],
  [1440, 900],
  [390, 844],
  [1024, 600],
  [2560, 1440],
] as const;
const calm = { reducedMotion: 'reduce' } as const;
const DEALT = {
  hand: { 0: '45-long-colt dynamite', 1: 'deputy*4' },
  coltyDeck: '38-special*2',
  mcreadyDeck: 'cowboy*2',
};
const at = (place: string, seat: 0 | 1, more: Laid['position'] = {}): Laid => ({
  game: 'revolver',
  names: ['Jack', 'Mac'],
  seat,
  options: { set11: true, set12: true, set13: true, moduleA: true },
  position: { zones: { ...DEALT, ...more.zones }, open: { place, ...more.open } },
});

test.each(some(['phone', 'desk'] as const))(
  'on a %s a duel tells what is at stake before, marks Locks, and tells the call after',
  async size => {
    const { page, complaints, close } = await visit(browser, { ...calm, size });
    const table = await layTable(page, site.url, at('rattlesnake-creek', 0, { open: { hostage: 'creek' } }));
    table.plays(0, { do: 'duel' });
    const scene = page.getByRole('region', { name: 'The duel outside the Black Dog saloon' });
    await scene.waitFor();
    expect(await scene.textContent()).toContain('Cortez takes the Hostage child');
    expect(
      await page.locator('.hand .card:has(.locked:visible)').evaluateAll(cards => cards.map(card => card.dataset['face'])),
    ).toEqual(['45-long-colt']);
    expect(await faultsOn(page)).toEqual([]);
    table.plays(0, { do: 'lay', card: '45-long-colt' });
    table.plays(1, { do: 'call' });
    const sheet = page.locator('.over.of-duel');
    await sheet.waitFor();
    // The card lies on the stage, turned up, and nowhere else.
    expect(await scene.innerText()).toContain('called the bluff');
    expect(await page.locator('[data-read="45-long-colt"]').count()).toBe(1);
    const fallen = (await scene.locator('[data-piece]').boundingBox())!;
    expect(fallen.y + fallen.height).toBeLessThanOrEqual((await sheet.locator('.result').boundingBox())!.y);
    await isAccessible(page);
    await sheet.getByRole('button', { name: 'Go on' }).click();
    await sheet.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  },
);

test.each(spoken)('the street has room between the columns in every window, in %s', async language => {
  const { page, complaints, close } = await visit(browser, { ...calm, language, size: 'least' });
  const column = { 0: { 'rattlesnake-creek': '45-long-colt' }, 1: { 'rattlesnake-creek': 'deputy cowboy' } };
  const table = await layTable(page, site.url, at('rattlesnake-creek', 0, { zones: { column }, open: { hostage: 'creek' } }));
  table.plays(0, { do: 'duel' });
  await page.locator('.street-scene').waitFor();
  const faults: string[] = [];
  for (const laid of ['slot', 'card']) {
    if (laid === 'card') table.plays(0, { do: 'lay', card: '45-long-colt' });
    await page
      .locator(`.street-fighter .${laid}`)
      .nth(laid === 'slot' ? 1 : 0)
      .waitFor();
    for (const [width, height] of some(WINDOWS, 4)) {
      await page.setViewportSize({ width, height });
      for (const fault of await faultsOn(page)) faults.push(`${laid} at ${width}×${height}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('Santiago is freed in a scene that says why', async () => {
  const { page, complaints, close } = await visit(browser, calm);
  const table = await layTable(page, site.url, at('san-manzanillo-prison', 0, { open: { active: 1 } }));
  table.plays(1, { do: 'end' });
  const sheet = page.locator('.over.of-freed');
  await sheet.waitFor();
  expect(await sheet.innerText()).toMatch(/The attack at the prison failed, 0 : \d/);
  await sheet.getByRole('button', { name: 'Go on' }).click();
  await sheet.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await close();
});

test.each<[Size, Language]>([
  ['desk', 'en'],
  ['least', 'ru'],
])('on a %s (%s) a hit is counted card by card, and the player who chooses the bandit is told why', async (size, language) => {
  const { page, complaints, close } = await visit(browser, { ...calm, size, language });
  await page.addInitScript(nothingGoesBy);
  const law = {
    zones: { column: { 1: { 'whiskey-canyon': 'bounty-hunter*2 lawman' } } },
    open: { active: 1, tokens: [{ row: 'gang', card: 'skinny-landell', grit: 1 }] },
  };
  const table = await layTable(page, site.url, at('whiskey-canyon', 0, law));
  table.plays(1, { do: 'end' });
  const sheet = page.locator('.over.of-attack .attacked');
  await sheet.waitFor();
  // The columns have met, each with its sum, and the parts come to it.
  const stage = page.locator('.field.meets');
  expect(await stage.locator('.column .card').count()).toBe(3);
  const sums = await stage.locator('.meeting-sum').evaluateAll(halves =>
    halves.map(half => {
      const parts = [...half.querySelectorAll('li > b')].map(each => Number(each.textContent?.replace('−', '-')));
      return [Number(half.querySelector(':scope > b')?.textContent), parts.reduce((sum, n) => sum + n, 0)];
    }),
  );
  for (const [total, sum] of sums) expect(sum).toBe(total);
  expect(sums[0]![0]).toBeGreaterThan(sums[1]![0]!);
  expect(await sheet.innerText()).toMatch(language === 'en' ? /you choose which/ : /решаете вы/);
  expect(await page.locator('.thinks').count()).toBe(0);
  expect(await page.locator('.where').innerText()).toMatch(language === 'en' ? /you are Colty/ : /вы — Колти/);
  expect(await faultsOver(page)).toEqual([]);
  await isAccessible(page);
  await sheet.locator('.btn.go').click();
  await sheet.waitFor({ state: 'detached' });
  const why = language === 'en' ? /a hit, \d+ : \d+\. One of the weakest bandits is hit/ : /Атака удалась, \d+ : \d+/;
  await page.locator('.line', { hasText: why }).waitFor();
  // On a phone the bandits are laid out with names, what follows and the token; the line stays in sight, and a tap decides nothing.
  const rows = page.locator('.choosefrom .choice');
  expect(await rows.count()).toBe(size === 'desk' ? 0 : 5);
  if (size !== 'desk') {
    expect(await rows.allInnerTexts()).toContainEqual(
      expect.stringMatching(/Тощий Лэнделл[\s\S]*Выживет и потеряет жетон\.[\s\S]*стойкость/i),
    );
    await rows.first().tap();
    await page.locator('.pad .btn.go', { hasText: 'Попали: ' }).waitFor();
    const line = (await page.locator('.line p').boundingBox())!;
    expect((await page.locator('.choosefrom').boundingBox())!.y).toBeGreaterThanOrEqual(line.y + line.height - 1);
    expect(await faultsOn(page)).toEqual([]);
    await isAccessible(page);
    await page.locator('.pad .btn.go').tap();
    await page.locator('.choosefrom').waitFor({ state: 'detached' });
  }
  expect(complaints).toEqual([]);
  await close();
});
