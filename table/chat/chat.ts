/** Chat at a table: to all, or to the speaker's own team. */

import type { Refusal } from '../../kernel/refusal.ts';
import { isPhrase } from '../../wire/lists.ts';
import type { Said } from '../../wire/protocol.ts';
import type { Nothing } from '../../wire/requests.ts';
import type { TableTold } from '../../wire/tellings.ts';
import type { Guest } from '../runtime.ts';
import { nameAt } from '../seats/names.ts';
import type { TableState } from '../state.ts';
import { type ChatRules, refusals, teamOf } from './rules.ts';

type Words = { readonly text: string } | { readonly phrase: string };

export class Chat {
  readonly #state: TableState;
  readonly #talk: ChatRules;

  constructor(state: TableState, talk: ChatRules) {
    this.#state = state;
    this.#talk = talk;
  }
  say(guest: Guest, words: Words): Nothing | Refusal {
    if ('phrase' in words && !isPhrase(words.phrase)) return refusals.noSuchPhrase;
    const why = this.#talk.says(guest.id, this.#state.runtime.now());
    if (why !== null) return why;
    const said = this.#said(guest, words);
    this.#state.story.add(said, this.#state.moment);
    this.#state.audience.broadcast(this.#told(said));
    return {};
  }
  /** The only listeners; other guests do not learn that anything was said. */
  sayToTeam(guest: Guest, text: string): Nothing | Refusal {
    const { inPlay, header, runtime } = this.#state;
    const { game } = header.status === 'playing' && inPlay !== null ? inPlay : this.#state;
    const team = teamOf(game.teams(header.options, header.seating.chairs.length), this.#state.seatOf(guest.id));
    if (team.length === 0) return refusals.noTeam;
    const why = this.#talk.says(guest.id, runtime.now());
    if (why !== null) return why;
    const said = this.#said(guest, { text, team: true });
    const heard = team.flatMap(seat => this.#state.guestAt(seat) ?? []);
    this.#state.story.add(
      said,
      this.#state.moment,
      heard.map(({ id }) => id),
    );
    for (const each of heard) each.send(this.#told(said));
    return {};
  }
  #said(guest: Guest, what: Words & { readonly team?: true }): Said {
    const { seating } = this.#state.header;
    return { from: { seat: this.#state.seatOf(guest.id), name: nameAt(seating, guest.id, guest.name), who: guest.id }, ...what };
  }
  #told(said: Said): TableTold {
    return { tell: 'said', table: this.#state.header.code, ...said };
  }
}
