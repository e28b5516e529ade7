/** Impossible positions are refused with the fact, and what would be right. */
import { expect, test } from 'vitest';
import type { Position } from '../../kernel/cards/position.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { revolver } from './game.ts';

const names = ['Jack', 'Mac'];
const why = (position: object, options: object = {}): string => {
  const config = revolver.configure(options as never, names.length);
  if (isRefusal(config)) throw new Error(config.about);
  const laid = revolver.lay(config, names.length, 'lawful', { ...(position as Position), names });
  return isRefusal(laid) ? laid.about! : 'lawful';
};

const cases: readonly (readonly [string, object, string, object?])[] = [
  [
    'a place that does not exist',
    { open: { place: 'saloon' } },
    'place is "saloon": it must be one of "bank", "whiskey-canyon", "buzzard-point", "san-manzanillo-prison", "rattlesnake-creek", "express-315".',
  ],
  [
    'seventeen chips',
    { zones: { column: { 0: { bank: '38-special' } } }, open: { tokens: [{ row: 'colty:bank', card: 0, chips: 17 }] } },
    'tokens[0].chips is 17: it must be a whole number from 0 to 6.',
  ],
  [
    'seven chips on two cards',
    {
      zones: { column: { 0: { bank: '38-special*2' } } },
      open: {
        tokens: [
          { row: 'colty:bank', card: 0, chips: 4 },
          { row: 'colty:bank', card: 1, chips: 3 },
        ],
      },
    },
    'chips on cards make 7: there are 6.',
  ],
  [
    'two Eagles',
    {
      zones: { column: { 0: { bank: '38-special*2' } } },
      open: {
        tokens: [
          { row: 'colty:bank', card: 0, eagle: true },
          { row: 'colty:bank', card: 1, eagle: true },
        ],
      },
    },
    '2 Eagles lie on cards: there is 1.',
  ],
  ['a far border', { open: { border: 99 } }, 'border is 99: it must be a whole number from 0 to 14.'],
  ['a dead Jack', { zones: { graveyard: 'jack-colty' } }, 'Jack Colty is not in the gang: without him the game would be over.'],
  [
    'the prison without 1.2',
    { open: { place: 'san-manzanillo-prison' } },
    'place is san-manzanillo-prison: without set 1.2 it must be one of bank, whiskey-canyon, buzzard-point, rattlesnake-creek, express-315.',
  ],
  [
    'a misspelt token',
    { zones: { column: { 0: { bank: '38-special' } } }, open: { tokens: [{ row: 'colty:bank', card: 0, chip: 1 }] } },
    'tokens[0] has no part "chip": its parts are row, card, chips, red, grit, eagle, under.',
  ],
  [
    'tokens on a card that is not there',
    { open: { tokens: [{ row: 'colty:bank', card: 0, chips: 1 }] } },
    'tokens lie on card 0 of colty:bank, which has 0 cards: it must be one of them.',
  ],
  [
    'a row that does not exist',
    { open: { tokens: [{ row: 'bank', card: 0 }] } },
    'tokens[0].row is "bank": it must be a row such as colty:bank, mcready:range, block:bank or gang.',
  ],
  ['dollars without 1.3', { open: { dollars: [1, 0] } }, 'dollars make 1: there are none without set 1.3.'],
  ['a card of a deck in the gang', { zones: { gang: 'jack-colty dynamite' } }, 'dynamite lies in gang: it is a card of colty.'],
  [
    'a lawful one',
    {
      zones: { column: { 0: { bank: '38-special' } } },
      open: { active: 1, tokens: [{ row: 'colty:bank', card: '38-special', chips: 2 }] },
    },
    'lawful',
  ],
];
for (const [what, position, about, options] of cases) test(what, () => expect(why(position, options)).toBe(about));
