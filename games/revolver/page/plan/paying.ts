/**
 * A player picks a card together with its payment: the first card is played, the others are discarded as soon as the game asks for them.
 */

import type { Session } from '../../../../client/table/session/session.ts';
import { isRefusal } from '../../../../kernel/refusal.ts';
import type { Move } from '../../../../kernel/seat.ts';

/** The picked cards, in the order of picking. */
export const pickedIn = (session: Session): readonly string[] =>
  [...session.intent.picked.value].flatMap(key => session.hand.value.find(piece => piece.key === key)?.face ?? []);

interface Debt {
  readonly cards: readonly string[];
  /** The card to play, while it is still in hand. */
  readonly key: number | undefined;
}
const owed = new WeakMap<Session, Debt>();
export const playPaying = async (session: Session, move: Move, cards: readonly string[]): Promise<void> => {
  const [key] = session.intent.picked.peek();
  if (cards.length > 0) owed.set(session, { cards, key });
  if (isRefusal(await session.play(move))) owed.delete(session);
};
/** The game asks for the payment already chosen, or moves on without it; either way it is settled. */
export const settleDebt = (session: Session): void => {
  const now = session.now.value;
  const debt = owed.get(session);
  if (debt === undefined || now === null) return;
  const asks = session.asked.value && now.ask?.question === 'pay';
  if (!asks && session.hand.value.some(piece => piece.key === debt.key)) return;
  owed.delete(session);
  if (asks) void session.play({ do: 'pay', cards: debt.cards });
};
