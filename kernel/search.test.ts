/** Searches: a search plays on its own table in place, and touches no other. */
import { expect, test } from 'vitest';
import { roulette } from '../testing/roulette/game.ts';
import { begin, does, played, randomGame } from '../testing/toys/play.ts';
import { diceFrom } from './chance/dice.ts';
import { anyInput } from './proving/laws.ts';
import { story } from './proving/story.ts';
import { no } from './refusal.ts';

test('two searches from one moment diverge, and the moment is unchanged', () => {
  const moment = begin(roulette, 3);
  const kept = JSON.stringify(moment);
  const inputs = [...randomGame(roulette, 3, 'begin')].map(({ input }) => input);
  const [far, near] = [roulette.search(moment), roulette.search(moment)];
  for (const input of inputs) expect(far.next(input)).toBe(null);
  expect(near.next(inputs[0]!)).toBe(null);
  expect(roulette.outcome(far.table)).not.toBe(null);
  expect(near.table).toEqual(played(roulette, moment, inputs[0]!));
  expect(JSON.stringify(moment)).toBe(kept);
});

test('a search that begins where another stands does not disturb it', () => {
  const inputs = [...randomGame(roulette, 4, 'begin')].map(({ input }) => input);
  const [first, ...rest] = inputs;
  const one = roulette.search(begin(roulette, 4));
  one.next(first!);
  const kept = JSON.stringify(one.table);
  const other = roulette.search(one.table);
  for (const input of rest) other.next(input);
  expect(JSON.stringify(one.table)).toBe(kept);
  for (const input of rest) one.next(input);
  expect(one.table).toEqual(other.table);
});

test('a move refused after the end of a window does not close it', () => {
  const { table } = story(
    roulette,
    { Ann: { hand: 'thief' }, Bob: { hand: 'nerves' }, Cid: { hand: 'nerves' } },
    { zones: { drum: 'click*5 bang' } },
  )
    .does('Ann', 'thief')
    .does('Ann', 'rob Cid');
  const closing = roulette.alarm(table)!;
  const search = roulette.search(table);
  expect(search.next(does(1, 'pass', {}, closing + 1))?.rule).toBe(no.notAsked.rule);
  expect(search.table).toEqual(table);
  const input = anyInput(roulette, played(roulette, table, { tick: closing + 1 }), diceFrom('late'))!;
  expect(search.next(input)).toBe(null);
  expect(search.table).toEqual(played(roulette, table, input));
});
