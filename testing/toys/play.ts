/** Shorthands for tests that play a game input by input. */
import { diceFrom } from '../../kernel/chance/dice.ts';
import type { Game, Input, Kinds } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { anyInput } from '../../kernel/proving/laws.ts';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import type { Move, Seat } from '../../kernel/seat.ts';

/** A game as seen by code that knows no particular game. */
export const anyGame = <K extends Kinds>(game: Game<K>): Game<Kinds> => game as unknown as Game<Kinds>;

/** A table dealt with default options. */
export const begin = <K extends Kinds>(game: Game<K>, seats: number, seed = 'begin', options: Json = null): K['Table'] => {
  const config = game.configure(options, seats);
  if (isRefusal(config)) throw new Error(`${config.why} ${config.about}`);
  return game.setup(config, seats, seed);
};
/** The table after these inputs, none of which may be refused. */
export const played = <K extends Kinds>(game: Game<K>, table: K['Table'], ...inputs: readonly Input[]): K['Table'] => {
  let now = table;
  for (const input of inputs) {
    const next = game.next(now, input);
    if (isRefusal(next)) throw new Error(`${JSON.stringify(input)} is refused: ${next.why} (${next.rule})`);
    now = next;
  }
  return now;
};
/** Why this input is refused; it must be. */
export const refusal = <K extends Kinds>(game: Game<K>, table: K['Table'], input: unknown): Refusal => {
  const before = JSON.stringify(table);
  const out = game.play(table, input as Input);
  if (!isRefusal(out)) throw new Error(`${JSON.stringify(input)} is not refused`);
  if (JSON.stringify(table) !== before) throw new Error(`${JSON.stringify(input)} is refused, but changed the table`);
  return out;
};
export const does = (seat: Seat, verb: string, parts: object = {}, at = 0): Input => ({
  seat,
  move: { do: verb, ...parts } as Move,
  at,
});

/** A random game to its end: every input with the table before it. */
export function* randomGame<K extends Kinds>(
  game: Game<K>,
  seats: number,
  seed: string,
  options: Json = null,
): Generator<{ readonly table: K['Table']; readonly input: Input }, K['Table']> {
  const dice = diceFrom(`${seed}/inputs`);
  let table = begin(game, seats, seed, options);
  while (game.outcome(table) === null) {
    const input = anyInput(game, table, dice)!;
    yield { table, input };
    table = played(game, table, input);
  }
  return table;
}
