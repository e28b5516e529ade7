/**
 * Frame times while the cards of five players fly: a whole round, played by the page on its own table and seen by one of the five. A page
 * with only one flying box is watched in the same browser: frames it misses are the machine's fault.
 */
import type { CDPSession, Page } from 'playwright-core';
import { firstVisit, type ServedPlace } from '../../testing/place.ts';
import type { Scripted } from './game.ts';
import { framesSeen } from './trace.ts';

export interface Flight {
  /** Milliseconds between frames shown during a flight. */
  readonly frames: readonly number[];
  /** Milliseconds of the main thread for all tellings. */
  readonly script: number;
  readonly style: number;
}

const spent = async (devtools: CDPSession): Promise<{ script: number; style: number }> => {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const seconds = (name: string): number => metrics.find(metric => metric.name === name)?.value ?? 0;
  return {
    script: seconds('ScriptDuration') * 1000,
    style: (seconds('LayoutDuration') + seconds('RecalcStyleDuration')) * 1000,
  };
};
/** The film, in its first moment, through the eyes of the first seat. */
const openFilm = async (page: Page, { url }: ServedPlace, log: string): Promise<void> => {
  await page.goto(`${url}/r/file?as=0`);
  await page.locator('input[type=file]').setInputFiles({ name: 'game.log', mimeType: 'text/plain', buffer: Buffer.from(log) });
  await page.locator('.hand.shown .card').first().waitFor();
  await page.locator('.speed select').selectOption('4');
  await page.waitForLoadState('networkidle');
};

export const flight = (place: ServedPlace, { log, moments }: Scripted): Promise<Flight> =>
  firstVisit(place, async page => {
    await openFilm(page, place, log);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    const before = await spent(devtools);
    const frames = await framesSeen(place.browser, page, async () => {
      await page.locator('.handle.main').click();
      await page.waitForFunction(
        end => document.querySelector('.reel .count')?.textContent?.startsWith(`${end} `) === true,
        moments,
        { timeout: 120_000, polling: 500 },
      );
    });
    const after = await spent(devtools);
    return { frames, script: after.script - before.script, style: after.style - before.style };
  });

/** The machine itself: one box that flies for n milliseconds. */
export const emptyFlight = (place: ServedPlace, millis: number): Promise<readonly number[]> =>
  firstVisit(place, async page => {
    await page.setContent('<div class="flier" style="width:90px;height:126px;background:#864"></div>');
    return framesSeen(place.browser, page, async () => {
      await page.evaluate(duration => {
        const there = [{ transform: 'none' }, { transform: 'translate(900px, 500px)' }];
        return document
          .querySelector('.flier')!
          .animate(there, duration)
          .finished.then(() => undefined);
      }, millis);
    });
  });
