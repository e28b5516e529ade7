/** A whole server: the store, the hall, the door and the routes, from its start to its orderly end. */
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { buildOf } from './build.ts';
import type { Config } from './config.ts';
import { Door } from './door.ts';
import { takeFolder } from './folder.ts';
import { GuestBook } from './guests.ts';
import { Hall } from './hall.ts';
import { type House, newApp } from './http/app.ts';
import { historyRoutes } from './http/history.ts';
import { pageRoutes } from './http/pages.ts';
import { peopleRoutes } from './http/people.ts';
import { runningRoutes } from './http/running.ts';
import { tableRoutes } from './http/tables.ts';
import { Seal } from './identity.ts';
import { Lobby } from './lobby.ts';
import { Metrics } from './metrics.ts';
import { pageFolder } from './root.ts';
import { type Shelf, wholeShelf } from './shelf.ts';
import { openStore } from './store/open.ts';
import type { Holder, Store } from './store/store.ts';

export interface Server {
  readonly port: number;
  /** Where it can be reached from this machine. */
  readonly url: string;
  readonly store: Store;
  readonly metrics: Metrics;
  /** Answers what was asked, tells everybody, gives up its tables and ends. */
  close(): Promise<void>;
}
export interface Furnishing {
  readonly shelf?: Shelf;
  readonly pages?: string;
}
const SECOND = 1000;
/** How long the last answers may take. */
const LAST_ANSWERS = 10 * SECOND;

const atMost = (millis: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, pause(millis, null, { ref: false })]);

/** The name under which this process holds its tables. One that comes back under the same name has them at once. */
const holderOf = ({ DATABASE_URL, ADDRESS, HOST }: Config, port: number): Holder => {
  const machine = HOST === '0.0.0.0' || HOST === '::' ? hostname() : HOST;
  const address = ADDRESS ?? `http://${machine}:${port}`;
  // An embedded database has one process, whatever its port.
  return { id: DATABASE_URL === null ? 'embedded' : address, address };
};

export async function startServer(config: Config, { shelf = wholeShelf, pages = pageFolder }: Furnishing = {}): Promise<Server> {
  const { DATABASE_URL, DATA_DIR, HOST, PORT } = config;
  const metrics = new Metrics();
  const app = newApp(config, metrics);
  const { log } = app;
  const fault = (what: string) => (why: unknown) => log.warn({ err: why }, what);
  const leaveFolder = DATABASE_URL === null ? takeFolder(DATA_DIR) : () => {};
  const store = await openStore(DATABASE_URL === null ? { dataDir: DATA_DIR } : { databaseUrl: DATABASE_URL });
  const guests = new GuestBook(store, new Seal(await store.secrets.keep('cookies', Seal.freshKey())));
  const lobby = new Lobby(store, DATABASE_URL !== null, fault('the lobby could not be read'));
  const hall = new Hall({
    store,
    shelf,
    metrics,
    log,
    manners: { away: config.AWAY_SECONDS * SECOND, thinking: { least: config.BOT_MILLIS, more: 2 * config.BOT_MILLIS } },
    leaseMillis: config.LEASE_SECONDS * SECOND,
    idleMillis: config.IDLE_SECONDS * SECOND,
    tablesPerGuest: config.TABLES_PER_GUEST,
    changed: () => lobby.changed(),
  });
  const door = new Door(app.server, {
    config,
    guests,
    hall,
    lobby,
    metrics,
    build: buildOf(pages),
    fault: fault('a request was not answered'),
  });
  guests.renamed = (guest, name) => hall.renamed(guest, name);

  let isOpen = false;
  const house: House = { config, store, shelf, guests, hall, lobby, door, metrics, isOpen: () => isOpen };
  peopleRoutes(app, house);
  tableRoutes(app, house);
  historyRoutes(app, house);
  runningRoutes(app, house);
  await pageRoutes(app, pages);
  try {
    await app.listen({ host: HOST, port: PORT });
  } catch (why) {
    await store.close();
    leaveFolder();
    throw why;
  }
  const { port } = app.server.address() as AddressInfo;
  const holder = holderOf(config, port);
  await hall.open(holder);
  door.open();
  isOpen = true;
  log.info({ port, address: holder.address, store: DATABASE_URL === null ? 'embedded' : 'postgres' }, 'open');

  const end = async (): Promise<void> => {
    isOpen = false;
    log.info('stopping');
    await pause(config.DRAIN_SECONDS * SECOND);
    await atMost(LAST_ANSWERS, door.finish());
    lobby.stop();
    await atMost(LAST_ANSWERS, hall.close().catch(fault('the tables were not given up')));
    await door.close();
    await app.close();
    metrics.stop();
    await store.close();
    leaveFolder();
    log.info('stopped');
  };
  let ended: Promise<void> | null = null;
  return {
    port,
    url: `http://${HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST}:${port}`,
    store,
    metrics,
    close: () => {
      ended ??= end();
      return ended;
    },
  };
}
