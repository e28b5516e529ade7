/** What a table may agree on. */
import { expect } from 'vitest';
import { facesAt } from '../../../kernel/cards/table.ts';
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { wrightGang } from '../game.ts';
import { at } from '../zones.ts';

rule(
  'WB-1, WB-6, WB-7, WB-44, WB-53, WB-60 unless agreed otherwise: a random first player, six rounds, shared victory, reflexes, duel cards to the loot',
  () => {
    const usual = { rounds: 6, tie: 'shared', race: 'reflex', duelCards: 'loot', falseTie: 'innocent', first: null };
    expect(wrightGang.configure(null, 4)).toEqual(usual);
    expect(wrightGang.configure({}, 4)).toEqual(usual);
  },
);

rule('WB-1 the first player must sit at the table', () => {
  expect(wrightGang.configure({ first: 2 }, 3)).toMatchObject({ first: 2 });
  expect(wrightGang.configure({ first: 3 }, 3)).toMatchObject({ rule: 'table:option' });
});

rule('WB-7, WB-44, WB-53 an option has no other values than its own', () => {
  for (const wrong of [{ tie: 'sudden-death' }, { race: 'turns' }, { duelCards: 'box' }, { falseTie: 'offender' }, { sheriffs: 5 }])
    expect(wrightGang.configure(wrong, 3)).toMatchObject({ rule: 'table:option' });
});

/** Jesse's duel against Billy is called off: 2 against 5. */
const off = (duelCards: string) =>
  story(
    wrightGang,
    { Jesse: { hand: '3*6' }, Billy: { hand: '4*6' } },
    { options: { duelCards }, zones: { deck: '2 5', sheriffs: 2, bonus: 3 } },
  )
    .does('Jesse', 'duel')
    .cue()
    .verdict()
    .isAsked('Billy');

rule('WB-53 a table may have the duel cards go to the hands: each keeps their own, and the other knows it', () => {
  off('hand')
    .sees('rail', 'loot', '')
    .sees('Jesse', 'hand Jesse', '2 3 3 3 3 3 3')
    .sees('Billy', 'hand Jesse', '2 ? ? ? ? ? ?')
    .sees('Jesse', 'hand Billy', '5 ? ? ? ? ? ?');
});

rule('WB-53 or under the deck, the challenger’s first', () => {
  const s = off('deck').sees('rail', 'loot', '').sees('Jesse', 'hand Jesse', '3 3 3 3 3 3');
  expect(facesAt(s.table, at.deck).slice(-2)).toEqual(['2', '5']);
});

rule('WB-53 with each option, they go there before the division', () => {
  const real = (duelCards: string) =>
    story(
      wrightGang,
      { Jesse: { revolver: '7' }, Billy: {} },
      { options: { duelCards, rounds: 1 }, zones: { deck: '5 2', sheriffs: 2, bonus: '1 1 1', loot: '1 1 1' } },
    )
      .does('Jesse', 'duel')
      .cue()
      .verdict('Jesse');
  real('loot').ends({ Jesse: 5, Billy: 0 });
  real('hand').sees('Jesse', 'hand Jesse', '5').ends({ Jesse: 3, Billy: 0 });
  real('deck').ends({ Jesse: 3, Billy: 0 });
});
