/**
 * `npm run bench -- server --processes 2`: how many busy tables several processes behind one port serve, each on its own core, with
 * PostgreSQL on the same machine.
 */
import { cpus } from 'node:os';
import { startPostgres } from '../../server/store/testing/postgres.ts';
import { unlimited } from '../../testing/local-server.ts';
import { compile, type Environment, forCrowds, freePort, ServerProcess } from '../crash/process.ts';
import { rounded, shown, table } from '../figures.ts';
import { cpuOf, descendantsOf, memoryOf } from '../processor.ts';
import { Crowd, SEATS } from './crowd.ts';
import { type Load, measured, warmUp } from './load.ts';
import { canPin, type Measured, pin } from './usage.ts';

export const PROCESS_STEPS = [1000, 2000, 3000];
const LIMITS: Environment = Object.fromEntries(Object.entries(unlimited).map(([name, most]) => [name, String(most)]));
const sum = (pids: readonly number[], of: (pid: number) => number): number => pids.reduce((all, pid) => all + of(pid), 0);

interface Several extends Measured {
  /** Microseconds of processor time used by PostgreSQL. */
  database(): number;
}

async function start(processes: number, pinned: boolean): Promise<Several> {
  compile();
  const postgres = await startPostgres();
  const port = await freePort();
  const server = await ServerProcess.start({
    ...forCrowds,
    ...LIMITS,
    PORT: String(port),
    DATABASE_URL: await postgres.freshUrl(),
    PROCESSES: String(processes),
    LOG: 'warn',
  });
  const serving = [server.pid, ...descendantsOf(server.pid)];
  if (pinned) for (const pid of serving) pin(pid, `0-${processes - 1}`);
  const others = (): readonly number[] => descendantsOf(process.pid).filter(pid => !serving.includes(pid));
  return {
    address: `http://127.0.0.1:${port}`,
    usage: () => Promise.resolve({ cpu: sum(serving, cpuOf), rss: sum(serving, memoryOf) }),
    database: () => sum(others(), cpuOf),
    end: async () => {
      await server.stop();
      await postgres.stop();
    },
  };
}

interface Step extends Load {
  /** The share of a core used by PostgreSQL and the crowd. */
  readonly database: number;
  readonly crowd: number;
}

async function step(server: Several, crowd: Crowd, millis: number): Promise<Step> {
  const own = (): number => {
    const { user, system } = process.cpuUsage();
    return user + system;
  };
  const before = { database: server.database(), own: own(), at: performance.now() };
  const load = await measured(server, crowd, millis);
  const elapsed = 1000 * (performance.now() - before.at);
  return { ...load, database: (server.database() - before.database) / elapsed, crowd: (own() - before.own) / elapsed };
}

async function climb(server: Several, steps: readonly number[], millis: number): Promise<Step[]> {
  const crowd = new Crowd(server.address);
  const found: Step[] = [];
  try {
    for (const tables of steps) {
      console.error(`bench: ${tables} tables`);
      await crowd.growTo(tables);
      if (found.length === 0) await warmUp(crowd);
      found.push(await step(server, crowd, millis));
    }
  } finally {
    crowd.close();
  }
  return found;
}

interface Processes {
  readonly processes: number;
  readonly steps: readonly number[];
  readonly millis: number;
}

export async function severalProcesses({ processes, steps, millis }: Processes): Promise<object> {
  const pinned = canPin(`${processes}-${cpus().length - 1}`);
  const server = await start(processes, pinned);
  try {
    const found = await climb(server, steps, millis);
    const percent = (share: number): string => `${shown(100 * share)} %`;
    console.log(
      table([
        ['tables', 'moves', 'p50 ms', 'p99 ms', 'CPU µs a move', 'of a core', 'PostgreSQL', 'crowd', 'MB'],
        ...found.map(each => [
          String(each.tables),
          shown(each.moves),
          shown(each.p50),
          shown(each.p99),
          shown(each.cpuUsPerMove),
          percent(each.share),
          percent(each.database),
          percent(each.crowd),
          shown(each.megabytes),
        ]),
      ]),
    );
    console.log(`
Processes behind one port: ${processes}, ${pinned ? 'on as many cores; PostgreSQL and the crowd are on the other cores of the machine' : 'which share all cores with PostgreSQL and the crowd'}.
Each table has ${SEATS} guests on sockets of their own and makes one move of Wright Brothers' Gang a second.`);
    return {
      processes,
      steps: found.map(({ tables, p99, cpuUsPerMove, share }) => ({
        tables,
        p99Ms: rounded(p99),
        cpuUsPerMove: rounded(cpuUsPerMove),
        share: rounded(share),
      })),
    };
  } finally {
    await server.end();
  }
}
