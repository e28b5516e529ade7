/** Each Frontier card has a story, and each card that belongs to a module, to the table or to the row. */
import { rule } from '../../../../testing/rule.ts';
import { dead, SETS, type StoryRows, token, west } from '../west.ts';

const D = { ...SETS, moduleC: true, moduleD: true, coltyDeck: 'preset', mcreadyDeck: 'preset' };
const jack = (hand: string, rows: StoryRows = {}, mac: StoryRows = {}, open: object = {}, zones: object = {}) =>
  west({ hand, ...rows }, mac, { options: D, open: open as never, zones: zones as never });
const worth = (column: string, n: number) =>
  west({}, { column: { bank: column } }, { options: D, open: { active: 1 } })
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: n })
    .isAsked('Jack');

rule('RV-134 ma-shepperson, pa-shepperson, curly: two, two and one, and one more for Ma and Pa beside kin', () => {
  worth('ma-shepperson', 2);
  worth('ma-shepperson pa-shepperson', 6);
  worth('ma-shepperson curly', 4);
  jack('curly 38-special').does('Jack', 'play curly bank').does('Jack', 'choose chip').isAsked('Jack');
});
rule('RV-104 nameless-drifter: two, for one attack', () => {
  west({}, { column: { bank: 'nameless-drifter' } }, { options: D, open: { active: 1 } })
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 2 })
    .sees('rail', 'frontierDiscard', 'nameless-drifter')
    .does('Jack', 'draw own')
    .isAsked('Jack');
});
rule('RV-071 gunslinger-for-hire: three, for two dollars', () => {
  jack('gunslinger-for-hire', {}, {}, { dollars: [2, 0] })
    .does('Jack', 'play gunslinger-for-hire bank')
    .fact('dollars', [0, 0])
    .isAsked('Jack');
  worth('gunslinger-for-hire', 3);
});
rule('RV-163 mountain-howitzer: three, and it stays where it is', () => {
  jack('wild-mustangs', { column: { bank: 'mountain-howitzer' } }, {}, { place: 'express-315' })
    .mayNot('Jack', 'play wild-mustangs express-315', 'RV-066')
    .isAsked('Jack');
  worth('mountain-howitzer', 3);
});
rule('RV-162 wild-mustangs: an own card comes here', () => {
  jack('wild-mustangs', { column: { bank: '38-special', 'whiskey-canyon': 'hail-of-bullets' } }, {}, { place: 'express-315' })
    .does('Jack', 'play wild-mustangs express-315')
    .does('Jack', 'pick colty:whiskey-canyon 0')
    .sees('rail', 'column Jack express-315', 'hail-of-bullets')
    .isAsked('Jack');
});
rule('RV-059 silver-strike: a dollar and a card, at once', () => {
  jack('', {}, {}, { phase: 'draw' }, { frontier: 'silver-strike' })
    .does('Jack', 'draw frontier')
    .fact('dollars', [1, 0])
    .sees('Mac', 'hand Jack', '? ?')
    .isAsked('Jack');
});
rule('RV-115 snake-oil-salesman: True Grit for a bandit of 4 or less, or a character', () => {
  jack(
    'snake-oil-salesman 38-special*3',
    { column: { bank: 'banditos', 'express-315': '38-special' } },
    {},
    {},
    { graveyard: `${dead('dutch-vandermeer cortez jack-colty')} big-nose-nell sister-sara` },
  )
    .does('Jack', 'play snake-oil-salesman bank')
    .mayNot('Jack', 'bandit cortez', 'RV-145')
    .mayNot('Jack', 'pick colty:express-315 0', 'RV-090')
    .may('Jack', 'bandit dutch-vandermeer')
    .does('Jack', 'pick colty:bank 0')
    .fact('tokens', [token('colty:bank', 0, { grit: 1 })])
    .isAsked('Jack');
});
rule('RV-111 card-sharp: all chips of one colour off one card', () => {
  jack('card-sharp', {}, { column: { bank: 'deputy' } }, { tokens: [{ row: 'mcready:bank', card: 0, chips: 2 }] })
    .does('Jack', 'play card-sharp bank')
    .does('Jack', 'choose white')
    .fact('tokens', [])
    .isAsked('Jack');
});
rule('RV-214 stagecoach-hold-up: a dollar of the opponent’s, or a card', () => {
  jack('stagecoach-hold-up', {}, {}, { dollars: [0, 1] })
    .does('Jack', 'play stagecoach-hold-up bank')
    .fact('dollars', [1, 0])
    .isAsked('Jack');
  jack('stagecoach-hold-up').does('Jack', 'play stagecoach-hold-up bank').sees('Mac', 'hand Jack', '?').isAsked('Jack');
});
rule('RV-184 trading-post: two cards for a dollar, or a dollar for two cards, once a turn', () => {
  jack('', { range: 'trading-post' }, {}, { dollars: [1, 0] })
    .does('Jack', 'use colty:range 0 1')
    .fact('dollars', [0, 0])
    .sees('Mac', 'hand Jack', '? ?')
    .mayNot('Jack', 'use colty:range 0 0', 'RV-076')
    .isAsked('Jack');
  jack('trading-post 38-special').does('Jack', 'play trading-post bank').isAsked('Jack');
});
rule('RV-070 crooked-judge: the opponent discards two random cards', () => {
  jack('crooked-judge', {}, { hand: 'lawman*2 deputy' }, { dollars: [1, 0] })
    .does('Jack', 'play crooked-judge bank')
    .sees('Jack', 'hand Mac', '?')
    .isAsked('Jack');
});
rule('RV-098 dust-devil: an opposing card of 2 or less goes back to hand', () => {
  jack('dust-devil 38-special', {}, { column: { bank: 'bounty-hunter deputy the-gallows' } })
    .does('Jack', 'play dust-devil bank')
    .sees('Mac', 'hand Mac', 'deputy')
    .isAsked('Jack');
});
rule('RV-079, RV-183 ghost-town: one, not counted, not moved', () => {
  jack('ghost-town', { column: { bank: '38-special*3' } })
    .does('Jack', 'play ghost-town bank')
    .isAsked('Jack');
  worth('ghost-town', 1);
});
rule('RV-091 prairie-fire: each destroys one of their own cards here, the opponent first', () => {
  jack('prairie-fire 38-special*2', { column: { bank: '38-special hail-of-bullets' } }, { column: { bank: 'deputy lawman' } })
    .does('Jack', 'play prairie-fire bank')
    .isAsked('Mac')
    .does('Mac', 'pick mcready:bank 1')
    .does('Jack', 'pick colty:bank 0')
    .sees('rail', 'column Mac bank', 'deputy')
    .sees('rail', 'column Jack bank', 'hail-of-bullets')
    .isAsked('Jack');
});
rule('RV-275 shadow-of-chikara: the Eagle', () => {
  jack('shadow-of-chikara 38-special*2', {}, { column: { bank: 'deputy' } })
    .does('Jack', 'play shadow-of-chikara bank')
    .fact('tokens', [token('mcready:bank', 0, { eagle: true })])
    .isAsked('Jack');
});
rule('RV-276 reverend-henry-kane: two, for the player who has him', () => {
  jack('reverend-henry-kane 38-special', { column: { bank: '38-special*3' } })
    .does('Jack', 'play reverend-henry-kane bank')
    .isAsked('Jack');
  worth('reverend-henry-kane', 2);
});
rule('RV-277 legend-of-boggy-creek: new hands for both', () => {
  jack('38-special*2', {}, { hand: 'lawman' }, { phase: 'draw' }, { frontier: 'legend-of-boggy-creek' })
    .does('Jack', 'draw frontier')
    .fact('dollars', [1, 0])
    .sees('Mac', 'hand Jack', '? ? ?')
    .sees('Jack', 'hand Mac', '?')
    .isAsked('Jack');
});
rule('RV-278 drusilla-wilcox: one less, and a card more', () => {
  jack('', { column: { bank: 'drusilla-wilcox' } }, {}, { phase: 'draw' })
    .does('Jack', 'draw own')
    .sees('Mac', 'hand Jack', '? ? ?')
    .isAsked('Jack');
  worth('drusilla-wilcox', -1);
});
rule('RV-279 chicken-foot: a title, and the opponent discards one', () => {
  jack('chicken-foot', {}, { hand: 'ghost-town' })
    .does('Jack', 'play chicken-foot bank')
    .does('Jack', 'name ghost-town')
    .sees('rail', 'frontierDiscard', 'chicken-foot ghost-town')
    .isAsked('Jack');
});
rule('RV-280 strongbox: a dollar and a hidden card', () => {
  jack('strongbox dynamite')
    .does('Jack', 'play strongbox bank')
    .fact('dollars', [1, 0])
    .sees('Mac', 'stash Jack', '?')
    .isAsked('Jack');
});
rule('RV-282 mary-lous-shack: four red chips', () => {
  jack('mary-lous-shack 38-special')
    .does('Jack', 'play mary-lous-shack bank')
    .fact('tokens', [token('colty:range', 0, { red: 4 })])
    .isAsked('Jack');
});
rule('RV-284 swarm-of-horseflies: back into its deck', () => {
  jack('swarm-of-horseflies 38-special*2', {}, { column: { bank: 'deputy' } })
    .does('Jack', 'play swarm-of-horseflies bank')
    .sees('rail', 'column Mac bank', '')
    .sees('rail', 'discard Mac', '')
    .isAsked('Jack');
});

// ---- modules, table, row

rule('RV-220 duel-black-dog-saloon: beside Rattlesnake Creek until it is fought', () => {
  west({ hand: 'dynamite*2' }, {}, { options: { ...SETS, moduleA: true }, open: { place: 'rattlesnake-creek' } })
    .does('Jack', 'duel')
    .does('Jack', 'lay dynamite')
    .does('Mac', 'call')
    .sees('rail', 'removed', 'duel-black-dog-saloon')
    .isAsked('Jack');
});
rule('RV-239 armed-train-guard: three on the Express', () => {
  west({}, {}, { options: { ...SETS, moduleA: true }, open: { active: 1, place: 'express-315' } })
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 3, colty: 1 })
    .isAsked('Jack');
});
rule('RV-286 garrotte: a lawman’s end', () => {
  west({ hand: 'garrotte' }, { column: { bank: 'deputy' } }, { options: { ...SETS, moduleA: true, moduleB: true } })
    .does('Jack', 'spend garrotte 0')
    .sees('rail', 'discard Mac', 'deputy')
    .sees('rail', 'discard Jack', 'garrotte')
    .isAsked('Jack');
});
rule('RV-194 derail-the-train: once', () => {
  west(
    { hand: '38-special*2', column: { 'express-315': '38-special' } },
    {},
    { open: { place: 'express-315' }, zones: { graveyard: dead('cortez jack-colty') } },
  )
    .does('Jack', 'derail')
    .sees('rail', 'column Jack express-315', '')
    .isAsked('Jack');
});
rule('RV-151 mexican-border: a token less for a turn without a death', () => {
  west({}, {}, { open: { active: 1 } })
    .does('Mac', 'end')
    .hears('rail', 'border', { n: -1, left: 11 })
    .isAsked('Jack');
});
rule(
  'RV-160, RV-135 bank, whiskey-canyon, buzzard-point, rattlesnake-creek, express-315, san-manzanillo-prison: their defence',
  () => {
    for (const [place, colty] of Object.entries({
      bank: 2,
      'whiskey-canyon': 2,
      'buzzard-point': 2,
      'rattlesnake-creek': 1,
      'express-315': 1,
      'san-manzanillo-prison': 6,
    }))
      west({}, {}, { options: { set11: true, set12: true }, open: { active: 1, place } })
        .does('Mac', 'end')
        .hears('rail', 'attack', { mcready: 0, colty })
        .isAsked('Jack');
  },
);
