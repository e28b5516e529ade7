/**
 * The guests at the table, and what they have been told. Viewers share a story: all of the rail reads the same updates, and an update is
 * made only when there is a reader. What a viewer must not know yet (the rail may watch with a delay; a cue is due at its instant)
 * waits, and everything after it waits behind it, for guests who join meanwhile too.
 */
import type { Millis, Seat, Viewer } from '../../kernel/seat.ts';
import type { Clocks, TableView, Update } from '../../wire/protocol.ts';
import type { TableTold } from '../../wire/tellings.ts';
import type { GameInPlay } from '../play/in-play.ts';
import type { TableAdvanced } from '../play/progress.ts';
import { proofOf } from '../play/record.ts';
import type { Guest, Runtime } from '../runtime.ts';
import type { OwnView } from '../view.ts';
import { ViewerFeed, type Witnessed } from './feed.ts';
import { QUIET, type Stream, type StreamStep } from './stream.ts';

/** The last update a guest saw, and of which game. */
export type Seen = { readonly game: number; readonly n: number };
/** How a cue is shown: to each seat in its own way at its own instant of the server's clock, to the rail when it is due. */
export interface Calls {
  readonly seats: ReadonlyMap<Seat, { readonly sendAt: Millis; readonly showAt: Millis | null }>;
  readonly due: Millis;
  sent(seat: Seat): void;
}
/** An event not yet told to all. */
interface Untold {
  readonly out: TableAdvanced;
  /** The number of the game's inputs before it. */
  readonly after: number;
  readonly clocks: Clocks;
  readonly cue: { readonly showAt: Millis | null } | null;
}

/** Inputs replayed in one go for a joining guest. */
const BREATH = 32;

export class Audience {
  readonly #runtime: Runtime;
  readonly #code: string;
  readonly #seatOf: (guest: string) => Seat | null;
  readonly #guests = new Map<string, Guest>();
  readonly #viewings = new Map<Viewer, ViewerFeed>();
  readonly #untold = new Map<Viewer, Untold[]>();
  readonly #timers = new Set<() => void>();
  #toldLast: Stream | null = null;
  #groups: Map<Viewer, Guest[]> | null = null;
  #inPlay: GameInPlay | null = null;

  /** `seatOf` says who plays the game shown, and from which seat. */
  constructor(runtime: Runtime, code: string, seatOf: (guest: string) => Seat | null) {
    this.#runtime = runtime;
    this.#code = code;
    this.#seatOf = seatOf;
  }
  get size(): number {
    return this.#guests.size;
  }
  get guests(): Iterable<Guest> {
    return this.#guests.values();
  }
  guest(id: string): Guest | undefined {
    return this.#guests.get(id);
  }
  /** A guest's second page replaces the first. */
  enter(guest: Guest): void {
    const other = this.#guests.get(guest.id);
    if (other !== undefined && other !== guest) this.#dismiss(other, 'opened elsewhere');
    this.#guests.set(guest.id, guest);
    this.#groups = null;
  }
  /** False when they were not here, or have rejoined since. */
  leave(guest: Guest): boolean {
    if (this.#guests.get(guest.id) !== guest) return false;
    this.#guests.delete(guest.id);
    this.#groups = null;
    return true;
  }
  sendAway(id: string, why: string): void {
    const guest = this.#guests.get(id);
    if (guest !== undefined) this.#dismiss(guest, why);
  }
  /** A guest has changed seats. */
  reseated(): void {
    this.#groups = null;
  }

  // ---- the game

  begin(inPlay: GameInPlay): void {
    this.stop();
    this.#inPlay = inPlay;
    this.#groups = null;
    for (const [seat, { kind }] of inPlay.start.players.entries())
      if (kind === 'guest') this.#viewings.set(seat, new ViewerFeed(inPlay, seat));
    this.#viewings.set('rail', new ViewerFeed(inPlay, 'rail'));
  }
  /** There is no game to show any more. */
  end(): void {
    this.stop();
    this.#inPlay = null;
    this.#groups = null;
  }
  /** Prepares for a joining guest: after a table was loaded, its game is replayed for them, yielding to others in between. */
  async prepare(guest: string): Promise<void> {
    for (;;) {
      const feed = this.#viewings.get(this.#viewerOf(guest));
      const known = feed === undefined ? 0 : this.#knownTo(feed.stream.viewer);
      if (feed === undefined || feed.inputs >= known) return;
      feed.skipTo(Math.min(known, feed.inputs + BREATH));
      await this.#runtime.breathe();
    }
  }
  /** What a guest has missed since they were here; null when that is too long ago, or they never were. */
  missed(guest: string, since: Seen | null): readonly StreamStep[] | null {
    if (since === null || since.game !== this.#inPlay?.start.game) return null;
    return this.#viewings.get(this.#viewerOf(guest))?.missed(since.n) ?? null;
  }
  /** The game for a guest who has just joined: what they missed, or its current state. */
  show(guest: Guest, missed: readonly StreamStep[] | null): void {
    const inPlay = this.#inPlay;
    if (inPlay === null) return;
    const viewer = this.#viewerOf(guest.id);
    const clocks = inPlay.clocks(this.#runtime.date());
    // The running clocks would reveal who is asked now.
    const shown = this.isBehind(viewer) ? { now: clocks.now, deadlines: clocks.deadlines.map(() => null) } : clocks;
    for (const { update, change } of missed ?? this.#whole(viewer)) guest.send(this.#told(update, shown, null), change);
    if (inPlay.over) guest.send({ tell: 'proof', table: this.#code, proof: proofOf(this.#code, inPlay.start) });
  }
  /** What the last inputs of the game told this guest's seat or the rail, as far as it may be known there. */
  witnessed(guest: string): Witnessed {
    return this.#viewings.get(this.#viewerOf(guest))?.witnessed ?? { from: 0, told: [] };
  }
  /** Tells each viewer what they witnessed of an event, the rail after its delay. */
  tell(out: TableAdvanced, railDelay: Millis, calls: Calls | null): void {
    const inPlay = this.#inPlay!;
    const clocks = inPlay.clocks(this.#runtime.date());
    const after = inPlay.taken.length - 1;
    for (let seat = 0; seat < inPlay.start.players.length; seat++) {
      const call = calls?.seats.get(seat);
      if (calls === null) this.#tellViewer(seat, { out, after, clocks, cue: null });
      else
        this.#tellLater(seat, { out, after, clocks, cue: { showAt: call?.showAt ?? null } }, call?.sendAt ?? calls.due, () =>
          calls.sent(seat),
        );
    }
    if (railDelay > 0) this.#tellLater('rail', { out, after, clocks, cue: null }, this.#runtime.now() + railDelay);
    else if (calls === null) this.#tellViewer('rail', { out, after, clocks, cue: null });
    else this.#tellLater('rail', { out, after, clocks, cue: { showAt: null } }, calls.due);
  }
  /** Is anything still withheld from this viewer? */
  isBehind(viewer: Viewer): boolean {
    return this.#untold.has(viewer);
  }
  /** Releases everything that was withheld. */
  tellAll(): void {
    for (const viewer of [...this.#untold.keys()]) this.#catchUp(viewer, Number.POSITIVE_INFINITY);
  }
  stop(): void {
    for (const cancel of this.#timers) cancel();
    this.#timers.clear();
    this.#untold.clear();
    this.#viewings.clear();
  }

  // ---- everything else

  broadcast(told: TableTold): void {
    for (const guest of this.#guests.values()) guest.send(told);
  }
  /** To viewers who are up to date only: it would give away withheld events. */
  hint(told: TableTold, railDelay: Millis): void {
    for (const [viewer, guests] of this.#byViewer())
      if (viewer !== 'rail' || railDelay === 0) for (const guest of guests) guest.send(told);
  }
  /** Sends the state of the table; viewers with the same state share one message. */
  tellTable(view: TableView, own: (guest: string) => OwnView, except?: Guest): void {
    const words = new Map<string, TableTold>();
    for (const guest of this.#guests.values()) {
      if (guest === except) continue;
      const { you, seq, orders } = own(guest.id);
      const mine = orders === undefined ? {} : { orders };
      const told = words.get(`${you} ${seq}`) ?? { tell: 'table', table: { ...view, you, seq, ...mine } };
      words.set(`${you} ${seq}`, told);
      guest.send(told);
    }
  }

  #dismiss(guest: Guest, why: string): void {
    this.leave(guest);
    guest.send({ tell: 'gone', table: this.#code, why });
  }
  #viewerOf(guest: string): Viewer {
    return this.#seatOf(guest) ?? 'rail';
  }
  #byViewer(): ReadonlyMap<Viewer, readonly Guest[]> {
    if (this.#groups === null) {
      this.#groups = new Map();
      for (const guest of this.#guests.values()) {
        const viewer = this.#viewerOf(guest.id);
        const group = this.#groups.get(viewer);
        if (group) group.push(guest);
        else this.#groups.set(viewer, [guest]);
      }
    }
    return this.#groups;
  }
  /** The number of inputs this viewer may know of. */
  #knownTo(viewer: Viewer): number {
    return (this.#inPlay?.taken.length ?? 0) - (this.#untold.get(viewer)?.length ?? 0);
  }
  #whole(viewer: Viewer): readonly StreamStep[] {
    const feed = this.#viewings.get(viewer);
    return feed === undefined ? [] : [{ update: feed.stream.now(QUIET), change: null }];
  }
  #told(update: Update, clocks: Clocks, cue: Untold['cue']): TableTold {
    if (cue === null) return { tell: 'update', table: this.#code, update, clocks };
    return { tell: 'cue', table: this.#code, showAt: cue.showAt, update, clocks };
  }
  #tellViewer(viewer: Viewer, what: Untold): void {
    const untold = this.#untold.get(viewer);
    if (untold !== undefined) untold.push(what);
    else this.#tellNow(viewer, what);
  }
  #tellNow(viewer: Viewer, { out, after, clocks, cue }: Untold): void {
    const feed = this.#viewings.get(viewer);
    // A viewer who has not been here since the table was loaded is prepared on joining.
    if (feed === undefined || feed.inputs !== after) return;
    const guests = this.#byViewer().get(viewer);
    if (guests === undefined) feed.pass(out, this.#toldLast);
    const step = guests === undefined ? null : feed.after(out, this.#toldLast);
    this.#toldLast = feed.stream;
    if (step === null) return;
    const told = this.#told(step.update, clocks, cue);
    for (const guest of guests!) guest.send(told, step.change);
  }
  #tellLater(viewer: Viewer, what: Untold, at: Millis, sent: () => void = () => {}): void {
    const untold = this.#untold.get(viewer) ?? [];
    this.#untold.set(viewer, untold);
    untold.push(what);
    const cancel = this.#runtime.wake(Math.max(0, at - this.#runtime.now()), () => {
      this.#timers.delete(cancel);
      // Before sending, so that the ping right behind it counts as sent after it.
      sent();
      // On the rail every step has its own delay; at a seat, everything behind a cue comes with it.
      this.#catchUp(viewer, viewer === 'rail' && what.cue === null ? 1 : Number.POSITIVE_INFINITY);
    });
    this.#timers.add(cancel);
  }
  #catchUp(viewer: Viewer, steps: number): void {
    const untold = this.#untold.get(viewer) ?? [];
    for (const what of untold.splice(0, steps)) this.#tellNow(viewer, what);
    if (untold.length === 0) this.#untold.delete(viewer);
  }
}
