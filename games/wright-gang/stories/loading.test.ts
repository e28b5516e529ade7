/** Loading the revolver: any card that shoots, at any moment, and never back. */
import { expect } from 'vitest';
import { advance, beginAt, mayUndo } from '../../../kernel/machine/undo.ts';
import { story } from '../../../kernel/proving/story.ts';
import { isRefusal, no } from '../../../kernel/refusal.ts';
import { rule } from '../../../testing/rule.ts';
import { wrightGang } from '../game.ts';

const full = { hand: 6 };
/** No Sheriff can be drawn in these stories. */
const calm = { zones: { deck: 'any!sheriff*20' } };

rule('WB-16 numbers, Jokers and Misses can be loaded; events never', () => {
  story(wrightGang, { Jesse: { hand: '1 7 joker miss swap sidekick war-party' }, Billy: full, Butch: full })
    .mayNot('Jesse', 'load swap', 'WB-16')
    .mayNot('Jesse', 'load sidekick', 'WB-16')
    .mayNot('Jesse', 'load 1 war-party', 'WB-16')
    .does('Jesse', 'load 1 7 joker miss')
    .sees('Jesse', 'revolver Jesse', '1 7 joker miss')
    .sees('Jesse', 'hand Jesse', 'sidekick swap war-party')
    .offered('Jesse', 'discard', 'swap', 'sidekick', 'war-party', 'pass')
    .isAsked('Jesse');
});

rule('WB-17 any player may load in any turn, any number of cards, again and again', () => {
  story(wrightGang, { Jesse: { hand: '1 2 3 4' }, Billy: { hand: '5 6 7 7' }, Butch: full })
    .does('Billy', 'load 5')
    .does('Jesse', 'load 1 2')
    .does('Billy', 'load 6 7')
    .does('Jesse', 'load 3')
    .does('Billy', 'load 7')
    .sees('Jesse', 'revolver Jesse', '1 2 3')
    .sees('Billy', 'revolver Billy', '5 6 7 7')
    .isAsked('Jesse');
});

rule('WB-17 only cards of one’s own hand can be loaded, each once', () => {
  story(wrightGang, { Jesse: { hand: '1 2' }, Billy: { hand: '7*6' }, Butch: full })
    .mayNot('Jesse', 'load 7', 'WB-28')
    .mayNot('Jesse', 'load 1 1', 'WB-28')
    .does('Jesse', 'load 1')
    .mayNot('Jesse', 'load 1', 'WB-28')
    .isAsked('Jesse');
});

rule('WB-17 what is loaded stays loaded: it can be neither discarded nor given away', () => {
  story(wrightGang, { Jesse: { hand: '1 2 swap' }, Billy: { hand: '6 6' }, Butch: full })
    .does('Jesse', 'load 1')
    .mayNot('Jesse', 'discard 1', 'WB-28')
    .does('Jesse', 'swap Billy')
    .mayNot('Jesse', 'give 1 6', 'WB-28')
    .may('Jesse', 'give 2 6')
    .isAsked('Jesse');
});

rule('WB-17 what is loaded is not even taken back at once, though nobody has seen it', () => {
  const { table } = story(wrightGang, { Jesse: { hand: '1 2' }, Billy: full, Butch: full }).isAsked('Jesse');
  const loaded = advance(wrightGang, beginAt(table), { seat: 0, move: { do: 'load', cards: ['1'] }, at: 0 });
  if (isRefusal(loaded)) expect.fail(loaded.why);
  expect(mayUndo(wrightGang, loaded, 0)).toBe(false);
  expect(advance(wrightGang, loaded, { undo: 0, at: 0 })).toBe(no.undoFinal);
});

rule('WB-17, WB-18 nobody loads while a Swap is carried out; before it and after it everybody may', () => {
  story(wrightGang, { Jesse: { hand: '1 swap' }, Billy: { hand: '6 7 7' }, Butch: { hand: '5*6' } }, calm)
    .does('Billy', 'load 6')
    .does('Jesse', 'swap Billy')
    .mayNot('Jesse', 'load 1', 'WB-17')
    .mayNot('Billy', 'load 7', 'WB-17')
    .mayNot('Butch', 'load 5', 'WB-17')
    .offered('Butch')
    .does('Jesse', 'give 7 7')
    .does('Billy', 'load 7')
    .does('Butch', 'load 5')
    .does('Jesse', 'load 1')
    .isAsked('Billy');
});

rule('WB-18 a card loaded before the Swap is out of its reach, one still in hand is not', () => {
  story(wrightGang, { Jesse: { hand: '1 swap' }, Billy: { hand: '6 7' }, Butch: full })
    .does('Billy', 'load 7')
    .does('Jesse', 'swap Billy')
    .sees('Jesse', 'hand Jesse', '1 6')
    .sees('Billy', 'revolver Billy', '7')
    .isAsked('Jesse');
});

rule('WB-18 a War party is over in one go: a card loaded before it can be lost, and loading is open again right after it', () => {
  story(wrightGang, { Jesse: { hand: 'war-party' }, Billy: { hand: '3 6' }, Butch: { hand: '5*6' } }, calm)
    .does('Billy', 'load 6')
    .does('Jesse', 'war-party')
    .sees('Billy', 'revolver Billy', '')
    .does('Billy', 'load 3')
    .does('Butch', 'load 5')
    .isAsked('Billy');
});

rule('WB-17, WB-43 nobody loads after their own hand is on the pile, and nobody at all in the division', () => {
  story(
    wrightGang,
    { Jesse: { hand: '1', revolver: '7 miss' }, Billy: { hand: '2', revolver: '7' }, Butch: { hand: '3 4' } },
    { zones: { sheriffs: 2 } },
  )
    .does('Jesse', 'shootout')
    .cue()
    .does('Billy', 'slap', 1)
    .mayNot('Jesse', 'load 1', 'WB-43')
    .mayNot('Billy', 'load 2', 'WB-43')
    .does('Butch', 'load 3')
    .does('Butch', 'slap', 2)
    .mayNot('Butch', 'load 4', 'WB-17')
    .isAsked('Jesse');
});

rule('WB-19 a revolver has no limit of its own: six cards, or eight with two Sidekicks', () => {
  story(wrightGang, { Jesse: { hand: '1*6' }, Billy: { hand: '2*6 joker joker', sidekicks: 'sidekick*2' }, Butch: full })
    .does('Jesse', 'load 1 1 1 1 1 1')
    .does('Billy', 'load 2 2 2 2 2 2')
    .does('Billy', 'load joker joker')
    .sees('Billy', 'revolver Billy', '2 2 2 2 2 2 joker joker')
    .isAsked('Jesse');
});
