/** Passkeys over real HTTP: made, used, listed, removed; and everything that is not quite one refused. */
import { expect, test } from 'vitest';
import { hasNoCertificates, MOST_PASSKEYS } from './locksmith.ts';
import type { Server } from './server.ts';
import { Authenticator } from './testing/authenticator.ts';
import { getJson, newGuest, type Person, served } from './testing/served.ts';

type Asked = Parameters<Authenticator['made']>[0];
interface Listed {
  readonly passkeys: readonly { readonly id: string; readonly site: string; readonly usedAt: number | null }[];
}
const TOKEN = 'a token of the tests';
const originOf = ({ port }: Server): string => `http://localhost:${port}`;
/** As a page of this server asks. */
const asked = (server: Server, path: string, cookie = '', body: object = {}, method = 'POST'): Promise<Response> =>
  fetch(originOf(server) + path, {
    method,
    headers: { cookie, origin: originOf(server), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const given = async (response: Promise<Response>): Promise<Asked> => (await (await response).json()) as Asked;
const toAdd = (server: Server, { cookie, recovery }: Person) =>
  given(asked(server, '/api/me/passkeys/begin', cookie, { code: recovery }));
const toEnter = (server: Server) => given(asked(server, '/api/passkey/begin'));
const add = async (server: Server, { cookie }: Pick<Person, 'cookie'>, made: object): Promise<number> =>
  (await asked(server, '/api/me/passkeys', cookie, made)).status;
const enter = (server: Server, signed: object): Promise<Response> => asked(server, '/api/passkey', '', signed);
const list = async ({ url }: Server, { cookie }: Person): Promise<Listed['passkeys']> =>
  (await getJson<Listed>(`${url}/api/me/passkeys`, cookie)).passkeys;
/** Somebody with a passkey. */
const withKey = async (server: Server): Promise<{ readonly ann: Person; readonly device: Authenticator }> => {
  const ann = await newGuest(server.url, 'Ann');
  const device = new Authenticator(originOf(server));
  expect(await add(server, ann, device.made(await toAdd(server, ann)))).toBe(201);
  return { ann, device };
};

test('a passkey is made, brings its guest back after signing out everywhere, and is removed', async () => {
  const server = await served();
  const { ann, device } = await withKey(server);
  await asked(server, '/api/me/sign-out-everywhere', ann.cookie);
  const back = await enter(server, device.signed(await toEnter(server)));
  expect(back.status).toBe(200);
  expect(await back.json()).toMatchObject({ guest: ann.id, name: 'Ann' });
  const again = { ...ann, cookie: back.headers.get('set-cookie')!.split(';')[0]! };
  const [passkey] = await list(server, again);
  expect(passkey).toMatchObject({ site: 'localhost', usedAt: expect.any(Number) });
  expect(await getJson(`${server.url}/api/me/data`, again.cookie)).toMatchObject({ passkeys: [passkey] });
  const ben = await newGuest(server.url, 'Ben');
  expect((await asked(server, `/api/me/passkeys/${passkey!.id}`, ben.cookie, {}, 'DELETE')).status).toBe(404);
  const signed = device.signed(await toEnter(server));
  expect((await asked(server, `/api/me/passkeys/${passkey!.id}`, again.cookie, { signed }, 'DELETE')).status).toBe(200);
  expect(await list(server, again)).toEqual([]);
  expect((await enter(server, device.signed(await toEnter(server)))).status).toBe(403);
});
test('a stolen cookie changes no passkeys: it takes one of them, or the recovery code that the guest has had the longest', async () => {
  const server = await served();
  const { ann, device } = await withKey(server);
  const [passkey] = await list(server, ann);
  const tries = async (proof: object): Promise<readonly number[]> => [
    (await asked(server, '/api/me/passkeys/begin', ann.cookie, proof)).status,
    (await asked(server, `/api/me/passkeys/${passkey!.id}`, ann.cookie, proof, 'DELETE')).status,
  ];
  const ben = await newGuest(server.url, 'Ben');
  const other = new Authenticator(originOf(server));
  await add(server, ben, other.made(await toAdd(server, ben)));
  const renewed = (await (await asked(server, '/api/me/recovery', ann.cookie)).json()) as { readonly recovery: string };
  for (const proof of [{}, { code: ben.recovery }, { code: renewed.recovery }]) expect(await tries(proof)).toEqual([403, 403]);
  expect(await tries({ signed: other.signed(await toEnter(server)) })).toEqual([403, 403]);
  // What was signed is good once.
  const signed = device.signed(await toEnter(server));
  expect(await tries({ signed })).toEqual([200, 403]);
  expect(await tries({ code: ann.recovery })).toEqual([200, 200]);
  expect(await list(server, ann)).toEqual([]);
});
test('nothing is signed twice, late, for another purpose or for somebody else', async () => {
  const server = await served();
  const { ann, device } = await withKey(server);
  const signed = device.signed(await toEnter(server));
  expect((await enter(server, signed)).status).toBe(200);
  expect((await enter(server, signed)).status).toBe(403);
  expect((await enter(server, device.signed(await toAdd(server, ann)))).status).toBe(403);
  expect((await enter(server, device.signed({ ...(await toEnter(server)), challenge: 'A'.repeat(43) }))).status).toBe(403);
  const other = new Authenticator(originOf(server));
  const ben = await newGuest(server.url, 'Ben');
  expect(await add(server, ben, other.made(await toAdd(server, ann)))).toBe(403);
  expect(await add(server, ben, other.made({ ...(await toEnter(server)), rp: { id: 'localhost' } }))).toBe(403);
  const late = { challenge: 'B'.repeat(43), guest: null, until: Date.now() - 1 };
  await server.store.passkeys.challenge(late, 0);
  expect((await enter(server, device.signed({ challenge: late.challenge, rpId: 'localhost' }))).status).toBe(403);
});
test('another site, an owner who did not show themselves and a foreign key are refused', async () => {
  const server = await served();
  const { ann, device } = await withKey(server);
  const lies = [{ origin: 'https://evil.example' }, { site: 'evil.example' }, { unverified: true }];
  for (const lie of lies) {
    expect((await enter(server, device.signed(await toEnter(server), lie))).status).toBe(403);
    const other = new Authenticator(originOf(server));
    expect(await add(server, ann, other.made(await toAdd(server, ann), lie))).toBe(403);
  }
  expect((await enter(server, new Authenticator(originOf(server)).signed(await toEnter(server)))).status).toBe(403);
  const own = device.signed(await toEnter(server));
  const foreign = new Authenticator(originOf(server)).signed(await toEnter(server));
  expect((await enter(server, { ...own, response: foreign.response })).status).toBe(403);
  // A page of another site is not even heard; neither is a program that names no page.
  for (const headers of [{ origin: 'https://evil.example' }, {}])
    expect((await fetch(`${server.url}/api/passkey/begin`, { method: 'POST', headers })).status).toBe(403);
});
test('a passkey that is somebody’s already, and certificates that nobody asked for, are not taken', async () => {
  const server = await served();
  const { device } = await withKey(server);
  const ben = await newGuest(server.url, 'Ben');
  expect(await add(server, ben, device.made(await toAdd(server, ben)))).toBe(403);
  const statement = new Map<string, unknown>([['x5c', [new Uint8Array(8)]]]);
  for (const form of ['packed', 'tpm', 'android-key']) {
    const made = new Authenticator(originOf(server)).made(await toAdd(server, ben), { form, statement });
    expect(await hasNoCertificates(made.response.attestationObject)).toBe(false);
    expect(await add(server, ben, made)).toBe(403);
  }
  for (const nonsense of [{}, { id: 'x' }, { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'é' } }])
    expect(await add(server, ben, nonsense)).toBe(400);
});
test('a device that counts may not count backwards', async () => {
  const server = await served();
  const { device } = await withKey(server);
  expect((await enter(server, device.signed(await toEnter(server), { counter: 7 }))).status).toBe(200);
  expect((await enter(server, device.signed(await toEnter(server), { counter: 7 }))).status).toBe(403);
});
test('nobody has more passkeys than fit, or adds one without a valid cookie', async () => {
  const server = await served();
  const { ann } = await withKey(server);
  const [first] = await server.store.passkeys.ofGuest(ann.id);
  for (let i = 1; i < MOST_PASSKEYS; i++)
    await server.store.passkeys.add({ ...first!, id: `${i}`, credential: `${i}` }, { epoch: 0, most: MOST_PASSKEYS });
  expect((await asked(server, '/api/me/passkeys/begin', ann.cookie, { code: ann.recovery })).status).toBe(409);
  const begun = await toAdd(server, await newGuest(server.url));
  await asked(server, '/api/me/sign-out-everywhere', ann.cookie);
  expect(await add(server, ann, new Authenticator(originOf(server)).made(begun))).toBe(401);
  expect((await asked(server, '/api/me/passkeys/begin')).status).toBe(401);
});
test('ceremonies have a limit by address', async () => {
  const server = await served();
  let status = 200;
  for (let i = 0; i < 30 && status === 200; i++) status = (await asked(server, '/api/passkey/begin')).status;
  expect(status).toBe(429);
});
test('a ban holds, and with the guest their passkeys go', async () => {
  const server = await served({ OPERATOR_TOKEN: TOKEN });
  const { ann, device } = await withKey(server);
  const ban = (days: number): Promise<Response> =>
    fetch(`${server.url}/api/operator/guests/${ann.id}/ban`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ days }),
    });
  await ban(1);
  const turned = await enter(server, device.signed(await toEnter(server)));
  expect(turned.headers.get('set-cookie')).toBeNull();
  expect(await turned.json()).toMatchObject({ error: { rule: 'server:banned' } });
  await ban(0);
  await asked(server, '/api/me', ann.cookie, {}, 'DELETE');
  expect((await server.store.contents.counts()).passkeys).toBe(0);
  expect((await enter(server, device.signed(await toEnter(server)))).status).toBe(403);
});
