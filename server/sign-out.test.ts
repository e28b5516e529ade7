/** Taking a cookie back: signing out everywhere, and codes that a thief makes. */
import { expect, test } from 'vitest';
import { newGuest, served, TestClient } from './testing/served.ts';

const post = (url: string, path: string, cookie: string, body: object = {}): Promise<Response> =>
  fetch(url + path, { method: 'POST', headers: { cookie, 'content-type': 'application/json' }, body: JSON.stringify(body) });
const cookieOf = (response: Response): string => response.headers.get('set-cookie')!.split(';')[0]!;
const meStatus = async (url: string, cookie: string): Promise<number> =>
  (await fetch(`${url}/api/me`, { headers: { cookie } })).status;
const newCode = async (url: string, cookie: string, body: object = {}): Promise<string> =>
  ((await (await post(url, '/api/me/recovery', cookie, body)).json()) as { recovery: string }).recovery;
const recovers = async (url: string, code: string): Promise<number> => (await post(url, '/api/recover', '', { code })).status;

test('a guest who signs out everywhere stays on this device alone, and other connections end', async () => {
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
test('codes that a stolen cookie makes do not shut out the owner of the old one, and end when it is used', async () => {
  const { url } = await served();
  const ann = await newGuest(url, 'Ann');
  const stolen = [await newCode(url, ann.cookie), await newCode(url, ann.cookie)] as const;
  expect(await recovers(url, stolen[0])).toBe(404);
  expect(await recovers(url, ann.recovery)).toBe(200);
  expect(await recovers(url, stolen[1])).toBe(404);
  expect(await recovers(url, ann.recovery)).toBe(200);
});
test('an old code is valid for a week, and not at all when it was given for the new one', async () => {
  const { url, store } = await served();
  const ann = await newGuest(url, 'Ann');
  const second = await newCode(url, ann.cookie);
  const { oldRecovery, oldRecoveryUntil } = (await store.guests.find(ann.id))!;
  expect(await store.guests.findByRecovery(oldRecovery!, oldRecoveryUntil! - 1)).toMatchObject({ id: ann.id });
  expect(await store.guests.findByRecovery(oldRecovery!, oldRecoveryUntil!)).toBe(null);
  expect(oldRecoveryUntil! - Date.now()).toBeGreaterThan(6 * 24 * 60 * 60 * 1000);
  const third = await newCode(url, ann.cookie, { code: second });
  expect(await recovers(url, second)).toBe(404);
  expect(await recovers(url, ann.recovery)).toBe(404);
  expect(await recovers(url, third)).toBe(200);
});
