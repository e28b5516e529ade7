/** A moment of a game among bots, recorded as a scenario. */
import type { Game, Input, Kinds } from '../../kernel/game.ts';
import type { Json, JsonObject } from '../../kernel/json.ts';
import { scenarioOf } from '../../kernel/proving/scenario-form.ts';
import { Stage, tableOf } from '../../kernel/proving/stage.ts';
import { inScenario, inWords, shortened } from '../../kernel/proving/written.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Move, Seat } from '../../kernel/seat.ts';
import type { Puzzle } from './form.ts';
import { type PlayedLine, SEED } from './self-play.ts';

const players = ['Jesse', 'Billy', 'Butch', 'Etta', 'Frank', 'Belle', 'Emmett', 'Pearl', 'Cole'];
/** A scenario up to a moment. */
export type Opening = Omit<Puzzle, 'puzzle' | 'title'>;

const stepOf = (game: Game<Kinds>, names: readonly string[], input: Input): JsonObject => {
  if ('tick' in input) return { tick: input.tick / 1000 };
  if ('seat' in input) return { [names[input.seat]!]: inWords(game, names, input.move) };
  throw new Error(`a puzzle has no ${JSON.stringify(input)}`);
};
/** The expected result of a step: who is asked what, or how the game ended. */
export const expectedAt = (game: Game<Kinds>, names: readonly string[], table: Kinds['Table']): JsonObject => {
  const over = game.outcome(table);
  if (over !== null) return { outcome: { winners: over.winners.map(seat => names[seat]!) } };
  const ask = game.ask(table);
  return { asked: (ask?.waiting ?? []).map(seat => names[seat]!), question: ask?.question ?? null };
};

/** Null where the line has no start that can be laid out. */
export const openingOf = (game: Game<Kinds>, options: JsonObject, seats: number, { base, inputs }: PlayedLine): Opening | null => {
  if (base === null) return null;
  const names = players.slice(0, seats);
  const position = inScenario(game, shortened(game, base.table, base.position, SEED), names);
  return { game: game.id, options, seats: names, position, script: inputs.map(input => stepOf(game, names, input)) };
};
/** The table of a scenario after its script, without the solution; null where the script cannot be played. */
export const tableAfter = (game: Game<Kinds>, opening: Opening): Kinds['Table'] | null => {
  const expecting = [...opening.script, { expect: { outcome: null } }];
  const scenario = scenarioOf({ ...opening, script: expecting } as unknown as Json, { [game.id]: { game, rules: [] } });
  const laid = tableOf(scenario);
  if (isRefusal(laid)) return null;
  const stage = new Stage(scenario, laid);
  for (const { act, at } of scenario.script) if (act !== null && stage.act(act, at) !== null) return null;
  return stage.table;
};
/** The script with its solution, and the result. */
export const solved = (
  game: Game<Kinds>,
  { seats, script }: Opening,
  table: Kinds['Table'],
  seat: Seat,
  move: Move,
): JsonObject[] => {
  const after = game.next(table, { seat, move, at: table.clock });
  if (isRefusal(after)) throw new Error(`${after.why} (${after.rule})`);
  return [
    ...script,
    { expect: expectedAt(game, seats, table) },
    { [seats[seat]!]: inWords(game, seats, move), expect: expectedAt(game, seats, after) },
  ];
};
