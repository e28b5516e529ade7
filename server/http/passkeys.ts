/** Passkeys over HTTP: to add one, see them, remove one, and to come in with one. Each ceremony is two requests: what to sign, and signed. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { refusals } from '../../wire/refusals.ts';
import { isBanned } from '../guests.ts';
import { Buckets } from '../limits.ts';
import type { Site } from '../locksmith.ts';
import type { StoredGuest } from '../store/shape/guests.ts';
import { callerOf, guestOf, isSecureFor, type RoutedHouse, read, Turned } from './app.ts';
import { ownGuest, ownPasskey } from './people.ts';

const MINUTE = 60;
/** A signature cannot be guessed; this limit spares the database and the processor. */
const CEREMONIES = { perSecond: 10 / MINUTE, burst: 20 };

const bytes = (most: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(most));
/** The longest name that a device may give its passkey is 1023 bytes. */
const credential = { id: bytes(1364), rawId: bytes(1364), type: v.literal('public-key') };
const making = v.object({ ...credential, response: v.object({ clientDataJSON: bytes(4096), attestationObject: bytes(8192) }) });
const entering = v.object({
  ...credential,
  response: v.object({ clientDataJSON: bytes(4096), authenticatorData: bytes(4096), signature: bytes(4096) }),
});

const proving = v.nullish(v.object({ code: v.optional(v.pipe(v.string(), v.maxLength(64))), signed: v.optional(entering) }));

/** The page that asks says so itself, and has been held to the address it was served from. Programs without a page have no passkeys. */
const siteOf = ({ headers: { origin } }: FastifyRequest): Site => {
  if (origin === undefined) throw new Turned(403, refusals.badOrigin);
  return { origin, name: new URL(origin).hostname };
};

export function passkeyRoutes(app: FastifyInstance, house: RoutedHouse): void {
  const { guests, locksmith, store } = house;
  const ceremonies = house.shares.share('ceremonies', new Buckets(CEREMONIES.perSecond, CEREMONIES.burst));
  const mayTry = (request: FastifyRequest): void => {
    if (!ceremonies.take(callerOf(house, request))) throw new Turned(429, refusals.tooFast);
  };

  /** A stolen cookie is not enough to change who can come back: one who has passkeys shows one of them, or the recovery code. */
  const mustProve = async (request: FastifyRequest, guest: StoredGuest): Promise<void> => {
    if ((await store.passkeys.ofGuest(guest.id)).length === 0) return;
    const { code, signed } = read(proving, request.body) ?? {};
    const isOwner =
      signed === undefined
        ? code !== undefined && guests.isOwnCode(guest, code)
        : (await locksmith.enter({ ...signed, clientExtensionResults: {} }, siteOf(request))) === guest.id;
    if (!isOwner) throw new Turned(403, refusals.noProof);
  };

  app.get('/api/me/passkeys', async request => {
    const { id } = await guestOf(house, request);
    return { passkeys: (await store.passkeys.ofGuest(id)).map(ownPasskey) };
  });
  app.post('/api/me/passkeys/begin', async request => {
    const guest = await guestOf(house, request);
    mayTry(request);
    await mustProve(request, guest);
    const options = await locksmith.toAdd(guest, siteOf(request));
    if (options === null) throw new Turned(409, refusals.tooManyPasskeys);
    return options;
  });
  app.post('/api/me/passkeys', async (request, reply) => {
    const made = { ...read(making, request.body), clientExtensionResults: {} } satisfies RegistrationResponseJSON;
    const guest = await guestOf(house, request);
    mayTry(request);
    const passkey = await locksmith.add(guest, made, siteOf(request));
    if (passkey === null) throw new Turned(403, refusals.badPasskey);
    reply.code(201);
    return ownPasskey(passkey);
  });
  app.delete<{ Params: { id: string } }>('/api/me/passkeys/:id', async request => {
    const guest = await guestOf(house, request);
    mayTry(request);
    await mustProve(request, guest);
    if (!(await store.passkeys.remove(guest.id, request.params.id))) throw new Turned(404, refusals.noPasskey);
    return {};
  });
  app.post('/api/passkey/begin', async request => {
    mayTry(request);
    return locksmith.toEnter(siteOf(request));
  });
  app.post('/api/passkey', async (request, reply) => {
    const signed = { ...read(entering, request.body), clientExtensionResults: {} } satisfies AuthenticationResponseJSON;
    mayTry(request);
    const id = await locksmith.enter(signed, siteOf(request));
    const guest = id === null ? null : await store.guests.find(id);
    if (guest === null) throw new Turned(403, refusals.badPasskey);
    if (isBanned(guest)) throw new Turned(403, refusals.banned);
    reply.header('set-cookie', guests.cookieFor(guest, isSecureFor(house, request)));
    return ownGuest(guest);
  });
}
