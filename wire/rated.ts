/** Terms of a game: whether it is rated is settled when it begins, and nothing done at the table later changes it. */
import type { ChairView, TableView } from './protocol.ts';
import type { TimeControl } from './requests.ts';

/** Rated, or why not. */
export type RatedTerms = 'rated' | 'private' | 'untimed' | 'bots' | 'house';

/** In seconds: with more per decision and in the bank together, a losing player could keep the others waiting forever. */
export const SLOWEST_RATED = 600;
/** Limits on rated games: after games with this many people; per day, games with one of them, and games in all. */
export const RATED_LIMITS = { people: 3, together: 3, each: 10 };
/** The default clock of an open table. */
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
 * How much of a long path is compensated in races. A server cannot prove that a guest does not delay everything but the press; so where
 * games are rated, compensation is limited, and a guest with a longer path is told before they sit down. At private tables all of it is
 * compensated.
 */
export const RATED_CREDIT = 150;
/**
 * A line whose spread between races (the excess of one trip in twenty) is above this could hide anything in a race. Its guest is told
 * before they sit down at a rated table, and is not rated there against players they beat.
 */
export const UNEVEN = 60;
