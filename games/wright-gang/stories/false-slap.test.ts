/** The duel that is called off: every hand on the pile is a mistake. */
import { expect } from 'vitest';
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { wrightGang } from '../game.ts';

const full = { hand: 6 };
/** Bonus cards that change nothing. */
const useless = 'sidekick sidekick war-party';
/** Jesse challenges Billy with 2 against 5: the reveal calls it off. */
const off = (jesse = '', billy = '', bonus = useless) =>
  story(
    wrightGang,
    { Jesse: { hand: '3 3', revolver: jesse }, Billy: { hand: '4 4', revolver: billy } },
    { options: { rounds: 1 }, zones: { deck: '2 5 any!sheriff*20', sheriffs: 2, bonus, loot: '1 1 1' } },
  ).does('Jesse', 'duel');

rule('WB-59 a player slaps all the same: their opponent gets the bonus cards, and the division follows', () => {
  off('3', '6', '3 3 1')
    .cue()
    .does('Billy', 'slap', 1)
    .waits(0.3)
    .hears('rail', 'false-slap', { seat: 'Billy' })
    .sees('rail', 'revolver Jesse', '1 3 3 3')
    .fact('ending', 'false-slap')
    .ends({ Jesse: 5, Billy: 0 }, ['Jesse']);
  off('3', '6 6', '3 1 1').cue().verdict('Jesse').sees('rail', 'revolver Billy', '1 1 3 6 6').ends({ Jesse: 0, Billy: 5 });
});

rule('WB-59 a slap before the reveal is refused, and is no mistake yet', () => {
  off()
    .mayNot('Billy', 'slap', 'WB-82')
    .mayNot('Jesse', 'slap', 'WB-82')
    .cue()
    .verdict()
    .hears('rail', 'duel-off')
    .isAsked('Billy');
});

rule('WB-59 if both slap, the earlier hand is the offender, even if its message came later', () => {
  off('', '', '7 7 7')
    .cue()
    .does('Billy', 'slap', 1)
    .does('Jesse', 'slap', 0.9)
    .hears('rail', 'false-slap', { seat: 'Jesse' })
    .sees('rail', 'revolver Billy', '7 7 7')
    .ends({ Jesse: 0, Billy: 5 });
});

rule('WB-59, WB-89 the mistake can be made for two seconds after the reveal; a real duel lasts five', () => {
  const s = off().cue(10).isAsked('Jesse', 'Billy');
  expect(wrightGang.race(s.table)).toMatchObject({ racers: [0, 1], within: 2000, mayMiss: 1 });
  s.waits(2.2).isAsked('Jesse', 'Billy').waits(0.1).hears('rail', 'duel-off').isAsked('Billy');
});

rule('WB-89 the turn goes on only after a moment for hands on the wire: what was made in time counts though it came late', () => {
  off()
    .cue(10)
    .waits(2.2)
    .does('Jesse', 'slap', 11.9)
    .waits(0.3)
    .hears('rail', 'false-slap', { seat: 'Jesse' })
    .ends({ Jesse: 0, Billy: 5 });
});

rule('WB-89 what the referee finds too late is no hand: without a name in the verdict the duel is simply off', () => {
  off().cue(10).does('Jesse', 'slap', 12.1).verdict().hears('rail', 'duel-off').fact('ending', null).isAsked('Billy');
});

rule('WB-60 ties go to the one who did not slap', () => {
  off('6 6', '6 6', '1 2 3').cue().verdict('Jesse').ends({ Jesse: 0, Billy: 5 });
  off('6 6', '6 6', '1 2 3').cue().verdict('Billy').ends({ Jesse: 5, Billy: 0 });
});

rule('WB-60, WB-88 a table may read the book to the letter: the first hand wins ties, though it is the offender’s', () => {
  const tied = (who: string, revolvers = '6 6') =>
    story(
      wrightGang,
      { Jesse: { hand: '3 3', revolver: revolvers }, Billy: { hand: '4 4', revolver: revolvers } },
      {
        options: { rounds: 1, falseTie: 'first-hand' },
        zones: { deck: '2 5', sheriffs: 2, bonus: '1 2 3', loot: '1 1 1' },
      },
    )
      .does('Jesse', 'duel')
      .cue()
      .verdict(who);
  tied('Jesse').ends({ Jesse: 5, Billy: 0 });
  tied('Billy').ends({ Jesse: 0, Billy: 5 });
  tied('Billy', '6 miss').fact('hands', ['Billy', 'Jesse']).isAsked('Billy');
});

rule('WB-61 nobody slaps: the turn ends, nobody draws, and the other player moves', () => {
  story(wrightGang, { Jesse: { hand: '3*6' }, Billy: { hand: '4*6' } }, { zones: { deck: '5 5 6', sheriffs: 2, bonus: 3 } })
    .does('Jesse', 'duel')
    .cue()
    .verdict()
    .hears('rail', 'duel-off')
    .sees('Jesse', 'hand Jesse', '3 3 3 3 3 3')
    .sees('Billy', 'hand Billy', '4 4 4 4 4 4')
    .sees('rail', 'bonus', '? ? ?')
    .fact('stage', 'heist')
    .isAsked('Billy');
});

rule('WB-61 a duel may be declared again on later turns', () => {
  story(wrightGang, { Jesse: full, Billy: full }, { zones: { deck: '2 5 1 1 7 6', sheriffs: 2, bonus: 3 } })
    .does('Jesse', 'duel')
    .cue()
    .verdict()
    .does('Billy', 'duel')
    .cue()
    .verdict()
    .does('Jesse', 'duel')
    .cue()
    .sees('rail', 'duel Jesse', '7')
    .isAsked('Jesse', 'Billy');
});

rule('WB-53 the duel cards of a duel that is off go to the loot, face up', () => {
  off().cue().verdict().sees('rail', 'loot', '1 1 1 2 5').sees('rail', 'duel Jesse', '').isAsked('Billy');
});

rule('WB-53 and when it was slapped for, they are divided with the rest', () => {
  off('', '7').cue().verdict('Jesse').sees('rail', 'won Billy', '1 1 1 2 5').ends({ Jesse: 0, Billy: 5 });
});

rule('WB-88 both may load from the declaration to the end of the two seconds', () => {
  off()
    .does('Jesse', 'load 3')
    .does('Billy', 'load 4')
    .cue()
    .does('Jesse', 'load 3')
    .does('Billy', 'load 4')
    .sees('Jesse', 'revolver Jesse', '3 3')
    .sees('Billy', 'revolver Billy', '4 4')
    .isAsked('Jesse', 'Billy');
});

rule('WB-88 a false slap starts the division: nobody loads any more, not even the opponent', () => {
  off('', '', '1 2 7')
    .cue()
    .does('Billy', 'slap', 1)
    .mayNot('Billy', 'load 4', 'WB-17')
    .mayNot('Jesse', 'load 3', 'WB-17')
    .offered('Jesse', 'slap')
    .waits(0.3)
    .sees('rail', 'revolver Jesse', '1 2 7')
    .ends({ Jesse: 5, Billy: 0 });
});

rule('WB-88, WB-52d the opponent of the player who slapped counts as the earlier hand: their Misses are fired first', () => {
  off('7 miss', '7 miss', '1 1 2')
    .cue()
    .verdict('Jesse')
    .fact('hands', ['Billy', 'Jesse'])
    .isAsked('Billy')
    .does('Billy', 'miss Jesse')
    .sees('rail', 'cancelled Billy', '7')
    .ends({ Jesse: 0, Billy: 5 });
});

rule('WB-86 without reflexes there is no time for a mistake: a duel that is off is over at once', () => {
  story(
    wrightGang,
    { Jesse: { hand: '3*6' }, Billy: full },
    { options: { race: 'draw' }, zones: { deck: '5 5', sheriffs: 2, bonus: 3 } },
  )
    .does('Jesse', 'duel')
    .hears('rail', 'revealed', { cards: ['5'] })
    .hears('rail', 'duel-off')
    .mayNot('Jesse', 'slap', 'WB-82')
    .isAsked('Billy');
});
