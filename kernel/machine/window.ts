/**
 * Reaction windows. Every named seat is asked, with any hand: a pause that happens only when someone could answer would tell the table
 * that someone can. A window lasts its set length; only when all have passed by their own hand does it close sooner, and who has passed
 * already is not shown before (see `view.ts`). An answer sets off its own script on top, with its own window; when that is done
 * the window beneath opens again, unless what it was about has been cancelled.
 */

import type { Shape, Table } from '../cards/table.ts';
import { no, type Refusal } from '../refusal.ts';
import type { Seat } from '../seat.ts';
import { type Verb, verb } from './verb.ts';

/** Why this seat may not pass here: it is asked something else, or nothing at all. */
export const noPassing = (t: Pick<Table<Shape>, 'ask'>, seat: Seat): Refusal =>
  t.ask?.waiting.includes(seat) ? no.noPassing : no.notAsked;

export const passInWindow: Verb<Shape> = verb<Shape, Record<never, never>>({
  name: 'pass',
  needs: {},
  notNow: noPassing,
  why: () => null,
  moves: () => [{}],
});
