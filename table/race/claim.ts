/**
 * One hand: between which reaction times the press must lie, and what is taken of the page's claim.
 *
 * An honest claim is the better measurement: it is made on one clock, from the frame that showed the cue to the press, and is
 * good to a frame on any connection. So it is taken as it is, and the network only says what cannot be believed.
 *
 * The interval. Let R be the shortest round trip around the race. The cue was sent at S, the press arrived at A. Time at the
 * page is counted on a scale that is the server's clock less the fastest way there; a reaction is a difference on that scale,
 * so how R divides into there and back is never needed.
 * - The cue was there between S and S + e, where e is what the ping sent along with it took beyond R.
 * - The press was made no later than A - R, because nothing is faster than the fastest trip (and of the many pings around a race some
 *   trip comes close to that). It was made no earlier than the sending of the ping whose pong came in just before it, since the
 *   stream keeps order, and no earlier than A - R less the delay that the pongs next to it had.
 * The first of these two always holds, even on a bad line; the second is usually the closer one.
 * A page shows the cue at its next frame, so honest presses come up to a frame after what was said: the interval is at least that wide.
 *
 * What a lie is worth. A page that claims too little is moved to the early bound. What it gains is the doubt that must be granted
 * to an honest hand. That is never more than this line has shown between races (`past.ts`), and at least two frames.
 * Having been given the doubt once, a hand that was moved gets no wider ± than others: otherwise it would gain a second time, as
 * a photo finish with hands that beat it.
 *
 * The order on the wire. The ping that went with the cue is answered the moment it is there, and a press that claims x was made x after
 * that; the stream keeps order. So the pong lies before the press. One that comes after it, or together with a press that claims much
 * more, was held back (or the line stood still for longer than it ever did): such a hand is judged by its arrival.
 */
import { FASTEST } from '../../kernel/machine/false-start.ts';
import { excess, type Path, type RaceMillis, shortest, spread, tripSince, tripsAround } from './path.ts';

/** A frame of an ordinary screen. A claim is exact to half of it either way. */
export const FRAME: RaceMillis = 1000 / 60;
export const PLUS_MINUS: RaceMillis = FRAME / 2;
/** The doubt that every line is granted, and the most that any is: as long as a lost packet takes to be sent again on a long way. */
export const NARROWEST: RaceMillis = 2 * FRAME;
export const WIDEST: RaceMillis = 400;
/** Only trips since shortly before the cue say how short the path is during the race. */
const BEFORE_CUE: RaceMillis = 1000;
/** A ping tells of a message that was on its way within this time of it; of others, only the spread of the connection does. */
const CLOSE: RaceMillis = 60;
/** What comes in within this time of each other left together, or was held up together. */
const TOGETHER: RaceMillis = 10;

export type ClaimSpan = { readonly low: RaceMillis; readonly high: RaceMillis };

/** By its claim, by a bound that the claim was outside of, or by its arrival alone. */
export type Judged = 'claim' | 'clamped-early' | 'clamped-late' | 'arrival';

export type Judgement = { readonly time: RaceMillis; readonly plusMinus: RaceMillis; readonly judged: Judged };

const pathSince = (path: Path, told: RaceMillis): RaceMillis => shortest(path, told - BEFORE_CUE);
/** What is shown to be the connection's: by its past, or by a trip of this race that was shorter still. */
const wayOf = (path: Path, told: RaceMillis): RaceMillis =>
  path.past?.byClock ? path.past.way : Math.min(pathSince(path, told), path.past?.way ?? Number.POSITIVE_INFINITY);
const mostOf = ({ most = Number.POSITIVE_INFINITY }: Path): RaceMillis => most;
/** What is credited of it: no more than the table allows. */
const creditOf = (path: Path, told: RaceMillis): RaceMillis => Math.min(wayOf(path, told), mostOf(path));
/** By how much the way is longer than what is credited. */
export const uncredited = (path: Path, told: RaceMillis): RaceMillis => wayOf(path, told) - creditOf(path, told);

/** By how much the trips of this line differ between races. */
export const habitOf = ({ past }: Path): RaceMillis => Math.min(WIDEST, Math.max(NARROWEST, past?.spread ?? 0));
/** How wide the interval may be: as is the habit of the line, or, where it is known and believed, as if it had been held up. */
export const widthOf = (path: Path): RaceMillis => (path.believed && path.past?.known ? WIDEST : habitOf(path));

/** The longest that the reaction to a cue sent at `told` can have been, if the press arrived at `arrival`. */
export const latest = (path: Path, told: RaceMillis, arrival: RaceMillis): RaceMillis => arrival - creditOf(path, told) - told;

/** How much later than by the fastest trip the cue may have reached the page. */
export function cueDelay(path: Path, told: RaceMillis): RaceMillis {
  const along = tripSince(path, told);
  return along !== null && along.sent <= told + CLOSE ? excess(along, pathSince(path, told)) : spread(path);
}

/** The reaction times that are possible for a press that arrived at `arrival`, the cue having been sent at `told`. */
export function possible(path: Path, told: RaceMillis, arrival: RaceMillis): ClaimSpan {
  const high = latest(path, told, arrival);
  // Way and width together are worth no more than the table makes up for.
  const least = Math.max(high - widthOf(path), arrival - told - mostOf(path));
  return { low: Math.max(path.past?.byClock ? least : earliest(path, told, arrival, high), least), high };
}
/** By the pongs around the cue and the press. */
function earliest(path: Path, told: RaceMillis, arrival: RaceMillis, high: RaceMillis): RaceMillis {
  const way = pathSince(path, told);
  const { before, after } = tripsAround(path, arrival);
  const close = before !== null && after !== null && after.sent - before.sent <= CLOSE;
  const pressDelay = close ? Math.max(excess(before, way), excess(after, way)) : spread(path);
  const pressed = Math.max(arrival - way - pressDelay, before?.sent ?? Number.NEGATIVE_INFINITY);
  return Math.min(pressed - told - cueDelay(path, told), high - FRAME);
}

/** What is taken of a claim, given what is possible. A claim that is no number says nothing, and counts as the latest possible. */
export function judge(claim: RaceMillis, { low, high }: ClaimSpan): Judgement {
  const said = Number.isNaN(claim) ? Number.POSITIVE_INFINITY : claim;
  const time = Math.min(high, Math.max(low, said));
  const judged = said < low ? 'clamped-early' : said > high ? 'clamped-late' : 'claim';
  return { time, plusMinus: PLUS_MINUS, judged };
}

/** Does the order on the wire say that pongs were held back until the press, by more than this line was ever held up between races? */
function isOutOfOrder(path: Path, told: RaceMillis, claim: RaceMillis, arrival: RaceMillis): boolean {
  if (path.past?.byClock) return false;
  const along = tripSince(path, told);
  if (along === null || along.back > arrival) return true;
  const apart = arrival - along.back;
  return apart < TOGETHER && claim - apart >= Math.max(FASTEST, widthOf(path));
}

/** One hand, by all that is known: out of order it is judged by its arrival, without any credit. */
export function judgeHand(
  path: Path,
  told: RaceMillis,
  { claim, arrival }: { readonly claim: RaceMillis; readonly arrival: RaceMillis },
): Judgement & ClaimSpan {
  if (isOutOfOrder(path, told, claim, arrival)) {
    const time = arrival - told;
    return { time, plusMinus: PLUS_MINUS, judged: 'arrival', low: time, high: time };
  }
  const span = possible(path, told, arrival);
  return { ...judge(claim, span), ...span };
}
