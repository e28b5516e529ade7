/** What counts as too soon in a race of hands, and what it costs (judged by the table's referee, explained by pages and rule texts). */
import type { Millis } from '../seat.ts';

/** The shortest possible human reaction: a hand sooner after the cue is a false start. */
export const FASTEST: Millis = 120;
/** The first false start of a race holds the hand until this long after the cue. */
export const HOLD: Millis = 500;
/** This many false starts take the hand out of the race. */
export const FALSE_STARTS = 2;
