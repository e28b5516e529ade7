/** Why a table refuses while it is served. The reasons are also the keys of their translations. */
import type { Refusal } from '../kernel/refusal.ts';

export const refusals = {
  early: { rule: 'WB-82', why: 'Too soon: your hand is held until half a second after the signal.' },
  held: { rule: 'WB-82', why: 'Your hand is still held: press again in a moment.' },
  out: { rule: 'WB-82', why: 'Too soon again: your hand is out of this race.' },
  noRace: { rule: 'table:race', why: 'No race waits for this.' },
  late: { rule: 'table:undo', why: 'Your time for that move is over: it stays.' },
  oftenEnough: { rule: 'table:undo', why: 'You have taken back ten moves in a row: this one stays.' },
  longEnough: { rule: 'table:undo', why: 'This game is too long already to take moves back.' },
  noHints: { rule: 'table:hints', why: 'There are no hints at this table.' },
  rated: { rule: 'table:rated', why: 'Hints are not allowed at an open table.' },
  counts: { rule: 'table:rated', why: 'This game is rated: nobody is sent away before it is over.' },
  notAsked: { rule: 'table:turn', why: 'There is a hint when it is your turn.' },
  notOver: { rule: 'table:over', why: 'The log is told when the game is over.' },
  noOrders: { rule: 'table:orders', why: 'There are no standing orders here.' },
  notSlow: { rule: 'table:days', why: 'With this many players the game would take too long by correspondence.' },
  notAgreed: { rule: 'table:stand-ins', why: 'It was not agreed that a bot plays on for somebody.' },
  closing: { rule: 'table:closing', why: 'This table is being moved: ask again in a moment.' },
} as const satisfies { readonly [name: string]: Refusal };
export type ActorWhy = (typeof refusals)[keyof typeof refusals]['why'];
