/** What is in the box: the three decks, the tokens, and what the numbers of the house add up to. */
import { expect } from 'vitest';
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { decks } from '../decks.ts';
import { backOf, bulletsOn, dollarsOn, guardsOf, isLoot, shotsOf } from '../faces.ts';
import { caliber45 } from '../game.ts';

const usual = { goal: 1000, teams: 'usual', freshCowboys: 'auto', handicap: false, richFortKnox: false, first: null } as const;
const box = caliber45.setup(usual, 4, 'box').face;
const copies = (face: string): number => box.filter(f => f === face).length;

rule('C45-64 the box holds 62 weapon cards, 34 money cards and 12 cowboys', () => {
  const sizes = { weapon: 0, money: 0, cowboy: 0 };
  for (const face of box) sizes[backOf(face)]++;
  expect(sizes).toEqual({ weapon: 62, money: 34, cowboy: 12 });
});

rule('C45-64 the weapon deck: 46 ammunition cards with 151 bullets, eight Mustangs, four Cacti, four Coyotes', () => {
  const ammo = [1, 2, 3, 4, 5, 6].map(n => [copies(`ammo-${n}`), bulletsOn(`ammo-${n}`)]);
  expect(ammo).toEqual([
    [8, 1],
    [9, 2],
    [9, 3],
    [8, 4],
    [6, 5],
    [6, 6],
  ]);
  expect(box.reduce((sum, face) => sum + bulletsOn(face), 0)).toBe(151);
  expect(['mustang', 'cactus', 'coyote'].map(copies)).toEqual([8, 4, 4]);
});

for (const [face, number, dollars, guards] of [
  ['stagecoach', 7, 50_000, 0],
  ['mail-car', 8, 100_000, 2],
  ['gold-train', 6, 200_000, 4],
  ['fort-knox', 3, 300_000, 6],
  ['sheriff', 3, 0, 0],
  ['war-party-2', 1, 0, 2],
  ['war-party-3', 1, 0, 3],
  ['war-party-4', 1, 0, 4],
  ['war-party-5', 1, 0, 5],
  ['war-party-6', 1, 0, 6],
  ['dynamite', 2, 0, 0],
] as const)
  rule(`C45-64 the money deck: ${face}, ${number} of them, $${dollars}, ${guards} to be shot`, () => {
    expect([copies(face), dollarsOn(false, face), guardsOf(face)]).toEqual([number, dollars, guards]);
    expect(isLoot(face)).toBe(dollars > 0);
  });

rule('C45-64 the loot is worth 3,250,000 dollars in all', () => {
  expect(box.reduce((sum, face) => sum + dollarsOn(false, face), 0)).toBe(3_250_000);
});

rule('C45-64 the cowboys: two shoot five times, four six, four seven (Pat Garrett among them), two eight', () => {
  const limits = decks.cowboys.map(({ card }) => shotsOf(card)).sort();
  expect(limits).toEqual([5, 5, 6, 6, 6, 6, 7, 7, 7, 7, 8, 8]);
  expect(shotsOf('pat-garrett')).toBe(7);
});

rule('C45-64 a table may agree on a Fort Knox of half a million', () => {
  const knox = (richFortKnox: boolean) =>
    story(
      caliber45,
      { Jesse: { hand: 'ammo-6', cowboy: 'pat-garrett' }, Billy: {} },
      { options: { goal: 400, richFortKnox }, zones: { spread: 'fort-knox' } },
    )
      .does('Jesse', 'rob')
      .does('Jesse', 'pick 0')
      .does('Jesse', 'meet ammo-6')
      .sees('rail', 'money Jesse', 'fort-knox');
  knox(false).isAsked('Billy');
  knox(true).ends({ Jesse: 500_000, Billy: 0 }, ['Jesse']);
});

rule('C45-12 there are always enough bail tokens: six cowboys on bail carry eighteen', () => {
  const cowboys = ['pat-garrett', 'doc-holliday', 'belle-starr', 'wyatt-earp', 'buffalo-bill'];
  const names = ['Jesse', 'Billy', 'Butch', 'Etta', 'Harvey', 'Ben'];
  story(caliber45, Object.fromEntries(names.map((name, i) => [name, i < 5 ? { cowboy: cowboys[i]! } : {}])), {
    open: { active: 'Ben', tokens: [3, 3, 3, 3, 3, 0] },
  })
    .does('Ben', 'hire')
    .does('Ben', 'keep')
    .fact('tokens', [3, 3, 3, 3, 3, 3])
    .isAsked('Jesse');
});
