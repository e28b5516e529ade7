/** The price and the limits of each card that expansions bring into Colty’s deck. */
import { rule } from '../../../../testing/rule.ts';
import { HOUSE, type StoryOpen, type StoryRows, type StoryZones, token, west } from '../west.ts';

const CREEK = 'rattlesnake-creek';
const EXPRESS = 'express-315';
const PRISON = 'san-manzanillo-prison';
const at = (hand: string, rows: StoryRows = {}, mac: StoryRows = {}, open: StoryOpen = {}, zones: StoryZones = {}) =>
  west({ hand, ...rows }, mac, { options: HOUSE, open, zones });
/** Mac attacks what Jack has. */
const attacked = (rows: StoryRows, place = 'bank') => at('', rows, {}, { active: 1, place }).does('Mac', 'end');

// ---- 1.1

rule('RV-066, RV-072 cherokee-freedmen: 2 for a card; two more move them here', () => {
  at('cherokee-freedmen').mayNot('Jack', 'play cherokee-freedmen bank', 'RV-072').isAsked('Jack');
  attacked({ column: { bank: 'cherokee-freedmen' } })
    .hears('rail', 'attack', { colty: 4 })
    .isAsked('Jack');
  const left = (hand: string, place = CREEK) => at(hand, { column: { bank: 'cherokee-freedmen' } }, {}, { place });
  left('38-special').mayNot('Jack', 'use colty:bank 0 0', 'RV-072').isAsked('Jack');
  left('38-special*2', 'bank').mayNot('Jack', 'use colty:bank 0 0', 'RV-066').isAsked('Jack');
  left('38-special*2')
    .does('Jack', 'use colty:bank 0 0')
    .sees('rail', `column Jack ${CREEK}`, 'cherokee-freedmen')
    .sees('rail', 'discard Jack', '38-special 38-special')
    .isAsked('Jack');
});
rule('RV-066, RV-072 dragged-behind-the-horse: a card: one lawman goes back to the battlefield before', () => {
  const drag = (hand: string, lawmen: string, place = CREEK) => at(hand, {}, { column: { [place]: lawmen } }, { place });
  drag('dragged-behind-the-horse', 'deputy').mayNot('Jack', `play dragged-behind-the-horse ${CREEK}`, 'RV-072').isAsked('Jack');
  drag('dragged-behind-the-horse 38-special', 'deputy', 'bank')
    .mayNot('Jack', 'play dragged-behind-the-horse bank', 'RV-066')
    .isAsked('Jack');
  drag('dragged-behind-the-horse 38-special', 'sharps-rifle the-gallows')
    .mayNot('Jack', `play dragged-behind-the-horse ${CREEK}`, 'RV-066')
    .isAsked('Jack');
  drag('dragged-behind-the-horse 38-special', 'deputy colonel-mcready')
    .does('Jack', `play dragged-behind-the-horse ${CREEK}`)
    .does('Jack', `pick mcready:${CREEK} 1`)
    .sees('rail', `column Mac ${PRISON}`, 'colonel-mcready')
    .fact('border', 12)
    .isAsked('Jack');
});
rule(
  'RV-066, RV-072 robbers-roost: a location of 1 for a card: two cards drawn, not counted, never moved; a Texas Ranger cancels it',
  () => {
    at('robbers-roost').mayNot('Jack', 'play robbers-roost bank', 'RV-072').isAsked('Jack');
    at('robbers-roost 38-special', { column: { bank: '38-special*3' } })
      .does('Jack', 'play robbers-roost bank')
      .sees('Mac', 'hand Jack', '? ?')
      .sees('rail', 'column Jack bank', '38-special 38-special 38-special robbers-roost')
      .isAsked('Jack');
    at('robbers-roost 38-special', {}, { hand: 'texas-ranger' })
      .does('Jack', 'play robbers-roost bank')
      .does('Mac', 'cancel texas-ranger')
      .sees('rail', 'discard Jack', '38-special robbers-roost')
      .sees('Jack', 'hand Jack', '')
      .isAsked('Jack');
    at('saddlebags 38-special', { column: { bank: 'robbers-roost' } })
      .mayNot('Jack', 'play saddlebags bank', 'RV-066')
      .isAsked('Jack');
    attacked({ column: { bank: 'robbers-roost' } })
      .hears('rail', 'attack', { colty: 3 })
      .isAsked('Jack');
  },
);
rule('RV-072 hidden-gun-cache: 1 for a card, and a card drawn', () => {
  at('hidden-gun-cache').mayNot('Jack', 'play hidden-gun-cache bank', 'RV-072').isAsked('Jack');
  at('hidden-gun-cache 38-special').does('Jack', 'play hidden-gun-cache bank').sees('Mac', 'hand Jack', '?').isAsked('Jack');
  attacked({ column: { bank: 'hidden-gun-cache' } })
    .hears('rail', 'attack', { colty: 3 })
    .isAsked('Jack');
});
rule('RV-042, RV-066 smoke-signals: free: two face-down ambush cards are looked at, and may be exchanged', () => {
  const hidden = { ambush: { bank: 'crossfire', [CREEK]: 'trip-wire', [EXPRESS]: 'shot-in-the-back' } };
  const looked = () =>
    at('smoke-signals', {}, {}, {}, hidden)
      .does('Jack', 'play smoke-signals bank')
      .mayNot('Jack', 'scout whiskey-canyon', 'RV-042')
      .does('Jack', 'scout bank')
      .mayNot('Jack', 'scout bank', 'RV-042')
      .does('Jack', `scout ${CREEK}`)
      .sees('Jack', 'ambush bank', 'crossfire')
      .sees('Mac', 'ambush bank', '?');
  looked()
    .does('Jack', 'accept')
    .sees('Jack', 'ambush bank', 'trip-wire')
    .sees('Jack', `ambush ${CREEK}`, 'crossfire')
    .isAsked('Jack');
  looked().does('Jack', 'decline').sees('Jack', 'ambush bank', 'crossfire').isAsked('Jack');
  at('smoke-signals').mayNot('Jack', 'play smoke-signals bank', 'RV-066').isAsked('Jack');
});
rule('RV-066, RV-072 turn-the-tables: a card: the ambush card here leaves the game, and nobody sees it', () => {
  const hidden = { ambush: { bank: 'crossfire' } };
  at('turn-the-tables', {}, {}, {}, hidden).mayNot('Jack', 'play turn-the-tables bank', 'RV-072').isAsked('Jack');
  at('turn-the-tables 38-special', {}, {}, { place: CREEK }, hidden)
    .mayNot('Jack', `play turn-the-tables ${CREEK}`, 'RV-066')
    .isAsked('Jack');
  at('turn-the-tables 38-special', {}, {}, {}, hidden)
    .does('Jack', 'play turn-the-tables bank')
    .sees('Jack', 'ambush bank', '')
    .does('Jack', 'end')
    .does('Mac', 'draw own')
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 0 })
    .isAsked('Jack');
});

// ---- 1.2

rule('RV-208 wriggler-hooley: free, 2: into the prison only, before the marker is there', () => {
  at('wriggler-hooley')
    .mayNot('Jack', 'play wriggler-hooley bank', 'RV-208')
    .does('Jack', `play wriggler-hooley ${PRISON}`)
    .sees('rail', `column Jack ${PRISON}`, 'wriggler-hooley')
    .isAsked('Jack');
  for (const place of [PRISON, CREEK])
    at('wriggler-hooley', {}, {}, { place }).mayNot('Jack', `play wriggler-hooley ${PRISON}`, 'RV-208').isAsked('Jack');
  attacked({ column: { [PRISON]: 'wriggler-hooley' } }, PRISON)
    .hears('rail', 'attack', { colty: 8 })
    .isAsked('Jack');
});
rule('RV-066, RV-210 duster-coat: free: another character or gun goes into the prison, for its own price', () => {
  at('duster-coat 45-long-colt 38-special dynamite')
    .does('Jack', 'play duster-coat bank')
    .mayNot('Jack', 'coat dynamite', 'RV-210')
    .does('Jack', 'coat 45-long-colt')
    .does('Jack', 'pay dynamite')
    .sees('rail', `column Jack ${PRISON}`, '45-long-colt')
    .sees('rail', 'discard Jack', 'duster-coat dynamite')
    .isAsked('Jack');
  at('duster-coat 38-special', {}, {}, { place: PRISON }).may('Jack', `play duster-coat ${PRISON}`).isAsked('Jack');
  at('duster-coat 38-special', {}, {}, { place: CREEK }).mayNot('Jack', `play duster-coat ${CREEK}`, 'RV-066').isAsked('Jack');
  at('duster-coat 38-special', { column: { [PRISON]: '38-special*3' } })
    .mayNot('Jack', 'play duster-coat bank', 'RV-066')
    .isAsked('Jack');
});
rule('RV-066 hacksaw-in-a-pie: free, at the prison: one lawman of 2 or less there', () => {
  const saw = (lawmen: string, place = PRISON) => at('hacksaw-in-a-pie', {}, { column: { [place]: lawmen } }, { place });
  saw('deputy', 'bank').mayNot('Jack', 'play hacksaw-in-a-pie bank', 'RV-066').isAsked('Jack');
  saw('double-the-guard').mayNot('Jack', `play hacksaw-in-a-pie ${PRISON}`, 'RV-066').isAsked('Jack');
  at('hacksaw-in-a-pie', {}, { column: { bank: 'deputy' } }, { place: PRISON })
    .mayNot('Jack', `play hacksaw-in-a-pie ${PRISON}`, 'RV-066')
    .isAsked('Jack');
  saw('double-the-guard deputy')
    .does('Jack', `play hacksaw-in-a-pie ${PRISON}`)
    .sees('rail', `column Mac ${PRISON}`, 'double-the-guard')
    .isAsked('Jack');
});
rule('RV-066, RV-072, RV-090, RV-099 fight-on-the-train-roof: a card, on the Express: up to two lawmen of 2 or less', () => {
  const fight = (hand: string, lawmen: string, place = EXPRESS) => at(hand, {}, { column: { [place]: lawmen } }, { place });
  fight('fight-on-the-train-roof', 'deputy').mayNot('Jack', `play fight-on-the-train-roof ${EXPRESS}`, 'RV-072').isAsked('Jack');
  fight('fight-on-the-train-roof 38-special', 'deputy', CREEK)
    .mayNot('Jack', `play fight-on-the-train-roof ${CREEK}`, 'RV-066')
    .isAsked('Jack');
  fight('fight-on-the-train-roof 38-special', 'deputy*2 charlie-weathers cowboy')
    .does('Jack', `play fight-on-the-train-roof ${EXPRESS}`)
    .mayNot('Jack', 'picks 2', 'RV-090')
    .mayNot('Jack', 'picks 0 1 3', 'RV-099')
    .may('Jack', 'picks 3')
    .does('Jack', 'picks 0 1')
    .sees('rail', `column Mac ${EXPRESS}`, 'charlie-weathers cowboy')
    .isAsked('Jack');
});
rule('RV-072 spencer-carbine: 3 for a card, one more while it is alone in its column', () => {
  at('spencer-carbine').mayNot('Jack', 'play spencer-carbine bank', 'RV-072').isAsked('Jack');
  attacked({ column: { bank: 'spencer-carbine' } })
    .hears('rail', 'attack', { colty: 6 })
    .isAsked('Jack');
  attacked({ column: { bank: 'spencer-carbine straw-dummies' } })
    .hears('rail', 'attack', { colty: 5 })
    .isAsked('Jack');
  attacked({ column: { [PRISON]: 'spencer-carbine' } }, PRISON)
    .hears('rail', 'attack', { colty: 9 })
    .isAsked('Jack');
});
rule('RV-100 straw-dummies: free, 0, not counted; they are hit first, and a card is drawn for them', () => {
  at('straw-dummies', { column: { bank: '38-special*3' } })
    .does('Jack', 'play straw-dummies bank')
    .isAsked('Jack');
  west(
    { column: { bank: '38-special straw-dummies' } },
    { hand: 'shoot-the-gun lawman' },
    { options: { ...HOUSE, mcreadyDeck: 'base' }, open: { active: 1 } },
  )
    .does('Mac', 'play shoot-the-gun bank')
    .sees('rail', 'column Jack bank', '38-special')
    .sees('Mac', 'hand Jack', '?')
    .isAsked('Mac');
});
rule('RV-072 an-honest-bribe: two cards: two border tokens', () => {
  at('an-honest-bribe 38-special').mayNot('Jack', 'play an-honest-bribe bank', 'RV-072').isAsked('Jack');
  at('an-honest-bribe 38-special*2').does('Jack', 'play an-honest-bribe bank').fact('border', 10).isAsked('Jack');
});

// ---- 1.3

rule('RV-072 austin-granby: 1 for a dollar; McReady’s discard pile leaves the game', () => {
  const pile = { discard: 'deputy*2 lawman' };
  at('austin-granby 38-special', {}, pile).mayNot('Jack', 'play austin-granby bank', 'RV-072').isAsked('Jack');
  at('austin-granby', {}, pile, { dollars: [1, 0] })
    .does('Jack', 'play austin-granby bank')
    .sees('rail', 'removed', 'deputy deputy lawman')
    .sees('rail', 'discard Mac', '')
    .fact('dollars', [0, 0])
    .isAsked('Jack');
  at('austin-granby', {}, {}, { dollars: [1, 0] })
    .does('Jack', 'play austin-granby bank')
    .sees('rail', 'column Jack bank', 'austin-granby')
    .isAsked('Jack');
  attacked({ column: { bank: 'austin-granby' } })
    .hears('rail', 'attack', { colty: 3 })
    .isAsked('Jack');
});
rule('RV-072 bribe-the-federales: a dollar: a border token', () => {
  at('bribe-the-federales 38-special').mayNot('Jack', 'play bribe-the-federales bank', 'RV-072').isAsked('Jack');
  at('bribe-the-federales', {}, {}, { dollars: [2, 0] })
    .does('Jack', 'play bribe-the-federales bank')
    .fact('border', 11)
    .fact('dollars', [1, 0])
    .isAsked('Jack');
});
rule('RV-072, RV-145 bottle-of-mescal: a card: True Grit for a bandit of 2 or less, or a dollar and a card', () => {
  const drunk = () => at('bottle-of-mescal 38-special').does('Jack', 'play bottle-of-mescal bank');
  at('bottle-of-mescal').mayNot('Jack', 'play bottle-of-mescal bank', 'RV-072').isAsked('Jack');
  drunk().does('Jack', 'choose dollar').fact('dollars', [1, 0]).sees('Mac', 'hand Jack', '?').isAsked('Jack');
  drunk()
    .does('Jack', 'choose grit')
    .mayNot('Jack', 'bandit doc-harlan', 'RV-145')
    .does('Jack', 'bandit bullet')
    .fact('tokens', [token('gang', 1, { grit: 1 })])
    .isAsked('Jack');
  at('bottle-of-mescal 38-special', {}, {}, { tokens: [{ row: 'gang', card: 'bullet', grit: 1 }] })
    .does('Jack', 'play bottle-of-mescal bank')
    .does('Jack', 'choose grit')
    .mayNot('Jack', 'bandit bullet', 'RV-145')
    .isAsked('Jack');
});
rule('RV-066 sack-of-loot: free: a dollar, while the pool has one', () => {
  at('sack-of-loot').does('Jack', 'play sack-of-loot bank').fact('dollars', [1, 0]).isAsked('Jack');
  at('sack-of-loot', {}, {}, { dollars: [6, 6] })
    .mayNot('Jack', 'play sack-of-loot bank', 'RV-066')
    .isAsked('Jack');
});

// ---- 1.4

rule('RV-072 upturned-wagon: 1 for a card, not counted for the limit', () => {
  at('upturned-wagon').mayNot('Jack', 'play upturned-wagon bank', 'RV-072').isAsked('Jack');
  at('upturned-wagon 38-special', { column: { bank: '38-special*3 upturned-wagon' } })
    .does('Jack', 'play upturned-wagon bank')
    .does('Jack', 'end')
    .does('Mac', 'draw own')
    .does('Mac', 'end')
    .hears('rail', 'attack', { colty: 7 })
    .isAsked('Jack');
});
rule('RV-066, RV-193 ramshackle-hut: a free location of 1: the card you look for comes to the top of your deck', () => {
  at('ramshackle-hut', { column: { bank: '38-special*3' } })
    .does('Jack', 'play ramshackle-hut bank')
    .mayNot('Jack', 'find colonel-mcready', 'RV-193')
    .does('Jack', 'find gatling-gun')
    .sees('Jack', 'coltyDeck', ['gatling-gun', ...Array(57).fill('?')].join(' '))
    .does('Jack', 'end')
    .does('Mac', 'draw own')
    .does('Mac', 'end')
    .hears('rail', 'attack', { colty: 6 })
    .isAsked('Jack');
  at('saddlebags 38-special', { column: { bank: 'ramshackle-hut' } })
    .mayNot('Jack', 'play saddlebags bank', 'RV-066')
    .isAsked('Jack');
});
rule(
  'RV-072, RV-269 indian-burial-ground: a location of 0 for a card: a border token may leave the game; no bounty hunters; it goes with the marker',
  () => {
    at('indian-burial-ground').mayNot('Jack', 'play indian-burial-ground bank', 'RV-072').isAsked('Jack');
    const laid = () => at('indian-burial-ground 38-special').does('Jack', 'play indian-burial-ground bank');
    laid().does('Jack', 'accept').fact('border', 11).fact('borderGone', 1).isAsked('Jack');
    laid().does('Jack', 'decline').fact('border', 12).isAsked('Jack');
    const lies = { column: { bank: 'indian-burial-ground' } };
    attacked(lies).hears('rail', 'attack', { colty: 2 }).isAsked('Jack');
    at('', lies, { hand: 'bounty-hunter belle-ransom lawman*2' }, { active: 1 })
      .mayNot('Mac', 'play bounty-hunter bank', 'RV-269')
      .mayNot('Mac', 'play belle-ransom bank', 'RV-269')
      .may('Mac', 'play lawman bank')
      .isAsked('Mac');
    at('', lies, {}, { turn: 4, phase: 'advance', space: 4 })
      .sees('rail', 'removed', 'indian-burial-ground')
      .fact('place', 'whiskey-canyon')
      .isAsked('Jack');
    at('', lies, {}, { turn: 3, phase: 'advance', space: 3 }).sees('rail', 'removed', '').isAsked('Jack');
  },
);
rule('RV-066 pull-the-bars-out: free, with the marker at the prison: Double the guard is destroyed', () => {
  const pull = (guard: StoryRows, place = PRISON) => at('pull-the-bars-out', {}, guard, { place });
  const guard = { column: { [PRISON]: 'prison-guard double-the-guard' } };
  pull(guard).does('Jack', `play pull-the-bars-out ${PRISON}`).sees('rail', 'discard Mac', 'double-the-guard').isAsked('Jack');
  pull(guard, 'buzzard-point').mayNot('Jack', 'play pull-the-bars-out buzzard-point', 'RV-066').isAsked('Jack');
  pull({}).mayNot('Jack', `play pull-the-bars-out ${PRISON}`, 'RV-066').isAsked('Jack');
});
rule('RV-271 trixie-and-delilah: free, 0, with a chip for each .38 Special in your discard pile', () => {
  at('trixie-and-delilah', { discard: '38-special*3 derringer' })
    .does('Jack', 'play trixie-and-delilah bank')
    .fact('tokens', [token('colty:bank', 0, { chips: 3 })])
    .does('Jack', 'end')
    .does('Mac', 'draw own')
    .does('Mac', 'end')
    .hears('rail', 'attack', { colty: 5 })
    .isAsked('Jack');
  at('trixie-and-delilah').does('Jack', 'play trixie-and-delilah bank').fact('tokens', []).isAsked('Jack');
});
rule('RV-066, RV-072 fan-the-gun: two cards: two chips on each .45 Long Colt and .38 Special here', () => {
  const guns = { column: { bank: '45-long-colt 38-special hail-of-bullets', 'whiskey-canyon': '38-special' } };
  at('fan-the-gun derringer', guns).mayNot('Jack', 'play fan-the-gun bank', 'RV-072').isAsked('Jack');
  at('fan-the-gun 38-special*2', { column: { bank: 'hail-of-bullets' } })
    .mayNot('Jack', 'play fan-the-gun bank', 'RV-066')
    .isAsked('Jack');
  at('fan-the-gun 38-special*2', guns)
    .does('Jack', 'play fan-the-gun bank')
    .fact('tokens', [token('colty:bank', 0, { chips: 2 }), token('colty:bank', 1, { chips: 2 })])
    .isAsked('Jack');
});
rule(
  'RV-072 the-jakes: a location of 0 for two cards: four cards drawn; beside a Buffalo Stampede a bandit dies and it goes',
  () => {
    at('the-jakes 38-special').mayNot('Jack', 'play the-jakes bank', 'RV-072').isAsked('Jack');
    at('the-jakes 38-special*2', { column: { bank: '38-special*3' } })
      .does('Jack', 'play the-jakes bank')
      .sees('Mac', 'hand Jack', '? ? ? ?')
      .isAsked('Jack');
    at('the-jakes 38-special*2', {}, { column: { bank: 'buffalo-stampede' } })
      .does('Jack', 'play the-jakes bank')
      .does('Jack', 'bandit kid-malloy')
      .sees('rail', 'graveyard', 'kid-malloy')
      .sees('rail', 'column Jack bank', '')
      .sees('rail', 'column Mac bank', 'buffalo-stampede')
      .isAsked('Jack');
  },
);
rule('RV-072 travis-dane: 1 for a card: ropes and ambushes cost McReady a card more; a card moves him here', () => {
  at('travis-dane').mayNot('Jack', 'play travis-dane bank', 'RV-072').isAsked('Jack');
  const ropes = (hand: string, place = 'bank') => at('', { column: { bank: 'travis-dane' } }, { hand }, { active: 1, place });
  ropes('get-a-rope-boys lawman*2').mayNot('Mac', 'play get-a-rope-boys bank', 'RV-072').isAsked('Mac');
  ropes('ambush lawman*2').mayNot('Mac', 'play ambush bank', 'RV-072').isAsked('Mac');
  ropes('ambush lawman*2', CREEK).may('Mac', `play ambush ${CREEK}`).isAsked('Mac');
  ropes('get-a-rope-boys deputy*3').may('Mac', 'play get-a-rope-boys bank').isAsked('Mac');
  at('', { column: { bank: 'travis-dane' } }, {}, { place: CREEK })
    .mayNot('Jack', 'use colty:bank 0 0', 'RV-072')
    .isAsked('Jack');
  at('38-special', { column: { bank: 'travis-dane' } }, {}, { place: CREEK })
    .does('Jack', 'use colty:bank 0 0')
    .sees('rail', `column Jack ${CREEK}`, 'travis-dane')
    .isAsked('Jack');
  attacked({ column: { bank: 'travis-dane' } })
    .hears('rail', 'attack', { colty: 3 })
    .isAsked('Jack');
});
