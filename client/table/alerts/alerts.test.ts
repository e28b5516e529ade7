/** Turn alerts, in a real browser; the test watches its notifications, badge, sounds and visibility. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { served, TestClient } from '../../../server/testing/served.ts';
import { launchBrowser } from '../../../testing/browser.ts';
import { built } from '../../testing/files.ts';
import { isAccessible, visit } from '../../testing/visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});

interface Observed {
  hidden: boolean;
  permission: NotificationPermission;
  readonly badges: number[];
  readonly notified: { readonly title: string; readonly body: string }[];
  sounds: number;
}
declare global {
  var observed: Observed;
}
/** Records everything a page does to be noticed, instead of doing it. */
const observe = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.observed = { hidden: false, permission: 'default', badges: [], notified: [], sounds: 0 };
    const { observed } = globalThis;
    Object.defineProperty(Document.prototype, 'hidden', { get: () => observed.hidden });
    Object.assign(Navigator.prototype, {
      setAppBadge: async (n: number) => void observed.badges.push(n),
      clearAppBadge: async () => void observed.badges.push(0),
    });
    class Notified {
      static get permission(): NotificationPermission {
        return observed.permission;
      }
      static async requestPermission(): Promise<NotificationPermission> {
        observed.permission = 'granted';
        return observed.permission;
      }
      /** As on Android: only a service worker may show one. */
      constructor() {
        throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.');
      }
    }
    Object.assign(globalThis, { Notification: Notified });
    const registration = {
      active: {},
      showNotification: async (title: string, { body }: { readonly body: string }) => void observed.notified.push({ title, body }),
    };
    Object.assign(ServiceWorkerContainer.prototype, { getRegistration: async () => registration });
    const begin = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when?: number): void {
      observed.sounds++;
      begin.call(this, when);
    };
    localStorage.setItem('sixgun:sound', 'on');
  });
const seen = (page: Page): Promise<Observed> => page.evaluate(() => globalThis.observed);
/** A guest who answers every turn with a discard, so that the next turn is the player's. */
const opponentAt = async (url: string): Promise<{ readonly table: string; start(): Promise<unknown> }> => {
  const host = await TestClient.connect(url);
  const options = { first: 1, rounds: 6 };
  const { table } = await host.ask({ ask: 'create', game: 'wright-gang', seats: 2, options });
  await host.ask({ ask: 'enter', table });
  let seq = 0;
  host.on(told => {
    const move = told.tell === 'update' ? told.update.moves?.find(each => each.do === 'discard') : undefined;
    if (move !== undefined) void host.answer({ ask: 'move', table, seq: seq++, move });
  });
  const start = async (): Promise<unknown> => {
    await host.ask({ ask: 'ready', table, ready: true });
    await host.hears('table', told => told.table.chairs.every(chair => chair.ready));
    return host.ask({ ask: 'start', table });
  };
  return { table: String(table), start };
};
/** The player passes, and gets the next turn again. */
const passOn = async (page: Page): Promise<void> => {
  const lines = await page.locator('.rail .log li').count();
  await page.keyboard.press('p');
  await expect.poll(() => page.locator('.rail .log li').count()).toBeGreaterThan(lines + 1);
  await page.waitForSelector('.line.yours');
};
const lookAway = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    globalThis.observed.hidden = true;
    globalThis.observed.sounds = 0;
  });
  await passOn(page);
};
const comeBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    globalThis.observed.hidden = false;
    return document.dispatchEvent(new Event('visibilitychange'));
  });

test('a move that comes while the player looks elsewhere: title, badge, sound, and a notification for those who want it', async () => {
  const { url } = await served({}, { pages: built });
  const { page, complaints, close } = await visit(browser, { reducedMotion: 'reduce' });
  await observe(page);
  const { table, start } = await opponentAt(url);
  await page.goto(`${url}/t/${table}?sit=1`);
  await page.getByRole('button', { name: 'Ready', exact: true }).click();
  await start();
  await page.waitForSelector('.line.yours');
  // The page asks for no permission on entry.
  const offer = page.getByRole('status', { name: /tell you next time/ });
  expect(await offer.count()).toBe(0);

  await lookAway(page);
  await expect.poll(() => page.title()).toMatch(/^● Your move\./);
  await offer.waitFor();
  const away = await seen(page);
  expect(away.badges.at(-1)).toBe(1);
  expect(away.sounds).toBeGreaterThan(0);
  expect(away.notified).toEqual([]);
  await comeBack(page);
  await expect.poll(async () => (await seen(page)).badges.at(-1)).toBe(0);
  await isAccessible(page);
  await offer.getByRole('button', { name: 'Tell me' }).click();
  await offer.waitFor({ state: 'detached' });

  await lookAway(page);
  await expect.poll(async () => (await seen(page)).notified).toEqual([{ title: 'Wright Brothers’ Gang', body: 'Your move.' }]);
  await comeBack(page);
  // A player who looks at the page is not called.
  await passOn(page);
  expect((await seen(page)).notified).toHaveLength(1);
  expect(complaints).toEqual([]);
  await close();
});
