/** Guests at many tables, as a program of its own: `crowd.js <door> <address>`. It carries out requests and reports the results. */
import { Socket } from 'node:net';
import { quantile } from '../figures.ts';
import { type CrowdDoor, type CrowdSeats, SEATS } from './door.ts';

export type CrowdQuestion =
  | { readonly do: 'open'; readonly tables: number }
  /** Each table makes one move per interval, out of step with others. */
  | { readonly do: 'pace'; readonly every: number; readonly millis: number }
  /** Each table makes the next move as soon as all four guests were told of the last one. */
  | { readonly do: 'full'; readonly millis: number }
  /** All disconnect without notice. */
  | { readonly do: 'leave' }
  /** After a restart of the server: how much is missing of what all four had been told. */
  | { readonly do: 'look' };
export interface CrowdPlayed {
  readonly moves: number;
  /** From the press until the last of the four was told, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Bytes in both directions. */
  readonly bytes: number;
}
export interface CrowdFound {
  readonly tables: number;
  /** Tables that are gone. */
  readonly gone: number;
  /** Moves that all four had been told of. */
  readonly told: number;
  readonly lost: number;
}

const [, , doorFile, address] = process.argv;
const { door } = (await import(doorFile!)) as { readonly door: CrowdDoor };

/** Every connection this program opens. */
const lines = new Set<Socket>();
let ended = 0;
const connect = Socket.prototype.connect;
Socket.prototype.connect = function (this: Socket, ...how: [never]) {
  lines.add(this);
  this.once('close', () => {
    lines.delete(this);
    ended += this.bytesRead + this.bytesWritten;
  });
  return connect.apply(this, how);
} as typeof connect;
const bytes = (): number => [...lines].reduce((sum, line) => sum + line.bytesRead + line.bytesWritten, ended);

const anyOf = <X>(list: readonly X[]): X => list[Math.floor(Math.random() * list.length)]!;

class CrowdTable {
  seated!: CrowdSeats;
  /** The last state told to each seat. */
  readonly #moves: number[] = Array(SEATS).fill(-1);
  #turn: { readonly seat: number; readonly choices: readonly unknown[] } | null = null;
  #sent = 0;
  #told: (millis: number) => void = () => {};

  static async open(): Promise<CrowdTable> {
    const table = new CrowdTable();
    const dealt = new Promise<void>(resolve => {
      table.#told = () => resolve();
    });
    table.seated = await door.open(address!, (seat, moves, choices) => table.#hear(seat, moves, choices));
    await dealt;
    return table;
  }
  get told(): number {
    return Math.min(...this.#moves);
  }
  #hear(seat: number, moves: number, choices: readonly unknown[]): void {
    if (moves < this.#moves[seat]!) return;
    const isNews = moves > this.#moves[seat]!;
    this.#moves[seat] = moves;
    if (choices.length > 0) this.#turn = { seat, choices };
    if (isNews && this.#turn !== null && this.#moves.every(each => each === moves)) this.#told(performance.now() - this.#sent);
  }
  /** Makes one move; resolves when all four were told of it. */
  move(): Promise<number> {
    const { seat, choices } = this.#turn!;
    this.#turn = null;
    return new Promise(resolve => {
      this.#told = resolve;
      this.#sent = performance.now();
      this.seated.lay(seat, anyOf(choices));
    });
  }
}
const tables: CrowdTable[] = [];
const AT_ONCE = 8;

const open = async (count: number): Promise<object> => {
  let left = count;
  const furnish = async (): Promise<void> => {
    while (left-- > 0) tables.push(await CrowdTable.open());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, furnish));
  return {};
};
const play = async (millis: number, every: number): Promise<CrowdPlayed> => {
  const [begun, had] = [performance.now(), bytes()];
  const took: number[] = [];
  const until = begun + millis;
  await Promise.all(
    tables.map(async table => {
      for (let due = begun + Math.random() * every; due < until; due = Math.max(due + every, performance.now())) {
        if (every > 0) await new Promise(resolve => setTimeout(resolve, Math.max(0, due - performance.now())));
        took.push(await table.move());
      }
    }),
  );
  return { moves: took.length, p50: quantile(took, 0.5), p99: quantile(took, 0.99), bytes: bytes() - had };
};
const look = async (): Promise<CrowdFound> => {
  const found = [];
  for (const { seated, told } of tables) found.push({ told, now: await door.look(address!, seated.key) });
  return {
    tables: found.length,
    gone: found.filter(({ now }) => now === null).length,
    told: found.reduce((sum, { told }) => sum + told, 0),
    lost: found.reduce((sum, { told, now }) => sum + Math.max(0, told - (now ?? 0)), 0),
  };
};
const leave = (): object => {
  for (const { seated } of tables) seated.close();
  return {};
};
process.on('disconnect', () => process.exit(0));
process.on('message', async (question: CrowdQuestion) => {
  const answers = {
    open: () => open((question as { readonly tables: number }).tables),
    pace: () => play((question as { readonly millis: number }).millis, (question as { readonly every: number }).every),
    full: () => play((question as { readonly millis: number }).millis, 0),
    leave,
    look,
  };
  process.send?.(await answers[question.do]());
});
process.send?.({});
