/** Practice in a real browser, without any server: whole games by mouse and by keyboard alone. */
import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { some } from '../../testing/amount.ts';
import { launchBrowser } from '../../testing/browser.ts';
import { filesHere, serveFiles } from '../testing/files.ts';
import { type Hands, playToTheEnd, robot } from '../testing/robot.ts';
import { standStill } from '../testing/still.ts';
import { fitsTheScreen, isAccessible, visit } from '../testing/visit.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof filesHere>>;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), filesHere()]);
});
const inSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};
const practice = (query: string): string => `${site.url}/practice/wright-gang?new=1&${query}`;

test.each(
  some<[Hands, 'no-preference' | 'reduce', bots: string]>([
    ['key', 'reduce', ''],
    // Motion takes time: three at that table, not four.
    ['mouse', 'no-preference', '&bots=greenhorn,greenhorn'],
  ]),
)('a whole game by %s, motion: %s, is played to its end, and its shuffle is verified', async (hands, reducedMotion, bots) => {
  const { page, complaints, close } = await visit(browser, { reducedMotion });
  await page.goto(practice(`rounds=1${bots}`));
  await page.waitForSelector('.hand .card');
  await fitsTheScreen(page);
  await playToTheEnd(robot(page, hands));
  await isAccessible(page);
  // The way on is in sight, however long the sheet is.
  expect(await page.locator('.of-after .btn.go').evaluate(inSight)).toBe(true);
  await page.getByText('Proof of the shuffle').click();
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByText('Fair: the seed follows').waitFor();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForSelector('.of-after', { state: 'detached' });
  await page.waitForSelector('.hand .card');
  expect(complaints).toEqual([]);
  await close();
});

test('rarely used parts are not loaded with the first cards', async () => {
  const { page, close } = await visit(browser);
  await page.goto(practice('rounds=1'));
  await page.waitForSelector('.hand .card');
  const loaded = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name);
  const inWorkers = page.workers().map(worker => worker.evaluate(loaded));
  const files = (await Promise.all([page.evaluate(loaded), ...inWorkers])).flat();
  expect(files.some(file => file.includes('/actor-'))).toBe(true);
  expect(files.filter(file => file.includes('/on-demand-'))).toEqual([]);
  await close();
});

test('a reload resumes the game where it was', async () => {
  const { page, complaints, close } = await visit(browser, { reducedMotion: 'reduce' });
  // It stays the bots' turn.
  await standStill(page);
  await page.goto(practice('rounds=2&first=0'));
  await page.waitForSelector('.line.yours');
  const told = async (): Promise<string[]> => [
    (await page.locator('.heap figcaption .sr').textContent())!.split(',')[0]!,
    ...(await page.locator('.hand .card').evaluateAll(cards => cards.map(card => (card as HTMLElement).dataset['face'] ?? ''))),
  ];
  await page
    .locator('.hand .card.num')
    .first()
    .click({ position: { x: 12, y: 12 } });
  await page.locator('.line .btn.go').click();
  await page.waitForSelector('.line.wait');
  const before = await told();
  expect(before[0]).toMatch(/^Loot: \d/);
  await page.reload();
  await page.waitForSelector('.line.wait');
  expect(await told()).toEqual(before);
  // Another window takes the game over, and this one can take it back.
  const other = await page.context().newPage();
  await other.goto(`${site.url}/practice/wright-gang`);
  await other.locator('.line.yours').waitFor();
  await page.getByRole('heading', { name: 'This table is open in another window.' }).waitFor();
  await other.keyboard.press('p');
  await page.getByRole('button', { name: 'Play here' }).click();
  await page.waitForSelector('.hand .card');
  await other.getByRole('button', { name: 'Play here' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('a card that cannot be used says why, with its rule', async () => {
  const { page, complaints, close } = await visit(browser, { reducedMotion: 'reduce' });
  // It stays the bots' turn.
  await standStill(page);
  const event = page.locator('.hand .card.box.dim');
  // An event can only be played on the player's own turn; half of all hands hold one.
  for (let deals = 0; deals < 20 && (await event.count()) === 0; deals++) {
    await page.goto(practice('rounds=1&first=0'));
    await page.waitForSelector('.line.yours');
    await page.keyboard.press('p');
    await page.waitForSelector('.line.wait');
  }
  await event.first().click();
  const rule = page.locator('.hand .why .rule');
  expect(await rule.innerText()).toBe('WB-68');
  await rule.click();
  await page.getByRole('dialog', { name: 'Rule WB-68' }).waitFor();
  await isAccessible(page);
  expect(complaints).toEqual([]);
  await close();
});

test('after the first visit practice needs no server', async () => {
  const { page, close } = await visit(browser, { serviceWorkers: 'allow' });
  const own = await serveFiles();
  await page.goto(`${own.url}/practice/wright-gang?new=1`);
  await page.waitForSelector('.hand .card');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  own.close();
  await page.context().setOffline(true);
  await page.goto(`${own.url}/practice/wright-gang?new=1&rounds=1`);
  await page.waitForSelector('.hand .card');
  await page.waitForSelector('.line.yours');
  await close();
});
