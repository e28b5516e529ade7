/** Decks, discard piles, removed cards; Derail the Train. */
import { rule } from '../../../testing/rule.ts';
import { dead, HOUSE, SETS, type StoryRows, west } from './west.ts';

const D = { ...SETS, moduleA: true, moduleC: true, moduleD: true, coltyDeck: 'preset', mcreadyDeck: 'preset' };
const MACS =
  'charlie-weathers brady-logan lawman*6 cowboy*7 deputy*8 apache-scout*3 bounty-hunter*5 hired-gun*3 mounted-posse*2 buffalo-stampede*2 sharps-rifle*4 get-a-rope-boys*5 ambush*3 out-of-ammo*2 rickety-bridge*2 shoot-the-gun*2 wire-ahead*2 river-in-flood*2';

rule('RV-186, RV-187, RX-68 a deck is made again when a card is needed, and never with the Colonel', () => {
  west({}, { discard: `colonel-mcready ${MACS}` }, { open: { active: 1, phase: 'draw' }, zones: { mcreadyDeck: 'wanted-poster' } })
    .sees('rail', 'removed', 'colonel-mcready')
    .sees('rail', 'discard Mac', '')
    .sees('Jack', 'hand Mac', '? ?')
    .isAsked('Mac');
});
rule('RV-188, RX-67 from play the Colonel is not shuffled in either, but removed; from hand he may be', () => {
  west({ hand: 'swarm-of-horseflies 38-special*2' }, { column: { bank: 'colonel-mcready' } }, { options: { ...D, moduleA: false } })
    .does('Jack', 'play swarm-of-horseflies bank')
    .sees('rail', 'removed', 'colonel-mcready')
    .isAsked('Jack');
  west(
    {},
    { hand: 'colonel-mcready' },
    { options: D, open: { active: 1, phase: 'draw' }, zones: { frontier: 'legend-of-boggy-creek' } },
  )
    .does('Mac', 'draw frontier')
    .sees('rail', 'removed', '')
    .isAsked('Mac');
});
rule('RV-189, RX-69 with deck and discard pile empty nothing is drawn, and the game goes on', () => {
  west(
    { column: { bank: 'austin-granby' } },
    {},
    {
      options: { set13: true, coltyDeck: 'preset' },
      open: { active: 1, phase: 'draw' },
      zones: { mcreadyDeck: 'wanted-poster', removed: `colonel-mcready ${MACS}` },
    },
  )
    .sees('Mac', 'hand Mac', 'wanted-poster')
    .does('Mac', 'draw own')
    .sees('Mac', 'hand Mac', 'wanted-poster')
    .sees('rail', 'mcreadyDeck', '')
    .isAsked('Mac');
});
rule('RV-190 the Frontier deck is made again in the same way; with both empty nobody is asked', () => {
  const FRONTIER =
    'ma-shepperson pa-shepperson nameless-drifter gunslinger-for-hire mountain-howitzer wild-mustangs silver-strike*2 snake-oil-salesman card-sharp*2 stagecoach-hold-up*2 trading-post crooked-judge dust-devil ghost-town prairie-fire';
  const where = (zone: string) => west({}, {}, { options: { set13: true }, open: { phase: 'draw' }, zones: { [zone]: FRONTIER } });
  where('frontierDiscard').does('Jack', 'draw frontier').isAsked('Jack');
  where('removed').sees('Mac', 'hand Jack', '? ?').isAsked('Jack');
});
rule('RV-192 what is removed never comes back', () => {
  west(
    {},
    { discard: MACS },
    { open: { active: 1, phase: 'draw' }, zones: { mcreadyDeck: '', removed: 'colonel-mcready wanted-poster' } },
  )
    .sees('rail', 'removed', 'colonel-mcready wanted-poster')
    .sees('rail', 'discard Mac', '')
    .isAsked('Mac');
});
rule('RV-193 a search: one card, the rest shuffled, the card on top or in hand', () => {
  west({}, { hand: 'best-money-can-buy' }, { options: D, open: { active: 1, dollars: [0, 1] } })
    .does('Mac', 'play best-money-can-buy bank')
    .mayNot('Mac', 'find dynamite', 'RV-193')
    .does('Mac', 'find colonel-mcready')
    .sees('Mac', 'hand Mac', 'colonel-mcready')
    .sees('Jack', 'hand Mac', '?')
    .isAsked('Mac');
  west({ hand: 'ramshackle-hut' }, {}, { options: D })
    .does('Jack', 'play ramshackle-hut bank')
    .does('Jack', 'find gatling-gun')
    .does('Jack', 'end')
    .does('Mac', 'draw own')
    .does('Mac', 'end')
    .sees('Jack', 'hand Jack', 'gatling-gun')
    .does('Jack', 'draw own')
    .isAsked('Jack');
});

// ---- Derail the Train

const train = (jack: StoryRows, mac: StoryRows, alive = 'mule-tanner cortez jack-colty', more: object = {}) =>
  west({ hand: '38-special*3', ...jack }, mac, { open: { place: 'express-315', ...more }, zones: { graveyard: dead(alive) } });

rule('RV-194, RX-19 once, on the Express, while another bandit than Jack lives', () => {
  train({}, {}, 'jack-colty').mayNot('Jack', 'derail', 'RV-194').isAsked('Jack');
  train({}, {}, 'cortez jack-colty', { place: 'rattlesnake-creek' }).mayNot('Jack', 'derail', 'RV-194').isAsked('Jack');
  west({}, {}, { open: { active: 1, place: 'express-315' } })
    .mayNot('Mac', 'derail', 'RV-194')
    .isAsked('Mac');
  train({ hand: '38-special*5' }, {}, 'lem-tuttle rufus-pike jack-colty')
    .does('Jack', 'derail')
    .does('Jack', 'pay 38-special 38-special')
    .does('Jack', 'bandit lem-tuttle')
    .mayNot('Jack', 'derail', 'RV-194')
    .isAsked('Jack');
});
rule('RV-195 it costs two cards', () => {
  train({ hand: '38-special' }, {}).mayNot('Jack', 'derail', 'RV-072').isAsked('Jack');
  train({ hand: '38-special*2' }, {}, 'cortez jack-colty')
    .does('Jack', 'derail')
    .sees('rail', 'discard Jack', '38-special 38-special')
    .isAsked('Jack');
});
rule('RV-196 one bandit of the lowest rating but Jack; True Grit does not help, and the text applies', () => {
  train({ hand: '38-special*2' }, {}, 'ezra-crane cortez jack-colty', { tokens: [{ row: 'gang', card: 'ezra-crane', grit: 1 }] })
    .does('Jack', 'derail')
    .sees('rail', 'gang', 'cortez jack-colty')
    .sees('Mac', 'hand Jack', '?')
    .fact('tokens', [])
    .isAsked('Jack');
});
rule('RV-197, RV-198 then every card of both columns, but row-blocking ones; a border token less, and the turn goes on', () => {
  west(
    { hand: '38-special*2', column: { 'express-315': '45-long-colt derringer' } },
    { column: { 'express-315': 'deputy brady-logan' } },
    {
      open: { place: 'express-315', space: 2 },
      zones: { graveyard: dead('cortez jack-colty'), blockers: { 'express-315': 'sandstorm' } },
    },
  )
    .does('Jack', 'derail')
    .sees('rail', 'column Jack express-315', '')
    .sees('rail', 'column Mac express-315', '')
    .sees('rail', 'blockers express-315', 'sandstorm')
    .sees('rail', 'removed', 'derail-the-train')
    .fact('border', 11)
    .fact('space', 2)
    .isAsked('Jack');
});
rule('RX-17 Derail', () => {
  const options = { ...SETS, moduleA: true, mcreadyDeck: 'preset' };
  west(
    { hand: '38-special*3', column: { 'express-315': '45-long-colt' } },
    { column: { 'express-315': 'armed-train-guard deputy old-three-fingers' } },
    {
      options,
      open: { place: 'express-315', tokens: [{ row: 'mcready:express-315', card: 'armed-train-guard', grit: 1 }] },
      zones: { graveyard: `${dead('mule-tanner cortez jack-colty')} big-nose-nell sister-sara` },
    },
  )
    .does('Jack', 'derail')
    .does('Jack', 'pay 38-special 38-special')
    .sees('rail', 'gang', 'cortez jack-colty')
    .sees('Mac', 'hand Jack', '')
    .sees('rail', 'column Mac express-315', 'armed-train-guard old-three-fingers')
    .sees('rail', 'column Jack express-315', '')
    .fact('tokens', [])
    .fact('border', 11)
    .sees('rail', 'removed', 'derail-the-train')
    .isAsked('Jack');
});
rule('RV-188, RX-67 Colonel McReady leaves the game instead, and the deck is not shuffled: its top cards stay on top', () => {
  const swarm = (bank: string) =>
    west(
      { hand: 'swarm-of-horseflies 38-special*2' },
      { column: { bank } },
      { options: HOUSE, zones: { mcreadyDeck: 'hired-gun wire-ahead' } },
    ).does('Jack', 'play swarm-of-horseflies bank');
  swarm('colonel-mcready')
    .sees('rail', 'removed', 'colonel-mcready')
    .does('Jack', 'end')
    .does('Mac', 'draw own')
    .sees('Mac', 'hand Mac', 'hired-gun wire-ahead')
    .isAsked('Mac');
  swarm('deputy').hears('rail', 'shuffled').isAsked('Jack');
});
