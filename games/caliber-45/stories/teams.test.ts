/** Who plays with whom, how they sit, and what a smaller team is let off. */
import { expect } from 'vitest';
import { countAt } from '../../../kernel/cards/table.ts';
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { caliber45 } from '../game.ts';
import { goalOf, splitWith, teamsIn } from '../teams.ts';
import { at, type CaliberTable } from '../zones.ts';

type Wish = CaliberTable['config']['teams'];
const usual: CaliberTable['config'] = {
  goal: 1000,
  teams: 'usual',
  freshCowboys: 'auto',
  handicap: false,
  richFortKnox: false,
  first: null,
};
const tableOf = (seats: number, teams: Wish, handicap = false): CaliberTable =>
  caliber45.setup({ ...usual, teams, handicap }, seats, 'teams');
const sizesOf = (seats: number, wish: Wish): number[] => {
  const { teams } = tableOf(seats, wish).open;
  return [...new Set(teams)].map(team => teams.filter(of => of === team).length);
};

rule('C45-1 two to nine can play, not one and not ten', () => {
  for (let seats = 2; seats <= 9; seats++) expect(caliber45.configure(null, seats)).toEqual(usual);
  for (const seats of [0, 1, 10]) expect(caliber45.configure(null, seats)).toMatchObject({ rule: 'table:seats' });
});

rule('C45-1 with nine players 54 weapon cards are dealt and 8 are left', () => {
  expect(countAt(tableOf(9, 'usual'), at.weapons)).toBe(8);
});

rule('C45-1, C45-82 teams have one to three players, and there are two or three teams', () => {
  for (let seats = 2; seats <= 9; seats++) {
    const sizes = sizesOf(seats, 'usual');
    expect(sizes.length === 2 || sizes.length === 3).toBe(true);
    for (const size of sizes) expect(size >= 1 && size <= 3).toBe(true);
  }
});

for (const [seats, sizes] of [
  [2, [1, 1]],
  [3, [1, 1, 1]],
  [4, [2, 2]],
  [5, [3, 2]],
  [6, [3, 3]],
  [7, [3, 2, 2]],
  [8, [3, 3, 2]],
  [9, [3, 3, 3]],
] as const)
  rule(`C45-82 ${seats} players make teams of ${sizes.join('-')}`, () => {
    expect(sizesOf(seats, 'usual')).toEqual(sizes);
  });

rule('C45-82 six may play two against two against two, and others may split otherwise too', () => {
  expect(sizesOf(6, 'three')).toEqual([2, 2, 2]);
  expect(sizesOf(3, 'two')).toEqual([2, 1]);
  expect(sizesOf(4, 'three')).toEqual([2, 1, 1]);
  expect(sizesOf(5, 'three')).toEqual([2, 2, 1]);
});

/** Every split of the book, by sizes. */
const SPLITS = ['1-1', '2-1', '3-1', '2-2', '3-2', '3-3', '1-1-1', '2-1-1', '3-1-1', '2-2-1', '3-2-1', '3-3-1'];
const LARGER = ['2-2-2', '3-2-2', '3-3-2', '3-3-3'];
rule('C45-1, C45-82 the host says who is in which team: every split of the book can be set up', () => {
  for (const split of [...SPLITS, ...LARGER]) {
    const sizes = split.split('-').map(Number);
    const teams = sizes.map((size, team) => 'ABC'[team]!.repeat(size)).join('');
    expect(sizesOf(teams.length, teams)).toEqual(sizes);
  }
  expect(tableOf(4, 'ABAA').open.teams).toEqual([0, 1, 0, 0]);
  expect(tableOf(5, 'CABAA').open.teams).toEqual([2, 0, 1, 0, 0]);
});
rule('C45-1, C45-82 no split of the book: a team of four, one team, a team without a player, a seat without a team', () => {
  const refused = [
    ['AAAAB', 5],
    ['AAA', 3],
    ['AACC', 4],
    ['AABD', 4],
    ['AAB', 4],
    ['AABBB', 4],
    ['', 2],
    ['aabb', 4],
  ] as const;
  for (const [teams, seats] of refused) expect(caliber45.configure({ teams }, seats)).toMatchObject({ rule: 'C45-82' });
});
rule('C45-82 any seat may be put in any team: the split stays one of the book', () => {
  for (const split of ['AB', 'AAAB', 'ABC', 'AABBC', 'ABABAB', 'AAABBBCCC'])
    for (let seat = 0; seat < split.length; seat++)
      for (let team = 0; team < 3; team++) {
        const teams = splitWith(teamsIn({ teams: split }, split.length)!, seat, team);
        expect([split, seat, team, teamsIn({ teams }, split.length)]).not.toContain(null);
      }
  const moved = (split: string, seat: number, team: number): string =>
    splitWith(teamsIn({ teams: split }, split.length)!, seat, team);
  expect(moved('ABAB', 3, 0)).toBe('ABAA');
  expect(moved('ABAA', 1, 2)).toBe('ABAA');
  // A full team takes one in and gives one up; and nobody is left to play alone.
  expect(moved('AAABBB', 3, 0)).toBe('AABABB');
  expect(moved('AB', 1, 0)).toBe('BA');
});

rule('C45-82 a split that needs a team of four, or leaves a team empty, is refused', () => {
  for (const seats of [7, 8, 9]) expect(caliber45.configure({ teams: 'two' }, seats)).toMatchObject({ rule: 'C45-82' });
  expect(caliber45.configure({ teams: 'three' }, 2)).toMatchObject({ rule: 'C45-82' });
  for (const seats of [7, 8, 9]) expect(caliber45.configure({ teams: 'three' }, seats)).toMatchObject({ teams: 'three' });
  for (const seats of [2, 3, 4, 5, 6]) expect(caliber45.configure({ teams: 'two' }, seats)).toMatchObject({ teams: 'two' });
  expect(caliber45.configure({ teams: 'four' }, 4)).toMatchObject({ rule: 'C45-82' });
});

rule('C45-3 team-mates sit apart wherever that is possible', () => {
  for (let seats = 2; seats <= 9; seats++)
    for (const wish of ['usual', 'two', 'three'] as const) {
      if ('rule' in (caliber45.configure({ teams: wish }, seats) as object)) continue;
      const { teams } = tableOf(seats, wish).open;
      const neighbours = teams.filter((team, seat) => team === teams[(seat + 1) % seats]).length;
      // Three of five, or two of three, cannot all sit apart.
      const unavoidable = (seats === 5 || seats === 3) && new Set(teams).size === 2 ? 1 : 0;
      expect([seats, wish, neighbours]).toEqual([seats, wish, unavoidable]);
    }
});

rule('C45-3 the seats go round the teams; with three teams and one player over, the last two change places', () => {
  expect(tableOf(4, 'usual').open.teams).toEqual([0, 1, 0, 1]);
  expect(tableOf(6, 'three').open.teams).toEqual([0, 1, 2, 0, 1, 2]);
  expect(tableOf(8, 'usual').open.teams).toEqual([0, 1, 2, 0, 1, 2, 0, 1]);
  expect(tableOf(7, 'usual').open.teams).toEqual([0, 1, 2, 0, 1, 0, 2]);
  expect(tableOf(4, 'three').open.teams).toEqual([0, 1, 0, 2]);
});

rule(
  'C45-2 teams are equal wherever the players can be split evenly; unequal ones are allowed, without a handicap unless asked for',
  () => {
    for (const seats of [2, 3, 4, 6, 9]) expect(new Set(sizesOf(seats, 'usual')).size).toBe(1);
    for (const seats of [5, 7, 8]) {
      expect(new Set(sizesOf(seats, 'usual')).size).toBe(2);
      for (const team of [0, 1]) expect(goalOf(tableOf(seats, 'usual'), team)).toBe(1_000_000);
    }
  },
);

rule('C45-89 with the handicap a team needs its share of the million, rounded up to 50,000', () => {
  const goals = (seats: number, teams: Wish): number[] => {
    const t = tableOf(seats, teams, true);
    return [...new Set(t.open.teams)].map(team => goalOf(t, team));
  };
  expect(goals(5, 'usual')).toEqual([1_000_000, 700_000]);
  expect(goals(7, 'usual')).toEqual([1_000_000, 700_000, 700_000]);
  expect(goals(8, 'usual')).toEqual([1_000_000, 1_000_000, 700_000]);
  expect(goals(3, 'two')).toEqual([1_000_000, 500_000]);
  expect(goals(4, 'usual')).toEqual([1_000_000, 1_000_000]);
});

rule('C45-89, C45-2 a pair against three wins with 700,000 if the table agreed on the handicap, and plays on if not', () => {
  const pairRobs = (handicap: boolean) =>
    story(
      caliber45,
      {
        Jesse: {},
        Billy: { cowboy: 'pat-garrett', money: 'fort-knox fort-knox stagecoach' },
        Butch: {},
        Etta: {},
        Harvey: {},
      },
      { options: { handicap }, open: { active: 'Billy' }, zones: { spread: 'stagecoach' } },
    )
      .does('Billy', 'rob')
      .does('Billy', 'pick 0');
  pairRobs(true).ends({ Jesse: 0, Billy: 700_000, Butch: 0, Etta: 0, Harvey: 0 }, ['Billy', 'Etta']);
  pairRobs(false).isAsked('Butch');
});

rule('C45-62 between two players nothing is special: a call that is refused is a robbery alone', () => {
  story(
    caliber45,
    { Jesse: { hand: 'ammo-2', cowboy: 'pat-garrett' }, Billy: { hand: 'ammo-6', cowboy: 'buffalo-bill' } },
    { zones: { spread: 'mail-car' } },
  )
    .does('Jesse', 'rob')
    .does('Billy', 'decline')
    .does('Jesse', 'pick 0')
    .does('Jesse', 'meet ammo-2')
    .sees('rail', 'money Jesse', 'mail-car')
    .isAsked('Billy');
});
