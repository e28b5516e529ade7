/** Stored data are found again: guests, tables, results, ratings, secrets. */

import { expect, test } from 'vitest';
import { refusals } from '../../wire/refusals.ts';
import { Refused } from './errors.ts';
import type { RatingRule } from './shape/ratings.ts';
import type { Result } from './shape/results.ts';
import type { Player } from './shape/values.ts';
import type { Store } from './store.ts';
import { ann, furnished, here, tableOf, take, there, withBothDatabases } from './testing/databases.ts';

const annPlays: Player = { kind: 'guest', id: 'ann' };
const clerk: Player = { kind: 'bot', id: 'clerk' };

/** Game `number` at table `t`, won by Ann over the bot by n points. */
function resultOf(number: number, score: number): Result {
  return {
    id: `t-${number}`,
    tableId: 't',
    game: 'duel',
    rules: '1',
    firstSeq: number * 10 + 1,
    lastSeq: number * 10 + 10,
    startedAt: number * 1000,
    endedAt: number * 1000 + 500,
    visibility: 'open',
    terms: 'rated',
    seats: [
      { seat: 0, player: annPlays, name: 'Ann', score, place: 1, team: null },
      { seat: 1, player: clerk, name: 'The Clerk', score: -0.5, place: 2, team: null },
    ],
  };
}

/** Every player who may be rated rises by one. */
const oneUp: RatingRule = {
  fresh: { mu: 25, sigma: 8 },
  limits: { people: 0, within: 1, together: 100, each: 100 },
  hands: null,
  rate: before => before.map(({ player, mu, sigma }) => ({ player, mu: mu + 1, sigma: sigma / 2 })),
};

withBothDatabases(databases => {
  test('passkeys and codes are changed together, by one caller at a time; a challenge is met once', async () => {
    const { store } = await furnished(databases, []);
    const { passkeys, claims, guests } = store;
    const passkey = {
      id: 'k',
      guest: 'ann',
      credential: 'c',
      publicKey: 'p',
      counter: 2 ** 32 - 1,
      site: 'play.example',
      createdAt: 1,
      usedAt: null,
      rank: 1,
    };
    const add = (added: typeof passkey) =>
      claims.change('ann', held =>
        held.passkeys.length < 2 ? { ...held, passkeys: [...held.passkeys, added] } : refusals.tooFast,
      );
    expect(await claims.change('nobody', held => held)).toBeNull();
    expect(await add(passkey)).toMatchObject({ passkeys: [passkey] });
    expect(await add({ ...passkey, id: 'l' })).toBe('in use');
    const two = ['l', 'm'].map(id => add({ ...passkey, id, credential: id }));
    expect((await Promise.all(two)).filter(answer => answer === refusals.tooFast)).toHaveLength(1);
    await passkeys.used('k', { counter: 7, site: 'https://play.example', at: 5 });
    const used = { ...passkey, counter: 7, site: 'https://play.example', usedAt: 5 };
    expect(await passkeys.findByCredential('c')).toEqual(used);
    expect(await passkeys.findByCredential('x')).toBeNull();

    const codes = [
      { hash: 'first', rank: 0 },
      { hash: 'second', rank: 1 },
    ];
    await claims.change('ann', held => ({ codes, passkeys: held.passkeys.slice(0, 1), epoch: 3, forgetAt: 500 }));
    expect(await passkeys.ofGuest('ann')).toHaveLength(1);
    expect(await guests.find('ann')).toMatchObject({ recovery: 'first', epoch: 3, forgetAt: 500 });
    for (const hash of ['first', 'second']) expect(await guests.findByRecovery(hash)).toMatchObject({ id: 'ann' });
    expect(await guests.findByRecovery(ann.recovery)).toBeNull();
    expect(await store.keeping.due(499)).toEqual([]);
    expect(await store.keeping.due(500)).toEqual(['ann']);
    await store.keeping.forget('ann', { name: 'Stranger', blurred: text => text });
    expect(await passkeys.ofGuest('ann')).toEqual([]);
    for (const hash of ['first', 'second']) expect(await guests.findByRecovery(hash)).toBeNull();
    expect(await store.keeping.due(500)).toEqual([]);

    expect(await passkeys.meet('a', 100, 0)).toBe(true);
    expect(await passkeys.meet('a', 100, 99)).toBe(false);
    expect(await passkeys.meet('b', 200, 99)).toBe(true);
  });
  test('guests of a database from before proofs had ranks can use their valid codes', async () => {
    const guest = (id: string, old: string): string =>
      `insert into guests (id, name, recovery, preferences, created_at, old_recovery, old_recovery_until)
       values ('${id}', '${id}', 'hash of ${id}', '{}', 1000, ${old})`;
    const place = await databases.older(11, [
      guest('ann', `'older', 99999999999999`),
      guest('bob', `'lapsed', 1000`),
      guest('cid', 'null, null'),
      `insert into passkeys (id, guest, credential, public_key, counter, site, created_at) values ('k', 'cid', 'c', 'p', 0, 's', 1)`,
    ]);
    const { guests, claims } = await databases.open(place);
    expect(await guests.findByRecovery('older')).toMatchObject({ id: 'ann', recovery: 'older' });
    expect(await guests.findByRecovery(ann.recovery)).toMatchObject({ id: 'ann' });
    expect(await guests.findByRecovery('hash of bob')).toMatchObject({ id: 'bob' });
    expect(await guests.findByRecovery('lapsed')).toBeNull();
    expect(await claims.change('cid', held => held)).toMatchObject({
      codes: [{ hash: 'hash of cid', rank: 0 }],
      passkeys: [{ id: 'k', rank: 1 }],
    });
  });
  test('in a database from before, acts lose their names, and all players of a closed game must open it', async () => {
    const guest = (id: string): string =>
      `insert into guests (id, name, recovery, preferences, created_at) values ('${id}', '${id}', 'hash of ${id}', '{}', 1000)`;
    const seat = (n: number, kind: string, player: string): string =>
      `insert into result_seats (result_id, seat, game, ended_at, player_kind, player_id, name, score, place)
       values ('r', ${n}, 'duel', 2, '${kind}', '${player}', 'x', 0, 1)`;
    const place = await databases.older(13, [
      guest('ann'),
      guest('0123456789abcdef'),
      `insert into acts (id, at, act, about, words) values ('a', 1, 'ban', 'Evelyn (x) (0123456789abcdef)', '7 days')`,
      `insert into tables (id, code, game, rules, config, host, visibility, seating, status, created_at, updated_at)
       values ('t', 'ABCDEF', 'duel', '1', '{}', 'ann', 'private', '[]', 'over', 1, 1)`,
      `insert into results (id, table_id, game, rules, first_seq, last_seq, started_at, ended_at, visibility)
       values ('r', 't', 'duel', '1', 1, 2, 1, 2, 'closed')`,
      seat(0, 'guest', 'ann'),
      seat(1, 'guest', ''),
      seat(2, 'bot', 'clerk'),
    ]);
    const { moderation, results } = await databases.open(place);
    expect(await moderation.acts(1)).toMatchObject([{ about: '0123456789abcdef', name: '0123456789abcdef' }]);
    expect(await results.closedBy('r')).toEqual(['ann']);
    await results.close('r', 'ann', false);
    expect(await results.find('r')).toMatchObject({ visibility: 'private' });
  });
  test('a guest is found by id and by recovery code, renamed, and keeps preferences', async () => {
    const { store } = await furnished(databases, []);
    const { guests } = store;
    expect(await guests.find('ann')).toEqual(ann);
    expect(await guests.findByRecovery('hash of ann')).toEqual(ann);
    expect(await guests.rename('ann', 'Annie')).toBe(true);
    expect(await guests.prefer('ann', '{"language":"uk"}')).toBe(true);
    expect(await guests.doubted('ann', '[true]')).toBe(true);
    expect(await guests.seen('ann', 3000)).toBe(true);
    expect(await guests.find('ann')).toEqual({
      ...ann,
      name: 'Annie',
      preferences: '{"language":"uk"}',
      doubts: '[true]',
      seenAt: 3000,
    });
    expect(await guests.find('bob')).toBeNull();
    expect(await guests.rename('bob', 'Bob')).toBe(false);
  });
  test('a table is found by id and by code, and neither is given twice', async () => {
    const { store } = await furnished(databases, ['t']);
    const { tables } = store;
    expect(await tables.find('t')).toEqual(tableOf('t'));
    expect(await tables.findByCode('code of t')).toEqual(tableOf('t'));
    expect(await tables.create({ ...tableOf('u'), code: 'code of t' })).toBe('in use');
    expect(await tables.create({ ...tableOf('t'), code: 'another' })).toBe('in use');
    expect(await tables.find('u')).toBeNull();
    await expect(tables.create({ ...tableOf('u'), host: 'nobody' })).rejects.toThrow();
  });

  test('a guest may keep only n tables open, across all processes, even if they make several at once', async () => {
    const { place, store } = await furnished(databases, ['t', 'u', 'v']);
    const other = await databases.open(place);
    const make = (id: string, from = store, createdAt = 2000) => from.tables.create({ ...tableOf(id), createdAt }, 3);
    await take(store, 't', here);
    await take(other, 'u', there);
    expect(await make('w')).toBe('created');
    await take(other, 'w', there);
    expect(await make('x')).toBe('too many');
    expect(await make('x', other)).toBe('too many');
    await other.leases.leave(there.id);
    expect(await make('x')).toBe('created');
    // One of theirs is open. Of those just made and not yet opened, two more fit in.
    const made = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((id, i) => make(id, i % 2 === 0 ? store : other, Date.now())));
    expect(made.filter(how => how === 'created')).toHaveLength(2);
    expect(made.filter(how => how === 'too many')).toHaveLength(3);
  });

  test('the header changes only under the current fence', async () => {
    const { store } = await furnished(databases, ['t']);
    const { tables, leases } = store;
    await expect(tables.update('t', 1, { status: 'playing' }, 3000)).rejects.toMatchObject({ reason: 'fence' });
    const old = await take(store, 't', here);
    await tables.update('t', old, { status: 'playing', seating: '["ann"]' }, 3000);
    await leases.leave(here.id);
    const fence = await take(store, 't', there);
    await expect(tables.update('t', old, { status: 'over' }, 4000)).rejects.toMatchObject({ reason: 'fence' });
    expect(await tables.find('t')).toEqual({ ...tableOf('t'), status: 'playing', seating: '["ann"]', updatedAt: 3000 });
    await tables.update('t', fence, { visibility: 'private' }, 5000);
    expect(await tables.find('t')).toMatchObject({ visibility: 'private', updatedAt: 5000 });
  });

  test('the lobby lists open tables that are not over and are served, the last changed first', async () => {
    const { store } = await furnished(databases, ['a', 'b', 'over', 'hidden']);
    for (const [id, changes, at] of [
      ['a', { status: 'playing' }, 3000],
      ['b', {}, 5000],
      ['over', { status: 'over' }, 6000],
      ['hidden', { visibility: 'private' }, 7000],
    ] as const) {
      await store.tables.update(id, await take(store, id, here), changes, at);
    }
    expect((await store.tables.lobby(10)).map(({ id }) => id)).toEqual(['b', 'a']);
    expect((await store.tables.lobby(1)).map(({ id }) => id)).toEqual(['b']);
    await store.leases.leave(here.id);
    expect(await store.tables.lobby(10)).toEqual([]);
  });

  test('a finished game is recorded once, with its ratings, and only under the fence', async () => {
    const { store } = await furnished(databases, ['t']);
    const { results, ratings } = store;
    const fence = await take(store, 't', here);
    await expect(results.record(fence + 1, resultOf(1, 5), oneUp)).rejects.toMatchObject({ reason: 'fence' });
    expect(await ratings.ofPlayer(annPlays)).toEqual([]);
    expect(await results.record(fence, resultOf(1, 5), oneUp)).toBe('recorded');
    expect(await results.record(fence, resultOf(1, 5), oneUp)).toBe('known');
    expect(await results.record(fence, resultOf(2, 7), null)).toBe('recorded');
    expect(await results.find('t-1')).toEqual(resultOf(1, 5));
    expect(await results.find('t-9')).toBeNull();
    expect(await ratings.ofPlayer(annPlays)).toEqual([{ game: 'duel', player: annPlays, mu: 26, sigma: 4, games: 1 }]);
  });

  test('a rating rule that throws leaves neither a result nor a rating', async () => {
    const { store } = await furnished(databases, ['t']);
    const fence = await take(store, 't', here);
    const broken: RatingRule = {
      ...oneUp,
      rate: () => {
        throw new Error('cannot rate this');
      },
    };
    await expect(store.results.record(fence, resultOf(1, 5), broken)).rejects.toThrow('cannot rate this');
    expect(await store.results.find('t-1')).toBeNull();
    expect(await store.ratings.ladder('duel', 10)).toEqual([]);
  });

  test('finished games are listed per player, newest first and page by page, and per table in order', async () => {
    const { store } = await furnished(databases, ['t']);
    const { results } = store;
    const fence = await take(store, 't', here);
    const same = { ...resultOf(3, 1), id: 't-3b', endedAt: 3500 };
    for (const result of [resultOf(1, 1), resultOf(2, 1), resultOf(3, 1), same, resultOf(4, 1)]) {
      await results.record(fence, result, null);
    }
    const first = await results.ofPlayer(annPlays, { tables: 'all', limit: 2, after: null });
    expect(first).toEqual([resultOf(4, 1), same]);
    const second = await results.ofPlayer(annPlays, { tables: 'all', limit: 2, after: first[1] ?? null });
    expect(second).toEqual([resultOf(3, 1), resultOf(2, 1)]);
    const third = await results.ofPlayer(annPlays, { tables: 'all', limit: 2, after: second[1] ?? null });
    expect(third).toEqual([resultOf(1, 1)]);
    expect(await results.ofPlayer({ kind: 'bot', id: 'ann' }, { tables: 'all', limit: 2, after: null })).toEqual([]);
    expect(await results.ofPlayer(annPlays, { tables: 'open', limit: 1, after: null })).toEqual(first.slice(0, 1));
    // A private game stays private even if its table changes; and an open one stays open.
    await results.record(fence, { ...resultOf(5, 1), visibility: 'private' }, null);
    for (const visibility of ['private', 'open'] as const) {
      await store.tables.update('t', fence, { visibility }, 9000);
      expect((await results.ofPlayer(annPlays, { tables: 'open', limit: 1, after: null })).map(({ id }) => id)).toEqual(['t-4']);
      expect((await results.ofPlayer(annPlays, { tables: 'all', limit: 1, after: null })).map(({ id }) => id)).toEqual(['t-5']);
    }
    expect(await results.tallies(annPlays, 'open')).toMatchObject([{ played: 5 }]);
    expect(await results.tallies(annPlays, 'all')).toMatchObject([{ played: 6 }]);
    expect(await results.totals('duel')).toMatchObject({ games: 5 });
    expect((await results.ofTable('t')).map(({ id }) => id)).toEqual(['t-1', 't-2', 't-3', 't-3b', 't-4', 't-5']);
  });

  /** A game in which every player who counts for another is rated. */
  const played = (n: number, endedAt: number, ids: readonly string[], more: Partial<Result> = {}): Result => ({
    ...resultOf(n, 5),
    endedAt,
    seats: ids.map((id, seat) => ({ seat, player: { kind: 'guest', id }, name: id, score: 0, place: seat + 1, team: null })),
    ...more,
  });
  const amongThem = (limits: Partial<RatingRule['limits']>): RatingRule => ({
    ...oneUp,
    limits: { ...oneUp.limits, within: 1500, ...limits },
    rate: (before, counts) =>
      before
        .filter(({ player }) => before.some(other => other.player.id !== player.id && counts(player, other.player)))
        .map(({ player, mu, sigma }) => ({ player, mu: mu + 1, sigma })),
  });
  const gamesOf = async (store: Store, id: string): Promise<number> =>
    (await store.ratings.ofPlayer({ kind: 'guest', id }))[0]?.games ?? 0;

  test('two who play with each other all day are rated only for the first games, and with others as before', async () => {
    const { store } = await furnished(databases, ['t']);
    const fence = await take(store, 't', here);
    const rule = amongThem({ together: 2 });
    const recorded = [];
    for (const [n, endedAt] of [1000, 1100, 1200, 1300, 9000].entries())
      recorded.push(await store.results.record(fence, played(n, endedAt, ['ann', 'ben']), rule));
    expect(recorded).toEqual(['recorded', 'recorded', 'together', 'together', 'recorded']);
    // In a game of three those two do not count for each other, and the third counts for both.
    await store.results.record(fence, played(5, 9100, ['ann', 'ben']), rule);
    expect(await store.results.record(fence, played(6, 9200, ['ann', 'ben', 'cid']), rule)).toBe('recorded');
    expect([await gamesOf(store, 'ann'), await gamesOf(store, 'cid')]).toEqual([5, 1]);
    expect(await store.results.record(fence, played(7, 9300, ['ann', 'ben']), rule)).toBe('together');
  });

  test('only a player’s first games in a day are rated', async () => {
    const { store } = await furnished(databases, ['t']);
    const fence = await take(store, 't', here);
    const rule = amongThem({ each: 2 });
    const recorded = [];
    for (const [n, id] of ['ben', 'cid', 'dan', 'eve'].entries())
      recorded.push(await store.results.record(fence, played(n, 1000 + n, ['ann', id]), rule));
    recorded.push(await store.results.record(fence, played(4, 9000, ['ann', 'eve']), rule));
    expect(recorded).toEqual(['recorded', 'recorded', 'enough', 'enough', 'recorded']);
    expect([await gamesOf(store, 'ann'), await gamesOf(store, 'dan')]).toEqual([3, 0]);
  });

  test('no guest is rated, or counts, before they have played rated games with enough others', async () => {
    const { store } = await furnished(databases, ['t']);
    const fence = await take(store, 't', here);
    const rule = amongThem({ people: 2 });
    let n = 0;
    const record = (ids: readonly string[], more: Partial<Result> = {}) =>
      store.results.record(fence, played(++n, n, ids, more), rule);
    // The same person again, other terms, another game and bots do not count.
    for (let again = 0; again < 3; again++) expect(await record(['ann', 'ben'])).toBe('strangers');
    await record(['ann', 'cid'], { terms: 'untimed' });
    await record(['ann', 'cid'], { game: 'brawl' });
    expect(await record(['ann', 'ben'])).toBe('strangers');
    await record(['ann', 'cid']);
    await record(['ben', 'cid']);
    expect(await record(['ann', 'dan'])).toBe('strangers');
    expect(await record(['ann', 'ben'])).toBe('recorded');
    expect(await record(['ann', 'ben', 'dan', ''])).toBe('recorded');
    expect(await Promise.all(['ann', 'ben', 'cid', 'dan', ''].map(id => gamesOf(store, id)))).toEqual([2, 2, 0, 0, 0]);
  });

  test('ratings of a database from before: those of bots and of people with too few opponents are gone', async () => {
    const others = ['ben', 'cid', 'dan'];
    const rating = (kind: string, id: string): string => `insert into ratings values ('duel', '${kind}', '${id}', 25, 8, 9)`;
    const seat = (n: number, at: number, id: string): string =>
      `insert into result_seats (result_id, seat, game, ended_at, player_kind, player_id, name, score, place)
       values ('t-${n}', ${at}, 'duel', ${n}, 'guest', '${id}', '${id}', 0, 1)`;
    const place = await databases.older(12, [
      `insert into guests (id, name, recovery, preferences, created_at) values ('ann', 'Ann', 'hash of ann', '{}', 1000)`,
      `insert into tables (id, code, game, rules, config, host, visibility, seating, status, created_at, updated_at)
       values ('t', 'ABCDEF', 'duel', '1', '{}', 'ann', 'open', '[]', 'over', 1, 1)`,
      ...others.flatMap((id, n) => [
        `insert into results (id, table_id, game, rules, first_seq, last_seq, started_at, ended_at, visibility)
         values ('t-${n}', 't', 'duel', '1', ${n}, ${n}, ${n}, ${n}, 'open')`,
        seat(n, 0, 'ann'),
        seat(n, 1, id),
      ]),
      ...['ann', ...others].map(id => rating('guest', id)),
      rating('bot', 'clerk'),
    ]);
    const again = await databases.open(place);
    expect((await again.ratings.ladder('duel', 10)).map(({ name }) => name)).toEqual(['Ann']);
    expect(await again.ratings.ofPlayer(clerk)).toEqual([]);
    expect((await again.results.find('t-1'))!.terms).toBe('rated');
  });

  /** Each game adds one reaction of a guest; below 150 twice in a row is not a person's. */
  const quick = (time: number): RatingRule => ({
    ...oneUp,
    hands: (_, before) => {
      const reactions = [...(JSON.parse(before) as number[]), time];
      return { reactions: JSON.stringify(reactions), arePeoples: !reactions.slice(-2).every(each => each < 150) };
    },
  });
  const reactionsOf = async (store: Store): Promise<unknown> => JSON.parse((await store.guests.find('ann'))!.reactions);

  test('reactions are stored with the result; a game with hands unlike a person’s is not rated, and the next may be', async () => {
    const { store } = await furnished(databases, ['t']);
    const { results } = store;
    const fence = await take(store, 't', here);
    const recorded = [];
    for (const [n, time] of [200, 130, 131, 240].entries()) recorded.push(await results.record(fence, resultOf(n, 5), quick(time)));
    expect(recorded).toEqual(['recorded', 'recorded', 'hands', 'recorded']);
    expect(await results.record(fence, resultOf(3, 5), quick(250))).toBe('known');
    expect(await results.record(fence, resultOf(4, 5), null)).toBe('recorded');
    expect(await reactionsOf(store)).toEqual([200, 130, 131, 240]);
    expect(await store.ratings.ofPlayer(annPlays)).toMatchObject([{ games: 3 }]);
    await store.keeping.forget('ann', { name: 'Stranger', blurred: text => text });
    expect(await reactionsOf(store)).toEqual([]);
  });

  test('reactions in games that end at once are not lost', async () => {
    const ids = ['t', 't1', 't2', 't3', 't4', 't5'];
    const { place, store } = await furnished(databases, ids);
    const other = await databases.open(place);
    const fences = await Promise.all(ids.map(id => take(store, id, here)));
    await Promise.all(
      ids.map((tableId, n) =>
        (n % 2 === 0 ? store : other).results.record(fences[n]!, { ...resultOf(n, 5), tableId }, quick(200 + n)),
      ),
    );
    expect((await reactionsOf(store)) as number[]).toHaveLength(ids.length);
  });

  test('guests of a database from before races were stored have no reactions yet', async () => {
    const place = await databases.older(10, [
      `insert into guests (id, name, recovery, preferences, created_at) values ('ann', 'Ann', 'hash of ann', '{}', 1000)`,
    ]);
    expect(await (await databases.open(place)).guests.find('ann')).toMatchObject({ name: 'Ann', reactions: '[]' });
  });
  test('a player who takes several seats finds the game once in the history', async () => {
    const { store } = await furnished(databases, ['t']);
    const fence = await take(store, 't', here);
    const [first] = resultOf(1, 5).seats;
    const alone = { ...resultOf(1, 5), seats: [first, { ...first, seat: 1, place: 2, team: 1 }] } as Result;
    await store.results.record(fence, alone, oneUp);
    expect(await store.results.ofPlayer(annPlays, { tables: 'all', limit: 10, after: null })).toEqual([alone]);
    expect(await store.ratings.ofPlayer(annPlays)).toMatchObject([{ mu: 26, games: 1 }]);
  });

  test('statistics count games, wins and scores', async () => {
    const { store } = await furnished(databases, ['t']);
    const { results } = store;
    const fence = await take(store, 't', here);
    await results.record(fence, resultOf(1, 4), null);
    await results.record(fence, { ...resultOf(2, 7), endedAt: 3500 }, null);
    await results.record(fence, { ...resultOf(3, 1), game: 'brawl' }, null);
    expect(await results.tallies(annPlays, 'all')).toEqual([
      { game: 'brawl', played: 1, won: 1, bestScore: 1, averageScore: 1, lastAt: 3500 },
      { game: 'duel', played: 2, won: 2, bestScore: 7, averageScore: 5.5, lastAt: 3500 },
    ]);
    expect(await results.tallies(clerk, 'all')).toMatchObject([
      { game: 'brawl' },
      { game: 'duel', played: 2, won: 0, bestScore: -0.5 },
    ]);
    expect(await results.totals('duel')).toEqual({ games: 2, guests: 1, averageMillis: 1000 });
    expect(await results.totals('unheard of')).toEqual({ games: 0, guests: 0, averageMillis: 0 });
  });

  test('games that end at once are rated one after another', async () => {
    const ids = ['t', 't1', 't2', 't3', 't4', 't5', 't6', 't7'];
    const { place, store } = await furnished(databases, ids);
    const other = await databases.open(place);
    const fences = await Promise.all(ids.map(id => take(store, id, here)));
    const recorded = ids.map((tableId, index) => {
      const result = { ...resultOf(index, 5), tableId };
      const seats = index % 2 === 0 ? result.seats : result.seats.toReversed();
      return (index % 2 === 0 ? store : other).results.record(fences[index] ?? 0, { ...result, seats }, oneUp);
    });
    await Promise.all(recorded);
    const sigma = 8 / 2 ** ids.length;
    expect(await store.ratings.ladder('duel', 10)).toEqual([
      { game: 'duel', player: annPlays, name: 'Ann', mu: 25 + ids.length, sigma, games: ids.length },
    ]);
  });

  test('the ladder ranks by the certain part of a skill', async () => {
    const { store } = await furnished(databases, ['t']);
    const fence = await take(store, 't', here);
    await store.guests.create({ ...ann, id: 'ben', name: 'Ben', recovery: 'ben' });
    const uncertain: RatingRule = {
      ...oneUp,
      rate: before =>
        before.map(({ player }) => (player.id === 'ben' ? { player, mu: 30, sigma: 9 } : { player, mu: 20, sigma: 2 })),
    };
    await store.results.record(fence, played(1, 1, ['ben', 'ann']), uncertain);
    expect((await store.ratings.ladder('duel', 10)).map(({ name }) => name)).toEqual(['Ann', 'Ben']);
    expect((await store.ratings.ladder('duel', 1)).map(({ name }) => name)).toEqual(['Ann']);
    expect(await store.ratings.ladder('brawl', 10)).toEqual([]);
  });

  test('unused data are deleted: tables never started, guests who never played, and old games if configured', async () => {
    const { store } = await furnished(databases, ['served', 'unstarted', 'played', 'running', 'fresh']);
    for (const id of ['never', 'lately', 'sat'])
      await store.guests.create({ ...ann, id, recovery: id, seenAt: id === 'lately' ? 9000 : 1000 });
    await store.tables.seat('running', ['sat']);
    for (const id of ['played', 'running', 'fresh']) {
      const fence = await take(store, id, there);
      await store.log.append(id, fence, [{ seq: 1, at: id === 'running' ? 8000 : 2500, entry: '{}' }]);
      if (id === 'played') await store.results.record(fence, { ...resultOf(1, 5), tableId: id }, oneUp);
      if (id === 'fresh') await store.tables.update(id, fence, { status: 'over' }, 9000);
    }
    await store.leases.leave(there.id);
    await take(store, 'served', here);
    const left = async (): Promise<string[]> => {
      const ids = ['served', 'unstarted', 'played', 'running', 'fresh'];
      const found = await Promise.all(ids.map(id => store.tables.find(id)));
      return ids.filter((_, i) => found[i] !== null);
    };
    expect(await store.keeping.purge({ unused: 5000, old: null })).toEqual({ tables: 1, guests: 1 });
    expect(await left()).toEqual(['served', 'played', 'running', 'fresh']);
    expect(await store.guests.find('never')).toBeNull();
    expect(await store.guests.find('lately')).not.toBeNull();
    // Named in an unfinished game.
    expect(await store.guests.find('sat')).not.toBeNull();
    expect(await store.results.find('t-1')).not.toBeNull();
    expect(await store.keeping.purge({ unused: 5000, old: 5000 })).toEqual({ tables: 1, guests: 0 });
    expect(await left()).toEqual(['served', 'running', 'fresh']);
    expect(await store.results.find('t-1')).toBeNull();
    expect(await store.log.read('played', 1)).toEqual([]);
    // Ann hosts a table: she stays.
    expect(await store.guests.find('ann')).not.toBeNull();
  });

  test('a deleted guest is a stranger in the games of others', async () => {
    const { store } = await furnished(databases, ['t']);
    const fence = await take(store, 't', here);
    const entries = ['{"start":"Ann"}', '{"in":"Ann"}', '{"start":"Ann again"}'];
    await store.log.append(
      't',
      fence,
      entries.map((entry, i) => ({ seq: i + 1, at: 1, entry })),
    );
    await store.tables.seat('t', ['ann']);
    await store.tables.update('t', fence, { seating: '"Ann sits"' }, 3000);
    await store.results.record(fence, { ...resultOf(1, 5), firstSeq: 1 }, oneUp);
    await store.keeping.forget('ann', { name: 'Stranger 1234', blurred: text => text.replace('Ann', 'Nobody') });
    expect(await store.guests.find('ann')).toMatchObject({ name: 'Stranger 1234', preferences: '{}', epoch: 1 });
    expect(await store.guests.findByRecovery(ann.recovery)).toBeNull();
    expect(await store.ratings.ofPlayer(annPlays)).toEqual([]);
    expect(await store.results.ofPlayer(annPlays, { tables: 'all', limit: 9, after: null })).toEqual([]);
    expect((await store.results.find('t-1'))!.seats).toMatchObject([
      { player: { kind: 'guest', id: '' }, name: 'Stranger 1234' },
      { player: clerk, name: 'The Clerk' },
    ]);
    expect((await store.log.read('t', 1)).map(({ entry }) => entry)).toEqual([
      '{"start":"Nobody"}',
      '{"in":"Ann"}',
      '{"start":"Nobody again"}',
    ]);
    // A process with the table and the name in memory can no longer write it.
    await expect(store.tables.update('t', fence, { seating: '"Ann sits"' }, 4000)).rejects.toThrow(Refused);
    expect(await store.tables.find('t')).toMatchObject({ seating: '"Nobody sits"' });
  });

  test('of several offered secrets, the first is kept for all', async () => {
    const { place, store } = await furnished(databases, []);
    const other = await databases.open(place);
    const kept = await Promise.all([store, other, store, other].map((at, index) => at.secrets.keep('cookies', `secret ${index}`)));
    expect(new Set(kept).size).toBe(1);
    expect(await other.secrets.keep('cookies', 'too late')).toBe(kept[0]);
  });

  test('stored data are there when the store is reopened', async () => {
    const { place, store } = await furnished(databases, ['t']);
    await store.log.append('t', await take(store, 't', here), [{ seq: 1, at: 5, entry: '{"a":1}' }]);
    await store.close();
    const again = await databases.open(place);
    expect(await again.guests.find('ann')).toEqual(ann);
    expect(await again.log.read('t', 1)).toEqual([{ seq: 1, at: 5, entry: '{"a":1}' }]);
  });
});
