/** What a page shows, frame by frame: records each change, in order. */
import type { Page } from 'playwright-core';

/** Watches every frame from now on, on this page and every later one in it; `look` runs in the page and describes the frame in a word. */
export const watchFrames = async (page: Page, look: () => string): Promise<void> => {
  await page.addInitScript(`(() => {
    const look = ${look.toString()};
    const frames = [];
    Object.assign(window, { frames });
    const watch = () => {
      const seen = look();
      if (frames.at(-1) !== seen) frames.push(seen);
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  })()`);
};
export const framesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { readonly frames: readonly string[] }).frames.slice());
