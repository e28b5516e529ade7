/** The parts that pages are made of, for `docs/look.md`: small enough to be kept. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../../server/root.ts';
import { firstVisit, type ServedPlace } from '../../testing/place.ts';
import { filesHere } from '../testing/files.ts';
import { openTable } from '../testing/gathering.ts';
import { layTable } from '../testing/laid.ts';
import { bring, scenes } from '../testing/scenes.ts';
import { picture } from './picture.ts';

const folder = join(root, 'docs', 'pictures');
const desk = { width: 1280, height: 800 };
/** For parts that are higher than a window. */
const tall = { width: 1280, height: 1800 };

interface Part {
  readonly name: string;
  readonly at: string;
  /** What is pictured. */
  readonly part: string;
  readonly dusk?: true;
  readonly isTall?: true;
  /** What is pressed before. */
  readonly press?: string;
  /** A guest has opened a table. */
  readonly hosted?: true;
}
const parts: readonly Part[] = [
  { name: 'bill', at: '/', part: '.today-bill' },
  { name: 'row', at: '/', part: '.row-row' },
  { name: 'poster', at: '/', part: '.poster-poster' },
  { name: 'chairs', at: '/', part: '[aria-labelledby=open-tables] li', isTall: true, hosted: true },
  { name: 'bar', at: '/trail/steel-bullets', part: '.bar-bar' },
  { name: 'map', at: '/trail/steel-bullets', part: '.map-map' },
  { name: 'map-dusk', at: '/trail/steel-bullets', part: '.wall', dusk: true },
  { name: 'slip', at: '/trail/steel-bullets', part: '.slip-slip' },
  { name: 'board', at: '/puzzles/steel-bullets', part: '.of-the-day-bill' },
  { name: 'themes', at: '/puzzles/steel-bullets', part: '.theme-list-list', isTall: true },
  { name: 'fold', at: '/you', part: '.fold-fold' },
  { name: 'faces', at: '/you', part: '.wardrobe-choices', press: '.fold-line', isTall: true },
];
/** Scenes, and what they lie over. */
const told: { readonly [name: string]: string } = {
  race: 'the signal',
  division: 'the division',
  shot: 'a Bang!',
  robbery: 'the end of a robbery',
  attack: 'a hit',
  duel: 'the end of a duel',
};
/** A player with some history. */
const known = (dusk: boolean): void => {
  localStorage.setItem('sixgun:hints', 'off');
  localStorage.setItem('sixgun:theme', dusk ? 'dusk' : 'noon');
  localStorage.setItem('sixgun:learned:steel-bullets', 'cylinder saved');
  localStorage.setItem('sixgun:trail:steel-bullets', 'first');
  const days = [3, 2, 1].map(ago => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10));
  localStorage.setItem('sixgun:puzzle-days', days.join(' '));
};
const SCALE = 0.6;
/** Acts at a table while its host sits there. */
const hosting = (place: ServedPlace, then: () => Promise<void>): Promise<void> =>
  firstVisit(place, async page => {
    await openTable(page, place.url, { chairs: 4, bots: 1 });
    await then();
  });
const shoot = async (page: Page, url: string, { name, at, part, press }: Part): Promise<void> => {
  await page.goto(url + at);
  const shown = page.locator(part).first();
  if (press !== undefined) await page.locator(press).first().click();
  await shown.waitFor();
  await page.waitForLoadState('networkidle');
  const box = (await shown.boundingBox())!;
  const scrolled = await page.evaluate(() => window.scrollY);
  await picture(page, join(folder, `look-${name}.webp`), 'webp', { ...box, y: box.y + scrolled }, SCALE);
};

const shootScene = async (page: Page, name: string): Promise<void> => {
  const scene = scenes[told[name]!]!;
  const { url } = await filesHere();
  bring(scene, await layTable(page, url, scene.laid));
  await page.locator(scene.shown).waitFor();
  await picture(page, join(folder, `look-${name}.webp`), 'webp', { x: 0, y: 0, ...desk }, SCALE);
};

export const lookPictures = async (place: ServedPlace): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const part of parts) {
    const visited = (): Promise<void> =>
      firstVisit(
        place,
        async page => {
          await page.addInitScript(known, part.dusk === true);
          await shoot(page, place.url, part);
        },
        { viewport: part.isTall ? tall : desk, reducedMotion: 'reduce' },
      );
    await (part.hosted ? hosting(place, visited) : visited());
  }
  for (const name of Object.keys(told))
    await firstVisit(
      place,
      async page => {
        await page.addInitScript(known, name === 'division');
        await shootScene(page, name);
      },
      { viewport: desk, reducedMotion: 'reduce' },
    );
};
