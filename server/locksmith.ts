/**
 * Passkeys: a guest's device makes a pair of keys for this site and keeps the secret one; a caller who can sign with it is that guest. What is
 * to be signed is drawn again each time, kept by the store for a few minutes, and good once, in all processes together.
 */
import { randomBytes } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { newGuestId } from './identity.ts';
import type { StoredGuest, StoredPasskey } from './store/shape/guests.ts';
import type { Store } from './store/store.ts';

/** Where a page says it is from: its origin, and the name in it. A passkey made for one name is good for no other. */
export interface Site {
  readonly origin: string;
  readonly name: string;
}
/** As many as one guest may have. */
export const MOST_PASSKEYS = 10;
const MINUTE = 60 * 1000;
/** How long a device and its owner may take. */
const PATIENCE = 5 * MINUTE;

/** ES256 and RS256: every device can do one of them, and every Node that we promise knows both without an experiment. */
const ALGORITHMS = [-7, -257];
/** Loaded when the first passkey is used: it takes a while, and most servers run long without one. */
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');
/** As they are drawn here: 32 bytes. */
const CHALLENGE = /^[\w-]{43}$/;
/** The library throws at everything that is not as it should be. */
const orNull = async <T>(work: () => Promise<T>): Promise<T | null> => {
  try {
    return await work();
  } catch {
    return null;
  }
};
/**
 * Nobody is asked to prove who built the device. Certificates that come along unasked are not even read: they may name addresses to be
 * looked up.
 */
export const hasNoCertificates = async (attestationObject: string): Promise<boolean> => {
  const { decodeAttestationObject, isoBase64URL } = await helpers();
  const attested = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const form = attested.get('fmt');
  return form === 'none' || (form === 'packed' && attested.get('attStmt').get('x5c') === undefined);
};

export class Locksmith {
  readonly #passkeys: Store['passkeys'];

  constructor({ passkeys }: Store) {
    this.#passkeys = passkeys;
  }
  /** What a guest's device needs to make a passkey; null when they have enough. */
  async toAdd({ id, name }: StoredGuest, site: Site): Promise<object | null> {
    const has = await this.#passkeys.ofGuest(id);
    if (has.length >= MOST_PASSKEYS) return null;
    const { generateRegistrationOptions } = await library();
    return generateRegistrationOptions({
      rpName: 'Sixgun',
      rpID: site.name,
      userID: new Uint8Array(Buffer.from(id)),
      userName: name,
      challenge: await this.#challenge(id),
      timeout: PATIENCE,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: has.map(({ credential }) => ({ id: credential })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }
  /** The passkey that a device has made; null when it was not made for this guest, here and just now. */
  async add({ id: guest, epoch }: StoredGuest, response: RegistrationResponseJSON, site: Site): Promise<StoredPasskey | null> {
    const challenge = await this.#met(response, guest);
    if (challenge === null) return null;
    const { verifyRegistrationResponse } = await library();
    const made = await orNull(async () =>
      (await hasNoCertificates(response.response.attestationObject))
        ? verifyRegistrationResponse({
            response,
            expectedChallenge: challenge,
            expectedOrigin: site.origin,
            expectedRPID: site.name,
            supportedAlgorithmIDs: ALGORITHMS,
          })
        : null,
    );
    if (made?.verified !== true) return null;
    const { id: credential, publicKey, counter } = made.registrationInfo.credential;
    const passkey: StoredPasskey = {
      id: newGuestId(),
      guest,
      credential,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      site: site.name,
      createdAt: Date.now(),
      usedAt: null,
    };
    return (await this.#passkeys.add(passkey, { epoch, most: MOST_PASSKEYS })) ? passkey : null;
  }
  /** What a device needs to come in with any passkey that it has for this site. */
  async toEnter(site: Site): Promise<object> {
    const { generateAuthenticationOptions } = await library();
    return generateAuthenticationOptions({
      rpID: site.name,
      challenge: await this.#challenge(null),
      timeout: PATIENCE,
      userVerification: 'required',
    });
  }
  /** Whose passkey this is; null when it is nobody's, or was not used here and just now. */
  async enter(response: AuthenticationResponseJSON, site: Site): Promise<string | null> {
    const challenge = await this.#met(response, null);
    const passkey = challenge === null ? null : await this.#passkeys.findByCredential(response.id);
    if (challenge === null || passkey === null || passkey.site !== site.name) return null;
    const { id, guest, credential, publicKey, counter } = passkey;
    const { verifyAuthenticationResponse } = await library();
    const used = await orNull(() =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.name,
        credential: { id: credential, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      }),
    );
    if (used?.verified !== true) return null;
    await this.#passkeys.used(id, used.authenticationInfo.newCounter, Date.now());
    return guest;
  }

  async #challenge(guest: string | null): Promise<Uint8Array<ArrayBuffer>> {
    const drawn = new Uint8Array(randomBytes(32));
    const now = Date.now();
    await this.#passkeys.challenge({ challenge: Buffer.from(drawn).toString('base64url'), guest, until: now + PATIENCE }, now);
    return drawn;
  }
  /** The challenge that this answers, which nobody can answer again; null when there was none for this purpose. */
  async #met({ response }: RegistrationResponseJSON | AuthenticationResponseJSON, guest: string | null): Promise<string | null> {
    const { decodeClientDataJSON } = await helpers();
    const challenge: unknown = (await orNull(async () => decodeClientDataJSON(response.clientDataJSON)))?.challenge;
    if (typeof challenge !== 'string' || !CHALLENGE.test(challenge)) return null;
    return (await this.#passkeys.meet(challenge, guest, Date.now())) ? challenge : null;
  }
}
