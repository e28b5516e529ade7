/** A test device that makes passkeys and signs with them, honestly or not, as configured. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Asked {
  readonly challenge: string;
  readonly rp?: { readonly id?: string };
  readonly rpId?: string;
}
interface Answered<Part extends string> {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: { readonly [P in Part]: string };
  readonly clientExtensionResults: object;
}
/** The false values of a dishonest device. */
interface Lies {
  readonly origin?: string;
  readonly site?: string;
  readonly form?: string;
  readonly statement?: Map<string, unknown>;
  readonly unverified?: boolean;
  readonly counter?: number;
}
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;
const sha256 = (given: string | Buffer): Buffer => createHash('sha256').update(given).digest();
const uint = (value: number, size: 2 | 4): Buffer => {
  const written = Buffer.alloc(size);
  written.writeUIntBE(value, 0, size);
  return written;
};

export class Authenticator {
  readonly #origin: string;
  readonly #id = randomBytes(24);
  readonly #secret: KeyObject;
  readonly #open: KeyObject;

  constructor(origin: string) {
    this.#origin = origin;
    ({ privateKey: this.#secret, publicKey: this.#open } = generateKeyPairSync('ec', { namedCurve: 'P-256' }));
  }
  /** Answers a server's request for a new passkey. */
  made({ challenge, rp }: Asked, lies: Lies = {}): Answered<'clientDataJSON' | 'attestationObject'> {
    const { x = '', y = '' } = this.#open.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const data = Buffer.concat([
      this.#data(rp?.id, WITH_KEY, lies),
      Buffer.alloc(16),
      uint(this.#id.length, 2),
      this.#id,
      isoCBOR.encode(key as never),
    ]);
    const attested = new Map<string, unknown>([
      ['fmt', lies.form ?? 'none'],
      ['attStmt', lies.statement ?? new Map()],
      ['authData', new Uint8Array(data)],
    ]);
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', challenge, lies),
      attestationObject: Buffer.from(isoCBOR.encode(attested as never)).toString('base64url'),
    });
  }
  /** Answers a server's sign-in challenge. */
  signed({ challenge, rpId }: Asked, lies: Lies = {}): Answered<'clientDataJSON' | 'authenticatorData' | 'signature'> {
    const data = this.#data(rpId, 0, lies);
    const clientDataJSON = this.#client('webauthn.get', challenge, lies);
    const signature = sign('sha256', Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]), this.#secret);
    return this.#answer({
      clientDataJSON,
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }
  #data(site: string | undefined, more: number, { site: other, unverified = false, counter = 0 }: Lies): Buffer {
    const flags = PRESENT | (unverified ? 0 : VERIFIED) | more;
    return Buffer.concat([sha256(other ?? site ?? ''), Buffer.from([flags]), uint(counter, 4)]);
  }
  #client(type: string, challenge: string, { origin = this.#origin }: Lies): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
  }
  #answer<Part extends string>(response: { readonly [P in Part]: string }): Answered<Part> {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }
}
