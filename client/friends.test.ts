/** Friends at one table: real browsers, a real server, a spectator, and somebody whose line breaks. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { served } from '../server/testing/served.ts';
import { launchBrowser } from '../testing/browser.ts';
import { clicker, playToTheEnd } from './testing/player.ts';
import { built, fitsTheScreen, isAccessible, visit } from './testing/visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const choose = (page: Page, group: RegExp, value: string | RegExp): Promise<void> =>
  page.getByRole('group', { name: group }).getByRole('button', { name: value, exact: true }).click();
/** A table for three with one bot, opened by its host. */
const openTable = async (host: Page, url: string): Promise<string> => {
  await host.goto(url);
  await host.locator('a[href="/new/wright-gang"]').click();
  await choose(host, /^Chairs/, '3');
  await choose(host, /^Bots on/, '1');
  await choose(host, /^Rounds/, '1');
  await choose(host, /^Who finds/, /everybody/);
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.getByText('Whoever opens this link').waitFor();
  return host.url();
};
const sitDown = async (page: Page): Promise<void> => {
  const sit = page.locator('.gather footer').getByRole('button', { name: 'Sit down' });
  if ((await sit.count()) > 0) await sit.click();
  await page.getByRole('button', { name: 'Ready', exact: true }).click();
};

test('invite, sit down, play, watch, lose the line, come back, play again', async () => {
  const { url } = await served({ BOT_MILLIS: 20 }, { pages: built });
  const [ann, bob, eve] = await Promise.all([visit(browser), visit(browser, { size: 'phone' }), visit(browser)]);
  const link = await openTable(ann.page, url);
  await isAccessible(ann.page);

  await eve.page.goto(url);
  await eve.page.getByRole('link', { name: 'Join' }).waitFor();
  await bob.page.goto(link);
  await bob.page.waitForSelector('.gather');
  await fitsTheScreen(bob.page);
  await sitDown(bob.page);
  await sitDown(ann.page);
  await ann.page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([ann.page.waitForSelector('.hand .card'), bob.page.waitForSelector('.hand .card')]);
  await eve.page.goto(link);
  await eve.page.getByText('You are watching').waitFor();
  expect(await eve.page.locator('.hand').count()).toBe(0);

  await bob.page.context().setOffline(true);
  await bob.page.reload().catch(() => {});
  await bob.page.context().setOffline(false);
  await bob.page.goto(link);
  await bob.page.waitForSelector('.hand .card');

  await playToTheEnd([clicker(ann.page), clicker(bob.page)]);
  await ann.page.getByRole('button', { name: 'Rematch' }).click();
  await bob.page.getByRole('button', { name: 'Rematch' }).click();
  await Promise.all([ann, bob].map(({ page }) => page.waitForSelector('.of-after', { state: 'detached' })));
  await ann.page.waitForSelector('.hand .card');
  expect([...ann.complaints, ...eve.complaints]).toEqual([]);
  await Promise.all([ann.close(), bob.close(), eve.close()]);
});

test('what is said is heard in everybody’s own language', async () => {
  const { url } = await served({ BOT_MILLIS: 20 }, { pages: built });
  const [ann, oksana] = await Promise.all([visit(browser), visit(browser, { language: 'uk' })]);
  const link = await openTable(ann.page, url);
  await oksana.page.goto(link);
  await oksana.page.locator('.gather footer .btn.go').click();
  await oksana.page.locator('.gather footer .btn.go').click();
  await ann.page.getByRole('button', { name: 'Ready', exact: true }).click();
  await ann.page.getByRole('button', { name: 'Start the game' }).click();
  await ann.page.getByRole('button', { name: 'Howdy' }).click();
  await oksana.page.locator('.rail .chat', { hasText: 'Вітаю' }).waitFor();
  await Promise.all([ann.close(), oksana.close()]);
});

test('an invitation to a table that is no more says so', async () => {
  const { url } = await served({}, { pages: built });
  const { page, close } = await visit(browser);
  await page.goto(`${url}/t/ZZZZ`);
  await page.getByRole('heading', { name: 'There is no such table.' }).waitFor();
  await isAccessible(page);
  await close();
});
