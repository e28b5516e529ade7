/**
 * A game among bots in which every decision is a moment that may be a puzzle. At times the table is laid out afresh as it stands, so that a
 * moment can be recorded as a position and a few moves: earlier memories are then gone, for the bots as well.
 */
import type { Bot } from '../../kernel/bot.ts';
import { below, diceFrom } from '../../kernel/chance/dice.ts';
import type { Game, Input, Kinds } from '../../kernel/game.ts';
import { laidAgain, positionOf, type WholePosition } from '../../kernel/proving/written.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Move, Seat } from '../../kernel/seat.ts';
import { thoughtOf } from '../thought.ts';

/** The default start of a scenario. */
export const SEED = 'scenario';
/** After this many moves the table is laid out afresh as soon as possible. */
const FEW = 6;
/** How often in a row a seat may act unasked. */
const MOST_UNASKED = 6;
const LONGEST = 3000;

/** A table laid by hand, and the moves made there since. */
export interface PlayedLine {
  readonly base: { readonly position: WholePosition; readonly table: Kinds['Table'] } | null;
  readonly inputs: readonly Input[];
}
export interface SelfPlay {
  readonly game: Game<Kinds>;
  readonly config: Kinds['Config'];
  readonly seats: number;
  readonly seed: string;
  /** Acts unasked. */
  readonly hunch: Bot<Kinds>;
  /** Answers, given the moment and its history; null when the rest of the game is not needed. */
  decide(table: Kinds['Table'], seat: Seat, question: string, line: PlayedLine): Move | null;
}

export const selfPlay = ({ game, config, seats, seed, hunch, decide }: SelfPlay): void => {
  const dice = diceFrom(`${seed}/bots`);
  let table = game.setup(config, seats, seed);
  let line: PlayedLine = { base: null, inputs: [] };
  const play = (input: Input): void => {
    const next = game.next(table, input);
    if (isRefusal(next)) throw new Error(`${JSON.stringify(input)} is refused: ${next.why} (${next.rule})`);
    table = next;
    line = { ...line, inputs: [...line.inputs, input] };
  };
  const layAnew = (): void => {
    const position = positionOf(game, table);
    const laid = laidAgain(game, table, position, SEED);
    if (laid === null) return;
    table = laid;
    line = { base: { position, table }, inputs: [] };
  };
  const unasked = (seat: Seat): void => {
    for (let n = 0; n < MOST_UNASKED; n++) {
      const thought = thoughtOf(game, table, seat, dice);
      if (thought.offers.length === 0 || thought.offers.some(offer => offer.question !== null)) return;
      const move = hunch.choose(thought);
      if (move === null) return;
      play({ seat, move, at: table.clock });
    }
  };
  for (let n = 0; n < LONGEST && game.outcome(table) === null; n++) {
    if (line.base === null || line.inputs.length >= FEW) layAnew();
    for (let seat = 0; seat < seats; seat++) unasked(seat);
    const asked = Array.from({ length: seats }, (_, seat) => seat).flatMap(seat => {
      const question = game.offers(table, seat).find(offer => offer.question !== null)?.question;
      return question === undefined || question === null ? [] : [{ seat, question }];
    });
    const one = asked[below(dice, Math.max(1, asked.length))];
    // A race: hands decide it, not thought.
    if (game.race(table) !== null) return;
    if (one === undefined) play({ tick: game.alarm(table)! });
    else {
      const move = decide(table, one.seat, one.question, line);
      if (move === null) return;
      play({ seat: one.seat, move, at: table.clock });
    }
  }
};
