/**
 * More witnesses than pings. A player with a modified client can hold its pongs back, so that their way seems longer than it is and their
 * press earlier than it was. But the page's clock is asked over the same way: where its answers are steadily quicker than pongs of the same
 * seconds, the pongs were held. An honest page is never quicker than its own network stack.
 */
import type { ClockReadings } from './clock.ts';
import type { Path, RaceMillis } from './path.ts';

/** Pings this close to an answer went the same way. */
const NEAR: RaceMillis = 1500;
/** Fewer pings than this do not show how short a way is. */
const FEW = 5;
/** Less is chance. */
const LEAST: RaceMillis = 10;

/** By how much the pongs are held back; 0 when nothing shows it. */
export function heldBack({ trips }: Path, clock: ClockReadings): RaceMillis {
  const surplus = clock.flatMap(({ asked, answered }) => {
    const near = trips.filter(({ sent }) => sent >= asked - NEAR && sent <= answered + NEAR).map(({ sent, back }) => back - sent);
    return near.length < FEW ? [] : [Math.min(...near) - (answered - asked)];
  });
  const median = surplus.sort((a, b) => a - b)[Math.floor(surplus.length / 2)] ?? 0;
  return median < LEAST ? 0 : median;
}
