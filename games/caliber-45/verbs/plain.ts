/** The making of verbs that need nothing but their name. */
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { no } from '../refusals.ts';
import { type CaliberTable, verb } from '../zones.ts';

type Whether = (t: CaliberTable, seat: Seat) => Refusal | null;
export const plain = <const D extends string>(
  name: D,
  notNow: (t: CaliberTable, seat: Seat) => Refusal,
  why: Whether = () => null,
) => verb({ name, needs: {}, notNow, why, moves: (t, seat) => (why(t, seat) === null ? [{}] : []) });

const fighting = (t: CaliberTable): boolean => t.open.robbery?.stage === 'shoot-out';
/** Why this is not its moment: for a player who stayed behind, because they did (C45-35); for a rider in a shoot-out, or else. */
export const notNow =
  (otherwise: Refusal, inAFight: Refusal = otherwise) =>
  (t: CaliberTable, seat: Seat): Refusal => {
    const { robbery } = t.open;
    if (robbery !== null && robbery.stage !== 'call' && !robbery.riders.includes(seat)) return no.notRiding;
    return fighting(t) ? inAFight : otherwise;
  };
