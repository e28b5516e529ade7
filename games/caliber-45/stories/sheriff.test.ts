/** The Sheriff: every rider pays or loses their cowboy, and the money is spread again. */
import { expect } from 'vitest';
import { facesAt } from '../../../kernel/cards/table.ts';
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { caliber45 } from '../game.ts';
import { at } from '../zones.ts';

type Money = readonly [jesse: string, billy: string, butch: string];
/** Butch calls and both others join; three teams. */
const caught = (money: Money, more: { readonly open?: object; readonly zones?: object; readonly rest?: string } = {}) =>
  story(
    caliber45,
    {
      Jesse: { hand: 'mustang ammo-6', cowboy: 'pat-garrett', money: money[0] },
      Billy: { hand: 'mustang', cowboy: 'buffalo-bill', money: money[1] },
      Butch: { hand: 'mustang', cowboy: 'wyatt-earp', money: money[2] },
    },
    { ...more, open: { active: 'Butch', ...more.open }, zones: { spread: 'sheriff', ...more.zones } },
  )
    .does('Butch', 'rob')
    .does('Jesse', 'join')
    .does('Billy', 'join')
    .does('Butch', 'pick 0');

rule(
  'C45-44 every rider pays 50,000 or gives up their cowboy, clockwise from the caller; then arming begins after the caller',
  () => {
    caught(['stagecoach', 'stagecoach', 'stagecoach gold-train'])
      .isAsked('Butch')
      .offered('Butch', 'pay', 'jail')
      .mayNot('Jesse', 'pay', 'C45-44')
      .does('Butch', 'pay')
      .hears('rail', 'owes', { seat: 'Butch', dollars: 50_000, to: 'sheriff' })
      .sees('rail', 'money Butch', 'gold-train')
      .isAsked('Jesse')
      .does('Jesse', 'jail')
      .hears('rail', 'jailed', { seat: 'Jesse' })
      .sees('rail', 'graveyard', 'pat-garrett')
      .sees('rail', 'money Jesse', 'stagecoach')
      .isAsked('Billy')
      .does('Billy', 'pay')
      .fact('robbery', null)
      .sees('rail', 'cowboy Billy', 'buffalo-bill')
      .isAsked('Jesse')
      .offered('Jesse', 'hire', 'pass');
  },
);

rule('C45-44, C45-69 a Mustang is no help against the Sheriff', () => {
  caught(['stagecoach', '', 'stagecoach'])
    .mayNot('Butch', 'mustang', 'C45-69')
    .mayNot('Jesse', 'mustang', 'C45-69')
    .isAsked('Butch');
});

rule('C45-44 a rider who has just paid bail pays again', () => {
  caught(['', '', 'mail-car'], { open: { tokens: [0, 0, 1] }, zones: { spent: 'stagecoach' } })
    .sees('rail', 'money Butch', 'stagecoach')
    .does('Butch', 'pay')
    .sees('rail', 'money Butch', '')
    .sees('rail', 'cowboy Butch', 'wyatt-earp')
    .isAsked('Jesse');
});

rule('C45-45 with less than 50,000 of their own, debts taken off, a rider loses their cowboy unasked', () => {
  caught(['', 'stagecoach', ''])
    .hears('rail', 'jailed', { seat: 'Butch' })
    .hears('rail', 'jailed', { seat: 'Jesse' })
    .isAsked('Billy')
    .does('Billy', 'pay')
    .sees('rail', 'graveyard', 'pat-garrett wyatt-earp')
    .isAsked('Jesse');
  // A hundred thousand, of which a hundred are owed already.
  caught(['mail-car', '', ''], { open: { debt: [100_000, 0, 0] }, zones: { spent: '' } })
    .sees('rail', 'cowboy Jesse', '')
    .isAsked('Jesse');
  caught(['mail-car', '', ''], { open: { debt: [50_000, 0, 0] } })
    .isAsked('Jesse')
    .offered('Jesse', 'pay', 'jail');
});

rule('C45-45, C45-5 a team-mate cannot pay for another', () => {
  story(
    caliber45,
    {
      Jesse: { cowboy: 'pat-garrett' },
      Billy: {},
      Butch: { cowboy: 'wyatt-earp', money: 'fort-knox' },
      Etta: {},
    },
    { zones: { spread: 'sheriff' } },
  )
    .does('Jesse', 'rob')
    .does('Butch', 'join')
    .does('Jesse', 'pick 0')
    .sees('rail', 'cowboy Jesse', '')
    .isAsked('Butch');
});

rule('C45-28 with big notes only, change comes from the discard', () => {
  caught(['gold-train', '', ''], { zones: { spent: 'mail-car stagecoach mail-car' } })
    .does('Jesse', 'pay')
    .sees('rail', 'money Jesse', 'mail-car stagecoach')
    .fact('debt', [0, 0, 0])
    .isAsked('Jesse');
});

rule('C45-28 and if there is no change, the rider owes it and keeps their cowboy', () => {
  caught(['gold-train', '', ''], { zones: { spent: 'mail-car' } })
    .does('Jesse', 'pay')
    .fact('debt', [50_000, 0, 0])
    .sees('rail', 'money Jesse', 'gold-train')
    .sees('rail', 'cowboy Jesse', 'pat-garrett')
    .isAsked('Jesse');
});

rule('C45-84 all pay or refuse first; then every money card that is nobody’s is shuffled and spread again', () => {
  const s = caught(['gold-train', 'stagecoach', 'stagecoach fort-knox'], {
    zones: { spread: 'sheriff dynamite', spent: 'war-party-2', weapons: 2, stable: 2 },
    rest: 'box',
  })
    .does('Butch', 'pay')
    .sees('rail', 'spent', 'stagecoach war-party-2')
    .does('Jesse', 'pay')
    .sees('rail', 'loot', 'sheriff')
    .does('Billy', 'jail')
    .hears('rail', 'shuffled')
    .sees('rail', 'spent', '')
    .sees('rail', 'loot', '')
    .sees('rail', 'money Billy', 'stagecoach')
    .sees('rail', 'money Butch', 'fort-knox')
    .isAsked('Jesse');
  // Jesse had no change for fifty: a debt stays open beyond the Sheriff.
  s.fact('debt', [50_000, 0, 0]);
  expect(facesAt(s.table, at.spread).toSorted()).toEqual(['dynamite', 'sheriff', 'stagecoach', 'war-party-2']);
  s.sees('rail', 'spread', '? ? ? ?');
});

rule('C45-84 what one rider pays may be change for the next', () => {
  caught(['mail-car', '', 'stagecoach'])
    .does('Butch', 'pay')
    .does('Jesse', 'pay')
    .sees('rail', 'money Jesse', 'stagecoach')
    .fact('debt', [0, 0, 0])
    .isAsked('Jesse');
});
