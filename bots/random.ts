/** A bot that makes any legal move, each verb with the same chance. The baseline that every other bot must beat. */
import { type Bot, reactionTime } from '../kernel/bot.ts';
import type { Kinds } from '../kernel/game.ts';
import type { Move } from '../kernel/seat.ts';

const reflex = { mean: 350, spread: 80, tail: 120, perCard: 250 };

export const randomBot = <K extends Kinds>(): Bot<K> => ({
  name: 'random',
  choose(t) {
    const { offers } = t;
    // Unasked, it acts only now and then, or a table would never get past moves that are allowed at any time.
    const asked = offers.filter(offer => offer.question !== null);
    const among = asked.length === 0 || t.roll(4) === 0 ? offers : asked;
    if (among.length === 0 || (asked.length === 0 && t.roll(8) > 0)) return null;
    const verb = among[t.roll(among.length)]!.do;
    let chosen: Move | null = null;
    let n = 0;
    for (const move of t.moves(verb)) if (t.roll(++n) === 0) chosen = move;
    return chosen;
  },
  react: t => (t.roll(10) === 0 ? null : { first: [], after: reactionTime(reflex, 0, n => t.roll(n)) }),
});
