/**
 * How often a game is handed over: it waits for somebody other than who acted last. So often, in a game of days, somebody has to come back
 * before it can go on. Several who are asked at once answer in the same time.
 */
import type { AskView } from '../kernel/cards/table.ts';
import type { Game, Input, Kinds } from '../kernel/game.ts';
import type { Seat } from '../kernel/seat.ts';

export interface HandOvers {
  /** Where everybody answers by hand. */
  readonly byHand: number;
  /** Where what may be answered within a window is said before (standing orders): nobody waits for a window. */
  readonly byOrder: number;
}
/** One way to count: it remembers who was here last, and who is waited for. */
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
/** Follows one game. */
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
