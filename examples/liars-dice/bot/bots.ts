/** A player of Liar's dice: counts the dice it sees, and expects a sixth of those that it does not. */
import { type Bot, movesBy, type Thought } from '../../../kernel/bot.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import type { Move } from '../../../kernel/seat.ts';
import { bid as toBid } from '../verbs.ts';
import { diceInPlay, FACES, type Liars } from '../zones.ts';

/** How many dice of this face it believes in. */
const expected = ({ view }: Thought<KindsOf<Liars>>, face: number): number => {
  const cup = view.kept ?? [];
  return cup.filter(die => die === face).length + (diceInPlay(view) - cup.length) / FACES;
};

export const counter: Bot<KindsOf<Liars>> = {
  name: 'counter',
  choose(thought) {
    const { bid } = thought.view.open;
    if (bid !== null && bid.count > expected(thought, bid.face) + 1) return { do: 'doubt' };
    let best: { readonly move: Move; readonly margin: number } | null = null;
    for (const move of movesBy(thought, toBid)) {
      const margin = expected(thought, move.face) - move.count;
      if (best === null || margin > best.margin) best = { move, margin };
    }
    if (best === null) return bid === null ? null : { do: 'doubt' };
    return bid !== null && best.margin < -1 ? { do: 'doubt' } : best.move;
  },
  react: () => null,
};
export const bots: readonly Bot<KindsOf<Liars>>[] = [counter];
