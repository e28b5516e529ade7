/** A picture that is kept: made smaller than the screen, and packed. */
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Page } from 'playwright-core';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export const picture = async (page: Page, path: string, format: 'webp' | 'jpeg', box: Box, scale: number): Promise<void> => {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format, quality: 60, clip: { ...box, scale } });
  await writeFile(path, Buffer.from(data, 'base64'));
  console.log(basename(path));
};
