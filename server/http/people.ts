/** Guests over HTTP: creation, recovery, and changes of name. */
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { isFace } from '../../wire/face.ts';
import { guestName } from '../../wire/lines.ts';
import { refusals } from '../../wire/refusals.ts';
import { Buckets } from '../limits/limits.ts';
import type { NewPasskey, StoredGuest } from '../store/shape/guests.ts';
import type { Result } from '../store/shape/results.ts';
import type { TableHeader } from '../store/shape/tables.ts';
import { restOf } from '../tables/room-days.ts';
import { callerOf, guestOf, HttpRefusal, isSecureFor, type RouteContext, read } from './app.ts';
import { ownDevice } from './calls.ts';
import { ownAnswer } from './evenings.ts';
import { played } from './history.ts';
import { type Proofs, typedCode } from './proofs.ts';

const MINUTE = 60;
/** This reads all games of a guest. */
const EXPORTS = { perSecond: 2 / MINUTE, burst: 2 };
const LONGEST_PREFERENCES = 8192;
/** How many of a guest's games are read at once. */
const PAGE = 100;

const named = v.nullish(v.strictObject({ name: v.optional(v.nullable(guestName), null) }));
const renaming = v.strictObject({ name: guestName });
const recovering = v.strictObject({ code: typedCode });
const preferring = v.pipe(
  v.unknown(),
  v.check(given => !Array.isArray(given), 'an object'),
  v.record(v.pipe(v.string(), v.maxLength(64)), v.unknown()),
  v.check(({ face }) => face === undefined || isFace(face), 'a face is made of the parts that there are'),
);

/** A guest's own data, as shown to them. */
export const ownGuest = ({ id, name, preferences }: StoredGuest): object => ({
  guest: id,
  name,
  preferences: JSON.parse(preferences),
});
export const ownPasskey = ({ id, site, createdAt, usedAt }: NewPasskey): object => ({ id, site, createdAt, usedAt });

const ownTable = ({ code, game, visibility, status, createdAt, updatedAt }: TableHeader): object => ({
  code,
  game,
  visibility,
  status,
  createdAt,
  updatedAt,
});

export function peopleRoutes(app: FastifyInstance, context: RouteContext, proofs: Proofs): void {
  const { guests, config, store, shares } = context;
  const creations = shares.share('guests', new Buckets(config.GUESTS_PER_MINUTE / MINUTE, config.GUESTS_PER_MINUTE));
  const exports = shares.share('exports', new Buckets(EXPORTS.perSecond, EXPORTS.burst));

  app.post('/api/guest', async (request, reply) => {
    const asked = read(named, request.body);
    const known = await guests.known(request.headers.cookie);
    if (known !== null) return { ...ownGuest(known), recovery: null };
    if (!creations.take(callerOf(context, request))) throw new HttpRefusal(429, refusals.tooFast);
    const { guest, code } = await guests.create(asked?.name ?? null);
    reply.header('set-cookie', guests.cookieFor(guest, isSecureFor(context, request))).code(201);
    return { ...ownGuest(guest), recovery: code };
  });
  app.get('/api/me', async request => ownGuest(await guestOf(context, request)));
  app.post('/api/me/name', async request => {
    const { name } = read(renaming, request.body);
    const { id } = await guestOf(context, request);
    await guests.rename(id, name);
    return { guest: id, name };
  });
  app.put('/api/me/preferences', async request => {
    const preferences = JSON.stringify(read(preferring, request.body));
    if (preferences.length > LONGEST_PREFERENCES) throw new HttpRefusal(413, refusals.tooMuch);
    await guests.prefer(await guestOf(context, request), preferences);
    return {};
  });
  app.post('/api/me/recovery', async request => {
    const guest = await guestOf(context, request);
    const code = await guests.newCode(guest, await proofs.shown(request));
    return { recovery: proofs.granted(request, code, guest.id) };
  });
  app.post('/api/me/sign-out-everywhere', async (request, reply) => {
    const guest = await guestOf(context, request);
    const signedOut = proofs.granted(request, await guests.signOutEverywhere(guest, await proofs.shown(request)), guest.id);
    await store.devices.dropAll(guest.id);
    reply.header('set-cookie', guests.cookieFor(signedOut, isSecureFor(context, request)));
    return {};
  });
  app.get('/api/me/data', async (request, reply) => {
    const guest = await guestOf(context, request);
    if (!exports.take(guest.id)) throw new HttpRefusal(429, refusals.tooFast);
    const player = { kind: 'guest', id: guest.id } as const;
    const games: Result[] = [];
    for (let page: Result[] = [], isFirst = true; isFirst || page.length === PAGE; isFirst = false) {
      page = await store.results.ofPlayer(player, { tables: 'all', limit: PAGE, after: games.at(-1) ?? null });
      games.push(...page);
    }
    const { createdAt, seenAt } = guest;
    const devices = (await store.devices.ofGuest(guest.id)).map(ownDevice);
    const reactions: unknown = JSON.parse(guest.reactions);
    const doubts: unknown = JSON.parse(guest.doubts);
    const ratings = await store.ratings.ofPlayer(player);
    const passkeys = (await store.passkeys.ofGuest(guest.id)).map(ownPasskey);
    const blocked = await store.moderation.blockedBy(guest.id);
    const reports = (await store.moderation.reportsBy(guest.id)).map(({ reporter: _, ...report }) => report);
    const tables = (await store.tables.hostedBy(guest.id)).map(ownTable);
    const feats = await store.feats.ofGuest(guest.id);
    const evenings = (await store.evenings.ofGuest(guest.id)).map(ownAnswer);
    reply.header('content-disposition', 'attachment; filename="sixgun.json"');
    const own = { passkeys, devices, ratings, reactions, doubts, blocked, reports, tables, feats, evenings, rest: restOf(guest) };
    return { ...ownGuest(guest), createdAt, seenAt, ...own, games: games.map(played) };
  });
  app.delete('/api/me', async (request, reply) => {
    const guest = await guestOf(context, request);
    const at = proofs.granted(request, await guests.leave(guest, await proofs.shown(request)), guest.id);
    if (at !== null) await store.devices.dropAll(guest.id);
    reply.header('set-cookie', guests.noCookie());
    return { at };
  });
  app.post('/api/recover', async (request, reply) => {
    const { code } = read(recovering, request.body);
    const guest = proofs.granted<StoredGuest>(request, (await guests.recovered(code)) ?? refusals.badCode);
    reply.header('set-cookie', guests.cookieFor(guest, isSecureFor(context, request)));
    return ownGuest(guest);
  });
}
