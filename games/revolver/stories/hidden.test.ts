/** What is hidden, and from whom. */
import { expect } from 'vitest';
import { rule } from '../../../testing/rule.ts';
import { ALL, token, west } from './west.ts';

const D = {
  set11: true,
  set12: true,
  set13: true,
  moduleA: true,
  moduleC: true,
  moduleD: true,
  coltyDeck: 'preset',
  mcreadyDeck: 'preset',
};

rule('RV-036, RV-037 a hand is its owner’s secret, a deck everybody’s; their numbers are public', () => {
  west({ hand: 'dynamite 38-special' }, { hand: 'deputy' }, { zones: { coltyDeck: 'derringer' } })
    .sees('Jack', 'hand Jack', '38-special dynamite')
    .sees('Mac', 'hand Jack', '? ?')
    .sees('rail', 'hand Mac', '?')
    .sees('Jack', 'coltyDeck', Array(60).fill('?').join(' '))
    .isAsked('Jack');
});
rule('RV-038, RV-040 discards, columns, tokens and bandits are open to all', () => {
  const table = west(
    { hand: '38-special', column: { bank: 'derringer' }, discard: 'dynamite 38-special' },
    { column: { 'express-315': 'brady-logan' } },
    { open: { tokens: [{ row: 'colty:bank', card: 0, chips: 2 }] } },
  );
  for (const viewer of ['Jack', 'Mac', 'rail'])
    table
      .sees(viewer, 'discard Jack', '38-special dynamite')
      .sees(viewer, 'column Jack bank', 'derringer')
      .sees(viewer, 'column Mac express-315', 'brady-logan');
  table.fact('tokens', [token('colty:bank', 0, { chips: 2 })]).isAsked('Jack');
});
rule('RV-039, RV-203 an ambush card removed unseen stays unseen', () => {
  west({ hand: 'turn-the-tables 38-special' }, {}, { options: D, zones: { ambush: { bank: 'crossfire' } } })
    .does('Jack', 'play turn-the-tables bank')
    .sees('rail', 'ambush bank', '')
    .sees('Jack', 'unseen', Array(9).fill('?').join(' '))
    .sees('Mac', 'removed', '')
    .isAsked('Jack');
});
rule('RV-041 a card under another is public', () => {
  west(
    {},
    { column: { bank: 'lawman volcanic-pistol' } },
    { options: D, open: { tokens: [{ row: 'mcready:bank', card: 1, under: true }] } },
  )
    .sees('Jack', 'column Mac bank', 'lawman volcanic-pistol')
    .isAsked('Jack');
});
rule('RV-041 but not the card under the Strongbox: its player alone may look at it', () => {
  west({ hand: 'strongbox dynamite 38-special' }, {}, { options: D })
    .does('Jack', 'play strongbox bank')
    .does('Jack', 'stash dynamite')
    .sees('Jack', 'stash Jack', 'dynamite')
    .sees('Mac', 'stash Jack', '?')
    .sees('rail', 'stash Jack', '?')
    .hears('Mac', 'moved', { cards: [null] })
    .isAsked('Jack');
});
rule('RV-042 a face-down ambush card is hidden from both; a player who has looked keeps it secret', () => {
  west(
    {},
    { hand: 'trail-lookout' },
    { options: D, open: { active: 1 }, zones: { ambush: { 'buzzard-point': 'crossfire', bank: 'trip-wire' } } },
  )
    .sees('Mac', 'ambush bank', '?')
    .does('Mac', 'play trail-lookout bank')
    .does('Mac', 'accept')
    .does('Mac', 'scout buzzard-point')
    .sees('Mac', 'ambush buzzard-point', 'crossfire')
    .sees('Mac', 'ambush bank', '?')
    .sees('Jack', 'ambush buzzard-point', '?')
    .sees('rail', 'ambush buzzard-point', '?')
    .isAsked('Mac');
});
rule('RV-043 the card in the duel is hidden until it is turned up', () => {
  west({ hand: 'dynamite 38-special' }, { hand: 'deputy' }, { options: ALL, open: { place: 'rattlesnake-creek' } })
    .does('Jack', 'duel')
    .does('Jack', 'lay dynamite')
    .sees('Jack', 'duel Jack', 'dynamite')
    .sees('Mac', 'duel Jack', '?')
    .sees('rail', 'duel Jack', '?')
    .hears('Mac', 'moved', { cards: [null] })
    .does('Mac', 'call')
    .hears('Mac', 'revealed', { cards: ['dynamite'] })
    .isAsked('Jack');
});
rule('RV-045 nobody else sees what a search found', () => {
  west({ hand: 'ramshackle-hut 38-special' }, {}, { options: D })
    .does('Jack', 'play ramshackle-hut bank')
    .does('Jack', 'find gatling-gun')
    .hears('Mac', 'moved', { cards: [null] })
    .isAsked('Jack');
});
rule('RV-046 the log names what becomes public, and never what stays hidden', () => {
  west({ hand: 'stolen-horses derringer' }, {}, { zones: { coltyDeck: 'dynamite saddlebags gatling-gun' } })
    .does('Jack', 'play stolen-horses bank')
    .hears('Mac', 'moved', { cards: ['stolen-horses'], to: { zone: 'played', seat: null, place: null } })
    .hears('Mac', 'moved', { cards: ['derringer'], to: { zone: 'discard', seat: 'Jack', place: null } })
    .hears('Mac', 'moved', { cards: [null, null, null] })
    .hears('Jack', 'moved', { cards: ['dynamite', 'saddlebags', 'gatling-gun'] })
    .isAsked('Jack');
});
rule('RV-044 which sets and modules are on is public, and so are the titles there could be', () => {
  expect(west({}, {}, { options: D }).isAsked('Jack').table.config).toMatchObject({ set11: true, moduleB: false, moduleD: true });
});
