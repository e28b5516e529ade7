/** What programs beside this one have used of the processor, as Linux counts it. */
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICK = 10_000;

/** Microseconds of processor time that a process has used, and those that it started and that have ended. */
export const cpuOf = (pid: number): number => {
  const ticks = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 15).map(Number);
  return ticks.reduce((all, part) => all + part, 0) * TICK;
};
/** Bytes of memory that a process has. */
export const memoryOf = (pid: number): number =>
  1024 * Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** The processes that a process has started, those that they have started, and so on. */
export const descendantsOf = (pid: number): readonly number[] =>
  readdirSync(`/proc/${pid}/task`)
    .flatMap(task => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number))
    .flatMap(child => [child, ...descendantsOf(child)]);
