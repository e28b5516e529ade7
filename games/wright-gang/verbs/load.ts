/**
 * Load the revolver: at any moment of any turn, until the player's own hand is on the pile (WB-17). It is not an action, and it is final.
 */
import { handfuls } from '../../../kernel/cards/choices.ts';
import { cardsFaced, facesAt } from '../../../kernel/cards/table.ts';
import { isDown } from '../../../kernel/machine/race.ts';
import { loadable } from '../faces.ts';
import { no } from '../refusals.ts';
import { slappedFalsely } from '../turn/duel.ts';
import { isReady } from '../turn/showdown.ts';
import { at, standing } from '../zones.ts';

export const load = standing({
  name: 'load',
  needs: { cards: 'faces' },
  final: true,
  notNow: t => (t.ask?.kind === 'race' ? no.afterTheDeadline : no.lockedByEvent),
  may: (t, seat) => {
    if (t.open.stage === 'division' || slappedFalsely(t)) return no.tooLateToLoad;
    if (isReady(t, seat)) return no.saidReady;
    return t.open.starter === seat || isDown(t, seat) ? no.handIsDown : null;
  },
  why: (t, seat, { cards }) => {
    if (cards.length === 0) return no.nothingLoaded;
    if (!cards.every(loadable)) return no.notLoadable;
    return cardsFaced(t, at.hand(seat), cards) === null ? no.notInHand : null;
  },
  possible: (t, seat) => facesAt(t, at.hand(seat)).some(loadable),
  *moves(t, seat) {
    for (const cards of handfuls(facesAt(t, at.hand(seat)).filter(loadable))) yield { cards };
  },
  run: (d, seat, { cards }) => d.move(cardsFaced(d.table, at.hand(seat), cards)!, at.hand(seat), at.revolver(seat)),
});
