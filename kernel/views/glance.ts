/** A view built lazily: for bots, which look at little of it, but at thousands of tables. */

import type { Shape, Table } from '../cards/table.ts';
import type { Spot } from '../cards/zones.ts';
import type { Rules } from '../machine/run.ts';
import type { Seat } from '../seat.ts';
import { askOf, shown, type View } from './view.ts';

/** The rows of one zone, as this seat sees them. */
type Rows<S extends Shape> = (t: Table<S>, seat: Seat) => unknown;
const rowsOf = <S extends Shape>(spots: readonly Spot[]): Rows<S> => {
  const { by, order } = spots[0]!.is;
  const row = (t: Table<S>, seat: Seat, spot: Spot): unknown => shown(t, seat, t.cards[spot.row]!, order);
  const places = (t: Table<S>, seat: Seat, of: readonly Spot[]): unknown =>
    Object.fromEntries(of.map(spot => [spot.place!, row(t, seat, spot)]));
  if (by === 'table') return (t, seat) => row(t, seat, spots[0]!);
  if (by === 'place') return (t, seat) => places(t, seat, spots);
  const owners = [...new Set(spots.map(spot => spot.owner!))].map(owner => spots.filter(spot => spot.owner === owner));
  if (by === 'seat') return (t, seat) => owners.slice(0, t.seats).map(own => row(t, seat, own[0]!));
  return (t, seat) => owners.slice(0, t.seats).map(own => places(t, seat, own));
};

/** Makes the glances of one game. Each is valid until its table changes. */
export const glancesOf = <S extends Shape>(rules: Rules<S>): ((t: Table<S>, seat: Seat) => View<S>) => {
  const zones = [...new Set(rules.room.spots.map(({ zone }) => zone))];
  const rows = zones.map(zone => rowsOf<S>(rules.room.spots.filter(spot => spot.zone === zone)));
  class Zones {
    readonly t: Table<S>;
    readonly seat: Seat;
    readonly drawn: unknown[] = [];
    constructor(t: Table<S>, seat: Seat) {
      this.t = t;
      this.seat = seat;
    }
  }
  for (const [i, zone] of zones.entries()) {
    Object.defineProperty(Zones.prototype, zone, {
      get(this: Zones) {
        this.drawn[i] ??= rows[i]!(this.t, this.seat);
        return this.drawn[i];
      },
    });
  }
  return (t, seat) => {
    const view = {
      seats: t.seats,
      config: t.config,
      zones: new Zones(t, seat) as unknown as View<S>['zones'],
      open: t.open,
      get ask() {
        return askOf(rules, t);
      },
    };
    return rules.keeps ? { ...view, kept: t.kept[seat]! } : view;
  };
};
