/** The two windows in which McReady may cancel. */
import { rule } from '../../../testing/rule.ts';
import { dead, SETS, west } from './west.ts';

const D = { ...SETS, moduleA: true, moduleD: true, coltyDeck: 'preset', mcreadyDeck: 'preset' };
const lupeDead = { graveyard: 'lupe-vargas' };
const bandits = (mac: string, zones: object = lupeDead, options: object = D) =>
  west({ hand: 'banditos 38-special' }, { hand: mac }, { options: options as never, zones: zones as never }).does(
    'Jack',
    'play banditos bank',
  );

rule('RV-125, RV-129, RV-260, RX-56 Texas Ranger cancels Banditos after they were paid for and before they have any effect', () => {
  bandits('texas-ranger lawman')
    .sees('rail', 'discard Jack', '38-special')
    .sees('rail', 'played', 'banditos')
    .isAsked('Mac')
    .mayNot('Mac', 'cancel lawman', 'RV-126')
    .does('Mac', 'cancel texas-ranger')
    .sees('rail', 'discard Jack', '38-special banditos')
    .sees('rail', 'discard Mac', 'texas-ranger')
    .sees('rail', 'column Jack bank', '')
    .isAsked('Jack');
});
rule('RV-126 the window opens with any hand, and without the card McReady can only pass', () => {
  bandits('lawman')
    .isAsked('Mac')
    .offered('Mac', 'pass')
    .passes('Mac')
    .sees('rail', 'column Jack bank', 'banditos')
    .isAsked('Jack');
});
rule(
  'RV-127 it is passed over only for what both can see: no hand, Sister Sara dead, the marker at the prison, no module D',
  () => {
    bandits('').isAsked('Jack');
    bandits('texas-ranger', { graveyard: 'lupe-vargas sister-sara' }).isAsked('Jack');
    west(
      { hand: 'banditos 38-special' },
      { hand: 'texas-ranger' },
      { options: D, zones: lupeDead, open: { place: 'san-manzanillo-prison' } },
    )
      .does('Jack', 'play banditos san-manzanillo-prison')
      .isAsked('Jack');
    bandits('lawman', lupeDead, { ...SETS }).isAsked('Jack');
  },
);
rule('RV-127 it does not open either when the open list of McReady’s deck holds no card that could answer', () => {
  bandits('lawman', lupeDead, { ...D, mcreadyDeck: 'base' }).isAsked('Jack');
  bandits('lawman', lupeDead, { ...D, mcreadyDeck: '-deputy +texas-ranger' }).isAsked('Mac');
  const derail = (mcreadyDeck: string) =>
    west(
      { hand: '38-special*2' },
      { hand: 'lawman' },
      { options: { set11: true, mcreadyDeck }, open: { place: 'express-315' }, zones: { graveyard: dead('jack-colty cortez') } },
    ).does('Jack', 'derail');
  derail('base').isAsked('Jack');
  derail('preset').isAsked('Mac');
});
rule('RV-128 to let the time go by is to pass', () => {
  bandits('texas-ranger').lapses('Mac').sees('rail', 'column Jack bank', 'banditos').isAsked('Jack');
});
rule('RV-130, RX-18 what was paid stays paid, and a cancelled Derail leaves the game', () => {
  west(
    { hand: '38-special*2', column: { 'express-315': '45-long-colt' } },
    { hand: 'brakemans-warning' },
    {
      options: { set11: true, mcreadyDeck: 'preset' },
      open: { place: 'express-315' },
    },
  )
    .does('Jack', 'derail')
    .does('Mac', 'cancel brakemans-warning')
    .sees('rail', 'removed', 'derail-the-train')
    .sees('rail', 'discard Jack', '38-special 38-special')
    .sees('rail', 'column Jack express-315', '45-long-colt')
    .fact('died', 0)
    .fact('border', 12)
    .mayNot('Jack', 'derail', 'RV-194')
    .isAsked('Jack');
});
rule('RV-131 one cancellation, and no answer to it', () => {
  bandits('texas-ranger*2').does('Mac', 'cancel texas-ranger').sees('Mac', 'hand Mac', 'texas-ranger').isAsked('Jack');
});
