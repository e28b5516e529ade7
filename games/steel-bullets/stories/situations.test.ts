/** Situation cards in general: their colours, their moments, and where a played card lies. */
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { steelBullets } from '../game.ts';

const all = 'lawyer medium panic nerves hat thief cardsharp misfire will';

rule('SB-33 the seven blue cards are for phase one of one’s own turn; red and yellow are not', () => {
  story(
    steelBullets,
    { Jesse: { hand: all }, Billy: { hand: 'hat*2 lawyer*2 medium*2 panic*2 nerves*2' } },
    { zones: { discard: 'misfire' } },
  )
    .offered('Jesse', 'lawyer', 'medium', 'panic', 'nerves', 'hat', 'thief', 'cardsharp', 'open')
    .mayNot('Jesse', 'misfire', 'SB-48')
    .mayNot('Jesse', 'will Billy hat', 'SB-28b')
    .mayNot('Billy', 'medium', 'SB-33')
    .mayNot('Billy', 'nerves', 'SB-33')
    .mayNot('Billy', 'panic', 'SB-33')
    .mayNot('Billy', 'hat Jesse', 'SB-33')
    .mayNot('Billy', 'lawyer', 'SB-33')
    .isAsked('Jesse');
});

rule('SB-33, SB-48 after the Bang! no blue card helps any more, only a red one', () => {
  story(
    steelBullets,
    { Jesse: { hand: all }, Billy: { hand: 'hat' }, Butch: {} },
    { zones: { cylinder: { 1: 'bang' }, discard: 'misfire' } },
  )
    .does('Jesse', 'open 1')
    .offered('Jesse', 'misfire', 'give-up')
    .mayNot('Jesse', 'panic', 'SB-33')
    .mayNot('Jesse', 'lawyer', 'SB-33')
    .mayNot('Jesse', 'hat Billy', 'SB-33')
    .mayNot('Jesse', 'thief Billy', 'SB-33')
    .mayNot('Jesse', 'nerves', 'SB-33')
    .mayNot('Jesse', 'medium', 'SB-33')
    .mayNot('Jesse', 'cardsharp', 'SB-33')
    .isAsked('Jesse');
});

rule('SB-33 only a card that you hold', () => {
  story(steelBullets, { Jesse: {}, Billy: { hand: 'hat' } }, { zones: { discard: 'misfire' } })
    .mayNot('Jesse', 'medium', 'SB-33')
    .mayNot('Jesse', 'lawyer', 'SB-33')
    .mayNot('Jesse', 'thief Billy', 'SB-33')
    .mayNot('Jesse', 'hat Billy', 'SB-33')
    .isAsked('Jesse');
});

rule('SB-38 one after another, each settled before the next, and each ends face up in the discard', () => {
  story(steelBullets, { Jesse: { hand: 'nerves medium cardsharp' }, Billy: { hand: 'hat' } })
    .does('Jesse', 'nerves')
    .mayNot('Jesse', 'medium', 'SB-33')
    .isAsked('Billy')
    .passes('Billy')
    .sees('rail', 'discard', 'nerves')
    .does('Jesse', 'medium')
    .mayNot('Jesse', 'cardsharp', 'SB-33')
    .passes('Billy')
    .mayNot('Jesse', 'cardsharp', 'SB-33')
    .does('Jesse', 'peek 1')
    .does('Jesse', 'stop')
    .sees('rail', 'discard', 'medium nerves')
    .may('Jesse', 'cardsharp')
    .isAsked('Jesse');
});

rule('SB-29 a blue card that could do nothing cannot be played', () => {
  story(steelBullets, { Jesse: { hand: 'lawyer thief hat medium' }, Billy: {}, Butch: {} })
    .mayNot('Jesse', 'lawyer', 'SB-22a')
    .mayNot('Jesse', 'thief Billy', 'SB-27')
    .mayNot('Jesse', 'hat Billy', 'SB-26a')
    .offered('Jesse', 'medium', 'open')
    .isAsked('Jesse');
});

rule('SB-41 the target of a Hat or a Thief is named before anyone answers', () => {
  const players = { Jesse: { hand: 'hat thief' }, Billy: { hand: 'medium medium' }, Butch: { hand: 'panic panic' } };
  story(steelBullets, players)
    .mayNot('Jesse', { do: 'thief' }, 'table:parts')
    .does('Jesse', 'thief Butch')
    .hears('rail', 'aimed', { seat: 'Jesse', card: 'thief', whom: 'Butch' })
    .fact('pending', [{ seat: 'Jesse', card: 'thief', whom: 'Butch' }])
    .isAsked('Billy', 'Butch');
  story(steelBullets, players)
    .mayNot('Jesse', { do: 'hat' }, 'table:parts')
    .does('Jesse', 'hat Billy')
    .hears('rail', 'aimed', { seat: 'Jesse', card: 'hat', whom: 'Billy' })
    .isAsked('Billy', 'Butch');
});

rule('SB-41 a Will names the card that it answers', () => {
  story(steelBullets, { Jesse: { hand: 'nerves' }, Billy: { hand: 'will' }, Butch: { hand: 'will hat' } })
    .does('Jesse', 'nerves')
    .mayNot('Billy', { do: 'will' }, 'table:parts')
    .mayNot('Billy', 'will Jesse thief', 'SB-44')
    .mayNot('Billy', 'will Butch nerves', 'SB-44')
    .does('Billy', 'will Jesse nerves')
    .hears('rail', 'answered', { seat: 'Billy', whom: 'Jesse', card: 'nerves' })
    .fact('pending', [
      { seat: 'Jesse', card: 'nerves', whom: null },
      { seat: 'Billy', card: 'will', whom: 'Jesse' },
    ])
    .isAsked('Butch');
});

rule('SB-41 everything else is chosen when the effect begins, after the answers', () => {
  const players = (card: string) => ({ Jesse: { hand: card }, Billy: { hand: 'hat medium' } });
  const played = (card: string, move: string) =>
    story(steelBullets, players(card), { zones: { discard: 'misfire' } })
      .does('Jesse', move)
      .isAsked('Billy')
      .passes('Billy')
      .isAsked('Jesse');
  played('lawyer', 'lawyer').may('Jesse', 'fetch misfire');
  played('medium', 'medium').may('Jesse', 'peek 4');
  played('cardsharp', 'cardsharp').may('Jesse', 'peek 4');
  played('thief', 'thief Billy').may('Jesse', 'take hat');
  played('panic', 'panic').may('Jesse', 'open 4');
});

rule('SB-42 a played card leaves the hand at once and lies in front of its player, until it is settled', () => {
  story(steelBullets, { Jesse: { hand: 'nerves hat' }, Billy: { hand: 'medium' } })
    .does('Jesse', 'nerves')
    .sees('Jesse', 'hand Jesse', 'hat')
    .sees('Billy', 'played Jesse', 'nerves')
    .sees('rail', 'discard', '')
    .passes('Billy')
    .sees('rail', 'played Jesse', '')
    .sees('rail', 'discard', 'nerves')
    .fact('pending', [])
    .isAsked('Jesse');
});

rule('SB-42 the Wills of a finished chain are in the discard before the card takes effect: a Lawyer may fetch one', () => {
  story(steelBullets, { Jesse: { hand: 'lawyer will' }, Billy: { hand: 'will hat' } }, { zones: { discard: 'nerves' } })
    .does('Jesse', 'lawyer')
    .does('Billy', 'will Jesse lawyer')
    .does('Jesse', 'will Billy will')
    .passes('Billy')
    .sees('rail', 'discard', 'will will nerves')
    .sees('rail', 'played Jesse', 'lawyer')
    .passes('Billy')
    .does('Jesse', 'fetch will')
    .sees('Jesse', 'hand Jesse', 'will')
    .sees('rail', 'discard', 'lawyer will nerves')
    .isAsked('Jesse');
});

rule('SB-42, SB-22a whether there is anything to fetch is judged when the Lawyer is played', () => {
  // Two Wills would lie there by the time it takes effect: too late.
  story(steelBullets, { Jesse: { hand: 'lawyer will' }, Billy: { hand: 'will hat' } })
    .mayNot('Jesse', 'lawyer', 'SB-22a')
    .isAsked('Jesse');
});
