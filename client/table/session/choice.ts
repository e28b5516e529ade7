/** What a player can do with picked cards, derived from the list of legal moves. It knows no rule. */
import type { Json } from '../../../kernel/json.ts';
import type { Move } from '../../../kernel/seat.ts';

/** The cards that a move names by their faces; null when it names none. */
export const facesIn = (move: Move): readonly string[] | null =>
  Array.isArray(move['cards']) ? (move['cards'] as readonly string[]) : null;
/** `a` without `b`, equal faces counted; null when `b` is not all there. */
const without = (a: readonly string[], b: readonly string[]): readonly string[] | null => {
  const left = [...a];
  for (const face of b) {
    const at = left.indexOf(face);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
};
/** The move of this verb with exactly these cards. */
export const moveWith = (moves: readonly Move[], verb: string, cards: readonly string[]): Move | null =>
  moves.find(move => {
    if (move.do !== verb) return false;
    const faces = facesIn(move);
    return faces !== null && faces.length === cards.length && without(faces, cards) !== null;
  }) ?? null;
/** Could this card join the picked ones, for some move of these verbs? */
export const mayJoin = (moves: readonly Move[], verbs: readonly string[], picked: readonly string[], face: string): boolean =>
  moves.some(move => {
    const faces = facesIn(move);
    return faces !== null && verbs.includes(move.do) && without(faces, [...picked, face]) !== null;
  });
export const movesOf = (moves: readonly Move[], verb: string): readonly Move[] => moves.filter(move => move.do === verb);
export const plainMove = (moves: readonly Move[], verb: string): Move | null => movesOf(moves, verb)[0] ?? null;
const sorted = (move: Move): string =>
  JSON.stringify(
    Object.entries(move)
      .map(([part, value]): Json => [part, Array.isArray(value) ? [...value].sort() : value])
      .sort(),
  );
/** Cards may be named in any order. */
export const sameMove = (a: Move, b: Move): boolean => sorted(a) === sorted(b);
