/** Passkeys over real HTTP: made, used, listed, removed; and every invalid one refused. */
import { request } from 'node:http';
import { expect, test } from 'vitest';
import type { Server } from '../server.ts';
import { Authenticator } from '../testing/authenticator.ts';
import { getJson, newGuest, type Person, served } from '../testing/served.ts';
import { MOST_PASSKEYS } from './ownership.ts';
import { hasNoCertificates } from './passkeys.ts';

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
/** A guest with a passkey. */
const withKey = async (server: Server): Promise<{ readonly ann: Person; readonly device: Authenticator }> => {
  const ann = await newGuest(server.url, 'Ann');
  const device = new Authenticator(originOf(server));
  expect(await add(server, ann, device.made(await toAdd(server, ann)))).toBe(201);
  return { ann, device };
};

test('a passkey is made, brings its guest back after a global sign-out, and is removed', async () => {
  const server = await served();
  const { ann, device } = await withKey(server);
  await asked(server, '/api/me/sign-out-everywhere', ann.cookie);
  const back = await enter(server, device.signed(await toEnter(server)));
  expect(back.status).toBe(200);
  expect(await back.json()).toMatchObject({ guest: ann.id, name: 'Ann' });
  const again = { ...ann, cookie: back.headers.get('set-cookie')!.split(';')[0]! };
  const [passkey] = await list(server, again);
  expect(passkey).toMatchObject({ site: originOf(server), usedAt: expect.any(Number) });
  expect(await getJson(`${server.url}/api/me/data`, again.cookie)).toMatchObject({ passkeys: [passkey] });
  const ben = await newGuest(server.url, 'Ben');
  expect((await asked(server, `/api/me/passkeys/${passkey!.id}`, ben.cookie, {}, 'DELETE')).status).toBe(404);
  const signed = device.signed(await toEnter(server));
  expect((await asked(server, `/api/me/passkeys/${passkey!.id}`, again.cookie, { signed }, 'DELETE')).status).toBe(200);
  expect(await list(server, again)).toEqual([]);
  expect((await enter(server, device.signed(await toEnter(server)))).status).toBe(403);
});
test('a stolen cookie changes no passkeys and makes no codes: that takes a passkey or a recovery code', async () => {
  const server = await served();
  const { ann, device } = await withKey(server);
  const [passkey] = await list(server, ann);
  const tries = async (proof: object): Promise<readonly number[]> => [
    (await asked(server, '/api/me/passkeys/begin', ann.cookie, proof)).status,
    (await asked(server, '/api/me/recovery', ann.cookie, proof)).status,
    (await asked(server, '/api/me', ann.cookie, proof, 'DELETE')).status,
    (await asked(server, `/api/me/passkeys/${passkey!.id}`, ann.cookie, proof, 'DELETE')).status,
  ];
  const ben = await newGuest(server.url, 'Ben');
  const other = new Authenticator(originOf(server));
  await add(server, ben, other.made(await toAdd(server, ben)));
  for (const proof of [{}, { code: ben.recovery }]) expect(await tries(proof)).toEqual([403, 403, 403, 403]);
  const foreign = async (): Promise<object> => ({ signed: other.signed(await toEnter(server)) });
  expect((await asked(server, '/api/me/recovery', ann.cookie, await foreign())).status).toBe(403);
  // A signature is valid once.
  const signed = device.signed(await toEnter(server));
  expect((await asked(server, '/api/me/passkeys/begin', ann.cookie, { signed })).status).toBe(200);
  expect((await asked(server, '/api/me/passkeys/begin', ann.cookie, { signed })).status).toBe(403);
  expect((await asked(server, `/api/me/passkeys/${passkey!.id}`, ann.cookie, { code: ann.recovery }, 'DELETE')).status).toBe(200);
  expect(await list(server, ann)).toEqual([]);
});
test('the first passkey, if a thief adds it, is younger than the code: it removes nothing of the owner’s, and the code removes it', async () => {
  const server = await served();
  const ann = await newGuest(server.url, 'Ann');
  const [thiefs, owners] = [new Authenticator(originOf(server)), new Authenticator(originOf(server))];
  const begun = await given(asked(server, '/api/me/passkeys/begin', ann.cookie));
  expect(await add(server, ann, thiefs.made(begun))).toBe(201);
  expect(await add(server, ann, owners.made(await toAdd(server, ann)))).toBe(201);
  const [, second] = await list(server, ann);
  const shown = async (): Promise<object> => ({ signed: thiefs.signed(await toEnter(server)) });
  expect(await (await asked(server, `/api/me/passkeys/${second!.id}`, ann.cookie, await shown(), 'DELETE')).json()).toMatchObject({
    error: { rule: 'server:older' },
  });
  expect(await (await asked(server, '/api/me', ann.cookie, await shown(), 'DELETE')).json()).toEqual({ at: expect.any(Number) });
  const back = await enter(server, owners.signed(await toEnter(server)));
  const cookie = back.headers.get('set-cookie')!.split(';')[0]!;
  expect((await asked(server, '/api/me/sign-out-everywhere', cookie, { code: ann.recovery })).status).toBe(200);
  expect((await enter(server, thiefs.signed(await toEnter(server)))).status).toBe(403);
  expect((await enter(server, owners.signed(await toEnter(server)))).status).toBe(200);
});
test('a passkey begun without a proof is not added once there is another', async () => {
  const server = await served();
  const ann = await newGuest(server.url, 'Ann');
  const begun = await given(asked(server, '/api/me/passkeys/begin', ann.cookie));
  expect(await add(server, ann, new Authenticator(originOf(server)).made(await toAdd(server, ann)))).toBe(201);
  expect(await add(server, ann, new Authenticator(originOf(server)).made(begun))).toBe(403);
});
test('a passkey is bound to the whole origin: a page at another port of the same name does not bring its guest back', async () => {
  const server = await served();
  const { ann, device } = await withKey(server);
  const elsewhere = 'http://localhost:9';
  // A server on another port passes on what its page asks, as if it were the same site.
  const passed = (path: string, body: object): Promise<{ readonly status: number; readonly text: string }> =>
    new Promise((resolve, reject) => {
      const headers = { host: 'localhost:9', origin: elsewhere, 'content-type': 'application/json' };
      const asking = request(`http://127.0.0.1:${server.port}${path}`, { method: 'POST', headers }, async answer =>
        resolve({ status: answer.statusCode!, text: Buffer.concat(await answer.toArray()).toString() }),
      );
      asking.on('error', reject).end(JSON.stringify(body));
    });
  const begun = JSON.parse((await passed('/api/passkey/begin', {})).text) as Asked;
  expect((await passed('/api/passkey', device.signed(begun, { origin: elsewhere }))).status).toBe(403);
  // Nor can a ceremony begun on one be completed on the other.
  expect((await enter(server, device.signed(begun))).status).toBe(403);
  expect((await passed('/api/passkey', device.signed(await toEnter(server), { origin: elsewhere }))).status).toBe(403);
  expect((await enter(server, device.signed(await toEnter(server)))).status).toBe(200);
  expect((await list(server, ann))[0]).toMatchObject({ site: originOf(server) });
});
test('a signature cannot be reused, late, for another purpose or for another guest', async () => {
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
});
test('another site, an unverified owner and a foreign key are refused', async () => {
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
  // A page of another site is rejected outright; so is a program without an origin.
  for (const headers of [{ origin: 'https://evil.example' }, {}])
    expect((await fetch(`${server.url}/api/passkey/begin`, { method: 'POST', headers })).status).toBe(403);
});
test('a passkey already in use is refused, and unrequested certificates are ignored', async () => {
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
test('a device’s counter may not decrease', async () => {
  const server = await served();
  const { device } = await withKey(server);
  expect((await enter(server, device.signed(await toEnter(server), { counter: 7 }))).status).toBe(200);
  expect((await enter(server, device.signed(await toEnter(server), { counter: 7 }))).status).toBe(403);
});
test('no guest has more passkeys than the limit, or adds one without a valid cookie', async () => {
  const server = await served();
  const { ann } = await withKey(server);
  const [first] = await server.store.passkeys.ofGuest(ann.id);
  const more = Array.from({ length: MOST_PASSKEYS - 1 }, (_, i) => ({ ...first!, id: `${i}`, credential: `${i}` }));
  await server.store.claims.change(ann.id, held => ({ ...held, passkeys: [...held.passkeys, ...more] }));
  expect((await asked(server, '/api/me/passkeys/begin', ann.cookie, { code: ann.recovery })).status).toBe(409);
  const begun = await toAdd(server, await newGuest(server.url));
  await asked(server, '/api/me/sign-out-everywhere', ann.cookie);
  expect(await add(server, ann, new Authenticator(originOf(server)).made(begun))).toBe(401);
  expect((await asked(server, '/api/me/passkeys/begin')).status).toBe(401);
});
test('twenty ceremonies, or as many wrong signatures, block no one at the same address', async () => {
  const server = await served();
  const { device } = await withKey(server);
  const wrong = new Authenticator(originOf(server));
  const statuses: number[] = [];
  for (let i = 0; i < 30; i++) statuses.push((await enter(server, wrong.signed(await toEnter(server)))).status);
  expect([...new Set(statuses)]).toEqual([403, 429]);
  expect((await enter(server, device.signed(await toEnter(server)))).status).toBe(200);
});
test('a ban holds for passkeys too, and they are deleted with the guest', async () => {
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
  await asked(server, '/api/me', ann.cookie, { code: ann.recovery }, 'DELETE');
  expect((await server.store.contents.counts()).passkeys).toBe(0);
  expect((await enter(server, device.signed(await toEnter(server)))).status).toBe(403);
});
