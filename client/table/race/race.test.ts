/** The race on the page: the cue and what it turns up in one frame, no cue when nothing can be slapped, every press a slap. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { served } from '../../../server/testing/served.ts';
import { launchBrowser } from '../../../testing/browser.ts';
import { faultsOver } from '../../testing/boxes.ts';
import { built, filesHere } from '../../testing/files.ts';
import { framesOf, watchFrames } from '../../testing/frames.ts';
import { fullest } from '../../testing/fullest.ts';
import { openTable, start } from '../../testing/gathering.ts';
import { layTable } from '../../testing/laid.ts';
import { duelAhead, shootOutAhead } from '../../testing/late.ts';
import { playToTheEnd, robot } from '../../testing/robot.ts';
import { fitsTheScreen, isAccessible, sizes, visit } from '../../testing/visit.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof filesHere>>;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), filesHere()]);
});

const lively = { reducedMotion: 'no-preference' } as const;
/** In the page: the race before or after the cue, a sheet over the table, or the table. */
const shown = (): string => {
  const race = document.querySelector('.race');
  if (race !== null) return race.classList.contains('up') ? 'cue' : 'wait';
  return document.querySelector('.over') === null ? 'table' : 'sheet';
};
test('the cue is up while hands may come down, and does not return', async () => {
  const { url } = await served({}, { pages: built, games: shootOutAhead });
  const { page, complaints, close } = await visit(browser, lively);
  await watchFrames(page, shown);
  await openTable(page, url, { chairs: 3, bots: 2, rounds: 6 });
  await start(page);
  await page.locator('[data-action="shootout"]:visible').first().click();
  await page.locator('.line .btn.go').click();
  // Through a shoot-out whose cue was painted (a page behind its time gets cue and verdict at once), until the next round.
  const act = robot(page);
  let frames: readonly string[] = [];
  while (!frames.includes('cue') || frames.at(-1) !== 'table' || (await page.locator('.line.yours').count()) === 0) {
    await act();
    frames = await framesOf(page);
  }
  expect(frames).toContain('sheet');
  const cues = frames.flatMap((frame, i) => (frame === 'cue' ? [frames[i - 1]] : []));
  expect(new Set(cues)).toEqual(new Set(['wait']));
  expect(complaints).toEqual([]);
  await close();
});

/** In the page: which cards of the duel lie open, and whether the cue is up. */
const duel = (): string => {
  const cards = [...document.querySelectorAll<HTMLElement>('.race .draw .card')];
  if (cards.length === 0) return 'no duel';
  const open = cards.filter(card => !card.classList.contains('back')).length;
  return `${open} open, ${document.querySelector('.race.up') === null ? 'hands off' : 'cue'}`;
};
test('in a duel both cards are turned up with the cue, in the same frame, on both pages', async () => {
  const { url } = await served({}, { pages: built, games: duelAhead });
  const people = await Promise.all([visit(browser, lively), visit(browser, lively)]);
  const [ann, bob] = people.map(({ page }) => page) as [Page, Page];
  for (const page of [ann, bob]) await watchFrames(page, duel);
  const link = await openTable(ann, url, { chairs: 2, bots: 0 });
  await bob.goto(link);
  await start(ann, bob);
  /** Both pages painted the cue: one behind its time gets cue and verdict at once. */
  const areCued = async (): Promise<boolean> =>
    (await Promise.all([ann, bob].map(framesOf))).every(frames => frames.some(frame => frame.startsWith('2 open')));
  /** A hand comes down on the pile as soon as allowed, unless it is too late. */
  const slaps = async (page: Page): Promise<void> => {
    await page.waitForSelector('.race.up, .over');
    await page
      .locator('.race.up .slapme')
      .click({ timeout: 1000 })
      .catch(() => {});
  };
  for (;;) {
    await ann.locator('[data-action="duel"]:visible').first().click();
    await ann.getByRole('button', { name: 'Declare a duel' }).click();
    // Time cannot stop here: a sheet over the table turns by itself, and says when.
    await Promise.all([ann.waitForSelector('.over .turns'), slaps(ann), slaps(bob)]);
    if (await areCued()) break;
    await playToTheEnd(robot(ann), robot(bob));
    for (const page of [ann, bob]) await page.getByRole('button', { name: 'Rematch' }).click();
    await Promise.all([ann, bob].map(page => page.waitForSelector('.of-after', { state: 'detached' })));
  }
  for (const page of [ann, bob]) {
    const frames = await framesOf(page);
    expect(frames).toContain('0 open, hands off');
    expect(frames).toContain('2 open, cue');
    expect(frames).not.toContain('2 open, hands off');
    expect(frames).not.toContain('1 open, hands off');
    expect(frames).not.toContain('0 open, cue');
    expect(frames).not.toContain('1 open, cue');
  }
  expect(people.flatMap(({ complaints }) => complaints)).toEqual([]);
  await Promise.all(people.map(each => each.close()));
});

/** In the page: each line of the summary, from the best revolver to the last hand. */
interface Shared {
  readonly says: string;
  readonly half: string;
  readonly takes: number;
}
const shares = (page: Page): Promise<readonly Shared[]> =>
  page.locator('.division .lines li').evaluateAll(lines =>
    lines.map(line => ({
      says: line.querySelector('.says b')?.textContent ?? '',
      half: line.querySelector('.tm em')?.textContent ?? '',
      takes: Number(line.querySelector('.tm b')?.textContent),
    })),
  );
test('a player’s first race is explained, and waits in practice; its summary shows the loot being halved', async () => {
  const { page, complaints, close } = await visit(browser);
  await page.addInitScript(() => localStorage.removeItem('sixgun:raced'));
  await watchFrames(page, shown);
  const begin = async (): Promise<void> => {
    await page.goto(`${site.url}/practice/wright-gang?new=1&rounds=1`);
    await page.waitForSelector('.hand .card');
  };
  await begin();
  const briefed = robot(page, 'mouse', '.briefing');
  // A game may end by the fourth Sheriff without a race: then start another.
  for (;;) {
    await playToTheEnd(briefed);
    if ((await page.locator('.briefing').count()) > 0) break;
    await begin();
  }
  await isAccessible(page);
  expect(await framesOf(page)).not.toContain('cue');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.briefing', { state: 'detached' });
  // The explanation is read before it is closed.
  await playToTheEnd(robot(page, 'mouse', '.division .btn.go'));
  await isAccessible(page);
  const lines = await shares(page);
  const sharers = lines.slice(0, -1);
  expect(sharers.length).toBeGreaterThan(1);
  let left: number | null = null;
  for (const { says, half, takes } of sharers) {
    expect(says).not.toBe('');
    const [of, took] = half === '' ? [0, 0] : (half.split(' → ').map(Number) as [number, number]);
    expect([took, of]).toEqual([Math.ceil(of / 2), left ?? of]);
    expect(takes).toBe(took);
    left = of - took;
  }
  expect(lines.at(-1)!.takes).toBe(0);
  const lost = page.getByText(`${left} lost: nobody is left`);
  expect(await lost.count()).toBe(left === 0 ? 0 : 1);
  // At a practice table it waits.
  expect(await page.locator('.over .turns').count()).toBe(0);
  await playToTheEnd(robot(page));
  expect(complaints).toEqual([]);
  await close();
});

test('on a phone a tap on the words under the pile is a slap; the hand also counts when the phone is turned', async () => {
  const { page, complaints, close } = await visit(browser, { size: 'phone' });
  const heist = fullest['a heist of five']!;
  const open = { ...heist.position.open, active: 1 };
  const table = await layTable(page, site.url, { ...heist, position: { ...heist.position, open } });
  table.plays(1, { do: 'shootout' });
  await page.locator('.race.wait').waitFor();
  table.goes({ cue: 10 });
  // A tap on the words under the pile is a slap, too.
  await page.locator('.race.up .tk').tap();
  await page.locator('.race.down').waitFor();
  for (const size of ['side', 'phone'] as const) {
    await page.setViewportSize(sizes[size]);
    await page.locator('.race.down .hands').waitFor();
    expect(await faultsOver(page)).toEqual([]);
    await fitsTheScreen(page);
  }
  expect(table.hands()).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});

test('a hand after the verdict sees its own time on its page, and is late on the others’', async () => {
  const { url } = await served({}, { pages: built, games: shootOutAhead });
  const people = await Promise.all([visit(browser, lively), visit(browser, lively)]);
  const [ann, bob] = people.map(({ page }) => page) as [Page, Page];
  // Bob's hand is on its way when the race's screen closes.
  await bob.addInitScript(() => {
    let raced = false;
    new MutationObserver(() => {
      const isOn = document.querySelector('.race') !== null;
      if (raced && !isOn) requestAnimationFrame(() => dispatchEvent(new KeyboardEvent('keydown', { code: 'Space' })));
      raced = isOn;
    }).observe(document, { childList: true, subtree: true });
  });
  await bob.goto(await openTable(ann, url, { chairs: 3, bots: 1, rounds: 6 }));
  await start(ann, bob);
  await ann.locator('[data-action="shootout"]:visible').first().click();
  await ann.locator('.line .btn.go').click();
  await bob.getByText(/^\d\.\d+ s, (last|but arrived too late)$/).waitFor();
  await ann.locator('.pileup .none', { hasText: 'too late' }).waitFor();
  expect(people.flatMap(({ complaints }) => complaints)).toEqual([]);
  await Promise.all(people.map(each => each.close()));
});
