/** Hands unlike a person's, over real sockets: all at the table see it, the game is not rated, and slower races end it. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Game, Kinds } from '../../kernel/game.ts';
import { RACES } from '../../table/race/hands.ts';
import { quickdraw } from '../../testing/toys/quickdraw.ts';
import { fresh } from '../people/skill.ts';
import type { Rating } from '../store/shape/ratings.ts';
import type { Store } from '../store/store.ts';
import { here, tableOf, take } from '../store/testing/databases.ts';
import { makeKnown } from '../testing/known.ts';
import { getJson, newGuest, served, TestClient } from '../testing/served.ts';

const games = new Map([['quickdraw', { game: quickdraw as unknown as Game<Kinds>, bots: [] }]]);
/** A person's reaction in a race of this test. */
const SLOW = 1500;
const fast = (n: number): number[] => Array.from({ length: n }, (_, i) => 125 + i);

/** Stores these as the guest's reactions from earlier games. */
const plant = async (store: Store, guest: string, reactions: readonly number[]): Promise<void> => {
  const tableId = `${guest} ${reactions.length}`;
  await store.tables.create({ ...tableOf(tableId), host: guest });
  await store.results.record(
    await take(store, tableId, here),
    {
      id: tableId,
      tableId,
      game: 'another',
      rules: '1',
      firstSeq: 1,
      lastSeq: 2,
      startedAt: 0,
      endedAt: 1,
      visibility: 'open',
      terms: 'rated',
      seats: [{ seat: 0, player: { kind: 'guest', id: guest }, name: 'Ann', score: 0, place: 1, team: null }],
    },
    {
      fresh,
      limits: { people: 0, within: 1, together: 1, each: 1 },
      hands: () => ({ reactions: JSON.stringify(reactions), arePeoples: true }),
      rate: () => [],
    },
  );
};
/** One race at a table of two, both slow; returns the state of the table after it. */
const race = async ([ann, ben]: readonly [TestClient, TestClient], visibility: 'open' | 'private') => {
  const options = { cards: 1, mayMiss: 0, within: 600_000 };
  const { table } = (await ben.ask({ ask: 'create', game: 'quickdraw', seats: 2, options, visibility })) as { table: string };
  for (const client of [ben, ann]) {
    await client.ask({ ask: 'enter', table });
    if (client === ann) await client.ask({ ask: 'sit', table });
    await client.ask({ ask: 'ready', table, ready: true });
  }
  const before = await ben.hears('table', told => told.table.code === table && told.table.chairs[1]!.ready);
  await ben.ask({ ask: 'start', table });
  await Promise.all([ann, ben].map(client => client.hears('cue', told => told.table === table)));
  await pause(SLOW);
  for (const client of [ann, ben]) await client.ask({ ask: 'press', table, claim: SLOW });
  const after = await ben.hears('table', told => told.table.code === table && told.table.status === 'over');
  return { before: before.table, after: after.table };
};

test('faster than people: shown to all, not rated, and gone after slower races', async () => {
  const { url, store } = await served({}, { games });
  const players = [
    await TestClient.connect(url, await newGuest(url, 'Ann')),
    await TestClient.connect(url, await newGuest(url, 'Ben')),
  ] as const;
  const [ann, ben] = players;
  const ratings = async (client: TestClient): Promise<readonly Rating[]> =>
    (await getJson<{ ratings: readonly Rating[] }>(`${url}/api/players/${client.person.id}`)).ratings.filter(
      ({ game }) => game === 'quickdraw',
    );
  const kept = async (): Promise<readonly number[]> => JSON.parse((await store.guests.find(ann.person.id))!.reactions);

  await makeKnown(store, 'quickdraw', [ann.person.id, ben.person.id]);

  // The twentieth race decides: no guest is judged before it.
  await plant(store, ann.person.id, fast(RACES - 1));
  const twentieth = await race(players, 'open');
  expect(twentieth.before.chairs.map(({ hands }) => hands)).toEqual([undefined, undefined]);
  expect(twentieth.after.chairs.map(({ hands }) => hands)).toEqual([undefined, 'fast']);
  expect(twentieth.after.unrated).toBe('hands');
  expect([await ratings(ann), await ratings(ben)]).toEqual([[], []]);
  const [last] = (await kept()).slice(-1);
  expect(await kept()).toHaveLength(RACES);
  expect(last).toBeGreaterThan(SLOW / 2);
  expect(await getJson(`${url}/api/me/data`, ann.person.cookie)).toMatchObject({ reactions: await kept() });

  // The sign is shown at a private table too. Games there are never rated, and reactions there are not stored.
  const friends = await race(players, 'private');
  for (const { chairs } of [friends.before, friends.after]) expect(chairs[1]!.hands).toBe('fast');
  expect(friends.after.unrated).toBeUndefined();
  expect((await kept()).at(-1)).toBe(last);

  // One more slow race, and half of them are slow.
  await plant(store, ann.person.id, [...fast(RACES / 2 + 1), ...Array.from({ length: RACES / 2 - 1 }, (_, i) => 220 + 10 * i)]);
  const slower = await race(players, 'open');
  expect(slower.before.chairs[1]!.hands).toBe('fast');
  expect(slower.after.chairs.map(({ hands }) => hands)).toEqual([undefined, undefined]);
  expect(slower.after.unrated).toBeUndefined();
  expect([await ratings(ann), await ratings(ben)]).toMatchObject([[{ games: 1 }], [{ games: 1 }]]);
});
