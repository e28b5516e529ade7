/**
 * `npm run bench -- server --calls 40`: what notifications and the webhook cost people who play. Three servers have the same crowd at the
 * same time: one sends them through a service on this machine, the other two send none; the difference between those two is chance. At all
 * three a guest opens a table and leaves, and another guest sits down there: as often as requested, by default once per as many moves as a
 * game has.
 */
import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setInterval } from 'node:timers';
import { CURVE } from '../../server/push/encrypt.ts';
import { quantile, rounded, shown, table } from '../figures.ts';
import { Crowd, newCookie } from './crowd.ts';
import { type Load, measured, warmUp } from './load.ts';
import { LoadPlayer } from './player.ts';
import { type Measured, startMeasured } from './usage.ts';

export const CALLING_TABLES = 40;
const ROUNDS = 5;
/** Moves per notification: those of a game of six rounds. */
export const SELDOM = 180;
const SECOND = 1000;
const SERVERS = [
  ['calls off', 'off'],
  ['calls and webhook on', 'on'],
  ['calls off once more', 'off'],
] as const;
/** One of three services never answers, nor does the chat. */
const HOSTS = ['push.example', 'other.example', 'never.example'];

interface Service {
  readonly port: number;
  /** The number of messages it has received. */
  taken(): number;
  close(): void;
}
const openService = async (): Promise<Service> => {
  let taken = 0;
  const listening = createServer((asked, answer) => {
    asked.resume().on('end', () => {
      if (asked.headers.host === 'never.example' || asked.headers.host === 'chat.example') return;
      taken++;
      answer.writeHead(201).end();
    });
  });
  await new Promise<void>(resolve => listening.listen(0, '127.0.0.1', resolve));
  const close = (): void => {
    listening.closeAllConnections();
    listening.close();
  };
  return { port: (listening.address() as AddressInfo).port, taken: () => taken, close };
};

/** People who open a table and leave, and people who sit down there. */
class Passers {
  readonly #address: string;
  readonly #tally = { bytes: 0, updates: 0 };
  readonly #clock: NodeJS.Timeout;
  #count = 0;

  constructor(address: string, perSecond: number) {
    this.#address = address;
    const pass = (): void => void this.#pass(this.#count++).catch((why: unknown) => console.error(`bench: ${why}`));
    this.#clock = setInterval(pass, SECOND / perSecond);
  }
  close(): void {
    clearInterval(this.#clock);
  }
  async #pass(n: number): Promise<void> {
    const [host, other] = await Promise.all([newCookie(this.#address), newCookie(this.#address)]);
    await this.#wish(host!, n);
    const opener = await LoadPlayer.connect(`${this.#address}/ws`, host!, this.#tally);
    const { table } = await opener.ask({ ask: 'create', game: 'steel-bullets', seats: 3, visibility: 'open' });
    opener.close();
    const comer = await LoadPlayer.connect(`${this.#address}/ws`, other!, this.#tally);
    await comer.ask({ ask: 'enter', table });
    await comer.ask({ ask: 'sit', table });
    comer.close();
  }
  /** A server without notifications says so; it is asked all the same. */
  async #wish(cookie: string, n: number): Promise<void> {
    const own = createECDH(CURVE);
    const body = {
      endpoint: `https://${HOSTS[n % HOSTS.length]}/${n}`,
      p256dh: own.generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
      kinds: ['sat'],
      language: 'en',
    };
    const headers = { cookie, origin: new URL(this.#address).origin, 'content-type': 'application/json' };
    await fetch(`${this.#address}/api/me/devices`, { method: 'PUT', headers, body: JSON.stringify(body) });
  }
}

interface Calling {
  readonly tables: number;
  /** Moves per notification. */
  readonly every: number;
  readonly millis: number;
}
export async function besideCalls({ tables, every, millis }: Calling): Promise<object> {
  const service = await openService();
  const servers: Measured[] = [];
  const crowds: Crowd[] = [];
  const passers: Passers[] = [];
  try {
    for (const [, calls] of SERVERS)
      servers.push(await startMeasured('./serve.js', false, { words: ['', calls === 'on' ? String(service.port) : 'off'] }));
    crowds.push(...servers.map(({ address }) => new Crowd(address)));
    console.error(`bench: ${tables} tables at each of ${servers.length} servers`);
    await Promise.all(crowds.map(crowd => crowd.growTo(tables)));
    passers.push(...servers.map(({ address }) => new Passers(address, tables / every)));
    await Promise.all(crowds.map(warmUp));
    const rounds: (readonly Load[])[] = [];
    const before = service.taken();
    for (let round = 1; round <= ROUNDS; round++) {
      console.error(`bench: round ${round} of ${ROUNDS}, all at once`);
      rounds.push(await Promise.all(servers.map((server, i) => measured(server, crowds[i]!, millis))));
    }
    return print({ tables, every, millis }, rounds, service.taken() - before);
  } finally {
    for (const passer of passers) passer.close();
    for (const crowd of crowds) crowd.close();
    for (const server of servers) await server.end();
    service.close();
  }
}

interface Sum {
  readonly moves: number;
  readonly cpuUsPerMove: number;
  readonly p50: number;
  readonly p99: number;
}
const sumOf = (loads: readonly Load[]): Sum => {
  const millis = loads.flatMap(load => load.millis);
  const cpu = loads.reduce((all, load) => all + load.cpuUsPerMove * load.moves, 0);
  return { moves: millis.length, cpuUsPerMove: cpu / millis.length, p50: quantile(millis, 0.5), p99: quantile(millis, 0.99) };
};

function print({ tables, every }: Calling, rounds: readonly (readonly Load[])[], taken: number): object {
  const sums = SERVERS.map((_, i) => sumOf(rounds.map(round => round[i]!)));
  const [off, on, again] = sums as [Sum, Sum, Sum];
  const times = (of: (sum: Sum) => number) => ({ on: (2 * of(on)) / (of(off) + of(again)), off: of(again) / of(off) });
  const [cpu, p99] = [times(sum => sum.cpuUsPerMove), times(sum => sum.p99)];
  console.log(
    table([
      ['', 'moves', 'p50 ms', 'p99 ms', 'CPU µs a move'],
      ...sums.map((sum, i) => [SERVERS[i]![0], shown(sum.moves), shown(sum.p50), shown(sum.p99), shown(sum.cpuUsPerMove)]),
    ]),
  );
  console.log(`
${tables} tables at each of three servers that run at the same time. One call for ${every} moves; taken were ${taken}. A third of the
devices has a service that never answers, and so has the chat. Messages go out without TLS, which is not in these figures.
With calls and webhook a move costs ${shown(cpu.on)} times the CPU and 99 of 100 are acknowledged within ${shown(p99.on)} times the time;
the two servers without them differ by ${shown(cpu.off)} and ${shown(p99.off)} times.`);
  return {
    tables,
    every,
    taken,
    cpuRatio: rounded(cpu.on),
    cpuRatioOfAlike: rounded(cpu.off),
    p99Ratio: rounded(p99.on),
    p99RatioOfAlike: rounded(p99.off),
  };
}
