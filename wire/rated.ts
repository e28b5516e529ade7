/** On what terms a game is played: whether it is rated is settled when it begins, and nothing that is done at the table later changes it. */
import type { ChairView, TableView } from './protocol.ts';
import type { TimeControl } from './requests.ts';

/** Rated, or why not. */
export type RatedTerms = 'rated' | 'private' | 'untimed' | 'bots' | 'house';

/** In seconds: with more for one decision and in the bank together, who is losing could keep the others waiting for ever. */
export const SLOWEST_RATED = 600;
/** How much of what somebody plays is rated: after games with this many people; in a day, games with one of them, and games in all. */
export const RATED_LIMITS = { people: 3, together: 3, each: 10 };
/** What an open table has unless somebody asks for another clock. */
export const OPEN_CLOCK: TimeControl = { kind: 'timed', decision: 60, bank: 120 };

const hasClock = (time: TimeControl): boolean => time.kind === 'timed' && time.decision + time.bank <= SLOWEST_RATED;

export const ratedTerms = (
  { visibility, time, house = false }: Pick<TableView, 'visibility' | 'time' | 'house'>,
  players: readonly Pick<ChairView, 'kind'>[],
): RatedTerms => {
  if (visibility === 'private') return 'private';
  if (house) return 'house';
  if (!hasClock(time)) return 'untimed';
  return players.some(({ kind }) => kind === 'bot') ? 'bots' : 'rated';
};

/**
 * How much of a long way is made up for in races. Nobody can prove that somebody does not delay everything but the press; so where games are
 * rated there is a most that this can be worth, and a guest with a longer way is told before they sit down. At private tables all of it is.
 */
export const RATED_CREDIT = 150;
/**
 * A line whose trips differ by more than this between races (one in twenty does) could hide anything in a race. Its guest is told before they
 * sit down at a rated table, and is rated there against nobody whom they came out ahead of.
 */
export const UNEVEN = 60;
