/** Trunks over a bus that loses, delays and recovers: complete and in order, or broken on both sides. */
import { setImmediate as next } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { chunkText, readChunk, type Trunk } from './trunk.ts';
import { Trunks } from './trunks.ts';

const SILENCE = 60_000;
const all: Trunks[] = [];
afterEach(() => {
  for (const trunks of all.splice(0)) trunks.close();
});

/** Two processes, a and b, and the bus between them. */
function pair() {
  const bus = { up: true, lose: 0, sent: 0 };
  const heard: { readonly [side: string]: string[] } = { a: [], b: [] };
  const broken: { readonly [side: string]: number[] } = { a: [], b: [] };
  const sides = new Map<string, Trunks>();
  for (const me of ['a', 'b']) {
    const carrier = {
      isUp: () => bus.up,
      send: (to: string, text: string) => {
        bus.sent++;
        if (bus.up && bus.lose-- <= 0) setImmediate(() => sides.get(to)?.hear(text));
      },
    };
    const trunks = new Trunks(me, carrier, SILENCE, {
      heard: (_, head, text) => heard[me]!.push(`${JSON.stringify(head)} ${text}`),
      broken: () => broken[me]!.push(1),
    });
    sides.set(me, trunks);
    all.push(trunks);
  }
  return { bus, heard, broken, a: sides.get('a')!, b: sides.get('b')! };
}
/** Long enough for all messages under way and their effects. */
const turn = async (): Promise<void> => {
  for (let i = 0; i < 10; i++) await next();
};
const one = (trunk: Trunk | null): Trunk => {
  if (trunk === null) throw new Error('no trunk');
  return trunk;
};

test('a chunk is read as it was written, and nonsense is dropped', () => {
  const chunk = { from: 'a', session: 's', to: '', n: 3, heard: 2, data: 'one\ntwo' };
  expect(readChunk(chunkText(chunk))).toEqual(chunk);
  for (const text of ['', 'a b', 'a b c d e\n', 'x\ny']) expect(readChunk(text)).toBeNull();
});

test('records sent on either side arrive on the other, in order, in one chunk per turn', async () => {
  const { a, b, bus, heard } = pair();
  for (let n = 0; n < 3; n++) one(a.to('b')).put({ n });
  await turn();
  one(b.to('a')).put({ back: 1 }, 'Привет');
  await turn();
  expect(heard).toEqual({ a: ['{"back":1} Привет'], b: ['{"n":0} ', '{"n":1} ', '{"n":2} '] });
  expect(bus.sent).toBe(2);
});

test('both sides may begin at once', async () => {
  const { a, b, heard, broken } = pair();
  one(a.to('b')).put({ from: 'a' });
  one(b.to('a')).put({ from: 'b' });
  await turn();
  one(a.to('b')).put({ again: 'a' });
  one(b.to('a')).put({ again: 'b' });
  await turn();
  expect(heard).toEqual({ a: ['{"from":"b"} ', '{"again":"b"} '], b: ['{"from":"a"} ', '{"again":"a"} '] });
  expect(broken).toEqual({ a: [], b: [] });
});

test('the same words for several guests are sent once', async () => {
  const { a, heard } = pair();
  const trunk = one(a.to('b'));
  trunk.tell(1, { tell: true }, 'words');
  trunk.tell(2, { tell: true }, 'words');
  trunk.put({ between: true });
  trunk.tell(3, { tell: true }, 'words');
  await turn();
  expect(heard['b']).toEqual(['{"tell":true,"ways":[1,2]} words', '{"between":true} ', '{"tell":true,"ways":[3]} words']);
});

test('records longer than a message of the bus arrive whole', async () => {
  const { a, heard, bus } = pair();
  const long = 'Ї'.repeat(700_000);
  one(a.to('b')).put({ long: true }, long);
  await turn();
  expect(bus.sent).toBeGreaterThan(2);
  expect(heard['b']).toEqual([`{"long":true} ${long}`]);
});

test('a gap breaks the trunk on both sides, and a new one begins', async () => {
  const { a, bus, heard, broken } = pair();
  one(a.to('b')).put({ n: 0 });
  await turn();
  bus.lose = 1;
  one(a.to('b')).put({ n: 1 });
  await turn();
  one(a.to('b')).put({ n: 2 });
  await turn();
  expect(broken).toEqual({ a: [1], b: [1] });
  one(a.to('b')).put({ n: 3 });
  await turn();
  expect(heard['b']).toEqual(['{"n":0} ', '{"n":3} ']);
});

test('a restarted process is recognised, and the old session is over', async () => {
  const { a, b, heard, broken } = pair();
  const old = one(a.to('b'));
  old.put({ n: 0 });
  await turn();
  // The bus was away for only one of them.
  b.breakAll();
  old.put({ n: 1 });
  await turn();
  expect([old.isBroken, broken]).toEqual([true, { a: [1], b: [1] }]);
  one(b.to('a')).put({ n: 2 });
  await turn();
  expect(heard).toEqual({ a: ['{"n":2} '], b: ['{"n":0} '] });
});

test('while the bus is away there are no trunks; records under way are lost, and both sides know', async () => {
  const { a, b, bus, broken } = pair();
  one(a.to('b')).put({ n: 0 });
  await turn();
  bus.up = false;
  a.breakAll();
  b.breakAll();
  expect([a.to('b'), b.to('a'), broken]).toEqual([null, null, { a: [1], b: [1] }]);
  bus.up = true;
  expect(a.to('b')).not.toBeNull();
});

test('requests wait while too much is unacknowledged; a process that listens too slowly is given up in the end', async () => {
  const { a, bus } = pair();
  const trunk = one(a.to('b'));
  trunk.put({ n: 0 });
  await turn();
  bus.lose = Number.POSITIVE_INFINITY;
  trunk.put({}, 'x'.repeat(2_000_000));
  trunk.flush();
  expect([trunk.isFull, trunk.isBroken]).toEqual([true, false]);
  const waiting = trunk.caughtUp();
  trunk.put({}, 'x'.repeat(7_000_000));
  trunk.flush();
  expect(trunk.isBroken).toBe(true);
  await waiting;
});

test('large amounts are acknowledged without waiting for a heartbeat', async () => {
  const { a, b } = pair();
  const trunk = one(a.to('b'));
  trunk.put({}, 'x'.repeat(2_000_000));
  trunk.flush();
  expect(trunk.isFull).toBe(true);
  await trunk.caughtUp();
  expect([trunk.isFull, b.size]).toEqual([false, 1]);
});

test('a process that is silent for too long is considered gone', () => {
  const { a, bus, broken } = pair();
  const trunk = one(a.to('b'));
  bus.lose = Number.POSITIVE_INFINITY;
  const now = performance.now();
  trunk.tick(now + SILENCE - 1, SILENCE);
  expect([trunk.isBroken, bus.sent]).toEqual([false, 1]);
  trunk.tick(now + SILENCE + 1000, SILENCE);
  expect([trunk.isBroken, broken['a']]).toEqual([true, [1]]);
});
