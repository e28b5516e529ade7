/** Debts: they wait for change, and are paid by themselves as soon as there is some. */
import { expect } from 'vitest';
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import type { CaliberFace } from '../faces.ts';
import { caliber45 } from '../game.ts';
import { paymentOf } from '../payment.ts';

const cards = (words: string): CaliberFace[] => words.split(' ').filter(word => word !== '') as CaliberFace[];
const paid = (own: string, spent: string, debt: number): string | null => {
  const payment = paymentOf(false, cards(own), cards(spent), debt);
  return payment === null ? null : `${payment.paid.join(' ')} > ${payment.change.join(' ')}`.trim();
};

rule('C45-31 there is no bank but the discard of the money deck: what is paid goes there, and change comes from there', () => {
  story(
    caliber45,
    { Jesse: { cowboy: 'pat-garrett', money: 'gold-train' }, Billy: {} },
    { open: { tokens: [2, 0] }, zones: { spent: 'mail-car dynamite' } },
  )
    .does('Jesse', 'rob')
    .hears('rail', 'moved', {
      cards: ['gold-train'],
      from: { zone: 'money', seat: 'Jesse', place: null },
      to: { zone: 'spent', seat: null, place: null },
    })
    .hears('rail', 'moved', {
      cards: ['mail-car'],
      from: { zone: 'spent', seat: null, place: null },
      to: { zone: 'money', seat: 'Jesse', place: null },
    })
    .sees('rail', 'money Jesse', 'mail-car')
    .sees('rail', 'spent', 'dynamite gold-train')
    .isAsked('Jesse');
});

rule('C45-27 without the exact sum the debt waits: the tokens are off, the money stays, and the robbery goes on', () => {
  story(
    caliber45,
    { Jesse: { cowboy: 'pat-garrett', money: 'gold-train' }, Billy: {} },
    { open: { tokens: [1, 0] }, zones: { spread: 'stagecoach' } },
  )
    .does('Jesse', 'rob')
    .hears('rail', 'owes', { seat: 'Jesse', dollars: 50_000, to: 'bail' })
    .hears('rail', 'waits', { seat: 'Jesse', dollars: 50_000 })
    .fact('debt', [50_000, 0])
    .fact('tokens', [0, 0])
    .sees('rail', 'money Jesse', 'gold-train')
    .isAsked('Jesse')
    // The loot is the change that Jesse waited for.
    .does('Jesse', 'pick 0')
    .hears('rail', 'settled', { seat: 'Jesse', dollars: 50_000 })
    .fact('debt', [0, 0])
    .sees('rail', 'money Jesse', 'gold-train')
    .sees('rail', 'spent', 'stagecoach')
    .isAsked('Billy');
});

rule('C45-27, C45-78 a card that reaches the discard may be the change: nobody took the mail car, so Billy can pay', () => {
  story(
    caliber45,
    { Jesse: { cowboy: 'pat-garrett' }, Billy: { money: 'gold-train' } },
    { open: { debt: [0, 100_000] }, zones: { spread: 'mail-car' } },
  )
    .does('Jesse', 'rob')
    .fact('debt', [0, 100_000])
    .does('Jesse', 'pick 0')
    .does('Jesse', 'fall')
    .hears('rail', 'settled', { seat: 'Billy', dollars: 100_000 })
    .sees('rail', 'money Billy', 'mail-car')
    .sees('rail', 'spent', 'gold-train')
    .fact('debt', [0, 0])
    .isAsked('Billy');
});

rule('C45-78 when two wait for the same change, it is for the one whose act it was', () => {
  const lost = (by: 'Jesse' | 'Billy') =>
    story(
      caliber45,
      { Jesse: { cowboy: 'pat-garrett', money: 'gold-train' }, Billy: { cowboy: 'buffalo-bill', money: 'gold-train' } },
      { open: { active: by, debt: [100_000, 100_000] }, zones: { spread: 'mail-car' } },
    )
      .does(by, 'rob')
      .does(by === 'Jesse' ? 'Billy' : 'Jesse', 'decline')
      .does(by, 'pick 0')
      .does(by, 'fall');
  lost('Jesse').fact('debt', [0, 100_000]).isAsked('Billy');
  lost('Billy').fact('debt', [100_000, 0]).isAsked('Jesse');
});

rule('C45-78 debts are tried after a payment too: what one pays lets another pay, all the way round', () => {
  // Billy's fifty is Jesse's change; Jesse's hundred is Butch's.
  story(
    caliber45,
    {
      Jesse: { cowboy: 'pat-garrett', money: 'mail-car' },
      Billy: { cowboy: 'buffalo-bill', money: 'stagecoach' },
      Butch: { cowboy: 'wyatt-earp', money: 'gold-train' },
    },
    { open: { active: 'Billy', tokens: [0, 1, 0], debt: [50_000, 0, 100_000] } },
  )
    .does('Billy', 'rob')
    .hears('rail', 'settled', { seat: 'Billy', dollars: 50_000 })
    .hears('rail', 'settled', { seat: 'Jesse', dollars: 50_000 })
    .hears('rail', 'settled', { seat: 'Butch', dollars: 100_000 })
    .fact('debt', [0, 0, 0])
    .sees('rail', 'money Jesse', 'stagecoach')
    .sees('rail', 'money Billy', '')
    .sees('rail', 'money Butch', 'mail-car')
    .sees('rail', 'spent', 'gold-train')
    .isAsked('Butch');
});

rule('C45-78 of two who wait for the one piece of change, the next clockwise after the payer has it', () => {
  const twoWait = (payer: 'Jesse' | 'Billy' | 'Butch') => {
    const money = { Jesse: 'gold-train', Billy: 'gold-train', Butch: 'gold-train', [payer]: 'mail-car' };
    const names = ['Jesse', 'Billy', 'Butch'] as const;
    return story(
      caliber45,
      {
        Jesse: { cowboy: 'pat-garrett', money: money.Jesse },
        Billy: { cowboy: 'buffalo-bill', money: money.Billy },
        Butch: { cowboy: 'wyatt-earp', money: money.Butch },
      },
      {
        open: {
          active: payer,
          tokens: names.map(name => (name === payer ? 2 : 0)),
          debt: names.map(name => (name === payer ? 0 : 100_000)),
        },
      },
    ).does(payer, 'rob');
  };
  twoWait('Jesse').fact('debt', [0, 0, 100_000]).isAsked('Billy');
  twoWait('Billy').fact('debt', [100_000, 0, 0]).isAsked('Butch');
  twoWait('Butch').fact('debt', [0, 100_000, 0]).isAsked('Jesse');
});

rule('C45-77 all of a debt or nothing: bail and Sheriff are one sum', () => {
  // A hundred owed, a Sheriff's fifty more: one stagecoach would pay the Sheriff alone, but not the whole.
  story(
    caliber45,
    { Jesse: { cowboy: 'pat-garrett', money: 'gold-train stagecoach' }, Billy: {} },
    { open: { debt: [100_000, 0] }, zones: { spread: 'sheriff' } },
  )
    .does('Jesse', 'rob')
    .does('Jesse', 'pick 0')
    .does('Jesse', 'pay')
    .fact('debt', [150_000, 0])
    .sees('rail', 'money Jesse', 'gold-train stagecoach')
    .isAsked('Billy');
});

rule('C45-77 the way to pay: first of all with the fewest cards of change', () => {
  expect(paid('stagecoach gold-train', 'mail-car stagecoach', 50_000)).toBe('stagecoach >');
  expect(paid('fort-knox mail-car stagecoach', 'stagecoach gold-train stagecoach', 100_000)).toBe('mail-car >');
  // Three own cards without change, rather than one with two.
  expect(paid('stagecoach stagecoach mail-car fort-knox', 'stagecoach stagecoach', 200_000)).toBe(
    'mail-car stagecoach stagecoach >',
  );
  expect(paid('fort-knox stagecoach', 'gold-train stagecoach stagecoach mail-car', 200_000)).toBe('fort-knox > mail-car');
});

rule('C45-77 then with the fewest own cards', () => {
  expect(paid('stagecoach stagecoach stagecoach stagecoach mail-car gold-train', '', 200_000)).toBe('gold-train >');
  expect(paid('stagecoach stagecoach mail-car mail-car', '', 150_000)).toBe('mail-car stagecoach >');
});

rule('C45-77 then paying out the least', () => {
  // 200 less 100, rather than 300 less 200.
  expect(paid('fort-knox gold-train', 'gold-train mail-car', 100_000)).toBe('gold-train > mail-car');
});

rule('C45-77 then with the lower cards, the largest compared first', () => {
  // 400 with two cards: 200 and 200 before 300 and 100.
  expect(paid('fort-knox mail-car gold-train gold-train', '', 400_000)).toBe('gold-train gold-train >');
  expect(paid('fort-knox mail-car gold-train', '', 400_000)).toBe('fort-knox mail-car >');
});

rule('C45-77 what a player pays cannot be their own change', () => {
  expect(paid('gold-train mail-car', '', 100_000)).toBe('mail-car >');
  expect(paid('gold-train', '', 100_000)).toBe(null);
  expect(paid('mail-car mail-car', '', 50_000)).toBe(null);
});

rule('C45-29, C45-79 nobody pays more than they owe, not even if they want to', () => {
  story(
    caliber45,
    { Jesse: { cowboy: 'pat-garrett', money: 'mail-car' }, Billy: {} },
    { open: { tokens: [1, 0] }, zones: { spread: 'war-party-2' } },
  )
    .does('Jesse', 'rob')
    .fact('debt', [50_000, 0])
    .sees('rail', 'money Jesse', 'mail-car')
    .does('Jesse', 'pick 0')
    .does('Jesse', 'fall')
    .fact('debt', [50_000, 0])
    .sees('rail', 'money Jesse', 'mail-car')
    .isAsked('Billy');
});

rule('C45-32 a debt outlives the cowboy it was for', () => {
  story(
    caliber45,
    { Jesse: { cowboy: 'pat-garrett', money: 'gold-train' }, Billy: {} },
    {
      open: { debt: [50_000, 0] },
      zones: { spread: 'dynamite', stable: 'wyatt-earp doc-holliday' },
      options: { freshCowboys: 'off' },
    },
  )
    .does('Jesse', 'rob')
    .does('Jesse', 'pick 0')
    .sees('rail', 'cowboy Jesse', '')
    .fact('debt', [50_000, 0])
    .passes('Billy')
    .does('Jesse', 'hire')
    .does('Jesse', 'keep')
    .fact('debt', [50_000, 0])
    .isAsked('Billy');
});
