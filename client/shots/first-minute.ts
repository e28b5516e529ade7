/** The first minute of each game, as a newcomer sees it: pictures for `docs/first-minute.md`, small enough to be kept. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../../server/root.ts';
import { firstVisit, type ServedPlace } from '../../testing/place.ts';
import { games, hasPart } from '../testing/parts.ts';
import { picture } from './picture.ts';

const folder = join(root, 'docs', 'pictures');
/** How they are shown, and how much smaller than the screen a picture is. */
const sizes = {
  desk: { viewport: { width: 1280, height: 800 }, hasTouch: false, scale: 0.6 },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, scale: 0.8 },
};

const screen = (page: Page, file: string, scale: number): Promise<void> =>
  picture(page, join(folder, file), 'webp', { x: 0, y: 0, ...page.viewportSize()! }, scale);

/** The player's role and how to win; then the first decision, or the first hint about another player's act. */
const minute = async (page: Page, url: string, game: string, size: keyof typeof sizes): Promise<void> => {
  const { scale } = sizes[size];
  await page.goto(`${url}/practice/${game}?new=1`);
  await page.waitForSelector('.firstly');
  await screen(page, `first-${game}-1-${size}.webp`, scale);
  const deal = page.locator('.firstly .btn.go');
  await (size === 'phone' ? deal.tap() : deal.click());
  await page.waitForSelector('.line.yours, .firsthint');
  await screen(page, `first-${game}-2-${size}.webp`, scale);
};

export const firstMinutes = async (place: ServedPlace): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const game of games.filter(each => hasPart(each, 'words/en/first.ts')))
    for (const size of ['desk', 'phone'] as const) {
      const { viewport, hasTouch } = sizes[size];
      await firstVisit(place, page => minute(page, place.url, game, size), { viewport, hasTouch, reducedMotion: 'reduce' });
    }
};
