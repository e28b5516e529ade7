/** Everything that this page was shown of a game, as prints: when it is over, its log must lead to the same. */
import type { Seat, Viewer } from '../../kernel/seat.ts';
import type { Update } from '../../wire/protocol.ts';
import { printOf } from './print.ts';

export interface ShownPrints {
  readonly viewer: Viewer;
  readonly prints: readonly string[];
}
/** What is compared of an update, or of a moment of the log: what the viewer saw, and who had won. */
export const momentPrint = ({ view, outcome }: Pick<Update, 'view' | 'outcome'>): string => printOf({ view, outcome });
/** The player may have to answer an update at once: prints are taken a little later. */
const LATER = 500;

export class ShownGame {
  /**
   * By the number of the game that the table was at, which never goes down, whatever a server says; by no number of the updates' own: what
   * is shown as if of another game must not escape.
   */
  readonly #games = new Map<number, { readonly viewer: Viewer; readonly prints: string[] }>();
  #at = 0;
  #shown: { readonly at: number; readonly update: Update }[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** The table tells which game it is at. */
  at(game: number): void {
    this.#at = Math.max(this.#at, game);
  }
  see(update: Update, me: Seat | null): void {
    if (!this.#games.has(this.#at)) this.#games.set(this.#at, { viewer: me ?? 'rail', prints: [] });
    this.#shown.push({ at: this.#at, update });
    this.#timer ??= setTimeout(() => this.#print(), LATER);
  }
  /** What was seen of this game since the page was opened; and of any that a server says comes after it. */
  of(game: number): ShownPrints {
    this.#print();
    const seen = [...this.#games].filter(([at]) => at >= game).map(([, shown]) => shown);
    return { viewer: seen[0]?.viewer ?? 'rail', prints: seen.flatMap(({ prints }) => prints) };
  }
  #print(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    for (const { at, update } of this.#shown.splice(0)) this.#games.get(at)!.prints.push(momentPrint(update));
  }
}
