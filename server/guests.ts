/** The guest book: who has ever come in, by which name, and how he proves that it was he. */
import { randomInt } from 'node:crypto';
import { newGuestId, newRecoveryCode, recoveryHash, type Seal } from './identity.ts';
import type { Guest, Store } from './store/store.ts';

export class GuestBook {
  readonly #store: Store;
  readonly #seal: Seal;
  /** Who wants to know of new names. */
  renamed: (guest: string, name: string) => void = () => {};

  constructor(store: Store, seal: Seal) {
    this.#store = store;
    this.#seal = seal;
  }
  /** The guest whom these cookies name. */
  async known(cookies: string | undefined): Promise<Guest | null> {
    const id = this.#seal.guestIn(cookies);
    return id === null ? null : this.#store.guests.find(id);
  }
  /** A new guest, and the code that only he is told, once. */
  async create(name: string | null): Promise<{ readonly guest: Guest; readonly code: string }> {
    const code = newRecoveryCode();
    const guest: Guest = {
      id: newGuestId(),
      name: name ?? `Stranger ${randomInt(1000, 10_000)}`,
      recovery: recoveryHash(code),
      preferences: '{}',
      createdAt: Date.now(),
    };
    await this.#store.guests.create(guest);
    return { guest, code };
  }
  recovered(code: string): Promise<Guest | null> {
    return this.#store.guests.findByRecovery(recoveryHash(code));
  }
  /** The old code is worth nothing from now on. */
  async newCode(guest: string): Promise<string> {
    const code = newRecoveryCode();
    await this.#store.guests.changeRecovery(guest, recoveryHash(code));
    return code;
  }
  async rename(guest: string, name: string): Promise<void> {
    await this.#store.guests.rename(guest, name);
    this.renamed(guest, name);
  }
  async prefer(guest: string, preferences: string): Promise<void> {
    await this.#store.guests.prefer(guest, preferences);
  }
  cookieFor(guest: string, secure: boolean): string {
    return this.#seal.cookieFor(guest, secure);
  }
}
