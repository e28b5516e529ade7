/**
 * `npm run bench -- server --bots 200`: what tables with thinking bots cost people at other tables. Measured without them, with them, and
 * without them again, in one run on one server, so that other work of the machine affects all three.
 */
import { quantile, rounded, shown, table } from '../figures.ts';
import { Crowd, SEATS } from './crowd.ts';
import { type Load, measured, rest, WARM_UP } from './load.ts';
import { startMeasured } from './usage.ts';

/** The thinking level, on every chair but one: an empty table is not played at. */
const THINKING = Array.from({ length: SEATS - 1 }, () => 'legend');
const GOAL = 1.25;

interface BesideBots {
  readonly tables: number;
  readonly bots: number;
  readonly millis: number;
}

export async function besideBots({ tables, bots, millis }: BesideBots): Promise<object> {
  const server = await startMeasured('./serve.js', false);
  const people = new Crowd(server.address);
  const guests = new Crowd(server.address, undefined, THINKING);
  try {
    console.error(`bench: ${tables} tables of people`);
    await people.growTo(tables);
    await rest(WARM_UP);
    const before = await measured(server, people, millis);
    console.error(`bench: ${bots} tables with thinking bots beside them`);
    await guests.growTo(bots);
    await rest(WARM_UP);
    const told = guests.tally.updates;
    const beside = await measured(server, people, millis);
    const heard = guests.tally.updates - told;
    guests.close();
    console.error('bench: people alone once more');
    const after = await measured(server, people, millis);
    return print(tables, bots, [before, beside, after], heard);
  } finally {
    guests.close();
    people.close();
    await server.end();
  }
}

function print(tables: number, bots: number, [before, beside, after]: readonly [Load, Load, Load], heard: number): object {
  const p99Without = quantile([...before.millis, ...after.millis], 0.99);
  const times = beside.p99 / p99Without;
  const row = (name: string, load: Load): string[] => [
    name,
    shown(load.moves),
    shown(load.p50),
    shown(load.p99),
    `${shown(100 * load.share)} %`,
  ];
  console.log(
    table([
      ["people's tables", 'moves', 'p50 ms', 'p99 ms', 'of a core'],
      row('alone', before),
      row(`beside ${bots} with bots`, beside),
      row('alone again', after),
    ]),
  );
  console.log(`
${tables} tables of ${SEATS} people; at each of the others one guest and ${THINKING.length} bots that think (${THINKING[0]}), whose guests heard of ${shown(heard)} moves.
p99 of people's moves: ${shown(p99Without)} ms without the bots, ${shown(beside.p99)} ms with them, ${shown(times)} times as long. Goal: at most ${GOAL} times.
Server and crowd share all cores of this machine.`);
  return {
    bots,
    tables,
    p99Ms: rounded(beside.p99),
    p99MsWithout: rounded(p99Without),
    times: rounded(times),
    botTablesHeard: heard,
  };
}
