/** Whole games of a random player against steady bots, as a table logs them: with races, windows and moves taken back. */

import type { Bot } from '../../kernel/bot.ts';
import { below, diceFrom } from '../../kernel/chance/dice.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { LOG_FORMAT, type Log, type LogLine, logLine } from '../../kernel/log.ts';
import { advance, beginAt, type Logged, mayUndo } from '../../kernel/machine/undo.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Seat, Seed } from '../../kernel/seat.ts';
import { racing } from '../racing.ts';
import { randomBot } from '../random.ts';
import { steadyStep, steadyThought } from '../steady.ts';
import { thoughtOf } from '../thought.ts';

const LONGEST = 4000;

export interface Against<K extends Kinds> {
  readonly game: Game<K>;
  readonly options: object;
  /** Null is the player. */
  readonly chairs: readonly (Bot<K> | null)[];
  readonly seed: Seed;
}
/** `mood` is the player's own chance: what they do, and when. Null where a random player never reached an end. */
export const randomGame = <K extends Kinds>({ game, options, chairs, seed }: Against<K>, mood: Seed): Log | null => {
  const config = game.configure(options as Json, chairs.length);
  if (isRefusal(config)) throw new Error(config.why);
  const player = chairs.indexOf(null);
  const dice = diceFrom(mood);
  const anything = randomBot<K>();
  const lines: LogLine[] = [];
  let progress = beginAt<K>(game.setup(config, chairs.length, seed));
  const play = (input: Logged): void => {
    const next = advance(game, progress, input);
    if (isRefusal(next)) throw new Error(`${JSON.stringify(input)} is refused: ${next.why} (${next.rule})`);
    progress = next;
    lines.push(logLine(lines.length + 1, input, next.table));
  };
  const soon = (): number => {
    const { clock } = progress.table;
    return Math.min(clock + below(dice, 1500), game.alarm(progress.table) ?? Number.POSITIVE_INFINITY);
  };
  const playerActs = (): boolean => {
    const thought = thoughtOf(game, progress.table, player, dice);
    const move = thought.offers.length === 0 ? null : anything.choose(thought);
    if (move !== null) play({ seat: player, move, at: soon() });
    return move !== null;
  };
  const raceOn = (): void => {
    play({ cue: progress.table.clock + 1000 + below(dice, 1000) });
    const { table } = progress;
    const react = (seat: Seat) =>
      seat === player
        ? anything.react(thoughtOf(game, table, seat, dice))
        : chairs[seat]!.react(steadyThought(game, table, seat, seed));
    for (const input of racing(game.race(table)!, table.clock, react)) play(input);
  };
  while (game.outcome(progress.table) === null) {
    if (lines.length > LONGEST) return null;
    const { table } = progress;
    if (game.race(table)?.cued === false) raceOn();
    else if (mayUndo(game, progress, player) && below(dice, 8) === 0) play({ undo: player, at: table.clock + 1 });
    else if (below(dice, 3) > 0 || !playerActs()) {
      const step = steadyStep(game, table, chairs, seed);
      const alarm = game.alarm(table);
      if (step !== null) play({ ...step, at: soon() });
      else if (!playerActs() && alarm !== null) play({ tick: alarm });
    }
  }
  const names = chairs.map((bot, seat) => (bot === null ? 'me' : `${bot.name} ${seat + 1}`));
  return {
    header: {
      sixgun: LOG_FORMAT,
      game: game.id,
      rules: game.version,
      seats: chairs.length,
      config: config as Json,
      seed,
      names,
    },
    lines,
    end: { end: lines.length, outcome: game.outcome(progress.table) },
  };
};
