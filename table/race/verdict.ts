/**
 * What came of a race: the finishing order with its evidence, which is one input to the pure rules and is never timed again, and
 * the moves that were made in the race, each player's in the order in which he made them.
 *
 * The order holds those who slapped. Where the others come is for the rules to say (WB-80, WB-81).
 */
import { type Interval, type Judged, type Judgement, judge, possible } from './claim.ts';
import type { Seat } from './cue.ts';
import { finish } from './order.ts';
import { type Millis, unknownPath } from './path.ts';
import type { Entrant, Paths, Race } from './referee.ts';

/** One hand as it was judged: `low` and `high` are the reaction times that were possible; the claim is nothing if it was no number. */
export type HandEvidence = {
  readonly seat: Seat;
  readonly time: Millis;
  readonly plusMinus: Millis;
  readonly judged: Judged;
  readonly claim: Millis | null;
  readonly low: Millis;
  readonly high: Millis;
};

export type Evidence = {
  readonly cue: Millis;
  readonly within: Millis;
  readonly hands: readonly HandEvidence[];
  /** Those whose hand came after the deadline. */
  readonly late: readonly Seat[];
  /** Those from whom no hand came. */
  readonly missing: readonly Seat[];
  /** Who pressed before the cue, and how often. */
  readonly early: readonly { readonly seat: Seat; readonly times: number }[];
};

export type Verdict = { readonly order: readonly (readonly Seat[])[]; readonly evidence: Evidence };

export type Ended<Move> = { readonly verdict: Verdict; readonly loads: readonly { readonly seat: Seat; readonly move: Move }[] };

/** Tenths of milliseconds: the order is made of what the evidence shows, so anybody can check it. */
const tenths = (time: Millis): Millis => Math.round(time * 10) / 10;

/** The interval of a hand that is down. One of the house needs no check, since no page claimed it. */
function intervalOf<Move>({ seat, house, told, down }: Entrant<Move>, paths: Paths): Interval | null {
  if (down === null || told === null) return null;
  return house ? { low: down.claim, high: down.claim } : possible(paths.get(seat) ?? unknownPath, told, down.arrival);
}

/** What a hand comes to, by what is known of its path; nothing if it is not down. */
export function judgementOf<Move>(who: Entrant<Move>, paths: Paths): (Judgement & Interval) | null {
  const interval = intervalOf(who, paths);
  if (who.down === null || interval === null) return null;
  const { time, plusMinus, judged } = judge(who.down.claim, interval);
  return { time, plusMinus: who.house ? 0 : plusMinus, judged, ...interval };
}

function evidenceOf<Move>(who: Entrant<Move>, paths: Paths): HandEvidence | null {
  const judgement = judgementOf(who, paths);
  if (who.down === null || judgement === null) return null;
  const claim = Number.isFinite(who.down.claim) ? tenths(who.down.claim) : null;
  const { time, plusMinus, judged, low, high } = judgement;
  return { seat: who.seat, time: tenths(time), plusMinus: tenths(plusMinus), judged, claim, low: tenths(low), high: tenths(high) };
}

export function verdict<Move>({ terms, cue, entrants }: Race<Move>, paths: Paths): Ended<Move> {
  const hands = entrants.map(who => evidenceOf(who, paths)).filter(hand => hand !== null);
  const inTime = hands.filter(hand => hand.time <= terms.within);
  return {
    verdict: {
      order: finish(inTime),
      evidence: {
        cue: tenths(cue.at),
        within: terms.within,
        hands: hands.sort((a, b) => a.time - b.time || a.seat - b.seat),
        late: hands.filter(hand => !inTime.includes(hand)).map(hand => hand.seat),
        missing: entrants.filter(who => who.down === null).map(who => who.seat),
        early: entrants.filter(who => who.early > 0).map(who => ({ seat: who.seat, times: who.early })),
      },
    },
    loads: entrants.flatMap(({ seat, loads }) => loads.map(move => ({ seat, move }))),
  };
}
