/** Decks: what is legal, every fault of what is not, and codes that say the same. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { isRefusal } from '../../../kernel/refusal.ts';
import { rule } from '../../../testing/rule.ts';
import { cardOf, deckCards, type RevolverFace } from '../faces.ts';
import { revolver } from '../game.ts';
import type { CardSet, Side } from '../vocabulary/card.ts';
import { baseDeck, codeOf, type DeckFault, type DeckList, deckFaults, faultNamed, listOf, presetDeck } from './decks.ts';
import { presets } from './presets.ts';

const sides: readonly Side[] = ['colty', 'mcready'];
const sets = ['1.1', '1.2', '1.3', '1.4'] as const;
const ALL: ReadonlySet<CardSet> = new Set(['base', ...sets]);
const BASE: ReadonlySet<CardSet> = new Set(['base']);
const said = (faults: readonly DeckFault[]): string[] => faults.map(faultNamed);
const faultsOf = (side: Side, code: string, on = ALL): string[] => said(deckFaults(side, listOf(side, code, on), on));
const sum = (list: DeckList): number => Object.values(list).reduce((a, b) => a + b, 0);

rule('RV-245 a deck has exactly 62 cards', () => {
  for (const side of sides) {
    expect(sum(baseDeck(side))).toBe(62);
    expect(faultsOf(side, 'base', BASE)).toEqual([]);
  }
  expect(faultsOf('mcready', '+rock-strewn-vantage-point')).toEqual(['DECK_SIZE 63 62']);
  expect(faultsOf('colty', '-dynamite*2')).toEqual(['DECK_SIZE 60 62']);
});
rule('RV-246 unique gunfighters stay in', () => {
  expect(faultsOf('mcready', '-brady-logan +texas-ranger')).toEqual(['GUNFIGHTER_MISSING brady-logan']);
  expect(faultsOf('colty', '-the-jackson-clan +pistoleros')).toEqual(['GUNFIGHTER_MISSING the-jackson-clan']);
});
rule('RV-247, RV-249 a card is replaced by one of its own type; the number of each type tells', () => {
  expect(faultsOf('mcready', '-wire-ahead +lee-shao')).toEqual(['TYPE_EXCESS character 38 37']);
  expect(faultsOf('colty', '-dynamite +upturned-wagon')).toEqual(['TYPE_EXCESS firepower 30 29']);
  expect(faultsOf('colty', '-38-special +fan-the-gun')).toEqual(['TYPE_EXCESS action 24 23']);
  expect(faultsOf('mcready', '-deputy +lee-shao')).toEqual([]);
});
rule('RV-248 a Location replaces any card but a gunfighter', () => {
  for (const out of ['deputy', 'sharps-rifle', 'wire-ahead']) expect(faultsOf('mcready', `-${out} +the-gallows`)).toEqual([]);
});
rule('RV-250, RV-251 one of each unique card, and no more copies than the box has', () => {
  expect(faultsOf('mcready', '-deputy*2 +lee-shao*2')).toEqual(['DUPLICATE_UNIQUE lee-shao']);
  expect(faultsOf('colty', '-stolen-horses*2 -dynamite +fan-the-gun*3')).toEqual(['TOO_MANY_COPIES fan-the-gun 3 2']);
});
rule('RV-252, RV-253, RV-255, RV-258 only cards of the own side that belong in a deck', () => {
  expect(faultsOf('mcready', '-wire-ahead +dynamite')).toEqual(['WRONG_SIDE dynamite']);
  for (const id of ['garrotte', 'cortez', 'crossfire', 'ghost-town', 'derail-the-train', 'armed-train-guard'])
    expect(faultsOf('colty', `-38-special +${id}`)).toEqual([`NOT_A_DECK_CARD ${id}`]);
  expect(faultsOf('colty', '-38-special +nonsense')).toEqual(['UNKNOWN_CARD nonsense']);
});
rule(
  'RV-255 nothing that a code names is passed over: no such card, more taken out than there are, put in and taken out again',
  () => {
    expect(faultsOf('mcready', '-john-wayne')).toEqual(['UNKNOWN_CARD john-wayne']);
    for (const id of ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'deputy*0', 'deputy*1000', '+', '*2'])
      expect(faultsOf('mcready', `-deputy +${id}`)).toContain(`UNKNOWN_CARD ${id}`);
    expect(faultsOf('mcready', '+john-wayne -john-wayne')).toEqual(['UNKNOWN_CARD john-wayne']);
    expect(faultsOf('mcready', '-deputy*9 +texas-ranger*2 +lee-shao')).toContain('UNKNOWN_CARD deputy 1');
    expect(faultsOf('mcready', '-texas-ranger')).toEqual(['UNKNOWN_CARD texas-ranger 1']);
    const refused = revolver.configure({ mcreadyDeck: '-john-wayne' }, 2);
    expect(isRefusal(refused) && [refused.rule, refused.about]).toEqual(['RV-256', 'mcready: UNKNOWN_CARD john-wayne']);
  },
);
/** Ids, near misses, names that every object answers to, signs, and any text at all. */
const words = fc.oneof(
  fc.constantFrom('base', 'preset', 'deputy', '38-special', '-deputy*9', '+constructor', '-__proto__', '*', '+', '-', '*3', '+*'),
  fc
    .tuple(fc.constantFrom('', '+', '-'), fc.constantFrom(...deckCards('mcready').map(card => card.id), 'john-wayne'), fc.nat(1200))
    .map(([sign, id, n]) => `${sign}${id}*${n}`),
  fc.string({ unit: 'binary' }),
);
rule(
  'RV-255, RV-256 any text as a deck is a deck or has faults, each with its rule, and a deck without faults has 62 known cards',
  () => {
    fc.assert(
      fc.property(fc.constantFrom(...sides), fc.array(words, { maxLength: 12 }), (side, code) => {
        const list = listOf(side, code.join(' '), ALL);
        const faults = deckFaults(side, list, ALL);
        for (const { fault, rule: id } of faults)
          expect([fault, id]).toEqual([expect.stringMatching(/^[A-Z_]+$/), expect.any(String)]);
        if (faults.length > 0) return;
        expect(sum(list)).toBe(62);
        expect(deckFaults(side, listOf(side, codeOf(side, list), ALL), ALL)).toEqual([]);
      }),
    );
  },
);
rule('RV-254, RV-017 only cards of sets that are on', () => {
  const without14 = new Set<CardSet>(['base', '1.1', '1.2', '1.3']);
  expect(faultsOf('mcready', '-deputy +texas-ranger', without14)).toEqual(['SET_NOT_ENABLED texas-ranger']);
  expect(faultsOf('mcready', '-deputy +pinkerton-agent', without14)).toEqual([]);
  expect(faultsOf('mcready', '-deputy +pinkerton-agent', BASE)).toEqual(['SET_NOT_ENABLED pinkerton-agent']);
});
rule('RV-256 all faults are reported together, and such a deck starts no match', () => {
  const code = '-brady-logan -charlie-weathers +lee-shao*2 +dynamite +nonsense';
  expect(faultsOf('mcready', code, BASE).toSorted()).toEqual([
    'DECK_SIZE 64 62',
    'DUPLICATE_UNIQUE lee-shao',
    'GUNFIGHTER_MISSING brady-logan',
    'GUNFIGHTER_MISSING charlie-weathers',
    'SET_NOT_ENABLED lee-shao',
    'UNKNOWN_CARD nonsense',
    'WRONG_SIDE dynamite',
  ]);
  const refused = revolver.configure({ mcreadyDeck: code }, 2);
  expect(isRefusal(refused) && refused.rule).toBe('RV-256');
  expect(isRefusal(refused) && refused.about).toContain('UNKNOWN_CARD nonsense');
  expect(isRefusal(revolver.configure({ set11: true, mcreadyDeck: 'preset', coltyDeck: 'preset' }, 2))).toBe(false);
});
rule('RV-257 every preset is legal, alone and with all others', () => {
  for (const side of sides) {
    for (const set of sets) {
      const on = new Set<CardSet>(['base', set]);
      expect(said(deckFaults(side, presetDeck(side, on), on))).toEqual([]);
      expect(sum(presets[side][set].in)).toBe(sum(presets[side][set].out));
      expect(sum(presets[side][set].in)).toBe(deckCards(side).reduce((n, card) => n + (card.set === set ? card.copies : 0), 0));
    }
    expect(said(deckFaults(side, presetDeck(side, ALL), ALL))).toEqual([]);
  }
});
rule('RV-257 a code stands for its deck, and a deck for its code', () => {
  for (const side of sides) {
    expect(codeOf(side, baseDeck(side))).toBe('base');
    const deck = presetDeck(side, ALL);
    expect(listOf(side, codeOf(side, deck), ALL)).toEqual(deck);
    expect(codeOf(side, listOf(side, codeOf(side, deck), ALL))).toBe(codeOf(side, deck));
    expect(codeOf(side, deck).length).toBeLessThan(1500);
  }
});
rule('RX-53 a legal swap', () => {
  const deck = listOf('mcready', '-deputy +texas-ranger -wire-ahead +rock-strewn-vantage-point', ALL);
  expect(said(deckFaults('mcready', deck, ALL))).toEqual([]);
  const count = (type: string): number =>
    Object.entries(deck).reduce((n, [id, copies]) => n + (cardOf(id as RevolverFace).type === type ? copies : 0), 0);
  expect([sum(deck), count('character'), count('action'), count('firepower'), count('location')]).toEqual([62, 37, 18, 6, 1]);
});
rule('RX-54 illegal decks', () => {
  expect(faultsOf('mcready', '-wire-ahead +lee-shao')).toEqual(['TYPE_EXCESS character 38 37']);
  expect(faultsOf('mcready', '-brady-logan +texas-ranger')).toEqual(['GUNFIGHTER_MISSING brady-logan']);
  expect(faultsOf('mcready', '-deputy*2 +lee-shao*2')).toEqual(['DUPLICATE_UNIQUE lee-shao']);
  expect(faultsOf('mcready', '+rock-strewn-vantage-point')).toEqual(['DECK_SIZE 63 62']);
  expect(faultsOf('colty', '-dynamite*3 +fan-the-gun*3')).toEqual(['TOO_MANY_COPIES fan-the-gun 3 2']);
  expect(faultsOf('colty', '-38-special +garrotte')).toEqual(['NOT_A_DECK_CARD garrotte']);
  expect(faultsOf('mcready', '-wire-ahead +dynamite')).toEqual(['WRONG_SIDE dynamite']);
  const off = new Set<CardSet>(['base', '1.1', '1.2', '1.3']);
  expect(faultsOf('mcready', '-deputy +texas-ranger', off)).toEqual(['SET_NOT_ENABLED texas-ranger']);
});
