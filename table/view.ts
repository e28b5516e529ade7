/** The table as its guests see it, in any game: seating and settings. */
import type { Millis, Seat } from '../kernel/seat.ts';
import { commitTo } from '../wire/proof.ts';
import type { HandsSign, TableView, Unrated } from '../wire/protocol.ts';
import type { Guest, Header, Off } from './runtime.ts';
import { isOfHouse } from './seats/drop-in.ts';
import { type Seating, seatOf } from './seats/seating.ts';

export interface About {
  readonly rules: number;
  /** The number of games begun here. */
  readonly games: number;
  /** Why the last game was called off, if it was. */
  readonly off: Off | null;
  /** Why the last game, though rated, changed no ratings. */
  readonly unrated: Unrated | null;
  readonly secret: string;
  readonly guests: Iterable<Guest>;
  isHeld(seat: Seat): boolean;
  /** How long until a bot stands in for this guest. */
  heldIn(guest: string): Millis | null;
  hands(guest: string): HandsSign | null;
}

/** The viewer's own part. */
export type OwnView = Pick<TableView, 'you' | 'seq' | 'barred' | 'orders'>;
export const ownView = (seating: Seating, guest: string, seqs: ReadonlyMap<string, number>): OwnView => ({
  you: seatOf(seating, guest),
  barred: seating.barred?.includes(guest) === true,
  seq: seqs.get(guest) ?? -1,
});

const pingOf = (guest: Guest | undefined): number | null => {
  const trip = guest?.line()?.path.trips.at(-1);
  return trip === undefined ? null : Math.round(trip.back - trip.sent);
};

/** The part shared by all viewers. */
export const tableView = (
  header: Header,
  { rules, games, off, unrated, secret, guests, isHeld, heldIn, hands }: About,
): TableView => {
  const { id: _, seating, ...rest } = header;
  const here = new Map([...guests].map(guest => [guest.id, guest]));
  const seated = seating.chairs.filter(c => c.kind === 'guest' && here.has(c.guest)).length;
  return {
    ...rest,
    ...(off === null ? {} : { off }),
    ...(unrated === null ? {} : { unrated }),
    rules,
    host: seating.host,
    gameNumber: header.status === 'gathering' ? games + 1 : games,
    chairs: seating.chairs.map((c, seat) => {
      const absent = { held: false, heldIn: null, ping: null };
      if (c.kind === 'free') return { kind: 'free', name: '', who: null, ready: false, connected: false, ...absent };
      if (c.kind === 'bot') return { kind: 'bot', name: c.bot, who: c.bot, ready: true, connected: true, ...absent };
      const guest = here.get(c.guest);
      const sign = hands(c.guest);
      return {
        kind: 'guest',
        name: c.name,
        who: c.guest,
        ...(c.face === undefined ? {} : { face: c.face }),
        ready: c.ready,
        connected: guest !== undefined,
        held: isHeld(seat),
        heldIn: header.status === 'playing' ? heldIn(c.guest) : null,
        ping: pingOf(guest),
        ...(sign === null ? {} : { hands: sign }),
      };
    }),
    watchers: here.size - seated,
    commitment: commitTo(secret),
    ...(seating.pledges === undefined ? {} : { pledges: seating.pledges }),
    ...(seating.missed === undefined ? {} : { missed: seating.missed.map(players => players.map(({ name }) => name)) }),
    ...(isOfHouse(seating) ? { house: true } : {}),
    ...(seating.next === undefined
      ? {}
      : { next: seating.next.flatMap(who => here.get(who) ?? []).map(({ id, name }) => ({ who: id, name })) }),
    turned: seating.turned === true,
    you: null,
    seq: -1,
    barred: false,
  };
};
