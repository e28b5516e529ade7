/** What is said at a table: to all, or to the speaker's own team. */
import type { Refusal } from '../../kernel/refusal.ts';
import type { JsonObject } from '../../kernel/secret.ts';
import { isPhrase } from '../../wire/phrases.ts';
import type { Said } from '../../wire/protocol.ts';
import type { Told } from '../../wire/tellings.ts';
import type { Guest } from '../house.ts';
import type { Premises } from '../premises.ts';
import { nameAt } from '../seats/names.ts';
import { refusals, type Talk, teamOf } from './talk.ts';

type Words = { readonly text: string } | { readonly phrase: string };

export class Speaking {
  readonly #at: Premises;
  readonly #talk: Talk;

  constructor(at: Premises, talk: Talk) {
    this.#at = at;
    this.#talk = talk;
  }
  say(guest: Guest, words: Words): JsonObject | Refusal {
    if ('phrase' in words && !isPhrase(words.phrase)) return refusals.noSuchPhrase;
    const why = this.#talk.says(guest.id, this.#at.house.now());
    if (why !== null) return why;
    const said = this.#said(guest, words);
    this.#at.story.add(said, this.#at.moment);
    this.#at.audience.broadcast(this.#told(said));
    return {};
  }
  /** Only they hear it; nobody else is told that anything was said. */
  sayToTeam(guest: Guest, text: string): JsonObject | Refusal {
    const { game, header, house } = this.#at;
    const team = teamOf(game.teams(header.options, header.seating.chairs.length), this.#at.seatOf(guest.id));
    if (team.length === 0) return refusals.noTeam;
    const why = this.#talk.says(guest.id, house.now());
    if (why !== null) return why;
    const said = this.#said(guest, { text, team: true });
    const heard = team.flatMap(seat => this.#at.guestAt(seat) ?? []);
    this.#at.story.add(
      said,
      this.#at.moment,
      heard.map(({ id }) => id),
    );
    for (const each of heard) each.send(this.#told(said));
    return {};
  }
  #said(guest: Guest, what: Words & { readonly team?: true }): Said {
    const { seating } = this.#at.header;
    return { from: { seat: this.#at.seatOf(guest.id), name: nameAt(seating, guest.id, guest.name), who: guest.id }, ...what };
  }
  #told(said: Said): Told {
    return { tell: 'said', table: this.#at.header.code, ...said };
  }
}
