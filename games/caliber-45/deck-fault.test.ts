/** A deck file that cannot be played with is refused with the row and the reason: every kind of fault, planted one at a time. */
import { describe, expect, test } from 'vitest';
import { rule } from '../../testing/rule.ts';
import { deckFault } from './deck-fault.ts';
import { type Decks, decks } from './decks.ts';
import { isHouse } from './faces.ts';

type Deck = keyof Decks;
/** The decks with one row changed. */
const planted = (deck: Deck, card: string, change: { readonly [column: string]: unknown }): Decks => ({
  ...decks,
  [deck]: decks[deck].map(row => (row.card === card ? { ...row, ...change } : row)),
});
const without = (deck: Deck, card: string, column: string): Decks => ({
  ...decks,
  [deck]: decks[deck].map(row =>
    row.card === card ? Object.fromEntries(Object.entries(row).filter(([name]) => name !== column)) : row,
  ),
});
/** Some copies of one card become copies of another. */
const moved = (deck: 'weapons' | 'money', from: string, to: string, copies: number): Decks => ({
  ...decks,
  [deck]: decks[deck]
    .map(row => ({ ...row, copies: row.copies + (row.card === to ? copies : row.card === from ? -copies : 0) }))
    .filter(row => row.copies > 0),
});

rule('C45-64 the decks as they are can be played with', () => {
  expect(deckFault(decks)).toBeNull();
});
test('so can other numbers that add up', () => {
  expect(deckFault(moved('weapons', 'cactus', 'ammo-6', 4))).toBeNull();
  expect(deckFault(moved('money', 'sheriff', 'gold-train', 2))).toBeNull();
  expect(deckFault(planted('money', 'fort-knox', { dollars: 450_000, guards: 8 }))).toBeNull();
  expect(deckFault(planted('cowboys', 'doc-holliday', { limit: 1 }))).toBeNull();
});

rule('C45-64 three numbers are the rulebook’s, all others the house’s', () => {
  const numbers = ['copies', 'bullets', 'dollars', 'guards', 'limit'] as const;
  const rows: readonly Readonly<Record<string, unknown>>[] = [...decks.weapons, ...decks.money, ...decks.cowboys];
  const given = rows.flatMap(row =>
    numbers
      .filter(number => row[number] !== undefined && !isHouse(row['card'] as string, number))
      .map(number => `${row['card']} ${number}`),
  );
  expect(given).toEqual(['ammo-6 bullets', 'stagecoach guards', 'pat-garrett limit']);
});

describe('a row is refused, by its number and its card,', () => {
  test.each([
    ['without a name', planted('weapons', 'ammo-1', { card: '' }), 'weapons, row 1 ()'],
    ['with a name that is no name', planted('money', 'mail-car', { card: 'Mail car' }), 'money, row 2 (Mail car)'],
    ['that is there twice', planted('weapons', 'ammo-2', { card: 'ammo-1' }), 'weapons, row 2 (ammo-1)'],
    ['that is in two decks', planted('cowboys', 'belle-starr', { card: 'sheriff' }), 'cowboys, row 2 (sheriff)'],
    ['with a column that does not exist', planted('money', 'gold-train', { dolars: 1 }), 'money, row 3 (gold-train)'],
    ['that calls a number printed it has not', planted('weapons', 'mustang', { printed: ['bullets'] }), 'weapons, row 7 (mustang)'],
    ['that calls itself printed without saying what', planted('weapons', 'ammo-1', { printed: true }), 'weapons, row 1 (ammo-1)'],
    ['without copies', without('weapons', 'mustang', 'copies'), 'weapons, row 7 (mustang)'],
    ['with no copies', planted('weapons', 'mustang', { copies: 0 }), 'weapons, row 7 (mustang)'],
    ['with half a copy', planted('weapons', 'mustang', { copies: 7.5 }), 'weapons, row 7 (mustang)'],
    ['with a number that is a word', planted('weapons', 'ammo-3', { bullets: '3' }), 'weapons, row 3 (ammo-3)'],
    ['with bullets below zero', planted('weapons', 'ammo-3', { bullets: -3 }), 'weapons, row 3 (ammo-3)'],
    ['of ammunition without bullets', without('weapons', 'ammo-3', 'bullets'), 'weapons, row 3 (ammo-3)'],
    ['of ammunition with no bullets', planted('weapons', 'ammo-3', { bullets: 0 }), 'weapons, row 3 (ammo-3)'],
    ['of a weapon nobody knows', planted('weapons', 'cactus', { card: 'tomahawk' }), 'weapons, row 8 (tomahawk)'],
    ['of a Mustang with bullets', planted('weapons', 'mustang', { bullets: 1 }), 'weapons, row 7 (mustang)'],
    ['of a loot without a value', without('money', 'stagecoach', 'dollars'), 'money, row 1 (stagecoach)'],
    ['of a loot off the steps of 50,000', planted('money', 'stagecoach', { dollars: 75_000 }), 'money, row 1 (stagecoach)'],
    ['of a loot that is worth nothing', planted('money', 'stagecoach', { dollars: 0 }), 'money, row 1 (stagecoach)'],
    ['of a loot without a number of guards', without('money', 'mail-car', 'guards'), 'money, row 2 (mail-car)'],
    ['of guards that nobody can beat', planted('money', 'fort-knox', { guards: 9 }), 'money, row 4 (fort-knox)'],
    ['of a war party that is worth money', planted('money', 'war-party-2', { dollars: 50_000 }), 'money, row 6 (war-party-2)'],
    ['of a war party without warriors', planted('money', 'war-party-2', { guards: 0 }), 'money, row 6 (war-party-2)'],
    ['of a Sheriff with a value', planted('money', 'sheriff', { dollars: 50_000 }), 'money, row 5 (sheriff)'],
    ['of a Dynamite with guards', planted('money', 'dynamite', { guards: 2 }), 'money, row 11 (dynamite)'],
    ['of a cowboy who cannot shoot', planted('cowboys', 'pat-garrett', { limit: 0 }), 'cowboys, row 7 (pat-garrett)'],
    ['of a cowboy without a limit', without('cowboys', 'pat-garrett', 'limit'), 'cowboys, row 7 (pat-garrett)'],
  ])('%s', (_what, faulty, where) => {
    const fault = deckFault(faulty);
    expect(fault).toContain(`${where}: `);
    expect(fault!.length).toBeGreaterThan(where.length + 10);
  });
});

describe('a deck is refused', () => {
  test.each([
    ['with a weapon card too many', planted('weapons', 'ammo-1', { copies: 9 }), 'weapons: 63 cards instead of 62'],
    ['with a money card too few', planted('money', 'stagecoach', { copies: 6 }), 'money: 33 cards instead of 34'],
    [
      'with a cowboy too few',
      { ...decks, cowboys: decks.cowboys.filter(row => row.card !== 'wyatt-earp') },
      'cowboys: 11 cards instead of 12',
    ],
    ['without a Sheriff', moved('money', 'sheriff', 'dynamite', 3), 'money: without a sheriff'],
    // 2,850,000 is three times 950,000; one step more is enough.
    ['with too little loot for the goal', moved('money', 'gold-train', 'dynamite', 2), 'money: 2850000 dollars in all'],
  ])('%s', (_what, faulty, reason) => {
    expect(deckFault(faulty)).toContain(reason);
  });
  test('but not with just enough loot: one step more than three times 950,000', () => {
    const fewer = moved('money', 'gold-train', 'dynamite', 1);
    const knox = (dollars: number): Decks => ({
      ...fewer,
      money: fewer.money.map(row => (row.card === 'fort-knox' ? { ...row, dollars } : row)),
    });
    expect(deckFault(knox(250_000))).toBeNull();
    expect(deckFault(knox(200_000))).toContain('money: 2750000 dollars in all, but at least 2900000');
  });
});
