/** Messages between processes of one machine, through their parent. */
import { expect, test } from 'vitest';
import { defaults } from '../config.ts';
import { together } from '../metrics.ts';
import { flagsOf, processesOf, threadsOf } from './count.ts';
import { type Child, Relay } from './relay.ts';
import { Siblings } from './siblings.ts';

/** A relay with some processes, each with its received messages; a test may control when messages leave. */
function processes(names: readonly string[]) {
  const relay = new Relay(names.length);
  const left: (() => void)[] = [];
  const all = names.map((name, place) => {
    const heard: string[] = [];
    const child: Child = {
      say: (said, sent) => {
        siblings.hear(said);
        left.push(sent);
      },
    };
    const siblings = new Siblings(names.length, said => relay.heard(child, place, said));
    const medium = siblings.medium(name, {
      heard: text => heard.push(text.slice(0, 10)),
      heardByAll: text => heard.push(`all: ${text}`),
      away: () => {},
      back: () => {},
    });
    return { heard, child, siblings, medium };
  });
  return { relay, left, all };
}

test('a message to one reaches only that one; a message to all reaches the others', () => {
  const { all, relay } = processes(['a', 'b', 'c']);
  const [a, b, c] = all;
  a!.medium.send('b', 'one');
  b!.medium.sendAll('two');
  a!.medium.send('nobody', 'three');
  relay.left(c!.child);
  a!.medium.send('c', 'four');
  a!.medium.sendAll('five');
  expect([a!.heard, b!.heard, c!.heard]).toEqual([['all: two'], ['one', 'all: five'], ['all: two']]);
});
test('for a process that does not read, the queue is bounded; once it has caught up, it receives again', () => {
  const { all, left } = processes(['a', 'b']);
  const [a, b] = all;
  const large = 'x'.repeat(1_048_576);
  for (let i = 0; i < 20; i++) a!.medium.send('b', large);
  expect(b!.heard).toHaveLength(16);
  for (const sent of left.splice(0)) sent();
  a!.medium.send('b', 'again');
  expect(b!.heard.at(-1)).toBe('again');
});
test('each reports its figures and gets those of all; a dead process’s figures stay until it is replaced', async () => {
  const { all, relay } = processes(['a', 'b']);
  const [a, b] = all;
  const text = (n: number) => `# TYPE inputs counter\ninputs ${n}\ntook_bucket{le="1"} ${n}\n`;
  expect(together(await a!.siblings.figures(text(1)))).toBe(
    '# TYPE inputs counter\ninputs{process="1"} 1\ntook_bucket{process="1",le="1"} 1\n',
  );
  await b!.siblings.figures(text(2));
  relay.left(b!.child);
  expect(together(await a!.siblings.figures(text(3)))).toBe(
    '# TYPE inputs counter\ninputs{process="1"} 3\ninputs{process="2"} 2\ntook_bucket{process="1",le="1"} 3\ntook_bucket{process="2",le="1"} 2\n',
  );
});

test('all cores but one for PostgreSQL are used; the embedded file has one process', () => {
  const onPostgres = { ...defaults, DATABASE_URL: 'postgres://localhost/sixgun' };
  expect([1, 2, 4, 9, 64].map(cores => processesOf(onPostgres, cores))).toEqual([1, 1, 3, 8, 8]);
  expect(processesOf({ ...onPostgres, PROCESSES: 12 }, 2)).toBe(12);
  expect(processesOf(defaults, 64)).toBe(1);
});
test('processes share the threads in which bots think', () => {
  expect([1, 2, 8].map(cores => threadsOf(1, cores))).toEqual([1, 1, 4]);
  expect([threadsOf(3, 4), threadsOf(2, 8), threadsOf(8, 4)]).toEqual([1, 2, 1]);
});
test('a process that has a core to itself collects garbage without threads, and seldom where memory is plenty', () => {
  const GIB = 2 ** 30;
  expect(flagsOf(3, 4, 16 * GIB)).toEqual(['--single-threaded-gc', '--heap-growing-percent=1000']);
  expect(flagsOf(3, 4, 4 * GIB)).toEqual(['--single-threaded-gc']);
  expect(flagsOf(2, 16, 4 * GIB)).toEqual([]);
});
