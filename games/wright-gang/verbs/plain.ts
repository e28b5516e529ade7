/** The verbs that need nothing but their name. */
import { isDown } from '../../../kernel/race.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { countAt } from '../../../kernel/table.ts';
import { type Verb, verb } from '../../../kernel/verb.ts';
import { no } from '../refusals.ts';
import { at, type T, type Wright } from '../zones.ts';

const plain = (name: string, notNow: (t: T, seat: Seat) => Refusal, why: (t: T) => Refusal | null = () => null): Verb<Wright> =>
  verb<Wright, Record<never, never>>({ name, needs: {}, notNow, why, moves: t => (why(t) === null ? [{}] : []) });

const enoughSheriffs = (t: T): Refusal | null => (countAt(t, at.sheriffs) >= 2 ? null : no.tooFewSheriffs);

export const pass = plain('pass', () => no.notYourAction);
/** WB-42: three to five players. */
export const shootout = plain(
  'shootout',
  () => no.notYourAction,
  t => (t.seats === 2 ? no.duelForTwo : enoughSheriffs(t)),
);
/** WB-54: two players. */
export const duel = plain(
  'duel',
  () => no.notYourAction,
  t => (t.seats > 2 ? no.duelForTwo : enoughSheriffs(t)),
);
/** A hand on the pile. Offered in every race, also when it is the wrong thing to do. */
export const slap = plain('slap', (t, seat) => {
  if (t.open.starter === seat || isDown(t, seat)) return no.handIsDown;
  return t.ask?.kind === 'race' && t.ask.cue === null ? no.beforeTheCue : no.noRace;
});
/** WB-86: without reflexes, everybody says when he has loaded all he wants. */
export const ready = plain('ready', () => no.notReady);
