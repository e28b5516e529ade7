/** The Eagle: a card that is blank. */
import { rule } from '../../../testing/rule.ts';
import { SETS, token, west } from './west.ts';

const D = { ...SETS, moduleA: true, moduleC: true, moduleD: true, coltyDeck: 'preset', mcreadyDeck: 'preset' };
const eagle = (row: string, card: number, more: object = {}) => ({ tokens: [{ row, card, eagle: true, ...more }] });

rule('RV-171, RV-173 no number, no symbols, no text, also for what lies under it; tokens stay and wait', () => {
  west(
    {},
    { column: { bank: 'lawman volcanic-pistol' } },
    {
      options: D,
      open: {
        active: 1,
        tokens: [
          { row: 'mcready:bank', card: 0, eagle: true, chips: 2 },
          { row: 'mcready:bank', card: 1, under: true },
        ],
      },
    },
  )
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 0, colty: 2 })
    .fact('tokens', [token('mcready:bank', 0, { eagle: true, chips: 2 }), token('mcready:bank', 1, { under: true })])
    .does('Jack', 'draw own')
    .isAsked('Jack');
});
rule('RV-172, RV-275, RX-35 on any card in play, either side, but no bandit, battlefield, Location or event', () => {
  west(
    {
      hand: 'shadow-of-chikara 38-special*2',
      column: { bank: 'ramshackle-hut', 'express-315': '38-special' },
      range: 'trading-post',
    },
    { column: { bank: 'deputy' } },
    {
      options: D,
      zones: { blockers: { 'whiskey-canyon': 'sandstorm' } },
    },
  )
    .does('Jack', 'play shadow-of-chikara bank')
    .mayNot('Jack', 'pick colty:bank 0', 'RV-090')
    .mayNot('Jack', 'bandit cortez', 'RV-145')
    .may('Jack', 'pick colty:express-315 0')
    .may('Jack', 'pick colty:range 0')
    .may('Jack', 'pick mcready:express-315 0')
    .does('Jack', 'pick block:whiskey-canyon 0')
    .fact('tokens', [token('block:whiskey-canyon', 0, { eagle: true })])
    .isAsked('Jack');
});
rule('RV-173, RV-109 a blank card has no firepower value: “Let’s shoot our way outta here” passes it over', () => {
  const shooting = (bank: string) =>
    west(
      { hand: 'shoot-our-way-out 38-special', column: { bank } },
      {},
      { options: { ...D, coltyDeck: 'base' }, open: eagle('colty:bank', 0) },
    );
  shooting('45-long-colt 38-special')
    .does('Jack', 'play shoot-our-way-out bank')
    .fact('tokens', [token('colty:bank', 0, { eagle: true }), token('colty:bank', 1, { chips: 1 })])
    .isAsked('Jack');
  shooting('45-long-colt').mayNot('Jack', 'play shoot-our-way-out bank', 'RV-066').isAsked('Jack');
});
rule(
  'RV-174 a blank card is no lawman, and a text that looks for its title overlooks it; one that acts on the title finds it',
  () => {
    west({ hand: 'fire-at-will 38-special' }, { column: { bank: 'deputy' } }, { options: D, open: eagle('mcready:bank', 0) })
      .mayNot('Jack', 'play fire-at-will bank', 'RV-066')
      .isAsked('Jack');
    west({}, { column: { bank: 'cowboy deputy' } }, { options: D, open: { active: 1, ...eagle('mcready:bank', 0) } })
      .does('Mac', 'end')
      .hears('rail', 'attack', { mcready: 2, colty: 2 })
      .does('Jack', 'draw own')
      .isAsked('Jack');
    west(
      { column: { bank: 'gatling-gun' } },
      { hand: 'out-of-ammo' },
      { options: { ...D, mcreadyDeck: 'base' }, open: { active: 1, ...eagle('colty:bank', 0) } },
    )
      .does('Mac', 'play out-of-ammo bank')
      .sees('rail', 'discard Jack', 'gatling-gun')
      .fact('tokens', [])
      .isAsked('Mac');
  },
);
rule('RV-175, RV-178, RX-30 a blank card takes up a row even if it did not; its player may discard it', () => {
  west(
    {},
    { hand: 'deputy lawman', column: { bank: 'brady-logan' } },
    {
      options: D,
      open: { active: 1, ...eagle('mcready:bank', 0) },
      zones: { blockers: { bank: 'sandstorm' } },
    },
  )
    .does('Mac', 'play deputy bank')
    .mayNot('Mac', 'play lawman bank', 'RV-087')
    .does('Mac', 'drop mcready:bank 0')
    .fact('tokens', [])
    .does('Mac', 'play lawman bank')
    .sees('rail', 'column Mac bank', 'deputy lawman')
    .isAsked('Mac');
});
rule('RV-176 True Grit still saves a blank card', () => {
  west(
    { column: { bank: 'gatling-gun' } },
    { hand: 'out-of-ammo' },
    {
      options: { ...D, mcreadyDeck: 'base' },
      open: { active: 1, ...eagle('colty:bank', 0, { grit: 1 }) },
    },
  )
    .does('Mac', 'play out-of-ammo bank')
    .sees('rail', 'column Jack bank', 'gatling-gun')
    .fact('tokens', [token('colty:bank', 0, { eagle: true })])
    .isAsked('Mac');
});
rule('RV-177, RX-34 a blank row-blocking card sets no limit', () => {
  west(
    {},
    { hand: 'deputy', column: { bank: 'lawman cowboy' } },
    {
      options: D,
      open: { active: 1, ...eagle('block:bank', 0) },
      zones: { blockers: { bank: 'sandstorm' } },
    },
  )
    .does('Mac', 'play deputy bank')
    .isAsked('Mac');
});
rule('RV-179 there is one Eagle: it moves, and returns when its card leaves play', () => {
  west(
    { hand: 'shadow-of-chikara 38-special*2' },
    { column: { bank: 'deputy lawman' } },
    { options: { ...D, moduleA: false }, open: eagle('mcready:bank', 0) },
  )
    .does('Jack', 'play shadow-of-chikara bank')
    .does('Jack', 'pick mcready:bank 1')
    .fact('tokens', [token('mcready:bank', 1, { eagle: true })])
    .isAsked('Jack');
});
rule('RV-180, RX-31 the card under a blank Strongbox cannot be taken; discarded, both go', () => {
  west({}, { range: 'strongbox', stash: 'deputy' }, { options: D, open: { active: 1, ...eagle('mcready:range', 0) } })
    .mayNot('Mac', 'use mcready:range 0 0', 'RV-076')
    .does('Mac', 'drop mcready:range 0')
    .sees('rail', 'discard Mac', 'deputy')
    .sees('rail', 'frontierDiscard', 'strongbox')
    .isAsked('Mac');
});
rule('RX-33 the Eagle on a gun', () => {
  west(
    { hand: 'fan-the-gun derringer*1 saddlebags', column: { bank: '45-long-colt 38-special' } },
    {},
    { options: D, open: eagle('colty:bank', 0, { chips: 2 }) },
  )
    .does('Jack', 'play fan-the-gun bank')
    .fact('tokens', [token('colty:bank', 0, { eagle: true, chips: 4 }), token('colty:bank', 1, { chips: 2 })])
    .does('Jack', 'end')
    .does('Mac', 'draw own')
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 0, colty: 5 })
    .does('Jack', 'draw own')
    .isAsked('Jack');
});
