/** Medium and Cardsharp: who looks into a chamber, and what becomes of the knowledge. */
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { steelBullets } from '../game.ts';

const at = (n: number) => ({ zone: 'cylinder', seat: null, place: String(n) });

rule('SB-23 the Medium looks into up to three shut chambers, alone, and leaves them as they are', () => {
  story(steelBullets, { Jesse: { hand: 'medium' }, Billy: {} }, { zones: { cylinder: { 2: 'bang' } } })
    .does('Jesse', 'medium')
    .does('Jesse', 'peek 2')
    .hears('Jesse', 'looked', { seat: 'Jesse', cards: ['bang'], from: at(2) })
    .hears('Billy', 'looked', { seat: 'Jesse', cards: [null], from: at(2) })
    .hears('rail', 'looked', { seat: 'Jesse', cards: [null], from: at(2) })
    .does('Jesse', 'peek 5')
    .does('Jesse', 'peek 1')
    .sees('Jesse', 'cylinder 1', 'click')
    .sees('Jesse', 'cylinder 2', 'bang')
    .sees('Jesse', 'cylinder 3', '?')
    .sees('Jesse', 'cylinder 5', 'click')
    .sees('Billy', 'cylinder 2', '?')
    .sees('rail', 'cylinder 2', '?')
    .offered('Jesse', 'open')
    .sees('rail', 'discard', 'medium')
    .isAsked('Jesse');
});

rule('SB-23 only shut chambers, and each once', () => {
  story(
    steelBullets,
    { Jesse: { hand: 'medium' }, Billy: {} },
    { zones: { cylinder: { 6: 'bang' } }, open: { opened: [true, true, false, false, false, false] } },
  )
    .does('Jesse', 'medium')
    .mayNot('Jesse', 'peek 1', 'SB-23')
    .mayNot('Jesse', 'peek 9', 'SB-23')
    .does('Jesse', 'peek 6')
    .mayNot('Jesse', 'peek 6', 'SB-23')
    .isAsked('Jesse');
});

rule('SB-23 with fewer shut, you look into fewer', () => {
  story(
    steelBullets,
    { Jesse: { hand: 'medium' }, Billy: {} },
    { zones: { cylinder: { 6: 'bang' } }, open: { opened: [true, true, true, true, false, false] } },
  )
    .does('Jesse', 'medium')
    .does('Jesse', 'peek 5')
    .does('Jesse', 'peek 6')
    .offered('Jesse', 'open')
    .isAsked('Jesse');
});

rule('SB-46 one at least, three at most; after each you may stop', () => {
  const medium = () => story(steelBullets, { Jesse: { hand: 'medium' }, Billy: {} }).does('Jesse', 'medium');
  medium().offered('Jesse', 'peek').mayNot('Jesse', 'stop', 'SB-46').isAsked('Jesse');
  medium().does('Jesse', 'peek 1').offered('Jesse', 'peek', 'stop').does('Jesse', 'stop').offered('Jesse', 'open').isAsked('Jesse');
  medium().does('Jesse', 'peek 1').does('Jesse', 'peek 2').does('Jesse', 'stop').offered('Jesse', 'open').isAsked('Jesse');
  medium().does('Jesse', 'peek 1').does('Jesse', 'peek 2').does('Jesse', 'peek 3').offered('Jesse', 'open').isAsked('Jesse');
});

rule('SB-24 the Cardsharp looks into one shut chamber and may swap its card with another shut one, unseen', () => {
  story(steelBullets, { Jesse: { hand: 'cardsharp' }, Billy: {} }, { zones: { cylinder: { 2: 'bang' } } })
    .does('Jesse', 'cardsharp')
    .mayNot('Jesse', 'stop', 'SB-41')
    .does('Jesse', 'peek 2')
    .offered('Jesse', 'swap', 'stop')
    .mayNot('Jesse', 'swap 2', 'SB-24')
    .mayNot('Jesse', 'peek 3', 'SB-41')
    .does('Jesse', 'swap 4')
    .hears('rail', 'swapped', { seat: 'Jesse', chambers: [2, 4] })
    .hears('Jesse', 'moved', { cards: ['bang'], from: at(2), to: at(4) })
    .hears('Jesse', 'moved', { cards: [null], from: at(4), to: at(2) })
    .hears('Billy', 'moved', { cards: [null], from: at(2), to: at(4) })
    .sees('Jesse', 'cylinder 4', 'bang')
    .sees('Jesse', 'cylinder 2', '?')
    .sees('Billy', 'cylinder 4', '?')
    .does('Jesse', 'open 4')
    .hears('rail', 'revealed', { cards: ['bang'] })
    .isAsked('Jesse');
});

rule('SB-24 you do not have to swap', () => {
  story(steelBullets, { Jesse: { hand: 'cardsharp' }, Billy: {} }, { zones: { cylinder: { 2: 'bang' } } })
    .does('Jesse', 'cardsharp')
    .does('Jesse', 'peek 2')
    .does('Jesse', 'stop')
    .sees('Jesse', 'cylinder 2', 'bang')
    .offered('Jesse', 'open')
    .isAsked('Jesse');
});

rule('SB-24 not with an open chamber; with only one shut, you only look', () => {
  const opened = (...shut: number[]) => ({ opened: [1, 2, 3, 4, 5, 6].map(n => !shut.includes(n)) });
  const sharp = (...shut: number[]) =>
    story(
      steelBullets,
      { Jesse: { hand: 'cardsharp' }, Billy: {} },
      { zones: { cylinder: { 6: 'bang' } }, open: opened(...shut) },
    ).does('Jesse', 'cardsharp');
  sharp(5, 6)
    .mayNot('Jesse', 'peek 1', 'SB-23')
    .does('Jesse', 'peek 6')
    .mayNot('Jesse', 'swap 1', 'SB-24')
    .may('Jesse', 'swap 5')
    .isAsked('Jesse');
  sharp(6).does('Jesse', 'peek 6').sees('Jesse', 'cylinder 6', 'bang').offered('Jesse', 'open').isAsked('Jesse');
});

rule('SB-24 knowledge moves with the card: Billy looked, Jesse swaps, and Billy knows where it is now', () => {
  story(
    steelBullets,
    { Billy: { hand: 'medium' }, Jesse: { hand: 'cardsharp' }, Butch: {} },
    { zones: { cylinder: { 5: 'bang', 6: 'bang' } } },
  )
    .does('Billy', 'medium')
    .passes('Jesse')
    .does('Billy', 'peek 3')
    .does('Billy', 'peek 5')
    .does('Billy', 'stop')
    .does('Billy', 'open 1')
    .does('Jesse', 'cardsharp')
    .does('Jesse', 'peek 2')
    .does('Jesse', 'swap 5')
    .hears('Billy', 'swapped', { seat: 'Jesse', chambers: [2, 5] })
    .sees('Billy', 'cylinder 2', 'bang')
    .sees('Billy', 'cylinder 3', 'click')
    .sees('Billy', 'cylinder 5', '?')
    .sees('Jesse', 'cylinder 5', 'click')
    .sees('Jesse', 'cylinder 2', '?')
    .sees('Butch', 'cylinder 2', '?')
    .sees('Butch', 'cylinder 5', '?')
    .isAsked('Jesse');
});

rule('SB-24, SB-3 a swap changes cards, not which chamber comes next', () => {
  story(
    steelBullets,
    { Jesse: { hand: 'cardsharp' }, Billy: {} },
    { zones: { cylinder: { 3: 'bang' } }, open: { opened: [true, true, false, false, false, false] } },
  )
    .does('Jesse', 'cardsharp')
    .does('Jesse', 'peek 3')
    .does('Jesse', 'swap 6')
    .mayNot('Jesse', 'open 6', 'SB-3')
    .does('Jesse', 'open 3')
    .hears('rail', 'revealed', { cards: ['click'] })
    .isAsked('Billy');
});
