/** Revolver's mind for a search: a dream lasts a few turns, and is then judged. */
import type { Horizon, Mind } from '../../../bots/mind.ts';
import { type Leanings, leaning, searcher } from '../../../bots/searcher.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import { revolver } from '../game.ts';
import type { Revolver } from '../zones.ts';
import { hunchBot, hunches } from './hunch.ts';
import { judged } from './judge.ts';
import { tempers } from './temper.ts';
import { type RevolverGrounds, why } from './why.ts';

/** Game turns of a dream. */
const AHEAD = 4;

const horizon: Horizon<KindsOf<Revolver>> = {
  far: (from, now) => now.open.turn >= from.open.turn + AHEAD,
  judge: t => {
    const mcready = judged(t);
    return [1 - mcready, mcready];
  },
};

export const mind: Mind<KindsOf<Revolver>> = {
  game: revolver,
  hunch: hunches.at(-1)!,
  policy: hunchBot('hasty', tempers.sharpshooter, true),
  horizon,
  ponders: question => !['pay', 'discard', 'fist', 'dollars'].includes(question),
  patience: 4_800,
  why,
  against: ['misses', 'loses'] satisfies readonly (keyof RevolverGrounds)[],
};

const effort = { playouts: 60, doubt: 1 } as const;
export const legend = searcher('legend', mind, effort);
/** As strong as the legend, except for their leanings. */
export const legendary = (name: string, leanings: Leanings) => leaning(name, mind, effort, leanings);
