/**
 * `npm run bench -- hostile`: what one hostile guest costs all others. Honest tables play on at human pace; each attack is measured against
 * the calm in between, in the same run, with a server's default limits.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Bench, wholeNumber } from '../bench.ts';
import { quantile, rounded, shown, table } from '../figures.ts';
import { Crowd } from '../server/crowd.ts';
import { canPin, type Memory, startMeasured } from '../server/usage.ts';
import { attacks } from './attack.ts';
import { findPrey, type Prey } from './hostile.ts';

const TABLES = 40;
const WARM_UP = 8000;
/** How often calm and attack alternate: other work of the machine affects both. */
const ROUNDS = 3;
/** The time for an attack to take hold, or to leave no trace. */
const SETTLE = 1500;
/** Each guest of the crowd has a loopback address of its own. */
const honest = (guest: number): string => `127.1.${Math.floor(guest / 250)}.${1 + (guest % 250)}`;

const NOTHING: Memory = { rss: 0, held: 0 };
const megabytes = ({ rss, held }: Memory): string => `${shown(rss / 1e6)} MB (${shown(held / 1e6)} of them held by the program)`;

const rest = (millis: number): Promise<void> => new Promise(resolve => setTimeout(resolve, millis));

interface Row {
  readonly attack: string;
  readonly calm: number;
  readonly under: number;
  readonly worst: number;
  readonly share: number;
  readonly megabytes: number;
}

const attacking = (name: string, prey: Prey): Promise<() => Promise<void>> =>
  new Promise(resolve => {
    const file = fileURLToPath(new URL('./attack.js', import.meta.url));
    const child = spawn(process.execPath, [file, name, JSON.stringify(prey)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const end = (): Promise<void> =>
      new Promise(ended => {
        child.once('exit', () => ended());
        child.disconnect();
      });
    child.once('message', () => resolve(end));
  });

async function print(tables: number, millis: number): Promise<object> {
  const pinned = canPin();
  const server = await startMeasured('../hostile/serve.js', pinned, { flags: ['--expose-gc'] });
  const crowd = new Crowd(server.address, honest);
  const moves = async (): Promise<number[]> => {
    await rest(SETTLE);
    crowd.takeAcknowledged();
    await rest(millis);
    return crowd.takeAcknowledged();
  };
  const rows: Row[] = [];
  let [before, after] = [NOTHING, NOTHING];
  try {
    const prey = await findPrey(server.address);
    console.error(`bench: ${tables} honest tables`);
    await crowd.growTo(tables);
    await rest(WARM_UP);
    before = await server.memory();
    for (const attack of Object.keys(attacks)) {
      console.error(`bench: ${attack}`);
      const [calm, under]: [number[], number[]] = [[], []];
      let [cpu, elapsed, rss] = [0, 0, 0];
      for (let round = 0; round < ROUNDS; round++) {
        calm.push(...(await moves()));
        const end = await attacking(attack, prey);
        const [start, began] = [await server.usage(), performance.now()];
        under.push(...(await moves()));
        const now = await server.usage();
        cpu += now.cpu - start.cpu;
        elapsed += performance.now() - began;
        rss = Math.max(rss, now.rss);
        await end();
      }
      const [calmly, attacked] = [quantile(calm, 0.99), quantile(under, 0.99)];
      rows.push({
        attack,
        calm: calmly,
        under: attacked,
        worst: Math.max(...under),
        share: cpu / 1000 / elapsed,
        megabytes: rss / 1e6,
      });
    }
    await rest(WARM_UP);
    after = await server.memory();
  } finally {
    crowd.close();
    await server.end();
  }
  console.log(
    table([
      ['attack', 'p99 calm ms', 'p99 under it ms', 'times', 'longest ms', 'of a core', 'MB'],
      ...rows.map(row => [
        row.attack,
        shown(row.calm),
        shown(row.under),
        shown(row.under / row.calm),
        shown(row.worst),
        `${shown(100 * row.share)} %`,
        shown(row.megabytes),
      ]),
    ]),
  );
  console.log(`
${tables} tables of four honest guests make a move a second each; one hostile guest at another address does as much of one thing as the limits
allow, and tries more. Memory of the server without garbage: ${megabytes(before)} before, ${megabytes(after)} afterwards.
Goal: at most twice the p99 of the calm; memory back to within a fifth.`);
  return {
    hostile: Object.fromEntries(
      rows.map(({ attack, calm, under }) => [attack, { p99Ms: rounded(under), timesCalm: rounded(under / calm) }]),
    ),
    memoryTimes: rounded(after.rss / before.rss),
    heldTimes: rounded(after.held / before.held),
  };
}

export const hostile: Bench = {
  says: 'what one hostile guest costs all others, attack by attack',
  flags: { tables: `honest tables (${TABLES})`, seconds: 'how long each calm and each attack is measured, three times (5)' },
  run: ({ tables, seconds }) => print(wholeNumber(tables, TABLES, 'tables'), wholeNumber(seconds, 5, 'seconds') * 1000),
};
