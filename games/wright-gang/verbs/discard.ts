/** Discard to the loot: one card, equal cards, or a sum (WB-24). */
import { cardsFaced, facesAt } from '../../../kernel/cards/table.ts';
import { isNumber, worth } from '../faces.ts';
import { no } from '../refusals.ts';
import { at, verb } from '../zones.ts';
import { equals, sums } from './patterns.ts';

const allEqual = (faces: readonly string[]): boolean => faces.every(face => face === faces[0]);
/** WB-25. */
const isSum = (faces: readonly string[]): boolean => {
  if (!faces.every(isNumber)) return false;
  const values = faces.map(worth);
  return 2 * Math.max(...values) === values.reduce((sum, v) => sum + v, 0);
};

export const discard = verb({
  name: 'discard',
  needs: { cards: 'faces' },
  notNow: () => no.notYourAction,
  why: (t, seat, { cards }) => {
    if (cards.length === 0) return no.nothingDiscarded;
    if (cardsFaced(t, at.hand(seat), cards) === null) return no.notInHand;
    if (allEqual(cards) || isSum(cards)) return null;
    return cards.includes('joker') ? no.jokerIsNotWild : no.notAPattern;
  },
  *moves(t, seat) {
    const hand = facesAt(t, at.hand(seat));
    for (const cards of equals(hand)) yield { cards };
    for (const cards of sums(hand)) yield { cards };
  },
});
