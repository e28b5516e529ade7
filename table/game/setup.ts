/** Before and between games: who sits down and is ready, what the host arranges, and how the next game begins. */

import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import type { Millis, Seat } from '../../kernel/seat.ts';
import { pledgeOf } from '../../wire/proof.ts';
import type { Arrangement, Nothing } from '../../wire/requests.ts';
import type { ChatRules } from '../chat/rules.ts';
import type { Mailbox } from '../mailbox.ts';
import type { Guest } from '../runtime.ts';
import { arranged } from '../seats/arrange.ts';
import { dropIn, isOfHouse, queue, stood, unqueue } from '../seats/drop-in.ts';
import { asTurned, calledOff, dealt, no, pledgesOf, type Seating, seatOf, sit, stand } from '../seats/seating.ts';
import { startOf, termsOf } from '../seats/start.ts';
import type { TableState } from '../state.ts';

/** How long the pages have to reveal what they pledged. One that sleeps does not answer at all, and one that is awake takes a round trip. */
export const REVEAL_WITHIN: Millis = 5000;

export class GameSetup {
  readonly #state: TableState;
  readonly #talk: ChatRules;
  readonly #mail: Mailbox;
  /** What each guest has revealed for the game that is about to begin. */
  readonly #revealed = new Map<string, string>();
  #waits: (() => void) | null = null;

  constructor(state: TableState, talk: ChatRules, mail: Mailbox) {
    this.#state = state;
    this.#talk = talk;
    this.#mail = mail;
  }
  /** Chairs as somebody wants them, which is not possible while a game is played. */
  async reseat(change: (seating: Seating) => Seating | Refusal): Promise<Nothing | Refusal> {
    const { header } = this.#state;
    if (header.status === 'playing') return no.playing;
    if (header.seating.pledges !== undefined) return no.dealing;
    const seating = change(header.seating);
    if (isRefusal(seating)) return seating;
    await this.#state.save({ ...header, seating });
    return {};
  }
  /** Those who keep a chair here, or the table, and are not here would want to know. */
  async sit(guest: Guest, seat: Seat | null): Promise<Nothing | Refusal> {
    const answer = await this.#take(guest, seat);
    const { runtime, audience, header } = this.#state;
    if (isRefusal(answer) || runtime.misses === undefined) return answer;
    const { host, chairs } = header.seating;
    const concerned = new Set([host, ...chairs.flatMap(chair => (chair.kind === 'guest' ? [chair.guest] : []))]);
    const isAway = (who: string): boolean => audience.guest(who) === undefined;
    for (const who of concerned) if (who !== guest.id && isAway(who)) runtime.misses(who, 'sat', () => isAway(who));
    return answer;
  }
  async #take(guest: Guest, seat: Seat | null): Promise<Nothing | Refusal> {
    const { header, runtime } = this.#state;
    const { seating, status } = header;
    if (header.dropIn !== true) return this.reseat(now => sit(now, guest, seat));
    if (isOfHouse(seating)) {
      const others = [...seating.chairs.flatMap(chair => (chair.kind === 'guest' ? [chair.guest] : [])), ...(seating.next ?? [])];
      const apart = (await runtime.apart?.([...new Set([...others, guest.id])])) ?? [];
      if (apart.some(pair => pair.includes(guest.id))) return no.apart;
    }
    return status === 'playing' ? this.#queue(now => queue(now, guest)) : this.reseat(now => dropIn(now, guest, seat));
  }
  /** While a game is played, nobody leaves their chair; those who wait for one no longer do. */
  async stand(guest: Guest): Promise<Nothing | Refusal> {
    const { status, seating } = this.#state.header;
    const waits = status === 'playing' && seating.next?.includes(guest.id) === true;
    return waits ? this.#queue(now => unqueue(now, guest.id)) : this.reseat(now => stand(now, guest.id));
  }
  async #queue(how: (seating: Seating) => Seating | Refusal): Promise<Nothing | Refusal> {
    const { header } = this.#state;
    const seating = how(header.seating);
    if (isRefusal(seating)) return seating;
    if (seating !== header.seating) await this.#state.save({ ...header, seating });
    return {};
  }
  async arrange(how: Arrangement): Promise<Nothing | Refusal> {
    const { audience, header, game, bots, isRated } = this.#state;
    const isHere = (guest: string): boolean => audience.guest(guest) !== undefined;
    if (how.change === 'hush') {
      if (!isHere(how.guest) && seatOf(header.seating, how.guest) === null) return no.nobody;
      this.#talk.hush(how.guest, how.hushed);
      return {};
    }
    if (header.seating.pledges !== undefined) return no.dealing;
    const changed = arranged(header, how, game, bots, isHere, isRated);
    if (isRefusal(changed)) return changed;
    const chair = how.change === 'kick' ? header.seating.chairs[how.seat] : undefined;
    await this.#state.save(changed, chair?.kind === 'guest' ? chair.guest : null);
    return {};
  }
  /** Everybody has pledged: now all pledges lie open, and the pages reveal. */
  async start(): Promise<Nothing | Refusal> {
    const { header, game, inPlay, runtime } = this.#state;
    if (header.status === 'playing') return no.playing;
    if (header.seating.pledges !== undefined) return no.dealing;
    const terms = termsOf({ ...header, seating: asTurned(header.seating) }, game, inPlay?.won ?? null);
    if (isRefusal(terms)) return terms;
    this.#revealed.clear();
    await this.#state.save({ ...header, seating: { ...header.seating, pledges: pledgesOf(header.seating) } });
    this.#waits = runtime.wake(REVEAL_WITHIN, () => this.#mail.drop(() => this.#callOff()));
    await this.#dealIfRevealed();
    return {};
  }
  async reveal(guest: string, entropy: string): Promise<Nothing | Refusal> {
    const { header, games } = this.#state;
    const seat = seatOf(asTurned(header.seating), guest);
    if (seat === null) return no.notSeated;
    const { pledges } = header.seating;
    if (pledges === undefined) return no.notDealing;
    const pledge = pledgeOf({ table: header.code, game: games + 1, seat, entropy });
    if (pledges.every(({ value }) => value !== pledge)) return no.otherPledge;
    this.#revealed.set(guest, entropy);
    await this.#dealIfRevealed();
    return {};
  }
  quiet(): void {
    this.#waits?.();
    this.#waits = null;
  }

  /** Those at the table who have pledged and not revealed. */
  #missing(): readonly { readonly kind: 'guest'; readonly id: string; readonly name: string }[] {
    return this.#state.header.seating.chairs.flatMap(chair =>
      chair.kind === 'guest' && !this.#revealed.has(chair.guest) ? [{ kind: 'guest', id: chair.guest, name: chair.name }] : [],
    );
  }
  /** Somebody did not reveal in time: nobody is ready any more, all draw again, and it is said and kept who it was. */
  async #callOff(): Promise<void> {
    const { header, stopped } = this.#state;
    this.quiet();
    if (header.seating.pledges === undefined || stopped) return;
    const missing = this.#missing();
    const seating = calledOff(header.seating, missing);
    // Nobody is there to send them away from a table of the house.
    const left = isOfHouse(seating) ? missing.reduce((now, { id }) => stood(now, id), seating) : seating;
    await this.#state.save({ ...header, seating: left });
  }
  async #dealIfRevealed(): Promise<void> {
    const { header: was, game, inPlay, games, secret, runtime, audience } = this.#state;
    if (this.#missing().length > 0) return;
    this.quiet();
    const header = { ...was, seating: asTurned(was.seating) };
    const start = startOf(header, game, inPlay?.won ?? null, {
      game: games + 1,
      at: runtime.date(),
      secret,
      revealed: this.#revealed,
    });
    // Nothing can have changed since the pledges were shown.
    if (isRefusal(start)) throw new Error(start.why);
    // Even if something breaks in between, those who play sit where the log will say.
    if (header.seating !== was.seating) await runtime.save(header);
    await runtime.append({ start });
    this.#state.begin(start, this.#state);
    await this.#state.save({ ...header, status: 'playing', seating: dealt(header.seating) });
    for (const guest of audience.guests) audience.show(guest, null);
  }
}
