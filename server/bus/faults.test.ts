/**
 * A cluster of real processes behind a balancer, and its faults: a process is killed, or hangs for longer than its lease;
 * the bus is cut; PostgreSQL restarts. Players come back by themselves; every acknowledged move is there, once.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ClusterCrowd } from '../../bench/cluster/crowd.ts';
import { type Member, Topology } from '../../bench/cluster/topology.ts';
import { compare } from '../../bench/crash/compare.ts';

const TABLES = 2;
/** The number of moves played before and after. */
const MORE = 5;
let cluster: Topology;
beforeAll(async () => {
  cluster = await Topology.start(3);
});
afterAll(() => cluster.close());

const headOf = async (code: string): Promise<number> => cluster.store.log.head((await cluster.store.tables.findByCode(code))!.id);

/** Play continues at every table. */
async function goesOn({ tables }: ClusterCrowd): Promise<void> {
  for (const code of tables) {
    const before = await headOf(code);
    while ((await headOf(code)) < before + MORE) await pause(50);
  }
}
async function survives(blow: (holder: Member, code: string) => Promise<void>): Promise<void> {
  const crowd = await ClusterCrowd.arrive(cluster.balancer.url, TABLES);
  onTestFinished(() => crowd.stop());
  crowd.watch();
  await goesOn(crowd);
  const [code] = crowd.tables;
  await blow((await cluster.holderOf(code!))!, code!);
  await crowd.allAnswered(performance.now());
  await goesOn(crowd);
  crowd.stop();
  const { tables, promised, refused } = crowd;
  expect(promised.length).toBeGreaterThan(TABLES);
  expect(await compare({ databaseUrl: cluster.databaseUrl }, tables, promised)).toMatchObject({
    lost: 0,
    doubled: 0,
    races: { withoutVerdict: 0 },
  });
  expect(refused).toBe(0);
}

test('survives a killed process', () =>
  survives(async holder => {
    await holder.server.kill();
    onTestFinished(() => holder.again());
  }));

test('survives a process that hangs until another has its tables, and then continues', () =>
  survives(async (holder, code) => {
    holder.server.signal('SIGSTOP');
    onTestFinished(() => holder.server.signal('SIGCONT'));
    while (((await cluster.holderOf(code)) ?? holder) === holder) await pause(50);
    holder.server.signal('SIGCONT');
  }));

test('survives a bus that is away for a while', () =>
  survives(async () => {
    await cluster.nats.stop();
    await pause(1000);
    await cluster.nats.start();
  }));

test('survives a restart of PostgreSQL', () => survives(() => cluster.postgres.restart()));

test('survives a rolling restart of all processes', () =>
  survives(async () => {
    for (const member of cluster.members) {
      await member.server.stop();
      await member.again();
    }
  }));
