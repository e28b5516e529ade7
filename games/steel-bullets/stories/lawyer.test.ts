/** Lawyer: one card from the discard. */
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { steelBullets } from '../game.ts';

const table = (jesse: string, discard: string, billy = '') =>
  story(
    steelBullets,
    { Jesse: { hand: jesse }, Billy: { hand: billy }, Butch: {} },
    { zones: { cylinder: { 1: 'bang', 6: 'bang' }, discard } },
  );

rule('SB-22a any one card of the discard; with an empty one it cannot be played', () => {
  table('lawyer', 'hat misfire nerves misfire')
    .does('Jesse', 'lawyer')
    .mayNot('Jesse', 'fetch thief', 'SB-22c')
    .may('Jesse', 'fetch nerves')
    .does('Jesse', 'fetch misfire')
    .sees('Jesse', 'hand Jesse', 'misfire')
    .sees('rail', 'discard', 'lawyer hat nerves misfire')
    .isAsked('Jesse');
  table('lawyer medium', '').mayNot('Jesse', 'lawyer', 'SB-22a').offered('Jesse', 'medium', 'open').isAsked('Jesse');
});

rule('SB-22b it lies in front of its player until it is done, so it cannot take itself', () => {
  table('lawyer', 'hat')
    .does('Jesse', 'lawyer')
    .sees('rail', 'played Jesse', 'lawyer')
    .mayNot('Jesse', 'fetch lawyer', 'SB-22c')
    .does('Jesse', 'fetch hat')
    .sees('rail', 'discard', 'lawyer')
    .isAsked('Jesse');
});

rule('SB-22c it may take a Lawyer of an earlier turn, and exactly that one goes', () => {
  table('lawyer lawyer', 'hat nerves lawyer')
    .does('Jesse', 'lawyer')
    .does('Jesse', 'fetch hat')
    .sees('rail', 'discard', 'lawyer nerves lawyer')
    .does('Jesse', 'lawyer')
    .does('Jesse', 'fetch lawyer')
    .sees('rail', 'discard', 'lawyer lawyer nerves')
    .does('Jesse', 'lawyer')
    // Three Lawyers lie there or are played, all of this turn.
    .mayNot('Jesse', 'fetch lawyer', 'SB-22c')
    .does('Jesse', 'fetch nerves')
    .sees('rail', 'discard', 'lawyer lawyer lawyer')
    .isAsked('Jesse');
});

rule('SB-22c not one played in the same turn, not even if it was cancelled', () => {
  table('lawyer lawyer', 'hat', 'will medium')
    .does('Jesse', 'lawyer')
    .does('Billy', 'will Jesse lawyer')
    .passes('Jesse')
    .does('Jesse', 'lawyer')
    .passes('Billy')
    .mayNot('Jesse', 'fetch lawyer', 'SB-22c')
    .does('Jesse', 'fetch will')
    .sees('Jesse', 'hand Jesse', 'will')
    .isAsked('Jesse');
});

rule('SB-22c, SB-29 with nothing but a Lawyer of this turn in the discard the next one cannot be played', () => {
  table('lawyer lawyer', 'hat')
    .does('Jesse', 'lawyer')
    .does('Jesse', 'fetch hat')
    .mayNot('Jesse', 'lawyer', 'SB-22a')
    .isAsked('Jesse');
});

rule('SB-47 a saved player begins a new turn: the Lawyer of the old one may be taken', () => {
  table('lawyer lawyer misfire', 'hat')
    .does('Jesse', 'lawyer')
    .does('Jesse', 'fetch hat')
    .mayNot('Jesse', 'lawyer', 'SB-22a')
    .does('Jesse', 'open 1')
    .does('Jesse', 'misfire')
    .fact('lawyers', 0)
    .does('Jesse', 'lawyer')
    .may('Jesse', 'fetch lawyer')
    .isAsked('Jesse');
});

rule('SB-47 so does a turn that was passed on, by a Hat or in the ordinary way', () => {
  table('lawyer hat', 'nerves', 'lawyer medium will will')
    .does('Jesse', 'lawyer')
    .passes('Billy')
    .does('Jesse', 'fetch nerves')
    .does('Jesse', 'hat Billy')
    .passes('Billy')
    .does('Billy', 'lawyer')
    .passes('Jesse')
    .may('Billy', 'fetch lawyer')
    .isAsked('Billy');
  table('lawyer', 'nerves', 'lawyer')
    .does('Jesse', 'lawyer')
    .passes('Billy')
    .does('Jesse', 'fetch nerves')
    .does('Jesse', 'open 2')
    .does('Billy', 'lawyer')
    .passes('Jesse')
    .may('Billy', 'fetch lawyer')
    .isAsked('Billy');
});

rule('SB-22d everybody sees what it takes, and knows it in the hand from then on', () => {
  table('lawyer hat', 'misfire nerves')
    .does('Jesse', 'lawyer')
    .does('Jesse', 'fetch misfire')
    .hears('rail', 'moved', { cards: ['misfire'], to: { zone: 'hand', seat: 'Jesse', place: null } })
    .sees('Billy', 'hand Jesse', 'misfire ?')
    .sees('rail', 'hand Jesse', 'misfire ?')
    .isAsked('Jesse');
});
