/** Why a card or a choice will not do, in the game's own reasons: said before anybody has tried it. */

import type { Refusal } from '../../../kernel/refusal.ts';
import type { WrightWhy } from '../refusals.ts';
import type { WrightRule } from '../rules.ts';

const because = (rule: WrightRule, why: WrightWhy): Refusal => ({ rule, why });
export const reasons = {
  notYourAction: because('WB-68', 'Actions are taken on your own turn, one a turn.'),
  notAPattern: because('WB-24', 'Discard one card, or equal cards, or numbers of which one is the sum of the others.'),
  jokerIsNotWild: because('WB-26', 'A Joker copies nothing in a discard: it counts only in the division.'),
  notLoadable: because('WB-16', 'Only numbers, Jokers and Misses can be loaded.'),
  lockedByEvent: because('WB-17', 'Nobody loads while this event is carried out.'),
  handIsDown: because('WB-43', 'Your hand is on the pile: you can load no more.'),
  tooLateToLoad: because('WB-17', 'The shooting is over: it is too late to load.'),
  giveAsMany: because('WB-31', 'Give back exactly as many cards as you took.'),
  emptyHand: because('WB-31', 'That player has no cards in hand.'),
} as const;
