/** Moves taken back at a served table: who may do it, what guests are told, what is stored, and what time it costs. */
import { expect, test } from 'vitest';
import { wrightGang } from '../../games/wright-gang/game.ts';
import type { JsonObject } from '../../kernel/json.ts';
import { isFault, type Log, readLog, replay } from '../../kernel/log.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Move, Seat } from '../../kernel/seat.ts';
import type { Update } from '../../wire/protocol.ts';
import { TableActor } from '../actor.ts';
import type { Entry, Taken } from '../runtime.ts';
import { TestGuest } from '../testing/runtime.ts';
import { ask, type Furnished, game, keepers, started } from '../testing/table.ts';

const now = (guest: TestGuest): Update => guest.heard.findLast(told => told.tell === 'update' || told.tell === 'cue')!.update;
const seen = ({ view, offers, moves, outcome }: Update): object => ({ view, offers, moves, outcome });
const seatAsked = (guest: TestGuest): Seat => now(guest).view.ask!.waiting[0]!;
let seq = 0;
const moves = ({ table, runtime }: Pick<Furnished, 'table' | 'runtime'>, guest: TestGuest, move: Move): Promise<object> =>
  ask(table, guest, runtime, { ask: 'move', seq: seq++, move });
const undoes = ({ table, runtime }: Pick<Furnished, 'table' | 'runtime'>, guest: TestGuest, number = seq++): Promise<object> =>
  ask(table, guest, runtime, { ask: 'undo', seq: number });
const why = (answer: object): string => (isRefusal(answer) ? answer.why : JSON.stringify(answer));
/** A move that reveals nothing. */
const pass: Move = { do: 'pass' };
const NOT_YOURS = 'You can take back only your own move, and only while nobody has acted since.';

/** Ann, who begins, Ben, Cid and a watcher. */
const atTable = async (more = {}): Promise<Furnished & { readonly rail: TestGuest }> => {
  const furnished = await started(['ann', 'ben', 'cid'], 3, { options: { rounds: 2, first: 0 }, ...more });
  const rail = new TestGuest('rail');
  await furnished.table.enter(rail, null);
  return { ...furnished, rail };
};

test('every viewer sees the table as before the move, and learns who took it back', async () => {
  const at = await atTable();
  const [ann, ben] = at.guests as [TestGuest, TestGuest];
  const all = [ann, ben, at.rail];
  const before = all.map(guest => now(guest));
  await moves(at, ann, pass);
  expect(all.map(guest => now(guest).mayUndo)).toEqual([true, false, false]);
  expect(seatAsked(ann)).toBe(1);
  expect(await undoes(at, ann)).toEqual({});
  all.forEach((guest, i) => {
    expect(seen(now(guest))).toEqual(seen(before[i]!));
    expect(now(guest).tellings).toEqual([{ tell: 'undone', seat: 0 }]);
    expect(now(guest).n).toBe(before[i]!.n + 2);
    expect(now(guest).mayUndo).toBe(false);
  });
  expect(at.runtime.log.slice(-2)).toMatchObject([
    { in: { seat: 0, move: pass }, by: 'ann' },
    { in: { undo: 0 }, by: 'ann' },
  ]);
});

test('only one’s own last move, only once, and only while no other seat has acted since', async () => {
  const at = await atTable();
  const [ann, ben] = at.guests as [TestGuest, TestGuest];
  expect(why(await undoes(at, ann))).toBe(NOT_YOURS);
  await moves(at, ann, pass);
  expect(why(await undoes(at, ben))).toBe(NOT_YOURS);
  expect(why(await undoes(at, at.rail))).toBe('You do not sit at this table.');
  await moves(at, ben, pass);
  expect(now(ann).mayUndo).toBe(false);
  expect(why(await undoes(at, ann))).toBe(NOT_YOURS);
  expect(await undoes(at, ben)).toEqual({});
  // Ann's move is the last again, but the log does not go back to it.
  expect(why(await undoes(at, ann))).toBe(NOT_YOURS);
});

test('a move that showed a player a card stays', async () => {
  const at = await atTable();
  const seat = seatAsked(at.guests[0]!);
  const guest = at.guests[seat]!;
  await moves(at, guest, now(guest).moves!.find(move => move.do === 'discard')!);
  expect(now(guest).mayUndo).toBe(false);
  const before = at.runtime.log.length;
  expect(why(await undoes(at, guest))).toBe('That move stays: it has shown somebody what they did not know.');
  expect(at.runtime.log.length).toBe(before);
});

test('a repeated request is done once', async () => {
  const at = await atTable();
  const ann = at.guests[0]!;
  await moves(at, ann, pass);
  const number = seq++;
  expect(await undoes(at, ann, number)).toEqual({});
  expect(await undoes(at, ann, number)).toEqual({ again: true });
  await at.table.enter(ann, null);
  expect(ann.last('table')!.table.seq).toBe(number);
  // A move with an old number is ignored too.
  expect(await ask(at.table, ann, at.runtime, { ask: 'move', seq: number - 1, move: pass })).toEqual({ again: true });
});

test('a table loaded from its log knows what was taken back, and what can be', async () => {
  const at = await atTable();
  const [ann, ben] = at.guests as [TestGuest, TestGuest];
  await moves(at, ann, pass);
  await undoes(at, ann);
  await moves(at, ann, pass);
  await moves(at, ben, pass);
  const reload = async (log: readonly Entry[]): Promise<Furnished> => {
    const table = new TableActor(game, keepers, at.runtime, at.table.header);
    await table.recall(log);
    const guests = [new TestGuest('ann'), new TestGuest('ben'), new TestGuest('cid')];
    for (const guest of guests) await table.enter(guest, null);
    return { table, runtime: at.runtime, guests };
  };
  await at.table.stop();
  const again = await reload(at.runtime.log);
  const [ann2, ben2] = again.guests as [TestGuest, TestGuest];
  expect(now(ann2)).toEqual({ ...now(ann), tellings: [], facts: [] });
  expect(now(ben2)).toEqual({ ...now(ben), tellings: [], facts: [] });
  expect(now(ben2).mayUndo).toBe(true);
  // Moves without a sender were a bot's.
  const { in: last } = at.runtime.log.at(-1) as Taken;
  const held = await reload(at.runtime.log.with(-1, { in: last }));
  expect(now(held.guests[1]!).mayUndo).toBe(false);
  expect(why(await undoes(held, held.guests[1]!))).toBe(NOT_YOURS);
  expect(await undoes(again, ben2)).toEqual({});
  // A returning player is told all of it, in order.
  const back = new TestGuest('ben');
  await again.table.enter(back, { game: 1, n: 0 });
  expect(back.heard.flatMap(told => (told.tell === 'update' ? [told.update.tellings.map(t => t.tell)] : []))).toEqual([
    ['passed'],
    ['undone'],
    ['passed'],
    ['passed'],
    ['undone'],
  ]);
});

test('the limit is ten in a row; the count restarts once another seat has acted', async () => {
  const at = await atTable();
  const [ann, ben] = at.guests as [TestGuest, TestGuest];
  for (let i = 0; i < 10; i++) {
    await moves(at, ann, pass);
    expect(now(ann).mayUndo).toBe(true);
    expect(await undoes(at, ann)).toEqual({});
  }
  await moves(at, ann, pass);
  expect(now(ann).mayUndo).toBe(false);
  const before = at.runtime.log.length;
  expect(why(await undoes(at, ann))).toBe('You have taken back ten moves in a row: this one stays.');
  expect(at.runtime.log.length).toBe(before);
  await moves(at, ben, pass);
  expect(now(ben).mayUndo).toBe(true);
  expect(await undoes(at, ben)).toEqual({});
});

test('a delayed rail sees the move and then its retraction, each in its time', async () => {
  const at = await atTable({ railDelay: 5 });
  const ann = at.guests[0]!;
  await moves(at, ann, pass);
  await at.runtime.pass(2000);
  await undoes(at, ann);
  const told = (): string[] => at.rail.heard.flatMap(each => (each.tell === 'update' ? each.update.tellings.map(t => t.tell) : []));
  expect(told()).toEqual([]);
  // A guest who joins the rail meanwhile is delayed too.
  const late = new TestGuest('late');
  await at.table.enter(late, null);
  expect(now(late).view).toEqual(now(at.rail).view);
  await at.runtime.pass(3000);
  expect(told()).toEqual(['passed']);
  await at.runtime.pass(2000);
  expect(told()).toEqual(['passed', 'undone']);
  expect(now(late).tellings).toEqual([{ tell: 'undone', seat: 0 }]);
});

test('no viewer is told of it before it is stored', async () => {
  const at = await atTable();
  const [ann, ben] = at.guests as [TestGuest, TestGuest];
  await moves(at, ann, pass);
  at.runtime.failing = new Error('the disk is full');
  const told = [ann.heard.length, ben.heard.length];
  await expect(at.table.ask(ann, { id: 1, table: 'TEST', ask: 'undo', seq: seq++ })).rejects.toThrow('the disk is full');
  expect([ann.heard.length, ben.heard.length]).toEqual(told);
});

test('the time used is not returned, and once time is up the move stays', async () => {
  const at = await atTable({ time: { kind: 'timed', decision: 10, bank: 5 } });
  const seat = seatAsked(at.guests[0]!);
  const guest = at.guests[seat]!;
  const due = guest.last('update')!.clocks.deadlines;
  await at.runtime.pass(4000);
  await moves(at, guest, { do: 'pass' });
  expect(now(guest).mayUndo).toBe(true);
  await at.runtime.pass(4000);
  expect(await undoes(at, guest)).toEqual({});
  expect(guest.last('update')!.clocks).toEqual({ now: 8000, deadlines: due });
  await at.runtime.pass(6000);
  await moves(at, guest, { do: 'pass' });
  await at.runtime.pass(2000);
  expect(why(await undoes(at, guest))).toBe('Your time for that move is over: it stays.');
});

test('a bot that was about to answer thinks again; what it has already done stays', async () => {
  const at = await started(['ann'], 2);
  const ann = at.guests[0]!;
  const until = async (fits: () => boolean): Promise<void> => {
    for (let i = 0; i < 200 && !fits(); i++) await at.runtime.pass(100);
    expect(fits()).toBe(true);
  };
  await until(() => seatAsked(ann) === 0 && now(ann).moves!.some(move => move.do === 'pass'));
  await moves(at, ann, { do: 'pass' });
  expect(seatAsked(ann)).toBe(1);
  expect(await undoes(at, ann)).toEqual({});
  const asked = at.runtime.log.length;
  await at.runtime.pass(5000);
  expect(at.runtime.log.length).toBe(asked);
  await moves(at, ann, { do: 'pass' });
  await until(() => at.runtime.log.length > asked + 1);
  expect(why(await undoes(at, ann))).not.toBe('{}');
});

/** Ann answers every question with the first legal move, and takes back every move she can. */
const playOn = async (at: Furnished): Promise<number> => {
  const { table, runtime } = at;
  const ann = at.guests[0]!;
  let undone = 0;
  for (let i = 0; i < 3000 && table.header.status === 'playing'; i++) {
    const offered = now(ann).offers.filter(offer => offer.question !== null);
    const verb = offered[i % Math.max(1, offered.length)]?.do;
    if (verb === 'slap') await ask(table, ann, runtime, { ask: 'press', claim: 260 });
    else if (verb !== undefined) {
      const move = now(ann).moves!.find(each => each.do === verb)!;
      await moves(at, ann, move);
      if (now(ann).mayUndo) {
        expect(await undoes(at, ann)).toEqual({});
        undone++;
        expect(await moves(at, ann, move)).toEqual({});
      }
    }
    await runtime.pass(verb === undefined ? 500 : 300);
  }
  return undone;
};
test('the log of a game with moves taken back can be replayed and verified', async () => {
  const at = await started(['ann'], 3);
  const undone = await playOn(at);
  expect(undone).toBeGreaterThan(3);
  expect(at.table.header.status).toBe('over');
  const { log: text } = (await ask(at.table, at.guests[0]!, at.runtime, { ask: 'log' })) as JsonObject & { log: string };
  const log = readLog(text) as Log;
  expect(log.header.sixgun).toBe(2);
  expect(log.lines.filter(line => 'undo' in line.in)).toHaveLength(undone);
  expect(replay(wrightGang, log)).not.toHaveProperty('fault');
  // A log that takes back another seat's move, or omits a retracted move, is rejected.
  const first = log.lines.findIndex(line => 'undo' in line.in);
  const other = { ...log.lines[first]!, in: { undo: 1, at: 0 } };
  expect(replay(wrightGang, { ...log, lines: log.lines.with(first, other) })).toMatchObject({ line: first + 2 });
  const without = log.lines.toSpliced(first, 1).map((line, i) => ({ ...line, n: i + 1 }));
  const found = replay(wrightGang, { ...log, lines: without });
  expect(isFault(found) && found.line >= first + 2).toBe(true);
});
