/** A whole server: the store, the hall, the door and the routes, from its start to its clean stop. */
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { usualManners } from '../table/runtime.ts';
import { refusals } from '../wire/refusals.ts';
import { Bus, newName } from './bus/bus.ts';
import { openCalls, type PushWay, usualPushWay } from './calls/open.ts';
import { Reminders } from './calls/reminders.ts';
import type { Config } from './config.ts';
import { threadsOf } from './cores/count.ts';
import type { Siblings } from './cores/siblings.ts';
import { newApp, type RouteContext } from './http/app.ts';
import { callRoutes } from './http/calls.ts';
import { daysRoutes } from './http/days.ts';
import { eveningRoutes } from './http/evenings.ts';
import { featRoutes } from './http/feats.ts';
import { healthRoutes } from './http/health.ts';
import { historyRoutes } from './http/history.ts';
import { moderationRoutes } from './http/moderation.ts';
import { operatorRoutes } from './http/operator.ts';
import { pageRoutes } from './http/pages.ts';
import { passkeyRoutes } from './http/passkeys.ts';
import { peopleRoutes } from './http/people.ts';
import { Proofs } from './http/proofs.ts';
import { tableRoutes } from './http/tables.ts';
import { Shares } from './limits/shares.ts';
import { Metrics, STEP, together } from './metrics.ts';
import { Bans } from './people/bans.ts';
import { HOUR, purge } from './people/forget.ts';
import { GuestBook } from './people/guests.ts';
import { newOperatorToken, operatorHash, Seal } from './people/identity.ts';
import { Notices } from './people/notices.ts';
import { Town } from './people/numbers.ts';
import { Ownership } from './people/ownership.ts';
import { PasskeyService } from './people/passkeys.ts';
import { buildOf, pageFolder } from './root.ts';
import { Door } from './sockets/door.ts';
import { Lobby } from './sockets/lobby.ts';
import { healthOf } from './start/health.ts';
import { Misfits } from './start/misfits.ts';
import { openConfiguredStore } from './start/open-store.ts';
import { explained } from './start/start-fault.ts';
import type { Holder } from './store/shape/tables.ts';
import type { Store } from './store/store.ts';
import { Archive } from './tables/archive.ts';
import { Examiner } from './tables/examiner.ts';
import { Hall } from './tables/hall.ts';
import { Replays } from './tables/replay.ts';
import { allGames, type ServedGames } from './tables/served-games.ts';
import { seatedAt } from './tables/table-header.ts';
import { Thinkers } from './tables/thinking/thinkers.ts';
import { NightWatch, WATCH } from './tables/watch.ts';
import { openWebhook, usualWebhookWay, type WebhookWay } from './webhook/open.ts';

export interface Server {
  readonly port: number;
  /** The address to reach it from this machine. */
  readonly url: string;
  readonly store: Store;
  readonly metrics: Metrics;
  /** The operators' token, if newly made; it is shown once. */
  readonly operatorToken: string | null;
  /** Answers open questions, tells all guests, gives up its tables and ends. */
  close(): Promise<void>;
}
/** Milliseconds since 1970, and how often due tables are searched for. */
interface Calendar {
  date(): number;
  readonly watch: number;
}
const usualCalendar: Calendar = { date: () => Date.now(), watch: WATCH };
export interface Furnishing {
  readonly games?: ServedGames;
  readonly pages?: string;
  /** Where other processes of this machine share its port. */
  readonly siblings?: Siblings;
  /** Only tests change the defaults. */
  readonly push?: PushWay;
  readonly calendar?: Calendar;
  readonly webhook?: WebhookWay;
}
const SECOND = 1000;
/** How long a lease lasts where there is one process, in seconds. */
const LONE_LEASE = 15;
/** How long the last answers may take. */
const LAST_ANSWERS = 10 * SECOND;

const atMost = (millis: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, pause(millis, null, { ref: false })]);

/**
 * The name under which this process holds its tables. A process with the same name gets them at once; on the bus names are never reused.
 */
const holderOf = ({ DATABASE_URL, ADDRESS, HOST }: Config, port: number, bus: Bus | null): Holder => {
  const machine = HOST === '0.0.0.0' || HOST === '::' ? hostname() : HOST;
  const address = ADDRESS ?? `http://${machine}:${port}`;
  // An embedded database has one process, on any port.
  return { id: bus?.me ?? (DATABASE_URL === null ? 'embedded' : address), address };
};

export async function startServer(
  config: Config,
  {
    games = allGames,
    pages = pageFolder,
    siblings,
    push = usualPushWay,
    calendar = usualCalendar,
    webhook: webhookWay = usualWebhookWay,
  }: Furnishing = {},
): Promise<Server> {
  const { DATABASE_URL, NATS_URL, HOST, PORT } = config;
  if (NATS_URL !== null && DATABASE_URL === null)
    throw new Error('NATS_URL: several processes need one PostgreSQL. Set DATABASE_URL too, or leave NATS_URL out.');
  const metrics = new Metrics();
  const shares = new Shares();
  const misfits = new Misfits(config);
  const app = newApp(config, metrics, shares, misfits);
  const { log } = app;
  const fault = (what: string) => (why: unknown) => log.warn({ err: why }, what);
  metrics.proxy.noticed = () =>
    log.warn('a proxy answers pings in place of guests: ways are measured by the clocks of pages, less exactly (docs/hosting.md)');
  const { leaveFolder, store } = await openConfiguredStore(config, again => log.warn({ err: again }, 'waiting for PostgreSQL'));
  const ownership = new Ownership(store);
  const guests = new GuestBook(store, new Seal(await store.secrets.keep('cookies', Seal.freshKey())), ownership);
  const passkeys = new PasskeyService(store, ownership, await store.secrets.keep('challenges', Seal.freshKey()));
  const others = DATABASE_URL === null ? 'none' : NATS_URL === null ? 'deaf' : 'told';
  const lobby = new Lobby(store, others, fault('the lobby could not be read'));
  const freshToken = newOperatorToken();
  const keptHash =
    config.OPERATOR_TOKEN === null
      ? await store.secrets.keep('operator', operatorHash(freshToken))
      : operatorHash(config.OPERATOR_TOKEN);
  const bans = new Bans(store, fault('bans could not be read'));
  const notices = new Notices(store, seatedAt(store), fault('notices could not be read'));
  const thinkers = new Thinkers(threadsOf(siblings?.count ?? 1));
  const examiner = new Examiner();
  const replays = new Replays(store, games);
  const archive = new Archive(store, games, replays, fault('a game was not kept as it was witnessed'));
  const bus = NATS_URL === null && siblings === undefined ? null : new Bus(newName(), config.LEASE_SECONDS * SECOND, log);
  if (NATS_URL !== null) await bus?.open(config, await store.secrets.keep('bus', newName()));
  else if (siblings !== undefined) bus?.join(siblings);
  const { presence, calls, key } = await openCalls({
    config,
    store,
    metrics,
    shares,
    pages: { isHere: guest => door.isHere(guest), tellGuest: (guest, told) => door.tellGuest(guest, told) },
    way: push,
    fault,
  });
  const webhook = openWebhook(config, store, webhookWay, fault('the webhook was not told'));
  const hall = new Hall({
    store,
    games,
    metrics,
    log,
    manners: {
      ...usualManners,
      away: config.AWAY_SECONDS * SECOND,
      thinking: { least: config.BOT_MILLIS, more: 2 * config.BOT_MILLIS },
    },
    thinkers,
    shares,
    // No other process can take tables of a folder: an occasional heartbeat is enough.
    leaseMillis: SECOND * (DATABASE_URL === null ? Math.max(config.LEASE_SECONDS, LONE_LEASE) : config.LEASE_SECONDS),
    idleMillis: config.IDLE_SECONDS * SECOND,
    tablesPerGuest: config.TABLES_PER_GUEST,
    hintsPerHour: config.HINTS_PER_HOUR,
    edge: bus?.edge ?? null,
    changed: () => {
      lobby.changed();
      bus?.news.tell({ news: 'lobby' });
    },
    opened: code => webhook?.opened(code),
    finished: result => archive.finished(result),
    misses: (guest, about, still) => calls?.misses(guest, about, still),
    date: () => calendar.date(),
  });
  const watch = new NightWatch({
    store,
    every: calendar.watch,
    date: () => calendar.date(),
    rouse: table => hall.rouse(table),
    fault: fault('tables that are due were not looked at'),
  });
  const door: Door = new Door(app.server, {
    config,
    guests,
    hall,
    lobby,
    metrics,
    notices,
    shares,
    call: async (caller, table, guest) => calls?.call(caller, table, guest) ?? refusals.noCalls,
    sat: (guest, table) => calls?.sat(guest, table),
    build: buildOf(pages),
    fault: fault('a request was not answered'),
  });
  notices.changed = () => door.announce();
  guests.shown = (guest, known) => {
    hall.known(guest, known);
    bus?.news.tell({ news: 'known', guest, ...known });
  };
  const forgotten = (tables: readonly string[]): void => {
    replays.forget();
    hall.forgotten(tables);
  };
  guests.forgotten = tables => {
    forgotten(tables);
    bus?.news.tell({ news: 'forgotten', tables });
  };
  guests.signedOut = guest => {
    hall.signedOut(new Set([guest]));
    bus?.news.tell({ news: 'signed out', guest });
  };
  notices.tellOthers = () => bus?.news.tell({ news: 'notice' });
  if (bus !== null)
    bus.news.heard = news => {
      if (news.news === 'lobby') lobby.changed();
      else if (news.news === 'notice') notices.look().catch(fault('notices could not be read'));
      else if (news.news === 'known') hall.known(news.guest, news);
      else if (news.news === 'signed out') hall.signedOut(new Set([news.guest]));
      else if (news.news === 'forgotten') forgotten(news.tables);
      else if (news.news === 'closed') hall.closed(news.table);
      else if (news.news === 'awaited') calls?.awaits(news.guest, news.table);
      else if (news.news === 'taken') shares.heard(news.taken);
      else if (news.news === 'held') shares.heardHeld(news.by, news.held);
      else presence.heard(news);
    };
  if (bus !== null) {
    presence.say = news => bus.news.tell(news);
    if (calls !== null) calls.tellOthers = (guest, table) => bus.news.tell({ news: 'awaited', guest, table });
    shares.tell = taken => bus.news.tell({ news: 'taken', taken });
    shares.tellHeld = held => bus.news.tell({ news: 'held', by: bus.me, held });
  }
  bans.tell = banned => hall.signedOut(banned);

  const ownFigures = (): string =>
    metrics.stepped(() => ({ connections: door.connections, tables: hall.tables, ...store.log.figures() }));
  const figures = async (): Promise<string> =>
    siblings === undefined ? ownFigures() : together(await siblings.figures(ownFigures()));
  const town = new Town(store);
  let isOpen = false;
  const since = Date.now();
  const context: RouteContext = {
    health: () => healthOf({ config, store, since, misfits: misfits.found, isProxied: metrics.proxy.isThere }),
    config,
    store,
    games,
    guests,
    passkeys,
    ownership,
    hall,
    lobby,
    door,
    figures: async () => (await figures()) + (await town.text()),
    town,
    replays,
    examiner,
    notices,
    shares,
    pushKey: key,
    calls,
    date: () => calendar.date(),
    closeTable: table => {
      hall.closed(table);
      bus?.news.tell({ news: 'closed', table });
    },
    operatorHash: keptHash,
    isOpen: () => isOpen,
  };
  const proofs = new Proofs(context);
  peopleRoutes(app, context, proofs);
  passkeyRoutes(app, context, proofs);
  moderationRoutes(app, context);
  callRoutes(app, context);
  eveningRoutes(app, context);
  daysRoutes(app, context);
  operatorRoutes(app, context);
  tableRoutes(app, context);
  historyRoutes(app, context);
  featRoutes(app, context);
  healthRoutes(app, context);
  await pageRoutes(app, context, pages);
  try {
    await app.listen({ host: HOST, port: PORT });
  } catch (why) {
    await bus?.close();
    await store.close();
    leaveFolder();
    throw explained(why, 'listen', config);
  }
  const { port } = app.server.address() as AddressInfo;
  const holder = holderOf(config, port, bus);
  await hall.open(holder);
  watch.open();
  const reminders =
    calls === null && webhook === null
      ? null
      : new Reminders({
          store,
          every: calendar.watch,
          date: () => calendar.date(),
          remind: answer => {
            calls?.remind(answer);
            webhook?.evening(answer);
          },
          fault: fault('reminders of evenings failed'),
        });
  bus?.serve(hall, fault('a guest from elsewhere was not answered'));
  await notices.open(DATABASE_URL !== null);
  bans.open(DATABASE_URL !== null);
  door.open();
  isOpen = true;
  log.info({ port, address: holder.address, store: DATABASE_URL === null ? 'embedded' : 'postgres' }, 'open');

  const clean = async (): Promise<void> => {
    // Work left by a killed process.
    archive.look();
    for (const guest of await store.keeping.due(Date.now())) await guests.forget(guest);
    const gone = await purge(store, config, Date.now());
    if (gone.tables + gone.guests > 0) log.info(gone, 'deleted unused data');
  };
  let cleaning = clean().catch(fault('nothing was deleted'));
  const cleaner = setInterval(() => {
    cleaning = cleaning.then(clean).catch(fault('nothing was deleted'));
  }, HOUR);
  const teller = siblings === undefined ? null : setInterval(() => void figures(), STEP);

  const end = async (): Promise<void> => {
    isOpen = false;
    clearInterval(cleaner);
    if (teller !== null) clearInterval(teller);
    log.info('stopping');
    await pause(config.DRAIN_SECONDS * SECOND);
    await atMost(LAST_ANSWERS, door.finish());
    lobby.stop();
    notices.close();
    bans.close();
    shares.close();
    await atMost(LAST_ANSWERS, reminders?.close() ?? Promise.resolve());
    calls?.close();
    await atMost(LAST_ANSWERS, watch.close());
    webhook?.close();
    await atMost(LAST_ANSWERS, hall.close().catch(fault('the tables were not given up')));
    // The tables are free by now: returning guests find them elsewhere.
    await Promise.all([atMost(LAST_ANSWERS, bus?.close() ?? Promise.resolve()), door.close()]);
    await Promise.all([thinkers.close(), examiner.close()]);
    await app.close();
    metrics.stop();
    await archive.stop(LAST_ANSWERS);
    await cleaning;
    await store.close();
    leaveFolder();
    log.info('stopped');
  };
  let ended: Promise<void> | null = null;
  return {
    port,
    operatorToken: keptHash === operatorHash(freshToken) ? freshToken : null,
    url: `http://${HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST}:${port}`,
    store,
    metrics,
    close: () => {
      ended ??= end();
      return ended;
    },
  };
}
