/** What a search needs to know of Wright Brothers' Gang: a dream ends with its round, and the points so far say who is likely to win. */
import type { Mind } from '../../../bots/mind.ts';
import { searcher } from '../../../bots/searcher.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import { wrightGang } from '../game.ts';
import type { Wright } from '../zones.ts';
import { hunches } from './hunch.ts';
import { type WrightGrounds, why } from './why.ts';

/** Points by which the winner of a round is ahead of the others, as a rule. */
const SWING = 8;

const hunch = hunches.at(-1)!;

export const mind: Mind<KindsOf<Wright>> = {
  game: wrightGang,
  hunch,
  policy: hunch,
  horizon: {
    far: (from, now) => now.open.rounds.length > from.open.rounds.length,
    judge: ({ open: { score, rounds }, config }) => {
      const swing = SWING * Math.sqrt(Math.max(1, config.rounds - rounds.length));
      const odds = score.map(points => Math.exp(points / swing));
      const all = odds.reduce((sum, each) => sum + each, 0);
      return odds.map(each => each / all);
    },
  },
  ponders: () => true,
  patience: 32_000,
  why,
  against: ['outgunned', 'breaks'] satisfies readonly (keyof WrightGrounds)[],
};

export const legend = searcher('legend', mind, { playouts: 600, doubt: 1 });
