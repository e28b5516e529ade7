/**
 * A table as an actor: one mailbox, everything in order. Here is its door: who comes and goes, and whom each request concerns. What is
 * refused goes back to its sender alone. The same actor serves a browser's practice table and a server's.
 */
import type { Bot, Thought } from '../kernel/bot.ts';
import type { Game, Kinds } from '../kernel/game.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { Millis, Move } from '../kernel/seat.ts';
import type { JsonObject } from '../kernel/secret.ts';
import type { TableRequest } from '../wire/requests.ts';
import { Hinting } from './game/hinting.ts';
import { thoughtAt } from './game/keeper.ts';
import { Playing } from './game/playing.ts';
import type { Entry, Guest, Header, House } from './house.ts';
import { Mailbox } from './mailbox.ts';
import { Premises } from './premises.ts';
import { refusals } from './refusals.ts';
import { Gathering } from './seats/gathering.ts';
import { nameAt } from './seats/names.ts';
import { dealt, no, renamed, resumed, setReady, sit, stand } from './seats/seating.ts';
import { Speaking } from './talk/speaking.ts';
import { Talk } from './talk/talk.ts';
import type { Seen } from './viewers/audience.ts';

/** Rows of a log that are gone through before others have a turn. */
const BREATH = 32;

export class TableActor {
  readonly #at: Premises;
  readonly #mail: Mailbox;
  readonly #gathering: Gathering;
  readonly #playing: Playing;
  readonly #speaking: Speaking;
  readonly #hinting: Hinting;

  constructor(game: Game<Kinds>, bots: readonly Bot<Kinds>[], house: House, header: Header) {
    this.#at = new Premises(game, bots, house, header);
    this.#mail = new Mailbox(why => {
      this.#fallSilent();
      house.broken(why);
    });
    const talk = new Talk();
    this.#gathering = new Gathering(this.#at, talk, this.#mail);
    this.#playing = new Playing(this.#at, this.#mail);
    this.#speaking = new Speaking(this.#at, talk);
    this.#hinting = new Hinting(this.#at);
  }
  /**
   * Before anything is asked: how a table stands that was played at before. What the log says is what happened; the header may lag behind by
   * one step. Others have their turn in between, however long the log is.
   */
  async recall(log: readonly Entry[]): Promise<void> {
    const { header, holding, seqs, house, game } = this.#at;
    const last = log.findLastIndex(entry => 'start' in entry);
    for (const [i, entry] of log.entries()) {
      if ('start' in entry) {
        const isPlayed = i === last && entry.start.rules === game.version;
        if (isPlayed) this.#at.begin(entry.start);
        else this.#at.pass(entry.start);
      } else if ('off' in entry) {
        if (i > last) this.#at.callOff(entry.off);
      } else {
        if (i > last) this.#at.sitting?.replay(entry);
        if (entry.by !== undefined && entry.seq !== undefined) seqs.set(entry.by, entry.seq);
      }
      if (i % BREATH === BREATH - 1) await house.breathe();
    }
    this.#at.noteFalseStarts();
    const { sitting } = this.#at;
    // A game whose rules have changed cannot go on.
    const isStale = header.status === 'playing' && last >= 0 && sitting === null && !('off' in log.at(-1)!);
    if (isStale) await this.#playing.callOff('rules');
    const status = sitting === null ? 'gathering' : sitting.over ? 'over' : 'playing';
    if (status === 'over' && header.status !== 'over') this.#mail.drop(() => this.#playing.finish(sitting!));
    // The secret is a new one, so nobody has said yet that they are ready for what will come of it.
    const seating = status === 'playing' ? dealt(header.seating) : resumed(header.seating);
    this.#at.correct({ ...header, status, seating });
    for (const chair of seating.chairs) if (chair.kind === 'guest') holding.left(chair.guest, () => this.#missed(chair.guest));
  }

  get header(): Header {
    return this.#at.header;
  }
  /** How many are here, for the house to know whether anybody needs this table. */
  get attended(): number {
    return this.#at.audience.size;
  }
  /** What this guest may think about now, as a bot in their chair would; null when there is nothing to think about. */
  thought(guest: Guest): Thought<Kinds> | null {
    const { sitting, game, house } = this.#at;
    const seat = this.#at.seatOf(guest.id);
    return sitting === null || sitting.over || seat === null ? null : thoughtAt(game, sitting.table, seat, house);
  }
  /** Everything that was asked so far is answered; nothing more is done. */
  async stop(): Promise<void> {
    await this.#mail.rest();
    this.#fallSilent();
  }
  #fallSilent(): void {
    this.#at.stop();
    this.#playing.quiet();
    this.#gathering.quiet();
  }

  // ---- coming and going

  /** Somebody comes, or comes back having seen everything up to `since`. */
  enter(guest: Guest, since: Seen | null): Promise<void> {
    return this.#mail.post(async () => {
      const { audience, holding, sitting, header, house } = this.#at;
      await audience.prepare(guest.id);
      const wasAlone = audience.size === 0;
      audience.enter(guest);
      holding.cameBack(guest.id);
      const seat = this.#at.seatOf(guest.id);
      if (seat !== null) {
        if (holding.giveBack(seat)) this.#at.note('back', seat);
        this.#playing.came(guest);
        const chair = header.seating.chairs[seat];
        if (chair?.kind === 'guest' && chair.name !== nameAt(header.seating, guest.id, guest.name)) await this.#rename(guest);
      }
      // While nobody was here time stood still.
      if (wasAlone) sitting?.awaken(sitting.time(house.date()));
      guest.send({ tell: 'table', table: this.#at.viewFor(guest.id) });
      if (seat === null) this.#at.tellWatchers();
      else this.#at.tellTable(guest);
      const missed = audience.missed(guest.id, since);
      if (missed === null) this.#at.tellStory(guest);
      audience.show(guest, missed);
      this.#playing.stir();
    });
  }
  /** A connection is gone. The chair stays theirs for a while; then a bot holds it until they are back. */
  leave(guest: Guest): Promise<void> {
    return this.#mail.post(() => {
      const { audience, stopped, header, holding } = this.#at;
      if (!audience.leave(guest) || stopped) return;
      const seat = this.#at.seatOf(guest.id);
      if (seat !== null) this.#playing.left(seat);
      if (seat !== null || guest.id === header.seating.host) holding.left(guest.id, () => this.#missed(guest.id));
      if (seat === null) this.#at.tellWatchers();
      else this.#at.tellTable();
      this.#playing.stir();
    });
  }
  /** Somebody has been away for too long. */
  #missed(guest: string): void {
    this.#mail.drop(async () => {
      const { audience, stopped, header, holding } = this.#at;
      if (audience.guest(guest) !== undefined || stopped) return;
      const seat = this.#at.seatOf(guest);
      if (seat !== null && header.status === 'playing') {
        holding.hold(seat);
        this.#at.note('held', seat);
      }
      const { seating } = header;
      const heir = seating.chairs.find(chair => chair.kind === 'guest' && audience.guest(chair.guest) !== undefined);
      if (guest === seating.host && heir?.kind === 'guest')
        await this.#at.save({ ...header, seating: { ...seating, host: heir.guest } });
      else this.#at.tellTable();
      this.#playing.stir();
    });
  }
  /** Somebody at the table has a new name. */
  rename(guest: Guest): Promise<void> {
    return this.#mail.post(async () => {
      if (this.#at.seatOf(guest.id) !== null) await this.#rename(guest);
    });
  }
  /** Nobody is called something else in the middle of a game. */
  async #rename(guest: Guest): Promise<void> {
    const { header } = this.#at;
    if (header.status !== 'playing') await this.#at.save({ ...header, seating: renamed(header.seating, guest.id, guest.name) });
  }

  // ---- what is asked

  /** A hand, or what is loaded in a race, is judged by when it arrives, not by when its turn in the mailbox comes. */
  ask(guest: Guest, request: TableRequest, arrival: Millis = this.#at.house.now()): Promise<JsonObject | Refusal> {
    if (request.ask === 'press') return Promise.resolve(this.#playing.press(guest, request, arrival));
    if (request.ask === 'hint') return this.#hint(guest);
    return this.#mail.post(() => (this.#at.stopped ? refusals.closing : this.#answer(guest, request, arrival)));
  }
  /** Its moment is that of its turn in the mailbox; while it is thought out, others have theirs. */
  async #hint(guest: Guest): Promise<JsonObject | Refusal> {
    const asked = await this.#mail.post(() => (this.#at.stopped ? refusals.closing : this.#hinting.ask(guest)));
    return 'hint' in asked ? ((await asked.hint) as unknown as JsonObject) : asked;
  }
  async #answer(guest: Guest, r: TableRequest, arrival: Millis): Promise<JsonObject | Refusal> {
    switch (r.ask) {
      case 'move':
        return this.#playing.move(guest, r.seq, r.move as Move, arrival);
      case 'undo':
        return this.#playing.undo(guest, r.seq);
      case 'moves':
        return this.#playing.listMoves(guest, r.do);
      case 'sit':
        return this.#gathering.reseat(seating => sit(seating, guest.id, guest.name, r.seat));
      case 'stand':
        return this.#gathering.reseat(seating => stand(seating, guest.id));
      case 'ready':
        return this.#gathering.reseat(seating => setReady(seating, guest.id, r));
      case 'reveal':
        return this.#reveal(guest, r.entropy);
      case 'arrange':
        return this.#asHost(guest, () => this.#gathering.arrange(r.how));
      case 'start':
        return this.#asHost(guest, () => this.#gathering.start());
      case 'say':
        return r.to === 'team' ? this.#speaking.sayToTeam(guest, r.text) : this.#speaking.say(guest, { text: r.text });
      case 'phrase':
        return this.#speaking.say(guest, { phrase: r.phrase });
      case 'log': {
        const { sitting, header } = this.#at;
        return sitting?.over ? { log: await sitting.log(header.code, () => this.#at.house.breathe()) } : refusals.notOver;
      }
      case 'press':
      case 'hint':
        return {};
    }
  }
  async #reveal(guest: Guest, entropy: string): Promise<JsonObject | Refusal> {
    const answer = await this.#gathering.reveal(guest.id, entropy);
    this.#playing.stir();
    return answer;
  }
  async #asHost(guest: Guest, act: () => Promise<JsonObject | Refusal>): Promise<JsonObject | Refusal> {
    if (guest.id !== this.#at.header.seating.host) return no.notHost;
    const answer = await act();
    this.#playing.stir();
    return answer;
  }
}
