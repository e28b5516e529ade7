/** The pace of pings to one connection, by the test's own clock: to the millisecond, however busy the machine is. */
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { WireText } from './frames.ts';
import type { Outbox } from './outbox.ts';
import { Pinger } from './pinger.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** A connection that answers each ping at once, or never. */
const connected = ({ answers = true } = {}) => {
  const socket = Object.assign(new EventEmitter(), { OPEN: 1, readyState: 1, terminate: vi.fn() });
  const sent: number[] = [];
  const outbox = {
    put(frame: WireText): void {
      const [kind, length, ...name] = Buffer.from(frame, 'latin1');
      expect([kind, length]).toEqual([0b1000_1001, name.length]);
      sent.push(performance.now());
      if (answers) socket.emit('pong', Buffer.from(name));
    },
  };
  const pinger = new Pinger(socket as unknown as WebSocket, outbox as unknown as Outbox);
  /** When pings went out in the next n milliseconds, counted from now. */
  const during = (millis: number): number[] => {
    const from = performance.now();
    const before = sent.length;
    vi.advanceTimersByTime(millis);
    return sent.slice(before).map(at => at - from);
  };
  return { socket, pinger, during, sent };
};
/** A client that has sat at a racing game long enough for its path to be known. */
const seated = () => {
  const client = connected();
  client.pinger.mayRace('table', true);
  expect(client.during(500)).toEqual([50, 100, 150, 200, 250, 300, 350, 400, 450, 500]);
  return client;
};

test('where no race is possible a ping is a heartbeat', () => {
  const { during } = connected();
  expect(during(60_000)).toEqual([20_000, 40_000, 60_000]);
});
test('a client that answers no ping is considered gone', () => {
  const { socket, during } = connected({ answers: false });
  during(40_000);
  expect(socket.terminate).not.toHaveBeenCalled();
  during(20_000);
  expect(socket.terminate).toHaveBeenCalledOnce();
});
test('an answer to a ping never sent is ignored', () => {
  const { socket, pinger } = connected({ answers: false });
  socket.emit('pong', Buffer.alloc(4));
  socket.emit('pong', Buffer.from('longer than a name'));
  expect(pinger.path.trips).toEqual([]);
});
test('ten quick ones on sitting down, then few; one that is nearly due accompanies a message', () => {
  const { pinger, during } = seated();
  expect(pinger.path.trips.length).toBe(10);
  expect(during(3000)).toEqual([]);
  expect(pinger.isDue).toBe(false);
  expect(during(1)).toEqual([]);
  expect(pinger.isDue).toBe(true);
  expect(during(2000)).toEqual([1999]);
});

describe('a race', () => {
  test('quickens them with the cue and not before, and fully once a hand may come down', () => {
    const { pinger, during } = seated();
    pinger.races('set');
    expect(during(3500)).toEqual([1000, 2000, 3000]);
    pinger.cue();
    expect(during(300)).toEqual([100, 150, 200, 250, 300]);
  });
  test('sends one more to a client whose hand is down, and then none until it is over', () => {
    const { pinger, during } = seated();
    pinger.races('set');
    pinger.cue();
    expect(during(120)).toEqual([100]);
    pinger.races('down');
    expect(during(15_000)).toEqual([30]);
    expect(pinger.isDue).toBe(false);
    pinger.races('over');
    expect(during(10_000)).toEqual([5000, 10_000]);
  });
  test('returns to quiet pings when over without the client’s hand', () => {
    const { pinger, during } = seated();
    pinger.races('set');
    pinger.cue();
    pinger.races('over');
    expect(during(5000)).toEqual([5000]);
  });
  test('sends a client that does not race only the ping behind the cue', () => {
    const { pinger, during, sent } = seated();
    const before = sent.length;
    pinger.cue();
    expect(sent.length).toBe(before + 1);
    expect(during(4999)).toEqual([]);
  });
});
