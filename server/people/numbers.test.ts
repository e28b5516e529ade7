/** Returning guests are counted without names, from data stored anyway. */
import { expect, test } from 'vitest';
import { getJson, newGuest, served, startedTable, TestClient } from '../testing/served.ts';

const DAY = 24 * 60 * 60 * 1000;

test('counts guests by first and last visit, and invitations that became a game; the house is not a guest', async () => {
  const { url, store } = await served();
  const now = Date.now() + 60 * DAY;
  const guest = (id: string, first: number, last: number) =>
    store.guests.create({
      id,
      name: id,
      recovery: id,
      preferences: '{}',
      createdAt: now - first * DAY,
      seenAt: now - last * DAY,
      epoch: 0,
      bannedUntil: null,
      reactions: '[]',
      doubts: '[]',
      rest: '{}',
      forgetAt: null,
    });
  await guest('today', 0.5, 0.5);
  await guest('came back', 20, 2);
  await guest('came once', 20, 19);
  await guest('long ago', 200, 100);
  await guest('house:chess', 1, 1);
  const { guests } = await store.numbers.now(now);
  expect(guests).toEqual({ all: 4, fresh: 1, day: 1, week: 2, month: 3, earlier: 2, returned: 1 });
  const [ann, ben] = [await TestClient.connect(url, await newGuest(url)), await TestClient.connect(url, await newGuest(url))];
  await startedTable([ann, ben], [], { visibility: 'private' });
  await ann.ask({ ask: 'create', game: 'wright-gang', seats: 2, visibility: 'private' });
  expect((await store.numbers.now(Date.now())).invitations).toEqual({ all: 2, played: 1 });
});

test('counts evenings with an accepted invitation, and those with two', async () => {
  const { url, store } = await served();
  const [ann, ben] = [await newGuest(url), await newGuest(url)];
  const at = Date.now() + DAY;
  const says = (guest: string, evening: string, answer: 'yes' | 'no', when = at) =>
    store.evenings.answer({ evening, at: when, guest, answer, game: 'revolver', code: null, answeredAt: 1 }, 9);
  await says(ann.id, 'both', 'yes');
  await says(ben.id, 'both', 'yes');
  // Weekly: each date is an evening.
  await says(ann.id, 'both', 'yes', at + 7 * DAY);
  await says(ann.id, 'one', 'yes');
  await says(ben.id, 'one', 'no');
  await says(ben.id, 'none', 'no');
  const evenings = async (now: number) => (await store.numbers.now(now)).evenings;
  expect(await evenings(at - 1)).toEqual({ all: 0, met: 0 });
  expect(await evenings(at)).toEqual({ all: 2, met: 1 });
  expect(await evenings(at + 8 * DAY)).toEqual({ all: 3, met: 1 });
  expect(await evenings(at + 28 * DAY)).toEqual({ all: 1, met: 0 });
});

test('only operators and /metrics see the numbers', async () => {
  const { url } = await served({ OPERATOR_TOKEN: 'a token of the tests' });
  await newGuest(url);
  const text = await (await fetch(`${url}/metrics`)).text();
  expect(text).toContain('\nsixgun_guests{seen="all"} 1\n');
  expect(text).toContain('sixgun_invitations{of="played"} 0\n');
  expect((await fetch(`${url}/metrics`, { headers: { 'x-forwarded-for': '8.8.8.8' } })).status).toBe(401);
  const seen = await fetch(`${url}/api/operator`, { headers: { authorization: 'Bearer a token of the tests' } });
  expect(((await seen.json()) as { town: unknown }).town).toMatchObject({
    guests: { all: 1, fresh: 1, returned: 0 },
    games: [],
    evenings: { all: 0, met: 0 },
    calls: { all: 0, answered: 0 },
  });
  expect(Object.keys(await getJson(`${url}/api/operator`))).not.toContain('town');
});
