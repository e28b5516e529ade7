/** Swap: two random cards from another hand, any two of yours back. */
import { expect } from 'vitest';
import { facesAt } from '../../../kernel/cards/table.ts';
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { wrightGang } from '../game.ts';
import { at } from '../zones.ts';

const full = { hand: 6 };
/** No Sheriff can be drawn in these stories. */
const calm = { zones: { deck: 'any!sheriff*20' } };

rule('WB-70 Jesse takes two cards of Billy’s hand and gives back any two of Jesse’s own', () => {
  story(wrightGang, { Jesse: { hand: '1 2 3 swap' }, Billy: { hand: '6 6', revolver: '5*4' }, Butch: full }, calm)
    .does('Jesse', 'swap Billy')
    .sees('Jesse', 'hand Jesse', '1 2 3 6 6')
    .sees('Billy', 'hand Billy', '')
    .isAsked('Jesse')
    .does('Jesse', 'give 1 3')
    .sees('Billy', 'hand Billy', '1 3')
    .isAsked('Billy');
});

rule('WB-70 chance picks the two: any two of the hand may go', () => {
  const pairs = new Set<string>();
  for (let i = 0; i < 60; i++) {
    const s = story(wrightGang, { Jesse: { hand: 'swap' }, Billy: { hand: '1 2 3' }, Butch: full }, { seed: `pair ${i}` })
      .does('Jesse', 'swap Billy')
      .isAsked('Jesse');
    pairs.add(facesAt(s.table, at.hand(0)).toSorted().join(' '));
  }
  expect([...pairs].sort()).toEqual(['1 2', '1 3', '2 3']);
});

rule('WB-30 a Swap goes to the loot after its effect, not before', () => {
  story(wrightGang, { Jesse: { hand: '1 swap' }, Billy: { hand: '6 6' }, Butch: full }, calm)
    .does('Jesse', 'swap Billy')
    .sees('rail', 'played', 'swap')
    .sees('rail', 'loot', '')
    .does('Jesse', 'give 6 6')
    .sees('rail', 'played', '')
    .sees('rail', 'loot', 'swap')
    .isAsked('Billy');
});

rule('WB-30 one event a turn, and only one that you hold', () => {
  story(wrightGang, { Jesse: { hand: '1 swap swap sidekick' }, Billy: { hand: '6 6' }, Butch: full }, calm)
    .mayNot('Jesse', 'war-party', 'WB-30')
    .does('Jesse', 'swap Billy')
    .mayNot('Jesse', 'swap Billy', 'WB-68')
    .mayNot('Jesse', 'sidekick', 'WB-68')
    .does('Jesse', 'give 6 6')
    .mayNot('Jesse', 'swap Billy', 'WB-68')
    .mayNot('Jesse', 'war-party', 'WB-68')
    .isAsked('Billy');
  story(wrightGang, { Jesse: { hand: '1' }, Billy: full, Butch: full })
    .mayNot('Jesse', 'swap Billy', 'WB-30')
    .mayNot('Jesse', 'sidekick', 'WB-30')
    .isAsked('Jesse');
});

rule('WB-31 a hand of one card gives that one and gets one back', () => {
  story(wrightGang, { Jesse: { hand: '1 2 swap' }, Billy: { hand: '6', revolver: '5*5' }, Butch: full }, calm)
    .does('Jesse', 'swap Billy')
    .sees('Jesse', 'hand Jesse', '1 2 6')
    .mayNot('Jesse', 'give 1 2', 'WB-31')
    .mayNot('Jesse', 'give', 'WB-31')
    .does('Jesse', 'give 2')
    .sees('Billy', 'hand Billy', '2')
    .isAsked('Billy');
});

rule('WB-31 as many go back as were taken: neither one nor three for two', () => {
  story(wrightGang, { Jesse: { hand: '1 2 swap' }, Billy: { hand: '6 6 6' }, Butch: full })
    .does('Jesse', 'swap Billy')
    .mayNot('Jesse', 'give 1', 'WB-31')
    .mayNot('Jesse', 'give 1 2 6', 'WB-31')
    .may('Jesse', 'give 1 2')
    .isAsked('Jesse');
});

rule('WB-31 an empty hand cannot be swapped with; when all are empty a Swap can only be discarded', () => {
  story(wrightGang, { Jesse: { hand: 'swap' }, Billy: { revolver: 6 }, Butch: full })
    .mayNot('Jesse', 'swap Billy', 'WB-31')
    .may('Jesse', 'swap Butch')
    .isAsked('Jesse');
  story(wrightGang, { Jesse: { hand: 'swap' }, Billy: { revolver: 6 }, Butch: { revolver: 6 } })
    .offered('Jesse', 'discard', 'pass')
    .may('Jesse', 'discard swap')
    .isAsked('Jesse');
});

rule('WB-31 a Swap changes nobody’s allowance: afterwards only its own place is refilled', () => {
  story(wrightGang, { Jesse: { hand: '1 2 3 4 5 swap' }, Billy: { hand: '6*6' }, Butch: full }, { zones: { deck: '7 7' } })
    .does('Jesse', 'swap Billy')
    .does('Jesse', 'give 1 2')
    .sees('Jesse', 'hand Jesse', '3 4 5 6 6 7')
    .sees('Billy', 'hand Billy', '1 2 6 6 6 6')
    .isAsked('Billy');
});

rule('WB-32 a Swap is played on another player', () => {
  story(wrightGang, { Jesse: { hand: '1 2 swap' }, Billy: full, Butch: full })
    .mayNot('Jesse', 'swap Jesse', 'WB-32')
    .may('Jesse', 'swap Billy')
    .may('Jesse', 'swap Butch')
    .isAsked('Jesse');
});

rule(
  'WB-32 it takes from the hand, not from the revolver or the Sidekick in front of the player; a Sidekick in hand is not safe',
  () => {
    story(wrightGang, {
      Jesse: { hand: '1 swap' },
      Billy: { hand: '2 sidekick', revolver: '7*4', sidekicks: 'sidekick' },
      Butch: full,
    })
      .does('Jesse', 'swap Billy')
      .sees('Jesse', 'hand Jesse', '1 2 sidekick')
      .sees('Billy', 'revolver Billy', '7 7 7 7')
      .sees('rail', 'sidekicks Billy', 'sidekick')
      .isAsked('Jesse');
  },
);

rule('WB-32 Jokers and Misses can be stolen from a hand', () => {
  story(wrightGang, { Jesse: { hand: '1 1 swap' }, Billy: { hand: 'joker miss' }, Butch: full }, calm)
    .does('Jesse', 'swap Billy')
    .does('Jesse', 'give 1 1')
    .does('Jesse', 'load joker miss')
    .isAsked('Billy');
});

rule('WB-33 what was taken may be given back, all of it or one card with another', () => {
  const swapped = () =>
    story(wrightGang, { Jesse: { hand: '1 2 swap' }, Billy: { hand: '5 6', revolver: '7*4' }, Butch: full }, calm).does(
      'Jesse',
      'swap Billy',
    );
  swapped().does('Jesse', 'give 5 6').sees('Billy', 'hand Billy', '5 6').isAsked('Billy');
  swapped().does('Jesse', 'give 6 2').sees('Billy', 'hand Billy', '2 6').isAsked('Billy');
  swapped().does('Jesse', 'give 1 2').sees('Billy', 'hand Billy', '1 2').isAsked('Billy');
});

rule('WB-33 the two know which cards went between them, the others only how many', () => {
  story(wrightGang, { Jesse: { hand: '1 2 3 swap' }, Billy: { hand: '5 6', revolver: '7*4' }, Butch: full }, calm)
    .does('Jesse', 'swap Billy')
    .sees('Jesse', 'hand Jesse', '1 2 3 5 6')
    .sees('Billy', 'hand Jesse', '5 6 ? ? ?')
    .sees('Butch', 'hand Jesse', '? ? ? ? ?')
    .sees('rail', 'hand Jesse', '? ? ? ? ?')
    .does('Jesse', 'give 1 6')
    .hears('Billy', 'moved', { cards: ['1', '6'] })
    .hears('Butch', 'moved', { cards: [null, null] })
    .hears('rail', 'moved', { cards: [null, null] })
    .sees('Jesse', 'hand Billy', '1 6')
    .sees('Billy', 'hand Jesse', '5 ? ? ? ? ?')
    .sees('Butch', 'hand Billy', '? ?')
    .sees('rail', 'hand Billy', '? ?')
    .isAsked('Billy');
});

rule('WB-34 the Swap itself cannot be given back, but another Swap in hand can', () => {
  story(wrightGang, { Jesse: { hand: '1 swap' }, Billy: { hand: '5 6' }, Butch: full })
    .does('Jesse', 'swap Billy')
    .mayNot('Jesse', 'give 1 swap', 'WB-28')
    .isAsked('Jesse');
  story(wrightGang, { Jesse: { hand: '1 swap swap' }, Billy: { hand: '5 6', revolver: '7*4' }, Butch: full }, calm)
    .does('Jesse', 'swap Billy')
    .does('Jesse', 'give 1 swap')
    .sees('Billy', 'hand Billy', '1 swap')
    .sees('rail', 'loot', 'swap')
    .isAsked('Billy');
});

rule('WB-70 cards are given back only while a Swap is carried out, by the player who played it', () => {
  story(wrightGang, { Jesse: { hand: '1 2 swap' }, Billy: { hand: '5 6' }, Butch: { hand: '3*6' } })
    .mayNot('Jesse', 'give 1 2', 'WB-70')
    .does('Jesse', 'swap Billy')
    .mayNot('Butch', 'give 3 3', 'WB-70')
    .isAsked('Jesse');
});

rule('WB-30, WB-38 a Swap draws no card, so no Sheriff comes by it: only the end of the turn draws', () => {
  story(wrightGang, { Jesse: { hand: '1*5 swap' }, Billy: { hand: '5*6' }, Butch: full }, { zones: { deck: 'sheriff 7' } })
    .does('Jesse', 'swap Billy')
    .sees('rail', 'sheriffs', '')
    .does('Jesse', 'give 5 5')
    .sees('rail', 'sheriffs', 'sheriff')
    .isAsked('Billy');
});
