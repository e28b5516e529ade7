/** Worked examples that need more than one step, told from beginning to end. */
import { dealt } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { revolver } from '../game.ts';
import { dead, HOUSE, SETS, token, west } from './west.ts';

const CREEK = 'rattlesnake-creek';
const PRISON = 'san-manzanillo-prison';

rule('RX-08 Doc is named, and his ability goes with him', () => {
  west(
    { hand: '38-special*3' },
    { hand: 'ambush lawman*2' },
    { open: { active: 1 }, zones: { graveyard: dead('doc-harlan hattie-quill cortez jack-colty') } },
  )
    .does('Mac', 'play ambush bank')
    .does('Mac', 'bandit doc-harlan')
    .does('Mac', 'end')
    .offered('Jack', 'play', 'end')
    .isAsked('Jack');
});
rule('RX-30 the Eagle on Brady Logan in a Sandstorm, and how McReady gets rid of both', () => {
  west(
    { hand: 'shadow-of-chikara 38-special*2' },
    { hand: 'deputy lawman', column: { 'whiskey-canyon': 'brady-logan' } },
    {
      options: { ...HOUSE, coltyDeck: 'base' },
      open: { place: 'whiskey-canyon' },
      zones: { blockers: { 'whiskey-canyon': 'sandstorm' } },
    },
  )
    .does('Jack', 'play shadow-of-chikara whiskey-canyon')
    .does('Jack', 'pick mcready:whiskey-canyon 0')
    .does('Jack', 'end')
    .does('Mac', 'draw own')
    .does('Mac', 'play deputy whiskey-canyon')
    .mayNot('Mac', 'play lawman whiskey-canyon', 'RV-087')
    .does('Mac', 'drop mcready:whiskey-canyon 0')
    .fact('tokens', [])
    .does('Mac', 'play lawman whiskey-canyon')
    .isAsked('Mac');
});
rule('RX-39 two attacks that succeed, and Santiago is not freed', () => {
  west(
    {},
    { hand: 'hunt-the-man-down lawman', column: { [PRISON]: 'bounty-hunter colonel-mcready' } },
    {
      options: { ...SETS, moduleA: true, moduleB: true, mcreadyDeck: 'preset' },
      open: { active: 1, turn: 9, place: PRISON, space: 1 },
      zones: { prison: 'santiago garrotte', graveyard: dead('lem-tuttle one-eye-jubal cortez jack-colty') },
    },
  )
    .does('Mac', 'end')
    .hears('rail', 'attack', { success: true })
    .sees('rail', 'prison', 'santiago garrotte')
    .does('Jack', 'draw own')
    .does('Jack', 'end')
    .does('Mac', 'draw own')
    .does('Mac', 'end')
    .hears('rail', 'attack', { success: true })
    .does('Jack', 'bandit one-eye-jubal')
    .fact('place', CREEK)
    .sees('rail', 'removed', 'garrotte santiago')
    .does('Jack', 'draw own')
    .does('Jack', 'end')
    .does('Mac', 'draw own')
    .does('Mac', `play hunt-the-man-down ${CREEK}`)
    .isAsked('Mac');
});
rule('RX-41, RX-52 two dollars: what they bring to the table, and what freeing Santiago then brings to Colty', () => {
  dealt(revolver, ['Jack', 'Mac'], { ...SETS, moduleA: true, moduleB: true })
    .does('Mac', 'choose two')
    .fact('dollars', [0, 2])
    .sees('rail', 'prison', 'santiago garrotte')
    .sees('rail', 'column Mac express-315', 'armed-train-guard')
    .fact('tokens', [token('gang', 0, { grit: 1 }), token('mcready:express-315', 0, { grit: 1 })])
    .isAsked('Jack');
  dealt(revolver, ['Jack', 'Mac'], { ...SETS, moduleA: true, moduleB: true })
    .does('Mac', 'choose one')
    .fact('dollars', [0, 1])
    .sees('rail', 'prison', 'santiago')
    .fact('tokens', [token('gang', 0, { grit: 1 })])
    .isAsked('Jack');
  west(
    {},
    { column: { [CREEK]: 'colonel-mcready' } },
    {
      options: { ...SETS, moduleA: true, moduleB: true },
      open: { active: 1, turn: 9, place: PRISON, space: 2 },
      zones: { prison: 'santiago garrotte' },
    },
  )
    .does('Mac', 'end')
    .fact('place', CREEK)
    .does('Jack', 'draw own')
    .does('Jack', 'spend garrotte 0')
    .sees('rail', 'discard Mac', 'colonel-mcready')
    .fact('border', 9)
    .isAsked('Jack');
});
rule('RX-64 Travis Dane: three cards for a rope or an ambush, two for the rope beside the gallows', () => {
  const costs = (action: string, cards: number, column = '') => {
    const hand = (n: number) =>
      west(
        { column: { bank: 'travis-dane' } },
        { hand: `${action} deputy*${n}`, column: { bank: column } },
        { options: HOUSE, open: { active: 1 } },
      );
    hand(cards - 1)
      .mayNot('Mac', `play ${action} bank`, 'RV-072')
      .isAsked('Mac');
    hand(cards).may('Mac', `play ${action} bank`).isAsked('Mac');
  };
  costs('get-a-rope-boys', 3);
  costs('ambush', 3);
  costs('get-a-rope-boys', 2, 'the-gallows');
});
rule('RX-71 four turns of Mary Lou’s shack', () => {
  const table = west(
    { hand: 'mary-lous-shack 38-special', column: { bank: 'hail-of-bullets' } },
    {},
    { options: { ...HOUSE, coltyDeck: 'base' } },
  )
    .does('Jack', 'play mary-lous-shack bank')
    .does('Jack', 'use colty:range 0 0');
  for (let left = 3; left > 0; left--)
    table
      .fact('tokens', [token('colty:range', 0, { red: left }), token('colty:bank', 0, { red: 4 - left })])
      .mayNot('Jack', 'use colty:range 0 0', 'RV-076')
      .does('Jack', 'end')
      .does('Mac', 'draw own')
      .does('Mac', 'end')
      .does('Jack', 'draw own')
      .does('Jack', 'use colty:range 0 0');
  table
    .fact('tokens', [token('colty:bank', 0, { red: 4 })])
    .sees('rail', 'frontierDiscard', 'mary-lous-shack')
    .isAsked('Jack');
});
