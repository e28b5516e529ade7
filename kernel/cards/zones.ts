/**
 * Cards lie in zones. A zone declares how many rows it has and who sees the faces in it; storage, views, tellings and dreams all follow
 * from that one declaration.
 */
import type { Seat } from '../seat.ts';

export type Eyes = 'nobody' | 'owner' | 'all';
/** In a `fixed` zone a card's position has meaning and every viewer can follow it; in a `free` one it tells nothing. */
export type Order = 'fixed' | 'free';
export interface Zone {
  readonly by: 'table' | 'seat' | 'place' | 'seat-place';
  readonly seen: Eyes;
  readonly order: Order;
  /** The second axis: battlefields, locations. */
  readonly places: readonly string[];
  /** Faces that can never lie here; dreams never put them here. */
  readonly never: readonly string[];
}
export type Zones = { readonly [name: string]: Zone };
interface More<P extends readonly string[]> {
  readonly order?: Order;
  readonly never?: readonly string[];
  readonly places?: P;
}

/** One row for the whole table. */
export const pile = (seen: 'nobody' | 'all', more: More<never> = {}) =>
  ({ by: 'table', seen, order: more.order ?? 'fixed', places: [], never: more.never ?? [] }) as const satisfies Zone;
/** One row for each seat. */
export const own = (seen: Eyes, more: More<never> = {}) =>
  ({ by: 'seat', seen, order: more.order ?? 'free', places: [], never: more.never ?? [] }) as const satisfies Zone;
/** One row for each place. */
export const spots = <const P extends readonly string[]>(places: P, seen: 'nobody' | 'all', more: More<never> = {}) =>
  ({ by: 'place', seen, order: more.order ?? 'fixed', places, never: more.never ?? [] }) as const satisfies Zone;
/** One row for each seat at each place. */
export const field = <const P extends readonly string[]>(places: P, seen: Eyes, more: More<never> = {}) =>
  ({ by: 'seat-place', seen, order: more.order ?? 'fixed', places, never: more.never ?? [] }) as const satisfies Zone;

/** Part of every game: the cards not in play, sorted, open to all. */
export const box = pile('all', { order: 'free' });
export type WithBox<Z extends Zones> = Z & { readonly box: typeof box };

/** One row of one zone: a place where a card can lie. */
export interface Spot {
  readonly zone: string;
  readonly is: Zone;
  readonly owner: Seat | null;
  readonly place: string | null;
  /** Its index among the table's rows. */
  readonly row: number;
}
type SpotsOf<Z extends Zone> = Z['by'] extends 'table'
  ? Spot
  : Z['by'] extends 'seat'
    ? (seat: Seat) => Spot
    : Z['by'] extends 'place'
      ? (place: Z['places'][number]) => Spot
      : (seat: Seat, place: Z['places'][number]) => Spot;

/** The zones of a game, box included, with all rows for up to n seats. */
export interface Room<Z extends Zones = Zones> {
  readonly zones: WithBox<Z>;
  readonly most: number;
  readonly spots: readonly Spot[];
  /** Rows by name: `at.deck`, `at.hand(seat)`, `at.column(seat, 'bank')`. */
  readonly at: { readonly [N in keyof WithBox<Z>]: SpotsOf<WithBox<Z>[N]> };
}

export const furnish = <Z extends Zones>(declared: Z, most: number): Room<Z> => {
  const zones: Zones = { ...declared, box };
  const spots: Spot[] = [];
  const at: { [zone: string]: unknown } = {};
  for (const [zone, is] of Object.entries(zones)) {
    const first = spots.length;
    const owners = is.by === 'seat' || is.by === 'seat-place' ? Array.from({ length: most }, (_, seat) => seat) : [null];
    const places = is.places.length > 0 ? is.places : [null];
    for (const owner of owners) for (const place of places) spots.push({ zone, is, owner, place, row: spots.length });
    const of = (seat: Seat, place: number): Spot => spots[first + seat * places.length + place]!;
    if (is.by === 'table') at[zone] = of(0, 0);
    else if (is.by === 'seat') at[zone] = (seat: Seat) => spots[first + seat]!;
    else if (is.by === 'place') at[zone] = (place: string) => of(0, is.places.indexOf(place));
    else at[zone] = (seat: Seat, place: string) => of(seat, is.places.indexOf(place));
  }
  return { zones, most, spots, at } as unknown as Room<Z>;
};

/** The rows used by a table of n seats. */
export const spotsFor = (room: Room, seats: number): readonly Spot[] => room.spots.filter(s => s.owner === null || s.owner < seats);
