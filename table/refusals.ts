/** Why a table refuses while it is served. The reasons are also the keys of their translations. */
import type { Refusal } from '../kernel/refusal.ts';

export const refusals = {
  tooSoon: { rule: 'WB-82', why: 'That was before the signal: it does not count as a hand.' },
  noRace: { rule: 'table:race', why: 'No race waits for this.' },
  late: { rule: 'table:undo', why: 'Your time for that move is over: it stays.' },
  notOver: { rule: 'table:over', why: 'The log is told when the game is over.' },
  closing: { rule: 'table:closing', why: 'This table is being moved: ask again in a moment.' },
} as const satisfies { readonly [name: string]: Refusal };
export type ActorWhy = (typeof refusals)[keyof typeof refusals]['why'];
