/**
 * One race from its declaration until its hands are down (`close.ts` says when it is over, `verdict.ts` what came of it). A race is a value; what happens to it comes in as an argument, time included,
 * so that the server and the benchmark run the very same code.
 *
 * The caller
 * - sets the race, and from then until it is closed pings every connection at the pace of `pingPause`;
 * - sends each call when it is due, a ping right behind it, and says so (`told`). What the cue reveals (the cards of a duel) travels
 *   in the call, never ahead of it;
 * - hands in what arrives (`loaded`, `press`), stamped by one monotonic clock with fractions of milliseconds, so that a pong and a
 *   press that came in one after the other keep their order;
 * - asks `closesAt` after every such event and every pong, and once that instant has come takes the `verdict`.
 */
import { latest, possible } from './claim.ts';
import { type Chance, type Connection, type Cue, chooseCue, type Seat } from './cue.ts';
import type { Millis, Path } from './path.ts';

/** What is raced for: who takes part, until how long after the cue a hand counts, and how many hands need not be waited for. */
export type Terms = { readonly seats: readonly Seat[]; readonly within: Millis; readonly mayMiss: number };

/** A press as it arrives: the reaction time its page measured, and the moves made since the cue that it reports, in order. */
export type Press<Move> = { readonly claim: Millis; readonly loads: readonly Move[] };

/** A hand that is down: what was claimed, and when it arrived. */
type Down = { readonly claim: Millis; readonly arrival: Millis };

export type Entrant<Move> = {
  readonly seat: Seat;
  /** Plays in the house: a bot, whose reaction time the caller drew itself. */
  readonly house: boolean;
  /** When the call was sent. */
  readonly told: Millis | null;
  readonly down: Down | null;
  /** How often he pressed before the cue. */
  readonly early: number;
  readonly gone: boolean;
  readonly loads: readonly Move[];
};

export type Race<Move> = { readonly terms: Terms; readonly cue: Cue; readonly entrants: readonly Entrant<Move>[] };

/** What is known of each connection by now; none for those who play in the house. */
export type Paths = ReadonlyMap<Seat, Path>;

/** How a press was taken: as a hand, as a press before the cue (WB-82), or not at all (no entrant, or his hand is down). */
export type Heard = 'hand' | 'early' | 'ignored';

export function setRace<Move>(terms: Terms, connections: ReadonlyMap<Seat, Connection>, now: Millis, chance: Chance): Race<Move> {
  const cue = chooseCue(connections, now, chance);
  const entrants = terms.seats.map(seat => {
    const house = !connections.has(seat);
    return { seat, house, told: house ? cue.at : null, down: null, early: 0, gone: false, loads: [] };
  });
  return { terms, cue, entrants };
}

const entrant = <Move>(race: Race<Move>, seat: Seat): Entrant<Move> | null =>
  race.entrants.find(each => each.seat === seat) ?? null;

const changed = <Move>(race: Race<Move>, seat: Seat, change: Partial<Entrant<Move>>): Race<Move> => ({
  ...race,
  entrants: race.entrants.map(each => (each.seat === seat ? { ...each, ...change } : each)),
});

/** The call to a seat was sent. */
export const told = <Move>(race: Race<Move>, seat: Seat, at: Millis): Race<Move> => changed(race, seat, { told: at });

/** A seat has left or lost its connection: it will lay no hand (WB-47). A hand that is down stays down. */
export const gone = <Move>(race: Race<Move>, seat: Seat): Race<Move> => changed(race, seat, { gone: true });

/** A move reported on its own, before the press: it counts if it was made before his own hand and before the deadline (WB-83). */
export function loaded<Move>(race: Race<Move>, seat: Seat, move: Move, path: Path, arrival: Millis): Race<Move> {
  const who = entrant(race, seat);
  if (who === null || who.down !== null || who.gone) return race;
  const late = who.told !== null && !who.house && possible(path, who.told, arrival).low > race.terms.within;
  return late ? race : changed(race, seat, { loads: [...who.loads, move] });
}

/** A press has arrived. */
export function press<Move>(
  race: Race<Move>,
  seat: Seat,
  { claim, loads }: Press<Move>,
  path: Path,
  arrival: Millis,
): { readonly race: Race<Move>; readonly heard: Heard } {
  const who = entrant(race, seat);
  if (who === null || who.down !== null || who.gone) return { race, heard: 'ignored' };
  const early = claim < 0 || who.told === null || (!who.house && latest(path, who.told, arrival) < 0);
  const all = [...who.loads, ...loads];
  if (early) return { race: changed(race, seat, { early: who.early + 1, loads: all }), heard: 'early' };
  return { race: changed(race, seat, { down: { claim, arrival }, loads: all }), heard: 'hand' };
}
