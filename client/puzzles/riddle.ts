/** A puzzle as the page solves it: a table up to a moment, the player to move, and the best move; with its evidence where there is any. */
import type { PuzzleEvidence } from '../../bots/puzzles/form.ts';
import { type Opening, tableAfter } from '../../bots/puzzles/writing.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import type { JsonObject } from '../../kernel/json.ts';
import type { Seat } from '../../kernel/seat.ts';
import { dayNumber, today } from '../day/terms.ts';
import { isPuzzled, puzzlesOf } from './lists.ts';

export interface Riddle {
  readonly id: string;
  readonly opening: Opening;
  readonly seat: Seat;
  readonly best: string | JsonObject;
  readonly evidence: PuzzleEvidence | null;
}
/** In bytes; scenarios have a few thousand. */
export const LONGEST_FILE = 1_000_000;
/** Why a file is no puzzle: it is too long, it is not JSON, it lacks parts of a scenario, its game is unknown, or it has no move. */
export class BadFile extends Error {
  readonly fault: 'size' | 'json' | 'parts' | 'game' | 'nobody';
  constructor(fault: BadFile['fault']) {
    super(fault);
    this.fault = fault;
  }
}
/** The last step with a move is the solution; the steps before it lead to the moment. */
const riddleOf = (scenario: Opening, id: string, evidence: PuzzleEvidence | null): Riddle => {
  const { game, options, seats, position, script } = scenario;
  const at = script.findLastIndex(step => seats.some(name => Object.hasOwn(step, name)));
  const seat = seats.findIndex(name => at >= 0 && Object.hasOwn(script[at]!, name));
  if (seat < 0) throw new BadFile('nobody');
  const opening = { game, options: options ?? {}, seats, position, script: script.slice(0, at) };
  return { id, opening, seat, best: script[at]![seats[seat]!] as string | JsonObject, evidence };
};
/** The puzzles of a game, easiest first. */
export const riddlesOf = async (game: string): Promise<readonly Riddle[]> => {
  const list = await puzzlesOf(game);
  return list.map(puzzle => riddleOf(puzzle, puzzle.puzzle.id, puzzle.puzzle));
};
/** The table at the moment; null where the rules forbid it, or its solution. */
export const momentOf = (game: Game<Kinds>, { opening, seat, best }: Riddle): Kinds['Table'] | null => {
  const { seats, script } = opening;
  const isSolved = tableAfter(game, { ...opening, script: [...script, { [seats[seat]!]: best }] }) !== null;
  return isSolved ? tableAfter(game, opening) : null;
};

const isRecord = (x: unknown): boolean => typeof x === 'object' && x !== null;
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadFile('json');
  }
};
/** The id of the puzzle of the day, whichever it is. */
export const DAILY = 'day';
/** The id of a puzzle from a file. */
export const FROM_FILE = 'file';
/** A visitor's file: a scenario, or a list of them, of which the first counts. Its evidence is unchecked. */
export const riddleIn = (text: string): Riddle => {
  const said = parsed(text) as Opening | readonly Opening[] | null;
  const scenario = Array.isArray(said) ? (said[0] as Opening | undefined) : (said as Opening);
  const { game, seats, script } = scenario ?? {};
  if (typeof game !== 'string' || !Array.isArray(seats) || !Array.isArray(script) || !script.every(isRecord))
    throw new BadFile('parts');
  if (!isPuzzled(game)) throw new BadFile('game');
  return riddleOf(scenario!, FROM_FILE, null);
};

/** Places in the list from one day to the next: neighbours are alike. */
const STRIDE = 61;
export const ofTheDay = (riddles: readonly Riddle[]): Riddle => riddles[(dayNumber(today()) * STRIDE) % riddles.length]!;
