/** Going out, and being the last one in. */
import { dealt, story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { steelBullets } from '../game.ts';

const shot = (options = {}) =>
  story(
    steelBullets,
    { Jesse: { hand: 'will misfire hat' }, Billy: { hand: 'lawyer' }, Butch: { hand: 'nerves' } },
    { zones: { cylinder: { 1: 'bang', 6: 'bang' }, deck: 'panic', discard: 'thief' }, options },
  )
    .does('Jesse', 'open 1')
    .does('Jesse', 'give-up');

rule('SB-16 the hand of a player who goes out lies face up in the discard, and a Lawyer may fetch from it', () => {
  shot()
    .hears('rail', 'out', { seat: 'Jesse' })
    .sees('rail', 'hand Jesse', '')
    .sees('rail', 'discard', 'will misfire hat thief')
    .does('Billy', 'lawyer')
    .passes('Butch')
    .does('Billy', 'fetch misfire')
    .sees('rail', 'discard', 'lawyer will hat thief')
    .isAsked('Billy');
});

rule('SB-16 or out of the game, if the table agreed so', () => {
  shot({ outHand: 'out' })
    .sees('rail', 'discard', 'thief')
    .sees('rail', 'out', 'hat misfire will')
    .does('Billy', 'lawyer')
    .passes('Butch')
    .mayNot('Billy', 'fetch misfire', 'SB-22c')
    .does('Billy', 'fetch thief')
    .isAsked('Billy');
});

rule('SB-17 a player who is out draws nothing and plays nothing any more, not even a Will', () => {
  story(
    steelBullets,
    { Jesse: { hand: 'will' }, Billy: { hand: 'nerves' }, Butch: { hand: 'hat' } },
    { zones: { cylinder: { 1: 'bang' }, deck: 'panic' } },
  )
    .does('Jesse', 'open 1')
    .does('Jesse', 'give-up')
    .sees('rail', 'deck', '?')
    .does('Billy', 'nerves')
    .isAsked('Butch')
    .offered('Jesse')
    .mayNot('Jesse', 'will Billy nerves', 'SB-28b')
    .mayNot('Jesse', 'open 1', 'SB-35');
});

rule('SB-49 a player who is out is skipped, is no target, and keeps what they knew of the chambers', () => {
  story(
    steelBullets,
    { Jesse: { hand: 'medium' }, Billy: { hand: 'hat thief' }, Butch: { hand: 'hat nerves' } },
    { zones: { cylinder: { 1: 'bang', 4: 'bang' } } },
  )
    .does('Jesse', 'medium')
    .passes('Billy', 'Butch')
    .does('Jesse', 'peek 1')
    .does('Jesse', 'peek 4')
    .does('Jesse', 'peek 3')
    .does('Jesse', 'open 1')
    .does('Jesse', 'give-up')
    .mayNot('Billy', 'hat Jesse', 'SB-26a')
    .mayNot('Billy', 'thief Jesse', 'SB-27')
    .sees('Jesse', 'cylinder 4', 'bang')
    .sees('Jesse', 'cylinder 3', 'click')
    .sees('Jesse', 'hand Billy', '? ?')
    .does('Billy', 'open 2')
    .does('Butch', 'open 3')
    .isAsked('Billy')
    .does('Billy', 'hat Butch')
    .isAsked('Butch');
});

rule('SB-18, SB-39 the last one in has won, at once', () => {
  story(steelBullets, { Jesse: { hand: 'hat' }, Billy: {} }, { zones: { cylinder: { 2: 'bang' }, deck: 'panic' } })
    .does('Jesse', 'open 1')
    .does('Billy', 'open 2')
    .does('Billy', 'give-up')
    .hears('rail', 'out', { seat: 'Billy' })
    .sees('rail', 'cylinder 2', 'bang')
    .ends({ Jesse: 1, Billy: 0 }, ['Jesse'])
    .mayNot('Jesse', 'open 3', 'table:over');
});

rule('SB-18, SB-39 with many players, when all but one are out', () => {
  story(steelBullets, { Jesse: {}, Billy: {}, Butch: {}, Etta: {} }, { zones: { cylinder: { 1: 'bang', 2: 'bang', 3: 'bang' } } })
    .does('Jesse', 'open 1')
    .does('Jesse', 'give-up')
    .does('Billy', 'open 2')
    .does('Billy', 'give-up')
    .isAsked('Butch')
    .does('Butch', 'open 3')
    .does('Butch', 'give-up')
    .ends({ Jesse: 0, Billy: 1, Butch: 2, Etta: 3 }, ['Etta']);
});

rule('SB-39 the winner moves first in the next game at this table', () => {
  const { table } = story(steelBullets, { Jesse: {}, Billy: {}, Butch: {} }, { zones: { cylinder: { 1: 'bang', 2: 'bang' } } })
    .does('Jesse', 'open 1')
    .does('Jesse', 'give-up')
    .does('Billy', 'open 2')
    .does('Billy', 'give-up')
    .ends({ Jesse: 0, Billy: 1, Butch: 2 }, ['Butch']);
  const [first] = steelBullets.outcome(table)!.winners;
  dealt(steelBullets, ['Jesse', 'Billy', 'Butch'], { first: first! }).fact('active', 'Butch').isAsked('Butch');
});
