/** Does a log show that its seed was fixed before the deal? */
import type { LogHeader } from '../kernel/log.ts';
import { proofFault } from '../wire/proof.ts';

export interface Checked {
  readonly holds: boolean;
  /** What was checked, in a line. */
  readonly says: string;
}
export const checkProof = ({ proof, seed }: LogHeader): Checked => {
  if (proof === undefined || proof === null)
    return { holds: true, says: 'no proof in this log: its writer may have chosen the seed' };
  const fault = proofFault(proof, seed);
  return fault === null
    ? { holds: true, says: 'the seed follows from the secret that was committed to and the players’ entropy' }
    : { holds: false, says: `the proof does not hold: ${fault}` };
};
