/**
 * The result of a race: the finishing order with its evidence, one input to the pure rules that is never recomputed.
 *
 * The order contains those who slapped. The rules place the others (WB-80, WB-81).
 */

import { UNEVEN } from '../../wire/rated.ts';
import type { PressHow } from '../../wire/requests.ts';
import { type ClaimSpan, habitOf, type Judged, type Judgement, judgeHand, uncredited } from './claim.ts';
import type { RaceSeat } from './cue.ts';
import { finish } from './order.ts';
import { type RaceMillis, unknownPath } from './path.ts';
import type { Entrant, LedRace, Paths } from './referee.ts';

/** One hand as judged: `low` and `high` bound its possible reaction times; the claim is null if it was no number. */
export type HandEvidence = {
  readonly seat: RaceSeat;
  readonly time: RaceMillis;
  readonly plusMinus: RaceMillis;
  readonly judged: Judged;
  readonly claim: RaceMillis | null;
  readonly low: RaceMillis;
  readonly high: RaceMillis;
  /** How long pongs were held back, if they were: not credited. */
  readonly held?: RaceMillis;
  /** How much longer the path was than what this table credits, if it was. */
  readonly capped?: RaceMillis;
  /** The doubt it was given beyond the usual spread of its line. */
  readonly doubt?: RaceMillis;
  /** The page did not answer about the clock: no path longer than the table's shortest is credited. */
  readonly unclocked?: true;
  /** A proxy answers pings in place of the guest, so the line was judged by its page's answers about the clock. */
  readonly byClock?: true;
  /** The spread of this line between races, where that is more than announced beforehand. */
  readonly uneven?: RaceMillis;
} & PressHow;

export type Evidence = {
  readonly cue: RaceMillis;
  readonly within: RaceMillis;
  readonly hands: readonly HandEvidence[];
  /** Seats whose hand came after the deadline. */
  readonly late: readonly RaceSeat[];
  /** Seats that laid no hand. */
  readonly missing: readonly RaceSeat[];
  /** Seats with false starts, and how many. */
  readonly early: readonly { readonly seat: RaceSeat; readonly times: number }[];
};

export type Verdict = { readonly order: readonly (readonly RaceSeat[])[]; readonly evidence: Evidence };

/** Tenths of milliseconds: the order is computed from the printed evidence, so any player can check it. */
const tenths = (time: RaceMillis): RaceMillis => Math.round(time * 10) / 10;

/** Judges a hand by what is known of its path; null if it is not down. A bot's hand needs no check, since no page claimed it. */
export function judgementOf({ seat, local, told, down }: Entrant, paths: Paths): (Judgement & ClaimSpan) | null {
  if (down === null || told === null) return null;
  const { claim } = down;
  if (local) return { time: claim, plusMinus: 0, judged: 'claim', low: claim, high: claim };
  return judgeHand(paths.get(seat) ?? unknownPath, told, down);
}

function evidenceOf(who: Entrant, paths: Paths): HandEvidence | null {
  const judgement = judgementOf(who, paths);
  if (who.down === null || judgement === null) return null;
  const claim = Number.isFinite(who.down.claim) ? tenths(who.down.claim) : null;
  const { time, plusMinus, judged, low, high } = judgement;
  const path = paths.get(who.seat) ?? unknownPath;
  const held = path.past?.held ?? 0;
  const doubt = tenths(high - habitOf(path) - time);
  const uneven = tenths(path.past?.spread ?? 0);
  const { by, sound } = who.down;
  const capped = who.local || who.told === null ? 0 : tenths(uncredited(path, who.told));
  return {
    seat: who.seat,
    time: tenths(time),
    plusMinus: tenths(plusMinus),
    judged,
    claim,
    low: tenths(low),
    high: tenths(high),
    ...(held > 0 ? { held: tenths(held) } : {}),
    ...(capped > 0 ? { capped } : {}),
    ...(doubt > 0 && !who.local ? { doubt } : {}),
    ...(path.past?.clocked === false ? { unclocked: true } : {}),
    ...(path.past?.byClock === true ? { byClock: true } : {}),
    ...(uneven > UNEVEN ? { uneven } : {}),
    ...(by === undefined ? {} : { by }),
    ...(sound === undefined ? {} : { sound }),
  };
}

export function verdict({ terms, cue, entrants }: LedRace, paths: Paths): Verdict {
  const hands = entrants.map(who => evidenceOf(who, paths)).filter(hand => hand !== null);
  const inTime = hands.filter(hand => hand.time <= terms.within);
  return {
    order: finish(inTime),
    evidence: {
      cue: tenths(cue.at),
      within: terms.within,
      hands: hands.sort((a, b) => a.time - b.time || a.seat - b.seat),
      late: hands.filter(hand => !inTime.includes(hand)).map(hand => hand.seat),
      missing: entrants.filter(who => who.down === null).map(who => who.seat),
      early: entrants.filter(who => who.early > 0).map(who => ({ seat: who.seat, times: who.early })),
    },
  };
}
