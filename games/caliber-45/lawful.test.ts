/** Impossible positions are refused with the fact, and what would be right. */
import { expect, test } from 'vitest';
import type { Position } from '../../kernel/cards/position.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { caliber45 } from './game.ts';

const names = ['Jesse', 'Billy'];
const why = (position: object, options: object = {}): string => {
  const config = caliber45.configure(options as never, names.length);
  if (isRefusal(config)) throw new Error(config.about);
  const laid = caliber45.lay(config, names.length, 'lawful', { ...(position as Position), names });
  return isRefusal(laid) ? laid.about! : 'lawful';
};

const cases: readonly (readonly [string, object, string, object?])[] = [
  ['two cowboys', { zones: { cowboy: { 0: 'belle-starr doc-holliday' } } }, 'cowboy of Jesse has 2 cards: it must have at most 1.'],
  ['seven cards in hand', { zones: { hand: { 1: 7 } } }, 'hand of Billy has 7 cards: it must have at most 6.'],
  ['tokens below none', { open: { tokens: [-1, 0] } }, 'tokens of Jesse is -1: it must be a whole number from 0 to 3.'],
  ['tokens for one', { open: { tokens: [0] } }, 'tokens has 1 entries: it must have 2.'],
  ['a seat that is not there', { open: { active: 5 } }, 'active is 5: it must be one of Jesse, Billy.'],
  ['everybody in one team', { open: { teams: [0, 0] } }, 'teams is [0,0]: with these options it must be [0,1].'],
  ['tokens without a cowboy', { open: { tokens: [1, 0] } }, 'Jesse has bail tokens and no cowboy: tokens must be 0.'],
  [
    'a half-made robbery',
    { open: { robbery: { caller: 0 } } },
    'robbery.riders is missing: it must be a list of at most 2, each one of Jesse, Billy.',
  ],
  [
    'debts that no bail makes',
    { open: { debt: [10, 0] } },
    'debt of Jesse is 10: it must be a multiple of 50000 from 0 to 5000000000.',
  ],
  ['loot without a robbery', { zones: { loot: 'mail-car' } }, 'loot has 1 card: it must have none.'],
  [
    'a team that has won',
    { zones: { money: { 0: 'fort-knox*2' } } },
    'team 0 already has 400000 dollars: the game would be over.',
    { goal: 400 },
  ],
  ['a lawful one', { zones: { cowboy: { 0: 'belle-starr' }, hand: { 0: 6 } }, open: { tokens: [3, 0], active: 1 } }, 'lawful'],
];
for (const [what, position, about, options] of cases) test(what, () => expect(why(position, options)).toBe(about));
