/** Chooses puzzles to keep: no two alike, all kinds in turn, few that hardly any bot misses, the easiest first. */
import { PLAIN } from './difficulty.ts';
import { kindOf, type Puzzle } from './form.ts';

/** A game gives at most two puzzles, of two kinds. */
export const MOST_A_GAME = 2;
const gameOf = ({ puzzle: { from } }: Puzzle): string => from.split(',')[0]!;
/** Position, question and best move; the seating does not matter. */
const sameAs = ({ position, puzzle: { question, best } }: Puzzle): string => JSON.stringify([position, question, best.move]);

/** Plain ones are first steps, and at most this part of all while there are others. */
const PLAIN_PART = 1 / 20;
const isPlain = ({ puzzle: { difficulty } }: Puzzle): boolean => difficulty < PLAIN;
/** The least lead that even the low end of its interval must reach. */
const FIRM = 0.15;
const isFirm = ({ puzzle: { lead } }: Puzzle): boolean => lead.low >= FIRM;
/** Groups puzzles by kind, number of players and rough difficulty. */
const BAND = 20;
const sortOf = (puzzle: Puzzle): string =>
  `${kindOf(puzzle)}, ${puzzle.seats.length}, ${Math.floor(puzzle.puzzle.difficulty / BAND)}`;

/** The first of every group, then the second of every group, and on. */
const inTurn = (puzzles: readonly Puzzle[], groupOf: (puzzle: Puzzle) => string): readonly Puzzle[] => {
  const sizes = new Map<string, number>();
  const placed = puzzles.map(puzzle => {
    const group = groupOf(puzzle);
    const place = sizes.get(group) ?? 0;
    sizes.set(group, place + 1);
    return { puzzle, place };
  });
  return placed.toSorted((a, b) => a.place - b.place).map(({ puzzle }) => puzzle);
};

export const chosen = (found: readonly Puzzle[], count: number): readonly Puzzle[] => {
  const kept: Puzzle[] = [];
  const seen = new Set<string>();
  const games = new Map<string, number>();
  let plain = 0;
  const tried = (puzzle: Puzzle, mostPlain: number): void => {
    const key = sameAs(puzzle);
    const ofGame = games.get(gameOf(puzzle)) ?? 0;
    if (kept.length >= count || seen.has(key) || ofGame >= MOST_A_GAME || (isPlain(puzzle) && plain >= mostPlain)) return;
    seen.add(key);
    games.set(gameOf(puzzle), ofGame + 1);
    if (isPlain(puzzle)) plain++;
    kept.push(puzzle);
  };
  // By their arbitrary names; then by larger lead.
  const byName = found.toSorted((a, b) => (a.puzzle.id < b.puzzle.id ? -1 : 1));
  const firmFirst = [...byName.filter(isFirm), ...byName.filter(puzzle => !isFirm(puzzle))];
  const all = inTurn(inTurn(firmFirst, sortOf), kindOf);
  for (const puzzle of all) tried(puzzle, PLAIN_PART * count);
  // The remaining ones fill up where there are too few.
  for (const puzzle of all) tried(puzzle, count);
  return kept.toSorted((a, b) => a.puzzle.difficulty - b.puzzle.difficulty || (a.puzzle.id < b.puzzle.id ? -1 : 1));
};
