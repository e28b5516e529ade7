/**
 * Counts handovers: how often a game waits for a player other than the last to act. That often, in a game of days, a player must come back
 * before it can continue. Several players asked at once count as one.
 */
import type { AskView } from '../kernel/cards/table.ts';
import type { Game, Input, Kinds } from '../kernel/game.ts';
import type { Seat } from '../kernel/seat.ts';

export interface HandOvers {
  /** Where all players answer by hand. */
  readonly byHand: number;
  /** Where standing orders answer windows: the game waits for none. */
  readonly byOrder: number;
}
/** One way to count: it remembers who acted last, and whom the game waits for. */
class Count {
  n = 0;
  readonly #windows: boolean;
  #here: Seat | null = null;
  #last: AskView | null = null;

  constructor(windows: boolean) {
    this.#windows = windows;
  }
  see(input: Input, ask: AskView | null): void {
    const isCounted = (question: AskView | null): boolean => question?.kind !== 'window' || this.#windows;
    if ('seat' in input && isCounted(this.#last)) this.#here = input.seat;
    const before = this.#last;
    this.#last = ask;
    if (ask === null || !isCounted(ask)) return;
    const isSame = before !== null && before.question === ask.question && ask.waiting.every(seat => before.waiting.includes(seat));
    const isRepeated = isSame && 'seat' in input && ask.waiting.includes(input.seat);
    if ((!isSame || isRepeated) && ask.waiting.some(seat => seat !== this.#here)) this.n++;
  }
}
/** Counts both ways during one game. */
export class HandOverCount {
  readonly #game: Game<Kinds>;
  readonly #byHand = new Count(true);
  readonly #byOrder = new Count(false);

  constructor(game: Game<Kinds>) {
    this.#game = game;
  }
  see(input: Input, table: Kinds['Table']): void {
    const ask = this.#game.outcome(table) === null ? this.#game.ask(table) : null;
    this.#byHand.see(input, ask);
    this.#byOrder.see(input, ask);
  }
  get counted(): HandOvers {
    return { byHand: this.#byHand.n, byOrder: this.#byOrder.n };
  }
}
