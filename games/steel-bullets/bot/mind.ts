/** Steel Bullets' mind for a search: a game is short enough to play on until it ends or the seat is out. */
import type { Mind } from '../../../bots/mind.ts';
import { type Leanings, leaning, searcher } from '../../../bots/searcher.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import { steelBullets } from '../game.ts';
import type { Bullets } from '../zones.ts';
import { believes } from './belief.ts';
import { hunches } from './hunch.ts';
import { why } from './why.ts';

const hunch = hunches.at(-1)!;

export const mind: Mind<KindsOf<Bullets>> = {
  game: steelBullets,
  hunch,
  policy: hunch,
  horizon: {
    far: (_from, { open: { alive } }, seat) => seat !== null && alive[seat] === false,
    judge: ({ open: { alive } }) => alive.map(lives => (lives ? 1 / alive.filter(Boolean).length : 0)),
  },
  ponders: () => true,
  believes,
  patience: 40_000,
  why,
};

const effort = { playouts: 600, doubt: 1 } as const;
export const legend = searcher('legend', mind, effort);
/** As strong as the legend, except for their leanings. */
export const legendary = (name: string, leanings: Leanings) => leaning(name, mind, effort, leanings);
