/** What a search needs to know of Revolver: a dream goes on for a few turns, and is then judged. */
import type { Horizon, Mind } from '../../../bots/mind.ts';
import { searcher } from '../../../bots/searcher.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import { revolver } from '../game.ts';
import { COLTY, MCREADY, type Revolver, type RevolverTable } from '../zones.ts';
import { hunchBot, hunches } from './hunch.ts';
import { judged } from './judge.ts';
import { beliefs, tempers } from './temper.ts';
import { type RevolverGrounds, why } from './why.ts';
import { chanceOf } from './worth.ts';

/** Game turns that a dream goes on for. */
const AHEAD = 4;

const judgedBy = (chance: (t: RevolverTable) => number): Horizon<KindsOf<Revolver>> => ({
  far: (from, now) => now.open.turn >= from.open.turn + AHEAD,
  judge: t => {
    const mcready = chance(t);
    return [1 - mcready, mcready];
  },
});

export const mind: Mind<KindsOf<Revolver>> = {
  game: revolver,
  hunch: hunches.at(-1)!,
  policy: hunchBot('hasty', tempers.sharpshooter, true),
  horizon: judgedBy(judged),
  ponders: question => !['pay', 'discard', 'fist', 'dollars'].includes(question),
  patience: 3_000,
  why,
  against: ['misses', 'loses'] satisfies readonly (keyof RevolverGrounds)[],
};

/** As both hunches judge: no true chance, but what the legend's strength was measured with. It compares moves, and tells nobody a number. */
const byHunch = judgedBy(t => (chanceOf(t, MCREADY, beliefs[1]) + chanceOf(t, COLTY, beliefs[0])) / 2);

export const legend = searcher('legend', { ...mind, horizon: byHunch }, { playouts: 60, doubt: 1 });
