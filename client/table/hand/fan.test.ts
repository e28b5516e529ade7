/** A big hand on a phone: one tap fans it out, cards are read, picked and played there; nothing moves under the finger. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../testing/browser.ts';
import { faultsOn } from '../../testing/boxes.ts';
import { filesHere } from '../../testing/files.ts';
import { fullest } from '../../testing/fullest.ts';
import { layTable } from '../../testing/laid.ts';
import { isAccessible, visit } from '../../testing/visit.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof filesHere>>;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), filesHere()]);
});
const CHASE = fullest['a chase, as Colty']!;
const calm = { reducedMotion: 'reduce' } as const;
/** A visible strip of the hand: its left edge. */
const tapCard = (page: Page, face: string): Promise<void> =>
  page
    .locator(`.hand .card[data-face="${face}"]`)
    .first()
    .tap({ position: { x: 6, y: 40 } });

test('one tap fans a hand of eight out on a small phone, with names and effects; the player picks and plays a card there', async () => {
  const { page, complaints, close } = await visit(browser, { ...calm, size: 'least' });
  await layTable(page, site.url, fullest['a heist of five']!);
  await tapCard(page, '3');
  const fan = page.getByRole('dialog', { name: 'Your hand, 8 cards' });
  await fan.waitFor();
  expect(await fan.locator('.held').count()).toBe(8);
  expect(await fan.locator('.card.sel[data-face="3"]').count()).toBe(1);
  expect((await fan.locator('.held', { has: page.locator('[data-face="war-party"]') }).innerText()).length).toBeGreaterThan(40);
  expect(await faultsOn(page)).toEqual([]);
  await isAccessible(page);
  // The red button, too, can be read.
  const lay = fan.locator('.acts .btn.go');
  await lay.waitFor();
  await isAccessible(page);
  await lay.click();
  await fan.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await close();
});

test('a hand of six does not fan out: every card is wide enough for a finger', async () => {
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
  await expect.poll(() => said.innerText()).not.toBe(short);
  expect(await places()).toEqual(before);
  await close();
});
