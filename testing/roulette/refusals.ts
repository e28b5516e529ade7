/** Every reason for which the roulette refuses a move. */
import type { Refusal } from '../../kernel/refusal.ts';

export const no = {
  notYourTurn: { rule: 'RO-1', why: 'It is not your turn.' },
  noSuchCard: { rule: 'RO-2', why: 'You do not hold that card.' },
  notThem: { rule: 'RO-3', why: 'Choose another player who is alive.' },
  notTheirs: { rule: 'RO-4', why: 'That card is not in the hand you rob.' },
  nothingToAnswer: { rule: 'RO-5', why: 'There is nothing to answer.' },
} as const satisfies { readonly [name: string]: Refusal };
