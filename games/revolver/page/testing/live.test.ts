/** Your own turn at a live table of Revolver, in a real browser: the page says how the table really is. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { built, type Visit, visit } from '../../../../client/testing/visit.ts';
import { laidShelf } from '../../../../server/testing/laid.ts';
import { served, startedTable, TestClient } from '../../../../server/testing/served.ts';
import { launchBrowser } from '../../../../testing/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const SPECIAL = '38-special';
/** Colty's page at a table where they begin with two of these cards. */
const holdingTwo = async (face: string): Promise<Visit> => {
  const games = laidShelf('revolver', { zones: { hand: { 0: `${face}*2 any*5`, 1: 5 } } });
  const { url } = await served({}, { pages: built, games });
  const clients = [await TestClient.connect(url), await TestClient.connect(url)];
  const table = await startedTable(clients, [], { game: 'revolver', options: null });
  const visited = await visit(browser);
  const [name, value] = clients[0]!.person.cookie.split('=') as [string, string];
  await visited.page.context().addCookies([{ name, value, url }]);
  await visited.page.goto(`${url}/t/${table}`);
  await visited.page.waitForSelector('.hand .card.legal');
  return visited;
};
const total = async (page: Page): Promise<number> => Number(await page.locator('.field .total.s-colty b').innerText());

test('each card that is laid adds its firepower to the total', async () => {
  const { page, complaints, close } = await holdingTwo(SPECIAL);
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
