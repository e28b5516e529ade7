/** Requirements for every page with one large lead, in every tested window. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { some } from '../../testing/amount.ts';
import { faultsOfPage } from './boxes.ts';
import { fitsTheScreen } from './visit.ts';

/** The smallest, a low and a wide window first. */
const WINDOWS = some(
  [
    [360, 640],
    [1366, 625],
    [1440, 900],
    [390, 844],
    [844, 390],
    [1024, 600],
    [2560, 1440],
  ] as const,
  3,
);
/** One thing is red, it is in the first window, and nothing is cut or overlaps. The page has one title. */
export const leadsOn = async (page: Page): Promise<void> => {
  const faults: string[] = [];
  expect(await page.locator('h1').count()).toBe(1);
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await fitsTheScreen(page);
    const red = page.locator('main .btn.go');
    expect(await red.count()).toBe(1);
    const box = (await red.boundingBox())!;
    if (box.y + box.height > height) faults.push(`${width}×${height}: the red button is below the fold`);
    for (const fault of await faultsOfPage(page)) faults.push(`${width}×${height}: ${fault}`);
  }
  expect(faults).toEqual([]);
};
