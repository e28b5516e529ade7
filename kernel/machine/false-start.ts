/** What is too soon in a race of hands, and what it costs (the table's referee judges it, the pages and rule texts say it). */
import type { Millis } from '../seat.ts';

/** Nobody reacts to what they see in less time: a hand before it, counted from the cue, is a false start. */
export const FASTEST: Millis = 120;
/** The first false start of a race holds the hand until this long after the cue. */
export const HOLD: Millis = 500;
/** This many false starts take the hand out of the race. */
export const FALSE_STARTS = 2;
