/** What is in the box, and how a round is laid out. */
import { expect } from 'vitest';
import { countAt, facesAt } from '../../../kernel/cards/table.ts';
import { dealt, story } from '../../../kernel/proving/story.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import { rule } from '../../../testing/rule.ts';
import { wrightGang } from '../game.ts';
import { at, type WrightTable } from '../zones.ts';

const usual = { rounds: 6, tie: 'shared', race: 'reflex', duelCards: 'loot', falseTie: 'innocent', first: null } as const;
const deals = (seats: number, many: number): WrightTable[] =>
  Array.from({ length: many }, (_, i) => wrightGang.setup(usual, seats, `deal ${i}`));
const handsOf = (t: WrightTable): number[] => Array.from({ length: t.seats }, (_, seat) => countAt(t, at.hand(seat)));

rule('WB-65 the box holds 69 cards: seven of each number, four Sheriffs, nine combat cards and seven events', () => {
  const { face } = wrightGang.setup(usual, 3, 'box');
  const copies = Object.fromEntries(wrightGang.faces.map(name => [name, face.filter(f => f === name).length]));
  expect(face.length).toBe(69);
  expect(copies).toEqual({
    ...{ 1: 7, 2: 7, 3: 7, 4: 7, 5: 7, 6: 7, 7: 7 },
    ...{ sheriff: 4, joker: 6, miss: 3, swap: 3, sidekick: 2, 'war-party': 2 },
  });
});

rule('WB-65 two to five can play, not one and not six', () => {
  for (const seats of [2, 3, 4, 5]) expect(wrightGang.configure(null, seats)).toEqual(usual);
  for (const seats of [0, 1, 6]) expect(wrightGang.configure(null, seats)).toMatchObject({ rule: 'table:seats' });
});

rule('WB-66 everybody is dealt six; the deck has 54, 51, 45 or 39 cards left, and nothing else lies on the table', () => {
  for (const [seats, deck, bonus] of [
    [2, 54, 3],
    [3, 51, 0],
    [4, 45, 0],
    [5, 39, 0],
  ] as const) {
    const t = wrightGang.setup(usual, seats, 'deal');
    expect(handsOf(t)).toEqual(Array(seats).fill(6));
    expect([countAt(t, at.deck), countAt(t, at.bonus)]).toEqual([deck, bonus]);
    expect(deck + bonus + 6 * seats).toBe(69);
  }
});

rule('WB-66 a new round is prepared in this order: shuffle, bonus cards aside, six to each, add the Sheriffs, shuffle', () => {
  const s = story(wrightGang, { Jesse: {}, Billy: {} }, { zones: { sheriffs: 3, deck: 'sheriff', bonus: 3 } })
    .passes('Jesse')
    .cue()
    .isAsked('Jesse', 'Billy');
  const out = wrightGang.play(s.table, { verdict: { order: [], evidence: null }, at: 0 });
  if (isRefusal(out)) throw new Error(out.why);
  const told = out.told('rail');
  const goals = told.slice(told.findIndex(t => t.tell === 'gathered')).map(t => {
    const to = t['to'] as { zone: string; seat: number | null } | undefined;
    return to === undefined ? t.tell : to.seat === null ? to.zone : `${to.zone} ${to.seat}`;
  });
  expect(goals).toEqual(['gathered', 'shuffled', 'bonus', 'hand 1', 'hand 0', 'shuffled', 'round']);
});

rule('WB-3 no Sheriff is ever dealt to a hand or put among the bonus cards: all four are in the deck', () => {
  for (const seats of [2, 5])
    for (const t of deals(seats, 200)) expect(facesAt(t, at.deck).filter(face => face === 'sheriff').length).toBe(4);
});

rule('WB-2 the Sheriffs are shuffled in, not spread out: any place in the deck is as likely, and two may lie side by side', () => {
  const places = Array<number>(45).fill(0);
  let neighbours = 0;
  for (const t of deals(4, 3000)) {
    const deck = facesAt(t, at.deck);
    deck.forEach((face, i) => {
      if (face === 'sheriff') places[i]!++;
      if (face === 'sheriff' && deck[i + 1] === 'sheriff') neighbours++;
    });
  }
  // 4 of 45 places, 3000 times: 267 on average, and five times the spread to either side.
  expect(Math.min(...places)).toBeGreaterThan(267 - 78);
  expect(Math.max(...places)).toBeLessThan(267 + 78);
  // Three gaps, each closed with chance 4/45: 800 times on average.
  expect(neighbours).toBeGreaterThan(650);
  expect(neighbours).toBeLessThan(950);
});

rule('WB-1 chance decides who begins the game: over many deals any player may', () => {
  for (const seats of [2, 3, 4, 5]) {
    const firsts = new Set(deals(seats, 60).map(t => t.open.first));
    expect([...firsts].sort()).toEqual(Array.from({ length: seats }, (_, seat) => seat));
  }
});

rule('WB-1 or the host names who begins', () => {
  for (let i = 0; i < 20; i++)
    dealt(wrightGang, ['Jesse', 'Billy', 'Butch'], { first: 1 }, `host ${i}`).fact('first', 'Billy').isAsked('Billy');
});
