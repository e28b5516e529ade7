/**
 * A simulated connection: two lanes, there and back, each of which keeps order as a TCP stream does.
 *
 * The model of one lane, all in milliseconds:
 * - a fixed way of 5–250. A connection's two ways differ by a factor of up to 3 in either direction;
 * - a load that wanders between 0 and 15 (the most is drawn per connection), a new level every second, in between linear;
 * - an independent jitter for each packet, exponential, its mean drawn per connection log-uniformly from 0.5–10;
 * - stalls, in which no packet gets through: up to one in three seconds, drawn per connection. Half of them are a lost segment that
 *   is resent, which takes a round trip; half are a busy radio, exponential with mean 80, at most 400. Packets sent
 *   meanwhile arrive at their end;
 * - order: no packet arrives before one sent earlier. Packets of one burst follow each other by a few microseconds.
 */
import type { ChanceStream } from './chance.ts';

/** Carries a packet from its departure to its arrival. Departures must come in order. */
export type Lane = (departure: number) => number;

export type SimulatedLine = { readonly there: Lane; readonly back: Lane; readonly wayThere: number; readonly wayBack: number };

export const SHORTEST_WAY = 5;
export const LONGEST_WAY = 250;
const MOST_UNEVEN = 3;
const BURST_GAP = 0.005;
/** For how long a line is simulated. */
export const SPAN = 130_000;

export type Habits = {
  readonly load: number;
  readonly jitter: number;
  readonly stallEvery: number;
  /** This share of packets is lost and resent 200 to 400 ms later. */
  readonly loss: number;
};

function laneOf(way: number, roundTrip: number, { load, jitter, stallEvery, loss }: Habits, chance: ChanceStream): Lane {
  const levels = Array.from({ length: SPAN / 1000 + 2 }, () => chance.between(0, load));
  const stalls: { from: number; to: number }[] = [];
  for (let at = chance.exponential(stallEvery); at < SPAN; at += chance.exponential(stallEvery)) {
    stalls.push({ from: at, to: at + (chance.happens(0.5) ? roundTrip : Math.min(400, chance.exponential(80))) });
  }
  let last = Number.NEGATIVE_INFINITY;
  return departure => {
    const second = Math.min(levels.length - 2, Math.max(0, Math.floor(departure / 1000)));
    const part = departure / 1000 - second;
    const level = levels[second]! * (1 - part) + levels[second + 1]! * part;
    const stall = stalls.find(each => each.from <= departure && departure < each.to);
    const again = loss > 0 && chance.happens(loss) ? chance.between(200, 400) : 0;
    const leaves = (stall === undefined ? departure : stall.to) + again;
    last = Math.max(last + BURST_GAP, leaves + way + level + chance.exponential(jitter));
    return last;
  };
}

/** The two directions of a line, and their behaviour. */
export type LineKind = { readonly wayThere: number; readonly wayBack: number; readonly habits: Habits };

/** A kind of line whose directions are `way` long on average. */
export function kindOf(way: number, chance: ChanceStream, loss = 0): LineKind {
  const uneven = chance.scaled(1 / MOST_UNEVEN, MOST_UNEVEN);
  const within = (length: number) => Math.min(LONGEST_WAY, Math.max(SHORTEST_WAY, length));
  return {
    wayThere: within((2 * way * uneven) / (1 + uneven)),
    wayBack: within((2 * way) / (1 + uneven)),
    habits: { load: chance.between(0, 15), jitter: chance.scaled(0.5, 10), stallEvery: 3000 / (1 - chance.next()), loss },
  };
}
/** The minutes of such a line around one race. */
export function lineOf({ wayThere, wayBack, habits }: LineKind, chance: ChanceStream): SimulatedLine {
  return {
    there: laneOf(wayThere, wayThere + wayBack, habits, chance),
    back: laneOf(wayBack, wayThere + wayBack, habits, chance),
    wayThere,
    wayBack,
  };
}

/** The link between two processes: messages in order, each taking 2 to 8 ms. */
export function busOf(chance: ChanceStream): Pick<SimulatedLine, 'there' | 'back'> {
  const lane = (): Lane => {
    let last = Number.NEGATIVE_INFINITY;
    return departure => {
      last = Math.max(last + BURST_GAP, departure + chance.between(2, 8));
      return last;
    };
  };
  return { there: lane(), back: lane() };
}
