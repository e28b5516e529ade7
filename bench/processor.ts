/** Processor time used by other programs, as counted by Linux. */
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICK = 10_000;

/** Microseconds of processor time used by a process and by its ended children. */
export const cpuOf = (pid: number): number => {
  const ticks = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 15).map(Number);
  return ticks.reduce((all, part) => all + part, 0) * TICK;
};
/** Memory of a process, in bytes. */
export const memoryOf = (pid: number): number =>
  1024 * Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** The descendants of a process. */
export const descendantsOf = (pid: number): readonly number[] =>
  readdirSync(`/proc/${pid}/task`)
    .flatMap(task => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number))
    .flatMap(child => [child, ...descendantsOf(child)]);
