/** Encrypts a push message for its browser: `aes128gcm` of RFC 8188, with the keys of RFC 8291. */
import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser's subscription keys, in base64url: its public key, and a secret shared only with us. */
export interface ReaderKeys {
  readonly p256dh: string;
  readonly auth: string;
}

export const CURVE = 'prime256v1';
const SALT = 16;
const AUTH = 16;
const KEY = 16;
const NONCE = 12;
/** The length of an uncompressed point. */
const POINT = 65;
const RECORD = 4096;
/** The last record ends with this byte, followed by zeros. */
const LAST = 2;
/** Messages are padded to a multiple of this, so that their length reveals nothing to a service. */
const BLOCK = 512;

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');
const derived = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));
const labelled = (label: string, ...rest: readonly Buffer[]): Buffer => Buffer.concat([Buffer.from(`${label}\0`), ...rest]);

/** The keys of a message, once both sides have agreed on a secret. */
export const messageKeys = (shared: Buffer, reader: Buffer, writer: Buffer, auth: Buffer, salt: Buffer) => {
  const agreed = derived(shared, auth, labelled('WebPush: info', reader, writer), 32);
  return {
    key: derived(agreed, salt, labelled('Content-Encoding: aes128gcm'), KEY),
    nonce: derived(agreed, salt, labelled('Content-Encoding: nonce'), NONCE),
  };
};

/** Are these valid browser keys? A point off the curve would otherwise fail only on encryption. */
export const isReader = ({ p256dh, auth }: ReaderKeys): boolean => {
  const point = bytes(p256dh);
  if (point.length !== POINT || point[0] !== 4 || bytes(auth).length !== AUTH) return false;
  const own = createECDH(CURVE);
  own.generateKeys();
  try {
    own.computeSecret(point);
    return true;
  } catch {
    return false;
  }
};

/** The random parts of a message; given only in the test of the standard's example. */
interface Drawn {
  readonly own: ECDH;
  readonly salt: Buffer;
}
const drawn = (): Drawn => {
  const own = createECDH(CURVE);
  own.generateKeys();
  return { own, salt: randomBytes(SALT) };
};
const padded = (text: Buffer, block: number): Buffer => {
  const length = Math.ceil((text.length + 1) / block) * block;
  const record = Buffer.alloc(length);
  text.copy(record);
  record[text.length] = LAST;
  return record;
};

/** The body of a request to a push service. */
export function sealed(text: Buffer, { p256dh, auth }: ReaderKeys, { own, salt } = drawn(), block = BLOCK): Buffer {
  const reader = bytes(p256dh);
  const writer = own.getPublicKey();
  const { key, nonce } = messageKeys(own.computeSecret(reader), reader, writer, bytes(auth), salt);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const head = Buffer.alloc(SALT + 5);
  salt.copy(head);
  head.writeUInt32BE(RECORD, SALT);
  head.writeUInt8(writer.length, SALT + 4);
  return Buffer.concat([head, writer, cipher.update(padded(text, block)), cipher.final(), cipher.getAuthTag()]);
}
