/**
 * What devices are asked to sign. A challenge carries what it is for, sealed, so that nothing is kept of one that nobody answers, and nobody
 * can keep others waiting by asking for many. One that was answered well is remembered until it is too old (`Passkeys.meet`).
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Instant } from '../store/shape/values.ts';
import type { ShownProof } from './ownership.ts';

/** What a signature will mean: that a guest has another passkey, or that somebody comes in who is not known yet; and where. */
export interface Purpose {
  readonly guest: string | null;
  /** The page's scheme, name and port. */
  readonly origin: string;
  /** What was shown to add a passkey. */
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
  /** What a challenge of ours was drawn for; null when it is too old, for another guest or from another page, or nobody's. */
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
