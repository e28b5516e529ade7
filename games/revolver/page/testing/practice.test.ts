/** Revolver in a real browser: a whole game by touch, from either chair, with everything that can be switched on. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { filesHere } from '../../../../client/testing/files.ts';
import { layTable } from '../../../../client/testing/laid.ts';
import { leaveGame } from '../../../../client/testing/left-game.ts';
import { playToTheEnd, robot } from '../../../../client/testing/robot.ts';
import { fitsTheScreen, isAccessible, visit } from '../../../../client/testing/visit.ts';
import { amount } from '../../../../testing/amount.ts';
import { launchBrowser } from '../../../../testing/browser.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof filesHere>>;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), filesHere()]);
});
/** Twenty turns take their time, the more so on a busy machine. */
const everything = {
  set11: true,
  set12: true,
  set13: true,
  moduleA: true,
  moduleB: true,
  moduleC: true,
  moduleD: true,
  coltyDeck: 'preset',
  mcreadyDeck: 'preset',
};
const sitDown = async (page: Page, seat: 0 | 1, options: object = {}): Promise<void> => {
  await page.addInitScript(
    kept => localStorage.setItem('sixgun:practice:revolver', kept),
    JSON.stringify({ bots: ['greenhorn'], options }),
  );
  await page.goto(`${site.url}/practice/revolver?new=1&seat=${seat}`);
  await page.waitForSelector('.hand .card, .line.yours');
};

/** Usually its last moves, and a whole one at a table of two in `friends.test.ts`. */
test('a player taps through a game as McReady to its end, and its shuffle verifies', async () => {
  const { page, complaints, close } = await visit(browser, { size: 'small', reducedMotion: 'reduce' });
  if (amount(true, { deep: false })) {
    await leaveGame(page, site.url, { game: 'revolver', chairs: ['greenhorn', null], options: everything });
    await page.goto(`${site.url}/practice/revolver`);
    await page.waitForSelector('.hand .card, .line');
  } else await sitDown(page, 1, everything);
  await fitsTheScreen(page);
  const act = robot(page, 'touch');
  for (let n = 0; n < amount(1, { deep: 30 }); n++) await act();
  await fitsTheScreen(page);
  await isAccessible(page);
  await playToTheEnd(act);
  await isAccessible(page);
  await page.getByText('Proof of the shuffle').click();
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByText('Fair: the seed follows').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('everything on, as Colty, in Ukrainian, at dusk, at 360 pixels', async () => {
  const { page, complaints, close } = await visit(browser, {
    size: 'small',
    language: 'uk',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  await sitDown(page, 0, everything);
  const act = robot(page, 'touch');
  for (let n = 0; n < amount(16, { deep: 60 }); n++) {
    await act();
    if (n % 15 === 0) await fitsTheScreen(page);
  }
  await isAccessible(page);
  expect(complaints).toEqual([]);
  await close();
});

test('a card is paid for with cards that are picked with it, and read whole by key', async () => {
  const { page, complaints, close } = await visit(browser, { reducedMotion: 'reduce' });
  const hand = { 0: '45-long-colt dynamite*2 38-special', 1: 'deputy*4' };
  await layTable(page, site.url, {
    game: 'revolver',
    names: ['Jack', 'Mac'],
    seat: 0,
    position: { zones: { hand, coltyDeck: '38-special*2', mcreadyDeck: 'cowboy*2' }, open: { place: 'rattlesnake-creek' } },
  });
  await page.waitForSelector('.line.yours');
  const dear = page.locator('.hand .card.legal[data-face="45-long-colt"]');
  const price = Number(await dear.locator('.cost b').first().innerText());
  const held = await page.locator('.hand .card').count();
  await dear.click({ position: { x: 8, y: 8 } });
  await page.getByText(`Pick ${price === 1 ? '1 card' : `${price} cards`} more to discard.`).waitFor();
  expect(await page.locator('.line .btn.go').count()).toBe(0);
  // From the right: a card that is picked is lifted, and covers the left edge of the next.
  for (let n = 0; n < price; n++) await page.locator('.hand .card:not(.sel)').last().click();
  expect(await page.locator('.hand .card.sel.pay').count()).toBe(price);
  await page.locator('.hand .card.sel').first().focus();
  await page.keyboard.press('i');
  await page.getByRole('dialog', { name: 'The card in full' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.line .btn.go').click();
  await expect.poll(() => page.locator('.hand .card').count()).toBeLessThan(held - price);
  expect(complaints).toEqual([]);
  await close();
});

test('a card that cannot be played says why, with its rule', async () => {
  const { page, complaints, close } = await visit(browser, { reducedMotion: 'reduce' });
  const dim = page.locator('.hand .card.dim');
  // In the first turn there is no target: half of all hands hold a card for that.
  for (let deals = 0; deals < 20 && (await dim.count()) === 0; deals++) {
    await sitDown(page, 0);
    await page.waitForSelector('.line.yours');
  }
  await dim.first().click({ position: { x: 8, y: 8 } });
  expect(await page.locator('.hand .why .rule').innerText()).toMatch(/^RV-\d{3}$/);
  expect(complaints).toEqual([]);
  await close();
});

test('the whole table has roles and names for screen readers', async () => {
  const { page, close } = await visit(browser, { reducedMotion: 'reduce' });
  // Colty begins: nothing has happened yet.
  await sitDown(page, 0);
  await page.waitForSelector('.line.yours');
  await page.getByRole('region', { name: /^The Bank at Repentance Springs, the current battlefield, space 1 of 4$/ }).waitFor();
  await page.getByRole('region', { name: 'The gang: 16 of 16 alive' }).waitFor();
  await page.getByRole('img', { name: /^Mexican Border: 12 tokens$/ }).waitFor();
  await page.getByRole('button', { name: /Whiskey Canyon.*still to come/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Whiskey Canyon' });
  expect(await sheet.innerText()).toContain('5 turn spaces. Defence 2.');
  await sheet.getByRole('button', { name: 'Close' }).click();
  const legal = page.locator('.hand .card.legal').first();
  if ((await legal.count()) > 0) expect(await legal.innerText()).toContain('may be played');
  // McReady attacks after Colty's turn.
  await sitDown(page, 1);
  await page.getByRole('button', { name: 'Attack' }).click();
  await page.locator('.rail').getByRole('button', { name: /^Log/ }).click();
  await expect.poll(() => page.locator('.log').innerText()).toMatch(/the attack (fails|succeeds)/);
  await close();
});
