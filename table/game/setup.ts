/** Before and between games: seating, readiness, the host's arrangements, and the start of the next game. */

import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import type { Millis, Seat } from '../../kernel/seat.ts';
import { DAY } from '../../wire/lists.ts';
import { pledgeOf } from '../../wire/proof.ts';
import type { Arrangement, Nothing, TimeControl } from '../../wire/requests.ts';
import type { ChatRules } from '../chat/rules.ts';
import type { Mailbox } from '../mailbox.ts';
import type { Guest } from '../runtime.ts';
import { arranged } from '../seats/arrange.ts';
import { dropIn, isOfHouse, queue, stood, unqueue } from '../seats/drop-in.ts';
import {
  asTurned,
  calledOff,
  dealt,
  mayStart,
  no,
  pledgesOf,
  type Seating,
  seatOf,
  setReady,
  sit,
  stand,
} from '../seats/seating.ts';
import { startOf, termsOf } from '../seats/start.ts';
import type { TableState } from '../state.ts';

/** How long pages have to reveal their pledges. A sleeping page does not answer at all; an awake one needs a round trip. */
export const REVEAL_WITHIN: Millis = 5000;
/** In a correspondence game, as long as for a move. */
const revealTime = (time: TimeControl): Millis => (time.kind === 'days' ? time.days * DAY : REVEAL_WITHIN);

export class GameSetup {
  readonly #state: TableState;
  readonly #talk: ChatRules;
  readonly #mail: Mailbox;
  /** What each guest has revealed for the next game. */
  readonly #revealed: Map<string, string>;
  #waits: (() => void) | null = null;

  constructor(state: TableState, talk: ChatRules, mail: Mailbox) {
    this.#state = state;
    this.#talk = talk;
    this.#mail = mail;
    this.#revealed = new Map((state.header.seating.revealed ?? []).map(({ guest, entropy }) => [guest, entropy]));
  }
  /** Changes chairs as requested, unless a game is being played. */
  async reseat(change: (seating: Seating) => Seating | Refusal): Promise<Nothing | Refusal> {
    const { header } = this.#state;
    if (header.status === 'playing') return no.playing;
    if (header.seating.pledges !== undefined) return no.dealing;
    const seating = change(header.seating);
    if (isRefusal(seating)) return seating;
    await this.#state.save({ ...header, seating });
    return {};
  }
  /** Notifies absent guests who keep a chair here, and the absent host. */
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
    // When the house seats a guest, now or after the game, it never seats them with a guest they must be kept apart from.
    if (isOfHouse(seating) || status === 'playing') {
      const others = [...seating.chairs.flatMap(chair => (chair.kind === 'guest' ? [chair.guest] : [])), ...(seating.next ?? [])];
      const apart = (await runtime.apart?.([...new Set([...others, guest.id])])) ?? [];
      if (apart.some(pair => pair.includes(guest.id))) return no.apart;
    }
    return status === 'playing' ? this.#queue(now => queue(now, guest)) : this.reseat(now => dropIn(now, guest, seat));
  }
  /** During a game, players keep their chairs; waiting guests stop waiting. */
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
  /** Readiness for a correspondence game lasts: it begins when the last player is ready, whoever has left by then. */
  async ready(guest: Guest, how: Parameters<typeof setReady>[2]): Promise<Nothing | Refusal> {
    const { isSlow, runtime, secret } = this.#state;
    if (!isSlow) return this.reseat(seating => setReady(seating, guest.id, how));
    const why = how.ready ? ((await runtime.days?.whyNotOneMore(guest.id)) ?? null) : null;
    if (why !== null) return why;
    const answer = await this.reseat(seating => {
      const seated = setReady(seating, guest.id, how);
      return isRefusal(seated) ? seated : { ...seated, secret };
    });
    if (!isRefusal(answer) && mayStart(this.#state.header.seating) === null) await this.start();
    return answer;
  }
  /** Absent players have as long as for a move: their page reveals when they look. */
  #callForReveals(): void {
    const { runtime, audience } = this.#state;
    const isAway = (who: string): boolean => audience.guest(who) === undefined;
    for (const { id } of this.#missing()) if (isAway(id)) runtime.misses?.(id, 'deal', () => isAway(id));
  }
  #sleepUntilRevealed(): void {
    const { runtime, header } = this.#state;
    const until = (header.seating.pledgedAt ?? runtime.date()) + revealTime(header.time);
    const asked = Object.fromEntries(this.#missing().map(({ id }) => [id, until]));
    runtime.days?.sleep({ until, asked }).catch((why: unknown) => runtime.broken(why));
  }
  /** A correspondence table was woken: have all revealed in time? */
  rouse(): void {
    const { header, runtime, isSlow } = this.#state;
    const { pledges, pledgedAt } = header.seating;
    if (!isSlow || pledges === undefined || pledgedAt === undefined) return;
    if (runtime.date() >= pledgedAt + revealTime(header.time)) this.#mail.drop(() => this.#callOff());
    else this.#sleepUntilRevealed();
  }
  async arrange(how: Arrangement): Promise<Nothing | Refusal> {
    const { audience, header, isRated } = this.#state;
    const isHere = (guest: string): boolean => audience.guest(guest) !== undefined;
    if (how.change === 'hush') {
      if (!isHere(how.guest) && seatOf(header.seating, how.guest) === null) return no.nobody;
      this.#talk.hush(how.guest, how.hushed);
      return {};
    }
    if (header.seating.pledges !== undefined) return no.dealing;
    const changed = arranged(header, how, this.#state, isHere, isRated);
    if (isRefusal(changed)) return changed;
    const chair = how.change === 'kick' ? header.seating.chairs[how.seat] : undefined;
    await this.#state.save(changed, chair?.kind === 'guest' ? chair.guest : null);
    return {};
  }
  /** All players have pledged: now all pledges are published, and the pages reveal. */
  async start(): Promise<Nothing | Refusal> {
    const { header, game, inPlay, runtime } = this.#state;
    if (header.status === 'playing') return no.playing;
    if (header.seating.pledges !== undefined) return no.dealing;
    const terms = termsOf({ ...header, seating: asTurned(header.seating) }, game, inPlay?.won ?? null);
    if (isRefusal(terms)) return terms;
    this.#revealed.clear();
    const pledges = pledgesOf(header.seating);
    const kept = this.#state.isSlow ? { pledgedAt: runtime.date(), revealed: [] } : {};
    await this.#state.save({ ...header, seating: { ...header.seating, pledges, ...kept } });
    if (!this.#state.isSlow) this.#waits = runtime.wake(REVEAL_WITHIN, () => this.#mail.drop(() => this.#callOff()));
    else {
      this.#sleepUntilRevealed();
      this.#callForReveals();
    }
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
    if (this.#state.isSlow) await this.#keepRevealed();
    await this.#dealIfRevealed();
    return {};
  }
  /** Wait until the last of them comes. */
  async #keepRevealed(): Promise<void> {
    const { header } = this.#state;
    const revealed = [...this.#revealed].map(([guest, entropy]) => ({ guest, entropy }));
    await this.#state.save({ ...header, seating: { ...header.seating, revealed } });
    this.#sleepUntilRevealed();
  }
  quiet(): void {
    this.#waits?.();
    this.#waits = null;
  }

  /** Guests at the table who have pledged but not revealed. */
  #missing(): readonly { readonly kind: 'guest'; readonly id: string; readonly name: string }[] {
    return this.#state.header.seating.chairs.flatMap(chair =>
      chair.kind === 'guest' && !this.#revealed.has(chair.guest) ? [{ kind: 'guest', id: chair.guest, name: chair.name }] : [],
    );
  }
  /** A guest did not reveal in time: readiness is cleared, all draw again, and their name is announced and stored. */
  async #callOff(): Promise<void> {
    const { header, stopped } = this.#state;
    this.quiet();
    if (header.seating.pledges === undefined || stopped) return;
    const missing = this.#missing();
    const seating = calledOff(header.seating, missing);
    // A house table has no host to send them away.
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
    // Even after a failure in between, players sit where the log says.
    if (header.seating !== was.seating) await runtime.save(header);
    await runtime.append({ start });
    this.#state.begin(start, this.#state);
    await this.#state.save({ ...header, status: 'playing', seating: dealt(header.seating) });
    for (const guest of audience.guests) audience.show(guest, null);
  }
}
