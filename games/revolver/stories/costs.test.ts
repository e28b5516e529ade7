/** Playing a card and paying for it. */
import { rule } from '../../../testing/rule.ts';
import { ALL, dead, SETS, west } from './west.ts';

const mac = (more: object = {}) => ({ open: { active: 1, ...more } });
const D = { ...SETS, moduleA: true, moduleC: true, moduleD: true, coltyDeck: 'preset', mcreadyDeck: 'preset' };

rule('RV-063 announced, paid, resolved; an action then goes to its discard pile', () => {
  west({ hand: 'ride-for-the-border 38-special derringer' }, {})
    .does('Jack', 'play ride-for-the-border bank')
    .sees('rail', 'played', 'ride-for-the-border')
    .fact('border', 12)
    .does('Jack', 'pay derringer')
    .fact('border', 11)
    .sees('rail', 'played', '')
    .sees('rail', 'discard Jack', 'derringer ride-for-the-border')
    .isAsked('Jack');
});
rule('RV-064, RV-068 between the announcement and its end nothing else is done, and nothing is taken back', () => {
  west({ hand: '45-long-colt 38-special derringer' }, {})
    .does('Jack', 'play 45-long-colt bank')
    .mayNot('Jack', 'play 38-special bank', 'RV-062')
    .mayNot('Jack', 'end', 'RV-062')
    .isAsked('Jack');
});
rule('RV-065 what stays goes to the own column of the current battlefield', () => {
  west({ hand: '38-special' }, {}, { open: { place: 'whiskey-canyon' } })
    .mayNot('Jack', 'play 38-special bank', 'RV-065')
    .mayNot('Jack', 'play 38-special nowhere', 'RV-065')
    .does('Jack', 'play 38-special whiskey-canyon')
    .sees('rail', 'column Jack whiskey-canyon', '38-special')
    .isAsked('Jack');
});
rule('RV-066 an action must be able to change something', () => {
  const jack = { hand: 'fire-at-will chew-on-this 38-special*2' };
  west(jack, { column: { bank: 'sharps-rifle' } })
    .mayNot('Jack', 'play fire-at-will bank', 'RV-066')
    .mayNot('Jack', 'play chew-on-this bank', 'RV-066')
    .isAsked('Jack');
  west(jack, { column: { bank: 'deputy' } })
    .may('Jack', 'play fire-at-will bank')
    .mayNot('Jack', 'play chew-on-this bank', 'RV-066')
    .isAsked('Jack');
});
rule('RV-067 of a coming-into-play text the impossible part is skipped', () => {
  west({ hand: 'rosa-delgado 38-special' }, {})
    .does('Jack', 'play rosa-delgado bank')
    .sees('rail', 'column Jack bank', 'rosa-delgado')
    .isAsked('Jack');
});
rule('RV-069 discards of your own choice, exactly as many as it costs', () => {
  west({ hand: 'hail-of-bullets 38-special derringer dynamite' }, {})
    .does('Jack', 'play hail-of-bullets bank')
    .mayNot('Jack', 'pay derringer', 'RV-069')
    .mayNot('Jack', 'pay derringer dynamite 38-special', 'RV-069')
    .mayNot('Jack', 'pay derringer derringer', 'RV-062')
    .does('Jack', 'pay dynamite derringer')
    .sees('rail', 'discard Jack', 'derringer dynamite')
    .sees('rail', 'column Jack bank', 'hail-of-bullets')
    .isAsked('Jack');
});
rule('RV-070 random discards come from the rest of the hand', () => {
  west({}, { hand: 'bounty-hunter lawman*3' }, mac())
    .does('Mac', 'play bounty-hunter bank')
    .sees('Mac', 'hand Mac', 'lawman lawman')
    .sees('Jack', 'discard Mac', 'lawman')
    .isAsked('Mac');
});
rule('RV-071, RV-214, RV-216 dollars go back to the pool, and only where something costs them', () => {
  const options = { set13: true, coltyDeck: 'preset' };
  west({ hand: 'gold-plated-revolver' }, {}, { options, open: { dollars: [2, 0] } })
    .does('Jack', 'play gold-plated-revolver bank')
    .fact('dollars', [1, 0])
    .isAsked('Jack');
  west({ hand: 'sack-of-loot' }, {}, { options, open: { dollars: [6, 6] } })
    .mayNot('Jack', 'play sack-of-loot bank', 'RV-066')
    .isAsked('Jack');
});
rule('RV-072, RX-20 a card is played only if the whole cost can be paid', () => {
  west({}, { hand: 'bounty-hunter' }, mac()).mayNot('Mac', 'play bounty-hunter bank', 'RV-072').isAsked('Mac');
  west({}, { hand: 'bounty-hunter deputy get-a-rope-boys' }, mac())
    .does('Mac', 'play bounty-hunter bank')
    .sees('Jack', 'hand Mac', '?')
    .isAsked('Mac');
  west({ hand: 'gold-plated-revolver' }, {}, { options: { set13: true, coltyDeck: 'preset' } })
    .mayNot('Jack', 'play gold-plated-revolver bank', 'RV-072')
    .isAsked('Jack');
  west({ hand: 'gatling-gun 38-special*2' }, {}).mayNot('Jack', 'play gatling-gun bank', 'RV-072').isAsked('Jack');
});
rule('RV-073, RV-074, RV-191 a card never pays for itself; what pays goes to the pile of its own deck, without effect', () => {
  west({ hand: '45-long-colt*2 mountain-howitzer' }, {}, { options: D, zones: { frontier: 'silver-strike' } })
    .does('Jack', 'play 45-long-colt bank')
    .does('Jack', 'pay mountain-howitzer')
    .sees('rail', 'frontierDiscard', 'mountain-howitzer')
    .sees('Jack', 'hand Jack', '45-long-colt')
    .isAsked('Jack');
  west({ hand: '45-long-colt straw-dummies' }, {}, { options: D })
    .does('Jack', 'play 45-long-colt bank')
    .sees('Mac', 'hand Jack', '')
    .sees('rail', 'discard Jack', 'straw-dummies')
    .isAsked('Jack');
});
rule('RV-075 modifiers change only chosen discards, are added up, and never go below 0', () => {
  const price = (alive: string, place: string) =>
    west({}, { hand: 'colonel-mcready lawman' }, { ...mac({ place }), zones: { graveyard: dead(alive) } });
  // One discard at Rattlesnake Creek, none on the Express with Abigail dead.
  price('cortez jack-colty', 'rattlesnake-creek')
    .does('Mac', 'play colonel-mcready rattlesnake-creek')
    .sees('rail', 'discard Mac', 'lawman')
    .isAsked('Mac');
  price('cortez jack-colty', 'express-315')
    .does('Mac', 'play colonel-mcready express-315')
    .sees('rail', 'discard Mac', '')
    .isAsked('Mac');
  price('abigail-mcready jack-colty', 'rattlesnake-creek')
    .mayNot('Mac', 'play colonel-mcready rattlesnake-creek', 'RV-072')
    .isAsked('Mac');
});
rule('RX-21 the Colonel’s price', () => {
  const n = (alive: string, place: string, cards: number) => {
    const enough = (hand: string) =>
      west({}, { hand: `colonel-mcready ${hand}` }, { ...mac({ place }), zones: { graveyard: dead(alive) } });
    enough(`lawman*${cards}`).may('Mac', `play colonel-mcready ${place}`).isAsked('Mac');
    if (cards > 0)
      enough(cards > 1 ? `lawman*${cards - 1}` : '')
        .mayNot('Mac', `play colonel-mcready ${place}`, 'RV-072')
        .isAsked('Mac');
  };
  for (const [alive, bank, creek, express] of [
    ['abigail-mcready jack-colty', 3, 2, 1],
    ['cortez jack-colty', 2, 1, 0],
  ] as const) {
    n(alive, 'bank', bank);
    n(alive, 'rattlesnake-creek', creek);
    n(alive, 'express-315', express);
  }
});
rule('RV-076 abilities are paid the same way, and used any number of times unless they say once', () => {
  west({}, { hand: 'lawman*5', column: { bank: 'mounted-posse*2' } }, mac({ place: 'whiskey-canyon' }))
    .mayNot('Mac', 'use mcready:bank 0 1', 'RV-076')
    .mayNot('Mac', 'use mcready:bank 4 0', 'RV-090')
    .does('Mac', 'use mcready:bank 0 0')
    .does('Mac', 'pay lawman lawman')
    .does('Mac', 'use mcready:bank 0 0')
    .does('Mac', 'pay lawman lawman')
    .sees('rail', 'column Mac whiskey-canyon', 'mounted-posse mounted-posse')
    .isAsked('Mac');
  west({ hand: '38-special*3' }, {})
    .does('Jack', 'use gang 10 0')
    .does('Jack', 'pay 38-special')
    .does('Jack', 'bandit bullet')
    .mayNot('Jack', 'use gang 10 0', 'RV-076')
    .isAsked('Jack');
});
rule('RV-077 a card discarded from hand for its text costs nothing else, and is not played', () => {
  west({ column: { bank: 'banditos' } }, { hand: 'volcanic-pistol' }, { options: D, ...mac() })
    .does('Mac', 'spend volcanic-pistol 0')
    .sees('rail', 'discard Mac', 'volcanic-pistol')
    .sees('rail', 'discard Jack', 'banditos')
    .isAsked('Mac');
  west({}, { hand: 'lawman' }, mac()).mayNot('Mac', 'spend lawman 0', 'RV-077').isAsked('Mac');
  west({}, { hand: 'volcanic-pistol' }, { options: ALL, ...mac() })
    .mayNot('Mac', 'spend volcanic-pistol 0', 'RV-066')
    .isAsked('Mac');
});
