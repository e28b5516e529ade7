/** The price and the limits of each card of McReady’s base deck: what it costs, whom it reaches, when it may not be played. */
import { rule } from '../../../../testing/rule.ts';
import { type Column, dead, type StoryOpen, type StoryRows, west } from '../west.ts';

const CREEK = 'rattlesnake-creek';
const EXPRESS = 'express-315';
const at = (
  hand: string,
  rows: StoryRows = {},
  jack: StoryRows = {},
  open: StoryOpen = {},
  graveyard = dead('lem-tuttle cortez jack-colty'),
) => west(jack, { hand, ...rows }, { open: { active: 1, ...open }, zones: { graveyard } });

rule(
  'RV-072 colonel-mcready: 6 for two cards; one more while Abigail lives, one less at the Creek, two less on the Express',
  () => {
    const costs = (cards: number, place: string, alive: string) => {
      const colonel = (n: number) =>
        at(`colonel-mcready ${'lawman '.repeat(n)}`.trim(), {}, {}, { place }, dead(`${alive} lem-tuttle jack-colty`));
      colonel(cards).may('Mac', `play colonel-mcready ${place}`).isAsked('Mac');
      if (cards > 0)
        colonel(cards - 1)
          .mayNot('Mac', `play colonel-mcready ${place}`, 'RV-072')
          .isAsked('Mac');
    };
    costs(3, 'bank', 'abigail-mcready');
    costs(2, CREEK, 'abigail-mcready');
    costs(1, EXPRESS, 'abigail-mcready');
    costs(2, 'bank', '');
    costs(1, CREEK, '');
    costs(0, EXPRESS, '');
  },
);
rule('RV-187, RV-288 colonel-mcready: destroyed he costs two border tokens; he is never shuffled back', () => {
  const lies = { column: { bank: 'colonel-mcready' } };
  at('', lies).does('Mac', 'end').hears('rail', 'attack', { mcready: 6 }).isAsked('Jack');
  at('', lies, { hand: 'fire-at-will 38-special' }, { active: 0 })
    .does('Jack', 'play fire-at-will bank')
    .sees('rail', 'discard Mac', 'colonel-mcready')
    .fact('border', 10)
    .isAsked('Jack');
  west(
    {},
    { hand: 'wire-ahead lawman', discard: 'colonel-mcready deputy*2' },
    { open: { active: 1 }, zones: { gang: 'jack-colty' }, rest: 'removed' },
  )
    .does('Mac', 'play wire-ahead bank')
    .sees('Mac', 'hand Mac', 'deputy deputy lawman')
    .isAsked('Mac');
});
rule('RV-072 charlie-weathers: 3 for a card; he may fetch a Deputy from the discard pile', () => {
  at('charlie-weathers').mayNot('Mac', 'play charlie-weathers bank', 'RV-072').isAsked('Mac');
  const come = () => at('charlie-weathers lawman', { discard: 'deputy cowboy' }).does('Mac', 'play charlie-weathers bank');
  come().does('Mac', 'accept').sees('Mac', 'hand Mac', 'deputy').sees('rail', 'discard Mac', 'cowboy lawman').isAsked('Mac');
  come().does('Mac', 'decline').sees('Mac', 'hand Mac', '').isAsked('Mac');
  at('charlie-weathers lawman')
    .does('Mac', 'play charlie-weathers bank')
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 3 })
    .isAsked('Jack');
});
rule('RV-065, RV-072, RV-087 brady-logan: 4 for a random card, here or at any battlefield to come; no Sandstorm stops him', () => {
  const open = { place: 'whiskey-canyon' };
  at('brady-logan', {}, {}, open).mayNot('Mac', 'play brady-logan whiskey-canyon', 'RV-072').isAsked('Mac');
  const brady = () => at('brady-logan lawman', {}, {}, open);
  brady().mayNot('Mac', 'play brady-logan bank', 'RV-065').isAsked('Mac');
  for (const place of ['whiskey-canyon', 'buzzard-point', CREEK, EXPRESS])
    brady().does('Mac', `play brady-logan ${place}`).sees('rail', `column Mac ${place}`, 'brady-logan').isAsked('Mac');
  west(
    {},
    { hand: 'brady-logan lawman', column: { bank: 'deputy*2' } },
    { open: { active: 1 }, zones: { blockers: { bank: 'sandstorm' }, graveyard: dead('lem-tuttle cortez jack-colty') } },
  )
    .mayNot('Mac', 'play lawman bank', 'RV-087')
    .does('Mac', 'play brady-logan bank')
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 8 })
    .isAsked('Jack');
});
rule('RV-290 deputy: free, 2, and one more beside a Cowboy in the same column', () => {
  const total = (column: Column, mcready: number) =>
    at('', { column }).does('Mac', 'end').hears('rail', 'attack', { mcready }).isAsked('Jack');
  at('deputy').does('Mac', 'play deputy bank').isAsked('Mac');
  total({ bank: 'deputy' }, 2);
  total({ bank: 'deputy*2 cowboy' }, 7);
  total({ bank: 'deputy cowboy*2' }, 5);
  total({ bank: 'deputy', 'whiskey-canyon': 'cowboy' }, 2);
});
rule('RV-121 apache-scout: free, 1; a token goes back on the border, if one is left', () => {
  at('apache-scout')
    .does('Mac', 'play apache-scout bank')
    .fact('border', 13)
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 1 })
    .isAsked('Jack');
  at('apache-scout', {}, {}, { border: 14 })
    .does('Mac', 'play apache-scout bank')
    .fact('border', 14)
    .sees('rail', 'column Mac bank', 'apache-scout')
    .isAsked('Mac');
});
rule('RV-066, RV-072 mounted-posse: 5 for two cards; two cards move it here', () => {
  at('mounted-posse lawman').mayNot('Mac', 'play mounted-posse bank', 'RV-072').isAsked('Mac');
  at('mounted-posse lawman*2')
    .does('Mac', 'play mounted-posse bank')
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 5 })
    .isAsked('Jack');
  const left = (hand: string, place = CREEK) => at(hand, { column: { bank: 'mounted-posse' } }, {}, { place });
  left('lawman').mayNot('Mac', 'use mcready:bank 0 0', 'RV-072').isAsked('Mac');
  left('lawman*2', 'bank').mayNot('Mac', 'use mcready:bank 0 0', 'RV-066').isAsked('Mac');
  left('lawman*2').does('Mac', 'use mcready:bank 0 0').sees('rail', `column Mac ${CREEK}`, 'mounted-posse').isAsked('Mac');
});
rule('RV-072 buffalo-stampede: 6 for a card, and gone after the attack', () => {
  at('buffalo-stampede').mayNot('Mac', 'play buffalo-stampede bank', 'RV-072').isAsked('Mac');
  at('buffalo-stampede lawman')
    .does('Mac', 'play buffalo-stampede bank')
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 6 })
    .sees('rail', 'discard Mac', 'buffalo-stampede lawman')
    .isAsked('Jack');
});
rule('RV-072, RV-142 get-a-rope-boys: two cards: one bandit of the lowest rating dies', () => {
  at('get-a-rope-boys lawman').mayNot('Mac', 'play get-a-rope-boys bank', 'RV-072').isAsked('Mac');
  at('get-a-rope-boys lawman*2', {}, {}, {}, dead('lem-tuttle kid-malloy cortez jack-colty'))
    .does('Mac', 'play get-a-rope-boys bank')
    .isAsked('Jack')
    .mayNot('Jack', 'bandit cortez', 'RV-142')
    .does('Jack', 'bandit kid-malloy')
    .fact('died', 1)
    .isAsked('Mac');
});
rule('RV-066, RV-072, RV-145 ambush: two cards: a bandit of 3 or less dies, of McReady’s choice', () => {
  at('ambush lawman').mayNot('Mac', 'play ambush bank', 'RV-072').isAsked('Mac');
  at('ambush lawman*2', {}, {}, {}, dead('abigail-mcready jack-colty')).mayNot('Mac', 'play ambush bank', 'RV-066').isAsked('Mac');
  at('ambush lawman*2', {}, {}, {}, dead('lem-tuttle ezra-crane abigail-mcready jack-colty'))
    .does('Mac', 'play ambush bank')
    .isAsked('Mac')
    .mayNot('Mac', 'bandit abigail-mcready', 'RV-145')
    .does('Mac', 'bandit ezra-crane')
    .fact('died', 1)
    .isAsked('Mac');
});
rule('RV-090 out-of-ammo: free: a Gatling Gun here, if there is one, and a card', () => {
  const dry = (column: Column) =>
    at('out-of-ammo', {}, { column }).does('Mac', 'play out-of-ammo bank').sees('Jack', 'hand Mac', '?');
  dry({ bank: '38-special gatling-gun' }).sees('rail', 'column Jack bank', '38-special').isAsked('Mac');
  dry({ bank: '38-special', [CREEK]: 'gatling-gun' })
    .sees('rail', `column Jack ${CREEK}`, 'gatling-gun')
    .sees('rail', 'column Jack bank', '38-special')
    .isAsked('Mac');
});
rule('RV-072, RV-088 rickety-bridge: a card: it stays, and Colty has room for two here', () => {
  at('rickety-bridge').mayNot('Mac', 'play rickety-bridge bank', 'RV-072').isAsked('Mac');
  at('rickety-bridge lawman', {}, { hand: '38-special derringer', column: { bank: '38-special*2' } })
    .does('Mac', 'play rickety-bridge bank')
    .sees('rail', 'blockers bank', 'rickety-bridge')
    .does('Mac', 'end')
    .mayNot('Jack', 'play 38-special bank', 'RV-088')
    .may('Jack', 'play derringer bank')
    .isAsked('Jack');
  west({ hand: '38-special', column: { bank: '38-special' } }, {}, { zones: { blockers: { bank: 'rickety-bridge' } } })
    .may('Jack', 'play 38-special bank')
    .isAsked('Jack');
});
rule('RV-066, RV-072, RV-090 shoot-the-gun: a card: one of Colty’s cards of 2 or less here, person or gun', () => {
  at('shoot-the-gun', {}, { column: { bank: '38-special' } })
    .mayNot('Mac', 'play shoot-the-gun bank', 'RV-072')
    .isAsked('Mac');
  at('shoot-the-gun lawman', {}, { column: { bank: 'hail-of-bullets', [CREEK]: '38-special' } })
    .mayNot('Mac', 'play shoot-the-gun bank', 'RV-066')
    .isAsked('Mac');
  at('shoot-the-gun lawman', {}, { column: { bank: 'hail-of-bullets 45-long-colt banditos' } })
    .does('Mac', 'play shoot-the-gun bank')
    .mayNot('Mac', 'pick colty:bank 0', 'RV-090')
    .does('Mac', 'pick colty:bank 2')
    .sees('rail', 'discard Jack', 'banditos')
    .isAsked('Mac');
});
rule('RV-072 wire-ahead: a card: three cards', () => {
  at('wire-ahead').mayNot('Mac', 'play wire-ahead bank', 'RV-072').isAsked('Mac');
  at('wire-ahead lawman').does('Mac', 'play wire-ahead bank').sees('Jack', 'hand Mac', '? ? ?').isAsked('Mac');
});
rule('RV-066, RV-072 river-in-flood: two cards: the marker goes a space to the left, not off the first one', () => {
  at('river-in-flood lawman', {}, {}, { space: 3 }).mayNot('Mac', 'play river-in-flood bank', 'RV-072').isAsked('Mac');
  at('river-in-flood lawman*2', {}, {}, { space: 1 }).mayNot('Mac', 'play river-in-flood bank', 'RV-066').isAsked('Mac');
  at('river-in-flood lawman*2', {}, {}, { space: 3 }).does('Mac', 'play river-in-flood bank').fact('space', 2).isAsked('Mac');
});
rule('RV-066 wanted-poster: free: a token goes back on the border; a card, if a bandit has died this turn', () => {
  at('wanted-poster').does('Mac', 'play wanted-poster bank').fact('border', 13).sees('Jack', 'hand Mac', '').isAsked('Mac');
  at('wanted-poster', {}, {}, { died: 1 })
    .does('Mac', 'play wanted-poster bank')
    .fact('border', 13)
    .sees('Jack', 'hand Mac', '?')
    .isAsked('Mac');
  at('wanted-poster', {}, {}, { border: 14 }).mayNot('Mac', 'play wanted-poster bank', 'RV-066').isAsked('Mac');
  at('wanted-poster', {}, {}, { border: 14, died: 1 }).may('Mac', 'play wanted-poster bank').isAsked('Mac');
});
