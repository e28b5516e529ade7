/**
 * A client of a server of tables: for pages, bots and load alike.
 *
 *   const client = connect({ url, open, now, wake, chance, entropy });
 *   client.on('update', ({ table, update }) => …);
 *   const answer = await client.ask({ ask: 'enter', table: 'ABCD' });
 *
 * It reconnects by itself after every loss, re-enters its tables where it left them, and repeats questions that may be repeated. A move
 * keeps its number, so it counts once however often it is sent. It goes where a table lives, and back when that server is gone. With
 * `ready` it pledges its part of the shuffle, and reveals it when the table shows all pledges (`pledges.ts`).
 */
import { isRefusal } from '../kernel/refusal.ts';
import type { Millis } from '../kernel/seat.ts';
import type { DealEvidence } from './evidence.ts';
import { FollowedTable } from './followed-table.ts';
import { Link, type LinkState } from './link.ts';
import { type PledgeDue, Pledges } from './pledges.ts';
import { PROTOCOL } from './protocol.ts';
import { type Asked, isAbout, Questions, refusals } from './questions.ts';
import type { Answer, Answered, PressHow, Question } from './requests.ts';
import { readFromServer, type Sent, type Told } from './tellings.ts';
import type { World } from './world.ts';

/** The events, by name. `connection` is about the server the client was told to connect to. */
export type Events = { readonly [T in Told as T['tell']]: T } & {
  readonly connection: { readonly state: LinkState | 'outdated' };
};
export interface Options extends World {
  /** The address of the socket, such as `wss://example.org/ws`. */
  readonly url: string;
}

/** How often the client sends a heartbeat, and sets its clock while seated; and how many readings that takes. */
const BEAT: Millis = 15_000;
const READINGS = 4;
/** When a table's server is gone, other servers may redirect there until they know. */
const HOMEWARD: Millis = 500;

interface Place {
  readonly followed: FollowedTable;
  link: Link;
  /** Questions about a table wait until the server has admitted us. */
  entered: boolean;
}

export class Client {
  readonly #world: World;
  readonly #home: Link;
  readonly #away = new Map<string, Link>();
  readonly #places = new Map<string, Place>();
  readonly #questions = new Questions();
  readonly #pledges: Pledges;
  /** Reveals that were sent, or are on their way. */
  readonly #revealed = new Set<string>();
  readonly #setting = new Set<Link>();
  readonly #ears = new Map<keyof Events, Set<(event: never) => void>>();
  #lobby = false;
  #beat: () => void;

  constructor({ url, ...world }: Options) {
    this.#world = world;
    this.#pledges = new Pledges(() => world.entropy(), world.memory);
    this.#home = this.#link(url);
    this.#home.connect();
    this.#beat = this.#nextBeat();
  }

  /** Subscribes to an event; returns the way to unsubscribe. */
  on<K extends keyof Events>(what: K, hear: (event: Events[K]) => void): () => void {
    const ears = this.#ears.get(what) ?? new Set();
    this.#ears.set(what, ears.add(hear));
    return () => void ears.delete(hear);
  }
  /** The answer, or a refusal. A question without a connection waits for one. */
  ask<Q extends Question>(question: Q): Promise<Answered<Q['ask']>> {
    if (this.#home.state === 'closed') return Promise.resolve(refusals.closed);
    if (question.ask === 'lobby') this.#lobby = question.on;
    if (question.ask === 'enter') this.#come(question.table);
    const { asked, answer } = this.#questions.add(question);
    this.#send(asked);
    return answer;
  }
  /** The cue of a race was painted: by the frame's own time stamp if there is one. */
  painted(table: string, at: Millis = this.#world.now()): void {
    this.#places.get(table)?.followed.paint(at);
  }
  /** A hand comes down: by the press's own time stamp if there is one. */
  press(table: string, at: Millis = this.#world.now(), how: PressHow = {}): Promise<Answered<'press'>> {
    return this.ask({ ask: 'press', table, claim: this.#places.get(table)?.followed.claim(at) ?? 0, ...how });
  }
  /** What this client saw and sent before the cards of that game were dealt. */
  evidence(table: string, game: number): DealEvidence | null {
    return this.#pledges.evidence(table, game);
  }
  /** A connection may be possible again (the page was woken, the network is back): tries now. */
  hurry(): void {
    this.#home.connect();
  }
  close(): void {
    this.#beat();
    for (const { followed } of this.#places.values()) followed.stop();
    this.#places.clear();
    this.#questions.close();
    for (const link of [...this.#away.values(), this.#home]) link.close();
  }

  // ---- questions

  #send(asked: Asked): void {
    const { id, question } = asked;
    const place = 'table' in question ? this.#places.get(question.table) : undefined;
    const link = place?.link ?? this.#home;
    if (link.state !== 'open' || (place?.entered === false && question.ask !== 'enter')) return;
    if (question.ask === 'move' || question.ask === 'undo') asked.seq ??= place?.followed.nextSeq() ?? 0;
    asked.on = link;
    const seq = asked.seq === null ? {} : { seq: asked.seq };
    const since = question.ask === 'enter' ? { since: place?.followed.since ?? null } : {};
    link.send(JSON.stringify({ id, ...question, ...seq, ...since, ...this.#pledged(question) }));
  }
  #pledged(question: Question): { readonly pledge?: string } {
    if (question.ask !== 'ready' || !question.ready || question.pledge !== undefined) return {};
    const pledge = this.#pledges.pledge(question.table, question.turned);
    return pledge === null ? {} : { pledge };
  }
  #takePart(table: string, due: PledgeDue): void {
    if ('ready' in due) void this.ask({ ask: 'ready', table, ready: due.ready });
    else if (!this.#revealed.has(due.reveal)) {
      this.#revealed.add(due.reveal);
      void this.ask({ ask: 'reveal', table, entropy: due.reveal }).then(answer => {
        if (isRefusal(answer)) this.#revealed.delete(due.reveal);
      });
    }
  }
  #sendWaiting(fits: (question: Question) => boolean): void {
    for (const asked of this.#questions.waiting()) if (fits(asked.question)) this.#send(asked);
  }
  /** Reads the clock a few times, each time right after the last answer: only then is a reading useful to the server. */
  async #setClock(link: Link, readings = READINGS): Promise<void> {
    if (this.#setting.has(link)) return;
    this.#setting.add(link);
    for (let i = 0; i < readings && link.state === 'open'; i++) {
      const { asked, answer } = this.#questions.add({ ask: 'time', sent: this.#world.now() });
      asked.on = link;
      link.send(JSON.stringify({ id: asked.id, ...asked.question }));
      await answer;
    }
    this.#setting.delete(link);
  }
  #nextBeat(): () => void {
    return this.#world.wake(BEAT, () => {
      for (const link of [this.#home, ...this.#away.values()]) {
        const seated = [...this.#places.values()].some(place => place.link === link && place.followed.seated);
        void this.#setClock(link, seated ? READINGS : 1);
      }
      this.#beat = this.#nextBeat();
    });
  }

  // ---- entering and leaving

  #link(address: string): Link {
    const link: Link = new Link(address, this.#world, {
      heard: text => this.#heard(link, text),
      changed: state => this.#changed(link, state),
    });
    return link;
  }
  #come(table: string): void {
    if (this.#places.has(table)) return;
    const followed = new FollowedTable(table, this.#world, step => this.#tell(step));
    this.#places.set(table, { followed, link: this.#home, entered: false });
  }
  #forget(table: string): void {
    this.#places.get(table)?.followed.stop();
    this.#places.delete(table);
    this.#pledges.lost(table);
    const used = new Set([...this.#places.values()].map(place => place.link));
    for (const link of this.#away.values()) if (!used.has(link)) this.#abandon(link);
  }
  /** Re-enters after the last update seen, unless that is already under way. */
  #enterAgain(table: string): void {
    if (this.#questions.isEntering(table)) return;
    void this.ask({ ask: 'enter', table }).then(answer => {
      if (isRefusal(answer) && answer !== refusals.closed) this.#tell({ tell: 'gone', table, why: answer.why });
    });
  }
  #go(place: Place, link: Link): void {
    const { code } = place.followed;
    place.link = link;
    place.entered = false;
    this.#pledges.lost(code);
    this.#questions.recall(code);
    link.connect();
    this.#enterAgain(code);
    this.#sendWaiting(question => question.ask === 'enter' && question.table === code);
  }
  #abandon(link: Link): void {
    this.#away.delete(link.address);
    link.close();
  }
  #changed(link: Link, state: LinkState): void {
    if (state === 'open') this.#opened(link);
    if (state === 'waiting' || state === 'closed') this.#questions.lost(link);
    if (state === 'waiting') this.#lost(link);
    if (link === this.#home) this.#hear('connection', { state });
  }
  #opened(link: Link): void {
    if (link === this.#home && this.#lobby) void this.ask({ ask: 'lobby', on: true });
    for (const [table, place] of this.#places) if (place.link === link) this.#enterAgain(table);
    this.#sendWaiting(() => true);
  }
  #lost(link: Link): void {
    for (const [table, place] of this.#places) {
      if (place.link !== link) continue;
      place.entered = false;
      this.#pledges.lost(table);
      // The next server asked for the table knows where it lives now, or takes it.
      if (link !== this.#home)
        this.#world.wake(HOMEWARD, () => {
          if (place.link === link && this.#places.get(place.followed.code) === place) this.#go(place, this.#home);
        });
    }
    if (link !== this.#home) this.#abandon(link);
  }

  // ---- receiving

  #heard(link: Link, text: string): void {
    const message = readFromServer(text);
    if (message === null) return;
    if ('re' in message) this.#answered(link, message);
    else this.#told(link, message);
  }
  #answered(link: Link, answer: Answer): void {
    const asked = this.#questions.answered(answer, link);
    if (asked === null) return;
    const { question, settle } = asked;
    if (question.ask === 'enter' || question.ask === 'leave') {
      const place = this.#places.get(question.table);
      if (question.ask === 'leave' || 'no' in answer) this.#forget(question.table);
      else if (place !== undefined) place.entered = true;
      this.#sendWaiting(waiting => isAbout(waiting, question.table));
    }
    settle('ok' in answer ? (answer.ok as Answered) : answer.no);
  }
  #told(link: Link, told: Sent): void {
    switch (told.tell) {
      case 'welcome':
        if (told.protocol > PROTOCOL) {
          this.close();
          this.#hear('connection', { state: 'outdated' });
        }
        break;
      case 'table': {
        const followed = this.#places.get(told.table.code)?.followed;
        const stood = followed?.seated === false;
        followed?.see(told.table);
        if (stood && followed.seated) void this.#setClock(link);
        // Ignores tables that the guest is not at.
        const due = followed === undefined ? null : this.#pledges.see(told.table);
        if (due !== null) this.#takePart(told.table.code, due);
        break;
      }
      case 'update':
      case 'cue': {
        const followed = this.#places.get(told.table)?.followed;
        if (followed?.take(told) === false) this.#enterAgain(told.table);
        if (followed?.isOver) this.#pledges.ended(told.table);
        return;
      }
      case 'set':
        this.#places.get(told.table)?.followed.setRace();
        void this.#setClock(link);
        break;
      case 'elsewhere': {
        const place = this.#places.get(told.table);
        if (place !== undefined) this.#go(place, this.#linkTo(told.address));
        break;
      }
      case 'gone':
        this.#forget(told.table);
        break;
    }
    this.#tell(told);
  }
  #linkTo(address: string): Link {
    if (address === this.#home.address) return this.#home;
    const link = this.#away.get(address) ?? this.#link(address);
    this.#away.set(address, link);
    return link;
  }
  #tell(told: Told): void {
    this.#hear(told.tell, told as never);
  }
  #hear<K extends keyof Events>(what: K, event: Events[K]): void {
    for (const hear of this.#ears.get(what) ?? []) hear(event as never);
  }
}

export const connect = (options: Options): Client => new Client(options);
