/**
 * From a tap to the next picture on a phone a quarter as fast as this machine: the cards of the hand of one's first table are picked and put back,
 * and the page is asked how long each took until it was painted. The browser counts in steps of 8 ms.
 */
import type { Page } from 'playwright-core';
import { firstVisit, type ServedPlace } from '../../testing/place.ts';

const SLOWER = 4;
const TAPS = 24;
/** What is over sooner than this is not listed by the browser. */
const LEAST = 16;
/** Longer than any answer that would be bearable: the next tap is one by itself. */
const APART = 400;

/** In the page: from now on every tap is timed, from the finger to the picture. */
const watch = (least: number): void => {
  const taps: number[] = [];
  Object.assign(window, { taps });
  const eye = new PerformanceObserver(list => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') taps.push(duration);
  });
  eye.observe({ type: 'event', durationThreshold: least, buffered: false } as PerformanceObserverInit);
};
const timed = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (window as unknown as { readonly taps: readonly number[] }).taps);

export const inputs = (place: ServedPlace, game: string): Promise<readonly number[]> =>
  firstVisit(
    place,
    async page => {
      await page.addInitScript(() => localStorage.setItem('sixgun:hints', 'off'));
      await page.goto(`${place.url}/practice/${game}?new=1`);
      await page.waitForSelector('.line.yours');
      await page.waitForLoadState('networkidle');
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      await page.evaluate(watch, LEAST);
      const cards = page.locator('.hand .card');
      const count = await cards.count();
      for (let tap = 0; tap < TAPS; tap++) {
        // Each card twice: picked, and put back.
        await cards.nth(Math.floor(tap / 2) % count).tap({ position: { x: 10, y: 12 } });
        await page.waitForTimeout(APART);
      }
      const slow = await timed(page);
      return [...slow, ...Array.from({ length: Math.max(0, TAPS - slow.length) }, () => LEAST)];
    },
    { viewport: { width: 390, height: 844 }, hasTouch: true },
  );
