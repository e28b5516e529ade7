/** Swap: take two random cards from another's hand, then give them any two of yours. Nobody may load meanwhile. */
import { handfuls } from '../../../kernel/cards/choices.ts';
import { cardFaced, cardsFaced, countAt, faceOf, facesAt } from '../../../kernel/cards/table.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { copies, swapped } from '../figures.ts';
import { no } from '../refusals.ts';
import { act, answer, ask, at, cause, script, verb, type WrightFrame } from '../zones.ts';
import { playThis, toLoot } from './event.ts';

export const playSwap = verb({
  name: 'swap',
  needs: { whom: 'seat' },
  notNow: () => no.notYourAction,
  why: (t, seat, move) => {
    if (cardFaced(t, at.hand(seat), 'swap') === null) return no.noSuchEvent;
    if (move.whom === seat) return no.notYourself;
    return countAt(t, at.hand(move.whom)) === 0 ? no.emptyHand : null;
  },
  *moves(t, seat) {
    if (cardFaced(t, at.hand(seat), 'swap') === null) return;
    for (let whom = 0; whom < t.seats; whom++) if (whom !== seat && countAt(t, at.hand(whom)) > 0) yield { whom };
  },
});
const whom = (f: WrightFrame): Seat => cause(f, playSwap).whom;

/** WB-31: as many as were taken. WB-33: what was taken may go back. */
export const give = verb({
  name: 'give',
  needs: { cards: 'faces' },
  notNow: () => no.nothingToGive,
  why: (t, seat, move, f) => {
    if (move.cards.length !== f.vars.taken.length) return no.giveAsMany;
    return cardsFaced(t, at.hand(seat), move.cards) === null ? no.notInHand : null;
  },
  *moves(t, seat, f) {
    for (const cards of handfuls(facesAt(t, at.hand(seat)))) if (cards.length === f.vars.taken.length) yield { cards };
  },
});

export const swap = {
  copies: copies.swap,
  verb: playSwap,
  script: script(
    [
      playThis('swap'),
      act((d, f) => {
        const cards = d.some(at.hand(whom(f)), swapped);
        d.note('taken', cards);
        d.move(cards, at.hand(whom(f)), at.hand(f.by));
      }),
      ask({
        question: 'give',
        who: (_t, f) => [f.by],
        verbs: [give],
        into: 'given',
        lapse: (t, _seat, f) => ({ do: 'give', cards: f.vars.taken.map(id => faceOf(t, id)) }),
      }),
      act((d, f) => {
        const { cards } = answer(f, 'given', f.by, give)!;
        d.move(cardsFaced(d.table, at.hand(f.by), cards)!, at.hand(f.by), at.hand(whom(f)));
      }),
      toLoot,
    ],
    { locks: ['load'] },
  ),
};
