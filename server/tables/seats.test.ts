/** Seats, hosts, watchers and chat, over real sockets. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { faceFor } from '../../wire/face.ts';
import { getJson, newGuest, served, startedTable, TestClient } from '../testing/served.ts';

const arrange = (table: string, how: object) => ({ ask: 'arrange', table, how });

test('before a game: only the host may change visibility, chairs, bots and options', async () => {
  const { url } = await served();
  const [ann, ben, eve] = await Promise.all(
    ['Ann', 'Ben', 'Eve'].map(async name => TestClient.connect(url, await newGuest(url, name))),
  );
  await eve!.ask({ ask: 'lobby', on: true });
  const { table } = (await ann!.ask({ ask: 'create', game: 'wright-gang', seats: 3, bots: ['gunhand'] })) as { table: string };
  expect(table).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  const listed = await eve!.hears('lobby', told => told.tables.length === 1);
  expect(listed.tables[0]).toMatchObject({ code: table, host: 'Ann', taken: 2, seats: 3, status: 'gathering' });
  // Faces, and nothing that says whose they are: the list may be read by anybody.
  const face = faceFor(ann!.person.id);
  expect(listed.tables[0]!.chairs).toEqual([
    { kind: 'guest', name: 'Ann', face },
    { kind: 'bot', name: 'gunhand' },
    { kind: 'free' },
  ]);
  expect((await getJson(`${url}/api/tables`))['tables']).toEqual(listed.tables);

  await ann!.ask({ ask: 'enter', table });
  expect(await ben!.refusal({ ask: 'sit', table })).toBe('server:enter');
  await ben!.ask({ ask: 'enter', table });
  expect(await ben!.refusal({ ask: 'sit', table, seat: 1 })).toBe('seat:taken');
  await ben!.ask({ ask: 'sit', table });
  expect((await ben!.hears('table', told => told.table.you === 2)).table.chairs.map(chair => chair.name)).toEqual([
    'Ann',
    'gunhand',
    'Ben',
  ]);
  for (const how of [
    { change: 'bot', seat: 1, bot: null },
    { change: 'swap', a: 0, b: 2 },
    { change: 'seats', seats: 4 },
    { change: 'visibility', visibility: 'private' },
  ])
    expect(await ben!.refusal(arrange(table, how))).toBe('seat:host');
  await ann!.ask(arrange(table, { change: 'swap', a: 0, b: 2 }));
  await ann!.ask(arrange(table, { change: 'bot', seat: 1, bot: 'sharpshooter' }));
  expect(await ann!.refusal(arrange(table, { change: 'bot', seat: 1, bot: 'nobody' }))).toBe('seat:bot');
  expect(await ann!.refusal(arrange(table, { change: 'seats', seats: 9 }))).toBe('table:seats');
  expect(await ann!.refusal(arrange(table, { change: 'options', options: { rounds: 99 } }))).toBe('table:option');
  await ann!.ask(arrange(table, { change: 'options', options: { rounds: 2 } }));
  expect((await ben!.hears('table', told => told.table.you === 0)).table.chairs.map(chair => chair.name)).toEqual([
    'Ben',
    'sharpshooter',
    'Ann',
  ]);

  expect(await ben!.refusal({ ask: 'start', table })).toBe('seat:host');
  await ben!.ask({ ask: 'ready', table, ready: true });
  expect(await ann!.refusal({ ask: 'start', table })).toBe('seat:ready');
  await ann!.ask({ ask: 'ready', table, ready: true });
  await ann!.ask(arrange(table, { change: 'visibility', visibility: 'private' }));
  await eve!.hears('lobby', told => told.tables.length === 0);
  await ann!.ask({ ask: 'start', table });
  await ben!.hears('table', told => told.table.status === 'playing');
  expect(await ben!.refusal({ ask: 'stand', table })).toBe('seat:playing');
});

test('a private table is not listed, and reached only by its code', async () => {
  const { url } = await served();
  const [ann, eve] = [await TestClient.connect(url), await TestClient.connect(url)];
  const { table } = (await ann.ask({ ask: 'create', game: 'wright-gang', seats: 2, visibility: 'private' })) as { table: string };
  await eve.ask({ ask: 'lobby', on: true });
  expect((await eve.hears('lobby')).tables).toEqual([]);
  expect((await getJson(`${url}/api/tables`))['tables']).toEqual([]);
  const invitation = await (await fetch(`${url}/api/tables/${table.toLowerCase()}`)).json();
  expect(invitation).toMatchObject({
    code: table,
    game: 'wright-gang',
    visibility: 'private',
    host: ann.person.name,
    chairs: [{ kind: 'guest' }, { kind: 'free' }],
  });
  expect(JSON.stringify(invitation)).not.toContain('entropy');
  expect((await fetch(`${url}/api/tables/ZZZZZZ`)).status).toBe(404);
  expect(await eve.refusal({ ask: 'enter', table: 'ZZZZZZ' })).toBe('server:table');
  await eve.ask({ ask: 'enter', table });
});

test('codes cannot be tried endlessly', async () => {
  const { url } = await served();
  const eve = await TestClient.connect(url);
  const rules = new Set<string | null>();
  for (let i = 0; i < 40; i++) rules.add(await eve.refusal({ ask: 'enter', table: `ZZZZ${String.fromCharCode(65 + (i % 26))}Z` }));
  expect([...rules]).toEqual(['server:table', 'limit:rate']);
  expect((await fetch(`${url}/api/tables/ZZZZZZ`)).status).toBe(429);
});

test('watchers see only what is public, later if the host says so', async () => {
  const { url } = await served();
  const [ann, ben, eve] = [await TestClient.connect(url), await TestClient.connect(url), await TestClient.connect(url)];
  const table = await startedTable([ann, ben], []);
  await eve.ask({ ask: 'enter', table });
  const seen = (await eve.hears('update')).update;
  expect((seen.view.zones['hand'] as unknown[][]).flat().every(face => face === null)).toBe(true);
  expect((await ann.hears('update')).update.view.zones['hand']).not.toEqual(seen.view.zones['hand']);
  expect(seen.offers).toEqual([]);
  expect(await eve.refusal({ ask: 'move', table, seq: 0, move: { do: 'pass' } })).toBe('seat:rail');
  expect(await eve.refusal({ ask: 'sit', table })).toBe('seat:playing');

  const { table: slow } = (await ann.ask({ ask: 'create', game: 'wright-gang', seats: 2, bots: ['gunhand'] })) as { table: string };
  await ann.ask({ ask: 'enter', table: slow });
  await ann.ask(arrange(slow, { change: 'railDelay', seconds: 1 }));
  await ann.ask({ ask: 'ready', table: slow, ready: true });
  await ann.ask({ ask: 'start', table: slow });
  await eve.ask({ ask: 'enter', table: slow });
  const moments = new Map<TestClient, number>();
  for (const client of [ann, eve])
    client.on(told => {
      if (told.tell === 'update' && told.table === slow && told.update.n > 0 && !moments.has(client))
        moments.set(client, performance.now());
    });
  const now = ann.heard.findLast(told => told.tell === 'update' && told.table === slow);
  const moves = now?.tell === 'update' ? now.update.moves : null;
  if (moves !== null && moves !== undefined && moves.length > 0)
    await ann.ask({ ask: 'move', table: slow, seq: 0, move: moves[0] });
  await eve.hears('update', told => told.table === slow && told.update.n > 0);
  expect(moments.get(eve)).toBeGreaterThan(moments.get(ann)!);
});

const time = { ask: 'time', sent: 0 };
test('refusals go only to their sender, with rule and reason; a move sent twice counts once', async () => {
  const { url, store } = await served();
  const [ann, ben] = [await TestClient.connect(url), await TestClient.connect(url)];
  const table = await startedTable([ann, ben], []);
  await Promise.all([ann, ben].map(client => client.hears('update')));
  await Promise.all([ann, ben].map(client => client.ask(time)));
  const { id } = (await store.tables.findByCode(table))!;
  const asked = [ann, ben].find(
    client => client.last('update')!.update.moves !== null && client.last('update')!.update.moves!.length > 0,
  )!;
  const other = asked === ann ? ben : ann;
  const before = [other.texts.length, await store.log.head(id)];
  expect(await asked.answer({ ask: 'move', table, seq: 7, move: { do: 'nonsense' } })).toMatchObject({
    no: { rule: 'table:verb', why: expect.any(String) },
  });
  expect(await other.refusal({ ask: 'move', table, seq: 7, move: { do: 'pass' } })).not.toBeNull();
  // All pending messages come before the answer: only its own refusal.
  await other.ask(time);
  expect([other.texts.length, await store.log.head(id)]).toEqual([before[0]! + 2, before[1]]);
  const move = {
    ask: 'move',
    table,
    seq: 8,
    move: asked.last('update')!.update.moves!.find(m => m.do === 'pass') ?? asked.last('update')!.update.moves![0],
  };
  const answers = await Promise.all([asked.ask(move), asked.ask(move), asked.ask(move)]);
  expect(answers).toEqual([{}, { again: true }, { again: true }]);
  expect(await store.log.head(id)).toBe(before[1]! + 1);
});

test('two pages of one guest: the newer plays', async () => {
  const { url } = await served();
  const person = await newGuest(url);
  const [old, ben] = [await TestClient.connect(url, person), await TestClient.connect(url)];
  const table = await startedTable([old, ben], []);
  const young = await TestClient.connect(url, person);
  await young.ask({ ask: 'enter', table });
  await old.hears('gone', told => told.table === table);
  expect(await old.refusal({ ask: 'say', table, text: 'still here?' })).toBe('server:enter');
  expect((await young.hears('table')).table.you).toBe(0);
  old.close();
  await pause(50);
  expect(young.last('table')!.table.chairs[0]!.connected).toBe(true);
});

test('chat: lines and phrases reach all, too many or too long ones are refused, and the host may hush', async () => {
  const { url } = await served();
  const [ann, ben] = [
    await TestClient.connect(url, await newGuest(url, 'Ann')),
    await TestClient.connect(url, await newGuest(url, 'Ben')),
  ];
  const table = await startedTable([ann, ben], []);
  await ben.ask({ ask: 'say', table, text: '  draw, pardner  ' });
  expect(await ann.hears('said')).toMatchObject({ from: { seat: 1, name: 'Ben', who: ben.person.id }, text: 'draw, pardner' });
  await ben.ask({ ask: 'phrase', table, phrase: 'hurry' });
  await ann.hears('said', told => told.phrase === 'hurry');
  expect(await ben.refusal({ ask: 'phrase', table, phrase: 'nonsense' })).toBe('talk:phrase');
  for (const text of ['', '   ', 'x'.repeat(281), 'two\nlines', '\u202egnp.exe'])
    expect(await ben.refusal({ ask: 'say', table, text })).toBe('wire:shape');
  for (let i = 0; i < 4; i++) await ben.ask({ ask: 'say', table, text: `line ${i}` });
  expect(await ben.refusal({ ask: 'say', table, text: 'one too many' })).toBe('talk:rate');
  expect(await ben.refusal(arrange(table, { change: 'hush', guest: ann.person.id, hushed: true }))).toBe('seat:host');
  expect(await ann.refusal(arrange(table, { change: 'hush', guest: 'nobody', hushed: true }))).toBe('seat:nobody');
  await ann.ask(arrange(table, { change: 'hush', guest: ben.person.id, hushed: true }));
  expect(await ben.refusal({ ask: 'say', table, text: 'hello?' })).toBe('talk:hushed');
});

test('a new name is shown to all', async () => {
  const { url } = await served();
  const [ann, ben] = [await TestClient.connect(url), await TestClient.connect(url)];
  const { table } = (await ann.ask({ ask: 'create', game: 'wright-gang', seats: 2 })) as { table: string };
  for (const client of [ann, ben]) await client.ask({ ask: 'enter', table });
  await ann.ask({ ask: 'rename', name: 'Calamity' });
  await ben.hears('table', told => told.table.chairs[0]?.name === 'Calamity');
  await fetch(`${url}/api/me/name`, {
    method: 'POST',
    headers: { cookie: ann.person.cookie, 'content-type': 'application/json' },
    body: '{"name":"Jane"}',
  });
  await ben.hears('table', told => told.table.chairs[0]?.name === 'Jane');
});

test('when time is up the game plays its default, and the deadline was announced', async () => {
  const { url, store } = await served();
  const [ann, ben] = [await TestClient.connect(url), await TestClient.connect(url)];
  const table = await startedTable([ann, ben], [], { time: { kind: 'timed', decision: 3, bank: 0 } });
  const { clocks } = await ann.hears('update');
  const due = clocks.deadlines.filter(deadline => deadline !== null);
  expect(due).toEqual([3000]);
  const lapsed = await ann.hears('update', told => told.update.n > 0);
  expect(lapsed.clocks.now).toBeGreaterThanOrEqual(3000);
  const rows = await store.log.read((await store.tables.findByCode(table))!.id, 2);
  expect(JSON.parse(rows[0]!.entry).in).toHaveProperty('lapse');
});
