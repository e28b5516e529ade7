/** Discarding to the loot: one card, equal cards, or a sum. */
import { expect } from 'vitest';
import { facesAt } from '../../../kernel/cards/table.ts';
import { story } from '../../../kernel/proving/story.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import { rule } from '../../../testing/rule.ts';
import { wrightGang } from '../game.ts';
import { at } from '../zones.ts';

const full = { hand: 6 };
/** No Sheriff can be drawn in these stories. */
const calm = { zones: { deck: 'any!sheriff*20' } };
const holding = (hand: string) => story(wrightGang, { Jesse: { hand }, Billy: full, Butch: full }, calm);

/** The book's own words, tried out: a single card, or all the same, or numbers of which one is the sum of the rest. */
const allowed = (cards: readonly string[]): boolean => {
  const values = cards.map(Number);
  const sumOfRest = (i: number): number => values.reduce((sum, v, k) => (k === i ? sum : sum + v), 0);
  return new Set(cards).size === 1 || (!values.some(Number.isNaN) && values.some((v, i) => v === sumOfRest(i)));
};
/** Every choice of at most n cards, equal cards being one and the same. */
const choices = (cards: readonly string[], most: number): string[][] => {
  const kinds = [...new Set(cards)].toSorted();
  const from = (i: number, chosen: string[]): string[][] => {
    const kind = kinds[i];
    if (kind === undefined) return chosen.length > 0 ? [chosen] : [];
    const copies = Math.min(most - chosen.length, cards.filter(c => c === kind).length);
    return Array.from({ length: copies + 1 }, (_, n) => from(i + 1, [...chosen, ...Array<string>(n).fill(kind)])).flat();
  };
  return from(0, []);
};

rule('WB-24 the example of the book: Butch discards 3, 4 and 7, since 3 + 4 = 7', () => {
  story(wrightGang, { Butch: { hand: '3 4 7 7' }, Billy: full, Jesse: full }, calm)
    .does('Butch', 'discard 3 4 7')
    .sees('rail', 'loot', '3 4 7')
    .isAsked('Billy');
});

rule('WB-24 any one card may be discarded, ordinary or special', () => {
  for (const card of ['1', '7', 'joker', 'miss', 'swap', 'sidekick', 'war-party'])
    holding(`${card} 5 6`).does('Jesse', `discard ${card}`).sees('rail', 'loot', card).isAsked('Billy');
});

rule('WB-24 any number of equal cards, ordinary or special, and no two different ones', () => {
  holding('2*6 miss*3')
    .may('Jesse', 'discard 2 2 2 2 2 2')
    .may('Jesse', 'discard 2 2')
    .may('Jesse', 'discard miss miss miss')
    .isAsked('Jesse');
  holding('2 3 swap miss')
    .mayNot('Jesse', 'discard 2 3', 'WB-24')
    .mayNot('Jesse', 'discard swap miss', 'WB-24')
    .mayNot('Jesse', 'discard 2 swap', 'WB-24')
    .mayNot('Jesse', 'discard', 'WB-24')
    .isAsked('Jesse');
});

rule('WB-25 a sum has three cards at least, and equal cards may be in it', () => {
  holding('1 1 5 7').may('Jesse', 'discard 1 1 5 7').may('Jesse', 'discard 7 1 5 1').isAsked('Jesse');
  holding('2 2 4').may('Jesse', 'discard 2 2 4').mayNot('Jesse', 'discard 2 4', 'WB-24').isAsked('Jesse');
});

rule('WB-25 the greatest must be exactly the sum of all the others', () => {
  holding('1 2 3 4 6')
    .may('Jesse', 'discard 1 2 3')
    .mayNot('Jesse', 'discard 1 2 4', 'WB-24')
    .mayNot('Jesse', 'discard 2 3 4', 'WB-24')
    .may('Jesse', 'discard 1 2 3 6')
    .isAsked('Jesse');
  // 1 + 6 = 2 + 5 is an equation, but none of the four is the sum of the others.
  holding('1 2 5 6').mayNot('Jesse', 'discard 1 6 2 5', 'WB-24').isAsked('Jesse');
});

rule('WB-24, WB-25, WB-26, WB-27 every choice of up to six cards of the box is allowed exactly when the book allows it', () => {
  const box = '1*7 2*7 3*7 4*7 5*7 6*7 7*7 joker*6 miss*3 swap*3 sidekick*2 war-party*2';
  const { table } = story(wrightGang, { Jesse: { hand: box }, Billy: {}, Butch: {} }).isAsked('Jesse');
  const tried = choices(facesAt(table, at.hand(0)), 6);
  for (const cards of tried) {
    const next = wrightGang.next(table, { seat: 0, move: { do: 'discard', cards }, at: 0 });
    if (isRefusal(next) === allowed(cards)) expect.fail(`${cards.join(' ')} is ${allowed(cards) ? '' : 'not '}allowed by the book`);
  }
  expect(tried.length).toBeGreaterThan(15_000);
});

rule('WB-24, WB-25 a player is offered each way to discard once, and no other', () => {
  const config = { rounds: 1, tie: 'shared', race: 'reflex', duelCards: 'loot', falseTie: 'innocent', first: 0 } as const;
  for (let deal = 0; deal < 300; deal++) {
    const t = wrightGang.setup(config, 2, `ways ${deal}`);
    const offered = [...wrightGang.moves(t, 0, 'discard')].map(move => (move['cards'] as string[]).toSorted().join(' '));
    const ways = choices(facesAt(t, at.hand(0)), 6)
      .filter(allowed)
      .map(cards => cards.join(' '));
    expect(offered.toSorted()).toEqual(ways.toSorted());
  }
});

rule('WB-26 a Joker stands for nothing in a discard', () => {
  holding('3 3 7 joker joker')
    .mayNot('Jesse', 'discard 3 joker', 'WB-26')
    .mayNot('Jesse', 'discard 3 3 joker', 'WB-26')
    .mayNot('Jesse', 'discard 3 7 joker', 'WB-26')
    .isAsked('Jesse');
});

rule('WB-26 several Jokers may go together', () => {
  holding('joker*6').does('Jesse', 'discard joker joker joker').sees('rail', 'loot', 'joker joker joker').isAsked('Billy');
});

rule('WB-27 two ways cannot be mixed: not a sum with one card more, and not two pairs', () => {
  holding('1 2 3 3 5 5')
    .mayNot('Jesse', 'discard 1 2 3 3', 'WB-24')
    .mayNot('Jesse', 'discard 1 2 3 5', 'WB-24')
    .mayNot('Jesse', 'discard 3 3 5 5', 'WB-24')
    .isAsked('Jesse');
});

rule('WB-27 one discard a turn', () => {
  holding('1 2 3 3 5 5').does('Jesse', 'discard 3 3').mayNot('Jesse', 'discard 5 5', 'WB-68').isAsked('Billy');
});

rule('WB-28 cards are discarded from the hand, never from the revolver', () => {
  story(wrightGang, { Jesse: { hand: '2 4', revolver: '2 6' }, Billy: full, Butch: full })
    .mayNot('Jesse', 'discard 6', 'WB-28')
    .mayNot('Jesse', 'discard 2 2 4', 'WB-28')
    .mayNot('Jesse', 'discard 2 4 6', 'WB-28')
    .may('Jesse', 'discard 4')
    .isAsked('Jesse');
});

rule('WB-29, WB-73 a discarded event does nothing', () => {
  story(wrightGang, { Jesse: { hand: 'swap swap 1' }, Billy: { hand: '5*6' }, Butch: full }, calm)
    .does('Jesse', 'discard swap swap')
    .sees('Billy', 'hand Billy', '5 5 5 5 5 5')
    .isAsked('Billy');
  story(wrightGang, { Jesse: { hand: 'war-party 1' }, Billy: { revolver: '5*6' }, Butch: full }, calm)
    .does('Jesse', 'discard war-party')
    .sees('Billy', 'revolver Billy', '5 5 5 5 5 5')
    .isAsked('Billy');
  story(wrightGang, { Jesse: { hand: 'sidekick 1 1 1 1 1' }, Billy: full, Butch: full }, { zones: { deck: '2 3' } })
    .does('Jesse', 'discard sidekick')
    .sees('rail', 'sidekicks Jesse', '')
    .sees('Jesse', 'hand Jesse', '1 1 1 1 1 2')
    .isAsked('Billy');
});

rule('WB-73 a Miss or a Joker in the loot has no part in the division', () => {
  story(
    wrightGang,
    { Jesse: { hand: 'miss miss' }, Billy: { hand: 'joker', revolver: '7 7' }, Butch: { revolver: '6 6' } },
    { options: { rounds: 1 }, zones: { loot: 'miss joker joker joker', sheriffs: 2 } },
  )
    .does('Jesse', 'shootout')
    .does('Billy', 'slap', 1)
    .does('Butch', 'slap', 2)
    .sees('rail', 'cancelled Billy', '')
    .ends({ Jesse: 1, Billy: 2, Butch: 0 });
});

rule('WB-29 an event in the loot is worth a point like any other card', () => {
  story(
    wrightGang,
    { Jesse: { revolver: '7' }, Billy: {}, Butch: {} },
    { options: { rounds: 1 }, zones: { loot: 'swap swap sidekick war-party', sheriffs: 2 } },
  )
    .does('Jesse', 'shootout')
    .cue()
    .verdict('Billy')
    .ends({ Jesse: 2, Billy: 1, Butch: 0 });
});
