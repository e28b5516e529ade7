/** Swap: take two random cards from another's hand, then give him any two of yours. Nobody may load meanwhile. */
import { handfuls } from '../../../kernel/choices.ts';
import { act, answerOf, ask, script } from '../../../kernel/script.ts';
import type { Move, Seat } from '../../../kernel/seat.ts';
import type { CardId } from '../../../kernel/secret.ts';
import { cardFaced, cardsFaced, countAt, type Frame, faceOf, facesAt } from '../../../kernel/table.ts';
import { verb } from '../../../kernel/verb.ts';
import { no } from '../refusals.ts';
import { at, type Wright } from '../zones.ts';
import { playThis, toLoot } from './event.ts';

const TAKEN = 2;
const whom = (f: Frame): Seat => (f.vars['move'] as Move)['whom'] as Seat;
const taken = (f: Frame): readonly CardId[] => f.vars['taken'] as readonly CardId[];

export const playSwap = verb<Wright, { whom: 'seat' }>({
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

/** WB-31: as many as were taken. WB-33: what was taken may go back. */
export const give = verb<Wright, { cards: 'faces' }>({
  name: 'give',
  needs: { cards: 'faces' },
  notNow: () => no.nothingToGive,
  why: (t, seat, move, f) => {
    if (move.cards.length !== taken(f).length) return no.giveAsMany;
    return cardsFaced(t, at.hand(seat), move.cards) === null ? no.notInHand : null;
  },
  *moves(t, seat, f) {
    for (const cards of handfuls(facesAt(t, at.hand(seat)))) if (cards.length === taken(f).length) yield { cards };
  },
});

export const swap = {
  copies: 3,
  verb: playSwap,
  script: script<Wright>(
    [
      playThis('swap'),
      act((d, f) => {
        const cards = d.some(at.hand(whom(f)), TAKEN);
        d.note('taken', cards);
        d.move(cards, at.hand(whom(f)), at.hand(f.by));
      }),
      ask({
        question: 'give',
        who: (_t, f) => [f.by],
        verbs: [give],
        into: 'given',
        lapse: (t, _seat, f) => ({ do: 'give', cards: taken(f).map(id => faceOf(t, id)) }),
      }),
      act((d, f) => {
        const faces = answerOf(f, 'given', f.by)['cards'] as readonly string[];
        d.move(cardsFaced(d.table, at.hand(f.by), faces)!, at.hand(f.by), at.hand(whom(f)));
      }),
      toLoot,
    ],
    { locks: ['load'] },
  ),
};
