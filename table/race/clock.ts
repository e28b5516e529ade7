/**
 * The offset between the server's clock and a page's monotonic clock, from questions that the page itself answers.
 *
 * The page reads its clock at some moment between question and answer; taking the middle is wrong by at most half of what the
 * exchange took beyond the shortest protocol ping (apart from an uneven path, see below). A page that delays its answer, or
 * stamps it early or late, makes its own exchange longer: an exchange that is longer than the pings explain is not believed.
 *
 * Nothing a page says here can win a race. The offset only says when a page should show the cue; hands are checked against
 * protocol pings alone (`claim.ts`). An uneven path shifts the middle by half of the unevenness, and with it the moment at which
 * the cue is shown; but reaction counts from what was shown, so no player gains or loses by it.
 */
import { type Path, type RaceMillis, shortest } from './path.ts';

/** The server asked and was answered by its own clock; the page read `page` on its own in between. */
export type Exchange = { readonly asked: RaceMillis; readonly answered: RaceMillis; readonly page: RaceMillis };

/** Page clock minus server clock, and its uncertainty. */
export type Offset = { readonly offset: RaceMillis; readonly plusMinus: RaceMillis };

/** Monotonic clocks drift apart by some milliseconds a minute, so only the latest exchanges count. */
const KEPT = 10;
/** The largest uncertainty at which an offset is still useful. */
const WORST = 20;

export type ClockReadings = readonly Exchange[];

export const withExchange = (clock: ClockReadings, exchange: Exchange): ClockReadings => [...clock.slice(1 - KEPT), exchange];

/** The best exchange's offset, or null if no exchange is about as short as the path allows. */
export function offsetOf(clock: ClockReadings, path: Path): Offset | null {
  if (path.trips.length === 0) return null;
  const least = shortest(path);
  let best: Offset | null = null;
  for (const { asked, answered, page } of clock) {
    const plusMinus = Math.max(0, answered - asked - least) / 2;
    if (plusMinus <= WORST && (best === null || plusMinus < best.plusMinus))
      best = { offset: page - (asked + answered) / 2, plusMinus };
  }
  return best;
}
