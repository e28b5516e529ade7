/** Aim a Miss: whose card of the highest value it cancels (WB-72). */
import { targets } from '../division.ts';
import { no } from '../refusals.ts';
import { verb } from '../zones.ts';

export const miss = verb({
  name: 'miss',
  needs: { whom: 'seat' },
  notNow: () => no.noMissToAim,
  why: (t, _seat, { whom }) => (targets(t).includes(whom) ? null : no.notTheHighest),
  moves: t => targets(t).map(whom => ({ whom })),
});
