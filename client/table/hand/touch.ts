/** What a press on a card of the hand does: it picks the card, or puts it back. */
import type { CardStanding } from '../game-client.ts';
import type { Piece } from '../pieces/scene.ts';
import type { Session } from '../session/session.ts';

/** The state of a card of the hand; games without hands hold none. */
export const standingOf = (session: Session, piece: Piece): CardStanding => session.game.hand!.standing(session, piece);
/** Picks the card or puts it back. If it cannot be used now, does nothing and returns its state. */
export const touchCard = (session: Session, piece: Piece): CardStanding | null => {
  const standing = standingOf(session, piece);
  const isPicked = session.intent.picked.value.has(piece.key);
  if (standing.state === 'dim' && !isPicked) return standing;
  if (standing.instead === true && !isPicked) session.intent.unpick();
  session.intent.pick(piece.key);
  return null;
};
