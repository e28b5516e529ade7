/** The player's own volley: the sum of the picked cards, the bullets needed, and a proposal of cards from the hand. */

import { piecesAt } from '../../../../client/table/pieces/scene.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import { guardsOf, shotsOf } from '../../faces.ts';
import { cowboyOf } from '../holdings.tsx';
import { type Volley, volleyWith } from '../robbery/volley.ts';
import { factsOf } from '../screen.ts';

export const volleyOf = (session: Session, cards: readonly string[]): Volley => {
  const cowboy = session.me.value === null ? null : (cowboyOf(session, session.me.value) ?? null);
  return volleyWith(cowboy === null ? 0 : shotsOf(cowboy), cards);
};
/** The bullets needed: against the guards, or against a shot. */
export const neededNow = (session: Session): number => {
  const shot = factsOf(session)?.robbery?.shot ?? null;
  const loot = piecesAt(session.scene.value, 'loot')[0]?.face ?? null;
  return shot?.strength ?? (loot === null ? 0 : guardsOf(loot));
};
/** Picks exactly these cards of the hand. */
export const pickOut = (session: Session, cards: readonly string[]): void => {
  const left = [...cards];
  const keys = session.hand.value.flatMap(({ key, face }) => {
    const at = face === null ? -1 : left.indexOf(face);
    if (at < 0) return [];
    left.splice(at, 1);
    return [key];
  });
  session.intent.unpick();
  session.intent.picked.value = new Set(keys);
};
