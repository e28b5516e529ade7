/** After a game the page shows whether the cards were dealt as promised: a seal, or in red the promise and what came. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { served, TestClient } from '../../server/testing/served.ts';
import { launchBrowser } from '../../testing/browser.ts';
import { commitTo } from '../../wire/proof.ts';
import type { Sent } from '../../wire/tellings.ts';
import { built } from '../testing/files.ts';
import { openTable, start } from '../testing/gathering.ts';
import { endAhead } from '../testing/late.ts';
import { playToTheEnd, robot } from '../testing/robot.ts';
import { fitsTheScreen, isAccessible, visit } from '../testing/visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});

const calm = { reducedMotion: 'reduce' } as const;
/** From the page's side: a server with this part of it patched. Null: not sent. */
const patched = (page: Page, change: (told: Sent) => Sent | null): Promise<void> =>
  page.routeWebSocket(/\/ws$/, socket => {
    const server = socket.connectToServer();
    socket.onMessage(text => server.send(text));
    server.onMessage(text => {
      const told = JSON.parse(String(text)) as Sent;
      const changed = 'tell' in told ? change(told) : told;
      if (changed !== null) socket.send(JSON.stringify(changed));
    });
  });

test('a shuffle that was dealt as promised is sealed, for players and watchers, after a reload too', async () => {
  const { url } = await served({ BOT_MILLIS: 10 }, { pages: built });
  const [ann, eve] = await Promise.all([visit(browser, calm), visit(browser, { ...calm, size: 'phone' })]);
  const link = await openTable(ann.page, url, { chairs: 2, bots: 1 });
  await eve.page.goto(link);
  await eve.page.waitForSelector('.gather');
  await start(ann.page);
  await playToTheEnd(robot(ann.page));
  for (const { page } of [ann, eve]) await page.locator('.fairness-sealed', { hasText: 'Dealt as promised' }).waitFor();
  await isAccessible(ann.page);
  await fitsTheScreen(eve.page);
  await ann.page.reload();
  await ann.page.locator('.fairness-sealed').waitFor();
  expect(await ann.page.locator('.fairness-breached').count()).toBe(0);
  expect([...ann.complaints, ...eve.complaints]).toEqual([]);
  await Promise.all([ann.close(), eve.close()]);
});
test('another secret than was committed to is shown in red, with both', async () => {
  const { url } = await served({ BOT_MILLIS: 10 }, { pages: built, games: endAhead(2) });
  const ann = await visit(browser, { ...calm, size: 'phone' });
  const chosen = 'ef'.repeat(32);
  await patched(ann.page, told =>
    told.tell === 'proof' ? { ...told, proof: { ...told.proof, secret: chosen, commitment: commitTo(chosen) } } : told,
  );
  await openTable(ann.page, url, { chairs: 2, bots: 1 });
  await start(ann.page);
  await playToTheEnd(robot(ann.page));
  const red = ann.page.getByRole('alert').filter({ hasText: 'Not dealt as promised' });
  await red.getByText('The secret is not the one').waitFor();
  await red.getByText(commitTo(chosen)).waitFor();
  expect(await ann.page.locator('.fairness-seal').count()).toBe(0);
  await fitsTheScreen(ann.page);
  await isAccessible(ann.page);
  await ann.close();
});
// What proves as little, such as the proof of another game, `wire/pledges.test.ts` knows.
test('no proof at the end of a game is shown in red', async () => {
  const { url } = await served({ BOT_MILLIS: 10 }, { pages: built, games: endAhead(2) });
  const ann = await visit(browser, calm);
  await patched(ann.page, told => (told.tell === 'proof' ? null : told));
  await openTable(ann.page, url, { chairs: 2, bots: 1 });
  await start(ann.page);
  await playToTheEnd(robot(ann.page));
  await ann.page.getByRole('alert').filter({ hasText: 'There is no proof of this game.' }).waitFor();
  await ann.close();
});
test('a list of pledges without the page’s own calls the start off', async () => {
  const { url } = await served({ BOT_MILLIS: 10 }, { pages: built });
  const ann = await visit(browser, calm);
  const asked: string[] = [];
  await patched(ann.page, told =>
    told.tell === 'table' && told.table.pledges !== undefined
      ? { ...told, table: { ...told.table, you: null, pledges: [] } }
      : told,
  );
  ann.page.on('websocket', socket => socket.on('framesent', ({ payload }) => asked.push(String(payload))));
  await openTable(ann.page, url, { chairs: 2, bots: 1 });
  await ann.page.getByRole('button', { name: 'Ready', exact: true }).click();
  await ann.page.getByRole('button', { name: 'Start the game' }).click();
  await ann.page.getByText('did not answer. Press Ready again.').waitFor();
  expect(asked.some(text => text.includes('"reveal"'))).toBe(false);
  await ann.close();
});
test('other cards than follow from the proof are shown in red', async () => {
  const { url } = await served({ BOT_MILLIS: 10 }, { pages: built, games: endAhead(2) });
  const ann = await visit(browser, calm);
  await openTable(ann.page, url, { chairs: 2, bots: 1 });
  await start(ann.page);
  await playToTheEnd(robot(ann.page));
  await ann.page.getByRole('alert').filter({ hasText: 'Not dealt as promised' }).waitFor();
  await isAccessible(ann.page);
  await ann.close();
});
test('a sleeping page calls the start off, and all players read whose page it was', async () => {
  const { url } = await served({ BOT_MILLIS: 10 }, { pages: built });
  const ann = await visit(browser, calm);
  const link = await openTable(ann.page, url, { chairs: 2, bots: 0 });
  const ben = await TestClient.connect(url);
  const table = link.split('/').at(-1)!.toUpperCase();
  ben.sleeps = true;
  await ben.ask({ ask: 'rename', name: 'Ben' });
  await ben.ask({ ask: 'enter', table });
  await ben.ask({ ask: 'sit', table });
  await ben.ask({ ask: 'ready', table, ready: true });
  await ann.page.getByRole('button', { name: 'Ready', exact: true }).click();
  await ann.page.getByRole('button', { name: 'Start the game' }).click();
  await ann.page.getByText('The page of Ben did not answer. Press Ready again.').waitFor();
  ben.sleeps = false;
  await ben.ask({ ask: 'ready', table, ready: true });
  await ann.page.getByRole('button', { name: 'Ready', exact: true }).click();
  await ann.page.getByRole('button', { name: 'Start the game' }).click();
  await ann.page.waitForSelector('.hand .card');
  await ann.close();
});
