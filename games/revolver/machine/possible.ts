/** Could an operation change the game now (RV-066)? */

import { countAt } from '../../../kernel/cards/table.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { chipsOn, isSo, type Speaker } from '../conditions.ts';
import { copiesOf } from '../decks/copies.ts';
import { backOf, cardOf, deckCards, faces, frontierCards, isFace, type RevolverFace, ratingOf } from '../faces.ts';
import { canDraw } from '../hands.ts';
import { chipsLeft, gang, gritLeft, lives, redLeft } from '../pieces.ts';
import { coatCards } from '../placing.ts';
import type { Op } from '../vocabulary/effect.ts';
import { at, type RevolverConfig, rowOf, setsOn, sideOf, type V } from '../zones.ts';
import { setsFor, takesSet } from './sets.ts';
import { simplyPossible } from './simple.ts';
import { candidatesFor, victimsFor } from './targets.ts';

/** Battlefields where a face-down ambush card lies. */
export const ambushPlaces = (t: V) => rowOf(t).filter(place => countAt(t, at.ambush(place)) > 0);
/** The titles that a player might hold, by the sets that are on. */
export const titlesOf = (config: RevolverConfig, seat: Seat): readonly RevolverFace[] => {
  const on = setsOn(config);
  const own = deckCards(sideOf(seat)).filter(card => on.has(card.set));
  const shared = frontierCards.filter(
    card => (card.set === '1.3' ? config.set13 : config.moduleC) && !card.icons.includes('immediate'),
  );
  const special = faces.filter(
    face => cardOf(face).module !== undefined && backOf(face) === sideOf(seat) && copiesOf(face, config) > 0,
  );
  return [...[...own, ...shared].map(card => card.id).filter(isFace), ...special];
};

const killable = (t: V, op: Extract<Op, { readonly op: 'kill' }>): boolean => {
  if (op.by === 'named') return isFace(op.id) && lives(t, op.id);
  if (op.by === 'lowest' || op.else === 'lowest') return true;
  return gang(t).some(bandit => ratingOf(bandit.face) <= op.maxRating);
};
export const isPossible = (t: V, op: Op, by: Speaker, neutral: boolean): boolean => {
  if (!isSo(t, op.if, by)) return false;
  const simple = simplyPossible(t, op, by);
  if (simple !== null) return simple;
  const reaches = (): boolean => candidatesFor(t, op, by, neutral).length > 0;
  switch (op.op) {
    case 'kill':
      return killable(t, op);
    case 'destroy': {
      if ('every' in op) return true;
      const victims = victimsFor(t, op, by, neutral);
      if (takesSet(op)) return setsFor(t, op, victims).next().done !== true;
      return victims.first.length + victims.others.length > 0;
    }
    case 'chip':
      return ('color' in op ? 0 : chipsLeft(t)) + redLeft(t) > 0 && reaches();
    case 'grit':
      return gritLeft(t) > 0 && reaches();
    case 'move-chip':
      return by.piece !== null && chipsOn(by.piece) > 0 && reaches();
    case 'move':
    case 'ungrit':
    case 'unchip':
    case 'blank':
    case 'return':
    case 'shuffle-in':
    case 'under':
      return reaches();
    case 'search':
      return canDraw(t, by.seat);
    case 'look':
      return op.what !== 'ambush' || ambushPlaces(t).length > 0;
    case 'choose':
      return op.ways.some(way => way.do.some(o => isPossible(t, o, by, neutral)));
    case 'either':
      return (isSo(t, op.whether, by) ? op.yes : op.no).some(o => isPossible(t, o, by, neutral));
    case 'place-in-prison':
      return coatCards(t, by.seat).length > 0;
    default:
      return true;
  }
};
