/** Bans made in another process: banned guests who are here are sent away within seconds. */
import type { Store } from '../store/store.ts';

const LOOK_EVERY = 3000;

export class Bans {
  readonly #store: Store;
  readonly #fault: (why: unknown) => void;
  #timer: NodeJS.Timeout | null = null;
  /** Sends away the banned guests who are here. */
  tell: (banned: ReadonlySet<string>) => void = () => {};

  constructor(store: Store, fault: (why: unknown) => void) {
    this.#store = store;
    this.#fault = fault;
  }
  /** `isShared`: others may write to the same store. */
  open(isShared: boolean): void {
    if (isShared) this.#timer = setInterval(() => void this.#look().catch(this.#fault), LOOK_EVERY);
  }
  close(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }
  async #look(): Promise<void> {
    const banned = await this.#store.moderation.banned(Date.now());
    if (banned.length > 0) this.tell(new Set(banned));
  }
}
