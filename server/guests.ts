/** The guest book: who has ever come in, by which name, and how they prove who they are. */
import { randomInt } from 'node:crypto';
import { blurred, SEEN_EVERY } from './forget.ts';
import { newGuestId, newRecoveryCode, recoveryHash, type Seal, type Sealed } from './identity.ts';
import type { StoredGuest } from './store/shape/guests.ts';
import type { Store } from './store/store.ts';

/** The page says it in its own language. */
const strangersName = (): string => `Stranger ${randomInt(1000, 10_000)}`;
const WEEK = 7 * 24 * 60 * 60 * 1000;

export const isBanned = ({ bannedUntil }: Pick<StoredGuest, 'bannedUntil'>): boolean =>
  bannedUntil !== null && bannedUntil > Date.now();

export class GuestBook {
  readonly #store: Store;
  readonly #seal: Seal;
  /** Called for every new name. */
  renamed: (guest: string, name: string) => void = () => {};
  /** Who ends the connections of somebody who signs out. */
  signedOut: (guest: string) => void = () => {};

  constructor(store: Store, seal: Seal) {
    this.#store = store;
    this.#seal = seal;
  }
  /** The guest whom these cookies name. */
  async known(cookies: string | undefined): Promise<StoredGuest | null> {
    const named = this.#seal.guestIn(cookies);
    const guest = named === null ? null : await this.#store.guests.find(named.id);
    if (guest === null || guest.epoch !== named?.epoch) return null;
    const now = Date.now();
    if (now - guest.seenAt > SEEN_EVERY) await this.#store.guests.seen(guest.id, now);
    return guest;
  }
  /** A new guest, and the code that only they are told, once. */
  async create(name: string | null): Promise<{ readonly guest: StoredGuest; readonly code: string }> {
    const code = newRecoveryCode();
    const now = Date.now();
    const guest: StoredGuest = {
      id: newGuestId(),
      name: name ?? strangersName(),
      recovery: recoveryHash(code),
      oldRecovery: null,
      oldRecoveryUntil: null,
      preferences: '{}',
      createdAt: now,
      seenAt: now,
      epoch: 0,
      bannedUntil: null,
      reactions: '[]',
    };
    await this.#store.guests.create(guest);
    return { guest, code };
  }
  /** The guest whom this code brings back. An older code that is still valid becomes the only one again: its owner was here first. */
  async recovered(code: string): Promise<StoredGuest | null> {
    const recovery = recoveryHash(code);
    const guest = await this.#store.guests.findByRecovery(recovery, Date.now());
    if (guest !== null && guest.recovery !== recovery)
      await this.#store.guests.changeRecovery(guest.id, { recovery, oldRecovery: null, oldRecoveryUntil: null });
    return guest;
  }
  /** A new code. A guest who gives the old one makes it worthless; otherwise the oldest valid code stays valid for a week. */
  async newCode({ id, recovery, oldRecovery, oldRecoveryUntil }: StoredGuest, old: string | null): Promise<string> {
    const code = newRecoveryCode();
    const now = Date.now();
    const isKept = oldRecovery !== null && oldRecoveryUntil !== null && oldRecoveryUntil > now;
    const before =
      old !== null && recoveryHash(old) === recovery
        ? { oldRecovery: null, oldRecoveryUntil: null }
        : isKept
          ? { oldRecovery, oldRecoveryUntil }
          : { oldRecovery: recovery, oldRecoveryUntil: now + WEEK };
    await this.#store.guests.changeRecovery(id, { recovery: recoveryHash(code), ...before });
    return code;
  }
  /** Is this the code that a guest has had the longest? A newer one may be a thief's, as long as the older is valid. */
  isOwnCode({ recovery, oldRecovery, oldRecoveryUntil }: StoredGuest, code: string): boolean {
    const isKept = oldRecovery !== null && oldRecoveryUntil !== null && oldRecoveryUntil > Date.now();
    return recoveryHash(code) === (isKept ? oldRecovery : recovery);
  }
  /** Every cookie of this guest is worth nothing from now on, and every connection ends. */
  async signOutEverywhere({ id, epoch }: StoredGuest): Promise<Sealed> {
    await this.#store.guests.nextEpoch(id);
    this.signedOut(id);
    return { id, epoch: epoch + 1 };
  }
  /** Nothing is left of a guest but a stranger in the games of others; every connection ends. */
  async forget({ id }: StoredGuest): Promise<void> {
    const name = strangersName();
    await this.#store.keeping.forget(id, { name, blurred: blurred(id, name) });
    this.renamed(id, name);
    this.signedOut(id);
  }
  async rename(guest: string, name: string): Promise<void> {
    await this.#store.guests.rename(guest, name);
    this.renamed(guest, name);
  }
  async prefer(guest: string, preferences: string): Promise<void> {
    await this.#store.guests.prefer(guest, preferences);
  }
  /** The header that makes a browser forget its guest. */
  noCookie(): string {
    return this.#seal.noCookie();
  }
  cookieFor(guest: Sealed, secure: boolean): string {
    return this.#seal.cookieFor(guest, secure);
  }
}
