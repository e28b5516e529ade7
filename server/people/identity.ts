/** Identity: a cookie that only this server could have signed, and a code that brings a guest back on another device. */
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

const COOKIE = 'sixgun';
const YEAR = 365 * 24 * 60 * 60;
/** Without letters and digits that look alike. */
const READABLE = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const drawn = (length: number): string => Array.from({ length }, () => READABLE[randomInt(READABLE.length)]).join('');

export const newGuestId = (): string => randomBytes(12).toString('base64url');
export const newTableId = (): string => randomBytes(16).toString('hex');
/** Codes that people read out to each other: about a billion of them. */
export const newTableCode = (): string => drawn(6);
/** A hundred bits, in groups that can be copied by hand. */
export const newRecoveryCode = (): string => Array.from({ length: 4 }, () => drawn(5)).join('-');

/** Only this is stored of a recovery code. The code is too long to be guessed from its hash. */
export const recoveryHash = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .digest('base64url');

/** The operators' token: two hundred bits, made at the first start if not set. Only its hash is stored. */
export const newOperatorToken = (): string => randomBytes(24).toString('base64url');
export const operatorHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
export const isOperator = (authorization: string | undefined, hash: string): boolean => {
  const [given, right] = [Buffer.from(operatorHash(authorization?.replace(/^Bearer /, '') ?? '')), Buffer.from(hash)];
  return given.length === right.length && timingSafeEqual(given, right);
};

/** The guest a cookie names, and their number of global sign-outs when it was made. */
export interface Sealed {
  readonly id: string;
  readonly epoch: number;
}

export class Seal {
  readonly #key: Buffer;

  constructor(key: string) {
    this.#key = Buffer.from(key, 'hex');
  }
  static freshKey(): string {
    return randomBytes(32).toString('hex');
  }
  /** The header that makes a browser remember its guest. */
  cookieFor({ id, epoch }: Sealed, secure: boolean): string {
    const named = epoch === 0 ? id : `${id}.${epoch}`;
    const value = `${named}.${this.#sign(named).toString('base64url')}`;
    return `${COOKIE}=${value}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  }
  /** The header that makes a browser forget the guest. */
  noCookie(): string {
    return `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;
  }
  /** The guest named by these cookies; null without one, or if the seal is not ours. */
  guestIn(cookies: string | undefined): Sealed | null {
    const found = cookies
      ?.split(';')
      .map(part => part.trim().split('='))
      .find(([name]) => name === COOKIE);
    const parts = found?.[1]?.split('.') ?? [];
    const given = Buffer.from(parts.pop() ?? '', 'base64url');
    const right = this.#sign(parts.join('.'));
    const [id = '', epoch = '0'] = parts;
    return id !== '' && given.length === right.length && timingSafeEqual(given, right) ? { id, epoch: Number(epoch) } : null;
  }
  #sign(named: string): Buffer {
    return createHmac('sha256', this.#key).update(`guest ${named}`).digest();
  }
}
