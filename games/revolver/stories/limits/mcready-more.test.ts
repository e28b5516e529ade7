/** The price and the limits of each card that expansions bring into McReady’s deck. */
import { rule } from '../../../../testing/rule.ts';
import { type Column, dead, HOUSE, type StoryOpen, type StoryRows, type StoryZones, token, west } from '../west.ts';

const CREEK = 'rattlesnake-creek';
const EXPRESS = 'express-315';
const PRISON = 'san-manzanillo-prison';
const GONE = dead('lem-tuttle cortez jack-colty');
const at = (hand: string, rows: StoryRows = {}, jack: StoryRows = {}, open: StoryOpen = {}, zones: StoryZones = {}) =>
  west(jack, { hand, ...rows }, { options: HOUSE, open: { active: 1, ...open }, zones: { graveyard: GONE, ...zones } });
/** Mac attacks with this column. */
const attacks = (column: string, place = 'bank', jack: StoryRows = {}) =>
  at('', { column: { [place]: column } }, jack, { place }).does('Mac', 'end');

// ---- 1.1

rule('RV-072 pinkerton-agent: 2 for a card; a random card of Colty’s hand is looked at', () => {
  at('pinkerton-agent').mayNot('Mac', 'play pinkerton-agent bank', 'RV-072').isAsked('Mac');
  at('pinkerton-agent lawman', {}, { hand: 'dynamite' })
    .does('Mac', 'play pinkerton-agent bank')
    .sees('Mac', 'hand Jack', 'dynamite')
    .sees('rail', 'hand Jack', '?')
    .isAsked('Mac');
  attacks('pinkerton-agent').hears('rail', 'attack', { mcready: 2 }).isAsked('Jack');
});
rule('RV-072 belle-ransom: 3 for a card; after an attack here in which a bandit died, a card', () => {
  at('belle-ransom').mayNot('Mac', 'play belle-ransom bank', 'RV-072').isAsked('Mac');
  attacks('belle-ransom').hears('rail', 'attack', { mcready: 3, success: true }).sees('Jack', 'hand Mac', '?').isAsked('Jack');
  attacks('belle-ransom', 'bank', { column: { bank: '38-special' } })
    .hears('rail', 'attack', { success: false })
    .sees('Jack', 'hand Mac', '')
    .isAsked('Jack');
});
rule(
  'RV-066, RV-072 old-three-fingers: 4 for a random card; Colty cannot destroy it; after an attack here without a death it goes',
  () => {
    at('old-three-fingers').mayNot('Mac', 'play old-three-fingers bank', 'RV-072').isAsked('Mac');
    attacks('old-three-fingers')
      .hears('rail', 'attack', { mcready: 4 })
      .sees('rail', 'column Mac bank', 'old-three-fingers')
      .isAsked('Jack');
    attacks('old-three-fingers', 'bank', { column: { bank: 'hail-of-bullets' } })
      .sees('rail', 'discard Mac', 'old-three-fingers')
      .isAsked('Jack');
    at('', { column: { bank: 'old-three-fingers' } }, { hand: 'fire-at-will 38-special' }, { active: 0 })
      .mayNot('Jack', 'play fire-at-will bank', 'RV-066')
      .isAsked('Jack');
  },
);
rule('RV-130 brakemans-warning: it cancels Derail the Train, which leaves the game; or, free, a card', () => {
  at('brakemans-warning').does('Mac', 'play brakemans-warning bank').sees('Jack', 'hand Mac', '?').isAsked('Mac');
  at('brakemans-warning', { column: { [EXPRESS]: 'deputy' } }, { hand: '38-special*2' }, { active: 0, place: EXPRESS })
    .does('Jack', 'derail')
    .does('Mac', 'cancel brakemans-warning')
    .sees('rail', 'discard Mac', 'brakemans-warning')
    .sees('rail', 'removed', 'derail-the-train')
    .sees('rail', `column Mac ${EXPRESS}`, 'deputy')
    .isAsked('Jack');
});
rule('RV-042 trail-lookout: free, 1; the ambush card of one battlefield is looked at', () => {
  at('trail-lookout', {}, {}, {}, { ambush: { bank: 'crossfire', [CREEK]: 'trip-wire' } })
    .does('Mac', 'play trail-lookout bank')
    .does('Mac', 'accept')
    .mayNot('Mac', 'scout whiskey-canyon', 'RV-042')
    .does('Mac', `scout ${CREEK}`)
    .sees('Mac', `ambush ${CREEK}`, 'trip-wire')
    .sees('Jack', `ambush ${CREEK}`, '?')
    .sees('Mac', 'ambush bank', '?')
    .isAsked('Mac');
  at('trail-lookout')
    .does('Mac', 'play trail-lookout bank')
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 1 })
    .isAsked('Jack');
});
rule('RV-066, RV-072, RV-099 deadfall: a card: Colty discards two of his choice', () => {
  at('deadfall', {}, { hand: '38-special' }).mayNot('Mac', 'play deadfall bank', 'RV-072').isAsked('Mac');
  at('deadfall lawman').mayNot('Mac', 'play deadfall bank', 'RV-066').isAsked('Mac');
  at('deadfall lawman', {}, { hand: '38-special derringer gatling-gun' })
    .does('Mac', 'play deadfall bank')
    .isAsked('Jack')
    .mayNot('Jack', 'discard derringer', 'RV-099')
    .does('Jack', 'discard 38-special derringer')
    .sees('Jack', 'hand Jack', 'gatling-gun')
    .isAsked('Mac');
});

// ---- 1.2

rule('RV-208 swain-boys: free, 2: into the prison only, before the marker is there', () => {
  at('swain-boys')
    .mayNot('Mac', 'play swain-boys bank', 'RV-208')
    .does('Mac', `play swain-boys ${PRISON}`)
    .sees('rail', `column Mac ${PRISON}`, 'swain-boys')
    .isAsked('Mac');
  at('swain-boys', {}, {}, { place: PRISON }).mayNot('Mac', `play swain-boys ${PRISON}`, 'RV-208').isAsked('Mac');
  attacks('swain-boys', PRISON).hears('rail', 'attack', { mcready: 2 }).isAsked('Jack');
});
rule('RV-072 warden-thorne: 3 for a card; Colty discards a card at random, if he has one', () => {
  at('warden-thorne').mayNot('Mac', 'play warden-thorne bank', 'RV-072').isAsked('Mac');
  at('warden-thorne lawman', {}, { hand: '38-special*2' })
    .does('Mac', 'play warden-thorne bank')
    .sees('rail', 'discard Jack', '38-special')
    .isAsked('Mac');
  at('warden-thorne lawman')
    .does('Mac', 'play warden-thorne bank')
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 3 })
    .isAsked('Jack');
});
rule('RV-066, RV-072 bloodhounds: free, 1, no lawman; a card moves them here', () => {
  attacks('bloodhounds').hears('rail', 'attack', { mcready: 1 }).isAsked('Jack');
  at('', { column: { bank: 'bloodhounds' } }, { hand: 'fire-at-will 38-special' }, { active: 0 })
    .mayNot('Jack', 'play fire-at-will bank', 'RV-066')
    .isAsked('Jack');
  const left = (hand: string) => at(hand, { column: { bank: 'bloodhounds' } }, {}, { place: CREEK });
  left('').mayNot('Mac', 'use mcready:bank 0 0', 'RV-072').isAsked('Mac');
  left('lawman').does('Mac', 'use mcready:bank 0 0').sees('rail', `column Mac ${CREEK}`, 'bloodhounds').isAsked('Mac');
});
rule('RV-066, RV-072 the-gallows: a free location of 0: a rope costs a card less while they stand here; never moved', () => {
  const ropes = (hand: string, place = 'bank') => at(hand, { column: { bank: 'the-gallows' } }, {}, { place });
  at('the-gallows').does('Mac', 'play the-gallows bank').does('Mac', 'end').hears('rail', 'attack', { mcready: 0 }).isAsked('Jack');
  ropes('get-a-rope-boys lawman').does('Mac', 'play get-a-rope-boys bank').fact('died', 1).isAsked('Mac');
  ropes('get-a-rope-boys').mayNot('Mac', 'play get-a-rope-boys bank', 'RV-072').isAsked('Mac');
  ropes('ambush lawman').mayNot('Mac', 'play ambush bank', 'RV-072').isAsked('Mac');
  ropes('get-a-rope-boys lawman', CREEK).mayNot('Mac', `play get-a-rope-boys ${CREEK}`, 'RV-072').isAsked('Mac');
  ropes('wild-mustangs', CREEK).mayNot('Mac', `play wild-mustangs ${CREEK}`, 'RV-066').isAsked('Mac');
});
rule('RV-072 hunt-the-man-down: a card: Santiago of the gang dies; else two cards', () => {
  at('hunt-the-man-down').mayNot('Mac', 'play hunt-the-man-down bank', 'RV-072').isAsked('Mac');
  at('hunt-the-man-down lawman').does('Mac', 'play hunt-the-man-down bank').sees('Jack', 'hand Mac', '? ?').isAsked('Mac');
  at('hunt-the-man-down lawman', {}, {}, {}, { prison: '', gang: 'santiago', graveyard: '' })
    .does('Mac', 'play hunt-the-man-down bank')
    .sees('rail', 'graveyard', 'santiago')
    .sees('Jack', 'hand Mac', '')
    .isAsked('Mac');
});
rule('RV-072 leg-irons: a card: the marker goes a space to the left, and Colty draws a card', () => {
  at('leg-irons', {}, {}, { space: 2 }).mayNot('Mac', 'play leg-irons bank', 'RV-072').isAsked('Mac');
  at('leg-irons lawman', {}, {}, { space: 2 })
    .does('Mac', 'play leg-irons bank')
    .fact('space', 1)
    .sees('Mac', 'hand Jack', '?')
    .isAsked('Mac');
  at('leg-irons lawman', {}, {}, { space: 1 })
    .does('Mac', 'play leg-irons bank')
    .fact('space', 1)
    .sees('Mac', 'hand Jack', '?')
    .isAsked('Mac');
});

// ---- 1.3

rule('RV-072 border-patrol: 3 for a dollar; a token goes back on the border', () => {
  at('border-patrol lawman').mayNot('Mac', 'play border-patrol bank', 'RV-072').isAsked('Mac');
  at('border-patrol', {}, {}, { dollars: [0, 1] })
    .does('Mac', 'play border-patrol bank')
    .fact('border', 13)
    .fact('dollars', [0, 0])
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 3 })
    .isAsked('Jack');
});
rule('RV-066 reward-money: free: a dollar; two if a bandit has died this turn', () => {
  at('reward-money').does('Mac', 'play reward-money bank').fact('dollars', [0, 1]).isAsked('Mac');
  at('reward-money', {}, {}, { died: 1 }).does('Mac', 'play reward-money bank').fact('dollars', [0, 2]).isAsked('Mac');
  at('reward-money', {}, {}, { died: 1, dollars: [6, 5] })
    .does('Mac', 'play reward-money bank')
    .fact('dollars', [6, 6])
    .isAsked('Mac');
  at('reward-money', {}, {}, { dollars: [6, 6] })
    .mayNot('Mac', 'play reward-money bank', 'RV-066')
    .isAsked('Mac');
});
rule('RV-072, RV-193 best-money-can-buy: a dollar: any card of your deck comes to hand, unseen', () => {
  at('best-money-can-buy lawman').mayNot('Mac', 'play best-money-can-buy bank', 'RV-072').isAsked('Mac');
  at('best-money-can-buy', {}, {}, { dollars: [0, 1] })
    .does('Mac', 'play best-money-can-buy bank')
    .mayNot('Mac', 'find dynamite', 'RV-193')
    .does('Mac', 'find colonel-mcready')
    .sees('Mac', 'hand Mac', 'colonel-mcready')
    .sees('Jack', 'hand Mac', '?')
    .isAsked('Mac');
});
rule('RV-072 hollis-reed: 2 for a card; each Cowboy in his column is one stronger', () => {
  at('hollis-reed').mayNot('Mac', 'play hollis-reed bank', 'RV-072').isAsked('Mac');
  const total = (column: Column, mcready: number) =>
    west({}, { column }, { options: { set13: true, mcreadyDeck: 'preset' }, open: { active: 1 }, zones: { graveyard: GONE } })
      .does('Mac', 'end')
      .hears('rail', 'attack', { mcready })
      .isAsked('Jack');
  total({ bank: 'hollis-reed cowboy*2 lawman' }, 7);
  total({ bank: 'cowboy', [CREEK]: 'hollis-reed' }, 1);
});
rule('RV-072, RV-142 old-scores: a card and a dollar: one bandit of the lowest rating dies', () => {
  at('old-scores lawman').mayNot('Mac', 'play old-scores bank', 'RV-072').isAsked('Mac');
  at('old-scores', {}, {}, { dollars: [0, 1] })
    .mayNot('Mac', 'play old-scores bank', 'RV-072')
    .isAsked('Mac');
  at('old-scores lawman', {}, {}, { dollars: [0, 1] }, { graveyard: dead('lem-tuttle rufus-pike jack-colty') })
    .does('Mac', 'play old-scores bank')
    .mayNot('Jack', 'bandit jack-colty', 'RV-142')
    .does('Jack', 'bandit rufus-pike')
    .fact('died', 1)
    .fact('dollars', [0, 0])
    .isAsked('Mac');
});

// ---- 1.4

rule(
  'RV-072, RV-126, RV-259 texas-ranger: free, 3; he cancels Banditos and Robber’s Roost; with Sister Sara dead he leaves the game',
  () => {
    at('texas-ranger').may('Mac', 'play texas-ranger bank').isAsked('Mac');
    attacks('texas-ranger').hears('rail', 'attack', { mcready: 3 }).isAsked('Jack');
    at('texas-ranger', {}, { hand: 'banditos 38-special' }, { active: 0 })
      .does('Jack', 'play banditos bank')
      .does('Mac', 'cancel texas-ranger')
      .sees('rail', 'discard Jack', '38-special banditos')
      .sees('rail', 'discard Mac', 'texas-ranger')
      .isAsked('Jack');
    at('lawman', {}, { hand: 'banditos 38-special' }, { active: 0 })
      .does('Jack', 'play banditos bank')
      .mayNot('Mac', 'cancel lawman', 'RV-126')
      .passes('Mac')
      .sees('rail', 'column Jack bank', 'banditos')
      .isAsked('Jack');
    at('texas-ranger lawman', {}, {}, {}, { graveyard: 'sister-sara' })
      .mayNot('Mac', 'play texas-ranger bank', 'RV-259')
      .isAsked('Mac');
  },
);
rule(
  'RV-066, RV-087 rock-strewn-vantage-point: a free location of 0 that is hit first, for a card; no Sandstorm stops it, nothing moves it',
  () => {
    at('rock-strewn-vantage-point lawman', { column: { bank: 'deputy*2' } }, {}, {}, { blockers: { bank: 'sandstorm' } })
      .mayNot('Mac', 'play lawman bank', 'RV-087')
      .does('Mac', 'play rock-strewn-vantage-point bank')
      .does('Mac', 'end')
      .hears('rail', 'attack', { mcready: 4 })
      .isAsked('Jack');
    at('', { column: { bank: 'lawman rock-strewn-vantage-point' } }, { hand: 'fire-at-will 38-special' }, { active: 0 })
      .does('Jack', 'play fire-at-will bank')
      .sees('rail', 'column Mac bank', 'lawman')
      .sees('Jack', 'hand Mac', '?')
      .isAsked('Jack');
    at('wild-mustangs', { column: { bank: 'rock-strewn-vantage-point' } }, {}, { place: CREEK })
      .mayNot('Mac', `play wild-mustangs ${CREEK}`, 'RV-066')
      .isAsked('Mac');
  },
);
rule('RV-066, RV-072 volcanic-pistol: for a card under a lawman at any battlefield: 3 more', () => {
  const put = (hand: string, column: Column) => at(hand, { column });
  put('volcanic-pistol', { bank: 'deputy' }).mayNot('Mac', 'play volcanic-pistol bank', 'RV-072').isAsked('Mac');
  put('volcanic-pistol lawman', { bank: 'sharps-rifle buffalo-stampede old-three-fingers' })
    .mayNot('Mac', 'play volcanic-pistol bank', 'RV-066')
    .isAsked('Mac');
  put('volcanic-pistol lawman', { bank: 'deputy', [CREEK]: 'deputy' })
    .does('Mac', 'play volcanic-pistol bank')
    .may('Mac', `pick mcready:${CREEK} 0`)
    .does('Mac', 'pick mcready:bank 0')
    .fact('tokens', [token('mcready:bank', 1, { under: true })])
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 5 })
    .isAsked('Jack');
});
rule('RV-066 volcanic-pistol: from hand, free: a bandit-ally here, or a True Grit token anywhere, which leaves the game', () => {
  at('volcanic-pistol', {}, { column: { bank: '38-special the-jackson-clan' } })
    .mayNot('Mac', 'spend volcanic-pistol 1', 'RV-066')
    .does('Mac', 'spend volcanic-pistol 0')
    .sees('rail', 'discard Jack', 'the-jackson-clan')
    .sees('rail', 'discard Mac', 'volcanic-pistol')
    .isAsked('Mac');
  at('volcanic-pistol', {}, { column: { [CREEK]: 'the-jackson-clan' } }, { tokens: [{ row: `colty:${CREEK}`, card: 0, grit: 1 }] })
    .mayNot('Mac', 'spend volcanic-pistol 0', 'RV-066')
    .does('Mac', 'spend volcanic-pistol 1')
    .fact('gritGone', 1)
    .isAsked('Mac');
  at('volcanic-pistol', {}, {}, { tokens: [{ row: 'gang', card: 'cortez', grit: 1 }] })
    .mayNot('Mac', 'spend volcanic-pistol 0', 'RV-066')
    .does('Mac', 'spend volcanic-pistol 1')
    .fact('tokens', [])
    .fact('gritGone', 1)
    .isAsked('Mac');
});
rule('RV-066, RV-072 trained-in-the-pinkerton-ways: for a card under a lawman: a card moves him here', () => {
  const put = (hand: string, column: Column) => at(hand, { column }, {}, { place: CREEK });
  put('trained-in-the-pinkerton-ways', { bank: 'deputy' })
    .mayNot('Mac', `play trained-in-the-pinkerton-ways ${CREEK}`, 'RV-072')
    .isAsked('Mac');
  put('trained-in-the-pinkerton-ways lawman', { bank: 'buffalo-stampede' })
    .mayNot('Mac', `play trained-in-the-pinkerton-ways ${CREEK}`, 'RV-066')
    .isAsked('Mac');
  put('trained-in-the-pinkerton-ways lawman*2', { bank: 'deputy' })
    .does('Mac', `play trained-in-the-pinkerton-ways ${CREEK}`)
    .does('Mac', 'pay lawman')
    .does('Mac', 'use mcready:bank 1 0')
    .sees('rail', `column Mac ${CREEK}`, 'deputy trained-in-the-pinkerton-ways')
    .mayNot('Mac', `use mcready:${CREEK} 1 0`, 'RV-072')
    .isAsked('Mac');
});
rule('RV-193 lee-shao: free, 2; the card you look for comes to the top of the deck', () => {
  at('lee-shao')
    .does('Mac', 'play lee-shao bank')
    .mayNot('Mac', 'find dynamite', 'RV-193')
    .does('Mac', 'find bounty-hunter')
    .sees('Jack', 'hand Mac', '')
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 2 })
    .does('Jack', 'draw own')
    .does('Jack', 'end')
    .does('Mac', 'draw own')
    .may('Mac', 'play bounty-hunter bank')
    .isAsked('Mac');
});
rule('RV-066, RV-072, RV-208 double-the-guard: 3 for a card: into the prison only, before the marker is there; never moved', () => {
  at('double-the-guard').mayNot('Mac', `play double-the-guard ${PRISON}`, 'RV-072').isAsked('Mac');
  at('double-the-guard lawman')
    .mayNot('Mac', 'play double-the-guard bank', 'RV-208')
    .does('Mac', `play double-the-guard ${PRISON}`)
    .sees('rail', `column Mac ${PRISON}`, 'double-the-guard')
    .isAsked('Mac');
  at('double-the-guard lawman', {}, {}, { place: PRISON })
    .mayNot('Mac', `play double-the-guard ${PRISON}`, 'RV-208')
    .isAsked('Mac');
  attacks('double-the-guard', PRISON).hears('rail', 'attack', { mcready: 3 }).isAsked('Jack');
  at('wild-mustangs', { column: { [PRISON]: 'double-the-guard' } }, {}, { place: CREEK })
    .mayNot('Mac', `play wild-mustangs ${CREEK}`, 'RV-066')
    .isAsked('Mac');
});
rule('RV-072 clarence-stickley: free, 3; Pinkerton cards cost a card less while he is here', () => {
  at('clarence-stickley').may('Mac', 'play clarence-stickley bank').isAsked('Mac');
  const near = (hand: string, place = 'bank') => at(hand, { column: { bank: 'clarence-stickley' } }, {}, { place });
  near('pinkerton-agent').may('Mac', 'play pinkerton-agent bank').isAsked('Mac');
  near('trained-in-the-pinkerton-ways').may('Mac', 'play trained-in-the-pinkerton-ways bank').isAsked('Mac');
  near('warden-thorne').mayNot('Mac', 'play warden-thorne bank', 'RV-072').isAsked('Mac');
  near('pinkerton-agent', CREEK).mayNot('Mac', `play pinkerton-agent ${CREEK}`, 'RV-072').isAsked('Mac');
  attacks('clarence-stickley').hears('rail', 'attack', { mcready: 3 }).isAsked('Jack');
});
