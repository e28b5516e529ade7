/**
 * Passkeys: a guest's device makes a key pair for this site and keeps the private key; a caller who can sign with it is that guest.
 * Challenges are drawn each time, last a few minutes, and are valid once, across all processes.
 */
import { createHash } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Refusal } from '../../kernel/refusal.ts';
import { refusals } from '../../wire/refusals.ts';
import type { NewPasskey, StoredGuest, StoredPasskey } from '../store/shape/guests.ts';
import type { Store } from '../store/store.ts';
import { Challenges, PATIENCE, type Purpose } from './challenges.ts';
import { newGuestId } from './identity.ts';
import type { Ownership, ShownProof } from './ownership.ts';

/** A page's origin (scheme, name and port), and the name in it. A passkey made for one origin is valid for no other. */
export interface Site {
  readonly origin: string;
  readonly name: string;
}
/** Older passkeys have only the name; they are bound to the whole origin on their next use. */
const isFor = (passkey: StoredPasskey, { origin, name }: Site): boolean => passkey.site === origin || passkey.site === name;

/** ES256 and RS256: every device supports one of them, and every supported Node has both without flags. */
const ALGORITHMS = [-7, -257];
/** Loaded on first use: it takes a while, and most servers run long without a passkey. */
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');
/** The library throws on any irregularity. */
const orNull = async <T>(work: () => Promise<T>): Promise<T | null> => {
  try {
    return await work();
  } catch {
    return null;
  }
};
/**
 * No attestation of the device is requested. Unrequested certificates are not even read: they may name addresses to be
 * looked up.
 */
export const hasNoCertificates = async (attestationObject: string): Promise<boolean> => {
  const { decodeAttestationObject, isoBase64URL } = await helpers();
  const attested = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const form = attested.get('fmt');
  return form === 'none' || (form === 'packed' && attested.get('attStmt').get('x5c') === undefined);
};

type Asked = NonNullable<ReturnType<Challenges['read']>> & { readonly challenge: string };

export class PasskeyService {
  readonly #passkeys: Store['passkeys'];
  readonly #ownership: Ownership;
  readonly #challenges: Challenges;

  /** The key seals what is to be signed. */
  constructor({ passkeys }: Store, ownership: Ownership, key: string) {
    this.#passkeys = passkeys;
    this.#ownership = ownership;
    this.#challenges = new Challenges(key);
  }
  /** What a guest's device needs to make a passkey. */
  async toAdd(guest: StoredGuest, site: Site, proof: ShownProof | null): Promise<object | Refusal> {
    const refused = await this.#ownership.mayAdd(guest, proof);
    if (refused !== null) return refused;
    const { id, name } = guest;
    const has = await this.#passkeys.ofGuest(id);
    const { generateRegistrationOptions } = await library();
    return generateRegistrationOptions({
      rpName: 'Sixgun',
      rpID: site.name,
      userID: new Uint8Array(Buffer.from(id)),
      userName: name,
      challenge: this.#challenges.drawn({ guest: id, origin: site.origin, proof }, Date.now()),
      timeout: PATIENCE,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: has.map(({ credential }) => ({ id: credential })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }
  /** The passkey a device has made, if it was made for this guest, here and just now. */
  async add(guest: StoredGuest, response: RegistrationResponseJSON, site: Site): Promise<NewPasskey | Refusal> {
    const asked = await this.#asked(response, { guest: guest.id, origin: site.origin });
    if (asked === null) return refusals.badPasskey;
    const { verifyRegistrationResponse } = await library();
    const made = await orNull(async () =>
      (await hasNoCertificates(response.response.attestationObject))
        ? verifyRegistrationResponse({
            response,
            expectedChallenge: asked.challenge,
            expectedOrigin: site.origin,
            expectedRPID: site.name,
            supportedAlgorithmIDs: ALGORITHMS,
          })
        : null,
    );
    if (made?.verified !== true || !(await this.#isNew(asked))) return refusals.badPasskey;
    const { id: credential, publicKey, counter } = made.registrationInfo.credential;
    const passkey: NewPasskey = {
      id: newGuestId(),
      guest: guest.id,
      credential,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      site: site.origin,
      createdAt: Date.now(),
      usedAt: null,
    };
    return (await this.#ownership.addPasskey(guest, passkey, asked.proof)) ?? passkey;
  }
  /** What a device needs to sign in with any of its passkeys for this site. */
  async toEnter({ name, origin }: Site): Promise<object> {
    const { generateAuthenticationOptions } = await library();
    return generateAuthenticationOptions({
      rpID: name,
      challenge: this.#challenges.drawn({ guest: null, origin, proof: null }, Date.now()),
      timeout: PATIENCE,
      userVerification: 'required',
    });
  }
  /** The passkey that has signed; null when it is unknown, or was not used here and just now. */
  async enter(response: AuthenticationResponseJSON, site: Site): Promise<StoredPasskey | null> {
    const asked = await this.#asked(response, { guest: null, origin: site.origin });
    const passkey = asked === null ? null : await this.#passkeys.findByCredential(response.id);
    if (asked === null || passkey === null || !isFor(passkey, site)) return null;
    const { id, credential, publicKey, counter } = passkey;
    const { verifyAuthenticationResponse } = await library();
    const used = await orNull(() =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge: asked.challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.name,
        credential: { id: credential, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      }),
    );
    if (used?.verified !== true || !(await this.#isNew(asked))) return null;
    await this.#passkeys.used(id, { counter: used.authenticationInfo.newCounter, site: site.origin, at: Date.now() });
    return passkey;
  }

  /** The challenge this answers, if it was issued here for this purpose and has not expired. */
  async #asked(
    { response }: RegistrationResponseJSON | AuthenticationResponseJSON,
    wanted: Pick<Purpose, 'guest' | 'origin'>,
  ): Promise<Asked | null> {
    const { decodeClientDataJSON } = await helpers();
    const challenge: unknown = (await orNull(async () => decodeClientDataJSON(response.clientDataJSON)))?.challenge;
    if (typeof challenge !== 'string') return null;
    const read = this.#challenges.read(challenge, wanted, Date.now());
    return read === null ? null : { ...read, challenge };
  }
  /** A challenge cannot be answered twice. */
  #isNew({ challenge, until }: Asked): Promise<boolean> {
    return this.#passkeys.meet(createHash('sha256').update(challenge).digest('base64url'), until, Date.now());
  }
}
