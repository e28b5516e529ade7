/**
 * Random play for the benchmark: every seat that may do something is equally likely to be next, then a verb it is offered, then one of its
 * moves. The referee of a race and the clock take part like players.
 */
import { below, diceFrom } from '../../kernel/chance/dice.ts';
import type { Game, Input, Kinds } from '../../kernel/game.ts';
import type { JsonObject } from '../../kernel/json.ts';
import type { Dice } from '../../kernel/sealed.ts';
import type { Move, Seat } from '../../kernel/seat.ts';

/** A played game: its setup, and every input. */
export interface RecordedGame {
  readonly seats: number;
  readonly seed: string;
  readonly inputs: readonly Input[];
}
type Voice = (table: Kinds['Table']) => Input;

const ENDLESS = 20_000;
/** Milliseconds between two inputs. */
const PAUSE = 500;

const seatMoves = (game: Game<Kinds>, seat: Seat, verb: string, dice: Dice): Voice => {
  return table => {
    let chosen: Move | null = null;
    let n = 0;
    for (const move of game.moves(table, seat, verb)) if (below(dice, ++n) === 0) chosen = move;
    return { seat, move: chosen!, at: table.clock + PAUSE };
  };
};
const refereeSpeaks = (game: Game<Kinds>, table: Kinds['Table']): Voice | null => {
  const race = game.race(table);
  if (race === null) return null;
  if (!race.cued) return t => ({ cue: t.clock + PAUSE });
  if (race.racers.length - race.down.length > race.mayMiss) return null;
  return t => ({ verdict: { order: race.down.map(seat => [seat]), evidence: null }, at: t.clock + PAUSE });
};

/** Any input that may come next. */
export const anyInput = (game: Game<Kinds>, table: Kinds['Table'], dice: Dice): Input => {
  const voices: Voice[] = [];
  for (let seat = 0; seat < table.seats; seat++) {
    const offers = game.offers(table, seat);
    if (offers.length > 0) voices.push(seatMoves(game, seat, offers[below(dice, offers.length)]!.do, dice));
  }
  const referee = refereeSpeaks(game, table);
  if (referee !== null) voices.push(referee);
  const alarm = game.alarm(table);
  if (voices.length === 0 && alarm !== null) return { tick: alarm };
  return voices[below(dice, voices.length)]!(table);
};

/** Options for random play. Random riders seldom win: a million takes them thousands of inputs, a quarter of a million hundreds. */
const agreed: { readonly [game: string]: JsonObject } = { 'caliber-45': { goal: 250 } };
export const agreedOn = (game: string): JsonObject => agreed[game] ?? {};

export const setUp = (game: Game<Kinds>, { seats, seed }: Omit<RecordedGame, 'inputs'>): Kinds['Table'] =>
  game.setup(game.configure(agreedOn(game.id), seats) as Kinds['Config'], seats, seed);

/** Plays until the game is over, or n inputs. */
export const playOut = (
  game: Game<Kinds>,
  seats: number,
  seed: string,
  most = ENDLESS,
): RecordedGame & { readonly end: Kinds['Table'] } => {
  const dice = diceFrom(`${seed} play`);
  const search = game.search(setUp(game, { seats, seed }));
  const inputs: Input[] = [];
  while (inputs.length < most && game.outcome(search.table) === null) {
    const input = anyInput(game, search.table, dice);
    const why = search.next(input);
    if (why !== null) throw new Error(`${JSON.stringify(input)} is refused: ${why.why}`);
    inputs.push(input);
  }
  if (inputs.length === ENDLESS) throw new Error('a game that never ends');
  return { seats, seed, inputs, end: search.table };
};
