/** Requirements for engines other than Chromium: the door, a whole game of each title, a race by key and by touch, all without a server. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boxes, type GameId } from '../../../games/index.ts';
import type { Telling } from '../../../kernel/game.ts';
import { laidShelf } from '../../../server/testing/laid.ts';
import { newGuest, served, TestClient } from '../../../server/testing/served.ts';
import type { DrivenEngine, EnginePage } from '../../../testing/engines/engine.ts';
import { PATIENCE } from '../../../testing/patience.ts';
import { serveFiles } from '../files.ts';
import { type Hands, robot } from '../robot.ts';
import { complaintsOf, heardSite } from './site.ts';

const DESK = [1366, 625] as const;
const PHONE = [390, 844] as const;
/** The shortest meaningful game of each title, where options must ask for it. */
const short: { readonly [game: string]: string } = {
  'wright-gang': 'rounds=1&bots=greenhorn,greenhorn',
  'caliber-45': 'goal=200&bots=greenhorn',
  'steel-bullets': 'window=1&bots=greenhorn',
  revolver: 'bots=greenhorn',
};
const titles = Object.keys(boxes) as readonly GameId[];

/** A page in which this is in sight. */
const sees = async (page: EnginePage, what: string): Promise<void> => {
  const until = Date.now() + PATIENCE;
  const isThere = () => page.evaluate(wanted => document.querySelector(wanted)?.checkVisibility() === true, what);
  while (!(await isThere())) {
    if (Date.now() > until) throw new Error(`${what}: not seen\n${await page.evaluate(() => document.body.innerText, null)}`);
    await new Promise(resolve => setTimeout(resolve, 100));
  }
};
/** Presses the button that says this. */
const press = async (page: EnginePage, said: string): Promise<void> => {
  const until = Date.now() + PATIENCE;
  const pressed = () =>
    page.evaluate(wanted => {
      const button = [...document.querySelectorAll('button')].find(
        each => each.innerText.trim() === wanted && each.checkVisibility(),
      );
      button?.click();
      return button !== undefined;
    }, said);
  while (!(await pressed())) {
    if (Date.now() > until) throw new Error(`no button ${said}\n${await page.evaluate(() => document.body.innerText, null)}`);
    await new Promise(resolve => setTimeout(resolve, 100));
  }
};
/** A returning visitor, with bots that do not think long. */
const settleIn = async (page: EnginePage, url: string): Promise<void> => {
  // Not on a page: requests still loading when the visitor leaves it would be missed.
  await page.goto(`${url}/ear.js`);
  await page.evaluate(() => {
    sessionStorage.clear();
    for (const [name, value] of [
      ['pace', 'quick'],
      ['raced', 'yes'],
      ['hints', 'off'],
    ])
      localStorage.setItem(`sixgun:${name}`, value!);
  }, null);
};
/** Screenshots for a reader who wants to look, in the folder that SHOTS names. */
const shot = async (page: EnginePage, name: string): Promise<void> => {
  const folder = process.env['SHOTS'];
  if (folder === undefined) return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.png`), await page.picture());
};
/** Nothing of the page lies beside the window. */
const fits = async (page: EnginePage): Promise<void> => {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth, null);
  expect(wide).toBeLessThanOrEqual(0);
};

/** Two chairs: the host's client, which declares the duel and lets the page win it, and the page. */
const duelAhead = laidShelf('wright-gang', {
  zones: {
    hand: { 0: '3 3', 1: '4 4' },
    revolver: { 0: '6', 1: '7' },
    deck: '5 2',
    sheriffs: 'sheriff*2',
    bonus: 'sidekick sidekick war-party',
    loot: '1 1 1',
  },
  open: { active: 0 },
});

export const holdsIn = (name: string, start: () => Promise<DrivenEngine>): void => {
  describe(name, () => {
    let engine: DrivenEngine;
    let folder: Awaited<ReturnType<typeof heardSite>>;
    let site: Awaited<ReturnType<typeof serveFiles>>;
    beforeAll(async () => {
      folder = await heardSite();
      site = await serveFiles(folder.path);
      engine = await start();
    });
    afterAll(async () => {
      await engine?.close();
      site?.close();
      folder?.clear();
    });

    test('the saloon opens, does not ask to be installed, and logs no complaints', async () => {
      const { url } = await served({}, { pages: folder.path });
      const { page } = engine;
      for (const [size, [width, height]] of [
        ['desk', DESK],
        ['phone', PHONE],
      ] as const) {
        await page.resize(width, height);
        await page.goto(url);
        for (const title of titles) await sees(page, `a[href*="${title}"]`);
        await fits(page);
        await shot(page, `${name}-saloon-${size}`);
      }
      expect(await page.evaluate(() => innerWidth, null)).toBe(PHONE[0]);
      const manifest = await page.evaluate(async () => {
        const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
        return {
          offers: 'onbeforeinstallprompt' in window,
          named: ((await (await fetch(link!.href)).json()) as { name: string }).name,
        };
      }, null);
      expect(manifest).toEqual({ offers: false, named: 'Sixgun' });
      expect(await complaintsOf(page)).toEqual([]);
    });

    test.each(titles.map((title, i) => [title, i % 2 === 0 ? 'desk' : 'phone'] as const))(
      'a whole game of %s is played on a %s',
      async (title, size) => {
        const { page } = engine;
        await settleIn(page, site.url);
        await page.resize(...PHONE);
        await page.goto(`${site.url}/practice/${title}?new=1&${short[title] ?? ''}`);
        await sees(page, 'main [data-action], main .line');
        const act = robot(page, size === 'phone' ? 'touch' : 'mouse');
        for (let n = 0; n < 6; n++) await act();
        await fits(page);
        await shot(page, `${name}-${title}-phone`);
        await page.resize(...DESK);
        await fits(page);
        await shot(page, `${name}-${title}-desk`);
        if (size === 'phone') await page.resize(...PHONE);
        while (!(await act()));
        await shot(page, `${name}-${title}-${size}-end`);
        await fits(page);
        expect(await complaintsOf(page)).toEqual([]);
      },
    );

    /** A duel with a client that lets the page win; false when the page was not drawn in time to win it. */
    const wins = async (hands: Hands): Promise<boolean> => {
      const { url } = await served({}, { pages: folder.path, games: duelAhead });
      const host = await TestClient.connect(url, await newGuest(url, 'Ann'));
      const chairs = { game: 'wright-gang', seats: 2, options: { rounds: 1 }, visibility: 'open' };
      const { table } = (await host.ask({ ask: 'create', ...chairs })) as { readonly table: string };
      await host.ask({ ask: 'enter', table });
      const { page } = engine;
      await settleIn(page, url);
      const [width, height] = hands === 'touch' ? PHONE : DESK;
      await page.resize(width, height);
      await page.goto(`${url}/t/${table}`);
      await press(page, 'Sit down');
      await press(page, 'Ready');
      await host.hears('table', told => told.table.chairs[1]?.ready === true);
      await host.ask({ ask: 'ready', table, ready: true });
      await host.ask({ ask: 'start', table });
      await sees(page, '.hand .card');
      // With what the page says that the hand came down.
      await page.evaluate(() => {
        const { send } = WebSocket.prototype;
        WebSocket.prototype.send = function (text) {
          const { by } = JSON.parse(String(text)) as { readonly by?: string };
          if (by !== undefined) sessionStorage.setItem('by', by);
          send.call(this, text);
        };
      }, null);
      const { update } = await host.hears('update');
      await host.ask({ ask: 'move', table, seq: 0, move: update.moves!.find(move => move.do === 'duel') });
      const verdict = (): Telling | undefined =>
        host.all('update').flatMap(told => told.update.tellings.filter(({ tell }) => tell === 'verdict'))[0];
      const act = robot(page, hands);
      while (verdict() === undefined) await act();
      await shot(page, `${name}-race-${hands}`);
      expect(await complaintsOf(page)).toEqual([]);
      if ((verdict()!['order'] as readonly unknown[]).length === 0) return false;
      expect(verdict()).toMatchObject({ order: [[1]] });
      expect(await page.evaluate(() => sessionStorage.getItem('by'), null)).toBe(hands);
      return true;
    };
    test.each<Hands>(['key', 'touch'])('a race is won by %s', async hands => {
      for (let tries = 0; !(await wins(hands)); tries++) if (tries === 5) throw new Error('no hand came down in time');
    });

    test('after the first visit practice needs no server', async () => {
      const { page } = engine;
      const own = await serveFiles(folder.path);
      await settleIn(page, own.url);
      await page.goto(`${own.url}/practice/wright-gang?new=1`);
      await sees(page, '.hand .card');
      const isKept = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state === 'activated', null);
      await expect.poll(isKept).toBe(true);
      own.close();
      await page.reload();
      await sees(page, '.hand .card');
      await page.goto(`${own.url}/practice/steel-bullets?new=1`);
      await sees(page, '.hand .card');
    });
  });
};
