/** Each card of McReady's decks has a story. A title names the cards it is about, before its colon. */
import { rule } from '../../../../testing/rule.ts';
import { dead, SETS, type StoryRows, token, west } from '../west.ts';

const D = { ...SETS, moduleC: true, moduleD: true, coltyDeck: 'preset', mcreadyDeck: 'preset' };
const all = (hand: string, rows: StoryRows = {}, jack: StoryRows = {}, open: object = {}, zones: object = {}) =>
  west(jack, { hand, ...rows }, { options: D, open: { active: 1, ...open }, zones: zones as never });
const base = (hand: string, rows: StoryRows = {}, jack: StoryRows = {}, open: object = {}, zones: object = {}) =>
  west(jack, { hand, ...rows }, { open: { active: 1, ...open }, zones: zones as never });
/** What McReady's column is worth in an attack. */
const worth = (column: string, n: number, place = 'bank', options: object = D) =>
  west({}, { column: { [place]: column } }, { options: options as never, open: { active: 1, place } })
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: n })
    .isAsked('Jack');
const PRISON = 'san-manzanillo-prison';

rule('RV-288 colonel-mcready: six, and two border tokens if he falls', () => {
  worth('colonel-mcready', 6);
  west({ hand: 'fire-at-will 38-special' }, { column: { bank: 'colonel-mcready' } })
    .does('Jack', 'play fire-at-will bank')
    .fact('border', 10)
    .isAsked('Jack');
});
rule('RV-067 charlie-weathers: he may fetch a Deputy', () => {
  base('charlie-weathers lawman', { discard: 'deputy' })
    .does('Mac', 'play charlie-weathers bank')
    .does('Mac', 'accept')
    .sees('Mac', 'hand Mac', 'deputy')
    .isAsked('Mac');
  worth('charlie-weathers', 3);
});
rule('RV-289 brady-logan: here or ahead', () => {
  base('brady-logan lawman')
    .does('Mac', 'play brady-logan rattlesnake-creek')
    .sees('rail', 'column Mac rattlesnake-creek', 'brady-logan')
    .isAsked('Mac');
  worth('brady-logan', 4);
});
rule('RV-134, RV-290 lawman, cowboy, deputy: one, one, and two or three', () => {
  worth('lawman cowboy', 2);
  worth('deputy lawman', 3);
  worth('deputy cowboy', 4);
});
rule('RV-121 apache-scout: a border token back', () => {
  base('apache-scout').does('Mac', 'play apache-scout bank').fact('border', 13).isAsked('Mac');
});
rule('RV-070 bounty-hunter: four, for a random card', () => {
  base('bounty-hunter lawman').does('Mac', 'play bounty-hunter bank').sees('rail', 'discard Mac', 'lawman').isAsked('Mac');
  worth('bounty-hunter', 4);
});
rule('RV-104 hired-gun, buffalo-stampede: for one attack', () => {
  base('', { column: { bank: 'hired-gun buffalo-stampede' } })
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 9 })
    .does('Jack', 'bandit lem-tuttle')
    .sees('rail', 'discard Mac', 'buffalo-stampede hired-gun')
    .isAsked('Jack');
});
rule('RV-076 mounted-posse: five; two cards bring it here', () => {
  base('lawman*2', { column: { bank: 'mounted-posse' } }, {}, { place: 'whiskey-canyon' })
    .does('Mac', 'use mcready:bank 0 0')
    .sees('rail', 'column Mac whiskey-canyon', 'mounted-posse')
    .isAsked('Mac');
  worth('mounted-posse', 5, 'bank', {});
});
rule('RV-134 sharps-rifle: two', () => {
  base('sharps-rifle').does('Mac', 'play sharps-rifle bank').isAsked('Mac');
  worth('sharps-rifle', 2);
});
rule('RV-142 get-a-rope-boys: one bandit by the survival rule', () => {
  base('get-a-rope-boys lawman*2')
    .does('Mac', 'play get-a-rope-boys bank')
    .does('Jack', 'bandit rufus-pike')
    .sees('rail', 'graveyard', 'rufus-pike')
    .isAsked('Mac');
});
rule('RV-145 ambush: one of McReady’s choice up to 3', () => {
  base('ambush lawman*2')
    .does('Mac', 'play ambush bank')
    .does('Mac', 'bandit doc-harlan')
    .sees('rail', 'graveyard', 'doc-harlan')
    .isAsked('Mac');
});
rule('RV-066 out-of-ammo: the Gatling Gun, if there is one, and a card', () => {
  base('out-of-ammo', {}, { column: { bank: 'gatling-gun' } })
    .does('Mac', 'play out-of-ammo bank')
    .sees('rail', 'discard Jack', 'gatling-gun')
    .sees('Jack', 'hand Mac', '?')
    .isAsked('Mac');
  base('out-of-ammo').does('Mac', 'play out-of-ammo bank').sees('Jack', 'hand Mac', '?').isAsked('Mac');
});
rule('RV-088 rickety-bridge: two cards for Colty', () => {
  base('rickety-bridge lawman')
    .does('Mac', 'play rickety-bridge bank')
    .sees('rail', 'blockers bank', 'rickety-bridge')
    .isAsked('Mac');
});
rule('RV-094 shoot-the-gun: a Colty card of base firepower 2 or less', () => {
  base('shoot-the-gun lawman', {}, { column: { bank: 'hail-of-bullets 45-long-colt' } })
    .does('Mac', 'play shoot-the-gun bank')
    .sees('rail', 'column Jack bank', 'hail-of-bullets')
    .isAsked('Mac');
});
rule('RV-057 wire-ahead: three cards', () => {
  base('wire-ahead lawman').does('Mac', 'play wire-ahead bank').sees('Jack', 'hand Mac', '? ? ?').isAsked('Mac');
});
rule('RV-122 river-in-flood: a turn more', () => {
  base('river-in-flood lawman*2', {}, {}, { space: 2 }).does('Mac', 'play river-in-flood bank').fact('space', 1).isAsked('Mac');
});
rule('RV-121, RV-150 wanted-poster: a border token back, and a card if a bandit has died this turn', () => {
  base('wanted-poster').does('Mac', 'play wanted-poster bank').fact('border', 13).sees('Jack', 'hand Mac', '').isAsked('Mac');
  base('wanted-poster', {}, {}, { died: 1 }).does('Mac', 'play wanted-poster bank').sees('Jack', 'hand Mac', '?').isAsked('Mac');
});

// ---- 1.1

rule('RV-042 pinkerton-agent: a look at one random card of Colty’s', () => {
  all('pinkerton-agent lawman', {}, { hand: 'dynamite' })
    .does('Mac', 'play pinkerton-agent bank')
    .sees('Mac', 'hand Jack', 'dynamite')
    .sees('rail', 'hand Jack', '?')
    .isAsked('Mac');
  worth('pinkerton-agent', 2);
});
rule('RV-139 belle-ransom: a card after an attack in which a bandit died', () => {
  const belle = (alive: string) =>
    all('', { column: { bank: 'belle-ransom' } }, {}, {}, { graveyard: `${dead(alive)} big-nose-nell sister-sara` }).does(
      'Mac',
      'end',
    );
  belle('lem-tuttle cortez jack-colty').sees('Jack', 'hand Mac', '?').does('Jack', 'draw own').isAsked('Jack');
  all('', { column: { bank: 'belle-ransom' } }, { column: { bank: 'hail-of-bullets' } })
    .does('Mac', 'end')
    .sees('Jack', 'hand Mac', '')
    .does('Jack', 'draw own')
    .isAsked('Jack');
});
rule('RV-102, RV-139 old-three-fingers: cannot be destroyed; goes when nobody died', () => {
  all('', { column: { bank: 'old-three-fingers' } }, { column: { bank: 'hail-of-bullets' } })
    .does('Mac', 'end')
    .sees('rail', 'discard Mac', 'old-three-fingers')
    .does('Jack', 'draw own')
    .isAsked('Jack');
  all(
    '',
    { column: { bank: 'old-three-fingers' } },
    {},
    {},
    { graveyard: `${dead('lem-tuttle cortez jack-colty')} big-nose-nell sister-sara` },
  )
    .does('Mac', 'end')
    .sees('rail', 'column Mac bank', 'old-three-fingers')
    .does('Jack', 'draw own')
    .isAsked('Jack');
});
rule('RV-130 brakemans-warning: it cancels Derail the Train, or draws a card', () => {
  all('brakemans-warning').does('Mac', 'play brakemans-warning bank').sees('Jack', 'hand Mac', '?').isAsked('Mac');
  west({ hand: '38-special*2' }, { hand: 'brakemans-warning' }, { options: D, open: { place: 'express-315' } })
    .does('Jack', 'derail')
    .does('Mac', 'cancel brakemans-warning')
    .sees('rail', 'removed', 'derail-the-train')
    .isAsked('Jack');
});
rule('RV-042 trail-lookout: a look at one ambush card', () => {
  all('trail-lookout', {}, {}, {}, { ambush: { bank: 'crossfire' } })
    .does('Mac', 'play trail-lookout bank')
    .does('Mac', 'accept')
    .sees('Mac', 'ambush bank', 'crossfire')
    .sees('Jack', 'ambush bank', '?')
    .isAsked('Mac');
});
rule('RV-099 deadfall: Colty discards two cards of his choice', () => {
  all('deadfall lawman', {}, { hand: 'dynamite derringer saddlebags' })
    .does('Mac', 'play deadfall bank')
    .does('Jack', 'discard derringer saddlebags')
    .sees('rail', 'discard Jack', 'derringer saddlebags')
    .isAsked('Mac');
});

// ---- 1.2

rule('RV-209 swain-boys, double-the-guard: into the prison, ahead of the marker', () => {
  all('swain-boys double-the-guard lawman')
    .does('Mac', `play swain-boys ${PRISON}`)
    .does('Mac', `play double-the-guard ${PRISON}`)
    .sees('rail', `column Mac ${PRISON}`, 'swain-boys double-the-guard')
    .isAsked('Mac');
  worth('swain-boys double-the-guard', 5, PRISON);
});
rule('RV-206 prison-guard: one more in the prison', () => {
  worth('prison-guard', 2, PRISON);
  worth('prison-guard', 1);
});
rule('RV-067 warden-thorne: Colty discards a random card', () => {
  all('warden-thorne lawman', {}, { hand: '38-special*2' })
    .does('Mac', 'play warden-thorne bank')
    .sees('rail', 'discard Jack', '38-special')
    .isAsked('Mac');
});
rule('RV-162 bloodhounds: a card brings them here', () => {
  all('lawman', { column: { bank: 'bloodhounds' } }, {}, { place: 'whiskey-canyon' })
    .does('Mac', 'use mcready:bank 0 0')
    .sees('rail', 'column Mac whiskey-canyon', 'bloodhounds')
    .isAsked('Mac');
});
rule('RV-075 the-gallows: “Get a rope, boys” costs one less here', () => {
  all('get-a-rope-boys lawman', { column: { bank: 'the-gallows' } })
    .may('Mac', 'play get-a-rope-boys bank')
    .isAsked('Mac');
  all('get-a-rope-boys lawman', { column: { 'whiskey-canyon': 'the-gallows' } })
    .mayNot('Mac', 'play get-a-rope-boys bank', 'RV-072')
    .isAsked('Mac');
});
rule('RV-212 hunt-the-man-down: Santiago, or two cards', () => {
  all('hunt-the-man-down lawman', {}, {}, {}, { gang: 'santiago' })
    .does('Mac', 'play hunt-the-man-down bank')
    .sees('rail', 'graveyard', 'santiago')
    .isAsked('Mac');
  all('hunt-the-man-down lawman').does('Mac', 'play hunt-the-man-down bank').sees('Jack', 'hand Mac', '? ?').isAsked('Mac');
});
rule('RV-122 leg-irons: a turn more, and a card for Colty', () => {
  all('leg-irons lawman', {}, {}, { space: 2 })
    .does('Mac', 'play leg-irons bank')
    .fact('space', 1)
    .sees('Mac', 'hand Jack', '?')
    .isAsked('Mac');
});

// ---- 1.3

rule('RV-121 border-patrol: a dollar for a lawman and a border token', () => {
  all('border-patrol', {}, {}, { dollars: [0, 1] })
    .does('Mac', 'play border-patrol bank')
    .fact('border', 13)
    .fact('dollars', [0, 0])
    .isAsked('Mac');
});
rule('RV-214 reward-money: a dollar, or two if a bandit has died this turn', () => {
  all('reward-money').does('Mac', 'play reward-money bank').fact('dollars', [0, 1]).isAsked('Mac');
  all('reward-money', {}, {}, { died: 1 }).does('Mac', 'play reward-money bank').fact('dollars', [0, 2]).isAsked('Mac');
});
rule('RV-193 best-money-can-buy: any card of the deck, for a dollar', () => {
  all('best-money-can-buy', {}, {}, { dollars: [0, 1] })
    .does('Mac', 'play best-money-can-buy bank')
    .does('Mac', 'find brady-logan')
    .sees('Mac', 'hand Mac', 'brady-logan')
    .isAsked('Mac');
});
rule('RV-134 hollis-reed: each Cowboy beside him has one more', () => {
  worth('hollis-reed cowboy', 4, 'bank', { set13: true, mcreadyDeck: 'preset' });
});
rule('RV-071 federales: five, for a card and a dollar', () => {
  all('federales lawman', {}, {}, { dollars: [0, 1] })
    .does('Mac', 'play federales bank')
    .fact('dollars', [0, 0])
    .isAsked('Mac');
  worth('federales', 5);
});
rule('RV-142 old-scores: a bandit, for a card and a dollar', () => {
  all('old-scores lawman', {}, {}, { dollars: [0, 1] })
    .does('Mac', 'play old-scores bank')
    .does('Jack', 'bandit lem-tuttle')
    .sees('rail', 'graveyard', 'lem-tuttle')
    .isAsked('Mac');
});

// ---- 1.4

rule('RV-259 texas-ranger: three, while Sister Sara lives', () => {
  all('texas-ranger lawman').does('Mac', 'play texas-ranger bank').isAsked('Mac');
  all('texas-ranger lawman', {}, {}, {}, { graveyard: 'sister-sara' })
    .mayNot('Mac', 'play texas-ranger bank', 'RV-259')
    .isAsked('Mac');
});
rule('RV-262 rock-strewn-vantage-point: hit first, and a card for it', () => {
  west({ hand: 'fire-at-will 38-special' }, { column: { bank: 'rock-strewn-vantage-point deputy' } }, { options: D })
    .does('Jack', 'play fire-at-will bank')
    .sees('rail', 'column Mac bank', 'deputy')
    .sees('Jack', 'hand Mac', '?')
    .isAsked('Jack');
});
rule('RV-263 volcanic-pistol: three more for a lawman', () => {
  all('volcanic-pistol lawman', { column: { bank: 'deputy' } })
    .does('Mac', 'play volcanic-pistol bank')
    .fact('tokens', [token('mcready:bank', 1, { under: true })])
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 5 })
    .isAsked('Jack');
});
rule('RV-264 trained-in-the-pinkerton-ways: a lawman who rides along', () => {
  all(
    'lawman',
    { column: { bank: 'deputy trained-in-the-pinkerton-ways' } },
    {},
    { place: 'express-315', tokens: [{ row: 'mcready:bank', card: 1, under: true }] },
  )
    .does('Mac', 'use mcready:bank 1 0')
    .sees('rail', 'column Mac express-315', 'deputy trained-in-the-pinkerton-ways')
    .isAsked('Mac');
});
rule('RV-265 lee-shao: a card on top of the deck', () => {
  all('lee-shao').does('Mac', 'play lee-shao bank').does('Mac', 'find brady-logan').isAsked('Mac');
});
rule('RV-267 clarence-stickley: Pinkerton cards cost one less', () => {
  all('pinkerton-agent', { column: { bank: 'clarence-stickley' } })
    .does('Mac', 'play pinkerton-agent bank')
    .isAsked('Mac');
});
