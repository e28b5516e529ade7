/** When everybody passes and nobody draws: the deck moves by itself. */
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { wrightGang } from '../game.ts';

const full = { hand: 6 };
const loaded = { revolver: 6 };

rule('WB-20 all hands are empty and all pass: the top card of the deck goes face up to the loot, and play goes on', () => {
  story(wrightGang, { Jesse: loaded, Billy: loaded, Butch: loaded }, { zones: { deck: '5' } })
    .passes('Jesse', 'Billy')
    .sees('rail', 'loot', '')
    .passes('Butch')
    .hears('rail', 'deadlock')
    .sees('rail', 'loot', '5')
    .isAsked('Jesse');
});

rule('WB-20 a Sheriff goes to the row', () => {
  story(wrightGang, { Jesse: loaded, Billy: loaded, Butch: loaded }, { zones: { deck: 'sheriff 5' } })
    .passes('Jesse', 'Billy', 'Butch')
    .sees('rail', 'sheriffs', 'sheriff')
    .isAsked('Jesse');
});

rule('WB-20 every such lap turns one card more', () => {
  story(wrightGang, { Jesse: full, Billy: full, Butch: full }, { zones: { deck: '5 6 sheriff 7' } })
    .passes('Jesse', 'Billy', 'Butch')
    .sees('rail', 'loot', '5')
    .passes('Jesse', 'Billy', 'Butch')
    .sees('rail', 'loot', '5 6')
    .passes('Jesse', 'Billy', 'Butch')
    .sees('rail', 'loot', '5 6')
    .sees('rail', 'sheriffs', 'sheriff')
    .isAsked('Jesse');
});

rule('WB-20, WB-79, WB-80 the fourth Sheriff turned up starts the shoot-out, with the last passer as the active player', () => {
  story(
    wrightGang,
    { Jesse: { revolver: '1*6' }, Billy: { revolver: '2*6' }, Butch: { revolver: '3*6' } },
    { zones: { deck: 'sheriff', sheriffs: 3 } },
  )
    .passes('Jesse', 'Billy', 'Butch')
    .hears('rail', 'fourth-sheriff')
    .fact('active', 'Butch')
    .isAsked('Jesse', 'Billy', 'Butch')
    .cue()
    .verdict()
    .hears('rail', 'hands', { hands: ['Butch', 'Jesse', 'Billy'], missing: ['Butch', 'Jesse', 'Billy'] })
    .isAsked('Billy');
});

rule('WB-20, WB-76 with two players it starts the automatic duel', () => {
  story(wrightGang, { Jesse: loaded, Billy: loaded }, { zones: { deck: 'sheriff 7 7', sheriffs: 3, bonus: 3 } })
    .passes('Jesse', 'Billy')
    .sees('rail', 'duel Jesse', '')
    .fact('ending', 'fourth-sheriff')
    .isAsked('Jesse', 'Billy');
});

rule('WB-79 one card is turned and no more, even after a Sheriff', () => {
  story(wrightGang, { Jesse: full, Billy: full, Butch: full }, { zones: { deck: 'sheriff 5' } })
    .passes('Jesse', 'Billy', 'Butch')
    .sees('rail', 'sheriffs', 'sheriff')
    .sees('rail', 'loot', '')
    .isAsked('Jesse');
});

rule('WB-79 it is turned with any number of Sheriffs already out', () => {
  story(wrightGang, { Jesse: full, Billy: full, Butch: full }, { zones: { deck: '5', sheriffs: 3 } })
    .passes('Jesse', 'Billy', 'Butch')
    .sees('rail', 'loot', '5')
    .may('Jesse', 'shootout')
    .isAsked('Jesse');
});

rule('WB-79 any other action sets the count back', () => {
  story(wrightGang, { Jesse: full, Billy: full, Butch: { hand: '1*6' } }, { zones: { deck: '2 5' } })
    .passes('Jesse', 'Billy')
    .fact('passes', 2)
    .does('Butch', 'discard 1')
    .fact('passes', 0)
    .passes('Jesse', 'Billy')
    .sees('rail', 'loot', '1')
    .passes('Butch')
    .sees('rail', 'loot', '1 5')
    .isAsked('Jesse');
});

rule('WB-79 so does a duel that was called off', () => {
  story(wrightGang, { Jesse: full, Billy: full }, { zones: { deck: '1 7 5', sheriffs: 2, bonus: 3 } })
    .passes('Jesse')
    .does('Billy', 'duel')
    .cue()
    .verdict()
    .fact('passes', 0)
    .passes('Jesse')
    .sees('rail', 'loot', '1 7')
    .passes('Billy')
    .sees('rail', 'loot', '1 5 7')
    .isAsked('Jesse');
});

rule('WB-79 so does a card that is drawn in one of those turns', () => {
  story(
    wrightGang,
    { Jesse: full, Billy: { hand: '1*5' }, Butch: full },
    { zones: { deck: '2 5' }, open: { active: 'Butch', passes: 2 } },
  )
    .passes('Butch')
    .sees('Billy', 'hand Billy', '1 1 1 1 1 2')
    .fact('passes', 0)
    .sees('rail', 'loot', '')
    .isAsked('Jesse');
});

rule('WB-79 and so does the turning itself: the next card needs a whole lap again', () => {
  story(wrightGang, { Jesse: full, Billy: full, Butch: full }, { zones: { deck: '5 6' } })
    .passes('Jesse', 'Billy', 'Butch', 'Jesse', 'Billy')
    .fact('passes', 2)
    .sees('rail', 'loot', '5')
    .isAsked('Butch');
});

rule('WB-79 a lap is as many passes as there are players, no matter who began it', () => {
  story(wrightGang, { Jesse: { hand: '1*6' }, Billy: full, Butch: full, Robert: full }, { zones: { deck: '2 5' } })
    .does('Jesse', 'discard 1')
    .passes('Billy', 'Butch', 'Robert')
    .sees('rail', 'loot', '1')
    .passes('Jesse')
    .sees('rail', 'loot', '1 5')
    .isAsked('Billy');
});
