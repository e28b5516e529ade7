/** Ambush cards, the prison, silver dollars and the Frontier deck. */
import { rule } from '../../../testing/rule.ts';
import { dead, SETS, token, west } from './west.ts';

const D = { ...SETS, moduleC: true, moduleD: true, coltyDeck: 'preset', mcreadyDeck: 'preset' };
const sprung = (card: string, jack: object, mac: object, more: object = {}) =>
  west(jack as never, mac as never, {
    options: { set11: true },
    open: { active: 1, place: 'whiskey-canyon' },
    zones: { ambush: { 'whiskey-canyon': card }, graveyard: dead('lem-tuttle one-eye-jubal cortez jack-colty') },
    ...more,
  }).does('Mac', 'end');

rule('RV-199, RV-200, RX-72 turned up in the first attack there, before the totals; firepower stays while the marker does', () => {
  sprung(
    'riflemen-on-the-ridge',
    { column: { 'whiskey-canyon': 'hail-of-bullets' } },
    { column: { 'whiskey-canyon': 'charlie-weathers' } },
  )
    .hears('rail', 'attack', { mcready: 7, colty: 5, success: true })
    .sees('rail', 'sprung whiskey-canyon', 'riflemen-on-the-ridge')
    .does('Jack', 'end')
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 7, colty: 5, success: true })
    .isAsked('Jack');
});
rule('RV-200 all others leave the game when carried out', () => {
  sprung('crossfire', {}, {})
    .sees('rail', 'sprung whiskey-canyon', '')
    .sees('rail', 'removed', 'crossfire')
    .hears('rail', 'attack', { mcready: 6, colty: 2 })
    .isAsked('Jack');
});
rule('RV-201 the text says who chooses', () => {
  sprung('trip-wire', { hand: '38-special*2 dynamite derringer' }, {})
    .isAsked('Jack')
    .mayNot('Jack', 'discard dynamite', 'RV-099')
    .does('Jack', 'discard 38-special 38-special derringer')
    .sees('rail', 'discard Jack', '38-special 38-special derringer')
    .isAsked('Jack');
  sprung('shot-in-the-back', {}, {})
    .isAsked('Mac')
    .mayNot('Mac', 'bandit cortez', 'RV-145')
    .does('Mac', 'bandit one-eye-jubal')
    .isAsked('Mac')
    .does('Mac', 'bandit big-nose-nell')
    .isAsked('Jack');
  sprung('false-alarm-jumpy-trigger', {}, { column: { 'whiskey-canyon': 'deputy lawman' } })
    .isAsked('Jack')
    .does('Jack', 'pick mcready:whiskey-canyon 0')
    .isAsked('Jack');
});
rule('RV-202 a death by an ambush card counts for the border check', () => {
  sprung('sharpshooter-in-the-tower', {}, {})
    .fact('border', 12)
    .sees(
      'rail',
      'graveyard',
      'abigail-mcready bullet doc-harlan dutch-vandermeer ezra-crane hattie-quill kid-malloy lem-tuttle lupe-vargas mule-tanner rufus-pike skinny-landell whistling-tom',
    )
    .isAsked('Jack');
});
rule('RV-204 an ambush is nobody’s effect: neither crosshair nor impervious matters', () => {
  sprung('false-alarm-jumpy-trigger', {}, { column: { 'whiskey-canyon': 'rock-strewn-vantage-point lawman' } }, { options: D })
    .sees('rail', 'column Mac whiskey-canyon', 'rock-strewn-vantage-point')
    .does('Jack', 'draw own')
    .isAsked('Jack');
});

// ---- the prison

const PRISON = 'san-manzanillo-prison';
const inside = (jack: object, mac: object, more: object = {}, options: object = D) =>
  west(jack as never, mac as never, { options: options as never, open: { place: PRISON, ...more } });

rule('RV-205 two spaces, attacks take place, and the limit of three holds', () => {
  inside({ hand: '38-special', column: { [PRISON]: '38-special*3' } }, {})
    .mayNot('Jack', `play 38-special ${PRISON}`, 'RV-078')
    .isAsked('Jack');
  west({}, {}, { options: D, open: { turn: 9, phase: 'advance', place: PRISON, space: 2 } })
    .fact('place', 'rattlesnake-creek')
    .does('Jack', 'draw own')
    .isAsked('Jack');
});
rule('RV-206, RX-38 texts are ignored, numbers and symbols are not', () => {
  inside(
    { column: { [PRISON]: '45-long-colt 38-special' } },
    { hand: 'deputy cowboy', column: { [PRISON]: 'colonel-mcready' } },
    { active: 1 },
  )
    .does('Mac', `play deputy ${PRISON}`)
    .does('Mac', `play cowboy ${PRISON}`)
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 9, colty: 9, success: false })
    .hears('rail', 'freed')
    .fact('border', 11)
    .does('Jack', 'draw own')
    .isAsked('Jack');
  inside({ hand: 'banditos 38-special', discard: 'banditos' }, {}, {}, { set11: true, set12: true })
    .does('Jack', `play banditos ${PRISON}`)
    .sees('rail', 'discard Jack', 'banditos')
    .isAsked('Jack');
});
rule('RV-206 but text that names the prison stands', () => {
  inside({}, { column: { [PRISON]: 'prison-guard' } }, { active: 1 })
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 2, colty: 6 })
    .isAsked('Jack');
});
rule('RV-207 only characters, firepower and cards that name the prison; no abilities but the gang’s', () => {
  inside({ hand: 'ride-for-the-border sandstorm 38-special' }, {}, {}, { set11: true, set12: true })
    .mayNot('Jack', `play ride-for-the-border ${PRISON}`, 'RV-207')
    .mayNot('Jack', `play sandstorm ${PRISON}`, 'RV-207')
    .does('Jack', `play 38-special ${PRISON}`)
    .isAsked('Jack');
  inside({ hand: 'hacksaw-in-a-pie 38-special', column: { bank: 'cherokee-freedmen' } }, { column: { [PRISON]: 'deputy' } })
    .mayNot('Jack', 'use colty:bank 0 0', 'RV-207')
    .does('Jack', `play hacksaw-in-a-pie ${PRISON}`)
    .sees('rail', `column Mac ${PRISON}`, '')
    .may('Jack', 'use gang 11 0')
    .isAsked('Jack');
  inside({ column: { [PRISON]: 'banditos' } }, { hand: 'volcanic-pistol lawman' }, { active: 1 })
    .mayNot('Mac', 'spend volcanic-pistol 0', 'RV-207')
    .does('Mac', `play volcanic-pistol ${PRISON}`)
    .sees('rail', `column Mac ${PRISON}`, 'volcanic-pistol')
    .isAsked('Mac');
});
rule('RV-208, RV-209, RX-37 three cards go into the prison only, and only before the marker is there', () => {
  inside({ hand: 'wriggler-hooley' }, {}).mayNot('Jack', `play wriggler-hooley ${PRISON}`, 'RV-208').isAsked('Jack');
  inside({}, { hand: 'double-the-guard swain-boys' }, { active: 1 })
    .mayNot('Mac', `play double-the-guard ${PRISON}`, 'RV-208')
    .mayNot('Mac', `play swain-boys ${PRISON}`, 'RV-208')
    .isAsked('Mac');
  const before = { options: D, open: { place: 'buzzard-point' } };
  west({ hand: 'wriggler-hooley' }, {}, before)
    .mayNot('Jack', 'play wriggler-hooley buzzard-point', 'RV-208')
    .does('Jack', `play wriggler-hooley ${PRISON}`)
    .isAsked('Jack');
  west({}, { hand: 'double-the-guard swain-boys lawman' }, { options: D, open: { place: 'buzzard-point', active: 1 } })
    .does('Mac', `play swain-boys ${PRISON}`)
    .does('Mac', `play double-the-guard ${PRISON}`)
    .sees('rail', `column Mac ${PRISON}`, 'swain-boys double-the-guard')
    .isAsked('Mac');
});
rule(
  'RV-210 the Duster coat carries a character or firepower card into the prison, for its price, until the marker has left',
  () => {
    const coat = (place: string, hand = 'duster-coat 38-special hail-of-bullets wriggler-hooley') =>
      west({ hand }, {}, { options: D, open: { place } });
    coat('bank')
      .does('Jack', 'play duster-coat bank')
      .does('Jack', 'coat hail-of-bullets')
      .sees('rail', `column Jack ${PRISON}`, 'hail-of-bullets')
      .sees('rail', 'discard Jack', '38-special duster-coat wriggler-hooley')
      .isAsked('Jack');
    coat('bank', 'duster-coat 38-special wriggler-hooley')
      .does('Jack', 'play duster-coat bank')
      .does('Jack', 'coat wriggler-hooley')
      .sees('rail', `column Jack ${PRISON}`, 'wriggler-hooley')
      .isAsked('Jack');
    coat(PRISON, 'duster-coat 38-special 45-long-colt wriggler-hooley')
      .does('Jack', `play duster-coat ${PRISON}`)
      .mayNot('Jack', 'coat wriggler-hooley', 'RV-208')
      .isAsked('Jack');
    coat('rattlesnake-creek').mayNot('Jack', 'play duster-coat rattlesnake-creek', 'RV-066').isAsked('Jack');
    coat('bank', 'duster-coat hail-of-bullets').mayNot('Jack', 'play duster-coat bank', 'RV-066').isAsked('Jack');
  },
);
rule('RV-211, RV-242 freed: he joins with a True Grit token, and the Garrotte comes to hand', () => {
  west(
    {},
    {},
    {
      options: { ...SETS, moduleA: true, moduleB: true },
      open: { active: 1, place: PRISON },
      zones: { prison: 'santiago garrotte' },
    },
  )
    .does('Mac', 'end')
    .fact('tokens', [token('gang', 18, { grit: 1 })])
    .sees('rail', 'prison', '')
    .does('Jack', 'draw own')
    .may('Jack', `play garrotte ${PRISON}`)
    .isAsked('Jack');
});
rule('RV-212, RX-39 if he is still there when the marker leaves, he and the Garrotte leave the game; he is not dead', () => {
  west(
    {},
    { hand: 'hunt-the-man-down lawman' },
    {
      options: { ...SETS, moduleA: true, moduleB: true, mcreadyDeck: 'preset' },
      open: { turn: 9, phase: 'advance', place: PRISON, space: 2 },
      zones: { prison: 'santiago garrotte' },
    },
  )
    .sees('rail', 'removed', 'garrotte santiago')
    .does('Jack', 'draw own')
    .does('Jack', 'end')
    .does('Mac', 'draw own')
    .does('Mac', 'play hunt-the-man-down rattlesnake-creek')
    .does('Mac', 'pay lawman')
    .sees('Jack', 'hand Mac', '? ? ? ?')
    .isAsked('Mac');
});
rule('RV-213 Santiago in the prison is no target', () => {
  west({ hand: 'rotgut-whiskey 38-special*2' }, {}, { options: { set11: true, set12: true } })
    .does('Jack', 'play rotgut-whiskey bank')
    .mayNot('Jack', 'bandit santiago', 'RV-145')
    .isAsked('Jack');
});

// ---- dollars and the Frontier

rule('RV-215 payday: a dollar for each whenever the marker enters a new card of the row, Colty first', () => {
  const payday = (dollars: readonly number[]) =>
    west({}, {}, { options: { set13: true }, open: { turn: 5, phase: 'advance', place: 'bank', space: 4, dollars } }).does(
      'Jack',
      'draw own',
    );
  payday([1, 2]).fact('dollars', [2, 3]).isAsked('Jack');
  payday([5, 6]).fact('dollars', [6, 6]).isAsked('Jack');
  payday([6, 6]).fact('dollars', [6, 6]).isAsked('Jack');
});
rule('RV-217, RV-219 a Frontier card is held and played like an own one, and goes to its own pile or deck', () => {
  west(
    {},
    { hand: 'ghost-town wild-mustangs', column: { 'whiskey-canyon': 'deputy' } },
    { options: { set13: true }, open: { active: 1 } },
  )
    .does('Mac', 'play ghost-town bank')
    .does('Mac', 'play wild-mustangs bank')
    .sees('rail', 'frontierDiscard', 'wild-mustangs')
    .sees('rail', 'column Mac bank', 'ghost-town deputy')
    .isAsked('Mac');
  west({ hand: 'swarm-of-horseflies 38-special*2' }, { column: { bank: 'ma-shepperson' } }, { options: D })
    .does('Jack', 'play swarm-of-horseflies bank')
    .hears('rail', 'moved', { cards: ['ma-shepperson'], to: { zone: 'frontier', seat: null, place: null } })
    .isAsked('Jack');
});
