/** Chat rules: how much a guest may say, to whom, and who has been hushed. */
import type { Refusal } from '../../kernel/refusal.ts';
import type { Millis, Seat } from '../../kernel/seat.ts';

export const refusals = {
  tooMuch: { rule: 'talk:rate', why: 'Not so fast: wait a moment before you say more.' },
  hushed: { rule: 'talk:hushed', why: 'The host has asked you to be quiet.' },
  noTeam: { rule: 'talk:team', why: 'You have no team to say that to.' },
  noSuchPhrase: { rule: 'talk:phrase', why: 'There is no such phrase.' },
} as const satisfies { readonly [name: string]: Refusal };
export type TalkWhy = (typeof refusals)[keyof typeof refusals]['why'];

const MOST = { lines: 6, within: 10_000 };

export class ChatRules {
  readonly #hushed = new Set<string>();
  readonly #lines = new Map<string, readonly Millis[]>();

  hush(guest: string, hushed: boolean): void {
    if (hushed) this.#hushed.add(guest);
    else this.#hushed.delete(guest);
  }
  /** Whether a guest may speak: null when they may. */
  says(guest: string, now: Millis): Refusal | null {
    if (this.#hushed.has(guest)) return refusals.hushed;
    for (const [who, lines] of this.#lines) if (lines.at(-1)! <= now - MOST.within) this.#lines.delete(who);
    const lately = (this.#lines.get(guest) ?? []).filter(at => at > now - MOST.within);
    if (lately.length >= MOST.lines) return refusals.tooMuch;
    this.#lines.set(guest, [...lately, now]);
    return null;
  }
}

/** The seats that hear a line to a team: those of the team; none without a team. */
export const teamOf = (teams: readonly number[] | null, seat: Seat | null): readonly Seat[] =>
  teams === null || seat === null ? [] : teams.flatMap((team, other) => (team === teams[seat] ? [other] : []));
