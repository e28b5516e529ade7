/** The hunch bots of Wright Brothers' Gang, with cards they cannot use. */
import { expect, test } from 'vitest';
import { thoughtOf } from '../../../bots/thought.ts';
import { diceFrom } from '../../../kernel/chance/dice.ts';
import { story } from '../../../kernel/proving/story.ts';
import { wrightGang } from '../game.ts';
import { hunches, references } from './hunch.ts';

test('a bot that has nothing better to do discards an event instead of passing', () => {
  const { table } = story(wrightGang, { Jesse: { hand: '7*3 war-party' }, Billy: { hand: 6 }, Butch: { hand: 6 } });
  const choice = (bot = hunches.at(-1)!) => bot.choose(thoughtOf(wrightGang, table, 0, diceFrom('choice')));
  expect(choice()).toEqual({ do: 'discard', cards: ['war-party'] });
  expect(choice(references.at(-1)!)).toEqual({ do: 'pass' });
});
