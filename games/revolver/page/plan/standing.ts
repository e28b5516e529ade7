/** How a card of the hand stands at each question: playable now, usable as payment, or unusable. */

import type { CardStanding } from '../../../../client/table/game-client.ts';
import type { Piece } from '../../../../client/table/pieces/scene.ts';
import { mayJoin } from '../../../../client/table/session/choice.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import type { Refusal } from '../../../../kernel/refusal.ts';
import { hasLock } from '../card.tsx';
import { isDuel } from '../fight/duel.tsx';
import { movesOf, screen } from '../screen.ts';
import { priceOf, whyNot } from '../seen.ts';
import { moves } from './parts.ts';
import { pickedIn } from './paying.ts';
import { isPayable } from './picked-card.ts';

const verbsFor: { readonly [question: string]: string } = {
  stash: 'stash',
  coat: 'coat',
  lay: 'lay',
  reply: 'counter',
  react: 'cancel',
};
const dim = (why: Refusal | null): CardStanding => ({ state: 'dim', why, hint: screen().hints.not });
const legal = (hint: string): CardStanding => ({ state: 'legal', why: null, hint });
/** In the Play phase: it can be played, it pays for the picked card, or it says why not. */
const inPhase = (session: Session, face: string, key: number): CardStanding => {
  const { hints } = screen();
  const picked = [...session.intent.picked.value];
  const seat = session.me.value ?? 0;
  const playable = isPayable(session, face) || movesOf(moves(session), 'spend').some(move => move['card'] === face);
  const [first] = pickedIn(session);
  if (first === undefined || picked[0] === key) return playable ? legal(hints.play) : dim(whyNot(session, seat, face));
  const { discard } = priceOf(session, seat, first);
  const paid = picked.length - 1;
  const owes = isPayable(session, first) && (paid < discard || picked.includes(key)) && session.hand.value.length - 1 > discard;
  if (owes) return { state: 'plain', why: null, hint: hints.pay, pays: true };
  return playable ? { state: 'plain', why: null, hint: hints.play, instead: true } : dim(whyNot(session, seat, face));
};
export const standing = (session: Session, { face, key }: Piece): CardStanding => {
  const now = session.now.value;
  const { hints } = screen();
  // Unusable now: the player can look at it, one card at a time.
  const waits: CardStanding = { state: 'plain', why: null, hint: hints.waits, instead: true };
  if (now === null || face === null || !session.asked.value) return waits;
  const question = now.ask?.question ?? '';
  if (question === 'play') return inPhase(session, face, key);
  if (question === 'pay' || question === 'discard') {
    const others = session.hand.value
      .filter(piece => piece.key !== key && session.intent.picked.value.has(piece.key))
      .flatMap(piece => piece.face ?? []);
    return mayJoin(now.moves, [question], others, face) ? { ...legal(hints.pay), pays: true } : dim(null);
  }
  const verb = verbsFor[question];
  if (verb === undefined) return waits;
  if (!now.moves.some(move => move.do === verb && move['card'] === face)) return dim(null);
  const instead = session.intent.picked.value.size > 0 && !session.intent.picked.value.has(key);
  const hint = isDuel(session) && hasLock(face) ? hints.lock : hints.play;
  return { ...legal(hint), ...(instead ? { instead: true as const } : {}) };
};
