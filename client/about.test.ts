/** Everything on a table explains itself: by a tap, by the pointer, by the key I, and in one list. */
import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../testing/browser.ts';
import { filesHere } from './testing/files.ts';
import { isAccessible, visit } from './testing/visit.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof filesHere>>;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), filesHere()]);
});
const calm = { reducedMotion: 'reduce' } as const;

test.each([
  ['wright-gang', '.pile[data-spot="deck//"]', 'Deck', ['Loot', 'Sheriff row', 'Revolver', 'Hand']],
  ['steel-bullets', '.cyl', 'Chamber', ['Bullets', 'Deck', 'Discard', 'Hand']],
  ['caliber-45', '.purse li', 'The gangs', ['Weapon deck', 'Money cards', 'Cowboy', 'Hand']],
  ['revolver', '.mexico', 'Mexican Border', ['Firepower', 'Defence', 'Turn spaces', 'Column']],
] as const)('on a phone a tap explains what lies on the table of %s, and the menu all of it', async (game, thing, name, others) => {
  const { page, complaints, close } = await visit(browser, { ...calm, size: 'phone' });
  await page.goto(`${site.url}/practice/${game}?new=1`);
  await page.waitForSelector('.line.yours');
  await page.locator(thing).first().tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('heading', { name, exact: true }).waitFor();
  await isAccessible(page);
  // Its rule is one tap away.
  await sheet.locator('.rule').click();
  await page.locator('.ruletext').filter({ hasText: /\w{3}/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'What is what' }).click();
  for (const other of [name, ...others]) await sheet.getByRole('heading', { name: other, exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('chances that are public are told, and another player’s place is explained', async () => {
  const { page, close } = await visit(browser, calm);
  await page.goto(`${site.url}/practice/steel-bullets?new=1`);
  await page.waitForSelector('.line.yours');
  await page.locator('.cyl').hover();
  await page.locator('.beside', { hasText: /Loaded: \d of \d shut chambers, \d+ %\./ }).waitFor();
  await page.locator('.pile[data-spot="deck//"]').hover();
  await page.locator('.beside', { hasText: /You do not see: .*Will × \d/ }).waitFor();
  await isAccessible(page);
  await page.locator('.opp h2').first().click();
  await page.getByRole('dialog').getByText('Another player’s place').waitFor();
  await close();
});

test('the key I reads the card in focus, and without one lists everything', async () => {
  const { page, close } = await visit(browser, calm);
  await page.goto(`${site.url}/practice/wright-gang?new=1`);
  await page.waitForSelector('.line.yours');
  const sheet = page.getByRole('dialog');
  await page.locator('main').focus();
  await page.keyboard.press('i');
  await sheet.getByRole('heading', { name: 'What is what' }).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  const card = page.locator('.hand .card').first();
  const face = (await card.getAttribute('data-face')) ?? '';
  await card.focus();
  await page.keyboard.press('i');
  await sheet.getByRole('heading', { name: 'The card in full' }).waitFor();
  expect(await sheet.locator('.says .text').innerText()).not.toBe('');
  expect(face).not.toBe('');
  await isAccessible(page);
  // Read and put away, the card has the focus again.
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.closest<HTMLElement>('.hand .card')?.dataset['face'])).toBe(face);
  // A key that puts away what the pointer reads does what it says all the same.
  await card.hover({ position: { x: 12, y: 12 } });
  await page.waitForSelector('.beside');
  await page.keyboard.press('p');
  await page.waitForSelector('.line.wait');
  await close();
});
