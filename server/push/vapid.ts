/** The sender of a push message, verifiable by a service: RFC 8292. The keys are made once and stored with the data. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Instant } from '../store/shape/values.ts';
import { CURVE } from './encrypt.ts';

/** A token is valid for at most a day; ours for half of one. */
const GOOD_FOR = 12 * 60 * 60;
const SECOND = 1000;

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The uncompressed point of a public key, as browsers and services expect it. */
const pointOf = (key: KeyObject): string => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString('base64url');
};

export class Vapid {
  readonly #key: KeyObject;
  /** Browsers bind their subscription to it. */
  readonly publicKey: string;

  constructor(kept: string) {
    this.#key = createPrivateKey({ key: Buffer.from(kept, 'base64url'), format: 'der', type: 'pkcs8' });
    this.publicKey = pointOf(createPublicKey(this.#key));
  }
  static freshKey(): string {
    const { privateKey } = generateKeyPairSync('ec', {
      namedCurve: CURVE,
      privateKeyEncoding: { format: 'der', type: 'pkcs8' },
      publicKeyEncoding: { format: 'der', type: 'spki' },
    });
    return privateKey.toString('base64url');
  }
  /** The header for a message to this address. `site` is the contact address for services, where it is a web address. */
  authorization(endpoint: string, site: string, now: Instant): string {
    const exp = Math.floor(now / SECOND) + GOOD_FOR;
    const claims = { aud: new URL(endpoint).origin, exp, ...(site.startsWith('https:') ? { sub: site } : {}) };
    const said = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
    const signature = sign('sha256', Buffer.from(said), { key: this.#key, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${said}.${signature.toString('base64url')}, k=${this.publicKey}`;
  }
}
