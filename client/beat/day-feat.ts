/** The game that counted for the last deal of the day, as it can be sent: one for each game. */
import { isUnfit } from '../../bots/feat.ts';
import { recall, remember } from '../shell/settings.ts';
import { examine } from './examiner.ts';
import { type Challenge, freshSalt, pathOf, unpacked } from './link.ts';

const keyOf = (game: string): string => `dayfeat:${game}`;
/** The first counts, as with the result of the day. */
export const keepDayFeat = async (game: string, date: string, log: string): Promise<void> => {
  if (recall(keyOf(game))?.startsWith(`${date} `) === true) return;
  const feat = await examine({ to: 'make', log });
  if (!isUnfit(feat)) remember(keyOf(game), `${date} ${await pathOf({ salt: freshSalt(), by: '', feat })}`);
};
/** Null where the game of this day is not kept. */
export const dayFeat = async (game: string, date: string): Promise<Challenge | null> => {
  const [kept, link = ''] = recall(keyOf(game))?.split(' ') ?? [];
  const found = kept === date ? await unpacked(link.slice(link.indexOf('#') + 1)) : null;
  return found === null || isUnfit(found) ? null : found;
};
