/** The turn: one action of four, then the next player. */
import { dealt, story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { wrightGang } from '../game.ts';

const full = { hand: 6 };
/** No Sheriff can be drawn in these stories. */
const calm = { zones: { deck: 'any!sheriff*20' } };

rule('WB-67 turns go clockwise from the first player of the round', () => {
  dealt(wrightGang, ['Jesse', 'Billy', 'Butch', 'Robert'], { first: 2 })
    .isAsked('Butch')
    .passes('Butch')
    .isAsked('Robert')
    .passes('Robert')
    .isAsked('Jesse')
    .passes('Jesse')
    .isAsked('Billy');
});

rule('WB-9 an action must be taken: until then nobody else moves, no matter how much time goes by', () => {
  story(wrightGang, { Jesse: full, Billy: full, Butch: full })
    .waits(600)
    .isAsked('Jesse')
    .mayNot('Billy', 'pass', 'WB-68')
    .does('Jesse', 'pass')
    .isAsked('Billy');
});

rule('WB-9 to pass is always possible, and may be all that is left', () => {
  story(wrightGang, { Jesse: { revolver: 6 }, Billy: full, Butch: full })
    .offered('Jesse', 'pass')
    .isAsked('Jesse');
  story(wrightGang, { Jesse: { hand: '7 sidekick' }, Billy: full, Butch: full }, { zones: { sheriffs: 3 } })
    .may('Jesse', 'pass')
    .isAsked('Jesse');
});

rule('WB-9, WB-68 an action once taken, there is no second one', () => {
  story(
    wrightGang,
    { Jesse: { hand: '1 1 2 sidekick' }, Billy: full, Butch: full },
    { zones: { sheriffs: 2, deck: 'any!sheriff*20' } },
  )
    .does('Jesse', 'discard 1')
    .mayNot('Jesse', 'discard 1', 'WB-68')
    .mayNot('Jesse', 'sidekick', 'WB-68')
    .mayNot('Jesse', 'shootout', 'WB-68')
    .mayNot('Jesse', 'pass', 'WB-68')
    .isAsked('Billy');
});

rule('WB-68 the actions are: discard, play an event, start a shoot-out, pass; to load is not one of them', () => {
  const jesse = { hand: '1 2 swap sidekick war-party' };
  story(wrightGang, { Jesse: jesse, Billy: { hand: 'swap 7' }, Butch: full }, { zones: { sheriffs: 2 } })
    .offered('Jesse', 'discard', 'swap', 'sidekick', 'war-party', 'shootout', 'pass', 'load')
    .offered('Billy', 'load')
    .mayNot('Billy', 'discard 7', 'WB-68')
    .mayNot('Billy', 'swap Jesse', 'WB-68')
    .mayNot('Billy', 'shootout', 'WB-68')
    .isAsked('Jesse');
});

rule('WB-68 with two players the duel takes the place of the shoot-out', () => {
  story(wrightGang, { Jesse: { hand: '1' }, Billy: full }, { zones: { sheriffs: 2, bonus: 3 } })
    .offered('Jesse', 'discard', 'duel', 'pass', 'load')
    .isAsked('Jesse');
});

rule('WB-68 loading uses up nothing: the action is still to come', () => {
  story(wrightGang, { Jesse: { hand: '1 2 3' }, Billy: full, Butch: full }, calm)
    .does('Jesse', 'load 1')
    .does('Jesse', 'load 2')
    .isAsked('Jesse')
    .does('Jesse', 'discard 3')
    .isAsked('Billy');
});

rule('WB-78 the turn ends by itself: the action, then the drawing, then the next player', () => {
  story(wrightGang, { Jesse: { hand: '1 1 1 1 1 2' }, Billy: full, Butch: full }, { zones: { deck: '7' } })
    .does('Jesse', 'discard 2')
    .hears('rail', 'moved', { cards: ['2'], to: { zone: 'loot', seat: null, place: null } })
    .sees('Jesse', 'hand Jesse', '1 1 1 1 1 7')
    .isAsked('Billy');
});
