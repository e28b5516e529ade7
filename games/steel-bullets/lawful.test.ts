/** Impossible positions are refused with the fact, and what would be right. */
import { expect, test } from 'vitest';
import type { Position } from '../../kernel/cards/position.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { steelBullets } from './game.ts';

const names = ['Jesse', 'Billy', 'Butch'];
const why = (position: object, options: object = {}): string => {
  const config = steelBullets.configure(options as never, names.length);
  if (isRefusal(config)) throw new Error(config.about);
  const laid = steelBullets.lay(config, names.length, 'lawful', { ...(position as Position), names });
  return isRefusal(laid) ? laid.about! : 'lawful';
};

const cases: readonly (readonly [string, object, string, object?])[] = [
  ['two cards in a chamber', { zones: { cylinder: { 1: 'bang click' } } }, 'cylinder at 1 has 2 cards: it must have at most 1.'],
  ['seven bullets', { open: { bullets: 7 } }, 'bullets is 7: it must be a whole number from 1 to 5.'],
  ['chambers by number', { open: { opened: [1, 2] } }, 'opened has 2 entries: it must have 6.'],
  [
    'a dead active player',
    { open: { active: 1, alive: [true, false, true] } },
    'active is Billy, who is out: it must be somebody alive.',
  ],
  [
    'all six chambers open',
    { zones: { cylinder: { 6: 'bang' } }, open: { opened: [true, true, true, true, true, true] } },
    'opened has all six chambers open: at least one must be shut.',
  ],
  [
    'gaps',
    { zones: { cylinder: { 6: 'bang' } }, open: { opened: [true, false, true, false, false, false] } },
    'opened has gaps: chambers are opened one after another, clockwise.',
  ],
  [
    'every Bang! open',
    { zones: { cylinder: { 1: 'bang' } }, open: { opened: [true, false, false, false, false, false] } },
    'every Bang! lies open: the cylinder would have been shuffled, so one must be shut.',
  ],
  [
    'bullets against the cylinder',
    { zones: { cylinder: { 1: 'bang' } }, open: { bullets: 3 } },
    'bullets is 3, and the cylinder has 1 Bang!: they must be equal.',
  ],
  ['one player alive', { open: { alive: [true, false, false] } }, '1 of the players is alive: at least 2 must be.'],
  [
    'a hand of somebody who is out',
    { zones: { hand: { 1: 'hat' } }, open: { alive: [true, false, true] } },
    'Billy is out and holds cards: that hand must be empty.',
  ],
  [
    'a turn that has begun',
    { open: { phase: 'opened', lawyers: 1 } },
    'phase is "opened": it must be "blue"; lawyers is 1: it must be 0.',
  ],
  [
    'a lawful one',
    {
      zones: { hand: { 0: 'hat' }, cylinder: { 6: 'bang' } },
      open: { opened: [true, false, false, false, false, false], fell: [1], alive: [true, false, true] },
    },
    'lawful',
  ],
];
for (const [what, position, about, options] of cases) test(what, () => expect(why(position, options)).toBe(about));
