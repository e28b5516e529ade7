/** How a game begins. */
import { expect } from 'vitest';
import { countAt, facesAt } from '../../../kernel/cards/table.ts';
import { dealt, story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { caliber45 } from '../game.ts';
import { at, type CaliberTable } from '../zones.ts';

const usual: CaliberTable['config'] = {
  goal: 1000,
  teams: 'usual',
  freshCowboys: 'auto',
  handicap: false,
  richFortKnox: false,
  first: null,
};
const deals = (seats: number, many: number): CaliberTable[] =>
  Array.from({ length: many }, (_, i) => caliber45.setup(usual, seats, `deal ${i}`));

rule('C45-65 everybody gets six weapon cards and a cowboy without tokens; the rest are the decks, and nobody has money', () => {
  for (let seats = 2; seats <= 9; seats++) {
    const [t] = deals(seats, 1);
    for (let seat = 0; seat < seats; seat++)
      expect([at.hand(seat), at.cowboy(seat), at.money(seat)].map(spot => countAt(t!, spot))).toEqual([6, 1, 0]);
    const piles = [at.weapons, at.thrown, at.spread, at.spent, at.loot, at.stable, at.graveyard, at.box];
    expect(piles.map(spot => countAt(t!, spot))).toEqual([62 - 6 * seats, 0, 34, 0, 0, 12 - seats, 0, 0]);
    expect(t!.open).toMatchObject({ tokens: Array(seats).fill(0), debt: Array(seats).fill(0), robbery: null });
  }
});

rule('C45-65 every deck is shuffled: any card may come to lie anywhere', () => {
  const tables = deals(2, 300);
  const tops = (spot: typeof at.spread): number => new Set(tables.map(t => facesAt(t, spot)[0])).size;
  expect([tops(at.weapons), tops(at.spread), tops(at.stable)]).toEqual([9, 11, 12]);
  expect(new Set(tables.map(t => facesAt(t, at.cowboy(0))[0])).size).toBe(12);
});

rule('C45-65 the cowboy you are dealt cannot be exchanged, and the first phase is arming', () => {
  dealt(caliber45, ['Jesse', 'Billy'], { first: 0 })
    .mayNot('Jesse', 'refuse', 'C45-21')
    .mayNot('Jesse', 'hire', 'C45-22')
    .offered('Jesse', 'swap', 'rob', 'pass')
    .isAsked('Jesse');
});

rule('C45-4 chance decides who begins: over many deals any player may', () => {
  for (const seats of [2, 5, 9]) {
    const firsts = new Set(deals(seats, 120).map(t => t.open.active));
    expect([...firsts].sort()).toEqual(Array.from({ length: seats }, (_, seat) => seat));
  }
});

rule('C45-4 or the host names who begins', () => {
  for (let i = 0; i < 20; i++)
    dealt(caliber45, ['Jesse', 'Billy', 'Butch'], { first: 1 }, `host ${i}`).fact('active', 'Billy').isAsked('Billy');
  expect(caliber45.configure({ first: 3 }, 3)).toMatchObject({ rule: 'table:option' });
});

rule('C45-66 arming goes clockwise, one action each; a robbery interrupts it, and arming follows the robbery', () => {
  story(
    caliber45,
    { Jesse: { cowboy: 'pat-garrett' }, Billy: { cowboy: 'buffalo-bill' }, Butch: { cowboy: 'wyatt-earp' } },
    { zones: { spread: 'stagecoach' } },
  )
    .does('Jesse', 'draw')
    .isAsked('Billy')
    .does('Billy', 'pass')
    .isAsked('Butch')
    .does('Butch', 'draw')
    .isAsked('Jesse')
    .does('Jesse', 'rob')
    .fact('robberies', 1)
    .does('Billy', 'decline')
    .does('Butch', 'decline')
    .does('Jesse', 'pick 0')
    .fact('robbery', null)
    .isAsked('Billy')
    .offered('Billy', 'draw', 'rob', 'pass');
});
