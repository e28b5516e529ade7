/** The price and the limits of each card of the Frontier deck; either player may hold them. */
import { rule } from '../../../../testing/rule.ts';
import { dead, HOUSE, type StoryOpen, type StoryRows, type StoryZones, token, west } from '../west.ts';

const CREEK = 'rattlesnake-creek';
const PRISON = 'san-manzanillo-prison';
const at = (hand: string, rows: StoryRows = {}, mac: StoryRows = {}, open: StoryOpen = {}, zones: StoryZones = {}) =>
  west({ hand, ...rows }, mac, { options: HOUSE, open, zones });
/** Both totals at the Bank. */
const fight = (jack: string, mac: string, colty: number, mcready: number) =>
  at('', { column: { bank: jack } }, { column: { bank: mac } }, { active: 1 }, { graveyard: dead('lem-tuttle cortez jack-colty') })
    .does('Mac', 'end')
    .hears('rail', 'attack', { colty, mcready })
    .isAsked('Jack');

// ---- 1.3

rule('RV-072 ma-shepperson: 2 for a card, on either side; one more beside Pa or Curly in the same column', () => {
  at('ma-shepperson').mayNot('Jack', 'play ma-shepperson bank', 'RV-072').isAsked('Jack');
  fight('ma-shepperson', '', 4, 0);
  fight('', 'ma-shepperson', 2, 2);
  fight('ma-shepperson curly', '', 6, 0);
  fight('ma-shepperson', 'pa-shepperson', 4, 2);
});
rule('RV-072 pa-shepperson: 2 for a card, on either side; one more beside Ma or Curly in the same column', () => {
  at('pa-shepperson').mayNot('Jack', 'play pa-shepperson bank', 'RV-072').isAsked('Jack');
  fight('', 'pa-shepperson', 2, 2);
  fight('', 'pa-shepperson curly', 2, 4);
  fight('pa-shepperson ma-shepperson', '', 8, 0);
});
rule('RV-066, RV-072 mountain-howitzer: 3 for a card and a dollar; it cannot be moved', () => {
  at('mountain-howitzer 38-special').mayNot('Jack', 'play mountain-howitzer bank', 'RV-072').isAsked('Jack');
  at('mountain-howitzer', {}, {}, { dollars: [1, 0] })
    .mayNot('Jack', 'play mountain-howitzer bank', 'RV-072')
    .isAsked('Jack');
  at('mountain-howitzer 38-special', {}, {}, { dollars: [1, 0] })
    .does('Jack', 'play mountain-howitzer bank')
    .fact('dollars', [0, 0])
    .isAsked('Jack');
  fight('mountain-howitzer', '', 5, 0);
  at('wild-mustangs', { column: { bank: 'mountain-howitzer' } }, {}, { place: CREEK })
    .mayNot('Jack', `play wild-mustangs ${CREEK}`, 'RV-066')
    .isAsked('Jack');
});
rule('RV-066 wild-mustangs: free: one of your own cards moves here from any battlefield', () => {
  at('wild-mustangs', { column: { bank: '38-special hail-of-bullets', 'express-315': 'derringer' } }, {}, { place: CREEK })
    .does('Jack', `play wild-mustangs ${CREEK}`)
    .may('Jack', 'pick colty:express-315 0')
    .does('Jack', 'pick colty:bank 1')
    .sees('rail', `column Jack ${CREEK}`, 'hail-of-bullets')
    .sees('rail', 'frontierDiscard', 'wild-mustangs')
    .isAsked('Jack');
  at('wild-mustangs', { column: { bank: '38-special', [CREEK]: '38-special*3' } }, {}, { place: CREEK })
    .mayNot('Jack', `play wild-mustangs ${CREEK}`, 'RV-066')
    .isAsked('Jack');
});
rule(
  'RV-066, RV-072, RV-090, RV-145 snake-oil-salesman: three cards: True Grit for one of your own that has none: a bandit of 4 or less, or a character',
  () => {
    at('snake-oil-salesman 38-special*2').mayNot('Jack', 'play snake-oil-salesman bank', 'RV-072').isAsked('Jack');
    at('snake-oil-salesman 38-special*3', { column: { bank: '38-special the-jackson-clan' } }, { column: { bank: 'deputy' } })
      .does('Jack', 'play snake-oil-salesman bank')
      .mayNot('Jack', 'bandit cortez', 'RV-145')
      .mayNot('Jack', 'pick colty:bank 0', 'RV-090')
      .mayNot('Jack', 'pick mcready:bank 0', 'RV-090')
      .may('Jack', 'bandit abigail-mcready')
      .does('Jack', 'pick colty:bank 1')
      .fact('tokens', [token('colty:bank', 1, { grit: 1 })])
      .isAsked('Jack');
    at('snake-oil-salesman 38-special*3', {}, {}, { tokens: [{ row: 'gang', card: 'bullet', grit: 1 }] })
      .does('Jack', 'play snake-oil-salesman bank')
      .mayNot('Jack', 'bandit bullet', 'RV-145')
      .isAsked('Jack');
    at('', {}, { hand: 'snake-oil-salesman lawman*2 deputy', column: { bank: 'deputy' } }, { active: 1, place: CREEK })
      .does('Mac', `play snake-oil-salesman ${CREEK}`)
      .fact('tokens', [token('mcready:bank', 0, { grit: 1 })])
      .isAsked('Mac');
    at('', {}, { hand: 'snake-oil-salesman lawman*2 deputy', column: { bank: 'sharps-rifle' } }, { active: 1 })
      .mayNot('Mac', 'play snake-oil-salesman bank', 'RV-066')
      .isAsked('Mac');
  },
);
rule('RV-066 card-sharp: free: all chips of one colour leave a card; red ones are of either', () => {
  const chips = { tokens: [{ row: 'colty:bank', card: 0, chips: 2, red: 1 }] };
  const sharp = () =>
    at('', { column: { bank: 'hail-of-bullets' } }, { hand: 'card-sharp' }, { active: 1, ...chips }).does(
      'Mac',
      'play card-sharp bank',
    );
  sharp().does('Mac', 'choose black').fact('tokens', []).isAsked('Mac');
  sharp()
    .does('Mac', 'choose white')
    .fact('tokens', [token('colty:bank', 0, { chips: 2 })])
    .isAsked('Mac');
  at('card-sharp', {}, { column: { bank: 'deputy' } }, { place: CREEK, tokens: [{ row: 'mcready:bank', card: 0, chips: 1 }] })
    .does('Jack', `play card-sharp ${CREEK}`)
    .does('Jack', 'choose white')
    .fact('tokens', [])
    .isAsked('Jack');
  at('card-sharp', { column: { bank: 'hail-of-bullets' } })
    .mayNot('Jack', 'play card-sharp bank', 'RV-066')
    .isAsked('Jack');
});
rule('RV-214 stagecoach-hold-up: one dollar of the opponent’s, no matter how many they have; a card only if they have none', () => {
  at('stagecoach-hold-up', {}, {}, { dollars: [1, 2] })
    .does('Jack', 'play stagecoach-hold-up bank')
    .fact('dollars', [2, 1])
    .sees('Mac', 'hand Jack', '')
    .isAsked('Jack');
});
rule(
  'RV-072, RV-076, RV-207 trading-post: for a card, in the Open Range: once a turn two cards for a dollar, or a dollar for two cards',
  () => {
    at('trading-post').mayNot('Jack', 'play trading-post bank', 'RV-072').isAsked('Jack');
    at('trading-post 38-special').does('Jack', 'play trading-post bank').sees('rail', 'range Jack', 'trading-post').isAsked('Jack');
    const post = (hand: string, purse: number, place = CREEK) =>
      at(hand, { range: 'trading-post' }, {}, { place, dollars: [purse, 0] });
    post('38-special*2', 1)
      .does('Jack', 'use colty:range 0 0')
      .fact('dollars', [2, 0])
      .mayNot('Jack', 'use colty:range 0 1', 'RV-076')
      .isAsked('Jack');
    post('', 1).does('Jack', 'use colty:range 0 1').fact('dollars', [0, 0]).sees('Mac', 'hand Jack', '? ?').isAsked('Jack');
    post('38-special', 0)
      .mayNot('Jack', 'use colty:range 0 0', 'RV-072')
      .mayNot('Jack', 'use colty:range 0 1', 'RV-072')
      .isAsked('Jack');
    post('38-special*2', 1, PRISON).mayNot('Jack', 'use colty:range 0 0', 'RV-207').isAsked('Jack');
  },
);
rule('RV-072 crooked-judge: 1 for a dollar; the opponent discards two cards at random', () => {
  at('crooked-judge').mayNot('Jack', 'play crooked-judge bank', 'RV-072').isAsked('Jack');
  at('crooked-judge', {}, { hand: 'deputy*3' }, { dollars: [1, 0] })
    .does('Jack', 'play crooked-judge bank')
    .sees('rail', 'discard Mac', 'deputy deputy')
    .isAsked('Jack');
  at('', { hand: '38-special' }, { hand: 'crooked-judge' }, { active: 1, dollars: [0, 1] })
    .does('Mac', 'play crooked-judge bank')
    .sees('rail', 'discard Jack', '38-special')
    .isAsked('Mac');
  fight('crooked-judge', '', 3, 0);
});
rule('RV-066, RV-072, RV-090 dust-devil: a card: an opposing card of 2 or less here goes back to hand, a location never', () => {
  at('dust-devil', {}, { column: { bank: 'deputy' } })
    .mayNot('Jack', 'play dust-devil bank', 'RV-072')
    .isAsked('Jack');
  at('dust-devil 38-special', {}, { column: { bank: 'the-gallows charlie-weathers', [CREEK]: 'deputy' } })
    .mayNot('Jack', 'play dust-devil bank', 'RV-066')
    .isAsked('Jack');
  at('dust-devil 38-special', {}, { column: { bank: 'the-gallows charlie-weathers deputy sharps-rifle' } })
    .does('Jack', 'play dust-devil bank')
    .mayNot('Jack', 'pick mcready:bank 0', 'RV-090')
    .mayNot('Jack', 'pick mcready:bank 1', 'RV-090')
    .does('Jack', 'pick mcready:bank 3')
    .sees('Mac', 'hand Mac', 'sharps-rifle')
    .isAsked('Jack');
});
rule('RV-066 ghost-town: a free location of 1, not counted, never moved', () => {
  at('ghost-town', { column: { bank: '38-special*3' } })
    .does('Jack', 'play ghost-town bank')
    .isAsked('Jack');
  fight('ghost-town', '', 3, 0);
  fight('', 'ghost-town', 2, 1);
  at('saddlebags 38-special', { column: { bank: 'ghost-town' } })
    .mayNot('Jack', 'play saddlebags bank', 'RV-066')
    .isAsked('Jack');
});
rule('RV-066, RV-072 prairie-fire: two cards: each loses one of their own cards here, the opponent first', () => {
  at('prairie-fire 38-special', { column: { bank: '38-special' } })
    .mayNot('Jack', 'play prairie-fire bank', 'RV-072')
    .isAsked('Jack');
  at('prairie-fire 38-special*2', { column: { [CREEK]: 'derringer' } }, { column: { [CREEK]: 'deputy' } })
    .mayNot('Jack', 'play prairie-fire bank', 'RV-066')
    .isAsked('Jack');
  at('prairie-fire 38-special*2', { column: { bank: 'derringer hail-of-bullets' } }, { column: { bank: 'deputy lawman' } })
    .does('Jack', 'play prairie-fire bank')
    .isAsked('Mac')
    .does('Mac', 'pick mcready:bank 1')
    .does('Jack', 'pick colty:bank 0')
    .sees('rail', 'column Mac bank', 'deputy')
    .sees('rail', 'column Jack bank', 'hail-of-bullets')
    .isAsked('Jack');
  at('prairie-fire 38-special*2', {}, { column: { bank: 'old-three-fingers' } })
    .does('Jack', 'play prairie-fire bank')
    .sees('rail', 'discard Mac', 'old-three-fingers')
    .isAsked('Jack');
});

// ---- 1.4

rule('RV-072, RV-090 shadow-of-chikara: two cards: the Eagle on any card in play that may carry it', () => {
  at('shadow-of-chikara 38-special', {}, { column: { bank: 'deputy' } })
    .mayNot('Jack', 'play shadow-of-chikara bank', 'RV-072')
    .isAsked('Jack');
  at(
    'shadow-of-chikara 38-special*2',
    { column: { bank: '38-special' } },
    { column: { bank: 'deputy the-gallows', [CREEK]: 'lawman' } },
  )
    .does('Jack', 'play shadow-of-chikara bank')
    .mayNot('Jack', 'pick mcready:bank 1', 'RV-090')
    .may('Jack', 'pick colty:bank 0')
    .may('Jack', `pick mcready:${CREEK} 0`)
    .does('Jack', 'pick mcready:bank 0')
    .fact('tokens', [token('mcready:bank', 0, { eagle: true })])
    .does('Jack', 'end')
    .does('Mac', 'draw own')
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 0 })
    .isAsked('Jack');
});
rule('RV-072, RV-276 reverend-henry-kane: 2 for a card, not counted; in each Draw phase the opponent guesses for him', () => {
  at('reverend-henry-kane').mayNot('Jack', 'play reverend-henry-kane bank', 'RV-072').isAsked('Jack');
  at('reverend-henry-kane 38-special', { column: { bank: '38-special*3' } })
    .does('Jack', 'play reverend-henry-kane bank')
    .isAsked('Jack');
  fight('reverend-henry-kane', '', 4, 0);
  const guess = (said: string) =>
    at('', { column: { bank: 'reverend-henry-kane' } }, {}, { phase: 'draw' })
      .does('Jack', 'draw own')
      .mayNot('Jack', 'fist middle', 'RV-276')
      .does('Jack', 'fist right')
      .does('Mac', `fist ${said}`);
  guess('right').sees('rail', 'column Mac bank', 'reverend-henry-kane').isAsked('Jack');
  guess('left').sees('rail', 'column Jack bank', 'reverend-henry-kane').isAsked('Jack');
});
rule('RV-277 legend-of-boggy-creek: the hands go into the decks, but what came from the Frontier stays', () => {
  at('38-special ghost-town', {}, { hand: 'deputy*2' }, { phase: 'draw' }, { frontier: 'legend-of-boggy-creek' })
    .does('Jack', 'draw frontier')
    .hears('rail', 'shuffled')
    .sees('Mac', 'hand Jack', '? ? ?')
    .sees('Jack', 'hand Mac', '? ?')
    .may('Jack', 'play ghost-town bank')
    .isAsked('Jack');
});
rule('RV-072 drusilla-wilcox: free, −1, not counted: a card more in the Draw phase while she is here; a card moves her', () => {
  at('drusilla-wilcox', { column: { bank: '38-special*3' } })
    .does('Jack', 'play drusilla-wilcox bank')
    .isAsked('Jack');
  fight('drusilla-wilcox', '', 1, 0);
  fight('', 'drusilla-wilcox', 2, -1);
  const draws = (place: string) =>
    at('', { column: { bank: 'drusilla-wilcox' } }, {}, { phase: 'draw', place }).does('Jack', 'draw own');
  draws('bank').sees('Mac', 'hand Jack', '? ? ?').isAsked('Jack');
  draws(CREEK).sees('Mac', 'hand Jack', '? ?').isAsked('Jack');
  const left = (hand: string) => at(hand, { column: { bank: 'drusilla-wilcox' } }, {}, { place: CREEK });
  left('').mayNot('Jack', 'use colty:bank 0 0', 'RV-072').isAsked('Jack');
  left('38-special').does('Jack', 'use colty:bank 0 0').sees('rail', `column Jack ${CREEK}`, 'drusilla-wilcox').isAsked('Jack');
});
rule(
  'RV-066, RV-072, RV-076 mary-lous-shack: for a card, in the Open Range: four red chips, one a turn to another card; empty it goes',
  () => {
    at('mary-lous-shack').mayNot('Jack', 'play mary-lous-shack bank', 'RV-072').isAsked('Jack');
    at('mary-lous-shack 38-special', { column: { bank: 'hail-of-bullets' } })
      .does('Jack', 'play mary-lous-shack bank')
      .does('Jack', 'use colty:range 0 0')
      .fact('tokens', [token('colty:range', 0, { red: 3 }), token('colty:bank', 0, { red: 1 })])
      .mayNot('Jack', 'use colty:range 0 0', 'RV-076')
      .isAsked('Jack');
    const shack = (column: string) =>
      at('', { column: { bank: column }, range: 'mary-lous-shack' }, {}, { tokens: [{ row: 'colty:range', card: 0, red: 1 }] });
    // Laid out without a chip it has none to give.
    at('', { column: { bank: 'hail-of-bullets' }, range: 'mary-lous-shack' })
      .mayNot('Jack', 'use colty:range 0 0', 'RV-066')
      .isAsked('Jack');
    shack('the-jackson-clan').mayNot('Jack', 'use colty:range 0 0', 'RV-066').isAsked('Jack');
    shack('hail-of-bullets').does('Jack', 'use colty:range 0 0').sees('rail', 'frontierDiscard', 'mary-lous-shack').isAsked('Jack');
  },
);
rule('RV-072 curly: 1 for a card, with a chip or True Grit', () => {
  at('curly').mayNot('Jack', 'play curly bank', 'RV-072').isAsked('Jack');
  const come = (way: string) => at('curly 38-special').does('Jack', 'play curly bank').does('Jack', `choose ${way}`);
  come('chip')
    .fact('tokens', [token('colty:bank', 0, { chips: 1 })])
    .isAsked('Jack');
  come('grit')
    .fact('tokens', [token('colty:bank', 0, { grit: 1 })])
    .isAsked('Jack');
  fight('', 'curly', 2, 1);
});
rule(
  'RV-066, RV-072 swarm-of-horseflies: two cards: an opposing card in play goes back into its deck; no location, no Open Range card',
  () => {
    at('swarm-of-horseflies 38-special', {}, { column: { bank: 'deputy' } })
      .mayNot('Jack', 'play swarm-of-horseflies bank', 'RV-072')
      .isAsked('Jack');
    at('swarm-of-horseflies 38-special*2', {}, { column: { bank: 'the-gallows' }, range: 'strongbox' })
      .mayNot('Jack', 'play swarm-of-horseflies bank', 'RV-066')
      .isAsked('Jack');
    at('swarm-of-horseflies 38-special*2', {}, { column: { [CREEK]: 'deputy' } }, {}, { mcreadyDeck: 'lawman' })
      .does('Jack', 'play swarm-of-horseflies bank')
      .sees('rail', `column Mac ${CREEK}`, '')
      .sees('rail', 'discard Mac', '')
      .isAsked('Jack');
    at('swarm-of-horseflies 38-special*2', {}, { column: { bank: 'colonel-mcready' } })
      .does('Jack', 'play swarm-of-horseflies bank')
      .sees('rail', 'removed', 'colonel-mcready')
      .isAsked('Jack');
  },
);
