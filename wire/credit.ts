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
