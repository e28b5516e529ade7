/** The making of verbs that need nothing but their name. */
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { type Needs, type Verb, verb } from '../../../kernel/verb.ts';
import { no } from '../refusals.ts';
import type { Caliber, T } from '../zones.ts';

type Whether = (t: T, seat: Seat) => Refusal | null;
export const plain = (name: string, notNow: (t: T, seat: Seat) => Refusal, why: Whether = () => null): Verb<Caliber> =>
  verb<Caliber, Needs>({ name, needs: {}, notNow, why, moves: (t, seat) => (why(t, seat) === null ? [{}] : []) });

const fighting = (t: T): boolean => t.open.robbery?.stage === 'shoot-out';
/** Why this is not its moment: for whoever stayed behind, because he did (C45-35); for a rider in a shoot-out, or else. */
export const notNow =
  (otherwise: Refusal, inAFight: Refusal = otherwise) =>
  (t: T, seat: Seat): Refusal => {
    const { robbery } = t.open;
    if (robbery !== null && robbery.stage !== 'call' && !robbery.riders.includes(seat)) return no.notRiding;
    return fighting(t) ? inAFight : otherwise;
  };
