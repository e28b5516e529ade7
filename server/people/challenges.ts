/**
 * Challenges for devices to sign. A challenge carries its purpose, sealed, so nothing is stored of unanswered ones, and no caller
 * can block others by asking for many. A correctly answered one is remembered until it expires (`Passkeys.meet`).
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Instant } from '../store/shape/values.ts';
import type { ShownProof } from './ownership.ts';

/** What a signature will mean: a new passkey for a guest, or a sign-in of a guest not yet known; and for which site. */
export interface Purpose {
  readonly guest: string | null;
  /** The page's scheme, name and port. */
  readonly origin: string;
  /** The proof shown to add a passkey. */
  readonly proof: ShownProof | null;
}
interface Sealed extends Purpose {
  readonly until: Instant;
}
/** How long a device and its owner may take. */
export const PATIENCE = 5 * 60 * 1000;
const MAC = 32;
const NONCE = 16;

export class Challenges {
  readonly #key: Buffer;

  constructor(key: string) {
    this.#key = Buffer.from(key, 'hex');
  }
  drawn(purpose: Purpose, now: Instant): Uint8Array<ArrayBuffer> {
    const text = Buffer.from(JSON.stringify({ ...purpose, until: now + PATIENCE } satisfies Sealed));
    const body = Buffer.concat([randomBytes(NONCE), text]);
    return new Uint8Array(Buffer.concat([this.#sign(body), body]));
  }
  /** The purpose of a challenge of ours; null when it is expired, for another guest or from another page, or not ours. */
  read(challenge: string, wanted: Pick<Purpose, 'guest' | 'origin'>, now: Instant): Sealed | null {
    const bytes = Buffer.from(challenge, 'base64url');
    const [mac, body] = [bytes.subarray(0, MAC), bytes.subarray(MAC)];
    if (mac.length !== MAC || !timingSafeEqual(mac, this.#sign(body))) return null;
    const sealed = JSON.parse(body.subarray(NONCE).toString()) as Sealed;
    const { guest, origin, until } = sealed;
    return guest === wanted.guest && origin === wanted.origin && until > now ? sealed : null;
  }
  #sign(body: Buffer): Buffer {
    return createHmac('sha256', this.#key).update('challenge ').update(body).digest();
  }
}
