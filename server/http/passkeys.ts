/** Passkeys over HTTP: add, list, remove, and sign in. Each ceremony takes two requests: the challenge, and its signature. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance } from 'fastify';
import { refusals } from '../../wire/refusals.ts';
import { isBanned } from '../people/guests.ts';
import type { StoredGuest } from '../store/shape/guests.ts';
import { guestOf, HttpRefusal, isSecureFor, type RouteContext, read } from './app.ts';
import { ownGuest, ownPasskey } from './people.ts';
import { entering, making, type Proofs, siteOf } from './proofs.ts';

export function passkeyRoutes(app: FastifyInstance, context: RouteContext, proofs: Proofs): void {
  const { guests, passkeys, ownership, store } = context;

  app.get('/api/me/passkeys', async request => {
    const { id } = await guestOf(context, request);
    return { passkeys: (await store.passkeys.ofGuest(id)).map(ownPasskey) };
  });
  app.post('/api/me/passkeys/begin', async request => {
    const guest = await guestOf(context, request);
    const options = await passkeys.toAdd(guest, siteOf(request), await proofs.shown(request));
    return proofs.granted(request, options, guest.id);
  });
  app.post('/api/me/passkeys', async (request, reply) => {
    const made = { ...read(making, request.body), clientExtensionResults: {} } satisfies RegistrationResponseJSON;
    const guest = await guestOf(context, request);
    const passkey = proofs.granted(request, await passkeys.add(guest, made, siteOf(request)), guest.id);
    reply.code(201);
    return ownPasskey(passkey);
  });
  app.delete<{ Params: { id: string } }>('/api/me/passkeys/:id', async request => {
    const guest = await guestOf(context, request);
    const refused = await ownership.removePasskey(guest, request.params.id, await proofs.shown(request));
    proofs.granted(request, refused, guest.id);
    return {};
  });
  app.post('/api/passkey/begin', async request => passkeys.toEnter(siteOf(request)));
  app.post('/api/passkey', async (request, reply) => {
    const signed = { ...read(entering, request.body), clientExtensionResults: {} } satisfies AuthenticationResponseJSON;
    const passkey = await passkeys.enter(signed, siteOf(request));
    const found = passkey === null ? null : await store.guests.find(passkey.guest);
    const guest = proofs.granted<StoredGuest>(request, found ?? refusals.badPasskey);
    if (isBanned(guest)) throw new HttpRefusal(403, refusals.banned);
    await guests.returned(guest);
    reply.header('set-cookie', guests.cookieFor(guest, isSecureFor(context, request)));
    return ownGuest(guest);
  });
}
