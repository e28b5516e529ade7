/** Load the revolver: at any moment of anybody's turn, until one's own hand is on the pile (WB-17). It is no action and cannot be undone. */
import { handfuls } from '../../../kernel/choices.ts';
import { isDown } from '../../../kernel/race.ts';
import { cardsFaced, facesAt } from '../../../kernel/table.ts';
import { standing } from '../../../kernel/verb.ts';
import { no } from '../refusals.ts';
import { slappedFalsely } from '../turn/duel.ts';
import { at, type Face, type Wright } from '../zones.ts';
import { isNumber } from './faces.ts';

export const loadable = (face: string): face is Face => isNumber(face) || face === 'joker' || face === 'miss';

export const load = standing<Wright, { cards: 'faces' }>({
  name: 'load',
  needs: { cards: 'faces' },
  notNow: () => no.lockedByEvent,
  may: (t, seat) => {
    if (t.open.stage === 'division' || slappedFalsely(t)) return no.tooLateToLoad;
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
