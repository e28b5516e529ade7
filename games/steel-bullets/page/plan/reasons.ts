/** Why a card will not do, in the game's own reasons: said before anybody has tried it. */
import type { Refusal } from '../../../../kernel/refusal.ts';
import { refusalsOf, situations } from '../../faces.ts';
import { no } from '../../refusals.ts';

const powerless = (face: string): Refusal | undefined => situations.filter(card => card === face).flatMap(refusalsOf)[0];
/** Why this card cannot be played now: on the player's own turn, or at another question. */
export const whyNot = (face: string, ownTurn: boolean): Refusal => {
  if (face === 'misfire') return no.noBang;
  if (face === 'will') return no.nothingToAnswer;
  return (ownTurn ? powerless(face) : undefined) ?? no.notPhaseOne;
};
