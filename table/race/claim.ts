/**
 * One hand: the interval of possible reaction times, and how the page's claim is judged.
 *
 * An honest claim is the better measurement: it is made on one clock, from the frame that showed the cue to the press, and is
 * good to a frame on any connection. So it is accepted as it is; the network only limits what can be believed.
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
 * What a lie is worth. A page that claims too little is moved to the early bound. It gains the doubt that must be granted
 * to an honest hand. That is never more than this line has shown between races (`past.ts`), and at least two frames.
 * Having had the benefit of the doubt once, a moved hand gets no wider ± than others: otherwise it would gain a second time, as
 * a photo finish with hands that beat it.
 *
 * The order on the wire. The ping sent with the cue is answered on arrival, and a press that claims x was made x after
 * that; the stream keeps order. So the pong lies before the press. One that comes after it, or together with a press that claims much
 * more, was held back (or the line stalled for longer than ever before): such a hand is judged by its arrival.
 */
import { FASTEST } from '../../kernel/machine/false-start.ts';
import { excess, type Path, type RaceMillis, shortest, spread, tripSince, tripsAround } from './path.ts';

/** A frame of an ordinary screen. A claim is exact to half of it either way. */
export const FRAME: RaceMillis = 1000 / 60;
export const PLUS_MINUS: RaceMillis = FRAME / 2;
/** The doubt granted to every line, and its maximum: the time to resend a lost packet on a long path. */
export const NARROWEST: RaceMillis = 2 * FRAME;
export const WIDEST: RaceMillis = 400;
/** Only trips since shortly before the cue show how short the path is during the race. */
const BEFORE_CUE: RaceMillis = 1000;
/** A ping is evidence for messages under way within this time of it; others are judged by the spread of the connection. */
const CLOSE: RaceMillis = 60;
/** Messages arriving within this time of each other left together, or were delayed together. */
const TOGETHER: RaceMillis = 10;

export type ClaimSpan = { readonly low: RaceMillis; readonly high: RaceMillis };

/** Judged by its claim, by the bound the claim exceeded, or by its arrival alone. */
export type Judged = 'claim' | 'clamped-early' | 'clamped-late' | 'arrival';

export type Judgement = { readonly time: RaceMillis; readonly plusMinus: RaceMillis; readonly judged: Judged };

const pathSince = (path: Path, told: RaceMillis): RaceMillis => shortest(path, told - BEFORE_CUE);
/** The proven path of the connection: by its past, or by a shorter trip in this race. */
const wayOf = (path: Path, told: RaceMillis): RaceMillis =>
  path.past?.byClock ? path.past.way : Math.min(pathSince(path, told), path.past?.way ?? Number.POSITIVE_INFINITY);
const mostOf = ({ most = Number.POSITIVE_INFINITY }: Path): RaceMillis => most;
/** The credited part of it, limited by the table. */
const creditOf = (path: Path, told: RaceMillis): RaceMillis => Math.min(wayOf(path, told), mostOf(path));
/** The uncredited rest of the path. */
export const uncredited = (path: Path, told: RaceMillis): RaceMillis => wayOf(path, told) - creditOf(path, told);

/** The spread of this line's trips between races. */
export const habitOf = ({ past }: Path): RaceMillis => Math.min(WIDEST, Math.max(NARROWEST, past?.spread ?? 0));
/** The allowed width of the interval: the line's usual spread or, where its past is known and believed, that of a stalled line. */
export const widthOf = (path: Path): RaceMillis => (path.believed && path.past?.known ? WIDEST : habitOf(path));

/** The longest possible reaction to a cue sent at `told`, if the press arrived at `arrival`. */
export const latest = (path: Path, told: RaceMillis, arrival: RaceMillis): RaceMillis => arrival - creditOf(path, told) - told;

/** How much later than on the fastest trip the cue may have reached the page. */
export function cueDelay(path: Path, told: RaceMillis): RaceMillis {
  const along = tripSince(path, told);
  return along !== null && along.sent <= told + CLOSE ? excess(along, pathSince(path, told)) : spread(path);
}

/** The possible reaction times of a press that arrived at `arrival`, when the cue was sent at `told`. */
export function possible(path: Path, told: RaceMillis, arrival: RaceMillis): ClaimSpan {
  const high = latest(path, told, arrival);
  // Path and width together never exceed what the table compensates.
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

/** Judges a claim by what is possible. A claim that is no number counts as the latest possible. */
export function judge(claim: RaceMillis, { low, high }: ClaimSpan): Judgement {
  const said = Number.isNaN(claim) ? Number.POSITIVE_INFINITY : claim;
  const time = Math.min(high, Math.max(low, said));
  const judged = said < low ? 'clamped-early' : said > high ? 'clamped-late' : 'claim';
  return { time, plusMinus: PLUS_MINUS, judged };
}

/** Does the order on the wire show pongs held back until the press, by more than this line ever stalled between races? */
function isOutOfOrder(path: Path, told: RaceMillis, claim: RaceMillis, arrival: RaceMillis): boolean {
  if (path.past?.byClock) return false;
  const along = tripSince(path, told);
  if (along === null || along.back > arrival) return true;
  const apart = arrival - along.back;
  return apart < TOGETHER && claim - apart >= Math.max(FASTEST, widthOf(path));
}

/** Judges one hand by all evidence: if out of order, by its arrival, without any credit. */
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
