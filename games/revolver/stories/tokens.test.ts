/** Chips, True Grit, the Hostage, the border, the marker. */
import { rule } from '../../../testing/rule.ts';
import { dead, token as on, SETS, west } from './west.ts';

const D = { ...SETS, moduleA: true, moduleC: true, moduleD: true, coltyDeck: 'preset', mcreadyDeck: 'preset' };

rule('RV-109 a chip adds 1 for as long as it lies there', () => {
  west({ column: { bank: '45-long-colt' } }, {}, { open: { active: 1, tokens: [{ row: 'colty:bank', card: 0, chips: 2 }] } })
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 0, colty: 6 })
    .isAsked('Jack');
});
rule('RV-110, RV-111, RX-70 base chips are black for Colty and white for McReady; red ones are both', () => {
  const sharp = (way: string) =>
    west(
      { hand: 'card-sharp', column: { bank: '45-long-colt' } },
      {},
      {
        options: D,
        open: { tokens: [{ row: 'colty:bank', card: 0, chips: 1, red: 1 }] },
      },
    )
      .does('Jack', 'play card-sharp bank')
      .does('Jack', `choose ${way}`);
  sharp('black').fact('tokens', []).isAsked('Jack');
  sharp('white')
    .fact('tokens', [on('colty:bank', 0, { chips: 1 })])
    .isAsked('Jack');
});
rule(
  'RV-112, RV-031 six base chips, then the four red ones of 1.4; when there are too few, the player who places them spreads them',
  () => {
    const tokens = [{ row: 'colty:whiskey-canyon', card: 0, chips: 5 }];
    const column = { bank: '38-special*2', 'whiskey-canyon': '38-special' };
    const jack = { hand: 'shoot-our-way-out derringer', column };
    west(jack, {}, { open: { tokens } })
      .does('Jack', 'play shoot-our-way-out bank')
      .mayNot('Jack', 'spread 1 1', 'RV-112')
      .does('Jack', 'spread 0 1')
      .fact('tokens', [on('colty:whiskey-canyon', 0, { chips: 5 }), on('colty:bank', 1, { chips: 1 })])
      .isAsked('Jack');
    west(jack, {}, { open: { tokens }, options: D })
      .does('Jack', 'play shoot-our-way-out bank')
      .fact('tokens', [
        on('colty:whiskey-canyon', 0, { chips: 5 }),
        on('colty:bank', 0, { chips: 1 }),
        on('colty:bank', 1, { red: 1 }),
      ])
      .isAsked('Jack');
  },
);
rule('RV-113 chips stay on a card that moves, and return when it leaves play', () => {
  const tokens = [{ row: 'colty:bank', card: 0, chips: 2 }];
  west(
    { hand: 'wild-mustangs', column: { bank: 'hail-of-bullets' } },
    {},
    { options: D, open: { place: 'whiskey-canyon', tokens } },
  )
    .does('Jack', 'play wild-mustangs whiskey-canyon')
    .fact('tokens', [on('colty:whiskey-canyon', 0, { chips: 2 })])
    .isAsked('Jack');
  west({ hand: 'saddlebags 38-special', column: { bank: 'hail-of-bullets' } }, {}, { open: { place: 'whiskey-canyon', tokens } })
    .does('Jack', 'play saddlebags whiskey-canyon')
    .fact('tokens', [])
    .isAsked('Jack');
});
rule('RV-114, RV-116 True Grit goes instead of the card; its text does not happen, and its number is used up', () => {
  west(
    { hand: 'dynamite 38-special' },
    { column: { bank: 'rock-strewn-vantage-point deputy lawman' } },
    {
      options: D,
      open: {
        tokens: [
          { row: 'mcready:bank', card: 0, grit: 1 },
          { row: 'mcready:bank', card: 1, grit: 1 },
        ],
      },
    },
  )
    .does('Jack', 'play dynamite bank')
    .does('Jack', 'picks 0 1 2')
    .sees('rail', 'column Mac bank', 'rock-strewn-vantage-point deputy')
    .sees('Jack', 'hand Mac', '')
    .fact('tokens', [])
    .isAsked('Jack');
});
rule('RV-115 six tokens in all: with none left none can be placed', () => {
  const tokens = ['bullet', 'kid-malloy', 'rufus-pike', 'lem-tuttle', 'one-eye-jubal', 'cortez'].map(card => ({
    row: 'gang',
    card,
    grit: 1,
  }));
  west({ hand: 'rotgut-whiskey 38-special*2' }, {}, { open: { tokens } })
    .mayNot('Jack', 'play rotgut-whiskey bank', 'RV-066')
    .isAsked('Jack');
  west({ hand: 'rotgut-whiskey 38-special*2' }, {}, { open: { tokens: tokens.slice(1) } })
    .does('Jack', 'play rotgut-whiskey bank')
    .mayNot('Jack', 'bandit cortez', 'RV-145')
    .mayNot('Jack', 'bandit kid-malloy', 'RV-145')
    .does('Jack', 'bandit bullet')
    .isAsked('Jack');
});
rule('RV-117, RV-118, RX-51 the Hostage saves Cortez like True Grit, and then leaves the game', () => {
  const attacked = (more: object) =>
    west(
      {},
      { column: { bank: 'deputy cowboy' } },
      {
        options: { ...SETS, moduleA: true },
        zones: { graveyard: `${dead('cortez jack-colty')} big-nose-nell sister-sara` },
        open: { active: 1, hostage: 'cortez', ...more },
      },
    ).does('Mac', 'end');
  attacked({})
    .fact('hostage', null)
    .sees('rail', 'gang', 'cortez jack-colty')
    .fact('border', 11)
    .does('Jack', 'draw own')
    .isAsked('Jack');
  attacked({ tokens: [{ row: 'gang', card: 'cortez', grit: 1 }] })
    .does('Jack', 'choose hostage')
    .fact('hostage', null)
    .fact('tokens', [on('gang', 0, { grit: 1 })])
    .does('Jack', 'draw own')
    .isAsked('Jack');
  attacked({ hostage: null }).sees('rail', 'gang', 'jack-colty').fact('border', 12).does('Jack', 'draw own').isAsked('Jack');
});
rule('RV-119, RV-121, RX-10 tokens go back to the border from the supply, if any is left there', () => {
  west({}, { hand: 'apache-scout*2' }, { open: { active: 1, border: 13 } })
    .does('Mac', 'play apache-scout bank')
    .fact('border', 14)
    .does('Mac', 'play apache-scout bank')
    .fact('border', 14)
    .sees('rail', 'column Mac bank', 'apache-scout apache-scout')
    .isAsked('Mac');
  west({}, { hand: 'apache-scout' }, { open: { active: 1, border: 13, borderGone: 1 } })
    .does('Mac', 'play apache-scout bank')
    .fact('border', 13)
    .isAsked('Mac');
});
rule('RV-120, RV-154, RX-09 a token less; the last one wins at once, in any phase', () => {
  west({ hand: 'ride-for-the-border 38-special' }, {}, { open: { border: 2 } })
    .does('Jack', 'play ride-for-the-border bank')
    .fact('border', 1)
    .isAsked('Jack');
  west({ hand: 'ride-for-the-border 38-special' }, {}, { open: { border: 1 } })
    .does('Jack', 'play ride-for-the-border bank')
    .ends({ Jack: 1, Mac: 0 }, ['Jack']);
});
rule('RV-122, RV-123, RV-124, RX-13 a turn more or less, never to another card of the row', () => {
  const flood = (place: string, space: number) =>
    west({}, { hand: 'river-in-flood lawman*2' }, { open: { active: 1, place, space } });
  flood('whiskey-canyon', 3).does('Mac', 'play river-in-flood whiskey-canyon').fact('space', 2).isAsked('Mac');
  flood('whiskey-canyon', 1).mayNot('Mac', 'play river-in-flood whiskey-canyon', 'RV-066').isAsked('Mac');
  const adios = (place: string, space: number) => west({ hand: 'adios-amigos 38-special*2' }, {}, { open: { place, space } });
  adios('whiskey-canyon', 4).does('Jack', 'play adios-amigos whiskey-canyon').fact('space', 5).isAsked('Jack');
  adios('whiskey-canyon', 5).mayNot('Jack', 'play adios-amigos whiskey-canyon', 'RV-066').isAsked('Jack');
  adios('buzzard-point', 2).mayNot('Jack', 'play adios-amigos buzzard-point', 'RV-066').isAsked('Jack');
});
