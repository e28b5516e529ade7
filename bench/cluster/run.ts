/**
 * Several processes under load: one is killed with -9, again and again, and all are restarted in turn. Nothing that was acknowledged may be
 * lost or doubled; how long was each guest's table silent, and what does a move cost compared with a single process?
 */
import { setTimeout as pause } from 'node:timers/promises';
import { compare } from '../crash/compare.ts';
import type { Environment } from '../crash/process.ts';
import { quantile } from '../figures.ts';
import { cpuOf } from '../processor.ts';
import { ClusterCrowd } from './crowd.ts';
import { Topology } from './topology.ts';

export interface ClusterOptions {
  readonly processes: number;
  readonly tables: number;
  readonly kills: number;
  /** How long the load is measured, in seconds. */
  readonly seconds: number;
}
interface Load {
  readonly moves: number;
  /** Microseconds of all processes together for each move in the log. */
  readonly cpu: number;
}
export interface ClusterReport {
  readonly moves: number;
  readonly lost: number;
  readonly doubled: number;
  readonly refused: number;
  readonly takeoverMs: { readonly p50: number; readonly max: number };
  readonly rollingMs: { readonly p50: number; readonly p99: number; readonly max: number };
  /** The cost of a move, for a single process and for the cluster. */
  readonly cpuMicros: { readonly one: number; readonly cluster: number };
  readonly timesOneProcess: number;
}
const SECOND = 1000;
/** How long to play between two blows. */
const REST = SECOND;
/** Warm-up moves for each process, and how long that may take: several share the load of one, and warm up more slowly. */
const WARM_MOVES = 3000;
const LONGEST_WARM_UP = 60 * SECOND;
const DRAIN: Environment = { DRAIN_SECONDS: '1' };

const rowsIn = async ({ store }: Topology, tables: readonly string[]): Promise<number> => {
  const heads = await Promise.all(tables.map(async code => store.log.head((await store.tables.findByCode(code))!.id)));
  return heads.reduce((all, head) => all + head, 0);
};

/** A new program is still being compiled while it runs. */
async function warmUp(topology: Topology, tables: readonly string[]): Promise<void> {
  const late = performance.now() + LONGEST_WARM_UP;
  const enough = WARM_MOVES * topology.members.length;
  while ((await rowsIn(topology, tables)) < enough && performance.now() < late) await pause(SECOND);
}

async function loadOf(topology: Topology, { tables }: ClusterCrowd, seconds: number): Promise<Load> {
  await warmUp(topology, tables);
  const cpu = (): number => topology.members.reduce((all, member) => all + cpuOf(member.server.pid), 0);
  const before = { cpu: cpu(), rows: await rowsIn(topology, tables) };
  await pause(seconds * SECOND);
  const moves = (await rowsIn(topology, tables)) - before.rows;
  return { moves, cpu: (cpu() - before.cpu) / Math.max(1, moves) };
}

/** A blow, and how long each guest's table was silent because of it. */
async function silences(crowd: ClusterCrowd, blow: () => Promise<void>): Promise<number[]> {
  const from = performance.now();
  await blow();
  await crowd.allAnswered(performance.now());
  const silent = crowd.longest(from, performance.now());
  await pause(REST);
  return silent;
}

async function alone({ tables, seconds }: ClusterOptions): Promise<Load> {
  const topology = await Topology.start(1);
  try {
    const crowd = await ClusterCrowd.arrive(topology.balancer.url, tables);
    const load = await loadOf(topology, crowd, seconds);
    crowd.stop();
    return load;
  } finally {
    await topology.close();
  }
}

export async function clusterRun(options: ClusterOptions, say: (line: string) => void): Promise<ClusterReport> {
  const { processes, tables, kills, seconds } = options;
  const one = await alone(options);
  say(`one process alone: ${one.moves} moves in ${seconds} s, ${Math.round(one.cpu)} µs of CPU each`);
  const topology = await Topology.start(processes, DRAIN);
  try {
    const crowd = await ClusterCrowd.arrive(topology.balancer.url, tables);
    const many = await loadOf(topology, crowd, seconds);
    say(`${processes} processes: ${many.moves} moves in ${seconds} s, ${Math.round(many.cpu)} µs of CPU each`);
    crowd.watch();
    const takeovers: number[] = [];
    for (let kill = 0; kill < kills; kill++) {
      const victim = (await topology.holderOf(crowd.tables[kill % tables]!))!;
      takeovers.push(...(await silences(crowd, () => victim.server.kill())));
      await victim.again();
    }
    const rolling: number[] = [];
    for (const member of topology.members) {
      rolling.push(...(await silences(crowd, async () => void (await member.server.stop()))));
      await member.again();
      await pause(REST);
    }
    crowd.stop();
    const { promised, refused } = crowd;
    const found = await compare({ databaseUrl: topology.databaseUrl }, crowd.tables, promised);
    const at = (list: readonly number[], share: number): number => Math.round(quantile(list, share));
    return {
      moves: promised.length,
      ...found,
      refused,
      takeoverMs: { p50: at(takeovers, 0.5), max: at(takeovers, 1) },
      rollingMs: { p50: at(rolling, 0.5), p99: at(rolling, 0.99), max: at(rolling, 1) },
      cpuMicros: { one: Math.round(one.cpu), cluster: Math.round(many.cpu) },
      timesOneProcess: Number((many.cpu / one.cpu).toFixed(2)),
    };
  } finally {
    await topology.close();
  }
}
