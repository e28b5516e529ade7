/** Every reason for which Liar's dice refuses a move, with the rule it rests on. */
import type { Refusal } from '../../kernel/refusal.ts';
import type { RuleId } from './rules.ts';

export const no = {
  notYourTurn: { rule: 'LD-3', why: 'Wait for your turn.' },
  noSuchFace: { rule: 'LD-3', why: 'A die shows one to six.' },
  tooLow: { rule: 'LD-4', why: 'Raise the bid: more dice, or as many of a higher face.' },
  tooMany: { rule: 'LD-5', why: 'There are not that many dice in play.' },
  nothingToDoubt: { rule: 'LD-6', why: 'There is no bid to doubt yet.' },
} as const satisfies { readonly [name: string]: Refusal & { readonly rule: RuleId } };
