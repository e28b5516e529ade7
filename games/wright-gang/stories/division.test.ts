/** The division: how strong a revolver is, and who takes how much. */
import { expect } from 'vitest';
import { countAt } from '../../../kernel/cards/table.ts';
import { below, diceFrom } from '../../../kernel/chance/dice.ts';
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { wrightGang } from '../game.ts';
import { strength } from '../strength.ts';
import { at, type WrightFace } from '../zones.ts';

const one = { rounds: 1 };
/** Jesse's hand is first, Billy's second, and Butch goes without: eight cards in the loot make 4 for the winner and 2 for the other. */
const shootOut = (jesse: string, billy: string) =>
  story(
    wrightGang,
    { Jesse: { revolver: jesse }, Billy: { revolver: billy }, Butch: {} },
    { options: one, zones: { loot: 8, sheriffs: 2 } },
  )
    .does('Jesse', 'shootout')
    .does('Billy', 'slap', 1)
    .does('Butch', 'slap', 2);
const jesseWins = { Jesse: 4, Billy: 2, Butch: 0 };
const billyWins = { Jesse: 2, Billy: 4, Butch: 0 };

rule(
  'WB-46, WB-48, WB-51 the example of the book: Robert is slowest, so 7 7 7 earns nothing; Jesse beats Billy by the lower hand',
  () => {
    const s = story(
      wrightGang,
      { Jesse: { revolver: '6 6 6' }, Billy: { revolver: '6 6 6' }, Butch: { revolver: '7 7' }, Robert: { revolver: '7 7 7' } },
      { options: one, zones: { loot: 23, sheriffs: 2 } },
    )
      .does('Jesse', 'shootout', 10)
      .does('Billy', 'slap', 10.3)
      .does('Butch', 'slap', 10.4)
      .does('Robert', 'slap', 10.5)
      .hears('rail', 'ranked', { ranking: ['Jesse', 'Billy', 'Butch'], shares: [12, 6, 3, 0] })
      .ends({ Jesse: 12, Billy: 6, Butch: 3, Robert: 0 }, ['Jesse']);
    expect([0, 1, 2, 3].map(seat => countAt(s.table, at.won(seat)))).toEqual([12, 6, 3, 0]);
    expect(countAt(s.table, at.loot)).toBe(2);
  },
);

rule('WB-48 the examples of the book: four twos beat three sevens, three fives beat three fours', () => {
  shootOut('7 7 7', '2 2 2 2').ends(billyWins);
  shootOut('2 2 2 2', '7 7 7').ends(jesseWins);
  shootOut('4 4 4', '5 5 5').ends(billyWins);
  shootOut('5 5 5', '4 4 4').ends(jesseWins);
});

rule('WB-48 of equal groups the earlier hand wins', () => {
  shootOut('5 5', '5 5').ends(jesseWins);
});

rule('WB-48 nothing but the largest group is compared: neither a second pair nor the highest card', () => {
  shootOut('5 5 1', '5 5 7').ends(jesseWins);
  shootOut('5 5 1', '5 5 4 4 7').ends(jesseWins);
  shootOut('3 3 3', '7 7 6 6 5').ends(jesseWins);
});

rule('WB-49 a Joker counts with the numbers it lies with: 6 6 Joker equals 6 6 6, and the earlier hand wins', () => {
  shootOut('6 6 joker', '6 6 6').ends(jesseWins);
  shootOut('6 6 6', '6 6 joker').ends(jesseWins);
  shootOut('6 6', '6 joker joker').ends(billyWins);
});

rule('WB-49 Jokers join the number of which there are most, and of two such the higher', () => {
  shootOut('3 3 3 3', '2 2 2 7 joker').ends(jesseWins);
  shootOut('6 6 6', '7 5 5 joker').ends(jesseWins);
  shootOut('4 4 4', '3 5 joker joker').ends(billyWins);
});

rule('WB-49 Jokers without any number count nothing: a single 1 beats six of them', () => {
  shootOut('joker*6', '1').ends(billyWins);
  shootOut('joker joker miss', '1').sees('rail', 'cancelled Billy', '1').ends(jesseWins);
});

rule('WB-49 no other way to use the Jokers would be better', () => {
  const dice = diceFrom('jokers');
  const faces: readonly WrightFace[] = ['1', '2', '3', '4', '5', '6', '7', 'joker', 'joker', 'miss'];
  /** The best of all: each Joker tried as each number present. */
  const best = (loaded: readonly WrightFace[]): readonly number[] => {
    const i = loaded.indexOf('joker');
    const present = loaded.filter(face => Number(face) > 0);
    if (i < 0 || present.length === 0) {
      const groups = present.map(face => [present.filter(f => f === face).length, Number(face)]);
      return groups.sort((a, b) => b[0]! - a[0]! || b[1]! - a[1]!)[0] ?? [0, 0];
    }
    const tries = [...new Set(present)].map(face => best(loaded.with(i, face)));
    return tries.sort((a, b) => b[0]! - a[0]! || b[1]! - a[1]!)[0]!;
  };
  for (let i = 0; i < 2000; i++) {
    const loaded = Array.from({ length: below(dice, 9) }, () => faces[below(dice, faces.length)]!);
    expect([...strength(loaded)], loaded.join(' ')).toEqual(best(loaded));
  }
});

rule('WB-50 an empty or worthless revolver still shares, after all who have a group, in the order of the hands', () => {
  story(
    wrightGang,
    {
      Jesse: {},
      Billy: { revolver: 'joker joker' },
      Butch: { revolver: '1' },
      Robert: { revolver: 'joker' },
      Frank: { revolver: '7' },
    },
    { options: one, zones: { loot: 16, sheriffs: 2 } },
  )
    .does('Jesse', 'shootout')
    .does('Robert', 'slap', 1)
    .does('Billy', 'slap', 2)
    .does('Butch', 'slap', 3)
    .does('Frank', 'slap', 4)
    .hears('rail', 'ranked', { ranking: ['Butch', 'Jesse', 'Robert', 'Billy'] })
    .ends({ Jesse: 4, Billy: 1, Butch: 8, Robert: 2, Frank: 0 });
});

rule('WB-51 half, rounded up, down the ranking; what the last one leaves goes to nobody', () => {
  const shared = (loot: number): readonly number[] =>
    story(
      wrightGang,
      { Jesse: { revolver: '3' }, Billy: { revolver: '2' }, Butch: { revolver: '1' }, Robert: {} },
      { options: one, zones: { loot, sheriffs: 2 } },
    )
      .does('Jesse', 'shootout')
      .cue()
      .verdict('Billy', 'Butch').table.open.score;
  expect([0, 1, 2, 3, 4, 7, 8, 23].map(shared)).toEqual([
    [0, 0, 0, 0],
    [1, 0, 0, 0],
    [1, 1, 0, 0],
    [2, 1, 0, 0],
    [2, 1, 1, 0],
    [4, 2, 1, 0],
    [4, 2, 1, 0],
    [12, 6, 3, 0],
  ]);
});
