/** Friends at one table: real browsers, a real server, and a spectator. */
import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { served } from '../server/testing/served.ts';
import { launchBrowser } from '../testing/browser.ts';
import { built } from './testing/files.ts';
import { openTable, start } from './testing/gathering.ts';
import { endAhead } from './testing/late.ts';
import { playToTheEnd, robot } from './testing/robot.ts';
import { fitsTheScreen, isAccessible, visit } from './testing/visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});

const calm = { reducedMotion: 'reduce' } as const;

test('invite, sit down, play, watch, play again', async () => {
  const { url } = await served({ BOT_MILLIS: 20 }, { pages: built, games: endAhead(3) });
  const [ann, bob, eve] = await Promise.all([
    visit(browser, { ...calm, looksBack: true }),
    visit(browser, { ...calm, size: 'phone' }),
    visit(browser, calm),
  ]);
  const link = await openTable(ann.page, url, { chairs: 3, bots: 1 });
  await isAccessible(ann.page);
  await ann.page.getByText('bot · Greenhorn: plays slowly and carelessly').waitFor();

  await eve.page.goto(url);
  await eve.page.getByRole('link', { name: 'Sit down' }).first().waitFor();
  await bob.page.goto(link);
  await bob.page.waitForSelector('.gather');
  await fitsTheScreen(bob.page);
  // On a phone the talk lies far below: what is said is seen all the same.
  await ann.page.getByText('Talk at the table').click();
  await ann.page.getByRole('button', { name: 'Howdy' }).click();
  await bob.page.locator('.gather footer .heard', { hasText: 'Howdy' }).waitFor();
  await start(ann.page, bob.page);
  await eve.page.goto(link);
  await eve.page.getByText('You are watching').waitFor();
  expect(await eve.page.locator('.hand').count()).toBe(0);

  await playToTheEnd(robot(ann.page), robot(bob.page));
  // Who watches has seen it all, and the end.
  await eve.page.waitForSelector('.of-after');
  expect(await eve.page.locator('.of-after .btn.go').count()).toBe(0);
  // These cards were laid, not dealt: every page that saw the start notices, and says so.
  await Promise.all([ann, bob].map(({ page }) => page.waitForSelector('.of-after .fairness-breached')));
  // Who wants a rematch is said where its place was kept: nothing moves.
  const places = (): Promise<unknown> =>
    Promise.all(
      [bob, eve].map(({ page }) =>
        page.locator('.of-after .result, .of-after .btn').evaluateAll(all =>
          all.map(each => {
            const { left, top, width, height } = each.getBoundingClientRect();
            return [left, top, width, height].map(Math.round);
          }),
        ),
      ),
    );
  const before = await places();
  await ann.page.getByRole('button', { name: 'Rematch' }).click();
  await Promise.all([bob, eve].map(({ page }) => page.locator('.wanting', { hasText: '1 of 2' }).waitFor()));
  expect(await places()).toEqual(before);
  await bob.page.getByRole('button', { name: 'Rematch' }).click();
  await Promise.all([ann, bob].map(({ page }) => page.waitForSelector('.of-after', { state: 'detached' })));
  await ann.page.waitForSelector('.hand .card');
  expect([...ann.complaints, ...eve.complaints]).toEqual([]);
  await Promise.all([ann.close(), bob.close(), eve.close()]);
});

test('phrases are shown in each reader’s own language', async () => {
  const { url } = await served({ BOT_MILLIS: 20 }, { pages: built });
  const [ann, oksana] = await Promise.all([visit(browser), visit(browser, { language: 'uk' })]);
  const link = await openTable(ann.page, url, { chairs: 3, bots: 1 });
  await oksana.page.goto(link);
  await oksana.page.getByRole('button', { name: 'Сісти за стіл', exact: true }).click();
  await oksana.page.getByRole('button', { name: 'Готово', exact: true }).click();
  await ann.page.getByRole('button', { name: 'Ready', exact: true }).click();
  await ann.page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of [ann, oksana]) await page.locator('.rail h2 button').click();
  await ann.page.getByRole('button', { name: 'Howdy' }).click();
  const heard = oksana.page.locator('.rail .chat', { hasText: 'Вітаю' });
  await heard.waitFor();
  // A player can mute another, and change their mind.
  await heard.getByRole('button', { name: /^Не чути/ }).click();
  await heard.waitFor({ state: 'detached' });
  await ann.page.getByRole('button', { name: 'Nice shot' }).click();
  await ann.page.locator('.rail .chat', { hasText: 'Nice shot' }).waitFor();
  expect(await oksana.page.locator('.rail .chat').count()).toBe(0);
  await isAccessible(oksana.page);
  await oksana.page.getByRole('button', { name: /^Знову чути/ }).click();
  await heard.waitFor();
  expect(await oksana.page.locator('.rail .chat').count()).toBe(2);
  await Promise.all([ann.close(), oksana.close()]);
});
