/** Admission: cookies, recovery codes, origins and limits; and the headers of every answer. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { newGuest, served, startedTable, TestClient } from '../testing/served.ts';

const post = (url: string, body: unknown, headers: { readonly [name: string]: string } = {}) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });

test('a guest is made once, identified by the cookie, and shown the recovery code once', async () => {
  const { url } = await served();
  const ann = await newGuest(url, 'Ann');
  const again = await post(`${url}/api/guest`, {}, { cookie: ann.cookie });
  expect(again.status).toBe(200);
  expect(await again.json()).toEqual({ guest: ann.id, name: 'Ann', preferences: {}, recovery: null });
  expect(again.headers.get('set-cookie')).toBeNull();
  const put = (body: unknown) =>
    fetch(`${url}/api/me/preferences`, {
      method: 'PUT',
      headers: { cookie: ann.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await put({ sound: false })).status).toBe(200);
  expect((await put({ deck: 'x'.repeat(9000) })).status).toBe(413);
  expect((await put([1])).status).toBe(400);
  // A face is made of known parts; a chosen face is shown at once, wherever the guest sits.
  const face = { head: 'owl', hat: 'straw', neck: 'bow', ink: 4 };
  expect((await put({ face: { ...face, head: 'snake' } })).status).toBe(400);
  expect((await put({ face: 'owl' })).status).toBe(400);
  const client = await TestClient.connect(url, ann);
  const { table } = await client.ask({ ask: 'create', game: 'wright-gang', seats: 2 });
  await client.ask({ ask: 'enter', table });
  expect((await put({ face })).status).toBe(200);
  await client.hears('table', told => isDeepStrictEqual(told.table.chairs[0]!.face, face));
  expect(await (await fetch(`${url}/api/me`, { headers: { cookie: ann.cookie } })).json()).toEqual({
    guest: ann.id,
    name: 'Ann',
    preferences: { face },
  });
  for (const name of ['', ' ', 'x'.repeat(25), 'a\u0000b', 7])
    expect((await post(`${url}/api/me/name`, { name }, { cookie: ann.cookie })).status).toBe(400);
});

test('a recovery code moves a guest to another device, and a new one made with it voids the old', async () => {
  const { url } = await served();
  const ann = await newGuest(url, 'Ann');
  const moved = await post(`${url}/api/recover`, { code: ann.recovery.toLowerCase() });
  expect(await moved.json()).toMatchObject({ guest: ann.id, name: 'Ann' });
  const phone = { ...ann, cookie: moved.headers.get('set-cookie')!.split(';')[0]! };
  const client = await TestClient.connect(url, phone);
  expect((await client.hears('welcome')).guest).toBe(ann.id);
  const { recovery } = (await (await post(`${url}/api/me/recovery`, { code: ann.recovery }, { cookie: ann.cookie })).json()) as {
    recovery: string;
  };
  expect((await post(`${url}/api/recover`, { code: ann.recovery })).status).toBe(404);
  expect((await post(`${url}/api/recover`, { code: recovery })).status).toBe(200);
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () => (await post(`${url}/api/recover`, { code: 'AAAAA' })).status),
  );
  expect(statuses).toContain(429);
});

test('no cookie, no socket; a forged cookie, no socket and no data', async () => {
  const { url } = await served();
  const [ann, ben] = [await newGuest(url), await newGuest(url)];
  const forged = { ...ann, cookie: ann.cookie.replace(ann.id, ben.id) };
  await expect(TestClient.connect(url, { ...ann, cookie: '' })).rejects.toThrow('401');
  await expect(TestClient.connect(url, forged)).rejects.toThrow('401');
  for (const cookie of ['', forged.cookie, 'sixgun=x.y'])
    for (const path of ['me', 'history']) {
      const answer = await fetch(`${url}/api/${path}`, { headers: { cookie } });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({ error: { rule: 'server:stranger', why: expect.any(String) } });
    }
});

test('a guest cannot act for another’s seat', async () => {
  const { url, store } = await served();
  const [ann, ben, eve] = [await TestClient.connect(url), await TestClient.connect(url), await TestClient.connect(url)];
  const table = await startedTable([ann, ben], []);
  await eve.ask({ ask: 'enter', table });
  const asked = ann.last('update')!.update.moves?.length ? ann : ben;
  const idle = asked === ann ? ben : ann;
  const { id } = (await store.tables.findByCode(table))!;
  const before = await store.log.head(id);
  const [move] = asked.last('update')!.update.moves!;
  for (const client of [idle, eve]) {
    expect(await client.refusal({ ask: 'move', table, seq: 0, move })).not.toBeNull();
    for (const more of [{ seat: 0 }, { guest: asked.person.id }, { by: asked.person.id }])
      expect(await client.refusal({ ask: 'move', table, seq: 1, move, ...more })).toBe('wire:shape');
    expect(await client.refusal({ ask: 'move', table, seq: 2, move: { ...(move as object), seat: 0 } })).not.toBeNull();
  }
  expect(await eve.refusal({ ask: 'press', table, claim: 0 })).toBe('table:race');
  expect(await eve.refusal({ ask: 'start', table })).toBe('seat:host');
  expect(await eve.refusal({ ask: 'log', table })).toBe('table:over');
  expect(await store.log.head(id)).toBe(before);
});

test('pages of other sites are refused', async () => {
  const { url } = await served({ PUBLIC_URL: 'https://play.example' });
  const ann = await newGuest(url);
  for (const origin of ['https://play.example', url]) (await TestClient.connect(url, ann, { origin })).close();
  for (const origin of ['https://evil.example', 'null', 'https://play.example.evil']) {
    await expect(TestClient.connect(url, ann, { origin })).rejects.toThrow('403');
    expect((await post(`${url}/api/me/name`, { name: 'x' }, { cookie: ann.cookie, origin })).status).toBe(403);
  }
});

test('limits: connections, messages, sizes, guests, tables, requests', async () => {
  const { url } = await served({
    CONNECTIONS_PER_ADDRESS: 3,
    MESSAGES_PER_SECOND: 5,
    MESSAGE_BYTES: 2048,
    GUESTS_PER_MINUTE: 2,
    TABLES_PER_GUEST: 2,
    REQUESTS_PER_SECOND: 10,
  });
  const [ann] = [await newGuest(url), await newGuest(url)];
  await expect(newGuest(url)).rejects.toThrow('429');
  const [one, two, three] = [
    await TestClient.connect(url, ann),
    await TestClient.connect(url, ann),
    await TestClient.connect(url, ann),
  ];
  await expect(TestClient.connect(url, ann)).rejects.toThrow('429');
  for (let i = 0; i < 2; i++) await one.ask({ ask: 'create', game: 'wright-gang', seats: 2 });
  expect(await one.refusal({ ask: 'create', game: 'wright-gang', seats: 2 })).toBe('limit:tables');
  two.send(JSON.stringify({ id: 1, ask: 'say', table: 'AAAA', text: 'x'.repeat(3000) }));
  expect(await two.closed()).toBe(1009);
  for (let i = 0; i < 30; i++) three.send('{}');
  expect(await three.closed()).toBe(1008);
  expect(three.texts.at(-1)).toContain('limit:rate');
  (await TestClient.connect(url, ann)).close();
  expect((await post(`${url}/api/guest`, { name: 'x'.repeat(5000) })).status).toBe(413);
  const statuses = await Promise.all(Array.from({ length: 80 }, async () => (await fetch(`${url}/api/games`)).status));
  expect(statuses).toContain(429);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test('expensive requests are limited by address, however many guests ask', async () => {
  const { url } = await served({ REQUESTS_PER_SECOND: 4 });
  const guests = await Promise.all(Array.from({ length: 8 }, () => TestClient.connect(url)));
  const asked = guests.flatMap(guest => Array.from({ length: 4 }, () => guest.refusal({ ask: 'enter', table: 'ZZZZZZ' })));
  const rules = await Promise.all(asked);
  expect(rules.filter(rule => rule === 'server:table').length).toBeGreaterThanOrEqual(20);
  expect(rules).toContain('limit:rate');
});

test('every answer carries strict headers, and no error reveals internals', async () => {
  const { url } = await served({ PUBLIC_URL: 'https://play.example' });
  for (const path of ['/', '/api/games', '/healthz', '/nothing', '/api/nothing', '/assets/nothing.js']) {
    const { headers } = await fetch(`${url}${path}`);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).not.toBeNull();
  }
  const bad = await fetch(`${url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":',
  });
  expect([bad.status, await bad.json()]).toEqual([400, { error: { rule: 'server:request', why: expect.any(String) } }]);
  const odd = await fetch(`${url}/api/me/name`, { method: 'POST', body: 'x' });
  expect(odd.status).toBe(415);
  expect(await odd.json()).toEqual({ error: { rule: 'server:request', why: expect.any(String) } });
  const made = await post(`${url}/api/guest`, {});
  expect(made.headers.get('set-cookie')).toContain('Secure');
});

test('the built page: served for every address it knows; files are cached for a year, the page is always revalidated', async () => {
  const pages = await mkdtemp(join(tmpdir(), 'sixgun-pages-'));
  onTestFinished(() => rm(pages, { recursive: true, force: true }));
  await mkdir(join(pages, 'assets'));
  await writeFile(join(pages, 'index.html'), '<p>the page</p>');
  await writeFile(join(pages, 'assets', 'app-1a2b3c.js'), 'export {}');
  const { url } = await served({}, { pages });
  for (const path of [
    '/',
    '/t/ABCDEF',
    '/r/x',
    '/learn/wright-gang',
    '/trail/wright-gang',
    '/day',
    '/beat/wright-gang',
    '/puzzles/wright-gang',
    '/you',
    '/ladder/wright-gang',
    '/decks',
    '/credits',
    '/operator',
  ]) {
    const answer = await fetch(`${url}${path}`);
    expect([path, answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([
      path,
      200,
      '<p>the page</p>',
      'no-cache',
    ]);
  }
  const asset = await fetch(`${url}/assets/app-1a2b3c.js`);
  expect(asset.headers.get('cache-control')).toContain('max-age=31536000');
  expect(asset.headers.get('content-type')).toContain('javascript');
  for (const path of ['/assets/none.js', '/../package.json', '/%2e%2e/package.json', '/nothing'])
    expect((await fetch(`${url}${path}`)).status).toBe(404);
});

test('another build under a running server: open pages still get their files, new ones get theirs', async () => {
  const pages = await mkdtemp(join(tmpdir(), 'sixgun-pages-'));
  onTestFinished(() => rm(pages, { recursive: true, force: true }));
  const build = async (name: string): Promise<void> => {
    await mkdir(join(pages, 'assets'), { recursive: true });
    await writeFile(join(pages, 'index.html'), `<script type="module" src="/assets/${name}.js"></script>`);
    await writeFile(join(pages, 'assets', `${name}.js`), `export const build = '${name}';`);
  };
  await build('app-old');
  const { url } = await served({}, { pages });
  await build('app-new');
  expect(await (await fetch(url)).text()).toContain('app-new');
  for (const name of ['app-old', 'app-new']) {
    const asset = await fetch(`${url}/assets/${name}.js`);
    expect([asset.status, await asset.text()]).toEqual([200, `export const build = '${name}';`]);
  }
});

test('a server without its page says so', async () => {
  const { url } = await served();
  expect(await (await fetch(`${url}/t/ABCDEF`)).text()).toContain('has not been built');
});
