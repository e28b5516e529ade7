/**
 * Pictures of every page in three languages and in all windows that pages are looked at in, into `shots/`; of the first minute of each game and
 * of the parts that pages are made of, into `docs/pictures/`; and of a table of each game for links, into `client/public/shared/`.
 * Words on the command line choose those with them in their names.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../server/root.ts';
import { atPlace, firstVisit, type ServedPlace } from '../../testing/place.ts';
import { languages } from '../../words/language.ts';
import { firstMinutes } from './first-minute.ts';
import { lookPictures } from './look.ts';
import { sharedPictures } from './shared.ts';
import { stops } from './walk.ts';

const sizes = {
  desk: { width: 1280, height: 800 },
  laptop: { width: 1366, height: 625 },
  low: { width: 1280, height: 720 },
  netbook: { width: 1024, height: 600 },
  phone: { width: 390, height: 844 },
  least: { width: 360, height: 640 },
};
type Size = keyof typeof sizes;
const folder = join(root, 'shots');
const wanted = process.argv.slice(2);
const isWanted = (file: string): boolean => wanted.length === 0 || wanted.some(part => file.includes(part));

const fileOf = (name: string, size: string, language: string): string => `${name}-${size}-${language}.png`;

async function walk(place: ServedPlace, language: string, size: Size): Promise<void> {
  if (!stops.some(({ name }) => isWanted(fileOf(name, size, language)))) return;
  await firstVisit(
    place,
    async page => {
      await page.addInitScript(() => {
        localStorage.setItem('sixgun:pace', 'quick');
        localStorage.setItem('sixgun:raced', 'yes');
      });
      for (const { name, go, whole } of stops) {
        const file = fileOf(name, size, language);
        await go(page, place.url);
        if (!isWanted(file)) continue;
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await page.screenshot({ path: join(folder, file), fullPage: whole === true, animations: 'disabled' });
        console.log(file);
      }
    },
    { locale: language, viewport: sizes[size], hasTouch: size === 'phone' || size === 'least', reducedMotion: 'reduce' },
  );
}

await mkdir(folder, { recursive: true });
await atPlace(async place => {
  if (isWanted('first-minute')) await firstMinutes(place);
  if (isWanted('look')) await lookPictures(place);
  if (isWanted('shared')) await sharedPictures(place);
  for (const language of languages) for (const size of Object.keys(sizes) as Size[]) await walk(place, language, size);
});
