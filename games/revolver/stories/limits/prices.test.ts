/** What cards cost, where they go, and what they add to the attack when nothing stands beside them. */
import { rule } from '../../../../testing/rule.ts';
import { cardOf, type RevolverFace } from '../../faces.ts';
import type { Cost } from '../../vocabulary/effect.ts';
import { dead, HOUSE, west } from '../west.ts';

const DEFENCE = 2; // of the Bank
const price = (id: RevolverFace, who: 'Jack' | 'Mac', cost: Cost, firepower: number): void =>
  rule(`RV-065, RV-072 ${id}: firepower ${firepower}`, () => {
    const { discard = 0, random = 0, dollars = 0 } = cost;
    const coin = who === 'Jack' ? '38-special' : 'deputy';
    const house = cardOf(id).set !== 'base';
    const holding = (cards: number, purse: number) => {
      const rows = { hand: [id, ...Array<string>(cards).fill(coin)].join(' ') };
      return west(who === 'Jack' ? rows : {}, who === 'Mac' ? rows : {}, {
        options: house ? HOUSE : {},
        open: { active: who, dollars: [purse, purse] },
        zones: { graveyard: dead('lem-tuttle cortez jack-colty') },
      });
    };
    const cards = discard + random;
    if (cards > 0)
      holding(cards - 1, dollars)
        .mayNot(who, `play ${id} bank`, 'RV-072')
        .isAsked(who);
    if (dollars > 0)
      holding(cards, dollars - 1)
        .mayNot(who, `play ${id} bank`, 'RV-072')
        .isAsked(who);
    const played = holding(cards, dollars)
      .mayNot(who, `play ${id} whiskey-canyon`, 'RV-065')
      .does(who, `play ${id} bank`)
      .sees('rail', `column ${who} bank`, id)
      .sees('rail', `discard ${who}`, Array(cards).fill(coin).join(' '))
      .fact('dollars', who === 'Jack' ? [0, dollars] : [dollars, 0]);
    if (who === 'Jack') {
      played.does('Jack', 'end');
      if (house) played.does('Mac', 'draw own');
    }
    played.does('Mac', 'end').hears('rail', 'attack', {
      mcready: who === 'Mac' ? firepower : 0,
      colty: DEFENCE + (who === 'Jack' ? firepower : 0),
    });
    played.isAsked('Jack');
  });

price('38-special', 'Jack', {}, 1);
price('45-long-colt', 'Jack', { discard: 1 }, 2);
price('hail-of-bullets', 'Jack', { discard: 2 }, 3);
price('sawed-off-shotgun', 'Jack', {}, 3);
price('comancheros', 'Jack', { random: 1 }, 3);
price('rosa-delgado', 'Jack', { discard: 1 }, 1);
price('cherokee-freedmen', 'Jack', { discard: 1 }, 2);
price('spencer-carbine', 'Jack', { discard: 1 }, 4);
price('straw-dummies', 'Jack', {}, 0);
price('pistoleros', 'Jack', { dollars: 1 }, 3);
price('gold-plated-revolver', 'Jack', { dollars: 1 }, 4);
price('the-jakes', 'Jack', { discard: 2 }, 0);
price('travis-dane', 'Jack', { discard: 1 }, 1);

price('lawman', 'Mac', {}, 1);
price('cowboy', 'Mac', {}, 1);
price('sharps-rifle', 'Mac', {}, 2);
price('bounty-hunter', 'Mac', { random: 1 }, 4);
price('hired-gun', 'Mac', {}, 3);
price('belle-ransom', 'Mac', { discard: 1 }, 3);
price('old-three-fingers', 'Mac', { random: 1 }, 4);
price('prison-guard', 'Mac', {}, 1);
price('bloodhounds', 'Mac', {}, 1);
price('hollis-reed', 'Mac', { discard: 1 }, 2);
price('federales', 'Mac', { discard: 1, dollars: 1 }, 5);
price('rock-strewn-vantage-point', 'Mac', {}, 0);
price('clarence-stickley', 'Mac', {}, 3);

price('ma-shepperson', 'Jack', { discard: 1 }, 2);
price('pa-shepperson', 'Mac', { discard: 1 }, 2);
price('nameless-drifter', 'Jack', {}, 2);
price('gunslinger-for-hire', 'Mac', { dollars: 2 }, 3);
