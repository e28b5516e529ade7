/** Everything that this page was shown of a game, as prints: when it is over, its log must lead to the same. */
import type { Seat, Viewer } from '../../kernel/seat.ts';
import type { Update } from '../../wire/protocol.ts';
import { printOf } from './print.ts';

export interface ShownPrints {
  readonly viewer: Viewer;
  readonly prints: readonly string[];
}
/** What was just shown may have to be answered at once: prints are taken a little later. */
const LATER = 500;

export class ShownGame {
  #game = 0;
  #viewer: Viewer = 'rail';
  #prints: string[] = [];
  #views: Update['view'][] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  see({ game, view }: Update, me: Seat | null): void {
    if (game !== this.#game) {
      this.#game = game;
      this.#viewer = me ?? 'rail';
      this.#prints = [];
      this.#views = [];
    }
    this.#views.push(view);
    this.#timer ??= setTimeout(() => this.#print(), LATER);
  }
  /** What was seen of this game since the page was opened. */
  of(game: number): ShownPrints {
    this.#print();
    return { viewer: this.#viewer, prints: game === this.#game ? this.#prints : [] };
  }
  #print(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#prints.push(...this.#views.splice(0).map(printOf));
  }
}
