/**
 * Frame times while the cards of five players fly: a whole round, played by the page itself on its own table at twice the usual speed, seen by
 * one of the five. A page with nothing on it but one moving box is watched for as long in the same browser: what it misses, the machine misses.
 */
import type { CDPSession, Page } from 'playwright-core';
import type { Scripted } from './game.ts';
import { firstVisit, type Place } from './place.ts';

export interface Flight {
  /** Milliseconds from one frame to the next. */
  readonly frames: readonly number[];
  /** Milliseconds of the main thread for all that was told. */
  readonly script: number;
  readonly style: number;
}
interface Watched {
  frameTimes?: number[];
}

const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const frames: number[] = [];
    (window as Watched).frameTimes = frames;
    let last: number | null = null;
    const frame = (at: number): void => {
      if (last !== null) frames.push(at - last);
      last = at;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
const seen = (page: Page): Promise<readonly number[]> => page.evaluate(() => [...((window as Watched).frameTimes ?? [])]);

const spent = async (devtools: CDPSession): Promise<{ script: number; style: number }> => {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const seconds = (name: string): number => metrics.find(metric => metric.name === name)?.value ?? 0;
  return {
    script: seconds('ScriptDuration') * 1000,
    style: (seconds('LayoutDuration') + seconds('RecalcStyleDuration')) * 1000,
  };
};

export const flight = (place: Place, { log, moments }: Scripted): Promise<Flight> =>
  firstVisit(place, async page => {
    await page.goto(`${place.url}/r/file?as=0`);
    await page.locator('input[type=file]').setInputFiles({ name: 'game.log', mimeType: 'text/plain', buffer: Buffer.from(log) });
    await page.locator('.hand.shown .card').first().waitFor();
    await page.locator('.speed select').selectOption('2');
    await page.waitForLoadState('networkidle');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    const before = await spent(devtools);
    await watch(page);
    await page.locator('.handle.main').click();
    await page.waitForFunction(
      end => document.querySelector('.reel .count')?.textContent?.startsWith(`${end} `) === true,
      moments,
      { timeout: 300_000, polling: 500 },
    );
    const frames = await seen(page);
    const after = await spent(devtools);
    return { frames, script: after.script - before.script, style: after.style - before.style };
  });

/** The machine itself, for so long. */
export const idleFrames = (place: Place, millis: number): Promise<readonly number[]> =>
  firstVisit(place, async page => {
    await page.setContent('<div style="width:90px;height:126px;background:#864"></div>');
    await page.evaluate(() => {
      document
        .querySelector('div')!
        .animate([{ transform: 'none' }, { transform: 'translate(900px, 500px)' }], {
          duration: 600,
          iterations: 1e9,
          direction: 'alternate',
        });
    });
    await watch(page);
    await page.waitForTimeout(millis);
    return seen(page);
  });
