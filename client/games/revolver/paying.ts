/** A card and what is paid for it are picked together: the first card is played, the others are discarded as soon as the game asks for them. */

import { isRefusal } from '../../../kernel/refusal.ts';
import type { Move } from '../../../kernel/seat.ts';
import type { Session } from '../../table/session.ts';

/** The cards that are picked, in the order in which they were. */
export const pickedIn = (session: Session): readonly string[] =>
  [...session.picked.value].flatMap(key => session.hand.value.find(piece => piece.key === key)?.face ?? []);

const owed = new WeakMap<Session, { readonly cards: readonly string[]; readonly since: object | null }>();
export const playPaying = async (session: Session, move: Move, cards: readonly string[]): Promise<void> => {
  if (cards.length > 0) owed.set(session, { cards, since: session.now.peek()?.open ?? null });
  if (isRefusal(await session.play(move))) owed.delete(session);
};
/** The game asks for the payment that was already chosen, or for nothing; either way it is settled. */
export const settleDebt = (session: Session): void => {
  const debt = owed.get(session);
  const now = session.now.value;
  if (debt === undefined || now === null || now.open === debt.since) return;
  owed.delete(session);
  if (now.ask?.question !== 'pay' || !session.asked.value) return;
  void session.play({ do: 'pay', cards: debt.cards });
};
