/**
 * Every reason for which this game refuses a move, with the rule it rests on; those of a single card stand with what is printed on it. The
 * reasons are also the keys of their translations.
 */
import type { Refusal } from '../../kernel/refusal.ts';
import { refusalsOf, type Situation, situations, type WhyOf } from './faces.ts';
import type { BulletsRule } from './rules.ts';

export const no = {
  notPhaseOne: { rule: 'SB-33', why: 'Blue cards are played in phase one of your own turn.' },
  notYourChamber: { rule: 'SB-35', why: 'A chamber is opened once, on your own turn.' },
  notInHand: { rule: 'SB-33', why: 'You do not hold that card.' },
  noSuchChamber: { rule: 'SB-3', why: 'Open the next chamber clockwise; any of them only while all six are shut.' },
  notShut: { rule: 'SB-23', why: 'Choose a chamber that is still shut and not yet looked at.' },
  sameChamber: { rule: 'SB-24', why: 'Swap it with another shut chamber.' },
  noBang: { rule: 'SB-48', why: 'There is no Bang! of yours to undo.' },
  nothingToAnswer: { rule: 'SB-28b', why: 'A Will answers a card that was just played, before it takes effect.' },
  passed: { rule: 'SB-45', why: 'You have passed on this card.' },
  ownCard: { rule: 'SB-28h', why: 'You do not answer your own card, only a Will played on it.' },
  alreadyAnswered: { rule: 'SB-44', why: 'That card has been answered already, or is not the one that waits to take effect.' },
  lookFirst: { rule: 'SB-46', why: 'The Medium looks into at least one chamber.' },
  nothingToChoose: { rule: 'SB-41', why: 'There is nothing of that kind to choose now.' },
} as const satisfies { readonly [name: string]: Refusal & { readonly rule: BulletsRule } };

export const refusals: readonly Refusal[] = [...Object.values(no), ...situations.flatMap(refusalsOf)];
/** The reasons that are about no single card. */
export type CommonWhy = (typeof no)[keyof typeof no]['why'];
export type BulletsWhy = CommonWhy | WhyOf<Situation>;
