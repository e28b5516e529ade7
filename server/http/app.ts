/** The HTTP side of a server: limits, headers and errors that all its routes share. */
import cluster from 'node:cluster';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import * as v from 'valibot';
import type { Refusal } from '../../kernel/refusal.ts';
import type { ServerHealth } from '../../wire/misfits.ts';
import { refusals } from '../../wire/refusals.ts';
import type { GuestCalls } from '../calls/calls.ts';
import type { Config } from '../config.ts';
import { Buckets, HeldTally } from '../limits/limits.ts';
import type { Shares } from '../limits/shares.ts';
import type { Metrics } from '../metrics.ts';
import { type GuestBook, isBanned } from '../people/guests.ts';
import type { Notices } from '../people/notices.ts';
import type { Town } from '../people/numbers.ts';
import type { Ownership } from '../people/ownership.ts';
import type { PasskeyService } from '../people/passkeys.ts';
import { addressOf, isHost, isSecure, mayCall } from '../sockets/caller.ts';
import type { Door } from '../sockets/door.ts';
import type { Lobby } from '../sockets/lobby.ts';
import { type Misfits, toldOf } from '../start/misfits.ts';
import type { StoredGuest } from '../store/shape/guests.ts';
import type { Store } from '../store/store.ts';
import type { Examiner } from '../tables/examiner.ts';
import type { Hall } from '../tables/hall.ts';
import type { Replays } from '../tables/replay.ts';
import type { ServedGames } from '../tables/served-games.ts';

/** The services the routes use. */
export interface RouteContext {
  readonly config: Config;
  readonly store: Store;
  readonly games: ServedGames;
  /** The health of the server, for operators. */
  readonly health: () => Promise<ServerHealth>;
  readonly guests: GuestBook;
  readonly passkeys: PasskeyService;
  readonly ownership: Ownership;
  readonly hall: Hall;
  readonly lobby: Lobby;
  readonly door: Door;
  /** Of this process, or of all that share its port. */
  readonly figures: () => Promise<string>;
  readonly town: Town;
  readonly replays: Replays;
  readonly examiner: Examiner;
  readonly notices: Notices;
  readonly shares: Shares;
  /** Closes a table here, or wherever it is served. */
  readonly closeTable: (code: string) => void;
  /** The key browsers bind their subscriptions to; null on a server without calls. */
  readonly pushKey: string | null;
  /** Null on a server without calls. */
  readonly calls: GuestCalls | null;
  /** Milliseconds since 1970. */
  readonly date: () => number;
  /** Of the token that operators have. */
  readonly operatorHash: string;
  /** False as soon as the server begins to stop. */
  readonly isOpen: () => boolean;
}

/** A refused request, with its reason. */
export class HttpRefusal extends Error {
  readonly status: number;
  readonly refusal: Refusal;

  constructor(status: number, refusal: Refusal) {
    super(refusal.why);
    this.status = status;
    this.refusal = refusal;
  }
}

const BURST = 5;
const SECOND = 1000;
/** How long a request may take to arrive, its body included. */
const LONGEST_REQUEST = 10 * SECOND;
/** The connections an address may hold in addition to its sockets: a few for each, as a browser opens, and some more. */
const PLAIN_CONNECTIONS = { each: 4, more: 100 };
/** No text of ours has a NUL character, and no database accepts one. */
const isStorable = (given: unknown): boolean => !JSON.stringify(given ?? null).includes('\\u0000');
/** Only from here, nothing inline, no framing. Small pictures may be part of a style sheet. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');
const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};
const HALF_A_YEAR = 15_768_000;

const turnedFrom = (error: FastifyError | HttpRefusal): HttpRefusal | null => {
  if (error instanceof HttpRefusal) return error;
  if (error.statusCode === 413) return new HttpRefusal(413, refusals.tooMuch);
  if (error.statusCode !== undefined && error.statusCode < 500) return new HttpRefusal(error.statusCode, refusals.badRequest);
  return null;
};

/** An address with a lone % is taken literally: a router would reject it, and the page can say what is wrong. */
const isDecodable = (url: string): boolean => {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
};

/** At most n connections from one address. Behind a proxy all come from one address, and the proxy must limit them. */
function limitConnections(app: FastifyInstance, { CONNECTIONS_PER_ADDRESS, TRUST_PROXY }: Config, shares: Shares): void {
  if (TRUST_PROXY > 0) return;
  const most = CONNECTIONS_PER_ADDRESS * PLAIN_CONNECTIONS.each + PLAIN_CONNECTIONS.more;
  const held = shares.shareHeld('connections', new HeldTally(most));
  app.server.on('connection', (socket: Socket) => {
    const address = addressOf({ headers: {}, socket } as IncomingMessage, 0);
    if (held.take(address)) socket.once('close', () => held.giveBack(address));
    else socket.destroy();
  });
}

export function newApp(config: Config, metrics: Metrics, shares: Shares, misfits: Misfits): FastifyInstance {
  const app = fastify({
    logger: {
      level: config.LOG,
      base: cluster.isWorker ? { pid: process.pid } : null,
      // Not the other fields of an error: a database's may repeat the stored values.
      serializers: { err: error => ({ type: error.name, message: error.message, stack: error.stack ?? '' }) },
    },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: config.MESSAGE_BYTES,
    forceCloseConnections: true,
    requestTimeout: LONGEST_REQUEST,
    // Node uses the longer of the two for the whole request, and by default a minute for its head.
    http: { connectionsCheckingInterval: SECOND, headersTimeout: LONGEST_REQUEST },
    routerOptions: { maxParamLength: 100, ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : url.replaceAll('%', '%25')),
  });
  // Content types that a form of another site could send are rejected.
  app.removeContentTypeParser('text/plain');
  const perAddress = shares.share('requests', new Buckets(config.REQUESTS_PER_SECOND, config.REQUESTS_PER_SECOND * BURST));
  misfits.noticed = misfit => app.log.warn({ misfit }, toldOf(misfit));
  const secure = config.PUBLIC_URL?.startsWith('https:') ?? false;

  app.addHook('onRequest', async ({ raw, method }, reply) => {
    reply.headers(HEADERS);
    if (secure) reply.header('strict-transport-security', `max-age=${HALF_A_YEAR}`);
    if (!isHost(raw.headers.host)) throw new HttpRefusal(400, { ...refusals.badRequest, about: 'Host' });
    misfits.look(raw);
    if (!raw.url?.startsWith('/api/')) return;
    reply.header('cache-control', 'no-store');
    if (!perAddress.take(addressOf(raw, config.TRUST_PROXY))) throw new HttpRefusal(429, refusals.tooFast);
    if (method !== 'GET' && !mayCall(raw, config.PUBLIC_URL)) throw new HttpRefusal(403, refusals.badOrigin);
  });
  app.addHook('preValidation', async ({ params, query, body }) => {
    if (![params, query, body].every(isStorable)) throw new HttpRefusal(400, refusals.badRequest);
  });
  limitConnections(app, config, shares);
  app.setErrorHandler((error: FastifyError | HttpRefusal, request, reply) => {
    // A folder, or a path outside ours: there is no page.
    if (error.message === 'Forbidden') return reply.callNotFound();
    const turned = turnedFrom(error);
    if (turned !== null) return reply.code(turned.status).send({ error: turned.refusal });
    metrics.errors.add();
    request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
    return reply.code(500).send({ error: refusals.fault });
  });
  // A browser at a wrong address gets the page, which says so.
  app.setNotFoundHandler(({ method, headers, raw }, reply) => {
    const looks = method === 'GET' && headers.accept?.includes('text/html') === true && raw.url?.startsWith('/api/') !== true;
    return looks && app.hasReplyDecorator('sendPage')
      ? reply.code(404).sendPage()
      : reply.code(404).send({ error: refusals.noPage });
  });
  return app;
}

/** Validates a request; an invalid one is refused, naming the wrong place. */
export function read<Schema extends v.GenericSchema>(schema: Schema, given: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new HttpRefusal(400, {
    ...refusals.badRequest,
    about: `${v.getDotPath(issue) ?? ''} ${issue.message}`.trim().slice(0, 200),
  });
}
/** The asking guest; a caller without a cookie of ours is refused. */
export async function guestOf({ guests }: RouteContext, request: FastifyRequest): Promise<StoredGuest> {
  const guest = await guests.known(request.headers.cookie);
  if (guest === null) throw new HttpRefusal(401, refusals.stranger);
  if (isBanned(guest)) throw new HttpRefusal(403, refusals.banned);
  return guest;
}
export const callerOf = ({ config }: RouteContext, { raw }: FastifyRequest): string => addressOf(raw, config.TRUST_PROXY);
export const isSecureFor = ({ config }: RouteContext, { raw }: FastifyRequest): boolean =>
  isSecure(raw, config.TRUST_PROXY, config.PUBLIC_URL);
