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
  /** By game: what a server shows of another must not make this page forget. */
  readonly #games = new Map<number, { readonly viewer: Viewer; readonly prints: string[] }>();
  #views: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  see(update: Update, me: Seat | null): void {
    if (!this.#games.has(update.game)) this.#games.set(update.game, { viewer: me ?? 'rail', prints: [] });
    this.#views.push(update);
    this.#timer ??= setTimeout(() => this.#print(), LATER);
  }
  /** What was seen of this game since the page was opened. */
  of(game: number): ShownPrints {
    this.#print();
    return this.#games.get(game) ?? { viewer: 'rail', prints: [] };
  }
  #print(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    for (const { game, view } of this.#views.splice(0)) this.#games.get(game)!.prints.push(printOf(view));
  }
}
