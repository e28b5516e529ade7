/** What the player is about to do: cards picked out of the hand, a choice that was begun, and why the last attempt was refused. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Move, Seat } from '../../../kernel/seat.ts';
import type { Piece } from '../pieces/scene.ts';
import type { Now } from './now.ts';

/** What the player is in the middle of. */
export type Mode =
  | { readonly kind: 'free' }
  /** Whose? One of these seats answers. */
  | { readonly kind: 'target'; readonly verb: string; readonly seats: readonly Seat[]; readonly move: (seat: Seat) => Move }
  /** Really? */
  | { readonly kind: 'confirm'; readonly verb: string; readonly move: Move };

const FREE: Mode = { kind: 'free' };

export class Intent {
  readonly picked = signal<ReadonlySet<number>>(new Set());
  readonly mode = signal<Mode>(FREE);
  /** Why the last attempt was refused, until something else is done. */
  readonly refusal = signal<Refusal | null>(null);
  /** The faces that are picked, in the order of the hand. */
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
  /** The table has changed: what is no longer held or possible is forgotten. */
  settle(now: Now): void {
    const held = new Set(this.#hand.peek().map(piece => piece.key));
    const picked = [...this.picked.peek()].filter(key => held.has(key));
    if (picked.length !== this.picked.peek().size) this.picked.value = new Set(picked);
    this.#fitMode(now);
    this.refusal.value = null;
  }
  /** What was asked is still asked. */
  refused(refusal: Refusal, now: Now | null): void {
    this.refusal.value = refusal;
    if (now !== null) this.#fitMode(now);
  }
  #fitMode({ moves, offers }: Now): void {
    const mode = this.mode.peek();
    if (mode.kind !== 'free' && !moves.some(move => move.do === mode.verb)) this.mode.value = FREE;
    // A question that only a seat can answer is answered by choosing one.
    const asked = offers.filter(offer => offer.question !== null);
    const [part, ...more] = Object.entries(asked[0]?.needs ?? {});
    if (asked.length !== 1 || part?.[1] !== 'seat' || more.length > 0) return;
    const verb = asked[0]!.do;
    const seats = moves.filter(move => move.do === verb).map(move => move[part[0]] as Seat);
    this.mode.value = { kind: 'target', verb, seats, move: seat => ({ do: verb, [part[0]]: seat }) };
  }
}
