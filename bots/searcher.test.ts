/** A search copes with one move, thousands of them, and a single dream. */
import { expect, test } from 'vitest';
import { mind as known } from '../games/wright-gang/bot/mind.ts';
import { wrightGang } from '../games/wright-gang/game.ts';
import type { Wright } from '../games/wright-gang/zones.ts';
import type { Thought } from '../kernel/bot.ts';
import { diceFrom } from '../kernel/chance/dice.ts';
import type { KindsOf } from '../kernel/make.ts';
import { story } from '../kernel/proving/story.ts';
import type { Mind } from './mind.ts';
import { searcher } from './searcher.ts';
import { thoughtOf } from './thought.ts';

/** A mind that does not say which moves are worth a try. */
const { tries: _, ...mind }: Mind<KindsOf<Wright>> = known;
const everything = '1*2 2*2 3*2 4*2 5*2 6*2 7*2 joker*2 miss*2';
const asked = (hand: string) => {
  const { table } = story(
    wrightGang,
    { Jesse: { hand }, Billy: {}, Butch: {} },
    { options: { rounds: 1 }, zones: { sheriffs: 1 } },
  );
  let dreams = 0;
  const real = thoughtOf(wrightGang, table, 0, diceFrom('asked'));
  const thought: Thought<KindsOf<Wright>> = {
    ...real,
    dream: () => {
      dreams++;
      return real.dream();
    },
  };
  return { thought, moves: [...thought.moves()].map(move => JSON.stringify(move)), dreamt: () => dreams };
};

test('with one legal move it makes that, without a dream', () => {
  const { thought, moves, dreamt } = asked('');
  expect(moves).toEqual([JSON.stringify({ do: 'pass' })]);
  expect(searcher('only', mind, { playouts: 100, doubt: 1 }).choose(thought)).toEqual({ do: 'pass' });
  expect(dreamt()).toBe(0);
});
test('of thousands of moves it tries some, and makes a legal one', () => {
  const { thought, moves, dreamt } = asked(everything);
  expect(moves.length).toBeGreaterThan(5000);
  const move = searcher('many', mind, { playouts: 100, doubt: 0 }).choose(thought);
  expect(moves).toContain(JSON.stringify(move));
  expect(dreamt()).toBeLessThan(100);
});
test('it makes a move with a single dream, too', () => {
  const { thought, moves } = asked('1 2 3 joker');
  expect(moves).toContain(JSON.stringify(searcher('hasty', mind, { playouts: 1, doubt: 1 }).choose(thought)));
});
