/** What an input costs on our kernel, how many random games a core plays, and what a table in progress weighs. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Game, Kinds } from '../../kernel/game.ts';
import { median } from '../figures.ts';
import { type Played, playOut } from './play.ts';

export interface Figures {
  readonly usPerInput: number;
  readonly gamesPerSecond: number;
  readonly inputs: number;
  readonly games: number;
}
/** An input is timed in a search, on a table that nobody else holds; and when every table on the way is kept as it was. */
export interface EngineFigures extends Figures {
  readonly usPerKept: number;
}
export interface Effort {
  /** Seats of the games, taken in turn. */
  readonly seats: readonly number[];
  /** A round is so many inputs at least, in whole games: what is timed must be long beside the grain of the clock, in a short game too. */
  readonly inputs: number;
  readonly rounds: number;
  /** Processor seconds for which the rounds are played again and again before anything counts. */
  readonly warmUp: number;
}

/** All rounds are timed so often. */
const REPLAYS = 3;

/** Processor time, so that what else the machine does is not counted. Collecting garbage is. */
const cpuMicros = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

type Way = (game: Game<Kinds>, played: Played) => void;
const inSearch: Way = (game, { start, inputs }) => {
  const search = game.search(start);
  for (const input of inputs) search.next(input);
};
const keeping: Way = (game, { start, inputs }) => {
  let table = start;
  for (const input of inputs) table = game.next(table, input) as Kinds['Table'];
};
/** Only `next` runs while the clock does: the moves were chosen before. */
const microsPerInput = (game: Game<Kinds>, played: readonly Played[], way: Way): number => {
  let inputs = 0;
  const start = cpuMicros();
  for (const each of played) {
    way(game, each);
    inputs += each.inputs.length;
  }
  return (cpuMicros() - start) / inputs;
};

export const measureEngine = (game: Game<Kinds>, { seats, inputs, rounds, warmUp }: Effort): EngineFigures => {
  const choose = (seed: string): { played: Played[]; made: number; perSecond: number } => {
    const played: Played[] = [];
    let made = 0;
    const start = cpuMicros();
    for (let i = 0; made < inputs; i++) {
      const one = playOut(game, seats[i % seats.length]!, `${seed} ${i}`);
      played.push(one);
      made += one.inputs.length;
    }
    return { played, made, perSecond: (played.length * 1e6) / (cpuMicros() - start) };
  };
  const all = Array.from({ length: rounds }, (_, round) => choose(`round ${round}`));
  const timed = (way: Way): number => {
    const until = cpuMicros() + warmUp * 1e6;
    for (let warm = 0; cpuMicros() < until; warm++) microsPerInput(game, all[warm % rounds]!.played, way);
    return median(Array.from({ length: REPLAYS }, () => all.map(({ played }) => microsPerInput(game, played, way))).flat());
  };
  return {
    usPerInput: timed(inSearch),
    usPerKept: timed(keeping),
    gamesPerSecond: median(all.map(({ perSecond }) => perSecond)),
    inputs: all.reduce((sum, { made }) => sum + made, 0),
    games: all.reduce((sum, { played }) => sum + played.length, 0),
  };
};

/** The heap after everything that is not needed was thrown away. */
const heap = (): number => {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  gc();
  gc();
  return process.memoryUsage().heapUsed;
};

/** So many tables held at once, each somewhere in its game: bytes for each. */
export const bytesPerTable = (
  games: readonly { readonly game: Game<Kinds>; readonly seats: readonly number[] }[],
  tables: number,
): number => {
  const held: Kinds['Table'][] = [];
  const before = heap();
  for (let i = 0; i < tables; i++) {
    const { game, seats } = games[i % games.length]!;
    held.push(playOut(game, seats[i % seats.length]!, `held ${i}`, 5 + (i % 60)).end);
  }
  const bytes = heap() - before;
  return bytes / held.length;
};
