/**
 * A table as an actor: one mailbox, everything in order. Here is its door: who comes and goes, and whom each request concerns. What is
 * refused goes back to its sender alone. The same actor serves a browser's practice table and a server's.
 */
import type { Bot } from '../kernel/bot.ts';
import type { Game, Kinds } from '../kernel/game.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { Move } from '../kernel/seat.ts';
import type { JsonObject } from '../kernel/secret.ts';
import type { Request } from '../wire/protocol.ts';
import type { Seen } from './audience.ts';
import { Gathering } from './gathering.ts';
import type { Entry, Guest, Header, House } from './house.ts';
import { Mailbox } from './mailbox.ts';
import { Playing } from './playing.ts';
import { Premises } from './premises.ts';
import { refusals } from './refusals.ts';
import { no, nobodyReady, renamed, setReady, sit, stand } from './seating.ts';
import { Speaking } from './speaking.ts';
import { Talk } from './talk.ts';

/** Requests that concern one table. */
export type TableRequest = Extract<Request, { readonly table: string }>;

export class TableActor {
  readonly #at: Premises;
  readonly #mail: Mailbox;
  readonly #gathering: Gathering;
  readonly #playing: Playing;
  readonly #speaking: Speaking;

  constructor(game: Game<Kinds>, bots: readonly Bot<Kinds>[], house: House, header: Header, log: readonly Entry[]) {
    this.#at = new Premises(game, bots, house, header);
    this.#mail = new Mailbox(why => {
      this.#fallSilent();
      house.broken(why);
    });
    const talk = new Talk();
    this.#gathering = new Gathering(this.#at, talk);
    this.#playing = new Playing(this.#at, this.#mail);
    this.#speaking = new Speaking(this.#at, talk);
    this.#recall(log);
  }
  /** What the log says is what happened; the header may lag behind by one step. */
  #recall(log: readonly Entry[]): void {
    const { header, holding, seqs } = this.#at;
    const last = log.findLastIndex(entry => 'start' in entry);
    log.forEach((entry, i) => {
      if ('start' in entry) {
        if (i === last) this.#at.begin(entry.start);
        return;
      }
      if (i > last) this.#at.sitting!.replay(entry);
      if (entry.by !== undefined && entry.seq !== undefined) seqs.set(entry.by, entry.seq);
    });
    const { sitting } = this.#at;
    const status = sitting === null ? 'gathering' : sitting.over ? 'over' : 'playing';
    if (status === 'over' && header.status !== 'over') this.#mail.drop(() => this.#playing.finish(sitting!));
    // The secret is a new one, so nobody has said yet that he is ready for what will come of it.
    const seating = status === 'playing' ? header.seating : nobodyReady(header.seating);
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
  /** Everything that was asked so far is answered; nothing more is done. */
  async stop(): Promise<void> {
    await this.#mail.rest();
    this.#fallSilent();
  }
  #fallSilent(): void {
    this.#at.stop();
    this.#playing.quiet();
  }

  // ---- coming and going

  /** Somebody comes, or comes back having seen so much already. */
  enter(guest: Guest, since: Seen | null): Promise<void> {
    return this.#mail.post(async () => {
      const { audience, holding, sitting, header, house } = this.#at;
      const wasAlone = audience.size === 0;
      audience.enter(guest);
      holding.cameBack(guest.id);
      const seat = this.#at.seatOf(guest.id);
      if (seat !== null) {
        holding.giveBack(seat);
        this.#playing.came(guest);
        const chair = header.seating.chairs[seat];
        if (chair?.kind === 'guest' && chair.name !== guest.name) await this.#rename(guest);
      }
      // While nobody was here time stood still.
      if (wasAlone) sitting?.awaken(sitting.time(house.date()));
      guest.send({ tell: 'table', table: this.#at.viewFor(guest.id) });
      if (seat === null) this.#at.tellWatchers();
      else this.#at.tellTable(guest);
      audience.show(guest, since);
      this.#playing.stir();
    });
  }
  /** A connection is gone. His chair stays his for a while; then a bot holds it until he is back. */
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
      if (seat !== null && header.status === 'playing') holding.hold(seat);
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

  ask(guest: Guest, request: TableRequest): Promise<JsonObject | Refusal> {
    // A hand is stamped when it arrives, not when its turn in the mailbox comes.
    if (request.ask === 'press') return Promise.resolve(this.#playing.press(guest, request.claim));
    return this.#mail.post(() => (this.#at.stopped ? refusals.closing : this.#answer(guest, request)));
  }
  async #answer(guest: Guest, r: TableRequest): Promise<JsonObject | Refusal> {
    switch (r.ask) {
      case 'move':
        return this.#playing.move(guest, r.seq, r.move as Move);
      case 'undo':
        return this.#playing.undo(guest, r.seq);
      case 'moves':
        return this.#playing.listMoves(guest, r.do);
      case 'sit':
        return this.#gathering.reseat(seating => sit(seating, guest.id, guest.name, r.seat));
      case 'stand':
        return this.#gathering.reseat(seating => stand(seating, guest.id));
      case 'ready':
        return this.#gathering.reseat(seating => setReady(seating, guest.id, r.ready, r.entropy));
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
        return sitting?.over ? { log: sitting.log(header.code) } : refusals.notOver;
      }
      case 'enter':
      case 'leave':
      case 'press':
        return {};
    }
  }
  async #asHost(guest: Guest, act: () => Promise<JsonObject | Refusal>): Promise<JsonObject | Refusal> {
    if (guest.id !== this.#at.header.seating.host) return no.notHost;
    const answer = await act();
    this.#playing.stir();
    return answer;
  }
}
