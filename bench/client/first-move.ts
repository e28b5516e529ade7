/** From the click on "Play now" to a first move that has counted, against bots, with all the cards dealt before one's eyes. */
import { performance } from 'node:perf_hooks';
import { firstVisit, type Place } from '../../testing/place.ts';

export const firstMove = (place: Place, game: string): Promise<number> =>
  firstVisit(place, async page => {
    await page.goto(place.url, { waitUntil: 'networkidle' });
    const clicked = performance.now();
    await page.locator(`a[href^="/practice/${game}"]`).first().click();
    await page.waitForSelector('.line.yours');
    await page.keyboard.press('p');
    await page.waitForSelector('.line.wait');
    return performance.now() - clicked;
  });
