/** Reminds guests before an evening begins. Every process polls the store; each answer is handed to one of them. */
import type { Millis } from '../../kernel/seat.ts';
import { REMINDED_BEFORE } from '../../wire/lists.ts';
import type { StoredAnswer } from '../store/shape/evenings.ts';
import type { Store } from '../store/store.ts';

interface ReminderSettings {
  readonly store: Store;
  readonly every: Millis;
  date(): Millis;
  remind(answer: StoredAnswer): void;
  fault(why: unknown): void;
}

export class Reminders {
  readonly #timer: NodeJS.Timeout;
  #looking = Promise.resolve();

  constructor({ store, every, date, remind, fault }: ReminderSettings) {
    const look = async (): Promise<void> => {
      for (const answer of await store.evenings.remind(date(), date() + REMINDED_BEFORE)) remind(answer);
    };
    this.#timer = setInterval(() => {
      this.#looking = this.#looking.then(look).catch(fault);
    }, every);
  }
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }
}
