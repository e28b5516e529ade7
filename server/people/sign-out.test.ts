/** Taking a cookie back: signing out everywhere, and codes that a thief makes. */
import { expect, test } from 'vitest';
import { newGuest, served, TestClient } from '../testing/served.ts';

const post = (url: string, path: string, cookie: string, body: object = {}): Promise<Response> =>
  fetch(url + path, { method: 'POST', headers: { cookie, 'content-type': 'application/json' }, body: JSON.stringify(body) });
const cookieOf = (response: Response): string => response.headers.get('set-cookie')!.split(';')[0]!;
const meStatus = async (url: string, cookie: string): Promise<number> =>
  (await fetch(`${url}/api/me`, { headers: { cookie } })).status;
const newCode = async (url: string, cookie: string, body: object = {}): Promise<string> =>
  ((await (await post(url, '/api/me/recovery', cookie, body)).json()) as { recovery: string }).recovery;
const recovers = async (url: string, code: string): Promise<number> => (await post(url, '/api/recover', '', { code })).status;

test('a guest who signs out everywhere stays only on this device, and other connections end', async () => {
  const { url } = await served();
  const ann = await newGuest(url, 'Ann');
  const elsewhere = await TestClient.connect(url, ann);
  const closed = elsewhere.closed();
  const response = await post(url, '/api/me/sign-out-everywhere', ann.cookie);
  expect(response.status).toBe(200);
  await closed;
  expect(await meStatus(url, ann.cookie)).toBe(401);
  await expect(TestClient.connect(url, ann)).rejects.toThrow('401');
  const cookie = cookieOf(response);
  expect(await meStatus(url, cookie)).toBe(200);
  const back = await TestClient.connect(url, { ...ann, cookie });
  expect(back.last('welcome')).toMatchObject({ guest: ann.id });
});
test('three requests with a stolen cookie used to take an account for good: a code made with it proves nothing against an older one', async () => {
  const { url } = await served();
  const ann = await newGuest(url, 'Ann');
  const first = await newCode(url, ann.cookie);
  const second = await newCode(url, ann.cookie, { code: first });
  expect(await recovers(url, first)).toBe(404);
  expect((await post(url, '/api/me/sign-out-everywhere', ann.cookie, { code: second })).status).toBe(200);
  expect(await recovers(url, ann.recovery)).toBe(200);
});
test('an owner who signs out everywhere with their code ends cookies, codes and passkeys that were made without it', async () => {
  const { url } = await served();
  const ann = await newGuest(url, 'Ann');
  const stolen = [await newCode(url, ann.cookie), await newCode(url, ann.cookie)];
  for (const code of stolen) expect(await recovers(url, code)).toBe(200);
  const back = await post(url, '/api/recover', '', { code: ann.recovery });
  const out = await post(url, '/api/me/sign-out-everywhere', cookieOf(back), { code: ann.recovery });
  expect(out.status).toBe(200);
  for (const code of stolen) expect(await recovers(url, code)).toBe(404);
  expect(await meStatus(url, ann.cookie)).toBe(401);
  expect(await meStatus(url, cookieOf(out))).toBe(200);
  const renewed = await newCode(url, cookieOf(out), { code: ann.recovery });
  expect(await recovers(url, ann.recovery)).toBe(404);
  expect(await recovers(url, renewed)).toBe(200);
});
test('ten wrong codes, and twenty ceremonies, do not block right ones from the same address', async () => {
  const { url } = await served();
  const ann = await newGuest(url, 'Ann');
  const statuses: number[] = [];
  for (let i = 0; i < 30; i++) statuses.push(await recovers(url, `WRONG-${i}`));
  expect([...new Set(statuses)]).toEqual([404, 429]);
  expect(await recovers(url, ann.recovery)).toBe(200);
  // Guesses at a guest's proof are also counted by guest, and the right one is still accepted.
  for (let i = 0; i < 30; i++) await post(url, '/api/me/recovery', ann.cookie, { code: `WRONG-${i}` });
  expect((await post(url, '/api/me/recovery', ann.cookie, { code: ann.recovery })).status).toBe(200);
});
test('a guest who deletes themselves with only a cookie is out at once and gone after a week, unless they return with their code', async () => {
  const { url, store } = await served();
  const ann = await newGuest(url, 'Ann');
  const remove = async (cookie: string, body?: object): Promise<Response> =>
    fetch(`${url}/api/me`, {
      method: 'DELETE',
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const { at } = (await (await remove(ann.cookie)).json()) as { at: number };
  expect(at).toBeGreaterThan(Date.now());
  expect(await meStatus(url, ann.cookie)).toBe(401);
  expect(await store.keeping.due(at)).toEqual([ann.id]);
  const back = await post(url, '/api/recover', '', { code: ann.recovery });
  expect(await store.keeping.due(at)).toEqual([]);
  expect((await remove(cookieOf(back), { code: 'WRONG' })).status).toBe(403);
  expect(await (await remove(cookieOf(back), { code: ann.recovery })).json()).toEqual({ at: null });
  expect(await recovers(url, ann.recovery)).toBe(404);
});
