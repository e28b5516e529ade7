/**
 * When a race is over: as soon as missing messages can change nothing.
 *
 * That a player has not pressed by some moment is proven by the pong of a ping sent after that moment, since a connection keeps
 * order: a press would have come in before it. Without such proof, the wait ends after a collection allowance, computed from
 * the path. With all hands in, only the pong after each is still awaited, as it narrows the possible times of that hand.
 */
import { cueDelay, FRAME, PLUS_MINUS, widthOf } from './claim.ts';
import { combined } from './order.ts';
import { longest, type Path, type RaceMillis, tripSince, tripsAround, unknownPath } from './path.ts';
import { type Entrant, isOut, type LedRace, type Paths } from './referee.ts';
import { judgementOf } from './verdict.ts';

const NEXT_PONG: RaceMillis = 100;
/** How long a packet may take beyond the longest recent trip before it is given up, and the longest wait for any. */
const HELD_UP: RaceMillis = 250;
const LONGEST_WAIT: RaceMillis = 2000;
/** A page may need two frames to show the cue. */
const TWO_FRAMES = 2 * FRAME;

/** How long a message may be on its way before it is given up. */
const allowance = (path: Path): RaceMillis => Math.min(LONGEST_WAIT, longest(path) + HELD_UP);

/** The reaction time up to which missing hands matter: the deadline or, where a hand may be missing, as long as one could overtake. */
function matters({ terms, entrants }: LedRace, paths: Paths): RaceMillis {
  const hands = entrants.map(who => judgementOf(who, paths)).filter(hand => hand !== null);
  if (hands.length === 0 || entrants.length - hands.length > terms.mayMiss) return terms.within;
  return Math.min(terms.within, Math.max(...hands.map(hand => hand.time + combined(hand.plusMinus, PLUS_MINUS))));
}

function silentAt(race: LedRace, who: Entrant, path: Path, through: RaceMillis): RaceMillis {
  if (isOut(who)) return race.cue.at;
  if (who.local) return race.cue.at + through;
  const called = who.told ?? race.cue.at;
  const over = called + Math.min(widthOf(path), cueDelay(path, called)) + TWO_FRAMES + through;
  return tripSince(path, over)?.back ?? over + allowance(path);
}

function settledAt(local: boolean, arrival: RaceMillis, path: Path): RaceMillis {
  return local || tripsAround(path, arrival).after !== null ? arrival : arrival + NEXT_PONG;
}

/** Can it be over by now? Until a hand is down or can no longer come, only its time can end it: nothing else needs checking. */
export const mayClose = ({ cue, terms, entrants }: LedRace, now: RaceMillis): boolean =>
  now >= cue.at + terms.within || entrants.some(who => who.down !== null || isOut(who));

/** The instant from which the race may be closed, by current knowledge. Ask again after each press or pong. */
export function closesAt(race: LedRace, paths: Paths): RaceMillis {
  const through = matters(race, paths);
  const waits = race.entrants.map(who => {
    const path = paths.get(who.seat) ?? unknownPath;
    return who.down === null ? silentAt(race, who, path, through) : settledAt(who.local, who.down.arrival, path);
  });
  return Math.max(race.cue.at, ...waits);
}
