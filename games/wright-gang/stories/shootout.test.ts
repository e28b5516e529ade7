/** The shoot-out of three to five: who may start it, whose hand is where, and who goes without. */
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { wrightGang } from '../game.ts';

const full = { hand: 6 };
const out = (sheriffs: number) => ({ zones: { sheriffs } });
const one = { rounds: 1 };

rule('WB-42 a shoot-out needs two Sheriffs in the row, and two or three are enough', () => {
  for (const few of [0, 1])
    story(wrightGang, { Jesse: full, Billy: full, Butch: full }, out(few)).mayNot('Jesse', 'shootout', 'WB-42').isAsked('Jesse');
  for (const enough of [2, 3])
    story(wrightGang, { Jesse: full, Billy: full, Butch: full }, out(enough)).may('Jesse', 'shootout').isAsked('Jesse');
});

rule('WB-42 only on one’s own turn, as the action of that turn', () => {
  story(wrightGang, { Jesse: { hand: '1*6' }, Billy: full, Butch: full }, { zones: { sheriffs: 2, deck: '2' } })
    .mayNot('Billy', 'shootout', 'WB-68')
    .does('Jesse', 'discard 1')
    .mayNot('Jesse', 'shootout', 'WB-68')
    .may('Billy', 'shootout')
    .isAsked('Billy');
});

rule('WB-42 a player whose event brings out the second Sheriff has used up the action; the next player may shoot', () => {
  story(wrightGang, { Jesse: { hand: '1*5 sidekick' }, Billy: full, Butch: full }, { zones: { sheriffs: 1, deck: 'sheriff 2 3' } })
    .does('Jesse', 'sidekick')
    .sees('rail', 'sheriffs', 'sheriff sheriff')
    .mayNot('Jesse', 'shootout', 'WB-68')
    .may('Billy', 'shootout')
    .isAsked('Billy');
});

rule('WB-42 with two players there is no shoot-out but a duel, and with three no duel', () => {
  story(wrightGang, { Jesse: full, Billy: full }, { zones: { sheriffs: 2, bonus: 3 } })
    .mayNot('Jesse', 'shootout', 'WB-54')
    .may('Jesse', 'duel')
    .isAsked('Jesse');
  story(wrightGang, { Jesse: full, Billy: full, Butch: full }, out(2)).mayNot('Jesse', 'duel', 'WB-54').isAsked('Jesse');
});

rule('WB-45, WB-90 a hand laid on the pile when no shoot-out is on is ignored, and starts none', () => {
  story(wrightGang, { Jesse: full, Billy: full, Butch: full }, out(2))
    .mayNot('Jesse', 'slap', 'WB-45')
    .mayNot('Billy', 'slap', 'WB-45')
    .fact('stage', 'heist')
    .isAsked('Jesse')
    .does('Jesse', 'shootout')
    .fact('stage', 'showdown')
    .mayNot('Jesse', 'slap', 'WB-43')
    .isAsked('Billy', 'Butch');
});

rule('WB-43 the player who starts it has the first hand, even if others are faster', () => {
  story(wrightGang, { Jesse: full, Billy: full, Butch: full }, { ...out(2), options: one, open: { active: 'Butch' } })
    .does('Butch', 'shootout', 10)
    .fact('starter', 'Butch')
    .isAsked('Jesse', 'Billy')
    .cue()
    .verdict('Billy', 'Jesse')
    .fact('hands', ['Butch', 'Billy', 'Jesse']);
});

rule('WB-43 that player cannot load any more, before the cue or after it; everybody else may until their own hand is down', () => {
  story(wrightGang, { Jesse: { hand: '1 1' }, Billy: { hand: '2 2 2' }, Butch: { hand: '3 3' } }, { ...out(2), options: one })
    .does('Jesse', 'load 1')
    .does('Jesse', 'shootout')
    .mayNot('Jesse', 'load 1', 'WB-43')
    .does('Billy', 'load 2')
    .cue()
    .mayNot('Jesse', 'load 1', 'WB-43')
    .does('Billy', 'load 2')
    .does('Billy', 'slap', 1)
    .mayNot('Billy', 'load 2', 'WB-43')
    .does('Butch', 'load 3')
    .does('Butch', 'slap', 2)
    .sees('Billy', 'revolver Billy', '2 2')
    .sees('Butch', 'revolver Butch', '3')
    .ends({ Jesse: 0, Billy: 0, Butch: 0 });
});

rule('WB-43 with the fourth Sheriff nobody is first by right: the active player races like the others', () => {
  story(wrightGang, { Jesse: { hand: '1*5' }, Billy: full, Butch: full }, { zones: { sheriffs: 3, deck: 'sheriff' }, options: one })
    .passes('Jesse')
    .fact('starter', null)
    .isAsked('Jesse', 'Billy', 'Butch')
    .does('Butch', 'slap', 1)
    .does('Jesse', 'slap', 2)
    .does('Billy', 'slap', 3)
    .fact('hands', ['Butch', 'Jesse', 'Billy']);
});

rule('WB-46 exactly one is left out of the division, the last hand, even with the best revolver, and begins the next round', () => {
  story(
    wrightGang,
    { Jesse: { revolver: '1' }, Billy: { revolver: '7*6' }, Butch: { revolver: '2' }, Robert: { revolver: '3' } },
    { zones: { sheriffs: 2, loot: 8 } },
  )
    .does('Jesse', 'shootout')
    .does('Butch', 'slap', 1)
    .does('Robert', 'slap', 2)
    .does('Billy', 'slap', 3)
    .fact('score', [1, 0, 2, 4])
    .fact('first', 'Billy')
    .isAsked('Billy');
});

rule('WB-46 of five, four share', () => {
  story(
    wrightGang,
    {
      Jesse: { revolver: '4' },
      Billy: { revolver: '3' },
      Butch: { revolver: '2' },
      Robert: { revolver: '1' },
      Frank: { revolver: '7' },
    },
    { zones: { sheriffs: 2, loot: 16 }, options: one },
  )
    .does('Jesse', 'shootout')
    .does('Robert', 'slap', 1)
    .does('Butch', 'slap', 2)
    .does('Billy', 'slap', 3)
    .does('Frank', 'slap', 4)
    .ends({ Jesse: 8, Billy: 4, Butch: 2, Robert: 1, Frank: 0 }, ['Jesse']);
});

rule('WB-74 a shoot-out ends the turn and the round: the division follows, and nobody draws', () => {
  story(
    wrightGang,
    { Jesse: { hand: '1 1' }, Billy: { hand: '2' }, Butch: { hand: '3' } },
    { zones: { sheriffs: 2, deck: '7*6' }, options: one },
  )
    .does('Jesse', 'shootout')
    .cue()
    .verdict('Billy', 'Butch')
    .sees('Jesse', 'hand Jesse', '1 1')
    .sees('Billy', 'hand Billy', '2')
    .sees('Butch', 'hand Butch', '3')
    .ends({ Jesse: 0, Billy: 0, Butch: 0 });
});
