/** Drawing up to the limit at the end of a turn, and the Sheriffs that turn up meanwhile. */
import { expect } from 'vitest';
import { countAt } from '../../../kernel/cards/table.ts';
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { wrightGang } from '../game.ts';
import { at } from '../zones.ts';

const full = { hand: 6 };
/** No Sheriff can be drawn in these stories. */
const calm = { zones: { deck: 'any!sheriff*20' } };

rule('WB-69 the example of the book: one card in hand and three in the revolver, so Jesse draws only two', () => {
  story(wrightGang, { Jesse: { hand: '1 5', revolver: '2 2 2' }, Billy: full, Butch: full }, { zones: { deck: '6 7 4' } })
    .does('Jesse', 'discard 5')
    .sees('Jesse', 'hand Jesse', '1 6 7')
    .isAsked('Billy');
});

rule('WB-69 a player who has six already draws nothing', () => {
  story(wrightGang, { Jesse: { hand: '1 1 1', revolver: '2 2 2' }, Billy: full, Butch: full })
    .passes('Jesse')
    .sees('Jesse', 'hand Jesse', '1 1 1')
    .isAsked('Billy');
});

rule('WB-10 at the end of a turn all who are short draw: the active player first, then clockwise', () => {
  story(
    wrightGang,
    { Jesse: { hand: '6', revolver: '6*4' }, Billy: { hand: '5', revolver: '5*4' }, Butch: { hand: '4', revolver: '4*4' } },
    { zones: { deck: '1 2 3' }, open: { active: 'Billy' } },
  )
    .passes('Billy')
    .sees('Billy', 'hand Billy', '1 5')
    .sees('Butch', 'hand Butch', '2 4')
    .sees('Jesse', 'hand Jesse', '3 6')
    .isAsked('Butch');
});

rule('WB-11 each draws all they need before the next one draws', () => {
  story(
    wrightGang,
    { Jesse: { hand: '6', revolver: '6*3' }, Billy: { hand: '5', revolver: '5*3' }, Butch: full },
    { zones: { deck: '1 2 3 4' } },
  )
    .passes('Jesse')
    .sees('Jesse', 'hand Jesse', '1 2 6')
    .sees('Billy', 'hand Billy', '3 4 5')
    .isAsked('Billy');
});

rule('WB-12 the limit is six and one more for each Sidekick in front of you, hand and revolver together', () => {
  const s = story(
    wrightGang,
    { Jesse: { hand: '1', revolver: '2 2', sidekicks: 'sidekick*2' }, Billy: { hand: '1', revolver: '2 2' }, Butch: full },
    calm,
  )
    .passes('Jesse')
    .isAsked('Billy');
  expect([0, 1].map(seat => countAt(s.table, at.hand(seat)))).toEqual([6, 4]);
  const one = story(wrightGang, { Jesse: { hand: '1', sidekicks: 'sidekick' }, Billy: full, Butch: full }, calm)
    .passes('Jesse')
    .isAsked('Billy');
  expect(countAt(one.table, at.hand(0))).toBe(7);
});

rule('WB-13 drawing is not a choice: the cards come without a question', () => {
  story(wrightGang, { Jesse: { hand: '1 2' }, Billy: full, Butch: full }, { zones: { deck: '3 4 5 6' } })
    .offered('Jesse', 'discard', 'pass', 'load')
    .passes('Jesse')
    .sees('Jesse', 'hand Jesse', '1 2 3 4 5 6')
    .offered('Jesse', 'load')
    .isAsked('Billy');
});

rule('WB-14 loading makes no room for new cards', () => {
  story(wrightGang, { Jesse: { hand: '1 2 3 4 5 6' }, Billy: full, Butch: full })
    .does('Jesse', 'load 1 2 3')
    .passes('Jesse')
    .sees('Jesse', 'hand Jesse', '4 5 6')
    .isAsked('Billy');
});

rule('WB-14 discarding does, and so does playing an event', () => {
  story(wrightGang, { Jesse: { hand: '1 2 3 4 5 6' }, Billy: full, Butch: full }, { zones: { deck: '7' } })
    .does('Jesse', 'discard 1')
    .sees('Jesse', 'hand Jesse', '2 3 4 5 6 7')
    .isAsked('Billy');
  story(wrightGang, { Jesse: { hand: '2 3 4 5 6 war-party' }, Billy: full, Butch: full }, { zones: { deck: '7' } })
    .does('Jesse', 'war-party')
    .sees('Jesse', 'hand Jesse', '2 3 4 5 6 7')
    .isAsked('Billy');
});

rule('WB-15 a player who holds too many neither draws nor discards down: with a duel card in hand they have seven', () => {
  story(
    wrightGang,
    { Jesse: { hand: '2*6' }, Billy: { hand: '3*6' } },
    { options: { duelCards: 'hand' }, zones: { sheriffs: 2, deck: '1 7 5', bonus: 3 } },
  )
    .does('Jesse', 'duel')
    .cue()
    .verdict()
    .sees('Jesse', 'hand Jesse', '1 2 2 2 2 2 2')
    .sees('Billy', 'hand Billy', '3 3 3 3 3 3 7')
    .does('Billy', 'discard 7')
    .sees('Billy', 'hand Billy', '3 3 3 3 3 3')
    .isAsked('Jesse');
});

rule('WB-22 Sheriffs on top of the deck go to the row, one after another, until some other card comes', () => {
  story(
    wrightGang,
    { Jesse: { hand: '1 2 2 2 2 2' }, Billy: full, Butch: full },
    { zones: { deck: 'sheriff sheriff sheriff 5 6' } },
  )
    .does('Jesse', 'discard 1')
    .sees('Jesse', 'hand Jesse', '2 2 2 2 2 5')
    .sees('rail', 'sheriffs', 'sheriff sheriff sheriff')
    .isAsked('Billy');
});

rule('WB-23, WB-74 the fourth Sheriff cuts the drawing short: what was drawn is kept, the rest get nothing', () => {
  story(
    wrightGang,
    { Jesse: { hand: '4', revolver: '6*2' }, Billy: { hand: '5', revolver: '5*2' }, Butch: full },
    { zones: { deck: '1 sheriff 2 3', sheriffs: 3 } },
  )
    .passes('Jesse')
    .hears('rail', 'fourth-sheriff')
    .sees('Jesse', 'hand Jesse', '1 4')
    .sees('Billy', 'hand Billy', '5')
    .fact('stage', 'showdown')
    .isAsked('Jesse', 'Billy', 'Butch');
});

rule('WB-21 the fourth Sheriff may be the very last card of the deck, and that is soon enough', () => {
  story(
    wrightGang,
    { Jesse: { hand: '1 1 1 1' }, Billy: full, Butch: full },
    { zones: { deck: '5 sheriff', sheriffs: 3 }, rest: 'loot' },
  )
    .passes('Jesse')
    .sees('Jesse', 'hand Jesse', '1 1 1 1 5')
    .sees('rail', 'deck', '')
    .fact('stage', 'showdown')
    .isAsked('Jesse', 'Billy', 'Butch');
});
