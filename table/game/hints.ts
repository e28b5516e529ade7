/**
 * Hints at a table that allows them: for the seat to move, one for each position as that seat sees it. A repeated request gives the same
 * hint, so it reveals nothing about others' secret answers. All are told that the seat asked; nothing else waits while it is computed.
 */
import type { Hint } from '../../kernel/bot.ts';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import type { Seat } from '../../kernel/seat.ts';
import { refusals } from '../refusals.ts';
import type { Guest } from '../runtime.ts';
import { no } from '../seats/seating.ts';
import type { TableState } from '../state.ts';
import { seen } from './bot-runner.ts';

interface Given {
  readonly game: number;
  readonly saw: string;
  /** Absent where there was no time for one. */
  hint: Promise<Hint | Refusal> | null;
}

export class TableHints {
  readonly #state: TableState;
  readonly #given = new Map<Seat, Given>();

  constructor(state: TableState) {
    this.#state = state;
  }
  /** A pending hint, or why there is none. */
  ask(guest: Guest): { readonly hint: Promise<Hint | Refusal> } | Refusal {
    const { inPlay, header, runtime, games, audience } = this.#state;
    const seat = this.#state.seatOf(guest.id);
    if (seat === null) return no.notSeated;
    if (inPlay === null || inPlay.over) return no.notPlaying;
    if (header.hints !== true || runtime.hint === undefined) return refusals.noHints;
    const { game, table } = inPlay;
    const isAsked = game.race(table) === null && game.offers(table, seat).some(({ question }) => question !== null);
    if (!isAsked || audience.isBehind(seat)) return refusals.notAsked;
    const given = this.#moment(seat, games, seen(game, table, seat));
    given.hint ??= runtime
      .hint(guest.id, { game: game.id, rules: game.version, table, seat, seed: runtime.secret(16) })
      .then(hint => {
        if (isRefusal(hint)) given.hint = null;
        return hint;
      });
    return { hint: given.hint };
  }
  #moment(seat: Seat, game: number, saw: string): Given {
    const last = this.#given.get(seat);
    if (last !== undefined && last.game === game && last.saw === saw) return last;
    const given: Given = { game, saw, hint: null };
    this.#given.set(seat, given);
    this.#state.note('hinted', seat);
    return given;
  }
}
