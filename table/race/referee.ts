/**
 * One race from its declaration until its hands are down (`close.ts` decides when it is over, `verdict.ts` what came of it). A race is a
 * value; events come in as arguments, time included, so that the server and the benchmark run the very same code.
 *
 * The caller
 * - sets the race, and from then until it is closed pings every connection at the pace of `pingPause`;
 * - sends each call when it is due, a ping right behind it, and reports it (`told`). What the cue reveals (the cards of a duel) travels
 *   in the call, never ahead of it;
 * - hands in what arrives (`press`; `madeAfter` says of a move when it was made), stamped by one monotonic clock with
 *   fractions of milliseconds, so that a pong and a press that came in one after the other keep their order;
 * - asks `closesAt` after every such event and every pong, and once that instant has come takes the `verdict`.
 */
import { FALSE_STARTS, FASTEST, HOLD } from '../../kernel/machine/false-start.ts';
import type { PressHow } from '../../wire/requests.ts';
import { judgeHand, possible } from './claim.ts';
import { type Chance, type Cue, chooseCue, type RacerConnection, type RaceSeat } from './cue.ts';
import type { Path, RaceMillis } from './path.ts';

/** The terms of a race: who takes part, how long after the cue a hand counts, and how many hands may be missing. */
export type RaceTerms = { readonly seats: readonly RaceSeat[]; readonly within: RaceMillis; readonly mayMiss: number };

/** A hand that is down: its claim, its arrival, and how it was made. */
export type LaidHand = { readonly claim: RaceMillis; readonly arrival: RaceMillis } & PressHow;

export type Entrant = {
  readonly seat: RaceSeat;
  /** Plays on this machine: a bot, whose reaction time the caller chose. */
  readonly local: boolean;
  /** When the call was sent. */
  readonly told: RaceMillis | null;
  readonly down: LaidHand | null;
  /** The number of their false starts: presses before the cue, or sooner after it than human reaction allows. */
  readonly early: number;
  readonly gone: boolean;
};

export type LedRace = { readonly terms: RaceTerms; readonly cue: Cue; readonly entrants: readonly Entrant[] };

/** What is known of each connection so far; none for local players. */
export type Paths = ReadonlyMap<RaceSeat, Path>;

/**
 * How a press was judged: as a hand; as a false start (WB-82), the first of which holds the hand for a while and the second takes it
 * out of the race; as one of a hand that is held; or not at all (no entrant, or the hand is down or out).
 */
export type Heard = 'hand' | 'early' | 'out' | 'held' | 'ignored';

export function setRace(
  terms: RaceTerms,
  connections: ReadonlyMap<RaceSeat, RacerConnection>,
  now: RaceMillis,
  chance: Chance,
): LedRace {
  const cue = chooseCue(connections, now, chance);
  const entrants = terms.seats.map(seat => {
    const local = !connections.has(seat);
    return { seat, local, told: local ? cue.at : null, down: null, early: 0, gone: false };
  });
  return { terms, cue, entrants };
}

const entrant = (race: LedRace, seat: RaceSeat): Entrant | null => race.entrants.find(each => each.seat === seat) ?? null;

const changed = (race: LedRace, seat: RaceSeat, change: Partial<Entrant>): LedRace => ({
  ...race,
  entrants: race.entrants.map(each => (each.seat === seat ? { ...each, ...change } : each)),
});

/** The call to a seat was sent. */
export const told = (race: LedRace, seat: RaceSeat, at: RaceMillis): LedRace => changed(race, seat, { told: at });

/** A seat has left or lost its connection and will lay no hand (WB-47). A hand that is down stays down. */
export const gone = (race: LedRace, seat: RaceSeat): LedRace => changed(race, seat, { gone: true });

/** A seat joined before the cue, over the wire or locally: its hand counts as if it had been there all along. */
export const came = (race: LedRace, seat: RaceSeat, local: boolean): LedRace =>
  changed(race, seat, { gone: false, local, told: local ? race.cue.at : null });

/** Is this seat sure to lay no hand, or none that counts? */
export const isOut = ({ gone, early }: Entrant): boolean => gone || early >= FALSE_STARTS;

/**
 * The earliest time after the cue at which a move arriving now was made: a move on the wire at the deadline was made before it (WB-83).
 * Null where no path delays it: for a player not called over the wire.
 */
export function madeAfter(race: LedRace, seat: RaceSeat, path: Path, arrival: RaceMillis): RaceMillis | null {
  const who = entrant(race, seat);
  return who === null || who.local || who.told === null ? null : possible(path, who.told, arrival).low;
}

/**
 * The apparent reaction of a press on arrival; negative before the cue. A page that itself claims to have been
 * sooner than the network shows is believed: a stalled line excuses no false start.
 */
function reactionOf({ told, local }: Entrant, { claim, arrival }: LaidHand, path: Path): RaceMillis {
  if (told === null) return Number.NEGATIVE_INFINITY;
  if (local) return claim;
  const { time } = judgeHand(path, told, { claim, arrival });
  return claim < time ? claim : time;
}

/** A press has arrived, with the reaction time that its page measured. */
export function press(
  race: LedRace,
  seat: RaceSeat,
  down: LaidHand,
  path: Path,
): { readonly race: LedRace; readonly heard: Heard } {
  const who = entrant(race, seat);
  if (who === null || who.down !== null || isOut(who)) return { race, heard: 'ignored' };
  const reaction = reactionOf(who, down, path);
  if (reaction < FASTEST) {
    const after = { ...who, early: who.early + 1 };
    return { race: changed(race, seat, after), heard: isOut(after) ? 'out' : 'early' };
  }
  if (who.early > 0 && reaction < HOLD) return { race, heard: 'held' };
  return { race: changed(race, seat, { down }), heard: 'hand' };
}
