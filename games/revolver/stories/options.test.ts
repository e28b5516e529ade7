/** The box and the options of a match: sides, sets, modules, what needs what. */
import { expect } from 'vitest';
import { dealt } from '../../../kernel/proving/story.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import { rule } from '../../../testing/rule.ts';
import { revolver } from '../game.ts';
import { ALL, SETS } from './west.ts';

const why = (options: object): string => {
  const config = revolver.configure(options as never, 2);
  return isRefusal(config) ? `${config.rule} ${config.about}` : 'fine';
};
const newGame = (options: object = {}, seed = 'new') => dealt(revolver, ['Jack', 'Mac'], options as never, seed);

rule('RV-001 for exactly two; the first seat is Colty, the second McReady, and they keep their sides', () => {
  expect(revolver.seats).toEqual([2, 2]);
  expect(isRefusal(revolver.configure({}, 3))).toBe(true);
  newGame().sees('rail', 'coltyDeck', Array(55).fill('?').join(' ')).isAsked('Jack');
});
rule('RV-009, RV-011, RV-014 any of the sets, modules and decks; the base game is always on', () => {
  for (const options of [{}, { set11: true }, { set13: true }, SETS, { ...SETS, moduleA: true }, { ...SETS, moduleC: true }])
    expect(why(options)).toBe('fine');
  for (const options of [
    { ...SETS, moduleD: true },
    { ...SETS, moduleA: true, moduleD: true },
    { ...SETS, moduleC: true, moduleD: true },
    ALL,
  ])
    expect(why(options)).toBe('fine');
});
rule('RV-010, RV-012, RV-013, RV-016 what is lacking is named, and nothing is corrected', () => {
  expect(why({ set12: true })).toBe('RV-016 1.2 needs 1.1');
  expect(why({ set11: true, set13: true, moduleA: true })).toBe('RV-016 A needs 1.2');
  expect(why({ ...SETS, moduleB: true })).toBe('RV-016 B needs A');
  expect(why({ moduleC: true })).toBe('RV-016 C needs 1.1, C needs 1.2, C needs 1.3');
  expect(why({ set11: true, moduleD: true })).toBe('RV-016 D needs 1.2, D needs 1.3');
});
rule('RX-55 illegal options', () => {
  expect(why({ ...SETS, moduleB: true })).toContain('B needs A');
  expect(why({ set11: true, set13: true, moduleA: true })).toContain('A needs 1.2');
  expect(why({ set12: true })).toContain('1.2 needs 1.1');
});
rule('RV-015 modules A and B are options of the match, agreed on before it', () => {
  newGame({ ...SETS, moduleA: true })
    .sees('rail', 'beside', 'duel-black-dog-saloon derail-the-train')
    .isAsked('Jack');
  newGame(SETS).sees('rail', 'beside', 'derail-the-train').isAsked('Jack');
});
rule('RV-017 swap-in cards need their set, those of 1.4 module D; a base deck is the printed one', () => {
  expect(why({ mcreadyDeck: '-deputy +pinkerton-agent' })).toBe('RV-256 mcready: SET_NOT_ENABLED pinkerton-agent');
  expect(why({ set11: true, mcreadyDeck: '-deputy +pinkerton-agent' })).toBe('fine');
  expect(why({ ...SETS, mcreadyDeck: '-deputy +texas-ranger' })).toBe('RV-256 mcready: SET_NOT_ENABLED texas-ranger');
  expect(why({ ...SETS, moduleD: true, mcreadyDeck: '-deputy +texas-ranger' })).toBe('fine');
});
