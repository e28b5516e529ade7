/** Each card of Colty's decks has a story. A title names the cards it is about, before its colon. */
import { rule } from '../../../../testing/rule.ts';
import { dead, SETS, type StoryRows, token, west } from '../west.ts';

const D = { ...SETS, moduleC: true, moduleD: true, coltyDeck: 'preset', mcreadyDeck: 'preset' };
/** Jack's Play phase at a table with every set, and with the base decks alone. */
const all = (hand: string, rows: StoryRows = {}, mac: StoryRows = {}, open: object = {}, zones: object = {}) =>
  west({ hand, ...rows }, mac, { options: D, open: open as never, zones: zones as never });
const base = (hand: string, rows: StoryRows = {}, mac: StoryRows = {}, open: object = {}, zones: object = {}) =>
  west({ hand, ...rows }, mac, { open: open as never, zones: zones as never });
/** What Colty's column is worth in an attack at the Bank, without its defence of 2. */
const worth = (column: string, n: number, tokens: readonly object[] = [], options: object = D) =>
  west({ column: { bank: column } }, {}, { options: options as never, open: { active: 1, tokens: tokens as never } })
    .does('Mac', 'end')
    .hears('rail', 'attack', { colty: n + 2 })
    .isAsked('Jack');

rule('RV-065, RV-135 38-special, 45-long-colt, hail-of-bullets, comancheros: firepower for a price', () => {
  base('38-special').does('Jack', 'play 38-special bank').isAsked('Jack');
  base('45-long-colt').mayNot('Jack', 'play 45-long-colt bank', 'RV-072').isAsked('Jack');
  base('hail-of-bullets 38-special').mayNot('Jack', 'play hail-of-bullets bank', 'RV-072').isAsked('Jack');
  base('comancheros 38-special').does('Jack', 'play comancheros bank').sees('rail', 'discard Jack', '38-special').isAsked('Jack');
  worth('38-special 45-long-colt', 3);
  worth('hail-of-bullets comancheros', 6, [], {});
});
rule('RV-296 derringer: not counted, but one in a column', () => {
  base('derringer*2', { column: { bank: '38-special*3' } })
    .does('Jack', 'play derringer bank')
    .mayNot('Jack', 'play derringer bank', 'RV-296')
    .isAsked('Jack');
});
rule('RV-104 sawed-off-shotgun: three, for one attack', () => {
  west({ column: { bank: 'sawed-off-shotgun' } }, {}, { open: { active: 1 } })
    .does('Mac', 'end')
    .hears('rail', 'attack', { colty: 5 })
    .sees('rail', 'discard Jack', 'sawed-off-shotgun')
    .isAsked('Jack');
});
rule('RV-163 gatling-gun: five for three cards, and it cannot be moved', () => {
  base('gatling-gun 38-special*3').does('Jack', 'play gatling-gun bank').isAsked('Jack');
  base('saddlebags 38-special', { column: { bank: 'gatling-gun' } })
    .mayNot('Jack', 'play saddlebags bank', 'RV-066')
    .isAsked('Jack');
  worth('gatling-gun', 5);
});
rule('RV-293 banditos: they fetch another from the discard pile', () => {
  base('banditos', { discard: 'banditos' })
    .does('Jack', 'play banditos bank')
    .does('Jack', 'accept')
    .sees('Jack', 'hand Jack', 'banditos')
    .isAsked('Jack');
  worth('banditos', 2);
});
rule('RV-291 the-jackson-clan: three chips that melt away', () => {
  base('the-jackson-clan 38-special')
    .does('Jack', 'play the-jackson-clan bank')
    .fact('tokens', [token('colty:bank', 0, { chips: 3 })])
    .isAsked('Jack');
  worth('the-jackson-clan', 3, [{ row: 'colty:bank', card: 0, chips: 2 }]);
});
rule('RV-067 rosa-delgado: McReady discards a random card', () => {
  base('rosa-delgado 38-special', {}, { hand: 'lawman*2' })
    .does('Jack', 'play rosa-delgado bank')
    .sees('rail', 'discard Mac', 'lawman')
    .isAsked('Jack');
});
rule('RV-091 fire-at-will: one lawman here', () => {
  base('fire-at-will 38-special', {}, { column: { bank: 'bounty-hunter lawman' } })
    .does('Jack', 'play fire-at-will bank')
    .does('Jack', 'pick mcready:bank 0')
    .sees('rail', 'column Mac bank', 'lawman')
    .isAsked('Jack');
});
rule('RV-095 dynamite: lawmen up to 3', () => {
  base('dynamite 38-special', {}, { column: { bank: 'lawman*3 deputy' } })
    .does('Jack', 'play dynamite bank')
    .does('Jack', 'picks 0 1 2')
    .sees('rail', 'column Mac bank', 'deputy')
    .isAsked('Jack');
});
rule('RV-087 sandstorm: two affected cards of McReady’s', () => {
  base('sandstorm 38-special*3').does('Jack', 'play sandstorm bank').sees('rail', 'blockers bank', 'sandstorm').isAsked('Jack');
});
rule('RV-292 saddlebags: an own card back to hand', () => {
  base('saddlebags 38-special', { column: { bank: '38-special hail-of-bullets' } })
    .does('Jack', 'play saddlebags bank')
    .does('Jack', 'pick colty:bank 1')
    .sees('Jack', 'hand Jack', 'hail-of-bullets')
    .isAsked('Jack');
});
rule('RV-123 adios-amigos: a turn less for two cards', () => {
  base('adios-amigos 38-special*2', {}, {}, { space: 2 }).does('Jack', 'play adios-amigos bank').fact('space', 3).isAsked('Jack');
});
rule('RV-109 shoot-our-way-out: a chip on each card here', () => {
  base('shoot-our-way-out 38-special', { column: { bank: '38-special banditos', 'whiskey-canyon': '38-special' } })
    .does('Jack', 'play shoot-our-way-out bank')
    .fact('tokens', [token('colty:bank', 0, { chips: 1 }), token('colty:bank', 1, { chips: 1 })])
    .isAsked('Jack');
});
rule('RV-094 chew-on-this: a lawman of base firepower 1 or less', () => {
  base('chew-on-this', {}, { column: { bank: 'deputy cowboy' } })
    .does('Jack', 'play chew-on-this bank')
    .sees('rail', 'column Mac bank', 'deputy')
    .isAsked('Jack');
});
rule('RV-120 ride-for-the-border: a token less', () => {
  base('ride-for-the-border 38-special').does('Jack', 'play ride-for-the-border bank').fact('border', 11).isAsked('Jack');
});
rule('RV-057 stolen-horses: three cards', () => {
  base('stolen-horses 38-special').does('Jack', 'play stolen-horses bank').sees('Mac', 'hand Jack', '? ? ?').isAsked('Jack');
});
rule('RV-115 rotgut-whiskey: True Grit for a bandit of 3 or less', () => {
  base('rotgut-whiskey 38-special*2', {}, {}, {}, { graveyard: dead('doc-harlan cortez jack-colty') })
    .does('Jack', 'play rotgut-whiskey bank')
    .fact('tokens', [token('gang', 0, { grit: 1 })])
    .isAsked('Jack');
});
rule('RV-070 cut-the-wire: McReady discards two random cards', () => {
  base('cut-the-wire 38-special*2', {}, { hand: 'lawman*3' })
    .does('Jack', 'play cut-the-wire bank')
    .sees('rail', 'discard Mac', 'lawman lawman')
    .isAsked('Jack');
});

// ---- 1.1

rule('RV-162 cherokee-freedmen: two cards move them here', () => {
  all('38-special*2', { column: { bank: 'cherokee-freedmen' } }, {}, { place: 'whiskey-canyon' })
    .does('Jack', 'use colty:bank 0 0')
    .sees('rail', 'column Jack whiskey-canyon', 'cherokee-freedmen')
    .isAsked('Jack');
});
rule('RV-165 dragged-behind-the-horse: a lawman goes back', () => {
  all('dragged-behind-the-horse 38-special', {}, { column: { 'whiskey-canyon': 'deputy lawman' } }, { place: 'whiskey-canyon' })
    .does('Jack', 'play dragged-behind-the-horse whiskey-canyon')
    .does('Jack', 'pick mcready:whiskey-canyon 0')
    .sees('rail', 'column Mac bank', 'deputy')
    .isAsked('Jack');
});
rule('RV-079, RV-260 robbers-roost: two cards, not counted; a Texas Ranger may cancel it', () => {
  all('robbers-roost 38-special', { column: { bank: '38-special*3' } }, { hand: 'lawman' })
    .does('Jack', 'play robbers-roost bank')
    .passes('Mac')
    .sees('Mac', 'hand Jack', '? ?')
    .isAsked('Jack');
  all('robbers-roost 38-special', {}, { hand: 'texas-ranger' })
    .does('Jack', 'play robbers-roost bank')
    .does('Mac', 'cancel texas-ranger')
    .sees('rail', 'discard Jack', '38-special robbers-roost')
    .isAsked('Jack');
  worth('robbers-roost', 1);
});
rule('RV-067 hidden-gun-cache: one, and a card', () => {
  all('hidden-gun-cache 38-special').does('Jack', 'play hidden-gun-cache bank').sees('Mac', 'hand Jack', '?').isAsked('Jack');
  worth('hidden-gun-cache', 1);
});
rule('RV-042 smoke-signals: two ambush cards are looked at and may be exchanged', () => {
  const ambush = { bank: 'crossfire', 'whiskey-canyon': 'trip-wire', 'express-315': 'shot-in-the-back' };
  const looked = () =>
    all('smoke-signals', {}, {}, {}, { ambush })
      .does('Jack', 'play smoke-signals bank')
      .does('Jack', 'scout bank')
      .mayNot('Jack', 'scout bank', 'RV-042')
      .does('Jack', 'scout whiskey-canyon')
      .sees('Jack', 'ambush bank', 'crossfire');
  looked()
    .does('Jack', 'accept')
    .sees('Jack', 'ambush bank', 'trip-wire')
    .sees('Jack', 'ambush whiskey-canyon', 'crossfire')
    .sees('Mac', 'ambush bank', '?')
    .isAsked('Jack');
  looked().does('Jack', 'decline').sees('Jack', 'ambush bank', 'crossfire').isAsked('Jack');
});
rule('RV-039 turn-the-tables: the ambush card here goes unseen', () => {
  all('turn-the-tables 38-special', {}, {}, {}, { ambush: { bank: 'crossfire' } })
    .does('Jack', 'play turn-the-tables bank')
    .sees('Jack', 'ambush bank', '')
    .isAsked('Jack');
  all('turn-the-tables 38-special').mayNot('Jack', 'play turn-the-tables bank', 'RV-066').isAsked('Jack');
});

// ---- 1.2

const PRISON = 'san-manzanillo-prison';
rule('RV-209 wriggler-hooley: into the prison, ahead of the marker', () => {
  all('wriggler-hooley')
    .does('Jack', `play wriggler-hooley ${PRISON}`)
    .sees('rail', `column Jack ${PRISON}`, 'wriggler-hooley')
    .isAsked('Jack');
});
rule('RV-210 duster-coat: another card into the prison', () => {
  all('duster-coat 38-special')
    .does('Jack', 'play duster-coat bank')
    .sees('rail', `column Jack ${PRISON}`, '38-special')
    .isAsked('Jack');
});
rule('RV-207 hacksaw-in-a-pie: at the prison only', () => {
  all('hacksaw-in-a-pie', {}, { column: { [PRISON]: 'deputy bounty-hunter' } }, { place: PRISON })
    .does('Jack', `play hacksaw-in-a-pie ${PRISON}`)
    .sees('rail', `column Mac ${PRISON}`, 'bounty-hunter')
    .isAsked('Jack');
  all('hacksaw-in-a-pie', {}, { column: { bank: 'deputy' } })
    .mayNot('Jack', 'play hacksaw-in-a-pie bank', 'RV-066')
    .isAsked('Jack');
});
rule('RV-099 fight-on-the-train-roof: up to two lawmen of 2 or less, on the Express', () => {
  all('fight-on-the-train-roof 38-special', {}, { column: { 'express-315': 'deputy lawman' } }, { place: 'express-315' })
    .does('Jack', 'play fight-on-the-train-roof express-315')
    .does('Jack', 'picks 0 1')
    .sees('rail', 'column Mac express-315', '')
    .isAsked('Jack');
  all('fight-on-the-train-roof 38-special', {}, { column: { bank: 'deputy' } })
    .mayNot('Jack', 'play fight-on-the-train-roof bank', 'RV-066')
    .isAsked('Jack');
});
rule('RV-135 spencer-carbine: one more while it is alone', () => {
  worth('spencer-carbine', 4);
  worth('spencer-carbine 38-special', 4);
});
rule('RV-100 straw-dummies: hit first, and a card for it', () => {
  west(
    { column: { bank: 'hail-of-bullets straw-dummies' } },
    { hand: 'shoot-the-gun lawman' },
    { options: { ...D, mcreadyDeck: 'base' }, open: { active: 1 } },
  )
    .does('Mac', 'play shoot-the-gun bank')
    .sees('rail', 'discard Jack', 'straw-dummies')
    .sees('Mac', 'hand Jack', '?')
    .isAsked('Mac');
});
rule('RV-120 an-honest-bribe: two tokens less', () => {
  all('an-honest-bribe 38-special*2').does('Jack', 'play an-honest-bribe bank').fact('border', 10).isAsked('Jack');
});

// ---- 1.3

rule('RV-287 austin-granby: McReady’s discard pile leaves the game', () => {
  all('austin-granby', {}, { discard: 'lawman' }, { dollars: [1, 0] })
    .does('Jack', 'play austin-granby bank')
    .fact('dollars', [0, 0])
    .sees('rail', 'removed', 'lawman')
    .isAsked('Jack');
});
rule('RV-071 bribe-the-federales: a dollar for a border token', () => {
  all('bribe-the-federales', {}, {}, { dollars: [1, 0] })
    .does('Jack', 'play bribe-the-federales bank')
    .fact('border', 11)
    .fact('dollars', [0, 0])
    .isAsked('Jack');
});
rule('RV-071 gold-plated-revolver, pistoleros: firepower for a dollar', () => {
  all('gold-plated-revolver pistoleros', {}, {}, { dollars: [1, 0] })
    .does('Jack', 'play gold-plated-revolver bank')
    .mayNot('Jack', 'play pistoleros bank', 'RV-072')
    .isAsked('Jack');
  worth('gold-plated-revolver pistoleros', 7);
});
rule('RV-115, RV-214 bottle-of-mescal: True Grit for a bandit of 2 or less, or a dollar and a card', () => {
  const drunk = () =>
    all(
      'bottle-of-mescal 38-special',
      {},
      {},
      {},
      { graveyard: dead('one-eye-jubal cortez jack-colty').concat(' big-nose-nell') },
    ).does('Jack', 'play bottle-of-mescal bank');
  drunk()
    .does('Jack', 'choose grit')
    .fact('tokens', [token('gang', 0, { grit: 1 })])
    .isAsked('Jack');
  drunk().does('Jack', 'choose dollar').fact('dollars', [1, 0]).sees('Mac', 'hand Jack', '?').isAsked('Jack');
});
rule('RV-214 sack-of-loot: a dollar', () => {
  all('sack-of-loot').does('Jack', 'play sack-of-loot bank').fact('dollars', [1, 0]).isAsked('Jack');
});

// ---- 1.4

rule('RV-268 upturned-wagon: one, and not counted', () => {
  all('upturned-wagon 38-special', { column: { bank: '38-special*3' } })
    .does('Jack', 'play upturned-wagon bank')
    .isAsked('Jack');
  worth('upturned-wagon', 1);
});
rule('RV-265 ramshackle-hut: a card on top of the deck', () => {
  all('ramshackle-hut')
    .does('Jack', 'play ramshackle-hut bank')
    .does('Jack', 'find dynamite')
    .sees('Mac', 'coltyDeck', Array(61).fill('?').join(' '))
    .isAsked('Jack');
});
rule('RV-269 indian-burial-ground: a border token may leave the game', () => {
  all('indian-burial-ground 38-special')
    .does('Jack', 'play indian-burial-ground bank')
    .does('Jack', 'accept')
    .fact('borderGone', 1)
    .isAsked('Jack');
});
rule('RV-270 pull-the-bars-out: the end of Double the guard', () => {
  all('pull-the-bars-out', {}, { column: { [PRISON]: 'double-the-guard' } }, { place: PRISON })
    .does('Jack', `play pull-the-bars-out ${PRISON}`)
    .sees('rail', 'discard Mac', 'double-the-guard')
    .isAsked('Jack');
});
rule('RV-271 trixie-and-delilah: a chip for each .38 Special discarded, her own price among them', () => {
  all('trixie-and-delilah', { discard: '38-special*2 dynamite' })
    .does('Jack', 'play trixie-and-delilah bank')
    .fact('tokens', [token('colty:bank', 0, { chips: 2 })])
    .isAsked('Jack');
});
rule('RV-272 fan-the-gun: two chips on each', () => {
  all('fan-the-gun derringer saddlebags', { column: { bank: '45-long-colt hail-of-bullets 38-special' } })
    .does('Jack', 'play fan-the-gun bank')
    .fact('tokens', [token('colty:bank', 0, { chips: 2 }), token('colty:bank', 2, { chips: 2 })])
    .isAsked('Jack');
});
rule('RV-273 the-jakes: four cards, and the buffalo', () => {
  all(
    'the-jakes 38-special*2',
    {},
    { column: { bank: 'buffalo-stampede' } },
    {},
    { graveyard: dead('lem-tuttle cortez jack-colty') },
  )
    .does('Jack', 'play the-jakes bank')
    .sees('rail', 'discard Jack', '38-special 38-special the-jakes')
    .hears('rail', 'died', { card: 'lem-tuttle' })
    .sees('Mac', 'hand Jack', '? ? ? ?')
    .isAsked('Jack');
});
rule('RV-274 travis-dane: dearer ropes, and he rides along for a card', () => {
  all('38-special', { column: { bank: 'travis-dane' } }, {}, { place: 'express-315' })
    .does('Jack', 'use colty:bank 0 0')
    .sees('rail', 'column Jack express-315', 'travis-dane')
    .isAsked('Jack');
});
