/** Why a card will not do, in the game's own reasons: said before anybody has tried it. */

import type { Refusal } from '../../../kernel/refusal.ts';
import { refusalsOf, situations } from '../faces.ts';
import type { BulletsWhy } from '../refusals.ts';
import type { BulletsRule } from '../rules.ts';

const because = (rule: BulletsRule, why: BulletsWhy): Refusal => ({ rule, why });
const notPhaseOne = because('SB-33', 'Blue cards are played in phase one of your own turn.');
const noBang = because('SB-48', 'There is no Bang! of yours to undo.');
const nothingToAnswer = because('SB-28b', 'A Will answers a card that was just played, before it takes effect.');
const powerless = (face: string): Refusal | undefined => situations.filter(card => card === face).flatMap(refusalsOf)[0];
/** Why this card cannot be played now: on the player's own turn, or at another question. */
export const whyNot = (face: string, ownTurn: boolean): Refusal => {
  if (face === 'misfire') return noBang;
  if (face === 'will') return nothingToAnswer;
  return (ownTurn ? powerless(face) : undefined) ?? notPhaseOne;
};
