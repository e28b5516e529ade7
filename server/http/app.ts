/** The HTTP side of a server: limits, headers and errors that all its routes share. */
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import * as v from 'valibot';
import type { Refusal } from '../../kernel/refusal.ts';
import { refusals } from '../../wire/refusals.ts';
import { addressOf, isSecure, mayCall } from '../caller.ts';
import type { Config } from '../config.ts';
import type { Door } from '../door.ts';
import type { GuestBook } from '../guests.ts';
import type { Hall } from '../hall.ts';
import { Buckets } from '../limits.ts';
import type { Lobby } from '../lobby.ts';
import type { Metrics } from '../metrics.ts';
import type { Shelf } from '../shelf.ts';
import type { Guest, Store } from '../store/store.ts';

/** What the routes speak to. */
export interface House {
  readonly config: Config;
  readonly store: Store;
  readonly shelf: Shelf;
  readonly guests: GuestBook;
  readonly hall: Hall;
  readonly lobby: Lobby;
  readonly door: Door;
  readonly metrics: Metrics;
  /** False as soon as the server begins to stop. */
  readonly isOpen: () => boolean;
}

/** A request that is turned down, with its reason. */
export class Turned extends Error {
  readonly status: number;
  readonly refusal: Refusal;

  constructor(status: number, refusal: Refusal) {
    super(refusal.why);
    this.status = status;
    this.refusal = refusal;
  }
}

const BURST = 5;
/** Only from here, nothing inline, framed by nobody. Small pictures may be part of a style sheet. */
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

const turnedFrom = (error: FastifyError | Turned): Turned | null => {
  if (error instanceof Turned) return error;
  if (error.statusCode === 413) return new Turned(413, refusals.tooMuch);
  if (error.statusCode !== undefined && error.statusCode < 500) return new Turned(error.statusCode, refusals.badRequest);
  return null;
};

export function newApp(config: Config, metrics: Metrics): FastifyInstance {
  const app = fastify({
    logger: {
      level: config.LOG,
      base: null,
      // Not what an error carries besides: a database's may repeat what was to be stored.
      serializers: { err: error => ({ type: error.name, message: error.message, stack: error.stack ?? '' }) },
    },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: config.MESSAGE_BYTES,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 100 },
  });
  // What a form of another site could send without asking is not taken at all.
  app.removeContentTypeParser('text/plain');
  const perAddress = new Buckets(config.REQUESTS_PER_SECOND, config.REQUESTS_PER_SECOND * BURST);
  const secure = config.PUBLIC_URL?.startsWith('https:') ?? false;

  app.addHook('onRequest', async ({ raw, method }, reply) => {
    reply.headers(HEADERS);
    if (secure) reply.header('strict-transport-security', `max-age=${HALF_A_YEAR}`);
    if (!raw.url?.startsWith('/api/')) return;
    reply.header('cache-control', 'no-store');
    if (!perAddress.take(addressOf(raw, config.TRUST_PROXY))) throw new Turned(429, refusals.tooFast);
    if (method !== 'GET' && !mayCall(raw, config.PUBLIC_URL)) throw new Turned(403, refusals.badOrigin);
  });
  app.setErrorHandler((error: FastifyError | Turned, request, reply) => {
    const turned = turnedFrom(error);
    if (turned !== null) return reply.code(turned.status).send({ error: turned.refusal });
    metrics.errors.add();
    request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
    return reply.code(500).send({ error: refusals.fault });
  });
  // Whoever goes astray with a browser gets the page, which knows how to say so.
  app.setNotFoundHandler(({ method, headers, raw }, reply) => {
    const looks = method === 'GET' && headers.accept?.includes('text/html') === true && raw.url?.startsWith('/api/') !== true;
    return looks && app.hasReplyDecorator('sendFile')
      ? reply.code(404).sendFile('index.html')
      : reply.code(404).send({ error: refusals.noPage });
  });
  return app;
}

/** What a request must look like; anything else is turned down with the place where it is wrong. */
export function read<Schema extends v.GenericSchema>(schema: Schema, given: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Turned(400, { ...refusals.badRequest, about: `${v.getDotPath(issue) ?? ''} ${issue.message}`.trim().slice(0, 200) });
}
/** The guest who asks; whoever has no cookie of ours is turned down. */
export async function guestOf({ guests }: House, request: FastifyRequest): Promise<Guest> {
  const guest = await guests.known(request.headers.cookie);
  if (guest === null) throw new Turned(401, refusals.stranger);
  return guest;
}
export const callerOf = ({ config }: House, { raw }: FastifyRequest): string => addressOf(raw, config.TRUST_PROXY);
export const isSecureFor = ({ config }: House, { raw }: FastifyRequest): boolean =>
  isSecure(raw, config.TRUST_PROXY, config.PUBLIC_URL);
