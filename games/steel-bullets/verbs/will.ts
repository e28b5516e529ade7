/**
 * To answer with a Will. It names what it answers (SB-41): the card played last, which waits to take effect. So of two sent at once the
 * second hits nothing that its owner did not mean (SB-44).
 */
import { no } from '../refusals.ts';
import { holdsCard, verb } from '../zones.ts';

export const answerWithWill = verb({
  name: 'will',
  needs: { whom: 'seat', card: 'face' },
  notNow: (t, seat) => {
    if (t.open.pending.at(-1)?.seat === seat) return no.ownCard;
    return t.ask?.kind === 'window' && t.ask.asked.includes(seat) ? no.passed : no.nothingToAnswer;
  },
  why: (t, seat, { whom, card }) => {
    if (!holdsCard(t, seat, 'will')) return no.notInHand;
    const last = t.open.pending.at(-1)!;
    return last.seat === whom && last.card === card ? null : no.alreadyAnswered;
  },
  moves: (t, seat) => {
    const { seat: whom, card } = t.open.pending.at(-1)!;
    return holdsCard(t, seat, 'will') ? [{ whom, card }] : [];
  },
});
