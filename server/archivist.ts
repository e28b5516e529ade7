/**
 * Keeps finished games as they were witnessed, so that they can be watched when their rules are no longer known. Every game by the rules of
 * this program is kept once it is over, one at a time and in small pieces; what a killed process left undone is done by the next.
 */

import { setTimeout as pause } from 'node:timers/promises';
import { packed } from './packing.ts';
import type { Replays } from './replay.ts';
import type { ServerShelf } from './shelf.ts';
import type { Store } from './store/store.ts';

/** Games that are looked up at once. */
const BATCH = 20;

export class Archivist {
  readonly #store: Store;
  readonly #shelf: ServerShelf;
  readonly #replays: Replays;
  readonly #fault: (why: unknown) => void;
  /** Games that cannot be played again: nobody tries twice. */
  readonly #hopeless = new Set<string>();
  #working: Promise<void> | null = null;
  #isAsked = false;
  #isStopped = false;

  constructor(store: Store, shelf: ServerShelf, replays: Replays, fault: (why: unknown) => void) {
    this.#store = store;
    this.#shelf = shelf;
    this.#replays = replays;
    this.#fault = fault;
  }
  /** There may be something to keep. */
  look(): void {
    this.#isAsked = true;
    this.#working ??= this.#work()
      .catch(this.#fault)
      .finally(() => {
        this.#working = null;
      });
  }
  /** Keeps what there is to keep, as far as there is time for it. */
  async stop(millis: number): Promise<void> {
    await Promise.race([this.#working, pause(millis, null, { ref: false })]);
    this.#isStopped = true;
    await this.#working;
  }
  async #work(): Promise<void> {
    while (this.#isAsked && !this.#isStopped) {
      this.#isAsked = false;
      for (const { game } of this.#shelf.values()) await this.#keepAll(game.id, String(game.version));
    }
  }
  async #keepAll(game: string, rules: string): Promise<void> {
    for (;;) {
      const unkept = await this.#store.results.unkept(game, rules, BATCH + this.#hopeless.size);
      const todo = unkept.filter(({ id }) => !this.#hopeless.has(id));
      for (const result of todo) {
        if (this.#isStopped) return;
        try {
          const recorded = await this.#replays.witnessed(result);
          if (recorded !== null) await this.#store.results.keep(result.id, await packed(recorded));
        } catch (why) {
          this.#hopeless.add(result.id);
          this.#fault(why);
        }
      }
      if (todo.length < BATCH) return;
    }
  }
}
