/** A table of each game in the middle of it: what a messenger shows of a link, small enough to be kept. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../server/root.ts';
import { firstVisit, type ServedPlace } from '../../testing/place.ts';
import { filesHere } from '../testing/files.ts';
import { fullest } from '../testing/fullest.ts';
import { layTable } from '../testing/laid.ts';
import { picture } from './picture.ts';

const folder = join(root, 'client', 'public', 'shared');
/** So large that the table has the shape to which messengers cut a picture. */
const viewport = { width: 1564, height: 838 };
const SCALE = 0.8;
const MOMENTS = ['a heist of five', 'a shoot-out of three', 'a cylinder among six', 'a chase, as Colty'];

export const sharedPictures = async (place: ServedPlace): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const moment of MOMENTS)
    await firstVisit(
      place,
      async page => {
        await page.addInitScript(() => localStorage.setItem('sixgun:hints', 'off'));
        const laid = fullest[moment]!;
        await layTable(page, (await filesHere()).url, laid);
        const table = await page.locator('.felt').boundingBox();
        await picture(page, join(folder, `${laid.game}.jpg`), 'jpeg', table!, SCALE);
      },
      { viewport, reducedMotion: 'reduce' },
    );
};
