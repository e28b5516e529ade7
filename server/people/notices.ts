/** What operators tell everybody: told to all who are here and to all who come. Other processes of a cluster hear of it from the store. */
import type { OperatorNotice } from '../store/shape/moderation.ts';
import type { Store } from '../store/store.ts';

const LOOK_EVERY = 5000;

export class Notices {
  readonly #store: Store;
  readonly #fault: (why: unknown) => void;
  #last: OperatorNotice | null = null;
  #timer: NodeJS.Timeout | null = null;
  /** Tells all who are here. */
  tell: (notice: OperatorNotice) => void = () => {};
  /** Tells other processes that there is something to read. */
  tellOthers: () => void = () => {};

  constructor(store: Store, fault: (why: unknown) => void) {
    this.#store = store;
    this.#fault = fault;
  }
  /** What those who come in now are told; null when there is nothing. */
  get said(): OperatorNotice | null {
    return this.#last === null || this.#last.text === '' ? null : this.#last;
  }
  /** `isShared`: others may write to the same store. */
  async open(isShared: boolean): Promise<void> {
    await this.look();
    if (isShared) this.#timer = setInterval(() => void this.look().catch(this.#fault), LOOK_EVERY);
  }
  async say(notice: OperatorNotice): Promise<void> {
    await this.#store.moderation.say(notice);
    await this.look();
    this.tellOthers();
  }
  close(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }
  /** What was said last, if this is news. */
  async look(): Promise<void> {
    const said = await this.#store.moderation.said();
    if (said === null || said.id === this.#last?.id) return;
    this.#last = said;
    this.tell(said);
  }
}
