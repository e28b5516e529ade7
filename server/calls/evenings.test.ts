/** Answers to an evening, by its link and without an account; and the reminder before it begins. */
import { expect, test } from 'vitest';
import type { CallKind } from '../../wire/lists.ts';
import { Device, PushService } from '../push/testing/service.ts';
import { getJson, newGuest, type Person, served, TestClient } from '../testing/served.ts';

const MINUTE = 60_000;
const ID = 'abcdefgh1234';
const calling = async () => {
  const clock = { now: Date.UTC(2026, 9, 22, 12) };
  const service = await PushService.open();
  const calendar = { date: () => clock.now, watch: 5 };
  const server = await served({}, { push: { wayOut: service.wayOut, grace: 0 }, calendar });
  const at = clock.now + 60 * MINUTE;
  const answer = async (person: Person | null, body: object, when: number | string = at, id = ID): Promise<number> => {
    const answered = await fetch(`${server.url}/api/evenings/${id}/${when}`, {
      method: 'PUT',
      headers: { cookie: person?.cookie ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'wright-gang', table: null, ...body }),
    });
    return answered.status;
  };
  return { clock, service, server, at, answer };
};

test('a guest with the link answers and sees who comes; an invalid or past evening is refused', async () => {
  const { clock, server, at, answer } = await calling();
  const [ann, ben] = [await newGuest(server.url, 'Ann'), await newGuest(server.url, 'Ben')];
  expect(await answer(ann, { answer: 'yes' })).toBe(200);
  clock.now += MINUTE;
  expect(await answer(ben, { answer: 'perhaps' })).toBe(200);
  expect(await answer(ben, { answer: 'no' })).toBe(200);
  const shown = (person: Person | null, id = ID) => getJson(`${server.url}/api/evenings/${id}/${at}`, person?.cookie);
  expect(await shown(ben)).toEqual({
    answers: [
      { name: 'Ann', answer: 'yes', isYours: false },
      { name: 'Ben', answer: 'no', isYours: true },
    ],
  });
  expect(await shown(null, 'another12345')).toEqual({ answers: [] });
  expect(await getJson(`${server.url}/api/me/data`, ann.cookie)).toMatchObject({
    evenings: [{ evening: ID, at, answer: 'yes', game: 'wright-gang', code: null }],
  });

  expect(await answer(null, { answer: 'yes' })).toBe(401);
  expect(await answer(ann, { answer: 'maybe' })).toBe(400);
  expect(await answer(ann, { answer: 'yes', game: 'chess' })).toBe(404);
  expect(await answer(ann, { answer: 'yes', table: '//evil.example' })).toBe(400);
  expect(await answer(ann, { answer: 'yes' }, at, 'short')).toBe(400);
  expect(await answer(ann, { answer: 'yes' }, 'soon')).toBe(400);
  const [begun, year] = [clock.now - 3 * 60 * MINUTE, clock.now + 366 * 24 * 60 * MINUTE];
  for (const [when, status] of [
    [begun - 1, 400],
    [begun, 200],
    [year, 200],
    [year + 1, 400],
  ] as const)
    expect(await answer(ann, { answer: 'yes' }, when)).toBe(status);
});

test('a quarter of an hour before, guests who may come are reminded on their devices, each in its language, and once', async () => {
  const { clock, service, server, at, answer } = await calling();
  const invited = async (name: string, said: string, kinds: readonly CallKind[], table: string | null) => {
    const [person, device] = [await newGuest(server.url, name), Device.fresh()];
    await server.store.devices.keep(
      {
        endpoint: `https://push.example/${name}`,
        guest: person.id,
        ...device.keys,
        site: server.url,
        language: 'ru',
        kinds: JSON.stringify(kinds),
        createdAt: 1,
      },
      8,
    );
    expect(await answer(person, { answer: said, table })).toBe(200);
    return { person, device };
  };
  const ann = await invited('ann', 'yes', ['evening'], null);
  const ben = await invited('ben', 'perhaps', ['evening', 'move'], 'DD3HST');
  await invited('cat', 'no', ['evening'], null);
  await invited('dan', 'yes', ['move', 'sat', 'call'], null);
  // An open page does not prevent the reminder: its worker knows whether it is visible.
  await TestClient.connect(server.url, ann.person);
  clock.now = at - 15 * MINUTE - 1;
  await expect.poll(() => server.store.evenings.ofGuest(ann.person.id)).toMatchObject([{ reminded: 0 }]);
  clock.now = at - 15 * MINUTE;
  await service.hears(2);
  const read = (device: Device, path: string) =>
    (JSON.parse(device.read(service.pushed.find(each => each.path === path)!.body)) as { readonly notification: object })
      .notification;
  expect(read(ann.device, '/ann')).toEqual({
    title: 'Банда братьев Райт',
    body: 'Вечер начнётся через 15 минут.',
    navigate: `${server.url}/house/wright-gang`,
    tag: ID,
    lang: 'ru',
  });
  expect(read(ben.device, '/ben')).toMatchObject({ navigate: `${server.url}/t/DD3HST?sit=1` });
  await expect.poll(() => server.metrics.pushSent.value).toBe(2);
  // A guest who answers again is not reminded again.
  expect(await answer(ann.person, { answer: 'perhaps' })).toBe(200);
  expect(await server.store.evenings.remind(clock.now, clock.now + 60 * MINUTE)).toEqual([]);
  expect(service.pushed).toHaveLength(2);
});
