/** One attack, in its own process: it runs until its starter ends it. */
import { connect } from 'node:net';
import { setTimeout as rest } from 'node:timers/promises';
import { pledgeOf } from '../../wire/proof.ts';
import { newCookie } from '../server/crowd.ts';
import { ADDRESS, Caller, fetched, type Prey } from './hostile.ts';

/** Somewhat more than a connection may send in the long run: now and then it is disconnected, and comes back. */
const PACE = 1000 / 22;
const AT_ONCE = 8;

/** Sends the same message over and over. */
const saying = async (prey: Prey, what: (n: number) => string): Promise<void> => {
  const caller = new Caller(prey);
  await caller.open();
  for (let n = 0; ; n++) {
    caller.say(what(n));
    await rest(PACE);
  }
};
/** Requests one address after another, several at once. */
const fetching = async (url: (n: number) => string, cookie: string, method = 'GET'): Promise<void> => {
  let n = 0;
  const one = async (): Promise<void> => {
    for (;;) {
      const answer = await fetched(url(n++), cookie, method).catch(() => '');
      // An attacker who is refused retries soon, but not in a busy loop, which would measure this program.
      if (answer.length < 1000) await rest(5);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
};
/** A game of two against a bot, begun by a new guest, as one guest may keep only a few tables open. */
const begun = async ({ address }: Prey): Promise<{ readonly caller: Caller; readonly table: string }> => {
  const caller = new Caller({ address, cookie: await newCookie(address, ADDRESS) });
  await caller.open();
  const made = await caller.ask({ ask: 'create', game: 'wright-gang', seats: 2, bots: ['greenhorn'], visibility: 'private' });
  const { table } = made['ok'] as { readonly table: string };
  await caller.ask({ ask: 'enter', table });
  const entropy = 'ab'.repeat(16);
  await caller.ask({ ask: 'ready', table, ready: true, pledge: pledgeOf({ table, game: 1, seat: 0, entropy }) });
  await caller.ask({ ask: 'start', table });
  await caller.ask({ ask: 'reveal', table, entropy });
  return { caller, table };
};

export const attacks: { readonly [name: string]: (prey: Prey) => Promise<void> } = {
  'catch up': prey => saying(prey, n => JSON.stringify({ id: n, ask: 'enter', table: prey.table, since: { game: 1, n: 0 } })),
  log: prey => saying(prey, n => JSON.stringify({ id: n, ask: n === 0 ? 'enter' : 'log', table: prey.table })),
  replays: ({ address, cookie, replay }) => fetching(n => `${address}/api/replays/${replay}?${n}`, cookie),
  'take back': async prey => {
    const { caller, table } = await begun(prey);
    for (let seq = 0; ; seq++) {
      void caller.ask(seq % 2 === 0 ? { ask: 'move', table, seq, move: { do: 'pass' } } : { ask: 'undo', table, seq });
      await rest(PACE);
    }
  },
  'list moves': async prey => {
    const { caller, table } = await begun(prey);
    for (;;) {
      void caller.ask({ ask: 'moves', table, do: 'discard' });
      await rest(PACE);
    }
  },
  garbage: prey => saying(prey, n => (n % 2 === 0 ? '['.repeat(16_000) : `{"id":${n},"ask":"say","text":"${'x'.repeat(16_000)}"}`)),
  'wrong codes': ({ address, cookie }) => fetching(n => `${address}/api/tables/ZZ${1000 + (n % 9000)}`, cookie),
  'new guests': ({ address }) => fetching(() => `${address}/api/guest`, '', 'POST'),
  'endless bodies': async ({ address }) => {
    const { port } = new URL(address);
    const drip = (): void => {
      const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: ADDRESS });
      socket.on('error', () => {});
      socket.write('POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{');
      const dripping = setInterval(() => socket.write(' '), 1000);
      socket.on('close', () => {
        clearInterval(dripping);
        setTimeout(drip, 100);
      });
    };
    for (let n = 0; n < 400; n++) drip();
  },
};

if (process.send !== undefined) {
  const [name, prey] = process.argv.slice(2);
  process.on('disconnect', () => process.exit(0));
  void attacks[name!]!(JSON.parse(prey!) as Prey);
  process.send('begun');
}
