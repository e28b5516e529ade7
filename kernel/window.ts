/**
 * Reaction windows. Everybody named is asked, whatever he holds: a pause that happens only when someone could answer would tell the table
 * that someone can. A window lasts its set length; only when all have passed by their own hand does it close sooner, and who has passed
 * already is not shown before (see `view.ts`). An answer sets off a script of its own on top, with a window of its own; when that is done
 * the window beneath opens afresh, unless what it was about has been cancelled.
 */
import { no } from './refusal.ts';
import type { Shape } from './table.ts';
import { type Verb, verb } from './verb.ts';

export const passInWindow: Verb<Shape> = verb<Shape, Record<never, never>>({
  name: 'pass',
  needs: {},
  notNow: () => no.notAsked,
  why: () => null,
  moves: () => [{}],
});
