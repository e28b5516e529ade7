/**
 * A finger on the hand: it drags a card to the middle, drops it elsewhere, or slides along the row. The mouse does the same, and saves the
 * end as a picture.
 */
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../testing/browser.ts';
import { filesHere } from '../../testing/files.ts';
import { fullest } from '../../testing/fullest.ts';
import { layTable } from '../../testing/laid.ts';
import { bring, scenes } from '../../testing/scenes.ts';
import { visit } from '../../testing/visit.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof filesHere>>;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), filesHere()]);
});

interface Point {
  readonly x: number;
  readonly y: number;
}
const middleOf = async (page: Page, what: string): Promise<Point> => {
  const { x, y, width, height } = (await page.locator(what).first().boundingBox())!;
  return { x: x + Math.min(width / 2, 12), y: y + height / 2 };
};
/** Moves one finger from one place to another, through these points. */
const slides = async (page: Page, ...way: readonly [Point, ...Point[]]): Promise<void> => {
  const wire = await page.context().newCDPSession(page);
  const touches = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Point[]) =>
    wire.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
  await touches('touchStart', [way[0]]);
  for (const at of way.slice(1)) await touches('touchMove', [at]);
  await touches('touchEnd', []);
  await wire.detach();
};
const held = (page: Page) => page.locator('.hand .held').count();
const picked = (page: Page) => page.locator('.hand [aria-pressed="true"]').count();

test('a finger plays a card by dragging it to the middle; dropped elsewhere, the card goes back and the page sends nothing', async () => {
  const { page, complaints, close } = await visit(browser, { size: 'phone', reducedMotion: 'reduce' });
  await layTable(page, site.url, fullest['a heist of five']!);
  await page.locator('.line.yours').waitFor();
  const cards = await held(page);
  const card = await middleOf(page, '.hand .card[data-standing="legal"]');
  const middle = await middleOf(page, '.heap');
  // While dragged, the card says where it can go.
  const wire = await page.context().newCDPSession(page);
  await wire.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [card] });
  await wire.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: card.x, y: card.y - 60 }] });
  await page.locator('.mid.drag-accepts').waitFor();
  await wire.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 4, y: card.y - 30 }] });
  await wire.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect([await held(page), await picked(page), await page.locator('.drag-accepts, .drag-lifted').count()]).toEqual([cards, 0, 0]);
  await slides(page, card, { x: card.x, y: card.y - 40 }, middle);
  await expect.poll(() => held(page)).toBe(cards - 1);
  expect(complaints).toEqual([]);
  await close();
});
test('a finger that slides along a full hand picks the card it stops on', async () => {
  const { page, complaints, close } = await visit(browser, { size: 'least', reducedMotion: 'reduce' });
  await layTable(page, site.url, fullest['a heist of five']!);
  await page.locator('.line.yours').waitFor();
  const cards = page.locator('.hand .card');
  const from = await middleOf(page, '.hand .card');
  const to = (await cards.nth(2).boundingBox())!.x + 8;
  await slides(page, from, { x: (from.x + to) / 2, y: from.y }, { x: to, y: from.y });
  await expect.poll(() => cards.nth(2).getAttribute('aria-pressed')).toBe('true');
  expect(await picked(page)).toBe(1);
  expect(await page.locator('.drag-peek, dialog[open]').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('with a mouse too; and the end of the game is a picture to keep', async () => {
  const { page, complaints, close } = await visit(browser, { size: 'desk', reducedMotion: 'reduce' });
  const scene = scenes['the division of a duel']!;
  const at = await layTable(page, site.url, { ...scene.laid, options: { rounds: 1 } });
  await page.locator('.line.yours').waitFor();
  const cards = await held(page);
  const card = await middleOf(page, '.hand .card[data-standing="legal"]');
  const middle = await middleOf(page, '.heap');
  await page.mouse.move(card.x, card.y);
  await page.mouse.down();
  await page.mouse.move(card.x, card.y - 50);
  await page.locator('.mid.drag-accepts').waitFor();
  await page.mouse.move(card.x, 4);
  await page.mouse.up();
  expect([await held(page), await picked(page)]).toEqual([cards, 0]);
  expect(middle.y).toBeLessThan(card.y);
  bring(scene, at);
  await page.locator('.division .foot .btn').click();
  const kept = page.waitForEvent('download');
  await page.locator('.of-after [data-action="picture"]').click();
  const file = await kept;
  expect(file.suggestedFilename()).toBe('sixgun-wright-gang.png');
  const bytes = readFileSync(await file.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  // More than paper: letters, faces and a mark do not pack so well.
  expect(bytes.length).toBeGreaterThan(20_000);
  if (process.env['SHOTS'] !== undefined) await file.saveAs(`${process.env['SHOTS']}/keepsake.png`);
  expect(complaints).toEqual([]);
  await close();
});
