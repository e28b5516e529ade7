/** Sidekick: it lies in front of you, and you may hold one card more. */
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { wrightGang } from '../game.ts';

const full = { hand: 6 };

rule('WB-40 it works from the turn in which it is laid: the drawing at its end already goes to seven', () => {
  story(wrightGang, { Jesse: { hand: '1*5 sidekick' }, Billy: full, Butch: full }, { zones: { deck: '2 3 4' } })
    .does('Jesse', 'sidekick')
    .sees('rail', 'sidekicks Jesse', 'sidekick')
    .sees('Jesse', 'hand Jesse', '1 1 1 1 1 2 3')
    .isAsked('Billy');
});

rule('WB-12, WB-40 a second Sidekick adds to the first: eight cards', () => {
  story(
    wrightGang,
    { Jesse: { hand: '1*6 sidekick', sidekicks: 'sidekick' }, Billy: full, Butch: full },
    { zones: { deck: '2 3 4' } },
  )
    .does('Jesse', 'sidekick')
    .sees('rail', 'sidekicks Jesse', 'sidekick sidekick')
    .sees('Jesse', 'hand Jesse', '1 1 1 1 1 1 2 3')
    .isAsked('Billy');
});

rule('WB-30, WB-40 it does not go to the loot, and brings no point when the loot is divided', () => {
  story(
    wrightGang,
    { Jesse: { hand: '1*5 sidekick' }, Billy: { hand: 6, revolver: '7' }, Butch: full },
    { options: { rounds: 1 }, zones: { sheriffs: 2, deck: 'any!sheriff*20' } },
  )
    .does('Jesse', 'sidekick')
    .sees('rail', 'loot', '')
    .does('Billy', 'shootout')
    .cue()
    .verdict('Jesse')
    .ends({ Jesse: 0, Billy: 0, Butch: 0 });
});

rule('WB-40 it lasts for the round, and is gone in the next one', () => {
  story(
    wrightGang,
    { Jesse: { hand: '1*7', sidekicks: 'sidekick' }, Billy: full, Butch: full },
    { zones: { sheriffs: 2 }, open: { active: 'Billy' } },
  )
    .passes('Billy', 'Butch')
    .sees('rail', 'sidekicks Jesse', 'sidekick')
    .does('Jesse', 'shootout')
    .cue()
    .verdict('Billy')
    .sees('rail', 'sidekicks Jesse', '')
    .sees('rail', 'hand Jesse', '? ? ? ? ? ?')
    .isAsked('Butch');
});

rule('WB-41 it may be discarded instead, alone or both together, and then has no effect', () => {
  story(wrightGang, { Jesse: { hand: '1*4 sidekick*2' }, Billy: full, Butch: full }, { zones: { deck: '2 3 4' } })
    .may('Jesse', 'discard sidekick')
    .does('Jesse', 'discard sidekick sidekick')
    .sees('rail', 'loot', 'sidekick sidekick')
    .sees('rail', 'sidekicks Jesse', '')
    .sees('Jesse', 'hand Jesse', '1 1 1 1 2 3')
    .isAsked('Billy');
});

rule('WB-40, WB-22 with a Sidekick more is drawn, and the Sheriff comes the sooner', () => {
  const deck = { zones: { deck: '2 sheriff 3' } };
  story(wrightGang, { Jesse: { hand: '1*5 sidekick' }, Billy: full, Butch: full }, deck)
    .does('Jesse', 'sidekick')
    .sees('rail', 'sheriffs', 'sheriff')
    .isAsked('Billy');
  story(wrightGang, { Jesse: { hand: '1*5 sidekick' }, Billy: full, Butch: full }, deck)
    .does('Jesse', 'discard sidekick')
    .sees('rail', 'sheriffs', '')
    .isAsked('Billy');
});
