/**
 * What came of a race: the finishing order with its evidence, which is one input to the pure rules and is never timed again.
 *
 * The order holds those who slapped. Where the others come is for the rules to say (WB-80, WB-81).
 */

import { UNEVEN } from '../../wire/rated.ts';
import type { PressHow } from '../../wire/requests.ts';
import { type ClaimSpan, habitOf, type Judged, type Judgement, judgeHand, uncredited } from './claim.ts';
import type { RaceSeat } from './cue.ts';
import { finish } from './order.ts';
import { type RaceMillis, unknownPath } from './path.ts';
import type { Entrant, LedRace, Paths } from './referee.ts';

/** One hand as it was judged: `low` and `high` are the reaction times that were possible; the claim is nothing if it was no number. */
export type HandEvidence = {
  readonly seat: RaceSeat;
  readonly time: RaceMillis;
  readonly plusMinus: RaceMillis;
  readonly judged: Judged;
  readonly claim: RaceMillis | null;
  readonly low: RaceMillis;
  readonly high: RaceMillis;
  /** By how much pongs were held back, where they were: that is not credited. */
  readonly held?: RaceMillis;
  /** By how much the way was longer than what this table credits, where it was. */
  readonly capped?: RaceMillis;
  /** How much doubt it was given beyond the habits of its line. */
  readonly doubt?: RaceMillis;
  /** Nothing was answered about the clock: no way longer than the table's shortest is credited. */
  readonly unclocked?: true;
  /** A proxy answers pings in place of the guest, so that the line was judged by what its page says about its clock. */
  readonly byClock?: true;
  /** By how much the trips of this line differ between races, where that is more than is told beforehand. */
  readonly uneven?: RaceMillis;
} & PressHow;

export type Evidence = {
  readonly cue: RaceMillis;
  readonly within: RaceMillis;
  readonly hands: readonly HandEvidence[];
  /** Those whose hand came after the deadline. */
  readonly late: readonly RaceSeat[];
  /** Those from whom no hand came. */
  readonly missing: readonly RaceSeat[];
  /** Who made false starts, and how many. */
  readonly early: readonly { readonly seat: RaceSeat; readonly times: number }[];
};

export type Verdict = { readonly order: readonly (readonly RaceSeat[])[]; readonly evidence: Evidence };

/** Tenths of milliseconds: the order is made of what the evidence shows, so anybody can check it. */
const tenths = (time: RaceMillis): RaceMillis => Math.round(time * 10) / 10;

/** What a hand comes to, by what is known of its path; nothing if it is not down. A bot's hand needs no check, since no page claimed it. */
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
