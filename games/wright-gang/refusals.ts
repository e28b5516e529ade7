/** Every reason for which this game refuses a move, with the rule it rests on. The reasons are also the keys of their translations. */
import type { Refusal } from '../../kernel/refusal.ts';
import type { WrightRule } from './rules.ts';

export const no = {
  notYourAction: { rule: 'WB-68', why: 'Actions are taken on your own turn, one a turn.' },
  nothingDiscarded: { rule: 'WB-24', why: 'Choose at least one card.' },
  notInHand: { rule: 'WB-28', why: 'Those cards are not all in your hand.' },
  notAPattern: { rule: 'WB-24', why: 'Lay one card, or equal cards, or numbers of which one is the sum of the others.' },
  jokerIsNotWild: { rule: 'WB-26', why: 'A Joker copies nothing on the loot: it counts only in the division.' },
  noSuchEvent: { rule: 'WB-30', why: 'You do not hold that event.' },
  notYourself: { rule: 'WB-32', why: 'Swap with another player.' },
  emptyHand: { rule: 'WB-31', why: 'That player has no cards in hand.' },
  giveAsMany: { rule: 'WB-31', why: 'Give back exactly as many cards as you took.' },
  nothingToGive: { rule: 'WB-70', why: 'Cards are given back only while your Swap is carried out.' },
  tooFewSheriffs: { rule: 'WB-42', why: 'Two Sheriffs must have come out first.' },
  duelForTwo: { rule: 'WB-54', why: 'Two players fight a duel; three or more a shoot-out.' },
  nothingLoaded: { rule: 'WB-17', why: 'Choose at least one card to load.' },
  notLoadable: { rule: 'WB-16', why: 'Only numbers, Jokers and Misses can be loaded.' },
  lockedByEvent: { rule: 'WB-17', why: 'Nobody loads while this event is carried out.' },
  handIsDown: { rule: 'WB-43', why: 'Your hand is on the pile: you can load no more.' },
  afterTheDeadline: { rule: 'WB-83', why: 'The time of the race is over: you can load no more.' },
  saidReady: { rule: 'WB-86', why: 'You have said that you are ready: you can load no more.' },
  tooLateToLoad: { rule: 'WB-17', why: 'The shooting is over: it is too late to load.' },
  handIsDownAlready: { rule: 'WB-43', why: 'Your hand is on the pile already.' },
  noRace: { rule: 'WB-45', why: 'There is no shoot-out to slap for.' },
  noDuel: { rule: 'WB-82', why: 'There is no duel to slap for.' },
  beforeTheCue: { rule: 'WB-82', why: 'That was before the signal: it does not count as a hand.' },
  noMissToAim: { rule: 'WB-72', why: 'No Miss of yours is being aimed.' },
  notTheHighest: { rule: 'WB-52a', why: 'A Miss hits a card of the highest value on the table.' },
  notReady: { rule: 'WB-86', why: 'There is nothing to be ready for.' },
} as const satisfies { readonly [name: string]: Refusal & { readonly rule: WrightRule } };

export type WrightWhy = (typeof no)[keyof typeof no]['why'];
