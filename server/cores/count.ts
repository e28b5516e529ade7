/** What one machine gives: how many processes serve on it, and how many threads think in each. */
import { availableParallelism } from 'node:os';
import type { Config } from '../config.ts';

/** With ten connections each, as many as PostgreSQL takes unless it is told otherwise; who has told it says how many. */
const MOST_AT_ONCE = 8;

/** One for each core, but for the one that PostgreSQL and the parent need. */
export const processesOf = ({ PROCESSES, DATABASE_URL }: Config, cores = availableParallelism()): number => {
  if (PROCESSES !== 'auto') return PROCESSES;
  return DATABASE_URL === null ? 1 : Math.min(MOST_AT_ONCE, Math.max(1, cores - 1));
};
/** One core stays for the sockets, where there are several; the processes share the others. */
export const threadsOf = (processes: number, cores = availableParallelism()): number =>
  Math.max(1, Math.floor((cores - 1) / processes));
