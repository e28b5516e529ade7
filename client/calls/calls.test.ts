/** Calls in a real browser: the worker shows one while no page is open, it leads to the table, and *You* switches them. */
import type { Browser, Page, Worker } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { Device, PushService } from '../../server/push/testing/service.ts';
import { playOn } from '../../server/testing/player.ts';
import { newGuest, type Person, served, startedTable, TestClient } from '../../server/testing/served.ts';
import { launchBrowser } from '../../testing/browser.ts';
import { built } from '../testing/files.ts';
import { fitsTheScreen, isAccessible, visit } from '../testing/visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});

const open = async () => {
  const service = await PushService.open();
  const server = await served({}, { pages: built, push: { wayOut: service.wayOut, grace: 0 } });
  return { service, server };
};
const signIn = async (page: Page, url: string, { cookie }: Person): Promise<void> => {
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, url }]);
};
/** A waiting table, with a player who has played with this guest. */
const friendAt = async (server: Awaited<ReturnType<typeof served>>, guest: string) => {
  const friend = await TestClient.connect(server.url, await newGuest(server.url, 'Ben'));
  const { table } = (await friend.ask({ ask: 'create', game: 'steel-bullets', seats: 3 })) as { table: string };
  await friend.ask({ ask: 'enter', table });
  const { id } = (await server.store.tables.findByCode(table))!;
  await server.store.tables.seat(id, [friend.person.id, guest]);
  return { friend, table };
};
const wish = (endpoint: string, guest: string, site: string, device: Device) => ({
  ...device.keys,
  endpoint,
  guest,
  site,
  language: 'en',
  kinds: '["move","sat","call"]',
  createdAt: 1,
});

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly data: string;
}
/** The worker's globals, as far as this test touches them. */
interface WorkerScope {
  readonly shown: Shown[];
  readonly clients: { openWindow(url: string): Promise<null> };
}
/** A headless browser grants no permission to notify: record notifications instead, with the target of a tap. */
const observed = async (worker: Worker): Promise<{ shown(): Promise<readonly Shown[]>; tapped(): Promise<string> }> => {
  await worker.evaluate(() => {
    const shown: Shown[] = [];
    Object.assign(globalThis, { shown });
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body = '', tag = '', data } = {}) => {
      shown.push({ title, body, tag, data: String(data) });
    };
  });
  return {
    shown: () => worker.evaluate(() => (globalThis as unknown as WorkerScope).shown),
    tapped: () =>
      worker.evaluate(() => {
        const { shown, clients } = globalThis as unknown as WorkerScope;
        return new Promise<string>(resolve => {
          clients.openWindow = async where => {
            resolve(where);
            return null;
          };
          const Tap = Reflect.get(globalThis, 'ExtendableEvent') as new (type: string) => Event;
          const notification = { ...shown.at(-1), close: () => {} };
          globalThis.dispatchEvent(Object.assign(new Tap('notificationclick'), { notification }));
        });
      }),
  };
};

test('a call reaches a closed page: the worker shows it, and a tap leads to the table', async () => {
  const { service, server } = await open();
  const { url } = server;
  const guest = await newGuest(url, 'Ann');
  const device = Device.fresh();
  const { page, close } = await visit(browser, { serviceWorkers: 'allow' });
  await signIn(page, url, guest);
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>(resolve =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(url));
      if (own !== undefined) resolve(own.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const registrationId = await registered;
  const worker = page
    .context()
    .serviceWorkers()
    .find(each => each.url().startsWith(url))!;
  await page.goto('about:blank');

  const { friend, table } = await friendAt(server, guest.id);
  await server.store.devices.keep(wish('https://push.example/ann', guest.id, url, device), 8);
  await friend.ask({ ask: 'call', table, guest: guest.id });
  const [pushed] = await service.hears(1);
  const data = device.read(pushed!.body);
  const deliver = (): Promise<unknown> => session.send('ServiceWorker.deliverPushMessage', { origin: url, registrationId, data });
  const { shown, tapped } = await observed(worker);
  await deliver();
  const to = `${url}/t/${table}`;
  await expect.poll(shown).toEqual([{ title: 'Steel Bullets', body: 'Ben calls you to their table.', tag: table, data: to }]);
  expect(await tapped()).toBe(to);
  await page.goto(to);
  await page.getByRole('button', { name: 'Sit down' }).waitFor();

  // While a page is open and seen, the worker keeps silent, and the page says it.
  await page.goto(`${url}/learn`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await deliver();
  await page.getByText('Ben calls you to their table.').waitFor();
  expect(await shown()).toHaveLength(1);
  // A page that is open but cannot answer leaves it to the worker.
  await page.goto(`${url}/icon-192.png`);
  await deliver();
  await expect.poll(async () => (await shown()).length).toBe(2);
  await close();
});

/** The push service of the browser, as far as a page meets it: none can be reached from here. */
const withPush = (page: Page, keys: Device['keys']): Promise<unknown> =>
  page.addInitScript(known => {
    const registration = { active: {} };
    const subscription = {
      endpoint: 'https://push.example/ann',
      toJSON: () => ({ endpoint: 'https://push.example/ann', keys: known }),
      unsubscribe: async () => true,
    };
    const pushManager = { subscribe: async () => subscription, getSubscription: async () => subscription };
    Object.assign(ServiceWorkerContainer.prototype, { getRegistration: async () => ({ ...registration, pushManager }) });
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
  }, keys);

test('*You* switches each kind on and off, and a list calls and blocks the people of earlier games', async () => {
  const { service, server } = await open();
  const { url, store } = server;
  const guest = await newGuest(url, 'Ann');
  const { page, complaints, close } = await visit(browser, { size: 'small' });
  await signIn(page, url, guest);
  await withPush(page, Device.fresh().keys);
  await page.goto(`${url}/you`);
  const kinds = async (): Promise<unknown> =>
    (await store.devices.ofGuest(guest.id)).map(each => JSON.parse(each.kinds) as unknown);
  const move = page.getByRole('button', { name: 'It is your move' });
  const calls = page.getByRole('button', { name: 'People you played with call you' });
  await move.click();
  await expect.poll(kinds).toEqual([['move']]);
  await calls.click();
  await expect.poll(kinds).toEqual([['move', 'call']]);
  await expect.poll(() => calls.getAttribute('aria-pressed')).toBe('true');
  await isAccessible(page);
  await move.click();
  await expect.poll(kinds).toEqual([['call']]);
  await calls.click();
  await expect.poll(kinds).toEqual([]);

  const { friend } = await friendAt(server, guest.id);
  const device = Device.fresh();
  await store.devices.keep(wish('https://push.example/ben', friend.person.id, url, device), 8);
  friend.close();
  await friend.closed();
  await page.goto(`${url}/new/steel-bullets`);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('Call somebody').click();
  await page.getByRole('button', { name: 'Call Ben' }).click();
  const [pushed] = await service.hears(1);
  expect(device.read(pushed!.body)).toContain('Ann calls you');
  await isAccessible(page);
  const block = page.getByRole('button', { name: 'Block Ben' });
  await block.click();
  // A called person cannot be called again; the server answers that they are gone.
  await block.waitFor({ state: 'detached' });
  expect(await store.moderation.hasBlocked(guest.id, friend.person.id)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test('at the end of a game players who have left can be called again', async () => {
  const { service, server } = await open();
  const { url, store } = server;
  const [ann, ben] = [
    await TestClient.connect(url, await newGuest(url, 'Ann')),
    await TestClient.connect(url, await newGuest(url, 'Ben')),
  ];
  const table = await startedTable([ann, ben], [], { options: { rounds: 1, race: 'draw' }, visibility: 'private' });
  await Promise.all([playOn(ann, table), playOn(ben, table)]);
  await ann.hears('proof');
  const device = Device.fresh();
  await store.devices.keep(wish('https://push.example/ben', ben.person.id, url, device), 8);
  const { page, complaints, close } = await visit(browser, { size: 'small', reducedMotion: 'reduce' });
  await signIn(page, url, ann.person);
  await page.goto(`${url}/t/${table}`);
  await page.locator('.of-after .result').waitFor();
  expect(await page.getByText('Call again').count()).toBe(0);
  ben.close();
  await page.getByText('Call again').waitFor();
  await fitsTheScreen(page);
  await isAccessible(page);
  await page.getByRole('button', { name: 'Call Ben' }).click();
  const [pushed] = await service.hears(1);
  expect(device.read(pushed!.body)).toContain('Ann calls you');
  await page.getByText('Ben is called').waitFor();
  expect(complaints).toEqual([]);
  await close();
});
