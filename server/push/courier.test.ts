/** Messages to services that accept them, refuse them, want a pause, fail, or never answer. */
import { expect, test } from 'vitest';
import { Counter } from '../metrics.ts';
import { Courier, type Letter } from './courier.ts';
import { pauseOf } from './post.ts';
import { Device, PushService, type ServiceAnswer } from './testing/service.ts';
import { Vapid } from './vapid.ts';

const vapid = new Vapid(Vapid.freshKey());
/** A clock that advances only on request. */
class Clock {
  #at = 0;
  readonly #due = new Map<number, () => void>();
  now(): number {
    return this.#at;
  }
  wake(after: number, run: () => void): () => void {
    const at = this.#at + after;
    this.#due.set(at, run);
    return () => this.#due.delete(at);
  }
  /** The time until the next timer. */
  get rest(): number | null {
    return this.#due.size === 0 ? null : Math.min(...this.#due.keys()) - this.#at;
  }
  pass(millis: number): void {
    this.#at += millis;
    for (const [at, run] of this.#due)
      if (at <= this.#at) {
        this.#due.delete(at);
        run();
      }
  }
}
const PATIENCE = 60_000;
async function opened(patience = PATIENCE) {
  const service = await PushService.open();
  const clock = new Clock();
  const gone: string[] = [];
  const metrics = { pushSent: new Counter(), pushGone: new Counter(), pushFailed: new Counter() };
  const settings = { wayOut: service.wayOut, vapid, metrics, clock, patience, gone: (endpoint: string) => gone.push(endpoint) };
  const courier = new Courier(settings);
  const device = Device.fresh();
  const letter = (path: string, host = 'push.example'): Letter => ({
    to: { endpoint: `https://${host}${path}`, site: 'https://sixgun.example', ...device.keys },
    text: `to ${path}`,
    topic: 'table',
    keep: 600,
    urgency: 'high',
  });
  const counts = () => [metrics.pushSent.value, metrics.pushGone.value, metrics.pushFailed.value];
  const settled = (sent: number, lost: number, failed: number): Promise<void> =>
    expect.poll(() => counts()).toEqual([sent, lost, failed]);
  return { service, clock, gone, courier, device, letter, counts, settled };
}

test('a message is accepted, with all required headers, and read by its device', async () => {
  const { service, courier, device, letter, settled } = await opened();
  courier.send(letter('/send/1'));
  const [pushed] = await service.hears(1);
  expect(pushed).toMatchObject({ host: 'push.example', path: '/send/1' });
  expect(pushed!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '600', topic: 'table', urgency: 'high' });
  expect(pushed!.headers.authorization).toMatch(/^vapid t=.+, k=.+$/);
  expect(device.read(pushed!.body)).toBe('to /send/1');
  await settled(1, 0, 0);
  expect(courier.held).toBe(0);
});
test.each([404, 410])('%i: the device is gone', async status => {
  const { service, gone, courier, letter, settled } = await opened();
  service.answers.set('/gone', status);
  courier.send(letter('/gone'));
  await settled(0, 1, 0);
  expect(gone).toEqual(['https://push.example/gone']);
});
test.each<ServiceAnswer>([400, 403, 413, [302, { location: 'https://push.example/other' }]])(
  '%j: given up at once, and the next one goes out',
  async answer => {
    const { service, clock, gone, courier, letter, settled } = await opened();
    service.answers.set('/no', answer);
    courier.send(letter('/no'));
    await settled(0, 0, 1);
    courier.send(letter('/yes'));
    await settled(1, 0, 1);
    expect(service.pushed.map(({ path }) => path)).toEqual(['/no', '/yes']);
    expect(gone).toEqual([]);
    expect(clock.rest).toBeNull();
  },
);
test('429: the service is paused for as long as it asks, and others are not', async () => {
  const { service, clock, courier, letter, settled } = await opened();
  service.answers.set('/busy', [429, { 'retry-after': '90' }]);
  courier.send(letter('/busy'));
  await expect.poll(() => clock.rest).toBe(90_000);
  courier.send(letter('/later'));
  courier.send(letter('/else', 'other.example'));
  await settled(1, 0, 0);
  clock.pass(89_999);
  expect(service.pushed.map(({ path }) => path)).toEqual(['/busy', '/else']);
  service.answers.set('/busy', 201);
  clock.pass(1);
  await settled(3, 0, 0);
});
test('endless 429: a service is paused for at most a message’s lifetime, and the message is given up', async () => {
  const { service, clock, courier, letter, settled } = await opened();
  service.answers.set('/busy', [429, { 'retry-after': '999999' }]);
  courier.send(letter('/busy'));
  await expect.poll(() => clock.rest).toBe(300_000);
  clock.pass(300_001);
  await settled(0, 0, 1);
  expect(service.pushed).toHaveLength(1);
});
test('500: retried after a pause, then after a longer one, and given up', async () => {
  const { service, clock, courier, letter, settled } = await opened();
  service.answers.set('/broken', 500);
  courier.send(letter('/broken'));
  for (const rest of [2000, 4000]) {
    await expect.poll(() => clock.rest).toBe(rest);
    clock.pass(rest);
  }
  await settled(0, 0, 1);
  expect(service.pushed).toHaveLength(3);
});
test('a service that never answers holds up a few messages, and no other service', async () => {
  const { service, clock, courier, letter, settled } = await opened();
  service.answers.set('/never', 'never');
  for (let i = 0; i < 100; i++) courier.send(letter('/never', 'slow.example'));
  courier.send(letter('/else', 'other.example'));
  await settled(1, 0, 0);
  expect(service.pushed.filter(({ path }) => path === '/never')).toHaveLength(8);
  expect(clock.rest).toBeNull();
  courier.close();
  expect(courier.held).toBe(0);
});
test('an answer is awaited only for a limited time', async () => {
  const { service, clock, courier, letter, counts } = await opened(50);
  service.answers.set('/never', 'never');
  courier.send(letter('/never'));
  for (const rest of [2000, 4000]) {
    await expect.poll(() => clock.rest).toBe(rest);
    clock.pass(rest);
  }
  await expect.poll(() => courier.held).toBe(0);
  expect(counts()).toEqual([0, 0, 1]);
});
test('a thousand at once are accepted one after another; excess messages are dropped on arrival', async () => {
  const { service, courier, letter, settled } = await opened();
  for (let i = 0; i < 1000; i++) courier.send(letter(`/send/${i}`));
  await settled(1000, 0, 0);
  service.answers.set('/never', 'never');
  for (let i = 0; i < 2100; i++) courier.send(letter('/never'));
  expect(courier.held).toBe(2000);
  await settled(1000, 0, 100);
});
test('parses a requested pause, in seconds or until a date', () => {
  const now = Date.UTC(2026, 10, 19, 12);
  expect(pauseOf('120', now)).toBe(120_000);
  expect(pauseOf('Thu, 19 Nov 2026 12:01:00 GMT', now)).toBe(60_000);
  expect(pauseOf('Thu, 19 Nov 2026 11:00:00 GMT', now)).toBe(0);
  expect(pauseOf('soon', now)).toBeNull();
  expect(pauseOf(undefined, now)).toBeNull();
});
