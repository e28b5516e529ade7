/**
 * From the click on "Play now" to the first accepted move, against bots: with the sheet of the first table, and all the cards dealt on the
 * screen.
 */
import { performance } from 'node:perf_hooks';
import { firstVisit, type ServedPlace } from '../../testing/place.ts';

export const firstMove = (place: ServedPlace, game: string): Promise<number> =>
  firstVisit(place, async page => {
    await page.goto(place.url, { waitUntil: 'networkidle' });
    const clicked = performance.now();
    await page.locator(`a[href^="/practice/${game}"]`).first().click();
    await page.locator('.firstly .btn.go').click();
    // Hints come one at a time, also while others move, and the table waits until they are read.
    const hint = page.locator('.firsthint .btn.go');
    for (;;) {
      await page.waitForSelector('.line.yours, .firsthint .btn.go');
      if ((await hint.count()) === 0) break;
      await hint.click();
    }
    await page.keyboard.press('p');
    await page.waitForSelector('.line.wait');
    return performance.now() - clicked;
  });
