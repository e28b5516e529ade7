/**
 * Beliefs by acts: a dream is likelier if the others would have acted in it as they did. The bot dreams several, and keeps one by weight. A
 * game's mind declares the weights; they see a dream, which holds no more of the truth than its seat could know.
 */
import type { Thought } from '../kernel/bot.ts';
import type { Kinds } from '../kernel/game.ts';
import type { Mind } from './mind.ts';

/** The number of dreams from which one is kept. */
const TRIES = 32;
/** The least weight: even unlikely dreams occur. */
const FLOOR = 1e-4;
const FINE = 2 ** 16;

/** The same thought, with dreams that fit the others' acts. */
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
