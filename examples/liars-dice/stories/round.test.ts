/** Liar's dice, rule by rule. */

import { expect, test } from 'vitest';
import { match } from '../../../bots/match.ts';
import { randomBot } from '../../../bots/random.ts';
import { laws } from '../../../kernel/proving/laws.ts';
import { dealt, type Story, type StoryTable, story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { counter } from '../bot/bots.ts';
import { liarsDice } from '../game.ts';

/** Ann has 2 2 5, Bob 2 6; Ann begins. */
const begun = (more: StoryTable = {}) =>
  story(liarsDice, { Ann: {}, Bob: {} }, { kept: { Ann: [2, 2, 5], Bob: [2, 6] }, ...more, open: { dice: [3, 2], ...more.open } });

rule('LD-1 every player begins with five dice, or with as many as the table says', () => {
  dealt(liarsDice, ['Ann', 'Bob', 'Cid']).fact('dice', [5, 5, 5]).isAsked('Ann');
  dealt(liarsDice, ['Ann', 'Bob'], { dice: 2 }).fact('dice', [2, 2]).isAsked('Ann');
});
rule('LD-2 each sees only their own dice', () => {
  const { table } = begun().keeps('Ann', [2, 2, 5]).keeps('Bob', [2, 6]).isAsked('Ann');
  expect(liarsDice.view(table, 'rail').kept).toBeNull();
});
rule('LD-3 the first bid is any, and then it is the next player’s turn', () => {
  begun()
    .does('Ann', 'bid 3 2')
    .hears('Bob', 'bid', { seat: 'Ann', count: 3, face: 2 })
    .mayNot('Ann', 'bid 4 2', 'LD-3')
    .isAsked('Bob');
  begun().mayNot('Ann', 'bid 1 7', 'LD-3').mayNot('Ann', 'bid 0 3', 'LD-3').isAsked('Ann');
});
rule('LD-4 a bid is raised by more dice, or by a higher face', () => {
  const raised = (): Story<never> => begun().does('Ann', 'bid 2 4') as unknown as Story<never>;
  raised().mayNot('Bob', 'bid 2 4', 'LD-4').mayNot('Bob', 'bid 2 3', 'LD-4').mayNot('Bob', 'bid 1 6', 'LD-4').isAsked('Bob');
  raised().may('Bob', 'bid 2 5').may('Bob', 'bid 3 1').isAsked('Bob');
});
rule('LD-5 a bid never exceeds the dice in play', () => {
  begun().may('Ann', 'bid 5 6').mayNot('Ann', 'bid 6 1', 'LD-5').isAsked('Ann');
});
rule('LD-6 a doubted bid is counted under all the cups: if it holds, the doubter loses a die, else the bidder', () => {
  begun()
    .mayNot('Ann', 'doubt', 'LD-6')
    .does('Ann', 'bid 3 2')
    .does('Bob', 'doubt')
    .hears('rail', 'doubted', {
      there: 3,
      loser: 'Bob',
      cups: [
        [2, 2, 5],
        [2, 6],
      ],
    })
    .fact('dice', [3, 1])
    .isAsked('Bob');
  begun()
    .does('Ann', 'bid 4 2')
    .does('Bob', 'doubt')
    .hears('rail', 'doubted', { there: 3, loser: 'Ann' })
    .fact('dice', [2, 2])
    .isAsked('Ann');
});
rule('LD-7 the player who lost a die begins the next round, or the next player who is still in', () => {
  story(liarsDice, { Ann: {}, Bob: {}, Cid: {} }, { kept: { Ann: [1], Bob: [1], Cid: [1] }, open: { dice: [1, 1, 1] } })
    .does('Ann', 'bid 2 6')
    .does('Bob', 'doubt')
    .hears('rail', 'out', { seat: 'Ann' })
    .isAsked('Bob');
});
rule('LD-8 the last player with dice wins', () => {
  begun({ kept: { Ann: [2, 2, 5], Bob: [6] }, open: { dice: [3, 1] } })
    .does('Ann', 'bid 2 2')
    .does('Bob', 'doubt')
    .ends({ Ann: 3, Bob: 0 }, ['Ann']);
});
rule('LD-9 a player who does not answer doubts, or opens as low as possible', () => {
  begun()
    .lapses('Ann')
    .hears('rail', 'bid', { count: 1, face: 1 })
    .lapses('Bob')
    .hears('rail', 'doubted', { loser: 'Ann' })
    .isAsked('Ann');
});

test('a table that cannot be is refused with what would be right', () => {
  expect(() => begun({ kept: { Ann: [2], Bob: [2, 6] } })).toThrow('Ann keeps 1 dice: they must be 3');
  expect(() => begun({ kept: { Ann: [2, 2, 7], Bob: [2, 6] } })).toThrow('it must be a whole number from 1 to 6');
  expect(() => begun({ open: { bid: { count: 9, face: 1, by: 1 } } })).toThrow('there are 5');
});
test('every law holds', () => {
  const { games } = laws(liarsDice, { games: 60, seed: 'liars', configs: [{}, { dice: 1 }, { dice: 6 }] });
  expect(games).toBe(60);
});
test('the counter beats who bids at random', () => {
  let won = 0;
  for (let i = 0; i < 60; i++) {
    const bots = i % 2 === 0 ? [counter, randomBot<never>()] : [randomBot<never>(), counter];
    const { table } = match({ game: liarsDice, config: { dice: 5 }, seed: `dice ${i}`, bots });
    if (liarsDice.outcome(table)!.winners[0] === i % 2) won++;
  }
  expect(won).toBeGreaterThan(45);
});
