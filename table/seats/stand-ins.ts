/** Seats where a bot stands in for a player who is away or has let their time run out too often, until they are back. */
import type { Millis, Seat } from '../../kernel/seat.ts';
import type { Runtime } from '../runtime.ts';

const LAPSES = 2;

export class StandIns {
  readonly #runtime: Runtime;
  readonly #away: Millis;
  readonly #held = new Set<Seat>();
  readonly #lapses = new Map<Seat, number>();
  readonly #waits = new Map<string, { readonly due: Millis; cancel(): void }>();

  constructor(runtime: Runtime, away: Millis) {
    this.#runtime = runtime;
    this.#away = away;
  }
  isHeld(seat: Seat): boolean {
    return this.#held.has(seat);
  }
  hold(seat: Seat): void {
    this.#held.add(seat);
  }
  /** The player acts again. True when a bot had stood in. */
  giveBack(seat: Seat): boolean {
    this.#lapses.delete(seat);
    return this.#held.delete(seat);
  }
  /** The seat's time ran out. True when that happened too often. */
  lapsed(seat: Seat): boolean {
    const times = (this.#lapses.get(seat) ?? 0) + 1;
    this.#lapses.set(seat, times);
    if (times < LAPSES || this.#held.has(seat)) return false;
    this.#held.add(seat);
    return true;
  }
  /** A guest has left: `missed` is called after a while, unless they come back. */
  left(guest: string, missed: () => void): void {
    this.cameBack(guest);
    const cancel = this.#runtime.wake(this.#away, () => {
      this.#waits.delete(guest);
      missed();
    });
    this.#waits.set(guest, { due: this.#runtime.now() + this.#away, cancel });
  }
  /** How long until then; null when the guest is not awaited. */
  heldIn(guest: string): Millis | null {
    const wait = this.#waits.get(guest);
    return wait === undefined ? null : Math.max(0, Math.round(wait.due - this.#runtime.now()));
  }
  cameBack(guest: string): void {
    this.#waits.get(guest)?.cancel();
    this.#waits.delete(guest);
  }
  newGame(): void {
    this.#held.clear();
    this.#lapses.clear();
  }
  stop(): void {
    for (const { cancel } of this.#waits.values()) cancel();
    this.#waits.clear();
  }
}
