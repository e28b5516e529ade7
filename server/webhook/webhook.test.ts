/** The webhook: its messages, their limits, and that it neither delays a table nor reaches into the server's network. */
import { expect, test, vi } from 'vitest';
import { boxes } from '../../games/index.ts';
import { keysOf } from '../../kernel/records.ts';
import { namesIn } from '../../testing/names.ts';
import { languages } from '../../words/language.ts';
import { isFaulty, readConfig } from '../config.ts';
import { PushService } from '../push/testing/service.ts';
import { getJson, newGuest, served, TestClient } from '../testing/served.ts';
import { bodyFor, Webhook } from './webhook.ts';

const URL_GIVEN = 'https://hooks.example/services/secret';
const told = (about: string, text: string | null = about) => ({ about, text: async () => text });
const settings = (service: PushService, more = {}) => ({
  url: URL_GIVEN,
  wayOut: service.wayOut,
  grace: 0,
  patience: 200,
  fault: vi.fn(),
  ...more,
});

test('an open table is announced once, only by its game and link; a private one never; a house table by its own link', async () => {
  const service = await PushService.open();
  const changes = { PUBLIC_URL: 'https://games.example', WEBHOOK_URL: URL_GIVEN, WEBHOOK_LANGUAGE: 'uk' } as const;
  const { url } = await served(changes, { webhook: { wayOut: service.wayOut, grace: 0 } });
  const ann = await TestClient.connect(url, await newGuest(url, '@everyone <!channel>'), { origin: 'https://games.example' });
  await ann.ask({ ask: 'create', game: 'wright-gang', seats: 3, visibility: 'private' });
  const { table } = await ann.ask({ ask: 'create', game: 'revolver', seats: 2, visibility: 'open' });
  await service.hears(1);
  await ann.ask({ ask: 'house', game: 'wright-gang' });
  await ann.ask({ ask: 'house', game: 'wright-gang' });
  await service.hears(2);
  const texts = service.pushed.map(({ body }) => (JSON.parse(String(body)) as { text: string }).text);
  expect(texts[0]).toBe(`Відкритий стіл чекає на гравців: «Револьвер». https://games.example/t/${table}?sit=1`);
  expect(texts[1]).toContain('https://games.example/house/wright-gang');
  expect(texts.join()).not.toMatch(/everyone|channel/);
  expect(service.pushed).toHaveLength(2);
  expect(service.pushed[0]).toMatchObject({ host: 'hooks.example', path: '/services/secret' });
});

test.each(['on', 'off'] as const)(
  'a quarter of an hour before an evening the chat hears of it, once, with calls %s; never of one at a private table',
  async PUSH => {
    const service = await PushService.open();
    const clock = { now: Date.UTC(2026, 9, 22, 12) };
    const { url } = await served(
      { PUSH, PUBLIC_URL: 'https://games.example', WEBHOOK_URL: URL_GIVEN },
      { webhook: { wayOut: service.wayOut, grace: 0 }, calendar: { date: () => clock.now, watch: 5 } },
    );
    const origin = 'https://games.example';
    const [ann, ben] = [
      await TestClient.connect(url, await newGuest(url), { origin }),
      await TestClient.connect(url, await newGuest(url), { origin }),
    ];
    const { table } = await ann.ask({ ask: 'create', game: 'revolver', seats: 2, visibility: 'private' });
    const at = clock.now + 3_600_000;
    const comes = async ({ person }: TestClient, evening: string, more: object): Promise<void> => {
      const answered = await fetch(`${url}/api/evenings/${evening}/${at}`, {
        method: 'PUT',
        headers: { cookie: person.cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ game: 'wright-gang', table: null, answer: 'yes', ...more }),
      });
      expect(answered.status).toBe(200);
    };
    await comes(ben, 'secret345678', { table });
    await comes(ben, 'cancelled678', { game: 'steel-bullets', answer: 'no' });
    for (const guest of [ann, ben]) await comes(guest, 'abcdefgh1234', {});
    clock.now = at - 15 * 60_000;
    await service.hears(1);
    // A later yes announces nothing new; the next evening is announced next.
    await ann.ask({ ask: 'create', game: 'caliber-45', seats: 2, visibility: 'open' });
    await service.hears(2);
    const texts = service.pushed.map(({ body }) => (JSON.parse(String(body)) as { text: string }).text);
    expect(texts[0]).toBe('An evening begins in 15 minutes: Wright Brothers’ Gang. https://games.example/house/wright-gang');
    expect(texts[1]).toContain('An open table waits');
  },
);

test.each(languages)('with the house’s names a chat gets no other in %s', async language => {
  const service = await PushService.open();
  const changes = { PUBLIC_URL: 'https://games.example', WEBHOOK_URL: URL_GIVEN, WEBHOOK_LANGUAGE: language } as const;
  const { url } = await served({ ...changes, GAME_NAMES: 'house' }, { webhook: { wayOut: service.wayOut, grace: 0 } });
  const ann = await TestClient.connect(url, await newGuest(url), { origin: 'https://games.example' });
  for (const [n, game] of keysOf(boxes).entries()) {
    await ann.ask({ ask: 'create', game, seats: 2, visibility: 'open' });
    await service.hears(n + 1);
    const { text } = JSON.parse(String(service.pushed[n]!.body)) as { text: string };
    expect(text).toContain(boxes[game].words[language].houseName);
    expect(namesIn(text)).toEqual([]);
  }
});

test('few messages are sent, however many are queued; outdated ones are dropped; each is sent once', async () => {
  const service = await PushService.open();
  const webhook = new Webhook(settings(service));
  webhook.tell(told('gone', null));
  for (let i = 0; i < 200; i++) webhook.tell(told(`table ${i % 100}`));
  await service.hears(4);
  webhook.close();
  webhook.tell(told('late'));
  const texts = service.pushed.map(({ body }) => String(body));
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts).toHaveLength(4);
});

test.each(['never', 500, [302, { location: 'http://127.0.0.1/' }]] as const)(
  'a webhook that answers %j is given up, and asked nothing more',
  async answer => {
    const service = await PushService.open();
    service.answers.set('/services/secret', answer as never);
    const fault = vi.fn();
    const webhook = new Webhook(settings(service, { fault }));
    webhook.tell(told('table'));
    await vi.waitFor(() => expect(fault).toHaveBeenCalledTimes(1));
    expect(service.pushed).toHaveLength(1);
    webhook.close();
  },
);

test('Discord gets its own format, in which a name cannot ping a person', () => {
  expect(JSON.parse(bodyFor('https://discord.com/api/webhooks/1/x', 'hello'))).toEqual({
    content: 'hello',
    allowed_mentions: { parse: [] },
  });
  expect(JSON.parse(bodyFor('https://discord.com.example/x', 'hello'))).toEqual({ text: 'hello' });
});

test.each([
  'http://hooks.example/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://localhost/x',
  'https://hooks.example:8443/x',
  'https://me:pw@hooks.example/x',
])('only the operator names it, and never a private place: %s', url => {
  const config = readConfig({ WEBHOOK_URL: url, PUBLIC_URL: 'https://games.example' });
  expect(isFaulty(config) && config).toMatchObject([{ name: 'WEBHOOK_URL', value: '…' }]);
});
test('it requires an address that messages can link to', () => {
  expect(readConfig({ WEBHOOK_URL: URL_GIVEN })).toMatchObject([{ name: 'PUBLIC_URL' }]);
  expect(readConfig({ WEBHOOK_URL: URL_GIVEN, PUBLIC_URL: 'https://games.example' })).toMatchObject({ WEBHOOK_URL: URL_GIVEN });
});

test('the lobby can be read from anywhere, and has no private tables', async () => {
  const { url } = await served();
  const ann = await TestClient.connect(url, await newGuest(url, 'Ann'));
  await ann.ask({ ask: 'create', game: 'wright-gang', seats: 3, visibility: 'private' });
  const { table } = await ann.ask({ ask: 'create', game: 'wright-gang', seats: 3, visibility: 'open' });
  const answer = await fetch(`${url}/api/lobby`);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await answer.json()).toMatchObject({ tables: [{ code: table, host: 'Ann', taken: 1, seats: 3 }] });
  expect((await fetch(`${url}/api/lobby`, { method: 'POST' })).status).toBe(404);
  expect(await getJson(`${url}/api/lobby`)).toEqual(await getJson(`${url}/api/tables`));
});
