/**
 * Who is at the table, and what they have been told. Viewers share a story: everybody on the rail reads the same updates, and nobody's are
 * made when nobody is there to read them. What a viewer must not know yet (the rail may watch with a delay; a cue is due at its instant)
 * waits, and whatever comes after it waits behind it, for whoever comes in meanwhile too.
 */
import type { Millis, Seat, Viewer } from '../kernel/seat.ts';
import type { Clocks, TableView, Told, Update } from '../wire/protocol.ts';
import type { Guest, House } from './house.ts';
import type { Went } from './progress.ts';
import { proofOf, type Sitting } from './sitting.ts';
import { catchUp, type Step, type Stream } from './stream.ts';

/** The last update somebody saw, and of which game. */
export type Seen = { readonly game: number; readonly n: number };
/** How a cue is shown: each seat its own way at its own instant of the house's clock, everybody else when it is due. */
export interface Calls {
  readonly seats: ReadonlyMap<Seat, { readonly sendAt: Millis; readonly showAt: Millis | null }>;
  readonly due: Millis;
  sent(seat: Seat): void;
}
/** Something that happened and has not been told yet. */
interface Untold {
  readonly out: Went;
  readonly clocks: Clocks;
  readonly cue: { readonly showAt: Millis | null } | null;
}

export class Audience {
  readonly #house: House;
  readonly #code: string;
  readonly #seatOf: (guest: string) => Seat | null;
  readonly #guests = new Map<string, Guest>();
  readonly #streams = new Map<Viewer, Stream>();
  readonly #untold = new Map<Viewer, Untold[]>();
  readonly #timers = new Set<() => void>();
  #toldLast: Stream | null = null;
  #groups: Map<Viewer, Guest[]> | null = null;
  #sitting: Sitting | null = null;

  /** `seatOf` says who plays the game that is shown, and from which seat. */
  constructor(house: House, code: string, seatOf: (guest: string) => Seat | null) {
    this.#house = house;
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
  /** Who comes in a second time (another page of his) takes the place of the first. */
  enter(guest: Guest): void {
    const other = this.#guests.get(guest.id);
    if (other !== undefined && other !== guest) this.#dismiss(other, 'opened elsewhere');
    this.#guests.set(guest.id, guest);
    this.#groups = null;
  }
  /** False when he was not here, or came in anew since. */
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
  /** Somebody sits elsewhere than before. */
  reseated(): void {
    this.#groups = null;
  }

  // ---- the game

  begin(sitting: Sitting): void {
    this.stop();
    this.#sitting = sitting;
    this.#groups = null;
  }
  /** The game as it stands for somebody who has just come: what he missed, or how things are. */
  show(guest: Guest, since: Seen | null): void {
    const sitting = this.#sitting;
    if (sitting === null) return;
    const from = since !== null && since.game === sitting.start.game ? since.n : null;
    const viewer = this.#viewerOf(guest.id);
    const clocks = sitting.clocks(this.#house.date());
    // Whose time runs now would say who is asked now.
    const shown = this.isBehind(viewer) ? { ...clocks, deadlines: clocks.deadlines.map(() => null) } : clocks;
    for (const { update, change } of this.#missed(sitting, viewer, from)) guest.send(this.#told(update, shown, null), change);
    if (sitting.over) guest.send({ tell: 'proof', table: this.#code, proof: proofOf(this.#code, sitting.start) });
  }
  /** Something happened: everybody is told what he witnessed of it, the rail so much later. */
  tell(out: Went, railDelay: Millis, calls: Calls | null): void {
    const sitting = this.#sitting!;
    const clocks = sitting.clocks(this.#house.date());
    for (let seat = 0; seat < sitting.start.players.length; seat++) {
      const call = calls?.seats.get(seat);
      if (calls === null) this.#tellViewer(seat, { out, clocks, cue: null });
      else
        this.#tellLater(seat, { out, clocks, cue: { showAt: call?.showAt ?? null } }, call?.sendAt ?? calls.due, () =>
          calls.sent(seat),
        );
    }
    if (railDelay > 0) this.#tellLater('rail', { out, clocks, cue: null }, this.#house.now() + railDelay);
    else if (calls === null) this.#tellViewer('rail', { out, clocks, cue: null });
    else this.#tellLater('rail', { out, clocks, cue: { showAt: null } }, calls.due);
  }
  /** Is there something that this viewer must not know yet? */
  isBehind(viewer: Viewer): boolean {
    return this.#untold.has(viewer);
  }
  /** Nothing need be kept from anybody any more. */
  tellAll(): void {
    for (const viewer of [...this.#untold.keys()]) this.#catchUp(viewer, Number.POSITIVE_INFINITY);
  }
  stop(): void {
    for (const cancel of this.#timers) cancel();
    this.#timers.clear();
    this.#untold.clear();
    this.#streams.clear();
  }

  // ---- everything else

  broadcast(told: Told): void {
    for (const guest of this.#guests.values()) guest.send(told);
  }
  /** To all who are not behind: what would give away what they must not know yet. */
  hint(told: Told, railDelay: Millis): void {
    for (const [viewer, guests] of this.#byViewer())
      if (viewer !== 'rail' || railDelay === 0) for (const guest of guests) guest.send(told);
  }
  /** How the table is furnished; those who would be told the same are told in the same words. */
  tellTable(view: TableView, own: (guest: string) => Pick<TableView, 'you' | 'seq'>, except?: Guest): void {
    const words = new Map<string, Told>();
    for (const guest of this.#guests.values()) {
      if (guest === except) continue;
      const { you, seq } = own(guest.id);
      const told = words.get(`${you} ${seq}`) ?? { tell: 'table', table: { ...view, you, seq } };
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
  #missed(sitting: Sitting, viewer: Viewer, from: number | null): readonly Step[] {
    const known = this.#streams.get(viewer);
    if (known !== undefined && from === null) return [{ update: known.now([]), change: null }];
    if (known !== undefined && from === known.n) return [];
    const taken = sitting.taken.slice(0, sitting.taken.length - (this.#untold.get(viewer)?.length ?? 0));
    const { stream, missed } = catchUp(
      sitting.game,
      sitting.start.game,
      sitting.first,
      taken,
      viewer,
      from ?? Number.POSITIVE_INFINITY,
    );
    this.#streams.set(viewer, stream);
    return from === null ? [{ update: stream.now([]), change: null }] : missed;
  }
  #told(update: Update, clocks: Clocks, cue: Untold['cue']): Told {
    if (cue === null) return { tell: 'update', table: this.#code, update, clocks };
    return { tell: 'cue', table: this.#code, showAt: cue.showAt, update, clocks };
  }
  #tellViewer(viewer: Viewer, what: Untold): void {
    const untold = this.#untold.get(viewer);
    if (untold !== undefined) untold.push(what);
    else this.#tellNow(viewer, what);
  }
  #tellNow(viewer: Viewer, { out, clocks, cue }: Untold): void {
    const guests = this.#byViewer().get(viewer);
    const stream = this.#streams.get(viewer);
    if (guests === undefined || stream === undefined) {
      this.#streams.delete(viewer);
      return;
    }
    const step = stream.after(out, out.told(viewer), this.#toldLast);
    this.#toldLast = stream;
    if (step === null) return;
    const told = this.#told(step.update, clocks, cue);
    for (const guest of guests) guest.send(told, step.change);
  }
  #tellLater(viewer: Viewer, what: Untold, at: Millis, sent: () => void = () => {}): void {
    const untold = this.#untold.get(viewer) ?? [];
    this.#untold.set(viewer, untold);
    untold.push(what);
    const cancel = this.#house.wake(Math.max(0, at - this.#house.now()), () => {
      this.#timers.delete(cancel);
      // On the rail every step has its own delay; at a seat all that waited behind a cue comes with it.
      this.#catchUp(viewer, viewer === 'rail' && what.cue === null ? 1 : Number.POSITIVE_INFINITY);
      sent();
    });
    this.#timers.add(cancel);
  }
  #catchUp(viewer: Viewer, steps: number): void {
    const untold = this.#untold.get(viewer) ?? [];
    for (const what of untold.splice(0, steps)) this.#tellNow(viewer, what);
    if (untold.length === 0) this.#untold.delete(viewer);
  }
}
