/** The verbs that need nothing but their name. */

import { countAt } from '../../../kernel/cards/table.ts';
import { isDown } from '../../../kernel/machine/race.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import * as figures from '../figures.ts';
import { no } from '../refusals.ts';
import { at, verb, type WrightTable } from '../zones.ts';

const plain = <const D extends string>(
  name: D,
  notNow: (t: WrightTable, seat: Seat) => Refusal,
  why: (t: WrightTable) => Refusal | null = () => null,
) => verb({ name, needs: {}, notNow, why, moves: t => (why(t) === null ? [{}] : []) });

const enoughSheriffs = (t: WrightTable): Refusal | null =>
  countAt(t, at.sheriffs) >= figures.enoughSheriffs ? null : no.tooFewSheriffs;

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
  if (t.open.starter === seat || isDown(t, seat)) return no.handIsDownAlready;
  if (t.ask?.kind === 'race') return no.beforeTheCue;
  return t.seats < figures.shootoutFor ? no.noDuel : no.noRace;
});
/** WB-86: without reflexes, players say when they have loaded all they want. */
export const ready = plain('ready', () => no.notReady);
