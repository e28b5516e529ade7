/**
 * Runs the bots: after every change, each bot's seat thinks for a moment and then acts through the same door as
 * people. Its thinking time never depends on its cards, and always fits the window it answers in.
 */
import { steadyStep, steadyThought } from '../../bots/steady.ts';
import { thoughtOf } from '../../bots/thought.ts';
import type { Bot, Thought } from '../../kernel/bot.ts';
import { diceFrom } from '../../kernel/chance/dice.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import type { Millis, Move, Seat, Seed } from '../../kernel/seat.ts';
import { type Runtime, usualManners } from '../runtime.ts';

/** The longest thought at the table itself, however slow the machine. */
const LONGEST: Millis = 1500;

/** What a bot gets to choose by when it must choose here, while others wait. */
export const hurriedThought = (game: Game<Kinds>, table: Kinds['Table'], seat: Seat, runtime: Runtime): Thought<Kinds> => {
  const until = runtime.now() + LONGEST;
  return thoughtOf(game, table, seat, diceFrom(runtime.secret(16)), () => runtime.now() > until);
};
/** What a bot at this table gets. */
export const thoughtAt = (game: Game<Kinds>, table: Kinds['Table'], seat: Seat, runtime: Runtime): Thought<Kinds> =>
  runtime.steady === undefined ? hurriedThought(game, table, seat, runtime) : steadyThought(game, table, seat, runtime.steady);

/** A bot answers within this share of a window; the rest leaves time for storage. */
const IN_TIME = 0.75;

/** A bot's choice and what it saw at the time: while it sees the same, the choice stands. */
interface Choice {
  readonly saw: string;
  readonly move: Move | null;
}

export class BotRunner {
  readonly #runtime: Runtime;
  readonly #botAt: (seat: Seat) => Bot<Kinds> | null;
  readonly #act: (seat: Seat, choose: (bot: Bot<Kinds>) => Move | null) => void;
  readonly #thinking = new Map<Seat, () => void>();

  /** `act` lets the seat's bot choose when its turn in the mailbox comes. */
  constructor(
    runtime: Runtime,
    botAt: (seat: Seat) => Bot<Kinds> | null,
    act: (seat: Seat, choose: (bot: Bot<Kinds>) => Move | null) => void,
  ) {
    this.#runtime = runtime;
    this.#botAt = botAt;
    this.#act = act;
  }
  /**
   * After a change: lets these seats think, if they do not already; longer where a player is here who could still act. `left` is the time
   * left in a window, which every thought must fit.
   */
  stir(
    game: Game<Kinds>,
    table: () => Kinds['Table'],
    seats: readonly Seat[],
    here: (seat: Seat) => boolean,
    left: Millis | null,
  ): void {
    if (this.#runtime.steady !== undefined) {
      this.#stirSteadily(game, table, seats, this.#runtime.steady, left);
      return;
    }
    for (const seat of seats) {
      if (this.#thinking.has(seat)) continue;
      const after = this.#pause(here(seat), left);
      const pondered = this.#ponder(game, table(), seat, after);
      this.#later(seat, after, bot => {
        const quick = bot.hurried === undefined || this.#runtime.ponder === undefined ? bot : bot.hurried;
        const choice = pondered();
        if (choice !== null && choice.saw === seen(game, table(), seat)) return choice.move;
        return quick.choose(thoughtAt(game, table(), seat, this.#runtime));
      });
    }
  }
  /** One after another; when a seat acts in between, they all think again. */
  #stirSteadily(game: Game<Kinds>, table: () => Kinds['Table'], seats: readonly Seat[], seed: Seed, left: Millis | null): void {
    this.stop();
    const now = table();
    const bots = Array.from({ length: now.seats }, (_, seat) => (seats.includes(seat) ? this.#botAt(seat) : null));
    const step = steadyStep(game, now, bots, seed);
    if (step !== null) this.#later(step.seat, this.#pause(false, left), () => (table() === now ? step.move : null));
  }
  /** Does a bot still have something to do? */
  get isThinking(): boolean {
    return this.#thinking.size > 0;
  }
  #pause(here: boolean, left: Millis | null): Millis {
    const { thinking, patience } = this.#runtime.manners ?? usualManners;
    const { least, more } = thinking;
    const from = here ? patience : least;
    const pace = left === null ? 1 : Math.min(1, (left * IN_TIME) / (from + more));
    return pace * (from + this.#runtime.chance() * more);
  }
  #later(seat: Seat, after: Millis, choose: (bot: Bot<Kinds>) => Move | null): void {
    const cancel = this.#runtime.wake(after, () => {
      this.#thinking.delete(seat);
      this.#act(seat, choose);
    });
    this.#thinking.set(seat, cancel);
  }
  /** A slow bot starts immediately, elsewhere; when it must act, it plays what it has found by then. */
  #ponder(game: Game<Kinds>, table: Kinds['Table'], seat: Seat, within: Millis): () => Choice | null {
    const bot = this.#botAt(seat);
    let choice: Choice | null = null;
    if (bot?.hurried !== undefined && this.#runtime.ponder !== undefined) {
      const saw = seen(game, table, seat);
      const seed = this.#runtime.secret(16);
      void this.#runtime.ponder({ game: game.id, rules: game.version, bot: bot.name, table, seat, seed, within }).then(found => {
        if (found !== null) choice = { saw, move: found.move };
      });
    }
    return () => choice;
  }
  stop(): void {
    for (const cancel of this.#thinking.values()) cancel();
    this.#thinking.clear();
  }
}
/** Everything a seat sees. */
export const seen = (game: Game<Kinds>, table: Kinds['Table'], seat: Seat): string => JSON.stringify(game.view(table, seat));
