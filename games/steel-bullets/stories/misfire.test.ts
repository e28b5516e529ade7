/** Misfire: the one red card. */
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { steelBullets } from '../game.ts';

/** Jesse opens the first of two Bang!. */
const bang = (jesse: string, billy = '') =>
  story(
    steelBullets,
    { Jesse: { hand: jesse }, Billy: { hand: billy }, Butch: {} },
    { zones: { cylinder: { 1: 'bang', 4: 'bang' }, deck: 'hat thief' } },
  )
    .does('Jesse', 'open 1')
    .isAsked('Jesse');

rule('SB-20a the Bang! stays open and counts as opened; the next chamber comes next', () => {
  bang('misfire')
    .does('Jesse', 'misfire')
    .hears('rail', 'saved', { seat: 'Jesse' })
    .sees('rail', 'cylinder 1', 'bang')
    .sees('rail', 'discard', 'misfire')
    .sees('Jesse', 'hand Jesse', 'hat')
    .mayNot('Jesse', 'open 1', 'SB-3')
    .may('Jesse', 'open 2')
    .isAsked('Jesse');
});

rule('SB-14 only who opened the Bang! may play a Misfire on it', () => {
  bang('medium', 'misfire')
    .mayNot('Billy', 'misfire', 'SB-48')
    .mayNot('Billy', 'give-up', 'SB-48')
    .isAsked('Jesse')
    .does('Jesse', 'give-up')
    .fact('alive', [false, true, true])
    .isAsked('Billy');
});

rule('SB-15 nobody is forced to save themselves', () => {
  bang('misfire')
    .offered('Jesse', 'give-up', 'misfire')
    .does('Jesse', 'give-up')
    .hears('rail', 'out', { seat: 'Jesse' })
    .sees('rail', 'discard', 'misfire')
    .isAsked('Billy');
});

rule('SB-20b a cancelled Misfire may be followed by another', () => {
  bang('misfire misfire', 'will will')
    .does('Jesse', 'misfire')
    .does('Billy', 'will Jesse misfire')
    .passes('Jesse')
    .sees('rail', 'discard', 'misfire will')
    .isAsked('Jesse')
    .does('Jesse', 'misfire')
    .isAsked('Billy')
    .passes('Billy')
    .hears('rail', 'saved', { seat: 'Jesse' })
    .fact('alive', [true, true, true])
    .isAsked('Jesse');
});

rule('SB-20b without another one the player is out', () => {
  bang('misfire', 'will hat')
    .does('Jesse', 'misfire')
    .does('Billy', 'will Jesse misfire')
    .offered('Jesse', 'give-up')
    .mayNot('Jesse', 'misfire', 'SB-33')
    .does('Jesse', 'give-up')
    .fact('alive', [false, true, true])
    .isAsked('Billy');
});

rule('SB-48 a Misfire needs an unsettled Bang! of one’s own: not before the opening, not after a Click', () => {
  story(steelBullets, { Jesse: { hand: 'misfire' }, Billy: { hand: 'misfire' } }, { zones: { cylinder: { 6: 'bang' } } })
    .mayNot('Jesse', 'misfire', 'SB-48')
    .does('Jesse', 'open 1')
    .mayNot('Jesse', 'misfire', 'SB-48')
    .mayNot('Billy', 'misfire', 'SB-48')
    .isAsked('Billy');
});

rule('SB-48 one that takes effect settles the Bang!: a second cannot be added', () => {
  bang('misfire misfire', 'hat')
    .does('Jesse', 'misfire')
    .mayNot('Jesse', 'misfire', 'SB-48')
    .passes('Billy')
    .mayNot('Jesse', 'misfire', 'SB-48')
    .offered('Jesse', 'open')
    .sees('Jesse', 'hand Jesse', 'hat misfire')
    .isAsked('Jesse');
});
