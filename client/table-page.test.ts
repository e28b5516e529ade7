/**
 * The table page of any game, in a real browser: keys under any layout, the log at any size and after a reload, bots that take over, the
 * end.
 */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { newGuest, served, TestClient } from '../server/testing/served.ts';
import { some } from '../testing/amount.ts';
import { launchBrowser } from '../testing/browser.ts';
import { faultsOn } from './testing/boxes.ts';
import { built, filesHere } from './testing/files.ts';
import { openTable, start } from './testing/gathering.ts';
import { layTable } from './testing/laid.ts';
import { endAhead } from './testing/late.ts';
import { playToTheEnd, robot } from './testing/robot.ts';
import { standStill } from './testing/still.ts';
import { isAccessible, type Size, spoken, visit } from './testing/visit.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof filesHere>>;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), filesHere()]);
});
const calm = { reducedMotion: 'reduce' } as const;
const practice = (query: string): string => `${site.url}/practice/wright-gang?new=1&${query}`;

/** A key as a keyboard with this layout sends it. */
const pressOn = async (page: Page, code: string, key: string): Promise<void> => {
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', code, key, text: key });
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', code, key });
};

test('letter keys work under a Cyrillic layout, and are named as that layout prints them', async () => {
  const { page, close } = await visit(browser, { ...calm, language: 'ru' });
  await page.goto(practice('rounds=1'));
  await page.waitForSelector('.line.yours');
  const pass = page.locator('.right [data-action="pass"]');
  expect(await pass.locator('kbd').innerText()).toBe('З');
  // A player who types Latin letters sees those.
  await page.keyboard.press('q');
  await expect.poll(() => pass.locator('kbd').innerText()).toBe('P');
  await pressOn(page, 'KeyP', 'з');
  await page.getByText('Вы пропускаете', { exact: false }).first().waitFor();
  await close();
});
test('what is done while others think has a key under a Cyrillic layout too', async () => {
  const { page, close } = await visit(browser, { ...calm, language: 'uk' });
  const table = await layTable(page, site.url, {
    game: 'caliber-45',
    names: ['Ганна', 'Богдан', 'Оксана'],
    seat: 0,
    position: { zones: { cowboy: { 0: 'pat-garrett' } }, open: { active: 1 } },
  });
  expect(await page.locator('.right [data-action="skip"] kbd').innerText()).toBe('Т');
  await pressOn(page, 'KeyN', 'т');
  for (const seat of [1, 2]) table.plays(seat, { do: 'pass' });
  await page.getByRole('dialog', { name: 'Тим часом' }).waitFor();
  await close();
});

/** What lies at the middle of this box. */
const actionAt = (page: Page, { x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
  page.evaluate(
    ([left, top]) => document.elementFromPoint(left!, top!)?.closest<HTMLElement>('[data-action]')?.dataset['action'] ?? null,
    [x + width / 2, y + height / 2],
  );
test.each<Size>(['desk', 'least'])('on a %s Load is never where Discard was', async size => {
  const { page, close } = await visit(browser, { ...calm, size });
  await standStill(page);
  await page.goto(practice('rounds=1&first=0'));
  await page.waitForSelector('.line.yours');
  const pick = (): Promise<void> =>
    page
      .locator('.hand .card.num')
      .first()
      .click({ position: { x: 12, y: 12 } });
  await pick();
  const box = (await page.locator('.btn.go[data-action="discard"]:visible').boundingBox())!;
  expect(await actionAt(page, box)).toBe('discard');
  await page.keyboard.press('p');
  await page.waitForSelector('.line.wait');
  await pick();
  await page.locator('[data-action="load"]:visible').waitFor();
  expect(await actionAt(page, box)).not.toBe('load');
  await close();
});
test('on a phone the newest line of the log is never cut', async () => {
  const { page, close } = await visit(browser, { ...calm, size: 'phone', language: 'uk' });
  const table = await layTable(page, site.url, {
    game: 'wright-gang',
    names: ['Незнайомець 1234', 'Незнайомець 4321', 'Незнайомець 5678'],
    seat: 0,
    position: { zones: { hand: { 1: 'swap any*5', 2: 6 } }, open: { active: 1 } },
  });
  const before = await page.locator('.logline').boundingBox();
  table.plays(1, { do: 'swap', whom: 2 });
  await page.locator('.logline', { hasText: 'Незнайомець 4321' }).waitFor();
  expect((await faultsOn(page)).filter(fault => fault.includes('logline'))).toEqual([]);
  expect(await page.locator('.logline').boundingBox()).toEqual(before);
  await close();
});

describe.each(some<Size>(['least', 'desk', 'side', 'phone'], 2))('the log on a %s', size => {
  test('is reached, with the newest line in sight, and is there after a reload', async () => {
    const { page, close } = await visit(browser, { ...calm, size });
    await page.goto(practice('rounds=6'));
    await page.waitForSelector('.line.yours');
    const log = async (): Promise<void> => {
      if (size === 'desk') await page.locator('.rail h2 button').click();
      else await page.locator('.top').getByRole('button', { name: 'Log' }).click();
    };
    const list = page.locator(size === 'desk' ? '.rail .log' : 'dialog .log');
    // More than fit on any screen; no player is asked, and nothing is in flight.
    await playToTheEnd(robot(page, 'mouse', '.app:has(.rail .log li:nth-child(14)):not(:has(.over, .race)) [data-asked]'));
    await log();
    // A false start is told again before the cue, though it may have come in beside it.
    const isFalseStart = (line: string): boolean => line.includes('flinched');
    const lines = async (): Promise<string[]> => {
      const all = await list.locator('li').allInnerTexts();
      return [...all.filter(isFalseStart), ...all.filter(line => !isFalseStart(line))];
    };
    const told = await lines();
    expect(told.length).toBeGreaterThan(4);
    const last = list.locator('li').last();
    const inside = await Promise.all([last.boundingBox(), list.boundingBox()]);
    expect(inside[0]!.y + inside[0]!.height).toBeLessThanOrEqual(inside[1]!.y + inside[1]!.height + 1);
    await page.reload();
    await page.waitForSelector('.line.yours');
    await log();
    // Bots may have loaded meanwhile: that is allowed on any turn.
    await expect.poll(async () => (await lines()).slice(0, told.length)).toEqual(told);
    await close();
  });
});

test('a player who lets the time run out twice reads that a bot plays, and says that they are back', async () => {
  const { url } = await served({ BOT_MILLIS: 20 }, { pages: built });
  const host = await TestClient.connect(url, await newGuest(url, 'Host'));
  const time = { kind: 'timed', decision: 3, bank: 0 };
  const { table } = await host.ask({ ask: 'create', game: 'wright-gang', seats: 2, bots: ['greenhorn'], time, visibility: 'open' });
  await host.ask({ ask: 'enter', table });
  await host.ask({ ask: 'stand', table });
  const ann = await visit(browser, calm);
  await ann.page.goto(`${url}/t/${table}`);
  await ann.page.locator('.gather footer').getByRole('button', { name: 'Sit down' }).click();
  await ann.page.getByRole('button', { name: 'Ready', exact: true }).click();
  await host.hears('table', told => told.table.chairs[0]!.ready);
  await host.ask({ ask: 'start', table });
  const line = ann.page.locator('.line', { hasText: 'Your time ran out twice: a bot plays for you.' });
  await line.waitFor();
  await isAccessible(ann.page);
  await ann.page.locator('.rail h2 button').click();
  await ann.page.locator('.rail .note', { hasText: 'Your time ran out.' }).first().waitFor();
  await ann.page
    .locator('.rail .log li', { hasText: /Stranger \d+ \(bot\)/ })
    .first()
    .waitFor();
  await line.getByRole('button', { name: 'I am here' }).click();
  await line.waitFor({ state: 'detached' });
  await ann.page.locator('.rail .note', { hasText: 'You are back.' }).waitFor();
  await ann.close();
});

test('friends: the chat survives a reload, a rematch is seen by all, the end takes the focus', async () => {
  const { url } = await served({}, { pages: built, games: endAhead(2) });
  const [ann, bob] = await Promise.all([visit(browser, calm), visit(browser, calm)]);
  const link = await openTable(ann.page, url, { chairs: 2, bots: 0 });
  await bob.page.goto(link);
  await bob.page.waitForSelector('.gather');
  await start(ann.page, bob.page);
  await bob.page.locator('.rail h2 button').click();
  await bob.page.getByRole('button', { name: 'Howdy' }).click();
  await ann.page.locator('.rail .chat', { hasText: 'Howdy' }).waitFor();
  await ann.page.reload();
  await ann.page.locator('.rail .chat', { hasText: 'Howdy' }).waitFor();

  await playToTheEnd(robot(ann.page), robot(bob.page));
  const end = ann.page.getByRole('dialog');
  await end.waitFor();
  expect(await end.evaluate(sheet => sheet === document.activeElement)).toBe(true);
  expect(await ann.page.locator('.felt').getAttribute('inert')).toBe('');
  // The chat is beside it, not under it.
  await ann.page.getByRole('button', { name: 'Well played' }).click();
  await bob.page.locator('.rail .chat', { hasText: 'Well played' }).waitFor();
  await bob.page.getByRole('button', { name: 'Rematch' }).click();
  await end.getByText(/wants a rematch, 1 of 2/).waitFor();
  await ann.page.keyboard.press('Escape');
  await end.waitFor({ state: 'detached' });
  expect(await ann.page.locator('.felt').getAttribute('inert')).toBeNull();
  await ann.page.locator('.btn[data-action="rematch"]:visible').click();
  await ann.page.locator('.rail .chapter', { hasText: 'Game 2' }).waitFor({ state: 'attached' });
  await Promise.all([ann.close(), bob.close()]);
});

test('while a player is away the line says when a bot takes over, not that they are choosing', async () => {
  const { url } = await served({ BOT_MILLIS: 20 }, { pages: built });
  const [ann, bob] = await Promise.all([visit(browser, calm), visit(browser, calm)]);
  const link = await openTable(ann.page, url, { chairs: 2, bots: 0, rounds: 6 });
  await bob.page.goto(link);
  await start(ann.page, bob.page);
  const asked = (page: Page): Promise<number> => page.locator('.line.yours').count();
  await expect.poll(async () => (await asked(ann.page)) + (await asked(bob.page))).toBe(1);
  const [here, away] = (await asked(bob.page)) > 0 ? [ann, bob] : [bob, ann];
  await away.close();
  await here.page.locator('.line.wait', { hasText: /Stranger \d+ is away\. A bot takes over in \d+ s\./ }).waitFor();
  await here.page.locator('.opp', { hasText: /away, a bot in \d+ s/ }).waitFor();
  expect(await here.page.locator('.opp .thinks').count()).toBe(0);
  await isAccessible(here.page);
  await here.close();
});

test('the focus stays on the table after every play, and a connection that is lost leaves nothing to press', async () => {
  const server = await served({ BOT_MILLIS: 400 }, { pages: built });
  const { page, close } = await visit(browser, calm);
  await openTable(page, server.url, { chairs: 2, bots: 1 });
  await start(page);
  const told = (): Promise<number> => page.locator('.rail .log li').count();
  for (let turn = 0; turn < 3; turn++) {
    await page.waitForSelector('.line.yours');
    const before = await told();
    await page.locator('.right [data-action="pass"]').focus();
    await page.keyboard.press('Enter');
    // Not "until others are waited for": a bot may have answered before that was drawn.
    await expect.poll(told).toBeGreaterThan(before);
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.felt') !== null)).toBe(true);
  }
  await page.waitForSelector('.line.yours');
  await server.close();
  await page.locator('.line.wait', { hasText: 'The connection is lost' }).waitFor();
  expect(await page.locator('.felt .btn:visible').count()).toBe(0);
  await close();
});

test('a newcomer learns who they are and how it is won, meets each thing once, and can turn all of it off', async () => {
  const { page, close } = await visit(browser, { ...calm, newcomer: true, size: 'phone' });
  await page.goto(`${site.url}/practice/steel-bullets`);
  const sheet = page.getByRole('dialog');
  await sheet.getByText('the last one left wins').waitFor();
  await isAccessible(page);
  expect(await sheet.getByRole('link', { name: 'Show me first' }).getAttribute('href')).toBe('/learn/steel-bullets?lesson=first');
  // Enter deals; it does not turn on the sound.
  await page.keyboard.press('Enter');
  await sheet.waitFor({ state: 'detached' });
  // Easy bots, and it says so.
  await expect.poll(() => page.locator('.opp').getByText('Greenhorn').count()).toBeGreaterThan(0);
  const hint = page.locator('.firsthint');
  await hint.waitFor();
  // Read and pressed at once: what a bot has done meanwhile may bring another hint, and this one would come back after it.
  const met = await hint.evaluate(section => {
    const said = section.querySelector('p')!.innerText;
    section.querySelector<HTMLButtonElement>('.btn.go')!.click();
    return said;
  });
  await expect.poll(async () => (await hint.count()) === 0 || (await hint.locator('p').innerText()) !== met).toBe(true);
  await page.reload();
  await page.waitForSelector('.hand');
  expect(await sheet.count()).toBe(0);
  await page.evaluate(() => localStorage.removeItem('sixgun:met:steel-bullets'));
  await page.goto(`${site.url}/practice/steel-bullets?new=1`);
  await sheet.getByRole('button', { name: 'Deal' }).click();
  await hint.getByRole('button', { name: 'No more hints' }).click();
  await hint.waitFor({ state: 'detached' });
  await page.goto(`${site.url}/practice/wright-gang`);
  await page.waitForSelector('.line');
  expect(await sheet.count()).toBe(0);
  await close();
});
test.each(spoken)('the two sentences before the first deal fit their sheet on the smallest phone, in %s', async language => {
  const { page, close } = await visit(browser, { ...calm, newcomer: true, size: 'least', language });
  for (const game of ['wright-gang', 'caliber-45', 'steel-bullets', 'revolver']) {
    await page.goto(`${site.url}/practice/${game}?new=1`);
    const sheet = page.locator('dialog .firstly');
    await sheet.waitFor();
    const wide = await sheet.evaluate(
      box =>
        [...box.querySelectorAll('p, .btn')].filter(
          each => each.getBoundingClientRect().right > box.getBoundingClientRect().right + 1,
        ).length + Number(box.getBoundingClientRect().right > box.closest('.inside')!.getBoundingClientRect().right),
    );
    expect([game, wide]).toEqual([game, 0]);
  }
  await close();
});
