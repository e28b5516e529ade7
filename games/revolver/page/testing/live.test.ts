/** Your own turn at a live table of Revolver, in a real browser: the page shows the real state of the table. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { built } from '../../../../client/testing/files.ts';
import { framesOf, watchFrames } from '../../../../client/testing/frames.ts';
import { type Visit, visit } from '../../../../client/testing/visit.ts';
import type { Position } from '../../../../kernel/cards/position.ts';
import { laidShelf } from '../../../../server/testing/laid.ts';
import { served, startedTable, TestClient } from '../../../../server/testing/served.ts';
import { launchBrowser } from '../../../../testing/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});

const SPECIAL = '38-special';
/** Colty's page at a table that begins like this, and the player of McReady. */
const asColty = async (position: Position, terms: object = {}): Promise<{ visited: Visit; mcready: TestClient; table: string }> => {
  const { url } = await served({}, { pages: built, games: laidShelf('revolver', position) });
  const [colty, mcready] = [await TestClient.connect(url), await TestClient.connect(url)];
  const visited = await visit(browser);
  await watchFrames(visited.page, shown);
  const table = await startedTable([colty, mcready], [], { game: 'revolver', options: null, ...terms });
  const [name, value] = colty.person.cookie.split('=') as [string, string];
  await visited.page.context().addCookies([{ name, value, url }]);
  await visited.page.goto(`${url}/t/${table}`);
  await visited.page.waitForSelector('.hand .card');
  return { visited, mcready, table };
};
/** In the page: what lies over the table, and what the clock in the bar says. */
const shown = (): string =>
  `${document.querySelector('.over') === null ? 'table' : 'scene'} ${document.querySelector('.top .clk')?.textContent ?? ''}`;
const total = async (page: Page): Promise<number> => Number(await page.locator('.field .total.s-colty b').innerText());

test('each card that is laid adds its firepower to the total', async () => {
  const { page, complaints, close } = (await asColty({ zones: { hand: { 0: `${SPECIAL}*2 any*5`, 1: 5 } } })).visited;
  await page.waitForSelector('.hand .card.legal');
  const before = await total(page);
  for (const laid of [1, 2]) {
    await page
      .locator(`.hand .card[data-face="${SPECIAL}"]`)
      .first()
      .click({ position: { x: 8, y: 8 } });
    await page.locator('.line .btn.go').click();
    await expect.poll(() => page.locator(`.field [data-read="${SPECIAL}"]`).count()).toBe(laid);
    await expect.poll(() => total(page)).toBe(before + laid);
  }
  expect(complaints).toEqual([]);
  await close();
});

test('with fifteen seconds for a move no second goes by while the scene of an attack lies over the question', async () => {
  const hit = {
    zones: { hand: { 0: `${SPECIAL}*5`, 1: 'cowboy*5' }, column: { 1: { 'whiskey-canyon': 'bounty-hunter*2 lawman' } } },
    open: { place: 'whiskey-canyon', active: 1 },
  };
  const { visited, mcready, table } = await asColty(hit, { time: { kind: 'timed', decision: 15, bank: 0 } });
  const { page, complaints, close } = visited;
  await mcready.ask({ ask: 'move', table, seq: 1, move: { do: 'end' } });
  await page.locator('.over.of-attack').waitFor();
  // It goes by itself, and then the question is there with all of its time.
  await page.locator('.over.of-attack').waitFor({ state: 'detached' });
  await page.locator('.line.yours').waitFor();
  const frames = await framesOf(page);
  const beside = new Set(frames.filter(frame => frame.startsWith('scene')));
  expect([...beside]).toEqual(['scene 0:15']);
  expect(frames).toContain('table 0:15');
  expect(complaints).toEqual([]);
  await close();
});
