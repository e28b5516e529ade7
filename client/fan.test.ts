/** A big hand on a phone: one tap fans it out, cards are read, picked and played there; and nothing moves under the finger. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../testing/browser.ts';
import { faultsOn } from './testing/boxes.ts';
import { fullest } from './testing/fullest.ts';
import { layTable } from './testing/laid.ts';
import { isAccessible, serveFiles, visit } from './testing/visit.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof serveFiles>>;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), serveFiles()]);
});
afterAll(async () => {
  await browser.close();
  site.close();
});
const CHASE = fullest['a chase, as Colty']!;
const calm = { reducedMotion: 'reduce' } as const;
/** Where a strip of the hand is bare: its left edge. */
const tapCard = (page: Page, face: string): Promise<void> =>
  page
    .locator(`.hand .card[data-face="${face}"]`)
    .first()
    .tap({ position: { x: 6, y: 40 } });

test('one tap fans a hand of ten out, with names and effects; a card is picked, paid for and played there', async () => {
  const { page, complaints, close } = await visit(browser, { ...calm, size: 'phone' });
  await layTable(page, site.url, CHASE);
  await tapCard(page, 'fan-the-gun');
  const fan = page.getByRole('dialog', { name: 'Your hand, 10 cards' });
  await fan.waitFor();
  expect(await fan.locator('.held').count()).toBe(10);
  const row = fan.locator('.held', { hasText: '“Fan” the gun' });
  expect(await row.innerText()).toContain('two power chips');
  expect(await row.locator('.card.sel').count()).toBe(1);
  expect(await faultsOn(page)).toEqual([]);
  await isAccessible(page);
  const play = fan.locator('[data-action^="play"]');
  for (const spare of ['derringer', 'saddlebags', 'dynamite']) {
    if ((await play.count()) > 0) break;
    await fan.locator(`.card[data-face="${spare}"]`).click();
  }
  // The red button too is there to be read.
  await play.waitFor();
  await isAccessible(page);
  await play.click();
  await fan.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await close();
});

test('a hand of six stays a hand: every card is wide enough for a finger', async () => {
  const { page, close } = await visit(browser, { ...calm, size: 'least' });
  await layTable(page, site.url, fullest['arming at four chairs']!);
  await tapCard(page, 'ammo-3');
  await page.locator('.hand .card.sel[data-face="ammo-3"]').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await close();
});

test.each(['phone', 'least'] as const)('nothing moves on a %s when the brass line has more to say', async size => {
  const { page, close } = await visit(browser, { ...calm, size });
  await layTable(page, site.url, CHASE);
  const places = (): Promise<readonly number[]> =>
    page.locator('.mid, .felt > .line, .hand, .tray, .pad').evaluateAll(all => all.map(each => each.getBoundingClientRect().top));
  const before = await places();
  const said = page.locator('.felt > .line p');
  const short = await said.innerText();
  await tapCard(page, 'shoot-our-way-out');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => said.innerText()).not.toBe(short);
  expect(await places()).toEqual(before);
  await close();
});
