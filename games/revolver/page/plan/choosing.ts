/** Choices on the table now: cards in play, bandits, battlefields, each with the moves that choose it. */
import { type Signal, signal } from '@preact/signals';
import type { Piece } from '../../../../client/table/pieces/scene.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import type { Move } from '../../../../kernel/seat.ts';
import type { RevolverFace } from '../../faces.ts';
import { nameOfRow, other, at as spots } from '../../zones.ts';
import { factsOf, movesOf } from '../screen.ts';
import { type Mark, markOf } from '../seen.ts';

/** Questions whose answers lie on the table. */
const aimed = new Set(['target', 'casualty']);
const moves = (session: Session): readonly Move[] => (session.asked.value ? (session.now.value?.moves ?? []) : []);

/** Positions in the opponent's column that are marked for one blow. */
const marked = new WeakMap<Session, Signal<readonly number[]>>();
export const markedIn = (session: Session): Signal<readonly number[]> => {
  const known: Signal<readonly number[]> = marked.get(session) ?? signal([]);
  marked.set(session, known);
  return known;
};
/** The answer that is marked in a picker, until it is confirmed. */
const chosen = new WeakMap<Session, Signal<Move | null>>();
export const chosenIn = (session: Session): Signal<Move | null> => {
  const known: Signal<Move | null> = chosen.get(session) ?? signal(null);
  chosen.set(session, known);
  return known;
};
/** It is marked, to be confirmed. */
export const choose = (session: Session, move: Move): void => {
  chosenIn(session).value = move;
};
export const isSame = (a: Move | null, b: Move): boolean => JSON.stringify(a) === JSON.stringify(b);
const isAimed = (session: Session): boolean => session.asked.value && aimed.has(session.now.value?.ask?.question ?? '');
/** Several cards are chosen at once: the moves that do it. */
type Blow = Move & { readonly cards: readonly number[] };
export const blowsOf = (session: Session): readonly Blow[] => (isAimed(session) ? movesOf(moves(session), 'picks') : []);
const struckRow = (session: Session): string | null => {
  const facts = factsOf(session);
  const me = session.me.value;
  return facts === null || me === null ? null : nameOfRow(spots.column(other(me), facts.place));
};
const isIn = (mark: Mark, move: Move): boolean => move['row'] === mark.row && move['card'] === mark.i;

export type ChosenChance =
  | { readonly kind: 'choose'; readonly move: Move }
  /** One of several: a press marks it, or removes the mark. */
  | { readonly kind: 'mark'; readonly i: number; readonly on: boolean }
  /** Abilities, and dropping a blank card. */
  | { readonly kind: 'use'; readonly moves: readonly Move[] };
/** The moves with this card in play. */
export const chanceOf = (session: Session, piece: Piece): ChosenChance | null => {
  const mark = markOf(session, piece.key);
  if (mark === null || piece.face === null) return null;
  const all = moves(session);
  if (isAimed(session)) {
    const picked = all.find(
      move => (move.do === 'pick' && isIn(mark, move)) || (move.do === 'bandit' && move['who'] === piece.face),
    );
    if (picked !== undefined && (picked.do !== 'bandit' || mark.row === 'gang')) return { kind: 'choose', move: picked };
    const blows = blowsOf(session);
    if (mark.row !== struckRow(session) || !blows.some(move => move.cards.includes(mark.i))) return null;
    return { kind: 'mark', i: mark.i, on: markedIn(session).value.includes(mark.i) };
  }
  const uses = all.filter(move => (move.do === 'use' || move.do === 'drop') && isIn(mark, move));
  return uses.length === 0 ? null : { kind: 'use', moves: uses };
};
/** The blow that is marked, if it is one. */
export const blowOf = (session: Session): Move | null => {
  const cards = markedIn(session).value;
  return blowsOf(session).find(move => move.cards.length === cards.length && move.cards.every(i => cards.includes(i))) ?? null;
};
export const toggle = (session: Session, i: number): void => {
  const cards = markedIn(session);
  cards.value = cards.peek().includes(i) ? cards.peek().filter(each => each !== i) : [...cards.peek(), i];
};
export const banditsOf = (session: Session): readonly RevolverFace[] =>
  isAimed(session) ? movesOf(moves(session), 'bandit').map(move => move.who) : [];
