/** The checks and the ends of the game; battlefields and moving. */
import { rule } from '../../../testing/rule.ts';
import { dead, SETS, token, west } from './west.ts';

const D = { ...SETS, moduleA: true, moduleC: true, moduleD: true, coltyDeck: 'preset', mcreadyDeck: 'preset' };
const mac = (more: object = {}) => ({ open: { active: 1, ...more } });

rule('RV-151 a McReady turn without a death costs a border token, a death by any means saves it', () => {
  west({}, {}, mac()).does('Mac', 'end').fact('border', 11).isAsked('Jack');
  west({}, { hand: 'get-a-rope-boys lawman*2' }, { ...mac(), zones: { graveyard: dead('lem-tuttle cortez jack-colty') } })
    .does('Mac', 'play get-a-rope-boys bank')
    .does('Mac', 'end')
    .fact('border', 12)
    .isAsked('Jack');
});
rule('RV-154 the last token at the border check', () => {
  west({}, {}, mac({ border: 1 }))
    .does('Mac', 'end')
    .ends({ Jack: 1, Mac: 0 }, ['Jack']);
});
rule('RV-155, RX-15 the train: on its last space with Jack alive Colty has won', () => {
  west(
    {},
    { column: { 'express-315': 'bounty-hunter' } },
    { ...mac({ place: 'express-315', space: 4 }), zones: { graveyard: dead('cortez jack-colty') } },
  )
    .does('Mac', 'end')
    .ends({ Jack: 1, Mac: 0 }, ['Jack']);
});
rule('RX-14 one turn more on the train', () => {
  west({}, { hand: 'river-in-flood lawman*2' }, mac({ place: 'express-315', space: 4 }))
    .does('Mac', 'play river-in-flood express-315')
    .does('Mac', 'end')
    .fact('border', 11)
    .fact('place', 'express-315')
    .fact('space', 4)
    .isAsked('Jack');
});
rule('RV-156 the dead Jack comes before everything else', () => {
  west(
    {},
    { column: { 'express-315': 'bounty-hunter' } },
    {
      ...mac({ place: 'express-315', space: 4, border: 1 }),
      zones: { graveyard: dead('jack-colty') },
    },
  )
    .does('Mac', 'end')
    .ends({ Jack: 0, Mac: 1 }, ['Mac']);
});
rule('RV-157 a player who concedes has lost, at any time', () => {
  west({}, {}).does('Mac', 'concede').ends({ Jack: 1, Mac: 0 }, ['Jack']);
  west({}, {}).does('Jack', 'concede').ends({ Jack: 0, Mac: 1 }, ['Mac']);
});
rule('RV-158 after sixty game turns Colty has won', () => {
  west({}, {}, mac({ turn: 60 }))
    .does('Mac', 'end')
    .ends({ Jack: 1, Mac: 0 }, ['Jack']);
  west({}, {}, mac({ turn: 59 }))
    .does('Mac', 'end')
    .fact('turn', 60)
    .isAsked('Jack');
});
rule('RV-159 Santiago is not a member of the gang while he is in the prison', () => {
  west(
    {},
    { hand: 'get-a-rope-boys lawman*2' },
    {
      options: { set11: true, set12: true },
      ...mac(),
      zones: { graveyard: `${dead('jack-colty')} big-nose-nell sister-sara` },
    },
  )
    .does('Mac', 'play get-a-rope-boys bank')
    .ends({ Jack: 0, Mac: 1 }, ['Mac']);
});

// ---- battlefields

rule('RV-161, RX-12 cards stay where they are when the marker moves on, and fight no more', () => {
  const on = (options = {}) =>
    west(
      { column: { 'buzzard-point': 'hail-of-bullets' } },
      { column: { 'buzzard-point': 'deputy*2' } },
      {
        options,
        open: { turn: 9, phase: 'advance', place: 'buzzard-point', space: 2 },
      },
    );
  on()
    .fact('place', 'rattlesnake-creek')
    .does('Jack', 'end')
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 0, colty: 1 })
    .sees('rail', 'column Mac buzzard-point', 'deputy deputy')
    .isAsked('Jack');
  on({ set11: true, set12: true }).fact('place', 'san-manzanillo-prison').fact('space', 1).isAsked('Jack');
});
rule(
  'RV-162, RV-166 a moved card is the newest in its new column, with all that lies on and under it, and does not come into play',
  () => {
    west(
      {},
      { hand: 'lawman', column: { bank: 'pinkerton-agent trained-in-the-pinkerton-ways', 'whiskey-canyon': 'deputy' } },
      {
        options: D,
        ...mac({
          place: 'whiskey-canyon',
          tokens: [
            { row: 'mcready:bank', card: 1, under: true },
            { row: 'mcready:bank', card: 0, chips: 1 },
          ],
        }),
      },
    )
      .does('Mac', 'use mcready:bank 1 0')
      .sees('rail', 'column Mac whiskey-canyon', 'deputy pinkerton-agent trained-in-the-pinkerton-ways')
      .fact('tokens', [token('mcready:whiskey-canyon', 1, { chips: 1 }), token('mcready:whiskey-canyon', 2, { under: true })])
      .isAsked('Mac');
  },
);
rule('RV-163, RV-182, RX-73 what cannot be moved is neither moved nor returned', () => {
  west(
    { hand: 'saddlebags 38-special', column: { bank: 'hail-of-bullets gatling-gun', 'whiskey-canyon': 'ramshackle-hut' } },
    {},
    {
      options: D,
      open: { place: 'whiskey-canyon' },
    },
  )
    .does('Jack', 'play saddlebags whiskey-canyon')
    .sees('Jack', 'hand Jack', 'hail-of-bullets')
    .sees('rail', 'column Jack bank', 'gatling-gun')
    .isAsked('Jack');
});
rule('RV-164 a voluntary move must find room, and be a move', () => {
  const freedmen = (here: string, place = 'whiskey-canyon') =>
    west(
      { hand: '38-special*2', column: { bank: 'cherokee-freedmen', 'whiskey-canyon': here } },
      {},
      { options: D, open: { place } },
    );
  freedmen('38-special*3').mayNot('Jack', 'use colty:bank 0 0', 'RV-066').isAsked('Jack');
  freedmen('38-special*2').may('Jack', 'use colty:bank 0 0').isAsked('Jack');
  freedmen('', 'bank').mayNot('Jack', 'use colty:bank 0 0', 'RV-066').isAsked('Jack');
});
rule('RV-165 the previous battlefield is the one to the left; at the Bank there is none', () => {
  const drag = (place: string) =>
    west({ hand: 'dragged-behind-the-horse 38-special' }, { column: { [place]: 'deputy' } }, { options: D, open: { place } });
  drag('bank').mayNot('Jack', 'play dragged-behind-the-horse bank', 'RV-066').isAsked('Jack');
  drag('rattlesnake-creek')
    .does('Jack', 'play dragged-behind-the-horse rattlesnake-creek')
    .sees('rail', 'column Mac san-manzanillo-prison', 'deputy')
    .isAsked('Jack');
});
