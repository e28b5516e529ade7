/** A whole game of days in real browsers, by two people who are never there at the same time: from the link to the end. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { Month } from '../../server/testing/month.ts';
import { served } from '../../server/testing/served.ts';
import { launchBrowser } from '../../testing/browser.ts';
import { built } from '../testing/files.ts';
import { sitDown } from '../testing/gathering.ts';
import { robot } from '../testing/robot.ts';
import { fitsTheScreen, isAccessible, visit } from '../testing/visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});

const DAY = 24 * 60 * 60 * 1000;
const leaves = (page: Page): Promise<unknown> => page.goto('about:blank');

test('Steel Bullets by days', async () => {
  let ahead = 0;
  const calendar = { date: () => Date.now() + ahead, watch: 50 };
  const { url, store } = await served({}, { pages: built, calendar });
  const [ann, bob] = [await visit(browser), await visit(browser, { size: 'phone' })];
  const choose = (group: RegExp, value: string | RegExp): Promise<void> =>
    ann.page.getByRole('group', { name: group }).getByRole('button', { name: value, exact: true }).click();

  await ann.page.goto(`${url}/new/steel-bullets`);
  await choose(/^Chairs/, '2');
  await choose(/^Bots on/, 'none');
  await ann.page.getByText('House rules').click();
  await choose(/^Time for/, '2 days for each move');
  await choose(/^Who lets two/, 'the table moves for them');
  await choose(/^Who finds/, /only those/);
  await ann.page.getByRole('button', { name: 'Open the table' }).click();
  await ann.page.getByText('Anybody who opens this link').waitFor();
  const link = ann.page.url();
  const code = link.split('/').at(-1)!;
  await sitDown(ann.page);
  await leaves(ann.page);
  await bob.page.goto(link);
  await sitDown(bob.page);
  await expect.poll(async () => (await store.tables.findByCode(code))!.seating).toContain('"entropy"');
  await leaves(bob.page);

  const table = async () => (await store.tables.findByCode(code))!;
  const asked = async (): Promise<readonly string[]> => Object.keys(JSON.parse((await table()).asked) as object);
  /** The saloon says whose move it is, and leads there. */
  const comes = async (page: Page): Promise<void> => {
    await page.goto(url);
    await page.getByRole('heading', { name: 'Your correspondence games' }).waitFor();
    await expect.poll(() => page.title()).toMatch(/^\(1\) /);
  };
  await comes(ann.page);
  await fitsTheScreen(ann.page);
  await isAccessible(ann.page);
  await ann.page.getByRole('link', { name: /Come in/ }).click();
  await ann.page.waitForSelector('.hand .card');
  await leaves(ann.page);

  const host = (await table()).host;
  for (let visits = 0; (await table()).status === 'playing'; visits++) {
    expect(visits).toBeLessThan(60);
    ahead += DAY;
    await expect.poll(async () => (await asked()).length + ((await table()).status === 'playing' ? 0 : 1)).toBe(1);
    const [id] = await asked();
    if (id === undefined) break;
    const { page } = id === host ? ann : bob;
    await comes(page);
    if (visits === 1) await isAccessible(page);
    await page.getByRole('link', { name: /Move/ }).click();
    await page
      .getByRole('timer')
      .first()
      .getByText(/hour|day/)
      .waitFor();
    const step = robot(page);
    const isMine = async (): Promise<boolean> => {
      const { status } = await table();
      const now = await asked();
      return status === 'playing' && (now.length === 0 || now.includes(id));
    };
    while (await isMine()) await step();
    await leaves(page);
  }
  expect((await table()).status).toBe('over');
  const rows = await store.log.read((await table()).id, 1);
  expect(rows.filter(({ entry }) => /"lapse"|"off"/.test(entry))).toEqual([]);
  await Promise.all([ann.close(), bob.close()]);
});

test('one visit, two games that wait: from one to the next', async () => {
  const month = new Month({}, { pages: built });
  await month.start();
  const [ann, ben] = [await month.guest('Ann'), await month.guest('Ben')];
  const waitsForAnn = async (): Promise<string> => {
    const table = await month.opened([ann, ben], { game: 'revolver', time: { kind: 'days', days: 2 } });
    if ((await month.asked(table))[0] === ben.id) await month.visit(ben, table);
    expect(await month.asked(table)).toEqual([ann.id]);
    return table;
  };
  const [first, second] = [await waitsForAnn(), await waitsForAnn()];
  const { page, close } = await visit(browser, { size: 'phone' });
  const { url } = month.server;
  const [name, value] = ann.cookie.split('=') as [string, string];
  await page.context().addCookies([{ name, value, url }]);
  const onward = page.getByRole('link', { name: 'To the next game' });
  const moves = async (table: string): Promise<void> => {
    await page.waitForSelector('.hand');
    expect(await onward.count()).toBe(0);
    const step = robot(page);
    while ((await month.asked(table)).includes(ann.id)) await step();
  };
  await page.goto(`${url}/t/${first}`);
  await moves(first);
  await page.getByText('Another game waits for you.').waitFor();
  await fitsTheScreen(page);
  await isAccessible(page);
  await onward.click();
  await page.waitForURL(`**/t/${second}`);
  await moves(second);
  expect(await onward.count()).toBe(0);
  await close();
});
