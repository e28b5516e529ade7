/** A puzzle as the page solves it: a table up to a moment, who is to move there, and the best move; with its evidence where there is any. */
import type { Puzzle, PuzzleEvidence } from '../../bots/puzzles/form.ts';
import type { Opening } from '../../bots/puzzles/writing.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { JsonObject } from '../../kernel/secret.ts';
import { dayNumber, today } from '../day/terms.ts';

export interface Riddle {
  readonly id: string;
  readonly opening: Opening;
  readonly seat: Seat;
  readonly best: string | JsonObject;
  readonly evidence: PuzzleEvidence | null;
}
const listsAt = import.meta.glob<{ readonly default: readonly Puzzle[] }>('../../games/*/puzzles.json');
const pathOf = (game: string): string => `../../games/${game}/puzzles.json`;
/** Does this game have puzzles? */
export const isPuzzled = (game: string): boolean => pathOf(game) in listsAt;

/** The last step in which somebody moves is the solution; what comes before it leads to the moment. */
const riddleOf = (scenario: Opening, id: string, evidence: PuzzleEvidence | null): Riddle => {
  const { game, options, seats, position, script } = scenario;
  const at = script.findLastIndex(step => seats.some(name => name in step));
  const seat = seats.findIndex(name => at >= 0 && name in script[at]!);
  if (seat < 0) throw new Error('nobody moves in its script');
  const opening = { game, options: options ?? {}, seats, position, script: script.slice(0, at) };
  return { id, opening, seat, best: script[at]![seats[seat]!] as string | JsonObject, evidence };
};
/** The puzzles of a game, easiest first. */
export const riddlesOf = async (game: string): Promise<readonly Riddle[]> => {
  const list = (await listsAt[pathOf(game)]?.())?.default ?? [];
  return list.map(puzzle => riddleOf(puzzle, puzzle.puzzle.id, puzzle.puzzle));
};
const isRecord = (x: unknown): boolean => typeof x === 'object' && x !== null;
/** A file that somebody has: a scenario, or a list of them, of which the first is taken. Its evidence is its own: nobody has checked it. */
export const riddleIn = (text: string): Riddle => {
  const said = JSON.parse(text) as Opening | readonly Opening[];
  const scenario = Array.isArray(said) ? (said[0] as Opening | undefined) : (said as Opening);
  const { game, seats, script } = scenario ?? {};
  if (typeof game !== 'string' || !Array.isArray(seats) || !Array.isArray(script) || !script.every(isRecord))
    throw new Error('"game", "seats" and "script" are needed');
  return riddleOf(scenario!, 'file', null);
};

/** Places in the list from one day to the next: neighbours are alike. */
const STRIDE = 61;
export const ofTheDay = (riddles: readonly Riddle[]): Riddle => riddles[(dayNumber(today()) * STRIDE) % riddles.length]!;
