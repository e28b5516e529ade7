/** The resources of one machine: how many processes serve on it, how many threads think in each, and how Node runs them. */
import { availableParallelism, totalmem } from 'node:os';
import type { Config } from '../config.ts';

/** With ten connections each, as many as PostgreSQL takes by default; a higher number can be set. */
const MOST_AT_ONCE = 8;

/** One for each core, except one for PostgreSQL and the parent. */
export const processesOf = ({ PROCESSES, DATABASE_URL }: Config, cores = availableParallelism()): number => {
  if (PROCESSES !== 'auto') return PROCESSES;
  return DATABASE_URL === null ? 1 : Math.min(MOST_AT_ONCE, Math.max(1, cores - 1));
};
/** Half of the cores stay for serving: a hyperthread is slower while its twin thinks. The processes share the rest. */
export const threadsOf = (processes: number, cores = availableParallelism()): number =>
  Math.max(1, Math.floor(cores / 2 / processes));
/** With this much room for garbage, a process needs a full collection every few minutes, not every few seconds. */
const ROOMY = 2 * 2 ** 30;
/** How Node runs a process that has a core to itself: threads for garbage would take it away from the tables (`docs/hosting.md`). */
export const flagsOf = (processes: number, cores = availableParallelism(), memory = totalmem()): readonly string[] => [
  ...(processes > cores / 2 ? ['--single-threaded-gc'] : []),
  ...(memory / (processes + 1) >= ROOMY ? ['--heap-growing-percent=1000'] : []),
];
