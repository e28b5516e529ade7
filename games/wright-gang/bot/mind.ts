/** The mind of Wright Brothers' Gang for a search: a dream ends with its round, and the points so far give the chances. */
import type { Mind } from '../../../bots/mind.ts';
import { type Leanings, leaning, searcher } from '../../../bots/searcher.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import { wrightGang } from '../game.ts';
import type { Wright } from '../zones.ts';
import { hunches } from './hunch.ts';
import { endedFor, judged } from './judge.ts';
import { tries } from './tries.ts';
import { type WrightGrounds, why } from './why.ts';

const hunch = hunches.at(-1)!;

export const mind: Mind<KindsOf<Wright>> = {
  game: wrightGang,
  hunch,
  policy: hunch,
  horizon: {
    far: (from, now) => now.open.rounds.length > from.open.rounds.length,
    judge: judged,
  },
  ponders: () => true,
  tries,
  patience: 32_000,
  why,
  against: ['outgunned', 'breaks'] satisfies readonly (keyof WrightGrounds)[],
};

/** A bot that plays on when all seems lost. */
const eager: Mind<KindsOf<Wright>> = { ...mind, horizon: { ...mind.horizon, ended: endedFor } };
const effort = { playouts: 600, doubt: 1 } as const;
export const legend = searcher('legend', eager, effort);
/** As strong as the legend, except for their leanings. */
export const legendary = (name: string, leanings: Leanings) => leaning(name, eager, effort, leanings);
