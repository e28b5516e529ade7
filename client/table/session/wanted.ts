/**
 * Points at the move a lesson waits for: first the cards to pick or the thing on the table, then the button. Nothing else is red meanwhile.
 */
import type { Move } from '../../../kernel/seat.ts';
import type { Action, Plan } from '../game-client.ts';
import type { Piece } from '../pieces/scene.ts';
import { sameMove } from './choice.ts';
import type { Session } from './session.ts';

/** The cards that a move names; in some games a card is a verb. */
const facesOf = (move: Move): readonly string[] => {
  const { do: verb, card, cards } = move;
  return [verb, ...(Array.isArray(cards) ? cards : [card])].filter(face => typeof face === 'string');
};
const count = (faces: readonly string[], face: string | null): number => faces.filter(each => each === face).length;
/** Must this card of the hand still be picked? */
export const isWantedCard = (session: Session, { key, face }: Piece): boolean => {
  const { wanted, intent } = session;
  if (wanted.value === null || face === null || intent.picked.value.has(key)) return false;
  return count(intent.chosen.value, face) < count(facesOf(wanted.value), face);
};
/** An action that asks for more before it plays is named after the verb. */
const isWanted = (wanted: Move, { id, move }: Action): boolean => (move === undefined ? id === wanted.do : sameMove(move, wanted));
/** Is this the move a lesson waits for? Then the page points at its action. */
export const isWantedMove = ({ wanted }: Session, move: Move): boolean => wanted.value !== null && sameMove(move, wanted.value);
/** The brass line's actions in a lesson: the wanted action is the red one, and while it or a card is pointed at, no other is. */
export const taughtPlan = (session: Session, plan: Plan): Plan => {
  const wanted = session.wanted.value;
  if (wanted === null) return plan;
  const picks =
    session.hand.value.some(piece => isWantedCard(session, piece)) ||
    (session.game.touches?.(session) ?? []).some(touch => touch.wanted === true && touch.on !== true);
  const isMeant = (action: Action): boolean => !picks && isWanted(wanted, action);
  if (!picks && !plan.actions.some(isMeant)) return plan;
  const actions = plan.actions.map((action): Action => {
    if (isMeant(action)) return { ...action, tone: 'go', wanted: true };
    return action.tone === 'go' ? { ...action, tone: 'plain' } : action;
  });
  return { ...plan, actions };
};
