/** A correspondence game among players who are never there together, at a table that is not kept in memory in between. */
import { describe, expect, test } from 'vitest';
import type { Move } from '../../kernel/seat.ts';
import { DAY } from '../../wire/lists.ts';
import { SlowTable } from '../testing/slow.ts';

const names = ['ann', 'ben'] as const;
type Name = (typeof names)[number];
const movesOf = (at: SlowTable, name: Name): readonly Move[] => at.guests.get(name)!.last('update')?.update.moves ?? [];
const isOver = (at: SlowTable): boolean => at.table.header.status === 'over';
const turnOf = (at: SlowTable): Name => Object.keys(at.asleep.asked)[0] as Name;
/** The player who is asked comes, does this and goes. */
const visits = async (at: SlowTable, choose: (moves: readonly Move[]) => Move | undefined = moves => moves[0]): Promise<Name> => {
  const name = turnOf(at);
  await at.comes(name);
  const seq = at.guests.get(name)!.last('table')!.table.seq + 1;
  expect(await at.asks(name, { ask: 'move', seq, move: choose(movesOf(at, name)) })).toEqual({});
  await at.goes(name);
  return name;
};
const opens = (moves: readonly Move[]): Move | undefined => moves.find(move => move.do === 'open') ?? moves[0];

/** With this seed, the clock's moves shoot no player in the first turn. */
const lasting = async (): Promise<SlowTable> => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']) {
    const tried = await SlowTable.started(names, {}, seed);
    await tried.days(11);
    if (!isOver(tried)) return SlowTable.started(names, {}, seed);
  }
  return expect.fail('every player was shot');
};

test('players become ready one by one, and the cards are dealt when the last page reveals its part, whoever is there', async () => {
  const at = await SlowTable.started(['ann', 'ben', 'cid']);
  expect(at.table.header.status).toBe('playing');
  expect(at.runtime.log).toMatchObject([{ start: { entropy: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] } }]);
  expect(at.asleep.asked).toEqual({ ann: at.runtime.date() + 3 * DAY });
});
test('ready players stay ready while the table is not in memory; one who stays away for a move’s time makes it start again', async () => {
  const at = new SlowTable(names);
  for (const [seat, name] of names.entries()) {
    await at.comes(name);
    await at.asks(name, { ask: 'sit', seat });
    await at.asks(name, { ask: 'ready', ready: true });
    await at.goes(name);
    await at.again();
  }
  expect(at.runtime.missed.map(({ guest, why }) => [guest, why])).toContainEqual(['ann', 'deal']);
  expect(JSON.stringify(at.guests.get('ben')!.heard)).not.toContain(at.table.header.seating.secret);
  await at.days(4);
  expect(at.table.header).toMatchObject({ status: 'gathering', seating: { missed: [[{ id: 'ann' }]] } });
});
test('two players who are never there together play a whole game', async () => {
  const at = await SlowTable.started(names);
  for (let n = 0; n < 100 && !isOver(at); n++) {
    await at.days(1);
    await visits(at, opens);
    await at.runtime.pass(10_000);
  }
  expect(at.runtime.results).toHaveLength(1);
  expect(at.runtime.log.some(entry => 'in' in entry && 'lapse' in entry.in)).toBe(false);
});
test('time runs at an empty table: the clock plays once for an absent player, then waits for a player to come', async () => {
  const at = await lasting();
  const lapses = () => at.runtime.log.flatMap(entry => ('in' in entry && 'lapse' in entry.in ? [entry.in.lapse] : []));
  await at.days(2.9);
  expect(lapses()).toEqual([]);
  await at.days(0.2);
  expect(lapses()[0]).toBe(0);
  await at.days(10);
  // First one turn of ann's, then one of ben's.
  expect(lapses()).toEqual(lapses().toSorted());
  expect(new Set(lapses())).toEqual(new Set([0, 1]));
});
test('after two weeks without players the game is called off, with one warning after twelve days', async () => {
  const at = await lasting();
  await at.days(11.9);
  const words = () => at.runtime.missed.filter(({ why }) => why === 'idle').map(({ guest }) => guest);
  expect(words()).toEqual([]);
  await at.days(0.2);
  expect(words()).toEqual(['ann', 'ben']);
  await at.days(1.8);
  expect([at.table.header.status, words().length]).toEqual(['playing', 2]);
  await at.days(0.2);
  expect([at.table.header.status, at.runtime.log.at(-1)]).toEqual(['gathering', { off: 'idle' }]);
});
test('a holiday of the player who is asked postpones all of that, and their night postpones the end of their time', async () => {
  const at = await SlowTable.started(names);
  const now = at.runtime.date();
  at.rests.set('ann', { zone: 'UTC', sleep: null, away: [{ from: now, to: now + 20 * DAY }] });
  await at.table.rouse();
  expect(at.asleep.asked).toEqual({ ann: now + 23 * DAY });
  await at.days(22);
  expect(at.table.header.status).toBe('playing');
  expect(at.runtime.log).toHaveLength(1);
  const minutes = Math.floor((at.asleep.asked['ann']! % DAY) / 60_000);
  at.rests.set('ann', { zone: 'UTC', sleep: [minutes - 5, minutes + 60], away: at.rests.get('ann')!.away });
  await at.table.rouse();
  expect(at.asleep.asked['ann']).toBeGreaterThan(now + 23 * DAY + 59 * 60_000);
});
describe('a bot', () => {
  const lapsed = async (standIns: boolean, seed = 'slow'): Promise<SlowTable> => {
    const at = await SlowTable.started(names, { standIns }, seed);
    // Ben comes whenever he is asked; Ann never does.
    for (let n = 0; n < 8 && !isOver(at); n++) {
      if (turnOf(at) === 'ben') await visits(at);
      await at.days(3.1);
    }
    return at;
  };
  const botMoves = (at: SlowTable) =>
    at.runtime.log.filter(entry => 'in' in entry && 'seat' in entry.in && entry.in.seat === 0 && entry.by === undefined);
  test('plays on for a player who has let two moves lapse, where agreed', async () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) if (botMoves(await lapsed(true, seed)).length > 0) return;
    expect.fail('no bot ever had to');
  });
  test('does not stand in where not agreed, and cannot be seated by the host', async () => {
    const at = await lapsed(false);
    expect(botMoves(at)).toEqual([]);
    const fresh = await SlowTable.started(names);
    await fresh.comes('ann');
    expect(await fresh.asks('ann', { ask: 'arrange', how: { change: 'kick', seat: 1 } })).toMatchObject({
      rule: 'table:stand-ins',
    });
  });
});
test('a player away for half a minute keeps their chair and the table', async () => {
  const at = await SlowTable.started(names);
  await at.comes('ben');
  await at.runtime.pass(120_000);
  expect(at.guests.get('ben')!.last('table')!.table).toMatchObject({ host: 'ann', chairs: [{ held: false, heldIn: null }, {}] });
});

describe('standing orders', () => {
  /** Plays a card that may be answered; returns everything Ann is told from then on, with its time. */
  const answered = async (orders: readonly string[], again = false) => {
    const at = await SlowTable.started(names);
    const told: unknown[] = [];
    await at.comes('ann');
    const ann = at.guests.get('ann')!;
    const send = ann.send.bind(ann);
    ann.send = what => {
      told.push([at.runtime.now(), structuredClone(what)]);
      send(what);
    };
    const card = movesOf(at, 'ann').find(move => move.do !== 'open')!;
    await at.comes('ben');
    expect(await at.asks('ben', { ask: 'orders', orders })).toEqual({});
    await at.goes('ben');
    if (again) await at.again();
    await at.asks('ann', { ask: 'move', seq: 0, move: card });
    await at.runtime.pass(5000);
    return { at, told, card: card.do };
  };
  const handOf = async (name: Name): Promise<string> => {
    const at = await SlowTable.started(names);
    await at.comes(name);
    return JSON.stringify(at.guests.get(name)!.last('update')!.update.view.zones);
  };
  test('that are not carried out leave no trace: messages and their times are the same without them', async () => {
    const { told, card } = await answered([]);
    const others = ['lawyer', 'medium', 'panic', 'nerves', 'hat', 'thief', 'cardsharp', 'misfire', 'will-me', 'thief-me'];
    expect((await answered(others.filter(each => !each.startsWith(card)))).told).toEqual(told);
    // Without the card, any order at all.
    if (!(await handOf('ben')).includes('will')) expect((await answered(others)).told).toEqual(told);
    expect(JSON.stringify(told)).toContain('unanswered');
  });
  test('are shown only to their owner, and survive unloading the table', async () => {
    const { at, told } = await answered(['panic', 'nonsense']);
    await at.comes('ben');
    expect(at.guests.get('ben')!.last('table')!.table.orders).toEqual(['panic']);
    expect(JSON.stringify(told)).not.toContain('panic-');
    const others = told.flatMap(each => ((each as [number, { table?: { orders?: unknown } }])[1].table?.orders ?? []) as unknown[]);
    expect(others).toEqual([]);
  });
  test('are refused in a game without them', async () => {
    const at = new SlowTable(names, { time: { kind: 'untimed' } });
    await at.comes('ann');
    await at.asks('ann', { ask: 'sit', seat: 0 });
    expect(await at.asks('ann', { ask: 'orders', orders: [] })).toMatchObject({ rule: 'table:orders' });
  });
  test('are carried out for the holder of the card, within the window, and logged like any move', async () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const at = await SlowTable.started(names, {}, seed);
      await at.comes('ben');
      const hasWill = JSON.stringify(at.guests.get('ben')!.last('update')!.update.view.zones).includes('will');
      await at.asks('ben', { ask: 'orders', orders: ['lawyer', 'medium', 'panic', 'nerves', 'hat', 'thief', 'cardsharp'] });
      await at.goes('ben');
      await at.comes('ann');
      const card = movesOf(at, 'ann').find(move => move.do !== 'open');
      if (!hasWill || card === undefined) continue;
      await at.asks('ann', { ask: 'move', seq: 0, move: card });
      await at.runtime.pass(5000);
      expect(at.runtime.log).toContainEqual({
        in: { seat: 1, move: { do: 'will', whom: 0, card: card.do }, at: expect.any(Number) as number },
      });
      return;
    }
    expect.fail('no player ever held a Will');
  });
});
