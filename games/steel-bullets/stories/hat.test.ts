/** Hat: the turn goes to a player who holds more. */
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { steelBullets } from '../game.ts';

const table = (jesse: string, billy: string, butch: string) =>
  story(
    steelBullets,
    { Jesse: { hand: jesse }, Billy: { hand: billy }, Butch: { hand: butch }, Etta: {} },
    { zones: { cylinder: { 6: 'bang' }, deck: 'panic panic' } },
  );

rule('SB-26a the target holds more cards than you after the Hat has left your hand', () => {
  table('hat medium thief', 'nerves nerves', 'nerves medium thief')
    .mayNot('Jesse', 'hat Billy', 'SB-26a')
    .mayNot('Jesse', 'hat Etta', 'SB-26a')
    .mayNot('Jesse', 'hat Jesse', 'SB-26a')
    .may('Jesse', 'hat Butch')
    .isAsked('Jesse');
  // Two against two: after the Hat it is one against two.
  table('hat medium', 'nerves nerves', '').may('Jesse', 'hat Billy').isAsked('Jesse');
});

rule('SB-26a with nobody who holds more it cannot be played', () => {
  table('hat medium thief', 'nerves', 'nerves nerves').offered('Jesse', 'medium', 'thief', 'open').isAsked('Jesse');
});

rule('SB-26b it is checked when it is played, and not again after the answers', () => {
  // Billy held one card more than Jesse. The cancelled Will makes it as many, and the turn goes to Billy all the same.
  table('hat will', 'will medium', '')
    .does('Jesse', 'hat Billy')
    .does('Billy', 'will Jesse hat')
    .does('Jesse', 'will Billy will')
    .passes('Billy')
    .passes('Billy')
    .hears('rail', 'passed-on', { seat: 'Jesse', whom: 'Billy' })
    .isAsked('Billy');
  table('hat will medium', 'will thief panic', '')
    .does('Jesse', 'hat Billy')
    .does('Billy', 'will Jesse hat')
    .passes('Jesse')
    .fact('active', 'Jesse')
    .isAsked('Jesse');
});

rule('SB-26c the target begins a full turn, and afterwards it goes clockwise from there', () => {
  table('hat', '', 'medium thief')
    .does('Jesse', 'hat Butch')
    .passes('Butch')
    .hears('rail', 'passed-on', { seat: 'Jesse', whom: 'Butch' })
    .fact('active', 'Butch')
    .offered('Butch', 'medium', 'open')
    .does('Butch', 'open 1')
    .sees('Butch', 'hand Butch', 'medium panic thief')
    .isAsked('Etta');
});

rule('SB-26d a player who passes the turn on neither opens nor draws', () => {
  table('hat', '', 'medium thief')
    .does('Jesse', 'hat Butch')
    .passes('Butch')
    .sees('Jesse', 'hand Jesse', '')
    .sees('rail', 'deck', '? ?')
    .fact('opened', [false, false, false, false, false, false])
    .isAsked('Butch');
});

rule('SB-26e not after Panic: phase one is over', () => {
  table('hat panic', '', 'medium thief')
    .does('Jesse', 'panic')
    .mayNot('Jesse', 'hat Butch', 'SB-33')
    .passes('Butch')
    .mayNot('Jesse', 'hat Butch', 'SB-33')
    .does('Jesse', 'open 1')
    .mayNot('Jesse', 'hat Butch', 'SB-33')
    .isAsked('Billy');
});

rule('SB-26a, SB-49 it cannot go to a player who is out', () => {
  story(steelBullets, { Jesse: { hand: 'hat' }, Billy: {}, Butch: { hand: 'medium' } }, { open: { alive: [true, false, true] } })
    .mayNot('Jesse', 'hat Billy', 'SB-26a')
    .may('Jesse', 'hat Butch')
    .isAsked('Jesse');
});
