/** What becomes of two cards together: every row of the table of pairs. */
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { steelBullets } from '../game.ts';

const shut = [false, false, false, false, false, false];
type Hands = { readonly [name: string]: string };
const table = (hands: Hands, cylinder: { readonly [n: number]: string }, more: { readonly [zone: string]: string } = {}) =>
  story(steelBullets, Object.fromEntries(Object.entries(hands).map(([name, hand]) => [name, { hand }])), {
    zones: { cylinder, ...more },
  });

rule('SB-48, SB-21a Panic and Misfire: the Misfire is not needed and cannot be played', () => {
  table({ Jesse: 'panic misfire', Billy: '' }, { 1: 'bang', 6: 'bang' })
    .does('Jesse', 'panic')
    .does('Jesse', 'open 1')
    .mayNot('Jesse', 'misfire', 'SB-48')
    .sees('Jesse', 'hand Jesse', 'misfire')
    .offered('Jesse', 'open')
    .isAsked('Jesse');
});

rule('SB-21a, SB-6 Panic and the last Bang!: safe, shuffle, a card, a new turn with any chamber', () => {
  const s = table({ Jesse: 'panic', Billy: '' }, { 3: 'bang' }, { deck: 'hat' })
    .does('Jesse', 'panic')
    .does('Jesse', 'open 3')
    .hears('rail', 'saved', { seat: 'Jesse' })
    .hears('rail', 'reloaded', { bullets: 1 })
    .fact('opened', shut)
    .sees('Jesse', 'hand Jesse', 'hat')
    .isAsked('Jesse');
  for (let n = 1; n <= 6; n++) s.may('Jesse', `open ${n}`);
});

rule('SB-25, SB-21a Nerves of Steel and Panic in one phase: first the Nerves, then Panic ends it', () => {
  table({ Jesse: 'nerves panic hat', Billy: '' }, { 1: 'bang' })
    .does('Jesse', 'nerves')
    .fact('bullets', 2)
    .offered('Jesse', 'panic', 'open')
    .does('Jesse', 'panic')
    .mayNot('Jesse', 'nerves', 'SB-33')
    .may('Jesse', 'open 5')
    .isAsked('Jesse');
});

rule('SB-4, SB-25 Medium or Cardsharp and Nerves of Steel: what was seen is worth nothing', () => {
  table({ Jesse: 'medium cardsharp nerves', Billy: '' }, { 1: 'bang' })
    .does('Jesse', 'medium')
    .does('Jesse', 'peek 1')
    .does('Jesse', 'stop')
    .does('Jesse', 'cardsharp')
    .does('Jesse', 'peek 2')
    .does('Jesse', 'stop')
    .sees('Jesse', 'cylinder 1', 'bang')
    .sees('Jesse', 'cylinder 2', 'click')
    .does('Jesse', 'nerves')
    .sees('Jesse', 'cylinder 1', '?')
    .sees('Jesse', 'cylinder 2', '?')
    .isAsked('Jesse');
});

rule('SB-24 Cardsharp and another’s knowledge: it follows the card', () => {
  table({ Jesse: 'medium', Billy: 'cardsharp' }, { 2: 'bang' })
    .does('Jesse', 'medium')
    .passes('Billy')
    .does('Jesse', 'peek 2')
    .does('Jesse', 'stop')
    .does('Jesse', 'open 1')
    .does('Billy', 'cardsharp')
    .does('Billy', 'peek 2')
    .does('Billy', 'swap 6')
    .sees('Jesse', 'cylinder 6', 'bang')
    .sees('Jesse', 'cylinder 2', '?')
    .isAsked('Billy');
});

rule('SB-26b, SB-28e Hat and Will: the turn stays, phase one goes on, the Hat is spent', () => {
  table({ Jesse: 'hat', Billy: 'will nerves' }, { 1: 'bang' })
    .does('Jesse', 'hat Billy')
    .does('Billy', 'will Jesse hat')
    .fact('active', 'Jesse')
    .fact('phase', 'blue')
    .sees('rail', 'discard', 'hat will')
    .offered('Jesse', 'open')
    .isAsked('Jesse');
});

rule('SB-20b Misfire and Will: out, unless there is another Misfire', () => {
  const hit = (jesse: string) =>
    table({ Jesse: jesse, Billy: 'will hat', Butch: '' }, { 1: 'bang', 6: 'bang' })
      .does('Jesse', 'open 1')
      .does('Jesse', 'misfire')
      .does('Billy', 'will Jesse misfire');
  hit('misfire').does('Jesse', 'give-up').fact('alive', [false, true, true]).isAsked('Billy');
  hit('misfire misfire')
    .passes('Jesse')
    .does('Jesse', 'misfire')
    .passes('Billy')
    .fact('alive', [true, true, true])
    .isAsked('Jesse');
});

rule('SB-28d Misfire, Will and Will: the Misfire works', () => {
  table({ Jesse: 'misfire will', Billy: 'will hat', Butch: '' }, { 1: 'bang', 6: 'bang' })
    .does('Jesse', 'open 1')
    .does('Jesse', 'misfire')
    .does('Billy', 'will Jesse misfire')
    .does('Jesse', 'will Billy will')
    .passes('Billy')
    .passes('Billy')
    .hears('rail', 'saved', { seat: 'Jesse' })
    .sees('rail', 'discard', 'misfire will will')
    .isAsked('Jesse');
});

rule('SB-27 Thief and a Will in the victim’s hand: it may answer that very Thief', () => {
  table({ Jesse: 'thief', Billy: 'will misfire', Butch: '' }, { 1: 'bang' })
    .does('Jesse', 'thief Billy')
    .does('Billy', 'will Jesse thief')
    .hears('rail', 'cancelled', { seat: 'Jesse', card: 'thief', by: 'Billy' })
    .sees('Billy', 'hand Billy', 'misfire')
    .sees('Jesse', 'hand Jesse', '')
    .isAsked('Jesse');
});

rule('SB-28e, SB-22b Lawyer and Will: the fetch fails, and both now lie in the discard', () => {
  table({ Jesse: 'lawyer', Billy: 'will hat' }, { 1: 'bang' }, { discard: 'misfire' })
    .does('Jesse', 'lawyer')
    .does('Billy', 'will Jesse lawyer')
    .sees('rail', 'discard', 'lawyer will misfire')
    .sees('Jesse', 'hand Jesse', '')
    .isAsked('Jesse');
});

rule('SB-33, SB-22a Lawyer for a Misfire: in phase one, not when the Bang! lies open', () => {
  table({ Jesse: 'lawyer', Billy: '', Butch: '' }, { 1: 'bang', 6: 'bang' }, { discard: 'misfire' })
    .does('Jesse', 'lawyer')
    .does('Jesse', 'fetch misfire')
    .does('Jesse', 'open 1')
    .does('Jesse', 'misfire')
    .fact('alive', [true, true, true])
    .isAsked('Jesse');
  table({ Jesse: 'lawyer', Billy: '', Butch: '' }, { 1: 'bang', 6: 'bang' }, { discard: 'misfire' })
    .does('Jesse', 'open 1')
    .mayNot('Jesse', 'lawyer', 'SB-33')
    .offered('Jesse', 'give-up')
    .isAsked('Jesse');
});

rule('SB-26c Hat and Hat: the player it reached may pass the turn on at once, if the condition holds for them', () => {
  table({ Jesse: 'hat', Billy: 'hat medium', Butch: 'nerves thief' }, { 1: 'bang' })
    .does('Jesse', 'hat Billy')
    .passes('Billy', 'Butch')
    .mayNot('Billy', 'hat Jesse', 'SB-26a')
    .does('Billy', 'hat Butch')
    .passes('Butch')
    .fact('active', 'Butch')
    .fact('opened', shut)
    .does('Butch', 'open 2')
    .isAsked('Jesse');
});
