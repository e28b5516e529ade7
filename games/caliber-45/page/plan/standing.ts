/** How a card of the hand stands: part of a volley, discardable, or unusable at this question, and why. */

import type { CardStanding } from '../../../../client/table/game-client.ts';
import type { Piece } from '../../../../client/table/pieces/scene.ts';
import { mayJoin, movesOf, plainMove } from '../../../../client/table/session/choice.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import type { Refusal } from '../../../../kernel/refusal.ts';
import { isAmmo } from '../../faces.ts';
import { no } from '../../refusals.ts';
import { screen } from '../screen.ts';

/** The verbs that take cards, by question. */
const verbs: { readonly [question: string]: readonly string[] } = {
  arming: ['swap'],
  meet: ['meet'],
  defend: ['defend'],
  'shoot-out': ['shoot', 'swap'],
};
const whyNot = (question: string, face: string): Refusal => {
  if (face === 'mustang') return question === 'arming' ? no.handNotFull : no.mustangNotNow;
  if (question === 'arming') return face === 'coyote' ? no.coyote : no.throwOne;
  if (question === 'meet') return isAmmo(face) ? no.overLimit : no.onlyAmmo;
  if (question === 'defend') return isAmmo(face) ? no.defenceOverLimit : no.defendAmmo;
  return face === 'coyote' ? no.coyote : no.shootAmmo;
};
export const standing = (session: Session, { face, key }: Piece): CardStanding => {
  const now = session.now.value;
  const { hints } = screen();
  const plain: CardStanding = { state: 'plain', why: null, hint: hints.waits };
  const question = now?.ask?.question ?? '';
  const takes = verbs[question];
  if (now === null || face === null || takes === undefined || !session.asked.value || session.busy.value || !now.listed)
    return plain;
  const legal: CardStanding = { state: 'legal', why: null, hint: question === 'arming' ? hints.throw : hints.play };
  if (face === 'mustang' && plainMove(now.moves, 'mustang') !== null) return legal;
  // Where no card is usable, none is dimmed: there is nothing to choose.
  if (takes.every(verb => movesOf(now.moves, verb).length === 0)) return plain;
  const others = session.hand.value
    .filter(piece => piece.key !== key && session.intent.picked.value.has(piece.key))
    .flatMap(piece => piece.face ?? []);
  if (mayJoin(now.moves, takes, others, face)) return legal;
  if (others.length > 0 && mayJoin(now.moves, takes, [], face)) return { ...legal, state: 'plain', instead: true };
  return { state: 'dim', why: whyNot(question, face), hint: hints.not };
};
