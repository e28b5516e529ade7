/** Players who do not answer, and players who are gone. */
import { expect } from 'vitest';
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { wrightGang } from '../game.ts';

const full = { hand: 6 };

rule('WB-91 a player who does not take their turn in time passes, and it counts as a pass', () => {
  story(wrightGang, { Jesse: full, Billy: full, Butch: full }, { zones: { deck: '5' } })
    .lapses('Jesse')
    .hears('rail', 'passed', { seat: 'Jesse' })
    .isAsked('Billy')
    .lapses('Billy')
    .passes('Butch')
    .sees('rail', 'loot', '5')
    .isAsked('Jesse');
});

rule('WB-91 a player who does not return the cards of a Swap gives back the very cards they took', () => {
  story(
    wrightGang,
    { Jesse: { hand: '1 1 6 swap' }, Billy: { hand: '5 6', revolver: '7*4' }, Butch: full },
    { zones: { deck: 'any!sheriff*20' } },
  )
    .does('Jesse', 'swap Billy')
    .isAsked('Jesse')
    .lapses('Jesse')
    .sees('Billy', 'hand Billy', '5 6')
    .sees('rail', 'loot', 'swap')
    .isAsked('Billy');
});

/** Jesse's Miss has a choice of 7s; Robert's hand is last. */
const aiming = (billy: string, butch: string, ...order: string[]) =>
  story(
    wrightGang,
    { Jesse: { revolver: '7 7 miss' }, Billy: { revolver: billy }, Butch: { revolver: butch }, Robert: {} },
    { options: { rounds: 1 }, zones: { sheriffs: 2 } },
  )
    .does('Jesse', 'shootout')
    .cue()
    .verdict(...order)
    .isAsked('Jesse')
    .lapses('Jesse');

rule('WB-91 a Miss that is not aimed hits the best opponent who holds the highest value, never its owner', () => {
  aiming('7', '7 3 3', 'Billy', 'Butch').sees('rail', 'cancelled Butch', '7').sees('rail', 'cancelled Jesse', '');
  aiming('7 7', '7', 'Butch', 'Billy').sees('rail', 'cancelled Billy', '7');
  // Three 6s rank above, but hold no 7.
  aiming('6 6 6', '7', 'Billy', 'Butch').sees('rail', 'cancelled Butch', '7').sees('rail', 'cancelled Billy', '');
});

rule('WB-91 of two equally good opponents it hits the one with the earlier hand', () => {
  aiming('7 7', '7 7', 'Billy', 'Butch').sees('rail', 'cancelled Billy', '7');
  aiming('7 7', '7 7', 'Butch', 'Billy').sees('rail', 'cancelled Butch', '7');
});

rule(
  'WB-91 when a player leaves, the number of players stays: two who are left still have a shoot-out, and cards for three',
  () => {
    story(wrightGang, { Jesse: full, Billy: full, Butch: full }, { zones: { sheriffs: 2, deck: '5' } })
      .passes('Jesse')
      .lapses('Billy')
      .passes('Butch')
      .mayNot('Jesse', 'duel', 'WB-54')
      .does('Jesse', 'shootout')
      .isAsked('Billy', 'Butch')
      .cue()
      .verdict('Butch')
      .isAsked('Billy')
      .sees('rail', 'hand Billy', '? ? ? ? ? ?')
      .sees('rail', 'bonus', '');
  },
);

rule('WB-91 without reflexes, who says nothing is ready', () => {
  story(wrightGang, { Jesse: full, Billy: full, Butch: full }, { options: { race: 'draw', rounds: 1 }, zones: { sheriffs: 2 } })
    .does('Jesse', 'shootout')
    .lapses('Billy')
    .isAsked('Butch')
    .lapses('Butch')
    .ends({ Jesse: 0, Billy: 0, Butch: 0 });
});

rule('WB-47 a player who is gone in a race counts as one who never slapped: nothing is played for them', () => {
  const s = story(
    wrightGang,
    { Jesse: { revolver: '1' }, Billy: { revolver: '7 7' }, Butch: { revolver: '2' } },
    { options: { rounds: 1 }, zones: { sheriffs: 2, loot: 8 } },
  )
    .does('Jesse', 'shootout')
    .cue()
    .isAsked('Billy', 'Butch');
  expect(wrightGang.lapse(s.table, 1)).toBe(null);
  expect(wrightGang.next(s.table, { lapse: 1, at: 0 })).toMatchObject({ rule: 'table:asked' });
  s.does('Butch', 'slap', 1).waits(0.3).fact('hands', ['Jesse', 'Butch', 'Billy']).ends({ Jesse: 2, Billy: 0, Butch: 4 });
});
