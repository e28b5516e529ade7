/** Guests without an open page, and the notifications to their devices, through a push service on this machine. */
import { expect, test } from 'vitest';
import { boxes } from '../../games/index.ts';
import { keysOf } from '../../kernel/records.ts';
import { namesIn } from '../../testing/names.ts';
import type { CallKind } from '../../wire/lists.ts';
import { type Language, languages } from '../../words/language.ts';
import type { Config } from '../config.ts';
import { Device, PushService } from '../push/testing/service.ts';
import type { Server } from '../server.ts';
import { deleteGuest, getJson, newGuest, type Person, served, startedTable, TestClient } from '../testing/served.ts';

const grace = 0;
const all: readonly CallKind[] = ['move', 'sat', 'call'];
async function calling(changes: Partial<Config> = {}) {
  const service = await PushService.open();
  const server = await served(changes, { push: { wayOut: service.wayOut, grace } });
  return { service, server };
}
interface Wish {
  readonly path?: string;
  readonly kinds?: readonly CallKind[];
  readonly language?: Language;
  readonly endpoint?: string;
}
const asked = (server: Server, { cookie }: Person, method: string, path: string, body?: object): Promise<Response> =>
  fetch(`${server.url}${path}`, {
    method,
    headers: { cookie, origin: server.url, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const kept = (server: Server, person: Person, device: Device, { path = '/1', kinds = all, language = 'en', endpoint }: Wish = {}) =>
  asked(server, person, 'PUT', '/api/me/devices', {
    endpoint: endpoint ?? `https://push.example${path}`,
    ...device.keys,
    kinds,
    language,
  });
/** A guest with a subscribed device, and no page. */
const away = async (
  server: Server,
  name: string,
  wish: Wish = {},
): Promise<{ readonly person: Person; readonly device: Device }> => {
  const [person, device] = [await newGuest(server.url, name), Device.fresh()];
  expect((await kept(server, person, device, wish)).status).toBe(200);
  return { person, device };
};
interface Read {
  readonly web_push: number;
  readonly notification: { readonly [part: string]: string };
}
const notices = (service: PushService, device: Device) =>
  service.pushed.map(({ body }) => (JSON.parse(device.read(body)) as Read).notification);
/** They have begun a game together; the table waits again for its next one. */
const company = async (server: Server, people: readonly Person[]): Promise<void> => {
  const { id } = (await server.store.tables.hostedBy(people[0]!.id))[0]!;
  await server.store.tables.seat(
    id,
    people.map(person => person.id),
  );
};
const tableOf = async (client: TestClient): Promise<string> => {
  const { table } = await client.ask({ ask: 'create', game: 'steel-bullets', seats: 3 });
  await client.ask({ ask: 'enter', table });
  return String(table);
};

test('an absent player to move is notified on their device, in their language, and once', async () => {
  const { service, server } = await calling();
  const { person, device } = await away(server, 'Ann', { language: 'uk' });
  const [ann, ben] = [await TestClient.connect(server.url, person), await TestClient.connect(server.url)];
  const table = await startedTable([ann, ben], [], { options: { rounds: 6, first: 1 } });
  // Ben moves first; Ann has gone by then.
  ann.close();
  await ann.closed();
  await ben.hears('table', told => told.table.chairs[0]?.connected === false);
  const moves = ben.last('update')?.update.moves ?? [];
  await ben.ask({ ask: 'move', table, seq: 0, move: moves.find(each => each.do === 'discard') });
  const [pushed] = await service.hears(1);
  expect(JSON.parse(device.read(pushed!.body))).toEqual({
    web_push: 8030,
    notification: {
      title: 'Банда братів Райт',
      body: 'Ваш хід.',
      navigate: `${server.url}/t/${table}`,
      tag: table,
      lang: 'uk',
    },
  });
  // The message shows its service nothing that two guests have in common.
  expect(pushed!.headers['topic']).not.toContain(table);
  await expect.poll(() => server.metrics.pushSent.value).toBe(1);
});
test('when a guest sits down, absent guests with a chair there are notified, unless they opted out', async () => {
  const { service, server } = await calling();
  const { person, device } = await away(server, 'Ann', { path: '/ann' });
  const deaf = await away(server, 'Dan', { path: '/dan', kinds: ['move', 'call'] });
  const [ann, dan] = [await TestClient.connect(server.url, person), await TestClient.connect(server.url, deaf.person)];
  const table = await tableOf(ann);
  await dan.ask({ ask: 'enter', table });
  await dan.ask({ ask: 'sit', table });
  const ben = await TestClient.connect(server.url);
  for (const client of [ann, dan]) {
    client.close();
    await client.closed();
  }
  await ben.ask({ ask: 'enter', table });
  await ben.hears('table', told => told.table.chairs.every(chair => chair.connected !== true));
  await ben.ask({ ask: 'sit', table });
  await service.hears(1);
  expect(notices(service, device)).toMatchObject([{ title: 'Steel Bullets', body: 'Somebody has sat down at your table.' }]);
  await expect.poll(() => server.metrics.pushSent.value).toBe(1);
});
test('a guest may call people they have played with to a waiting table, within limits', async () => {
  const { service, server } = await calling();
  const ann = await TestClient.connect(server.url, await newGuest(server.url, 'Ann'));
  const { person: ben, device } = await away(server, 'Ben');
  const table = await tableOf(ann);
  const call = (guest: string) => ann.refusal({ ask: 'call', table, guest });
  expect(await call(ben.id)).toBe('server:company');
  expect(await getJson(`${server.url}/api/me/people`, ann.person.cookie)).toEqual({ people: [] });
  await company(server, [ann.person, ben]);
  expect(await getJson(`${server.url}/api/me/people`, ann.person.cookie)).toEqual({ people: [{ id: ben.id, name: 'Ben' }] });
  expect(await call(ben.id)).toBeNull();
  await service.hears(1);
  expect(notices(service, device)).toMatchObject([{ body: 'Ann calls you to their table.', navigate: `${server.url}/t/${table}` }]);
  expect(await call(ben.id)).toBe('limit:calls');
  expect(await call(ann.person.id)).toBe('server:company');
  const stranger = await TestClient.connect(server.url);
  expect(await stranger.refusal({ ask: 'call', table, guest: ben.id })).toBe('server:enter');
  await stranger.ask({ ask: 'enter', table });
  expect(await stranger.refusal({ ask: 'call', table, guest: ben.id })).toBe('seat:rail');
});
test.each(languages)('with the house’s names, notifications use no other name in %s', async language => {
  const { service, server } = await calling({ GAME_NAMES: 'house' });
  const ann = await TestClient.connect(server.url, await newGuest(server.url, 'Ann'));
  for (const [n, game] of keysOf(boxes).entries()) {
    const { table } = await ann.ask({ ask: 'create', game, seats: 2 });
    await ann.ask({ ask: 'enter', table });
    const { person, device } = await away(server, 'Ben', { path: `/${game}`, language });
    await company(server, [ann.person, person]);
    await ann.ask({ ask: 'call', table, guest: person.id });
    await service.hears(n + 1);
    const { title, body } = (JSON.parse(device.read(service.pushed[n]!.body)) as Read).notification;
    expect(title).toBe(boxes[game].words[language].houseName);
    expect(namesIn(body!)).toEqual([]);
  }
});
test('a guest sends at most ten calls at once', async () => {
  const { server } = await calling();
  const ann = await TestClient.connect(server.url);
  const table = await tableOf(ann);
  const others = await Promise.all(Array.from({ length: 11 }, () => newGuest(server.url)));
  await company(server, [ann.person, ...others]);
  const answers: (string | null)[] = [];
  for (const { id: guest } of others) answers.push(await ann.refusal({ ask: 'call', table, guest }));
  expect(answers).toEqual([...Array.from({ length: 10 }, () => null), 'limit:rate']);
});
test('guests who have blocked the caller, or were blocked by them, are neither called nor listed; neither is told', async () => {
  const { service, server } = await calling();
  const ann = await TestClient.connect(server.url);
  const [ben, cat, dan] = [await away(server, 'Ben'), await away(server, 'Cat'), await away(server, 'Dan', { path: '/dan' })];
  const table = await tableOf(ann);
  await company(server, [ann.person, ben.person, cat.person, dan.person]);
  await server.store.moderation.block(ben.person.id, ann.person.id);
  await server.store.moderation.block(ann.person.id, cat.person.id);
  const { people } = await getJson<{ people: object[] }>(`${server.url}/api/me/people`, ann.person.cookie);
  expect(people).toEqual([{ id: dan.person.id, name: 'Dan' }]);
  for (const { person } of [ben, cat, dan]) expect(await ann.refusal({ ask: 'call', table, guest: person.id })).toBeNull();
  await service.hears(1);
  expect(service.pushed.map(({ path }) => path)).toEqual(['/dan']);
});
test('a guest with an open page is told there, and on no device', async () => {
  const { service, server } = await calling();
  const ann = await TestClient.connect(server.url, await newGuest(server.url, 'Ann'));
  const { person } = await away(server, 'Ben');
  const ben = await TestClient.connect(server.url, person);
  const table = await tableOf(ann);
  await company(server, [ann.person, person]);
  await ann.ask({ ask: 'call', table, guest: person.id });
  expect(await ben.hears('called')).toEqual({ tell: 'called', table, game: 'steel-bullets', by: 'Ann' });
  expect(service.pushed).toEqual([]);
});
test('a device reported gone by its service is forgotten; the guest’s other devices are not', async () => {
  const { service, server } = await calling();
  const ann = await TestClient.connect(server.url);
  const { person, device } = await away(server, 'Ben', { path: '/old' });
  await kept(server, person, device, { path: '/new' });
  service.answers.set('/old', 410);
  const table = await tableOf(ann);
  await company(server, [ann.person, person]);
  await ann.ask({ ask: 'call', table, guest: person.id });
  await service.hears(2);
  await expect
    .poll(async () => (await server.store.devices.ofGuest(person.id)).map(({ endpoint }) => endpoint))
    .toEqual(['https://push.example/new']);
  expect(server.metrics.text({ connections: 0, tables: 0, commits: 0, waiting: 0 })).toContain('sixgun_push_gone_total 1');
});
test('only public web addresses are stored as devices, with valid browser keys, for pages of ours', async () => {
  const { server } = await calling();
  const ann = await newGuest(server.url);
  const device = Device.fresh();
  const status = async (endpoint: string) => (await kept(server, ann, device, { endpoint })).status;
  expect(await status('https://127.0.0.1/x')).toBe(400);
  expect(await status('https://localhost/x')).toBe(400);
  expect(await status('http://push.example/x')).toBe(400);
  expect(await status('https://push.example:444/x')).toBe(400);
  const body = { endpoint: 'https://push.example/x', ...device.keys, kinds: all, language: 'en' };
  expect((await asked(server, ann, 'PUT', '/api/me/devices', { ...body, auth: 'AAAA' })).status).toBe(400);
  expect((await asked(server, ann, 'PUT', '/api/me/devices', { ...body, kinds: ['gossip'] })).status).toBe(400);
  expect((await asked(server, ann, 'PUT', '/api/me/devices', { ...body, kinds: [] })).status).toBe(400);
  const alone = await fetch(`${server.url}/api/me/devices`, {
    method: 'PUT',
    headers: { cookie: ann.cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(alone.status).toBe(403);
  for (let i = 0; i < 10; i++) await kept(server, ann, device, { path: `/${i}` });
  expect(await server.store.devices.ofGuest(ann.id)).toHaveLength(8);
});
test('devices are part of a guest’s export, and are removed with the guest, on sign-out, and when switched off', async () => {
  const { server } = await calling();
  const { person: ann, device } = await away(server, 'Ann');
  const count = async () => (await server.store.devices.ofGuest(ann.id)).length;
  const { devices } = await getJson(`${server.url}/api/me/data`, ann.cookie);
  expect(devices).toMatchObject([{ endpoint: 'https://push.example/1', kinds: all, language: 'en', site: server.url }]);
  await asked(server, ann, 'DELETE', '/api/me/devices', { endpoint: 'https://push.example/1' });
  expect(await count()).toBe(0);
  await kept(server, ann, device);
  expect((await deleteGuest(server.url, ann)).status).toBe(200);
  expect(await count()).toBe(0);

  const { person: ben } = await away(server, 'Ben');
  await asked(server, ben, 'POST', '/api/me/sign-out-everywhere', {});
  expect(await server.store.devices.ofGuest(ben.id)).toEqual([]);
});
test('the key is made once and stored with the data; without calls there is none', async () => {
  const { server } = await calling();
  const { key } = await getJson(`${server.url}/api/push`);
  expect(Buffer.from(String(key), 'base64url')).toHaveLength(65);
  expect(await getJson(`${server.url}/api/push`)).toEqual({ key });

  const { server: quiet } = await calling({ PUSH: 'off' });
  expect(await getJson(`${quiet.url}/api/push`)).toEqual({ key: null });
  const ann = await TestClient.connect(quiet.url);
  expect((await kept(quiet, ann.person, Device.fresh())).status).toBe(404);
  const table = await tableOf(ann);
  expect(await ann.refusal({ ask: 'call', table, guest: 'anybody' })).toBe('server:calls');
});
