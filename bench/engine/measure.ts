/** The cost of an input on our kernel, random games per second of a core, and the memory of a table in progress. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Game, Input, Kinds } from '../../kernel/game.ts';
import { median } from '../figures.ts';
import { playOut, type RecordedGame, setUp } from './play.ts';

export interface Figures {
  readonly usPerInput: number;
  readonly gamesPerSecond: number;
  readonly inputs: number;
  readonly games: number;
}
export interface EngineEffort {
  /** Seats of the games, taken in turn. */
  readonly seats: readonly number[];
  /**
   * A round is at least n inputs, in whole games: the timed span must be long compared with the clock's resolution, in a short game too.
   */
  readonly inputs: number;
  readonly rounds: number;
}
/** Random games in rounds, and how fast they were played. */
export interface Chosen {
  readonly rounds: readonly (readonly RecordedGame[])[];
  readonly gamesPerSecond: number;
}

/** How often all rounds are timed. */
const REPLAYS = 3;

/** Processor time, so that other work of the machine is not counted. Garbage collection is. */
const cpuMicros = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

export const choose = (game: Game<Kinds>, { seats, inputs, rounds }: EngineEffort): Chosen => {
  const chosen = Array.from({ length: rounds }, (_, round) => {
    const played: RecordedGame[] = [];
    const start = cpuMicros();
    for (let i = 0, made = 0; made < inputs; i++) {
      const { end: _end, ...one } = playOut(game, seats[i % seats.length]!, `round ${round} ${i}`);
      played.push(one);
      made += one.inputs.length;
    }
    return { played, perSecond: (played.length * 1e6) / (cpuMicros() - start) };
  });
  return { rounds: chosen.map(({ played }) => played), gamesPerSecond: median(chosen.map(({ perSecond }) => perSecond)) };
};

/** How a game is replayed: in a search, on an unshared table; or with every intermediate table kept. */
const ways = {
  search: (game: Game<Kinds>, start: Kinds['Table'], inputs: readonly Input[]): void => {
    const search = game.search(start);
    for (const input of inputs) search.next(input);
  },
  kept: (game: Game<Kinds>, start: Kinds['Table'], inputs: readonly Input[]): void => {
    let table = start;
    for (const input of inputs) table = game.next(table, input) as Kinds['Table'];
  },
};
type Way = keyof typeof ways;
/** Only `next` is timed: moves were chosen and cards dealt before. */
const microsPerInput = (game: Game<Kinds>, played: readonly RecordedGame[], way: Way): number => {
  const starts = played.map(each => setUp(game, each));
  let inputs = 0;
  const start = cpuMicros();
  played.forEach((each, i) => {
    ways[way](game, starts[i]!, each.inputs);
    inputs += each.inputs.length;
  });
  return (cpuMicros() - start) / inputs;
};
/** Replays the rounds for n processor seconds to warm up; then the median counts. */
export const measureInputs = (game: Game<Kinds>, rounds: Chosen['rounds'], way: Way, warmUp: number): number => {
  const until = cpuMicros() + warmUp * 1e6;
  for (let warm = 0; cpuMicros() < until; warm++) microsPerInput(game, rounds[warm % rounds.length]!, way);
  return median(Array.from({ length: REPLAYS }, () => rounds.map(played => microsPerInput(game, played, way))).flat());
};

/** The heap after garbage collection. */
const heap = (): number => {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  gc();
  gc();
  return process.memoryUsage().heapUsed;
};

/** Holds n tables at once, each somewhere in its game: bytes per table. */
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
