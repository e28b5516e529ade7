/**
 * The perfect observer: one seat that remembers everything it witnessed and thinks of every table that could have led to it. It knows
 * nothing of the who-knows-what bits, so it can judge them: what a view or a telling shows must be so at every table it thinks of.
 */

import type { Spot } from '../../kernel/cards/zones.ts';
import type { Seat } from '../../kernel/seat.ts';

/** Faces row by row; a free row is sorted, since its order means nothing. */
type World = readonly (readonly string[])[];
export interface Observed {
  readonly kind: 'move' | 'look' | 'reveal' | 'shuffle';
  readonly from: Spot;
  /** The positions of the cards in the row (unknown in a free row). */
  readonly picks: readonly number[];
  readonly to?: Spot;
  readonly top?: boolean;
  /** Who looks. */
  readonly seat?: Seat;
}
/** A possible event: the table it leads to and the faces touched, in order. */
interface Possible {
  readonly world: World;
  readonly touched: readonly string[];
}

const isFree = (spot: Spot): boolean => spot.is.order === 'free';
const without = (row: readonly string[], picks: readonly number[]): string[] => row.filter((_, i) => !picks.includes(i));
/** All ways to take n positions out of a row, in any order. */
function* choices(row: readonly string[], n: number, taken: readonly number[] = []): Generator<readonly number[]> {
  if (taken.length === n) {
    yield taken;
    return;
  }
  const tried = new Set<string>();
  for (let i = 0; i < row.length; i++) {
    if (taken.includes(i) || tried.has(row[i]!)) continue;
    tried.add(row[i]!);
    yield* choices(row, n, [...taken, i]);
  }
}
const put = (world: World, rows: readonly (readonly [Spot, readonly string[]])[]): World => {
  const next = world.slice();
  for (const [spot, row] of rows) next[spot.row] = isFree(spot) ? row.toSorted() : row;
  return next;
};
const contains = (all: readonly string[], some: readonly string[]): boolean => {
  const left = all.slice();
  return some.every(face => {
    const i = left.indexOf(face);
    if (i >= 0) left.splice(i, 1);
    return i >= 0;
  });
};

export class Observer {
  readonly #rows: readonly Spot[];
  readonly #seat: Seat;
  #worlds: World[];

  constructor(room: { readonly spots: readonly Spot[] }, seats: number, seat: Seat, start: World) {
    this.#rows = room.spots.filter(spot => spot.owner === null || spot.owner < seats);
    this.#seat = seat;
    this.#worlds = [start];
  }
  get thinksOf(): number {
    return this.#worlds.length;
  }

  /**
   * Takes an event; the faces really touched are used only as far as this seat could see them. Null when all is well; otherwise what was
   * shown without being certain.
   */
  witness(what: Observed, touched: readonly string[], after: World, shown: readonly (string | null)[]): string | null {
    const seen = this.#sees(what, touched) + this.#rowsSeen(after);
    const possible = this.#worlds
      .flatMap(world => [...this.#possible(world, what)])
      .filter(p => this.#sees(what, p.touched) + this.#rowsSeen(p.world) === seen);
    const positional = !isFree(what.from) || (what.to !== undefined && !isFree(what.to));
    const known = shown.filter(face => face !== null);
    const certain = (p: Possible): boolean =>
      positional ? shown.every((face, i) => face === null || face === p.touched[i]) : contains(p.touched, known);
    const worlds = new Map(possible.map(p => [JSON.stringify(p.world), p.world]));
    this.#worlds = [...worlds.values()];
    return possible.every(certain) ? null : `seat ${this.#seat} is told ${JSON.stringify(shown)} but cannot be certain of it`;
  }
  /** Null when everything shown to this seat in this row is certain; otherwise what is not. */
  judge(spot: Spot, shown: readonly (string | null)[]): string | null {
    const known = shown.filter(face => face !== null);
    for (const world of this.#worlds) {
      const row = world[spot.row]!;
      const certain = isFree(spot) ? contains(row, known) : shown.every((face, i) => face === null || face === row[i]);
      if (!certain || row.length !== shown.length)
        return `seat ${this.#seat} sees ${JSON.stringify(shown)} in ${spot.zone}, but it could be ${JSON.stringify(row)}`;
    }
    return null;
  }

  #eyes(spot: Spot): boolean {
    return spot.is.seen === 'all' || (spot.is.seen === 'owner' && spot.owner === this.#seat);
  }
  /** The rows whose faces it sees. */
  #rowsSeen(world: World): string {
    return JSON.stringify(this.rows().map(spot => (this.#eyes(spot) ? put(world, [[spot, world[spot.row]!]])[spot.row] : null)));
  }
  #sees(what: Observed, touched: readonly string[]): string {
    const sees =
      what.kind === 'reveal' ||
      (what.kind === 'look' && (what.seat === this.#seat || this.#eyes(what.from))) ||
      (what.kind === 'move' && (this.#eyes(what.from) || this.#eyes(what.to!)));
    if (!sees) return `${touched.length} cards`;
    return JSON.stringify(isFree(what.from) && (what.to === undefined || isFree(what.to)) ? touched.toSorted() : touched);
  }
  *#possible(world: World, what: Observed): Generator<Possible> {
    const row = world[what.from.row]!;
    if (what.kind === 'shuffle') {
      if (isFree(what.from)) yield { world, touched: [] };
      else
        for (const order of choices(row, row.length))
          yield { world: put(world, [[what.from, order.map(i => row[i]!)]]), touched: [] };
      return;
    }
    for (const picks of isFree(what.from) ? choices(row, what.picks.length) : [what.picks]) {
      const touched = picks.map(i => row[i]!);
      if (what.kind !== 'move') yield { world, touched };
      else {
        const goal = world[what.to!.row]!;
        yield {
          world: put(world, [
            [what.from, without(row, picks)],
            [what.to!, what.top ? [...touched, ...goal] : [...goal, ...touched]],
          ]),
          touched,
        };
      }
    }
  }
  /** Every row this seat's table has. */
  rows(): readonly Spot[] {
    return this.#rows;
  }
}
