/**
 * `npm run bench -- server`: how many busy tables one core serves, with the log on disk, and what a move costs beside a bare fan-out.
 *
 * The server and its crowd are two programs, each on its own core where possible. Tables are added step by step; each step is
 * measured once it has settled, until acknowledgements take too long.
 */
import { type Bench, wholeNumber } from '../bench.ts';
import { rounded, shown, table } from '../figures.ts';
import { besideBots } from './bots.ts';
import { besideCalls, CALLING_TABLES, SELDOM } from './calls.ts';
import { Chatter } from './chatter.ts';
import { Crowd, SEATS } from './crowd.ts';
import { type Load, measured, rest, SETTLE, warmUp } from './load.ts';
import { PROCESS_STEPS, severalProcesses } from './processes.ts';
import { besideSleeping, SLEEPING } from './sleeping.ts';
import { canPin, ON_ONE_CORE, startMeasured } from './usage.ts';

const STEPS = [250, 500, 750, 1000, 1250, 1500, 1750, 2000];
const BESIDE_BOTS = 100;
const TOO_LATE = 50;
const BARE_ROOMS = 1000;
/** No new step begins after this long. */
const LONGEST = 180_000;

async function bareFanOut(rooms: number, millis: number, pinned: boolean, words: readonly string[] = []): Promise<number> {
  const server = await startMeasured('./bare.js', pinned, { words });
  const chatter = new Chatter(server.address);
  await chatter.open(rooms);
  await rest(SETTLE);
  const [messages, before] = [chatter.messages, await server.usage()];
  await rest(millis);
  const cpu = (await server.usage()).cpu - before.cpu;
  const perMessage = cpu / (chatter.messages - messages);
  chatter.close();
  await server.end();
  return perMessage;
}

interface Climb {
  readonly steps: readonly number[];
  readonly millis: number;
  /** The folder for a profile of the server, if requested. */
  readonly profile: string | undefined;
}

async function climb({ steps, millis, profile }: Climb, pinned: boolean): Promise<Load[]> {
  const flags = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const server = await startMeasured('./serve.js', pinned, { flags });
  const crowd = new Crowd(server.address);
  const loads: Load[] = [];
  const start = performance.now();
  try {
    for (const tables of steps) {
      if (performance.now() - start > LONGEST) {
        console.error('bench: no time for more tables');
        break;
      }
      console.error(`bench: ${tables} tables`);
      await crowd.growTo(tables);
      if (loads.length === 0) await warmUp(crowd);
      const load = await measured(server, crowd, millis);
      // Other work may have kept the machine busy: a second chance.
      const again = load.p99 < TOO_LATE ? load : await measured(server, crowd, millis);
      loads.push(again.p99 < load.p99 ? again : load);
      if (loads.at(-1)!.p99 >= TOO_LATE) break;
    }
  } finally {
    crowd.close();
    await server.end();
  }
  return loads;
}

async function print(how: Climb): Promise<object> {
  const { steps, millis } = how;
  const pinned = canPin();
  console.error('bench: a bare fan-out');
  const rooms = Math.min(BARE_ROOMS, Math.max(...steps));
  const bare = await bareFanOut(rooms, millis, pinned);
  console.error('bench: a bare fan-out with a log');
  const logged = await bareFanOut(rooms, millis, pinned, ['logged']);
  const loads = await climb(how, pinned);
  const kept = loads.filter(load => load.p99 < TOO_LATE).at(-1);
  console.log(
    table([
      ['tables', 'moves', 'p50 ms', 'p99 ms', 'CPU µs a move', 'of a core', 'bytes a move', 'MB'],
      ...loads.map(l => [
        String(l.tables),
        shown(l.moves),
        shown(l.p50),
        shown(l.p99),
        shown(l.cpuUsPerMove),
        `${shown(100 * l.share)} %`,
        shown(l.bytesPerMove),
        shown(l.megabytes),
      ]),
    ]),
  );
  console.log(`
Each table has ${SEATS} guests on sockets of their own and makes one move of Wright Brothers' Gang a second; every move is on disk before any guest
is told. Bytes are those of all messages both ways, races included.${pinned ? ` Both servers run with ${ON_ONE_CORE.join(' ')}, as docs/hosting.md advises for one core.` : ' The programs could not be given a core each.'}
A bare fan-out of ws to ${SEATS}, without rules or log: ${shown(bare)} µs of CPU a message. The same with each
message on disk first, in the groups of our journal, and with our pings: ${shown(logged)} µs; a move costs ${shown((kept?.cpuUsPerMove ?? Number.NaN) / logged)} times that.
Goal: 1,000 tables with p99 at most 20 ms, at most 2.5 times the CPU of the bare fan-out with a log.`);
  return {
    tables: kept?.tables ?? 0,
    p99Ms: rounded(kept?.p99 ?? Number.NaN),
    cpuUsPerMove: rounded(kept?.cpuUsPerMove ?? Number.NaN),
    bareCpuUsPerMessage: rounded(bare),
    loggedCpuUsPerMessage: rounded(logged),
    timesLogged: rounded((kept?.cpuUsPerMove ?? Number.NaN) / logged),
    bytesPerMove: Math.round(kept?.bytesPerMove ?? Number.NaN),
  };
}

export const server: Bench = {
  says: 'how many busy tables one core serves, and what a move costs beside a bare fan-out; or what thinking bots or calls cost people',
  flags: {
    tables: `the steps (${STEPS.join(',')}; with processes ${PROCESS_STEPS.join(',')}); with bots, how many tables of people (${BESIDE_BOTS})`,
    processes: 'how many processes serve, each on a core, on a PostgreSQL of the same machine, instead of one on the embedded file',
    bots: 'how many tables with thinking bots there are beside those of people, instead of the steps',
    sleeping: 'how many correspondence tables sleep in the database beside none, instead of the steps',
    calls: `how many tables there are at a server that calls its guests and at two that do not (${CALLING_TABLES}), instead of the steps`,
    every: `beside calls, how many moves there are for each of them (${SELDOM})`,
    seconds: 'how long each step, or each round beside calls, is measured (10; with bots 20; with sleeping tables 40)',
    profile: 'a folder to write a CPU profile of the server to',
  },
  run: ({ tables, processes, bots, sleeping, calls, every, seconds, profile }) => {
    const millis = (standard: number): number => wholeNumber(seconds, standard, 'seconds') * 1000;
    const steps = tables?.split(',').map(step => wholeNumber(step, 1, 'tables'));
    if (bots !== undefined)
      return besideBots({
        tables: wholeNumber(tables, BESIDE_BOTS, 'tables'),
        bots: wholeNumber(bots, 1, 'bots'),
        millis: millis(20),
      });
    if (sleeping !== undefined)
      return besideSleeping({ sleeping: wholeNumber(sleeping, SLEEPING, 'sleeping'), millis: millis(40) });
    if (calls !== undefined)
      return besideCalls({
        tables: wholeNumber(calls, CALLING_TABLES, 'calls'),
        every: wholeNumber(every, SELDOM, 'every'),
        millis: millis(10),
      });
    if (processes !== undefined)
      return severalProcesses({
        processes: wholeNumber(processes, 1, 'processes'),
        steps: steps ?? PROCESS_STEPS,
        millis: millis(10),
      });
    return print({ steps: steps ?? STEPS, millis: millis(10), profile });
  },
};
