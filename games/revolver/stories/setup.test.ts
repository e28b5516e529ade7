/** Setting up, in the order of the ledger. */
import { expect } from 'vitest';
import { dealt } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { revolver } from '../game.ts';
import { gritLeft } from '../pieces.ts';
import { type RevolverTable, rowOf } from '../zones.ts';
import { ALL, SETS, token } from './west.ts';

const newGame = (options: object = {}, seed = 'new') => dealt(revolver, ['Jack', 'Mac'], options as never, seed);
const backs = (n: number): string => Array(n).fill('?').join(' ');
const GANG =
  'skinny-landell bullet kid-malloy rufus-pike lem-tuttle one-eye-jubal mule-tanner lupe-vargas whistling-tom ezra-crane doc-harlan hattie-quill dutch-vandermeer abigail-mcready cortez jack-colty';

rule('RV-018, RV-019 the row, and the marker on space 1 of the Bank', () => {
  const table = newGame();
  expect(rowOf(table.table as RevolverTable)).toEqual([
    'bank',
    'whiskey-canyon',
    'buzzard-point',
    'rattlesnake-creek',
    'express-315',
  ]);
  table.fact('place', 'bank').fact('space', 1).isAsked('Jack');
});
rule('RV-020 Derail the Train lies beside the Express', () => {
  newGame().sees('rail', 'beside', 'derail-the-train').isAsked('Jack');
});
rule(
  'RV-022, RV-021, RV-024 sixteen bandits in ascending order, a True Grit token on Skinny Landell, nothing else laid out',
  () => {
    newGame()
      .sees('Mac', 'gang', GANG)
      .fact('tokens', [token('gang', 0, { grit: 1 })])
      .isAsked('Jack');
  },
);
rule('RV-023 twelve border tokens', () => {
  newGame().fact('border', 12).fact('borderGone', 0).isAsked('Jack');
});
rule('RV-025 with 1.1 two more bandits', () => {
  const gang = newGame({ set11: true }).isAsked('Jack').table as RevolverTable;
  expect(revolver.view(gang, 'rail')).toMatchObject({ zones: { gang: expect.arrayContaining(['big-nose-nell', 'sister-sara']) } });
  newGame({ set11: true })
    .sees('rail', 'gang', GANG.replace('ezra-crane', 'big-nose-nell ezra-crane').replace('dutch', 'sister-sara dutch'))
    .isAsked('Jack');
});
rule('RV-026 with 1.1 an ambush card face down at each battlefield, none at the prison; nobody sees the rest', () => {
  const table = newGame({ set11: true, set12: true });
  for (const place of ['bank', 'whiskey-canyon', 'buzzard-point', 'rattlesnake-creek', 'express-315'])
    for (const viewer of ['Jack', 'Mac', 'rail']) table.sees(viewer, `ambush ${place}`, '?');
  table.sees('rail', 'ambush san-manzanillo-prison', '').sees('Mac', 'unseen', '? ? ? ?').isAsked('Jack');
});
rule('RV-027 with 1.2 the prison stands between Buzzard Point and Rattlesnake Creek, Santiago in it', () => {
  const table = newGame({ set11: true, set12: true });
  expect(rowOf(table.table as RevolverTable).slice(2, 5)).toEqual(['buzzard-point', 'san-manzanillo-prison', 'rattlesnake-creek']);
  table.sees('rail', 'prison', 'santiago').isAsked('Jack');
});
rule('RV-028 with 1.3 a dollar for McReady, and the Frontier deck of 18', () => {
  newGame({ set13: true }).fact('dollars', [0, 1]).sees('Jack', 'frontier', backs(18)).isAsked('Jack');
  newGame().fact('dollars', [0, 0]).sees('Jack', 'frontier', '').isAsked('Jack');
});
rule('RV-029, RV-244 with module C the Frontier deck has 27 cards', () => {
  newGame({ ...SETS, moduleC: true })
    .sees('Jack', 'frontier', backs(27))
    .isAsked('Jack');
});
rule('RV-030 with module A: the guard on the Express, the Duel card, the Hostage at Rattlesnake Creek', () => {
  newGame({ ...SETS, moduleA: true })
    .sees('rail', 'column Mac express-315', 'armed-train-guard')
    .sees('rail', 'beside', 'duel-black-dog-saloon derail-the-train')
    .fact('hostage', 'creek')
    .isAsked('Jack');
});
rule('RV-032, RV-240 with module B McReady chooses openly before the hands are drawn; one dollar changes nothing', () => {
  newGame(ALL)
    .isAsked('Mac')
    .sees('Jack', 'hand Jack', '')
    .sees('Mac', 'hand Mac', '')
    .does('Mac', 'choose one')
    .hears('rail', 'bargain', { seat: 'Mac', dollars: 1 })
    .fact('dollars', [0, 1])
    .sees('rail', 'prison', 'santiago')
    .isAsked('Jack');
});
rule('RV-241, RV-243 two dollars: a token on the guard, and the Garrotte under Santiago; else it is not in the game', () => {
  newGame(ALL)
    .mayNot('Mac', 'choose three', 'RV-050')
    .does('Mac', 'choose two')
    .hears('rail', 'bargain', { seat: 'Mac', dollars: 2 })
    .hears('rail', 'grit', { card: 'armed-train-guard', row: 'mcready:express-315', n: 1 })
    .hears('rail', 'moved', { cards: ['garrotte'] })
    .fact('dollars', [0, 2])
    .fact('tokens', [token('gang', 0, { grit: 1 }), token('mcready:express-315', 0, { grit: 1 })])
    .sees('rail', 'prison', 'santiago garrotte')
    .sees('rail', 'box', '')
    .isAsked('Jack');
  newGame(ALL).does('Mac', 'choose one').sees('rail', 'box', 'garrotte').isAsked('Jack');
});
rule('RV-033, RV-034, RV-035 five cards each, no second try; Colty has the first turn', () => {
  newGame()
    .sees('Jack', 'hand Mac', backs(5))
    .sees('Mac', 'hand Jack', backs(7))
    .fact('active', 'Jack')
    .offered('Mac')
    .isAsked('Jack');
});
rule('RX-52 the choice of two dollars', () => {
  const two = newGame(ALL).does('Mac', 'choose two').isAsked('Jack').table as RevolverTable;
  expect(gritLeft(two)).toBe(4);
  expect(two.open.dollars).toEqual([0, 2]);
  const one = newGame(ALL).does('Mac', 'choose one').isAsked('Jack').table as RevolverTable;
  expect(gritLeft(one)).toBe(5);
  expect(one.open.dollars).toEqual([0, 1]);
});
