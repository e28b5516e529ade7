/** Guests over HTTP: to become one, to come back as one, to be called something else. */
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { guestName } from '../../wire/protocol.ts';
import { refusals } from '../../wire/refusals.ts';
import { Buckets } from '../limits.ts';
import type { Guest } from '../store/store.ts';
import { callerOf, guestOf, type House, isSecureFor, read, Turned } from './app.ts';

const MINUTE = 60;
/** A recovery code cannot be guessed; this is for the peace of the database. */
const RECOVERIES = { perSecond: 10 / MINUTE, burst: 10 };
const LONGEST_PREFERENCES = 8192;

const named = v.nullish(v.strictObject({ name: v.optional(v.nullable(guestName), null) }));
const renaming = v.strictObject({ name: guestName });
const recovering = v.strictObject({ code: v.pipe(v.string(), v.maxLength(64)) });
const preferring = v.pipe(
  v.unknown(),
  v.check(given => !Array.isArray(given), 'an object'),
  v.record(v.pipe(v.string(), v.maxLength(64)), v.unknown()),
);

const shown = ({ id, name, preferences }: Guest): object => ({ guest: id, name, preferences: JSON.parse(preferences) });

export function peopleRoutes(app: FastifyInstance, house: House): void {
  const { guests, config } = house;
  const creations = new Buckets(config.GUESTS_PER_MINUTE / MINUTE, config.GUESTS_PER_MINUTE);
  const recoveries = new Buckets(RECOVERIES.perSecond, RECOVERIES.burst);

  app.post('/api/guest', async (request, reply) => {
    const asked = read(named, request.body);
    const known = await guests.known(request.headers.cookie);
    if (known !== null) return { ...shown(known), recovery: null };
    if (!creations.take(callerOf(house, request))) throw new Turned(429, refusals.tooFast);
    const { guest, code } = await guests.create(asked?.name ?? null);
    reply.header('set-cookie', guests.cookieFor(guest.id, isSecureFor(house, request))).code(201);
    return { ...shown(guest), recovery: code };
  });
  app.get('/api/me', async request => shown(await guestOf(house, request)));
  app.post('/api/me/name', async request => {
    const { name } = read(renaming, request.body);
    const { id } = await guestOf(house, request);
    await guests.rename(id, name);
    return { guest: id, name };
  });
  app.put('/api/me/preferences', async request => {
    const preferences = JSON.stringify(read(preferring, request.body));
    if (preferences.length > LONGEST_PREFERENCES) throw new Turned(413, refusals.tooMuch);
    const { id } = await guestOf(house, request);
    await guests.prefer(id, preferences);
    return {};
  });
  app.post('/api/me/recovery', async request => {
    const { id } = await guestOf(house, request);
    return { recovery: await guests.newCode(id) };
  });
  app.post('/api/recover', async (request, reply) => {
    const { code } = read(recovering, request.body);
    if (!recoveries.take(callerOf(house, request))) throw new Turned(429, refusals.tooFast);
    const guest = await guests.recovered(code);
    if (guest === null) throw new Turned(404, refusals.badCode);
    reply.header('set-cookie', guests.cookieFor(guest.id, isSecureFor(house, request)));
    return shown(guest);
  });
}
