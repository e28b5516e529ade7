/** Of all puzzles that were found, those to keep: no two alike, no kind in too great a number, the easiest first. */
import { kindOf, type Puzzle } from './form.ts';

/** No kind is more than this part of them, as long as there are others. */
const PART = 1 / 3;
const MOST_A_GAME = 2;
const gameOf = ({ puzzle: { from } }: Puzzle): string => from.split(',')[0]!;
/** The position and the question; who sits where is the same. */
const sameAs = ({ position, puzzle: { question, best } }: Puzzle): string => JSON.stringify([position, question, best.move]);

export const chosen = (found: readonly Puzzle[], count: number): readonly Puzzle[] => {
  const kept: Puzzle[] = [];
  const seen = new Set<string>();
  const games = new Map<string, number>();
  const kinds = new Map<string, number>();
  const numberIn = (map: Map<string, number>, key: string): number => map.get(key) ?? 0;
  const tried = (puzzle: Puzzle, mostAKind: number): void => {
    const key = sameAs(puzzle);
    const kind = kindOf(puzzle);
    const game = gameOf(puzzle);
    if (kept.length >= count || seen.has(key) || numberIn(games, game) >= MOST_A_GAME || numberIn(kinds, kind) >= mostAKind) return;
    seen.add(key);
    games.set(game, numberIn(games, game) + 1);
    kinds.set(kind, numberIn(kinds, kind) + 1);
    kept.push(puzzle);
  };
  // In an order that says nothing about them; what is left over fills up where there are too few.
  const all = found.toSorted((a, b) => (a.puzzle.id < b.puzzle.id ? -1 : 1));
  for (const puzzle of all) tried(puzzle, Math.floor(PART * count));
  for (const puzzle of all) tried(puzzle, count);
  return kept.toSorted((a, b) => a.puzzle.difficulty - b.puzzle.difficulty || (a.puzzle.id < b.puzzle.id ? -1 : 1));
};
