/** The price and the limits of each card of Colty’s base deck: what it costs, whom it reaches, when it may not be played. */
import { rule } from '../../../../testing/rule.ts';
import { dead, type StoryOpen, type StoryRows, token, west } from '../west.ts';

/** Jack’s hand against Mac’s cards at the Bank. */
const at = (hand: string, lawmen = '', open: StoryOpen = {}, rows: StoryRows = {}) =>
  west({ hand, ...rows }, { column: { bank: lawmen } }, { open });
const without = (hand: string, gone: string, lawmen = '') =>
  west({ hand }, { column: { bank: lawmen } }, { zones: { graveyard: gone } });

rule('RV-296 derringer: free, 1, not counted for the limit, but only one in a column', () => {
  at('derringer*2', '', {}, { column: { bank: '38-special*3' } })
    .does('Jack', 'play derringer bank')
    .mayNot('Jack', 'play derringer bank', 'RV-296')
    .does('Jack', 'end')
    .does('Mac', 'end')
    .hears('rail', 'attack', { colty: 6 })
    .isAsked('Jack');
});
rule('RV-066, RV-072 gatling-gun: 5 for three cards; it cannot be moved or taken back', () => {
  at('gatling-gun 38-special*2').mayNot('Jack', 'play gatling-gun bank', 'RV-072').isAsked('Jack');
  at('gatling-gun 38-special*4 saddlebags')
    .does('Jack', 'play gatling-gun bank')
    .does('Jack', 'pay 38-special 38-special 38-special')
    .mayNot('Jack', 'play saddlebags bank', 'RV-066')
    .does('Jack', 'end')
    .does('Mac', 'end')
    .hears('rail', 'attack', { colty: 7 })
    .isAsked('Jack');
});
rule('RV-072 banditos: 2 for a card, for nothing while Lupe Vargas lives; they may fetch Banditos from the discard pile', () => {
  const come = () => at('banditos', '', {}, { discard: 'banditos 38-special' }).does('Jack', 'play banditos bank');
  come().does('Jack', 'accept').sees('Jack', 'hand Jack', 'banditos').sees('rail', 'discard Jack', '38-special').isAsked('Jack');
  come().does('Jack', 'decline').sees('Jack', 'hand Jack', '').isAsked('Jack');
  without('banditos', 'lupe-vargas').mayNot('Jack', 'play banditos bank', 'RV-072').isAsked('Jack');
  without('banditos 38-special', 'lupe-vargas')
    .does('Jack', 'play banditos bank')
    .does('Jack', 'end')
    .does('Mac', 'end')
    .hears('rail', 'attack', { colty: 4 })
    .isAsked('Jack');
});
rule('RV-072 the-jackson-clan: 1 for a card, with three chips; after each attack at its battlefield one goes', () => {
  const clan = (chips: number, place = 'bank') =>
    at(
      '',
      '',
      { active: 1, place, tokens: chips === 0 ? [] : [{ row: 'colty:bank', card: 0, chips }] },
      { column: { bank: 'the-jackson-clan' } },
    ).does('Mac', 'end');
  at('the-jackson-clan').mayNot('Jack', 'play the-jackson-clan bank', 'RV-072').isAsked('Jack');
  at('the-jackson-clan 38-special')
    .does('Jack', 'play the-jackson-clan bank')
    .fact('tokens', [token('colty:bank', 0, { chips: 3 })])
    .isAsked('Jack');
  clan(3)
    .hears('rail', 'attack', { colty: 6 })
    .fact('tokens', [token('colty:bank', 0, { chips: 2 })])
    .isAsked('Jack');
  clan(0).hears('rail', 'attack', { colty: 3 }).fact('tokens', []).isAsked('Jack');
  clan(2, 'whiskey-canyon')
    .fact('tokens', [token('colty:bank', 0, { chips: 2 })])
    .isAsked('Jack');
});
rule('RV-067, RV-072 rosa-delgado: 1 for a card; McReady discards a card at random, if he has one', () => {
  at('rosa-delgado').mayNot('Jack', 'play rosa-delgado bank', 'RV-072').isAsked('Jack');
  west({ hand: 'rosa-delgado 38-special' }, { hand: 'lawman*3' })
    .does('Jack', 'play rosa-delgado bank')
    .sees('rail', 'discard Mac', 'lawman')
    .sees('Jack', 'hand Mac', '? ?')
    .isAsked('Jack');
  at('rosa-delgado 38-special')
    .does('Jack', 'play rosa-delgado bank')
    .sees('rail', 'column Jack bank', 'rosa-delgado')
    .isAsked('Jack');
});
rule('RV-066, RV-072, RV-090 fire-at-will: a card: one lawman here, of any firepower, dies', () => {
  at('fire-at-will', 'deputy').mayNot('Jack', 'play fire-at-will bank', 'RV-072').isAsked('Jack');
  at('fire-at-will 38-special', 'sharps-rifle').mayNot('Jack', 'play fire-at-will bank', 'RV-066').isAsked('Jack');
  at('fire-at-will 38-special', 'sharps-rifle mounted-posse deputy')
    .does('Jack', 'play fire-at-will bank')
    .mayNot('Jack', 'pick mcready:bank 0', 'RV-090')
    .does('Jack', 'pick mcready:bank 1')
    .sees('rail', 'column Mac bank', 'sharps-rifle deputy')
    .sees('rail', 'discard Mac', 'mounted-posse')
    .isAsked('Jack');
});
rule('RV-066, RV-072, RV-095 dynamite: two cards, one while Dutch Vandermeer lives: lawmen of 3 together', () => {
  at('dynamite', 'deputy').mayNot('Jack', 'play dynamite bank', 'RV-072').isAsked('Jack');
  at('dynamite 38-special', 'deputy').does('Jack', 'play dynamite bank').sees('rail', 'discard Mac', 'deputy').isAsked('Jack');
  without('dynamite 38-special', 'dutch-vandermeer', 'deputy').mayNot('Jack', 'play dynamite bank', 'RV-072').isAsked('Jack');
  without('dynamite 38-special*2', 'dutch-vandermeer', 'deputy cowboy lawman')
    .does('Jack', 'play dynamite bank')
    .mayNot('Jack', 'picks 0 1 2', 'RV-095')
    .mayNot('Jack', 'picks', 'RV-095')
    .does('Jack', 'picks 1 2')
    .sees('rail', 'column Mac bank', 'deputy')
    .isAsked('Jack');
  at('dynamite 38-special', 'bounty-hunter sharps-rifle').mayNot('Jack', 'play dynamite bank', 'RV-066').isAsked('Jack');
});
rule('RV-072, RV-085, RV-087 sandstorm: three cards: it stays, and McReady adds no third card here', () => {
  at('sandstorm 38-special*2').mayNot('Jack', 'play sandstorm bank', 'RV-072').isAsked('Jack');
  west({ hand: 'sandstorm*2 38-special*6' }, { hand: 'deputy brady-logan lawman', column: { bank: 'cowboy*2' } })
    .does('Jack', 'play sandstorm bank')
    .does('Jack', 'pay 38-special 38-special 38-special')
    .sees('rail', 'blockers bank', 'sandstorm')
    .mayNot('Jack', 'play sandstorm bank', 'RV-085')
    .does('Jack', 'end')
    .mayNot('Mac', 'play deputy bank', 'RV-087')
    .may('Mac', 'play brady-logan bank')
    .isAsked('Mac');
  west({}, { hand: 'deputy', column: { bank: 'cowboy' } }, { open: { active: 1 }, zones: { blockers: { bank: 'sandstorm' } } })
    .may('Mac', 'play deputy bank')
    .isAsked('Mac');
});
rule(
  'RV-066, RV-072, RV-090 saddlebags: a card: one of your own cards at any battlefield comes back to hand, its chips to the supply',
  () => {
    at('saddlebags', '', {}, { column: { bank: '38-special' } })
      .mayNot('Jack', 'play saddlebags bank', 'RV-072')
      .isAsked('Jack');
    at(
      'saddlebags derringer',
      '',
      { place: 'rattlesnake-creek', tokens: [{ row: 'colty:bank', card: 0, chips: 2 }] },
      { column: { bank: '45-long-colt gatling-gun', 'rattlesnake-creek': '38-special' } },
    )
      .does('Jack', 'play saddlebags rattlesnake-creek')
      .mayNot('Jack', 'pick colty:bank 1', 'RV-090')
      .does('Jack', 'pick colty:bank 0')
      .sees('Jack', 'hand Jack', '45-long-colt')
      .fact('tokens', [])
      .isAsked('Jack');
    at('saddlebags 38-special', 'deputy').mayNot('Jack', 'play saddlebags bank', 'RV-066').isAsked('Jack');
  },
);
rule('RV-066, RV-072 adios-amigos: two cards: the marker goes a space to the right, not off the last one', () => {
  at('adios-amigos 38-special').mayNot('Jack', 'play adios-amigos bank', 'RV-072').isAsked('Jack');
  at('adios-amigos 38-special*2', '', { space: 3 })
    .does('Jack', 'play adios-amigos bank')
    .fact('place', 'bank')
    .fact('space', 4)
    .isAsked('Jack');
  at('adios-amigos 38-special*2', '', { space: 4 }).mayNot('Jack', 'play adios-amigos bank', 'RV-066').isAsked('Jack');
});
rule('RV-066, RV-072 shoot-our-way-out: a card: a chip on each of your cards here', () => {
  at('shoot-our-way-out').mayNot('Jack', 'play shoot-our-way-out bank', 'RV-072').isAsked('Jack');
  at('shoot-our-way-out 38-special').mayNot('Jack', 'play shoot-our-way-out bank', 'RV-066').isAsked('Jack');
  at('shoot-our-way-out 38-special', 'deputy', {}, { column: { bank: '38-special banditos', 'whiskey-canyon': '38-special' } })
    .does('Jack', 'play shoot-our-way-out bank')
    .fact('tokens', [token('colty:bank', 0, { chips: 1 }), token('colty:bank', 1, { chips: 1 })])
    .isAsked('Jack');
});
rule('RV-066, RV-090 chew-on-this: free: one lawman of 1 or less here', () => {
  at('chew-on-this', 'deputy sharps-rifle').mayNot('Jack', 'play chew-on-this bank', 'RV-066').isAsked('Jack');
  at('chew-on-this', 'lawman', { place: 'whiskey-canyon' })
    .mayNot('Jack', 'play chew-on-this whiskey-canyon', 'RV-066')
    .isAsked('Jack');
  at('chew-on-this', 'deputy cowboy lawman')
    .does('Jack', 'play chew-on-this bank')
    .mayNot('Jack', 'pick mcready:bank 0', 'RV-090')
    .does('Jack', 'pick mcready:bank 2')
    .sees('rail', 'column Mac bank', 'deputy cowboy')
    .isAsked('Jack');
});
rule('RV-072 ride-for-the-border: a card: a border token; the last one wins the game', () => {
  at('ride-for-the-border').mayNot('Jack', 'play ride-for-the-border bank', 'RV-072').isAsked('Jack');
  at('ride-for-the-border 38-special').does('Jack', 'play ride-for-the-border bank').fact('border', 11).isAsked('Jack');
  at('ride-for-the-border 38-special', '', { border: 1 })
    .does('Jack', 'play ride-for-the-border bank')
    .ends({ Jack: 1, Mac: 0 }, ['Jack']);
});
rule('RV-072 stolen-horses: a card: three cards', () => {
  at('stolen-horses').mayNot('Jack', 'play stolen-horses bank', 'RV-072').isAsked('Jack');
  at('stolen-horses 38-special').does('Jack', 'play stolen-horses bank').sees('Mac', 'hand Jack', '? ? ?').isAsked('Jack');
});
rule('RV-066, RV-072, RV-145 rotgut-whiskey: two cards: True Grit for a bandit of 3 or less that has none', () => {
  at('rotgut-whiskey 38-special').mayNot('Jack', 'play rotgut-whiskey bank', 'RV-072').isAsked('Jack');
  at('rotgut-whiskey 38-special*2', '', { tokens: [{ row: 'gang', card: 'skinny-landell', grit: 1 }] })
    .does('Jack', 'play rotgut-whiskey bank')
    .mayNot('Jack', 'bandit skinny-landell', 'RV-145')
    .mayNot('Jack', 'bandit abigail-mcready', 'RV-145')
    .does('Jack', 'bandit ezra-crane')
    .fact('tokens', [token('gang', 0, { grit: 1 }), token('gang', 9, { grit: 1 })])
    .isAsked('Jack');
  without('rotgut-whiskey 38-special*2', dead('cortez jack-colty'))
    .mayNot('Jack', 'play rotgut-whiskey bank', 'RV-066')
    .isAsked('Jack');
  at('rotgut-whiskey 38-special*2', '', { tokens: [{ row: 'gang', card: 'skinny-landell', grit: 6 }] })
    .mayNot('Jack', 'play rotgut-whiskey bank', 'RV-066')
    .isAsked('Jack');
});
rule('RV-066, RV-072 cut-the-wire: two cards: McReady discards two at random, or what he has', () => {
  const cut = (hand: string, macs: string) => west({ hand }, { hand: macs });
  cut('cut-the-wire 38-special', 'lawman*3').mayNot('Jack', 'play cut-the-wire bank', 'RV-072').isAsked('Jack');
  cut('cut-the-wire 38-special*2', '').mayNot('Jack', 'play cut-the-wire bank', 'RV-066').isAsked('Jack');
  cut('cut-the-wire 38-special*2', 'lawman*3')
    .does('Jack', 'play cut-the-wire bank')
    .sees('rail', 'discard Mac', 'lawman lawman')
    .isAsked('Jack');
  cut('cut-the-wire 38-special*2', 'lawman').does('Jack', 'play cut-the-wire bank').sees('Jack', 'hand Mac', '').isAsked('Jack');
});
