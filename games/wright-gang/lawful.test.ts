/** Impossible positions are refused with the fact, and what would be right. */
import { expect, test } from 'vitest';
import type { Position } from '../../kernel/cards/position.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { wrightGang } from './game.ts';

const names = ['Jesse', 'Billy', 'Butch'];
const why = (position: object, options: object = {}): string => {
  const config = wrightGang.configure(options as never, names.length);
  if (isRefusal(config)) throw new Error(config.about);
  const laid = wrightGang.lay(config, names.length, 'lawful', { ...(position as Position), names });
  return isRefusal(laid) ? laid.about! : 'lawful';
};

const cases: readonly (readonly [string, object, string, object?])[] = [
  ['two scores for three', { open: { score: [1, 2] } }, 'score has 2 entries: it must have 3.'],
  [
    'a stage that does not exist',
    { open: { stage: 'lunch' } },
    'stage is "lunch": it must be one of "heist", "showdown", "division".',
  ],
  [
    'four Sheriffs during a heist',
    { zones: { sheriffs: 4 } },
    '4 Sheriffs are out during a heist: the fourth ends it, so there must be at most 3.',
  ],
  ['round against rounds', { open: { round: 3 } }, 'round is 3, and rounds has 0: round must be 1.'],
  [
    'points that nobody won',
    { open: { score: [0, 4, 0] } },
    'score of Billy is 4, and the shares of rounds make it 0: they must be equal.',
  ],
  ['a seat by a word', { open: { active: 'nobody' } }, 'active is "nobody": it must be one of Jesse, Billy, Butch.'],
  ['cards in the box', { zones: { deck: 'any*2' }, rest: 'box' }, 'box has 67 cards: it must have none.'],
  ['bonus cards for three', { zones: { bonus: 3 } }, 'bonus has 3 cards: it must have none.'],
  [
    'a shoot-out that nobody called',
    { zones: { sheriffs: 2 }, open: { stage: 'showdown', ending: 'shoot-out' } },
    'starter is null in a shoot-out: it must be who called it.',
  ],
  ['a lawful one', { zones: { sheriffs: 2, hand: { 0: 6 } }, open: { active: 1, passes: 1 } }, 'lawful'],
];
for (const [what, position, about, options] of cases) test(what, () => expect(why(position, options)).toBe(about));
