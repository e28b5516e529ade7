/** Measures a server under a crowd, over some seconds. */
import { quantile } from '../figures.ts';
import type { Crowd } from './crowd.ts';
import type { Measured } from './usage.ts';

/** A step of the load is measured once it has settled. */
export const SETTLE = 3000;
/** A new program is still being compiled while it runs. */
export const WARM_UP = 10_000;
/** Warming up is counted in moves, not time: after this many it is nearly complete. With few tables it is not awaited much longer. */
const WARM_MOVES = 10_000;
const LONGEST_WARM_UP = 60_000;

export interface Load {
  readonly tables: number;
  readonly moves: number;
  /** The latency of each acknowledgement. */
  readonly millis: readonly number[];
  readonly p50: number;
  readonly p99: number;
  readonly cpuUsPerMove: number;
  readonly share: number;
  readonly bytesPerMove: number;
  readonly megabytes: number;
}

export const rest = (millis: number): Promise<void> => new Promise(resolve => setTimeout(resolve, millis));

/** Waits until the server has seen enough moves to be compiled. */
export async function warmUp(crowd: Crowd): Promise<void> {
  const late = performance.now() + LONGEST_WARM_UP;
  for (let moves = 0; moves < WARM_MOVES && performance.now() < late; moves += crowd.takeAcknowledged().length) await rest(SETTLE);
}

export async function measured(server: Measured, crowd: Crowd, millis: number): Promise<Load> {
  await rest(SETTLE);
  crowd.takeAcknowledged();
  const [bytes, before, start] = [crowd.tally.bytes, await server.usage(), performance.now()];
  await rest(millis);
  const [after, elapsed, moves] = [await server.usage(), performance.now() - start, crowd.takeAcknowledged()];
  const cpu = after.cpu - before.cpu;
  return {
    tables: crowd.size,
    moves: moves.length,
    millis: moves,
    p50: quantile(moves, 0.5),
    p99: quantile(moves, 0.99),
    cpuUsPerMove: cpu / moves.length,
    share: cpu / 1000 / elapsed,
    bytesPerMove: (crowd.tally.bytes - bytes) / moves.length,
    megabytes: after.rss / 1e6,
  };
}
