/** Will: what it cancels, and what it cannot. */
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { steelBullets } from '../game.ts';

rule('SB-28 a Will cancels the effect of any situation card', () => {
  const cancelled = (card: string, move: string) =>
    story(
      steelBullets,
      { Jesse: { hand: card }, Billy: { hand: 'will medium' } },
      { zones: { cylinder: { 1: 'bang' }, discard: 'nerves' } },
    )
      .does('Jesse', move)
      .does('Billy', `will Jesse ${card}`)
      .hears('rail', 'cancelled', { seat: 'Jesse', card, by: 'Billy' })
      .sees('rail', 'discard', `${card} will nerves`)
      .sees('Billy', 'hand Billy', 'medium')
      .fact('opened', [false, false, false, false, false, false])
      .fact('active', 'Jesse')
      .offered('Jesse', 'open')
      .isAsked('Jesse');
  for (const card of ['lawyer', 'medium', 'panic', 'nerves', 'cardsharp']) cancelled(card, card);
  cancelled('hat', 'hat Billy');
  cancelled('thief', 'thief Billy');
});

rule('SB-28a it cancels neither a Bang! nor a Click: nobody is asked about them', () => {
  story(
    steelBullets,
    { Jesse: { hand: 'will' }, Billy: { hand: 'will' }, Butch: {} },
    { zones: { cylinder: { 2: 'bang', 6: 'bang' } } },
  )
    .does('Jesse', 'open 1')
    .mayNot('Jesse', 'will Jesse click', 'SB-28b')
    .does('Billy', 'open 2')
    .offered('Billy', 'give-up')
    .mayNot('Billy', 'will Billy bang', 'SB-28b')
    .mayNot('Jesse', 'will Billy bang', 'SB-28b')
    .isAsked('Billy');
});

rule('SB-28b only between play and effect: once the Medium has looked, nothing can be undone', () => {
  story(steelBullets, { Jesse: { hand: 'medium' }, Billy: { hand: 'will' } }, { zones: { cylinder: { 6: 'bang' } } })
    .mayNot('Billy', 'will Jesse medium', 'SB-28b')
    .does('Jesse', 'medium')
    .may('Billy', 'will Jesse medium')
    .passes('Billy')
    .mayNot('Billy', 'will Jesse medium', 'SB-28b')
    .does('Jesse', 'peek 6')
    .mayNot('Billy', 'will Jesse medium', 'SB-28b')
    .does('Jesse', 'stop')
    .mayNot('Billy', 'will Jesse medium', 'SB-28b')
    .sees('Jesse', 'cylinder 6', 'bang')
    .isAsked('Jesse');
});

/** A Thief, and a Will in the hand of each of three. */
const chain = () =>
  story(steelBullets, {
    Jesse: { hand: 'thief will' },
    Billy: { hand: 'will hat' },
    Butch: { hand: 'will hat' },
    Etta: {},
  }).does('Jesse', 'thief Billy');

rule('SB-28d one Will: the Thief is cancelled', () => {
  chain()
    .does('Billy', 'will Jesse thief')
    .passes('Jesse', 'Butch')
    .hears('rail', 'cancelled', { seat: 'Jesse', card: 'thief', by: 'Billy' })
    .sees('rail', 'discard', 'thief will')
    .isAsked('Jesse');
});

rule('SB-28d two Wills: the second cancels the first, and the Thief goes on', () => {
  chain()
    .does('Billy', 'will Jesse thief')
    .does('Jesse', 'will Billy will')
    .passes('Billy', 'Butch')
    .hears('rail', 'cancelled', { seat: 'Billy', card: 'will', by: 'Jesse' })
    .sees('rail', 'discard', 'will will')
    .passes('Billy', 'Butch')
    .does('Jesse', 'take hat')
    .isAsked('Jesse');
});

rule('SB-28d three Wills: the third cancels the second, so the first cancels the Thief after all', () => {
  chain()
    .does('Billy', 'will Jesse thief')
    .does('Jesse', 'will Billy will')
    .does('Butch', 'will Jesse will')
    // All three lie face up: nobody can answer the last one, and all are settled, last in, first out.
    .hears('rail', 'cancelled', { seat: 'Jesse', card: 'will', by: 'Butch' })
    .hears('rail', 'cancelled', { seat: 'Jesse', card: 'thief', by: 'Billy' })
    .sees('rail', 'discard', 'thief will will will')
    .sees('Jesse', 'hand Jesse', '')
    .sees('Billy', 'hand Billy', 'hat')
    .fact('pending', [])
    .isAsked('Jesse');
});

rule('SB-28d one player may hold all the Wills of a chain but not answer their own', () => {
  story(steelBullets, { Jesse: { hand: 'nerves will' }, Billy: { hand: 'will will' } })
    .does('Jesse', 'nerves')
    .does('Billy', 'will Jesse nerves')
    .mayNot('Billy', 'will Billy will', 'SB-28h')
    .does('Jesse', 'will Billy will')
    .does('Billy', 'will Jesse will')
    .fact('bullets', 1)
    .sees('rail', 'discard', 'nerves will will will')
    .isAsked('Jesse');
});

rule('SB-28e what is cancelled is spent, and so is every Will that was used', () => {
  story(steelBullets, { Jesse: { hand: 'panic' }, Billy: { hand: 'will hat' } })
    .does('Jesse', 'panic')
    .does('Billy', 'will Jesse panic')
    .sees('Jesse', 'hand Jesse', '')
    .sees('Billy', 'hand Billy', 'hat')
    .sees('rail', 'discard', 'panic will')
    .isAsked('Jesse');
});

rule('SB-28g a card that was cancelled is not asked about again', () => {
  story(steelBullets, { Jesse: { hand: 'nerves' }, Billy: { hand: 'will hat' }, Butch: { hand: 'will hat' } })
    .does('Jesse', 'nerves')
    .does('Billy', 'will Jesse nerves')
    .passes('Butch')
    .mayNot('Butch', 'will Jesse nerves', 'SB-28b')
    .isAsked('Jesse');
});

rule('SB-28g it can be attacked again only when the first Will was itself cancelled', () => {
  story(steelBullets, { Jesse: { hand: 'nerves will' }, Billy: { hand: 'will hat' }, Butch: { hand: 'will hat' } })
    .does('Jesse', 'nerves')
    .does('Billy', 'will Jesse nerves')
    .does('Jesse', 'will Billy will')
    .passes('Billy', 'Butch')
    .does('Butch', 'will Jesse nerves')
    .fact('bullets', 1)
    .sees('rail', 'discard', 'nerves will will will')
    .isAsked('Jesse');
});

rule('SB-28h not one’s own card itself, but a Will against it', () => {
  story(steelBullets, { Jesse: { hand: 'nerves will' }, Billy: { hand: 'will' }, Butch: { hand: 'hat' } })
    .does('Jesse', 'nerves')
    .isAsked('Billy', 'Butch')
    .mayNot('Jesse', 'will Jesse nerves', 'SB-28h')
    .does('Billy', 'will Jesse nerves')
    .isAsked('Jesse', 'Butch')
    .may('Jesse', 'will Billy will')
    .isAsked('Jesse', 'Butch');
});

rule('SB-28i it cannot be dumped: neither on your own turn nor on another’s', () => {
  story(steelBullets, { Jesse: { hand: 'will hat' }, Billy: { hand: 'will medium' } })
    .offered('Jesse', 'hat', 'open')
    .mayNot('Jesse', 'will Jesse hat', 'SB-28b')
    .mayNot('Billy', 'will Jesse hat', 'SB-28b')
    .isAsked('Jesse');
});

rule('SB-45 after a pass of one’s own the Will is refused for that, until the card is asked about again', () => {
  story(steelBullets, { Jesse: { hand: 'nerves will' }, Billy: { hand: 'will hat' }, Butch: { hand: 'will hat' } })
    .mayNot('Billy', 'will Jesse nerves', 'SB-28b')
    .does('Jesse', 'nerves')
    .passes('Billy')
    .mayNot('Billy', 'will Jesse nerves', 'SB-45')
    .does('Butch', 'will Jesse nerves')
    .does('Jesse', 'will Butch will')
    .waits(3)
    .may('Billy', 'will Jesse nerves')
    .isAsked('Billy', 'Butch');
});
