/** One fixed round among five bots: the material of the flights. */
import { match } from '../../bots/match.ts';
import { boxes } from '../../games/index.ts';
import type { Input } from '../../kernel/game.ts';
import { LOG_FORMAT, logLine, logText } from '../../kernel/log.ts';
import { isRefusal } from '../../kernel/refusal.ts';

const SEATS = 5;
const SEED = 'the flight';
const CONFIG = { rounds: 1 };
const { game, bots } = boxes['wright-gang'];

export interface Scripted {
  readonly log: string;
  readonly moments: number;
  /** The tellings of its first seat, deal excluded. */
  readonly tellings: number;
}
export function scriptedGame(): Scripted {
  const config = game.configure(CONFIG, SEATS);
  if (isRefusal(config)) throw new Error(config.why);
  const inputs: Input[] = [];
  const players = Array.from({ length: SEATS }, () => bots[1]!);
  match({ game, config, seed: SEED, bots: players, witness: input => inputs.push(input) });
  let table = game.setup(config, SEATS, SEED);
  let tellings = 0;
  const lines = inputs.map((input, i) => {
    const played = game.play(table, input);
    if (isRefusal(played)) throw new Error(played.why);
    table = played.table;
    tellings += played.told(0).length;
    return logLine(i + 1, input, table);
  });
  const header = { sixgun: LOG_FORMAT, game: game.id, rules: game.version, seats: SEATS, config: CONFIG, seed: SEED } as const;
  const log = logText({ header, lines, end: { end: lines.length, outcome: game.outcome(table) } });
  return { log, moments: lines.length, tellings };
}
