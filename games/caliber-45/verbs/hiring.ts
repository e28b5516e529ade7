/** Hiring: take a look at a cowboy, then keep him or turn him away (C45-21, C45-22). */
import { countAt } from '../../../kernel/cards/table.ts';
import { no } from '../refusals.ts';
import { at, hasCowboy } from '../zones.ts';
import { notNow, plain } from './plain.ts';

export const hire = plain('hire', notNow(no.notArming, no.notInAFight), (t, seat) => {
  if (hasCowboy(t, seat)) return no.haveCowboy;
  return countAt(t, at.stable) === 0 ? no.nobodyToHire : null;
});
export const keep = plain('keep', () => no.notHiring);
export const refuse = plain('refuse', () => no.notHiring);
