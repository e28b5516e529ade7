/** Feats over HTTP: replayed before they are stored, refused with the reason when forged, and shown to those who know their player. */
import { expect, test } from 'vitest';
import { type Feat, featOf } from '../../bots/feat.ts';
import { randomGame } from '../../bots/testing/against-steady.ts';
import { boxes } from '../../games/index.ts';
import { PATIENCE } from '../../testing/patience.ts';
import { Device, PushService } from '../push/testing/service.ts';
import { Examiner } from '../tables/examiner.ts';
import { allGames } from '../tables/served-games.ts';
import { deleteGuest, newGuest, type Person, served } from '../testing/served.ts';
import { checkStore } from '../upkeep/check.ts';

const { game, bots } = boxes['steel-bullets'];
const made = (seed: string, mood: string, who = 'sharpshooter'): Feat => {
  const bot = bots.find(({ name }) => name === who)!;
  const log = randomGame({ game, options: {}, chairs: [null, bot, bot], seed }, mood)!;
  return JSON.parse(JSON.stringify(featOf(game, log, [null, who, who]))) as Feat;
};
const LINK = 'a-link-of-letter';
interface Board {
  readonly deal: string;
  readonly spread: readonly { readonly place: number; readonly points: number; readonly feats: number }[];
  readonly board: readonly { readonly id: string; readonly name: string; readonly isYours: boolean; readonly moves: number }[];
}
interface Sent {
  readonly deal: string;
  readonly isFirst: boolean;
  readonly error?: { readonly rule: string };
}
const post = (url: string, { cookie }: Person, body: string): Promise<Response> =>
  fetch(`${url}/api/feats`, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body });
const send = async (url: string, person: Person, feat: object, link: string | null = null): Promise<Sent & { status: number }> => {
  const answer = await post(url, person, JSON.stringify({ feat, link }));
  return { status: answer.status, ...((await answer.json()) as Sent) };
};
const get = async <T>(url: string, person: Person | null): Promise<T> =>
  (await fetch(url, { headers: person === null ? {} : { cookie: person.cookie } })).json() as Promise<T>;

test('a submitted game is replayed and stored; people with a common link see each other’s, others only the counts', async () => {
  const { url } = await served();
  const [ann, ben, eve] = [await newGuest(url, 'Ann'), await newGuest(url, 'Ben'), await newGuest(url, 'Eve')];
  const { deal, ...sent } = await send(url, ann, made('deal', 'one'), LINK);
  expect(sent).toEqual({ status: 201, isFirst: true });
  expect(await send(url, ben, made('deal', 'two'), LINK)).toMatchObject({ status: 201, deal });
  expect(await send(url, eve, made('deal', 'three'))).toMatchObject({ status: 201, deal });
  const boardOf = (person: Person | null): Promise<Board> => get(`${url}/api/feats/of/${deal}`, person);
  const names = async (person: Person | null): Promise<readonly string[]> =>
    (await boardOf(person)).board.map(({ name }) => name).sort();
  expect(await names(ann)).toEqual(['Ann', 'Ben']);
  expect(await names(ben)).toEqual(['Ann', 'Ben']);
  expect(await names(eve)).toEqual(['Eve']);
  const stranger = await boardOf(null);
  expect(stranger.board).toEqual([]);
  expect(stranger.spread.reduce((sum, { feats }) => sum + feats, 0)).toBe(3);
  // Only the moves of players they know.
  const [bens] = (await boardOf(ann)).board.filter(({ isYours }) => !isYours);
  expect(await get(`${url}/api/feats/${bens!.id}`, ann)).toEqual({ name: 'Ben', feat: made('deal', 'two') });
  expect(await get(`${url}/api/feats/${bens!.id}`, eve)).toMatchObject({ error: { rule: 'server:replay' } });
  // Blocked guests neither see nor are seen.
  await fetch(`${url}/api/me/blocks/${ben.id}`, { method: 'PUT', headers: { cookie: ann.cookie } });
  expect(await names(ann)).toEqual(['Ann']);
  expect(await names(ben)).toEqual(['Ben']);
});
test('a guest who shared a hand by a link is told who has played it, once; others are not', async () => {
  const service = await PushService.open();
  const { url, store } = await served({}, { push: { wayOut: service.wayOut, grace: 0 } });
  const [ann, ben, cat, dan] = await Promise.all(['Ann', 'Ben', 'Cat', 'Dan'].map(name => newGuest(url, name)));
  const device = Device.fresh();
  const wish = { ...device.keys, site: url, language: 'en', kinds: '["hand"]', createdAt: 1 };
  for (const { id, name } of [ann!, cat!, dan!])
    await store.devices.keep({ ...wish, guest: id, endpoint: `https://push.example/${name}` }, 8);
  await send(url, ann!, made('deal', 'one'), LINK);
  await send(url, cat!, made('deal', 'two'), LINK);
  const [first] = await service.hears(1);
  expect(first!.path).toBe('/Ann');
  expect(JSON.parse(device.read(first!.body))).toMatchObject({
    notification: { title: 'Steel Bullets', body: 'Cat has played your hand.', navigate: `${url}/beat` },
  });
  // Another link, none, another deal, a second try: no shared hand was answered.
  await send(url, dan!, made('deal', 'three'), 'b-link-of-letter');
  await send(url, ben!, made('another', 'one'), LINK);
  await send(url, cat!, made('deal', 'four'), LINK);
  // No notification about a blocked guest.
  await store.moderation.block(ann!.id, ben!.id);
  await send(url, ben!, made('deal', 'five'), LINK);
  await service.hears(2);
  expect(service.pushed.map(({ path }) => path)).toEqual(['/Ann', '/Cat']);
});
test('the first game of a deal counts', async () => {
  const { url } = await served();
  const ann = await newGuest(url);
  const { deal } = await send(url, ann, made('deal', 'one'));
  expect(await send(url, ann, made('deal', 'two'))).toMatchObject({ status: 200, isFirst: false, deal });
  expect((await get<Board>(`${url}/api/feats/of/${deal}`, ann)).board).toHaveLength(1);
});
test('forged, truncated or outdated games are refused with the reason, and not stored', async () => {
  const { url, store } = await served();
  const ann = await newGuest(url);
  const feat = made('deal', 'one');
  const other = { ...feat, chairs: [null, 'greenhorn', 'greenhorn'] };
  const why = async (sent: object): Promise<unknown> => {
    const { status, error } = await send(url, ann, sent);
    return [status, error?.rule];
  };
  expect(await why({ ...feat, steps: feat.steps.slice(0, -1) })).toEqual([422, 'feat:short']);
  expect(await why(other)).toEqual([422, 'feat:bots']);
  for (const by of [-1, 1]) expect(await why({ ...feat, rules: feat.rules + by })).toEqual([422, 'server:rules']);
  const own = feat.steps.findIndex(step => Array.isArray(step) && step[0] === 0);
  expect(await why({ ...feat, steps: feat.steps.with(own, [0, { do: 'win' }]) })).toEqual([422, 'feat:refused']);
  expect(await why({ ...feat, game: 'chess' })).toEqual([422, 'server:rules']);
  expect(await why({ ...feat, steps: [...feat.steps, 0] })).toEqual([422, 'feat:refused']);
  expect(await why({ ...feat, chairs: [] })).toEqual([422, 'feat:shape']);
  expect(await why({ nonsense: 'x'.repeat(200_000) })).toEqual([413, 'limit:size']);
  const whole = JSON.stringify({ feat, link: LINK });
  for (const body of [whole.slice(0, -1), whole.slice(0, whole.length / 2), ''])
    expect((await post(url, ann, body)).status).toBe(400);
  expect((await store.feats.ofGuest(ann.id)).feats).toEqual([]);
  expect((await send(url, { ...ann, cookie: '' }, feat)).status).toBe(401);
});
test('a guest may send a limited number an hour', async () => {
  const { url } = await served();
  const ann = await newGuest(url);
  const statuses: number[] = [];
  for (let n = 0; n < 20; n++) statuses.push((await send(url, ann, { nothing: n })).status);
  expect(statuses.slice(0, 15).every(status => status === 422)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});
test('it is part of a guest’s export, and is deleted with them', async () => {
  const { url, store } = await served();
  const ann = await newGuest(url, 'Ann');
  const { deal } = await send(url, ann, made('deal', 'one'), LINK);
  expect(await get(`${url}/api/me/data`, ann)).toMatchObject({ feats: { feats: [{ deal }], links: [LINK] } });
  await deleteGuest(url, ann);
  expect(await store.feats.ofGuest(ann.id)).toEqual({ feats: [], links: [] });
});
test('it is deleted after the retention time of unused data', async () => {
  const { url, store } = await served();
  const ann = await newGuest(url);
  await send(url, ann, made('deal', 'one'), LINK);
  await store.keeping.purge({ unused: Date.now() - 3_600_000, old: null });
  expect((await store.feats.ofGuest(ann.id)).feats).toHaveLength(1);
  await store.keeping.purge({ unused: Date.now() + 3_600_000, old: null });
  expect(await store.feats.ofGuest(ann.id)).toEqual({ feats: [], links: [] });
});
test('a game that takes too long is aborted, and the next is examined', async () => {
  const slow = new Examiner(1);
  expect(await slow.examine(made('deal', 'one'))).toEqual({ unfit: 'long', at: 0 });
  await slow.close();
  const examiner = new Examiner(PATIENCE);
  expect(await examiner.examine(made('deal', 'one'))).toMatchObject({ places: 3 });
  const many = await Promise.all(Array.from({ length: 12 }, () => examiner.examine({ ...made('deal', 'one'), rules: 0 })));
  expect(many.filter(found => found === null)).toHaveLength(3);
  await examiner.close();
  expect(await examiner.examine(made('deal', 'one'))).toBeNull();
});
test('stored feats are part of the data check', async () => {
  const { url, store } = await served();
  const ann = await newGuest(url);
  await send(url, ann, made('deal', 'one'));
  const faults: string[] = [];
  const look = (): Promise<unknown> => checkStore(store, allGames, ({ fault }) => faults.push(fault));
  await look();
  expect(faults).toEqual([]);
  const [kept] = (await store.feats.ofGuest(ann.id)).feats;
  const short = { ...made('deal', 'one'), steps: [] };
  await store.feats.keep({ ...kept!, id: 'better', deal: 'a', points: kept!.points + 1 }, null);
  await store.feats.keep({ ...kept!, id: 'older', deal: 'b', feat: JSON.stringify({ ...short, rules: 0 }) }, null);
  await store.feats.keep({ ...kept!, id: 'shorter', deal: 'c', feat: JSON.stringify(short) }, null);
  await look();
  expect(faults.toSorted()).toEqual(['it cannot be played again', 'it did not end as it says']);
});
