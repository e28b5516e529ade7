/** Thief: look at a hand and take a card of it. */
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { steelBullets } from '../game.ts';

const hand = (seat: string) => ({ zone: 'hand', seat, place: null });

rule('SB-27 the player of a Thief sees the whole hand and must take one card of it; only the two know which', () => {
  story(steelBullets, {
    Jesse: { hand: 'thief hat' },
    Billy: { hand: 'misfire medium panic' },
    Butch: { hand: 'nerves' },
  })
    .does('Jesse', 'thief Billy')
    .sees('Jesse', 'hand Billy', '? ? ?')
    .passes('Billy', 'Butch')
    .hears('Jesse', 'looked', { seat: 'Jesse', cards: ['misfire', 'medium', 'panic'], from: hand('Billy') })
    .hears('Butch', 'looked', { seat: 'Jesse', cards: [null, null, null], from: hand('Billy') })
    .sees('Jesse', 'hand Billy', 'medium misfire panic')
    .sees('Butch', 'hand Billy', '? ? ?')
    .offered('Jesse', 'take')
    .mayNot('Jesse', 'take nerves', 'SB-27')
    .mayNot('Jesse', 'open 1', 'SB-35')
    .does('Jesse', 'take misfire')
    .hears('Jesse', 'moved', { cards: ['misfire'], from: hand('Billy'), to: hand('Jesse') })
    .hears('Billy', 'moved', { cards: ['misfire'], from: hand('Billy'), to: hand('Jesse') })
    .hears('Butch', 'moved', { cards: [null], from: hand('Billy'), to: hand('Jesse') })
    .hears('rail', 'moved', { cards: [null], from: hand('Billy'), to: hand('Jesse') })
    .sees('Jesse', 'hand Jesse', 'hat misfire')
    .sees('Billy', 'hand Jesse', 'misfire ?')
    .sees('Jesse', 'hand Billy', 'medium panic')
    .sees('Butch', 'hand Jesse', '? ?')
    .sees('rail', 'discard', 'thief')
    .isAsked('Jesse');
});

rule('SB-27 the victim is a living opponent with at least one card', () => {
  story(
    steelBullets,
    { Jesse: { hand: 'thief' }, Billy: {}, Butch: { hand: 'hat' }, Etta: {} },
    { open: { alive: [true, true, true, false] } },
  )
    .mayNot('Jesse', 'thief Jesse', 'SB-27')
    .mayNot('Jesse', 'thief Billy', 'SB-27')
    .mayNot('Jesse', 'thief Etta', 'SB-27')
    .does('Jesse', 'thief Butch')
    .passes('Butch')
    .does('Jesse', 'take hat')
    .isAsked('Jesse');
});

rule('SB-27 a target whose last card was a cancelled Will has nothing left to take', () => {
  story(steelBullets, { Jesse: { hand: 'thief will' }, Billy: { hand: 'will' }, Butch: {} })
    .does('Jesse', 'thief Billy')
    .does('Billy', 'will Jesse thief')
    .does('Jesse', 'will Billy will')
    // Billy has no card left: nobody is asked any more, and the Thief finds an empty hand.
    .hears('rail', 'nothing-to-take', { seat: 'Jesse', whom: 'Billy' })
    .sees('rail', 'discard', 'thief will will')
    .fact('phase', 'blue')
    .isAsked('Jesse');
});

rule('SB-27 the victim’s Will in that very hand may answer the Thief', () => {
  story(steelBullets, { Jesse: { hand: 'thief' }, Billy: { hand: 'will misfire' }, Butch: {} })
    .does('Jesse', 'thief Billy')
    .does('Billy', 'will Jesse thief')
    .sees('Billy', 'hand Billy', 'misfire')
    .sees('Jesse', 'hand Billy', '?')
    .sees('rail', 'discard', 'thief will')
    .isAsked('Jesse');
});

rule('SB-27, SB-22d after a theft nobody knows any more what all knew of that hand', () => {
  const robbed = (card: string) =>
    story(
      steelBullets,
      { Jesse: { hand: 'lawyer hat' }, Billy: { hand: 'thief' }, Butch: {} },
      { zones: { cylinder: { 6: 'bang' }, discard: 'misfire' } },
    )
      .does('Jesse', 'lawyer')
      .passes('Billy')
      .does('Jesse', 'fetch misfire')
      .does('Jesse', 'open 1')
      .sees('Butch', 'hand Jesse', 'misfire ?')
      .does('Billy', 'thief Jesse')
      .passes('Jesse')
      .does('Billy', `take ${card}`)
      .sees('Butch', 'hand Jesse', '?')
      .sees('Butch', 'hand Billy', '?')
      .isAsked('Billy');
  robbed('misfire').sees('Billy', 'hand Jesse', 'hat');
  robbed('hat').sees('Billy', 'hand Jesse', 'misfire');
});
