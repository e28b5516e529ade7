/**
 * Facts a game gathers from tellings beyond the view: the cost of the robberies, the attacks so far. A move taken back
 * undoes what was gathered with it.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Telling } from '../../../kernel/game.ts';
import type { Session } from '../session/session.ts';

export class Gathered<T> {
  readonly #now;
  /** The state before the current step, and the number of that step. */
  #before: T;
  #step: number | null = null;

  constructor(blank: T) {
    this.#now = signal(blank);
    this.#before = blank;
  }
  get now(): ReadonlySignal<T> {
    return this.#now;
  }
  hear(session: Session, telling: Telling, after: (was: T, telling: Telling) => T): void {
    const was = this.#now.peek();
    const { step } = session;
    if (telling.tell === 'undone') {
      this.#now.value = this.#before;
      return;
    }
    if (this.#step !== step) {
      this.#step = step;
      this.#before = was;
    }
    this.#now.value = after(was, telling);
  }
}
