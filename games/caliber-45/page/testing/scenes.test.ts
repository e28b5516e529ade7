/** Decisions of a robbery are shown, with reasons, before they are gone. */
import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { faultsOn, faultsOver } from '../../../../client/testing/boxes.ts';
import { filesHere } from '../../../../client/testing/files.ts';
import { framesOf, watchFrames } from '../../../../client/testing/frames.ts';
import { type Laid, layTable } from '../../../../client/testing/laid.ts';
import { isAccessible, type Size, visit } from '../../../../client/testing/visit.ts';
import { some } from '../../../../testing/amount.ts';
import { launchBrowser } from '../../../../testing/browser.ts';
import type { Language } from '../../../../words/language.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof filesHere>>;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), filesHere()]);
});
const attack = { caller: 0, riders: [0, 1], turn: 0, stage: 'attack', acted: [], shot: null, stayed: [], left: [] };
const at = (loot: string): Laid => ({
  game: 'caliber-45',
  names: ['Jesse', 'Billy'],
  seat: 0,
  position: {
    zones: {
      hand: { 0: 'ammo-6 ammo-1', 1: 'ammo-5 mustang' },
      cowboy: { 0: 'pat-garrett', 1: 'buffalo-bill' },
      loot,
    },
    open: { robberies: 1, robbery: attack },
  },
});

test.each<[Size, Language]>([
  ['desk', 'en'],
  ['least', 'ru'],
])('on a %s (%s) a robbery ends with its arithmetic, and says who takes the loot and why', async (size, language) => {
  const { page, complaints, close } = await visit(browser, { reducedMotion: 'reduce', size, language });
  const table = await layTable(page, site.url, at('gold-train'));
  table.plays(0, { do: 'meet', cards: ['ammo-6'] });
  table.plays(0, { do: 'shoot', cards: ['ammo-1'], whom: 1 });
  table.plays(1, { do: 'mustang' });
  const sheet = page.locator('.over.of-raid .raid');
  await sheet.waitFor();
  const said = await sheet.innerText();
  expect(said).toMatch(language === 'en' ? /6 against \d guards/ : /\d охранника: выпущено 6/);
  expect(said).toMatch(language === 'en' ? /the loot: nobody else still rides/ : /больше в деле никого нет/);
  expect(await faultsOver(page)).toEqual([]);
  await isAccessible(page);
  await sheet.locator('.btn.go').click();
  await sheet.waitFor({ state: 'detached' });
  // The focus comes back to the table.
  await page.waitForFunction(() => document.activeElement?.closest('.felt') != null);
  expect(complaints).toEqual([]);
  await close();
});
test('the page does not ask to pick loot already taken', async () => {
  const { page, close } = await visit(browser, { reducedMotion: 'no-preference' });
  await watchFrames(page, () => document.querySelector('.prize .lbl')?.textContent ?? 'no robbery');
  const table = await layTable(page, site.url, at('gold-train'));
  await page.locator('.prize .lbl', { hasText: 'guards' }).waitFor();
  table.plays(0, { do: 'meet', cards: ['ammo-6'] });
  table.plays(0, { do: 'shoot', cards: ['ammo-1'], whom: 1 });
  table.plays(1, { do: 'mustang' });
  await page.locator('.over.of-raid .raid').waitFor();
  expect(await framesOf(page)).not.toContain('Not picked yet');
  await close();
});
test('each gang’s bar ends at its goal, and the page says when a gang has reached it', async () => {
  const { page, complaints, close } = await visit(browser, { reducedMotion: 'reduce' });
  const laid = at('gold-train');
  const money = { 0: 'mail-car stagecoach', 1: 'stagecoach' };
  const table = await layTable(page, site.url, {
    ...laid,
    options: { goal: 300 },
    position: { ...laid.position, zones: { ...laid.position.zones, money } },
  });
  expect(await page.locator('.purse .goal').allInnerTexts()).toEqual(['$300,000', '$300,000']);
  table.plays(0, { do: 'meet', cards: ['ammo-6'] });
  table.plays(0, { do: 'shoot', cards: ['ammo-1'], whom: 1 });
  table.plays(1, { do: 'mustang' });
  const gangs = page.locator('.over.of-raid .gangs li');
  await gangs.first().waitFor();
  expect((await gangs.allInnerTexts()).map(said => said.trim())).toEqual([
    expect.stringMatching(/They have reached \$300,000/),
    expect.stringMatching(/: \$50,000 of \$300,000/),
  ]);
  expect(complaints).toEqual([]);
  await close();
});
test('a robbery without survivors says so', async () => {
  const { page, complaints, close } = await visit(browser, { reducedMotion: 'reduce' });
  const table = await layTable(page, site.url, at('gold-train'));
  table.plays(0, { do: 'fall' });
  table.plays(1, { do: 'mustang' });
  const sheet = page.locator('.over.of-raid .raid');
  await sheet.waitFor();
  expect(await sheet.innerText()).toMatch(/Nobody is left to take it.*killed.*rode off/s);
  // A hand that comes down late, while the focus is still below the sheet, picks no card there.
  await page.locator('.hand .card').first().focus();
  await page.keyboard.press('Enter');
  expect(await page.locator('.hand [aria-pressed="true"]').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});
test('the page names what the Sheriff takes from each rider', async () => {
  const { page, complaints, close } = await visit(browser, { reducedMotion: 'reduce' });
  const zones = {
    cowboy: { 0: 'pat-garrett', 1: 'buffalo-bill' },
    money: { 0: 'gold-train stagecoach', 1: '' },
    spread: 'sheriff',
  };
  const position = { zones, open: { active: 0 } };
  const table = await layTable(page, site.url, { game: 'caliber-45', names: ['Jesse', 'Billy'], seat: 0, position });
  table.plays(0, { do: 'rob' });
  table.plays(1, { do: 'join' });
  table.plays(0, { do: 'pick', card: 0 });
  table.plays(0, { do: 'pay' });
  const sheet = page.locator('.over.of-raid .raid');
  await sheet.waitFor();
  expect(await sheet.innerText()).toMatch(/Sheriff\s+Every rider.*You\s+−\$50,000.*Billy\s+in jail/s);
  expect(complaints).toEqual([]);
  await close();
});

test.each(
  some<[Size, Language]>([
    ['least', 'en'],
    ['desk', 'uk'],
    ['phone', 'ru'],
  ]),
)('what is in the decks can be read on a %s (%s)', async (size, language) => {
  const { page, complaints, close } = await visit(browser, { reducedMotion: 'reduce', size, language });
  await layTable(page, site.url, at('gold-train'));
  await page.locator('.decksbtn').click();
  await page.getByRole('dialog').waitFor();
  expect(await faultsOn(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
