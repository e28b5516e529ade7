/** Which moves a search tries of all that a hand allows: nothing that only looks busy, and nothing that throws a fight away. */
import { expect, test } from 'vitest';
import { thoughtOf } from '../../../bots/thought.ts';
import { diceFrom } from '../../../kernel/chance/dice.ts';
import { story } from '../../../kernel/proving/story.ts';
import { wrightGang } from '../game.ts';
import { mind } from './mind.ts';

const tried = (hand: string, sheriffs: number, revolver = '', rival = ''): readonly string[] => {
  const { table } = story(
    wrightGang,
    { Jesse: { hand, revolver }, Billy: { hand: '1 2 3', revolver: rival }, Butch: {} },
    { zones: { sheriffs } },
  );
  const moves = [...mind.tries!(thoughtOf(wrightGang, table, 0, diceFrom('tried')))];
  return moves.map(move => [move.do, ...((move['cards'] as string[] | undefined) ?? [])].join(' '));
};
const of = (verb: string, moves: readonly string[]): readonly string[] => moves.filter(move => move.split(' ')[0] === verb);

test('the best group is loaded, with Jokers and Misses or without, and no card that does not count', () => {
  expect(of('load', tried('2 2 6 7 joker miss', 2)).toSorted()).toEqual(
    ['2 2', '2 2 joker', '2 2 miss', '2 2 joker miss', 'joker', 'miss', 'joker miss'].map(cards => `load ${cards}`).toSorted(),
  );
});
test('before a shoot-out may be called nothing is loaded', () => {
  expect(of('load', tried('2 2 2 2 joker miss', 1))).toEqual([]);
});
test('a discard leaves the best group whole, Jokers and Misses with it', () => {
  expect(of('discard', tried('2 2 2 6 joker miss', 1))).toEqual(['discard 6']);
  // It is with the revolver that a group counts.
  expect(of('discard', tried('2 6 joker', 1, '2 2'))).toEqual(['discard 6']);
});
test('Jokers that have no number to go with may be discarded', () => {
  expect(of('discard', tried('joker joker', 1))).toContain('discard joker');
});
test('all else that a turn offers is tried, too', () => {
  const moves = tried('2 sidekick swap', 2);
  for (const verb of ['pass', 'sidekick', 'swap', 'shootout']) expect(of(verb, moves)).not.toEqual([]);
});
test('a War party is tried where another has loaded something', () => {
  expect(of('war-party', tried('2 war-party', 1, '', '7'))).toEqual(['war-party']);
  expect(of('war-party', tried('2 war-party', 1))).toEqual([]);
});
