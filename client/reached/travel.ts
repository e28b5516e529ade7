/** What was reached travels with a guest: the server keeps a small copy among the preferences. */
import { daysOf, keepDays } from '../day/results.ts';
import { posters } from '../games/registry.ts';
import { type PackedGame, packedGame, withPacked } from './packing.ts';
import { keepTally, tallyOf } from './reached.ts';

export const packed = (): { readonly [game: string]: PackedGame } =>
  Object.fromEntries(posters.map(({ game }) => [game, packedGame({ days: daysOf(game), tally: tallyOf(game) })]));
/** As far as it makes sense here: it comes from another device, perhaps an older page. */
export const unpack = (copy: unknown): void => {
  for (const { game } of posters) {
    const found = (copy as { readonly [game: string]: PackedGame } | null | undefined)?.[game];
    if (found === undefined || !Array.isArray(found.days)) continue;
    const { days, tally } = withPacked({ days: daysOf(game), tally: tallyOf(game) }, found);
    keepDays(game, days);
    keepTally(game, tally);
  }
};
