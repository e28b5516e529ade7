/** Messages as frames: a page reads what was sent, whole or as a change. */
import { expect, test } from 'vitest';
import { wrightGang } from '../../games/wright-gang/game.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import { advanceAtTable, beginAtTable } from '../../table/play/progress.ts';
import { QUIET, Stream } from '../../table/viewers/stream.ts';
import { difference } from '../../wire/difference.ts';
import type { SentUpdate } from '../../wire/protocol.ts';
import type { Told } from '../../wire/tellings.ts';
import { unfolded } from '../../wire/unfold.ts';
import { frameOf, frameOfTold, type WireText } from './frames.ts';

const game = wrightGang as unknown as Game<Kinds>;

/** Parses a frame like the other end (RFC 6455, 5.2). */
const read = (sent: WireText): string => {
  const frame = Buffer.from(sent, 'latin1');
  expect(frame[0]).toBe(0b1000_0001);
  const length = frame[1]!;
  expect(length).toBeLessThan(128);
  const [head, size] =
    length < 126 ? [2, length] : length === 126 ? [4, frame.readUInt16BE(2)] : [10, Number(frame.readBigUInt64BE(2))];
  expect(frame.length).toBe(head + size);
  return frame.toString('utf8', head);
};

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('a text of %i bytes arrives unchanged', length => {
  const text = 'x'.repeat(length);
  expect(read(frameOf(text))).toBe(text);
});
test('letters of several bytes are counted as such', () => {
  for (const text of ['Ґ'.repeat(63), '🤠'.repeat(40)]) expect(read(frameOf(text))).toBe(text);
});
test('an update arrives whole, whether sent whole or as a change', () => {
  const table = game.setup(game.configure(null, 3) as never, 3, 'seed');
  const seat = game.ask(table)!.waiting[0]!;
  const stream = new Stream(game, 1, seat, table);
  const first = stream.now(QUIET);
  const clocks = { now: 1, deadlines: [null, 2, null] };
  const [move] = game.moves(table, seat, 'discard');
  const out = advanceAtTable(game, beginAtTable(table), { in: { seat, move: move!, at: 5 } });
  if (!('table' in out)) throw new Error(out.why);
  const { update, change } = stream.after(out)!;
  const sent = (told: Told, by: typeof change): SentUpdate =>
    (JSON.parse(read(frameOfTold(told, by))) as { update: SentUpdate }).update;
  const whole = sent({ tell: 'update', table: 'ABCD', update: first, clocks }, null);
  const changed = sent({ tell: 'cue', table: 'ABCD', showAt: 12.5, update, clocks }, change);
  expect('change' in changed).toBe(true);
  const before = unfolded(whole, null);
  expect(before).toEqual(JSON.parse(JSON.stringify(first)));
  expect(unfolded(changed, before)).toEqual(JSON.parse(JSON.stringify(update)));
  expect(unfolded(changed, null)).toBeNull();
  expect(difference(before as never, JSON.parse(JSON.stringify(first)))).toBeNull();
});
test('a message to many is serialised once', () => {
  const told: Told = { tell: 'closing' };
  expect(frameOfTold(told, null)).toBe(frameOfTold(told, null));
});
