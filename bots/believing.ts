/**
 * Beliefs by acts: a dream is likelier if the others would have done in it what they did. Several are dreamt, and one is kept by its weight. A
 * game declares the weights in its mind; they are given a dream, which holds no more of the truth than its seat could know.
 */
import type { Thought } from '../kernel/bot.ts';
import type { Kinds } from '../kernel/game.ts';
import type { Mind } from './mind.ts';

/** Dreams of which one is kept. */
const TRIES = 32;
/** Nothing is so unlikely that it is never dreamt of. */
const FLOOR = 1e-4;
const FINE = 2 ** 16;

/** The same thought, whose dreams fit what the others did. */
export const believing = <K extends Kinds>(t: Thought<K>, mind: Mind<K>): Thought<K> => {
  if (mind.believes === undefined) return t;
  return {
    seat: t.seat,
    get view() {
      return t.view;
    },
    offers: t.offers,
    moves: verb => t.moves(verb),
    dream() {
      const dreams: { readonly dream: K['Table']; readonly upTo: number }[] = [];
      let upTo = 0;
      while (true) {
        const dream = t.dream();
        const weight = Math.max(FLOOR, mind.believes!(dream, t.seat));
        if (t.roll(FINE) < FINE * weight) return dream;
        upTo += weight;
        dreams.push({ dream, upTo });
        if (dreams.length < TRIES) continue;
        const at = (upTo * t.roll(FINE)) / FINE;
        return dreams.find(it => at < it.upTo)!.dream;
      }
    },
    roll: n => t.roll(n),
    isLate: () => t.isLate(),
  };
};
