/** The turn: advance, draw, play, and whose decisions they are. */
import { dealt } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { revolver } from '../game.ts';
import { west } from './west.ts';

const newGame = (options: object = {}) => dealt(revolver, ['Jack', 'Mac'], options as never, 'turn');
const backs = (n: number): string => Array(n).fill('?').join(' ');
/** Jack's turn is over, and Mac has drawn. */
const mac = { open: { active: 1 } };

rule('RV-047, RV-048, RV-049 a game turn is Colty’s turn, then McReady’s with its attack and its checks', () => {
  west({}, {}, { open: { phase: 'draw', turn: 3 } })
    .fact('phase', 'play')
    .sees('Mac', 'hand Jack', '? ?')
    .does('Jack', 'end')
    .hears('rail', 'turn', { turn: 3, seat: 'Mac' })
    .sees('Jack', 'hand Mac', '? ?')
    .isAsked('Mac')
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 0, colty: 2, success: false })
    .hears('rail', 'border', { n: -1, left: 11 })
    .hears('rail', 'turn', { turn: 4, seat: 'Jack' })
    .fact('space', 2)
    .isAsked('Jack');
});
rule('RV-050 only the active player decides; the other waits until they are asked', () => {
  west({ hand: '38-special' }, { hand: 'lawman' })
    .mayNot('Mac', 'play lawman bank', 'RV-062')
    .mayNot('Mac', 'end', 'RV-062')
    .mayNot('Mac', 'accept', 'RV-050')
    .offered('Mac')
    .isAsked('Jack');
});
rule('RV-051 the texts of one card happen in their order', () => {
  // Out of ammo: the Gatling Gun first, then the card.
  west({ column: { bank: 'gatling-gun' } }, { hand: 'out-of-ammo' }, mac)
    .does('Mac', 'play out-of-ammo bank')
    .sees('rail', 'discard Jack', 'gatling-gun')
    .sees('Jack', 'hand Mac', '?')
    .isAsked('Mac');
});
rule('RV-052 the checks are made after every operation: the last border token ends it in the middle of a text', () => {
  west(
    { hand: 'an-honest-bribe 38-special*2' },
    {},
    { options: { set11: true, set12: true, coltyDeck: 'preset' }, open: { border: 2 } },
  )
    .does('Jack', 'play an-honest-bribe bank')
    .ends({ Jack: 1, Mac: 0 }, ['Jack']);
});
rule('RV-053, RX-11 the first turn is played on space 1 of the Bank', () => {
  newGame()
    .fact('space', 1)
    .sees('Mac', 'hand Jack', backs(7))
    .does('Jack', 'end')
    .does('Mac', 'end')
    .fact('place', 'bank')
    .fact('space', 2)
    .fact('turn', 2)
    .isAsked('Jack');
});
rule('RV-054 one space to the right, and from the last space to the next card of the row', () => {
  const at = (place: string, space: number, options = {}) =>
    west({}, {}, { options, open: { turn: 5, phase: 'advance', place, space } });
  at('bank', 1).fact('place', 'bank').fact('space', 2).isAsked('Jack');
  at('bank', 4).fact('place', 'whiskey-canyon').fact('space', 1).isAsked('Jack');
  at('buzzard-point', 2).fact('place', 'rattlesnake-creek').isAsked('Jack');
  at('buzzard-point', 2, { set11: true, set12: true }).fact('place', 'san-manzanillo-prison').isAsked('Jack');
});
rule('RV-055 what ends when the marker leaves: the burial ground, the prisoner, an open ambush card; then payday', () => {
  const options = { set11: true, set12: true, set13: true, moduleA: true, moduleD: true, coltyDeck: 'preset' };
  west(
    { column: { 'rattlesnake-creek': 'indian-burial-ground 38-special' } },
    {},
    {
      options,
      open: { turn: 9, phase: 'advance', place: 'rattlesnake-creek', space: 5, hostage: 'creek' },
      zones: { sprung: { 'rattlesnake-creek': 'riflemen-on-the-ridge' } },
    },
  )
    .sees('rail', 'column Jack rattlesnake-creek', '38-special')
    .sees('rail', 'removed', 'duel-black-dog-saloon indian-burial-ground riflemen-on-the-ridge')
    .fact('hostage', null)
    .fact('dollars', [1, 1])
    .does('Jack', 'draw own')
    .isAsked('Jack');
});
rule('RV-056, RV-155 the marker never goes beyond the last space: the game ends first', () => {
  west({}, {}, { open: { active: 1, place: 'express-315', space: 4 } })
    .does('Mac', 'end')
    .ends({ Jack: 1, Mac: 0 }, ['Jack']);
});
rule('RV-057, RV-061 two cards a turn, and no limit to a hand', () => {
  west({ hand: '38-special*9' }, {}, { open: { phase: 'draw' }, zones: { coltyDeck: 'dynamite derringer saddlebags' } })
    .sees('Jack', 'hand Jack', `${Array(9).fill('38-special').join(' ')} derringer dynamite`)
    .isAsked('Jack');
});
rule('RV-058 with 1.3 the second card may come from the Frontier deck, once the first was seen', () => {
  const draws = (which: string) =>
    west(
      {},
      {},
      { options: { set13: true }, open: { phase: 'draw' }, zones: { coltyDeck: 'dynamite derringer', frontier: 'ghost-town' } },
    )
      .sees('Jack', 'hand Jack', 'dynamite')
      .mayNot('Jack', 'draw mcready', 'RV-058')
      .does('Jack', `draw ${which}`);
  draws('own').sees('Jack', 'hand Jack', 'derringer dynamite').isAsked('Jack');
  draws('frontier').sees('Jack', 'hand Jack', 'dynamite ghost-town').sees('Mac', 'hand Jack', '? ?').isAsked('Jack');
});
rule('RV-059 what says so is played at once, for nothing, and nothing is drawn for it', () => {
  west(
    {},
    {},
    {
      options: { set13: true },
      open: { phase: 'draw' },
      zones: { coltyDeck: 'dynamite derringer saddlebags', frontier: 'silver-strike' },
    },
  )
    .does('Jack', 'draw frontier')
    .fact('dollars', [1, 0])
    .sees('Jack', 'hand Jack', 'derringer dynamite')
    .sees('rail', 'frontierDiscard', 'silver-strike')
    .isAsked('Jack');
});
rule('RV-060 after the two cards the extra ones, then Kane', () => {
  const options = { set11: true, set12: true, set13: true, moduleC: true };
  west({ column: { bank: 'reverend-henry-kane drusilla-wilcox' } }, {}, { options, open: { phase: 'draw' } })
    .does('Jack', 'draw own')
    .sees('Mac', 'hand Jack', '? ? ?')
    .isAsked('Jack', 'Mac');
});
rule('RV-062 any number of cards, one after the other, until the player ends the phase', () => {
  west({ hand: '38-special*2 derringer' }, {})
    .does('Jack', 'play 38-special bank')
    .does('Jack', 'play derringer bank')
    .does('Jack', 'play 38-special bank')
    .sees('rail', 'column Jack bank', '38-special derringer 38-special')
    .does('Jack', 'end')
    .isAsked('Mac');
});
