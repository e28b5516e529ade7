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
 * to an honest hand, which is jitter or a frame and not its ping. On average that is little; a lucky lie, told while the line
 * happens to be held up, gets more, and never more than `WIDEST`. (Somebody who loads their own line at the right moments could
 * make such luck. That is beyond what this check can tell from a bad line.)
 * Having been given the doubt once, a hand that was moved gets no wider ± than others: otherwise it would gain a second time, as
 * a photo finish with hands that beat it.
 */
import { excess, type Path, type RaceMillis, shortest, spread, tripSince, tripsAround } from './path.ts';

/** A frame of an ordinary screen. A claim is exact to half of it either way. */
export const FRAME: RaceMillis = 1000 / 60;
export const PLUS_MINUS: RaceMillis = FRAME / 2;
/** The interval is never wider than this, no matter what the pings say: as long as a lost packet takes to be sent again on a long way. */
export const WIDEST: RaceMillis = 400;
/** Only trips since shortly before the cue say how short the path is during the race. */
const BEFORE_CUE: RaceMillis = 1000;
/** A ping tells of a message that was on its way within this time of it; of others, only the spread of the connection does. */
const CLOSE: RaceMillis = 60;

export type ClaimSpan = { readonly low: RaceMillis; readonly high: RaceMillis };

export type Judged = 'claim' | 'clamped-early' | 'clamped-late';

export type Judgement = { readonly time: RaceMillis; readonly plusMinus: RaceMillis; readonly judged: Judged };

const pathSince = (path: Path, told: RaceMillis): RaceMillis => shortest(path, told - BEFORE_CUE);
/** What is shown to be the connection's: not what pongs were held back. */
const wayOf = (path: Path, told: RaceMillis): RaceMillis => Math.max(0, pathSince(path, told) - (path.held ?? 0));
/** What is credited of it: no more than the table allows. */
const creditOf = (path: Path, told: RaceMillis): RaceMillis => Math.min(wayOf(path, told), path.most ?? Number.POSITIVE_INFINITY);
/** By how much the way is longer than what is credited. */
export const uncredited = (path: Path, told: RaceMillis): RaceMillis => wayOf(path, told) - creditOf(path, told);

/** The longest that the reaction to a cue sent at `told` can have been, if the press arrived at `arrival`. */
export const latest = (path: Path, told: RaceMillis, arrival: RaceMillis): RaceMillis => arrival - creditOf(path, told) - told;

/** How much later than by the fastest trip the cue may have reached the page. */
export function cueDelay(path: Path, told: RaceMillis): RaceMillis {
  const along = tripSince(path, told);
  return along !== null && along.sent <= told + CLOSE ? excess(along, pathSince(path, told)) : spread(path);
}

/** The reaction times that are possible for a press that arrived at `arrival`, the cue having been sent at `told`. */
export function possible(path: Path, told: RaceMillis, arrival: RaceMillis): ClaimSpan {
  const least = pathSince(path, told);
  const high = latest(path, told, arrival);
  const { before, after } = tripsAround(path, arrival);
  const close = before !== null && after !== null && after.sent - before.sent <= CLOSE;
  const pressDelay = close ? Math.max(excess(before, least), excess(after, least)) : spread(path);
  const pressed = Math.max(arrival - creditOf(path, told) - pressDelay, before?.sent ?? Number.NEGATIVE_INFINITY);
  const low = Math.min(pressed - told - cueDelay(path, told), high - FRAME);
  return { low: Math.max(low, high - WIDEST), high };
}

/** What is taken of a claim, given what is possible. A claim that is no number says nothing, and counts as the latest possible. */
export function judge(claim: RaceMillis, { low, high }: ClaimSpan): Judgement {
  const said = Number.isNaN(claim) ? Number.POSITIVE_INFINITY : claim;
  const time = Math.min(high, Math.max(low, said));
  const judged = said < low ? 'clamped-early' : said > high ? 'clamped-late' : 'claim';
  return { time, plusMinus: PLUS_MINUS, judged };
}
