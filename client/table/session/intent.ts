/** The player's intent: picked cards, a choice begun, and the reason of the last refusal. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Move, Seat } from '../../../kernel/seat.ts';
import type { Piece } from '../pieces/scene.ts';
import type { Now } from './now.ts';

/** The choice the player has begun. */
export type Mode =
  | { readonly kind: 'free' }
  /** Waits for one of these seats. */
  | { readonly kind: 'target'; readonly verb: string; readonly seats: readonly Seat[]; readonly move: (seat: Seat) => Move }
  /** Waits for a confirmation. */
  | { readonly kind: 'confirm'; readonly verb: string; readonly move: Move };

const FREE: Mode = { kind: 'free' };

export class Intent {
  readonly picked = signal<ReadonlySet<number>>(new Set());
  readonly mode = signal<Mode>(FREE);
  /** Why the last attempt was refused, until the player does something else. */
  readonly refusal = signal<Refusal | null>(null);
  /** The picked faces, in the order of the hand. */
  readonly chosen: ReadonlySignal<readonly string[]>;
  readonly #hand: ReadonlySignal<readonly Piece[]>;
  readonly #picks: 'one' | 'many';

  constructor(hand: ReadonlySignal<readonly Piece[]>, picks: 'one' | 'many') {
    this.#hand = hand;
    this.#picks = picks;
    this.chosen = computed(() => hand.value.filter(piece => this.picked.value.has(piece.key)).flatMap(piece => piece.face ?? []));
  }
  pick(key: number): void {
    const picked = new Set(this.picked.peek());
    const wasPicked = picked.delete(key);
    if (this.#picks === 'one') picked.clear();
    if (!wasPicked) picked.add(key);
    batch(() => {
      this.picked.value = picked;
      this.refusal.value = null;
      this.mode.value = FREE;
    });
  }
  unpick(): void {
    batch(() => {
      this.picked.value = new Set();
      this.mode.value = FREE;
      this.refusal.value = null;
    });
  }
  /** The table has changed: forgets cards no longer held and choices no longer possible. */
  settle(now: Now): void {
    const held = new Set(this.#hand.peek().map(piece => piece.key));
    const picked = [...this.picked.peek()].filter(key => held.has(key));
    if (picked.length !== this.picked.peek().size) this.picked.value = new Set(picked);
    this.#fitMode(now);
    this.refusal.value = null;
  }
  /** True while the same question stands. */
  refused(refusal: Refusal, now: Now | null): void {
    this.refusal.value = refusal;
    if (now !== null) this.#fitMode(now);
  }
  #fitMode({ moves, offers }: Now): void {
    const mode = this.mode.peek();
    if (mode.kind !== 'free' && !moves.some(move => move.do === mode.verb)) this.mode.value = FREE;
    // A choice of seat is answered by choosing one.
    const asked = offers.filter(offer => offer.question !== null);
    const [part, ...more] = Object.entries(asked[0]?.needs ?? {});
    if (asked.length !== 1 || part?.[1] !== 'seat' || more.length > 0) return;
    const verb = asked[0]!.do;
    const seats = moves.filter(move => move.do === verb).map(move => move[part[0]] as Seat);
    this.mode.value = { kind: 'target', verb, seats, move: seat => ({ do: verb, [part[0]]: seat }) };
  }
}
