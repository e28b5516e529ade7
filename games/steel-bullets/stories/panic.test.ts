/** Panic: the opening of the turn, under protection. */
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { steelBullets } from '../game.ts';

const shut = [false, false, false, false, false, false];
const table = (jesse: string, billy: string, cylinder: { readonly [n: number]: string }, open = {}) =>
  story(
    steelBullets,
    { Jesse: { hand: jesse }, Billy: { hand: billy }, Butch: {} },
    { zones: { cylinder, deck: 'hat thief' }, open },
  );

rule('SB-21a Panic is the opening itself: a Click, a card drawn, and the turn is over', () => {
  table('panic', '', { 6: 'bang' })
    .does('Jesse', 'panic')
    .does('Jesse', 'open 1')
    .hears('rail', 'opened', { seat: 'Jesse', chamber: 1 })
    .hears('rail', 'revealed', { cards: ['click'] })
    .sees('Jesse', 'hand Jesse', 'hat')
    .sees('rail', 'discard', 'panic')
    .isAsked('Billy');
});

rule('SB-21a a Bang! does no harm: a card drawn, and a new turn', () => {
  table('panic', '', { 1: 'bang', 6: 'bang' })
    .does('Jesse', 'panic')
    .does('Jesse', 'open 1')
    .hears('rail', 'revealed', { cards: ['bang'] })
    .hears('rail', 'saved', { seat: 'Jesse' })
    .fact('alive', [true, true, true])
    .sees('Jesse', 'hand Jesse', 'hat')
    .may('Jesse', 'open 2')
    .isAsked('Jesse');
});

rule('SB-21b it covers one opening: in the new turn a Bang! is a Bang! again', () => {
  table('panic', '', { 1: 'bang', 2: 'bang' })
    .does('Jesse', 'panic')
    .does('Jesse', 'open 1')
    .fact('protected', false)
    .does('Jesse', 'open 2')
    .offered('Jesse', 'give-up')
    .isAsked('Jesse');
});

rule('SB-21b two Panics cover two openings', () => {
  table('panic panic', '', { 1: 'bang', 2: 'bang' })
    .does('Jesse', 'panic')
    .does('Jesse', 'open 1')
    .does('Jesse', 'panic')
    .fact('alive', [true, true, true])
    .fact('opened', shut)
    .isAsked('Jesse');
});

rule('SB-21c a cancelled Panic leaves its player in phase one without protection', () => {
  table('panic medium', 'will', { 1: 'bang' })
    .does('Jesse', 'panic')
    .does('Billy', 'will Jesse panic')
    .passes('Jesse')
    .fact('phase', 'blue')
    .fact('protected', false)
    .fact('opened', shut)
    .offered('Jesse', 'medium', 'open')
    .does('Jesse', 'open 1')
    .offered('Jesse', 'give-up')
    .isAsked('Jesse');
});

rule('SB-21d a chamber is chosen only while all six are shut', () => {
  table('panic', '', { 6: 'bang' })
    .does('Jesse', 'panic')
    .may('Jesse', 'open 1')
    .may('Jesse', 'open 5')
    .mayNot('Jesse', 'open 7', 'SB-3')
    .isAsked('Jesse');
});

rule('SB-21d otherwise it opens the next clockwise, and there is nothing to choose', () => {
  const opened = [false, false, false, false, true, true];
  table('panic', '', { 3: 'bang' }, { opened })
    .does('Jesse', 'panic')
    .hears('rail', 'opened', { seat: 'Jesse', chamber: 1 })
    .fact('last', 1)
    .isAsked('Billy');
});

rule('SB-21a, SB-41 the chamber is chosen after the answers', () => {
  table('panic', 'hat', { 6: 'bang' })
    .does('Jesse', 'panic')
    .mayNot('Jesse', 'open 1', 'SB-35')
    .isAsked('Billy')
    .passes('Billy')
    .does('Jesse', 'open 1')
    .isAsked('Billy');
});
