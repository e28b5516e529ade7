/** The guest book: all guests, their names, and how they prove who they are. */
import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Refusal } from '../../kernel/refusal.ts';
import { chosenFace, type Face } from '../../wire/face.ts';
import type { StoredGuest } from '../store/shape/guests.ts';
import type { Instant } from '../store/shape/values.ts';
import type { Store } from '../store/store.ts';
import type { Known } from '../visitor.ts';
import { blurred, SEEN_EVERY } from './forget.ts';
import { newGuestId, newRecoveryCode, recoveryHash, type Seal, type Sealed } from './identity.ts';
import type { Ownership, ShownProof } from './ownership.ts';

/** The page says it in its own language. */
const strangersName = (): string => `Stranger ${randomInt(1000, 10_000)}`;

/** A guest's chosen face. */
export const faceOf = ({ preferences }: Pick<StoredGuest, 'preferences'>): Face | undefined => chosenFace(JSON.parse(preferences));

export const isBanned = ({ bannedUntil }: Pick<StoredGuest, 'bannedUntil'>): boolean =>
  bannedUntil !== null && bannedUntil > Date.now();

export class GuestBook {
  readonly #store: Store;
  readonly #seal: Seal;
  readonly #ownership: Ownership;
  /** Called for every new name and every new face. */
  shown: (guest: string, known: Known) => void = () => {};
  /** Called with the codes of the tables of a deleted guest. */
  forgotten: (tables: readonly string[]) => void = () => {};
  /** Ends the connections of a guest who signs out. */
  signedOut: (guest: string) => void = () => {};

  constructor(store: Store, seal: Seal, ownership: Ownership) {
    this.#store = store;
    this.#ownership = ownership;
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
  /** A new guest, and their recovery code, shown only to them and only once. */
  async create(name: string | null): Promise<{ readonly guest: StoredGuest; readonly code: string }> {
    const code = newRecoveryCode();
    const now = Date.now();
    const guest: StoredGuest = {
      id: newGuestId(),
      name: name ?? strangersName(),
      recovery: recoveryHash(code),
      preferences: '{}',
      createdAt: now,
      seenAt: now,
      epoch: 0,
      bannedUntil: null,
      reactions: '[]',
      doubts: '[]',
      rest: '{}',
      forgetAt: null,
    };
    await this.#store.guests.create(guest);
    return { guest, code };
  }
  /** The guest whom this code brings back. */
  async recovered(code: string): Promise<StoredGuest | null> {
    const guest = await this.#store.guests.findByRecovery(recoveryHash(code));
    return guest === null ? null : this.returned(guest);
  }
  /** A guest has come back with a code or a passkey. */
  async returned(guest: StoredGuest): Promise<StoredGuest> {
    if (guest.forgetAt !== null) await this.#ownership.returned(guest.id);
    return guest;
  }
  /** Makes a new code, and voids others according to the given proof (`ownership.ts`). */
  async newCode(guest: StoredGuest, proof: ShownProof | null): Promise<string | Refusal> {
    const code = newRecoveryCode();
    return (await this.#ownership.newCode(guest, recoveryHash(code), proof)) ?? code;
  }
  /** Voids every cookie of this guest and ends every connection. */
  async signOutEverywhere({ id, epoch }: StoredGuest, proof: ShownProof | null): Promise<Sealed | Refusal> {
    const refused = await this.#ownership.signOutEverywhere({ id, epoch }, proof);
    if (refused !== null) return refused;
    this.signedOut(id);
    return { id, epoch: epoch + 1 };
  }
  /** Deletes everything at once (returns null), or at a later moment: `Ownership.forgetAt`. */
  async leave(guest: StoredGuest, proof: ShownProof | null): Promise<Instant | Refusal | null> {
    const at = await this.#ownership.forgetAt(guest, proof, Date.now());
    if (at === null) await this.forget(guest.id);
    else if (typeof at === 'number') this.signedOut(guest.id);
    return at;
  }
  /** Leaves only a stranger in the games of others, and ends every connection. */
  async forget(id: string): Promise<void> {
    const name = strangersName();
    this.forgotten(await this.#store.keeping.forget(id, { name, blurred: blurred(id, name) }));
    this.shown(id, { name, face: undefined });
    this.signedOut(id);
  }
  async rename(id: string, name: string): Promise<void> {
    await this.#store.guests.rename(id, name);
    await this.#show(id);
  }
  async prefer(guest: StoredGuest, preferences: string): Promise<void> {
    await this.#store.guests.prefer(guest.id, preferences);
    if (!isDeepStrictEqual(faceOf(guest), faceOf({ preferences }))) await this.#show(guest.id);
  }
  async #show(id: string): Promise<void> {
    const guest = await this.#store.guests.find(id);
    if (guest !== null) this.shown(id, { name: guest.name, face: faceOf(guest) });
  }
  /** The header that makes a browser forget its guest. */
  noCookie(): string {
    return this.#seal.noCookie();
  }
  cookieFor(guest: Sealed, secure: boolean): string {
    return this.#seal.cookieFor(guest, secure);
  }
}
