/**
 * Keeps the bots: whenever something has changed, every seat that a bot plays thinks for a moment and then acts through the same door as
 * anybody. How long it takes never depends on what it holds.
 */
import type { Bot, Thought } from '../kernel/bot.ts';
import type { Game, Kinds } from '../kernel/game.ts';
import type { Move, Seat } from '../kernel/seat.ts';
import { type House, usualManners } from './house.ts';

export const thoughtOf = (game: Game<Kinds>, table: Kinds['Table'], seat: Seat, house: House): Thought<Kinds> => ({
  seat,
  view: game.view(table, seat),
  offers: game.offers(table, seat),
  moves: verb => game.moves(table, seat, verb),
  dream: () => game.imagine(table, seat, house.secret(16)),
  roll: n => Math.floor(house.chance() * n),
});

export class Keeper {
  readonly #house: House;
  readonly #act: (seat: Seat, choose: (bot: Bot<Kinds>) => Move | null) => void;
  readonly #thinking = new Map<Seat, () => void>();

  /** `act` lets the seat's bot choose when its turn in the mailbox comes. */
  constructor(house: House, act: (seat: Seat, choose: (bot: Bot<Kinds>) => Move | null) => void) {
    this.#house = house;
    this.#act = act;
  }
  /** Something has changed: let these seats think, if they do not already. */
  stir(game: Game<Kinds>, table: () => Kinds['Table'], seats: readonly Seat[]): void {
    const { least, more } = (this.#house.manners ?? usualManners).thinking;
    for (const seat of seats) {
      if (this.#thinking.has(seat)) continue;
      const after = least + this.#house.chance() * more;
      const cancel = this.#house.wake(after, () => {
        this.#thinking.delete(seat);
        this.#act(seat, bot => bot.choose(thoughtOf(game, table(), seat, this.#house)));
      });
      this.#thinking.set(seat, cancel);
    }
  }
  stop(): void {
    for (const cancel of this.#thinking.values()) cancel();
    this.#thinking.clear();
  }
}
