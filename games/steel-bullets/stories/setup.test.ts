/** The box, the deal, and who begins. */
import { expect } from 'vitest';
import { countAt, facesAt } from '../../../kernel/cards/table.ts';
import { dealt } from '../../../kernel/proving/story.ts';
import { chiSquare, chiSquareBound } from '../../../testing/play/chi-square.ts';
import { rule } from '../../../testing/rule.ts';
import { situations } from '../faces.ts';
import { steelBullets } from '../game.ts';
import { at, type BulletsTable, chamberAt } from '../zones.ts';

const NAMES = ['Jesse', 'Billy', 'Butch', 'Robert', 'Etta', 'Frank'];
const usual: BulletsTable['config'] = { window: 3, outHand: 'discard', first: null };
const chamberFaces = (t: BulletsTable): string[] => [1, 2, 3, 4, 5, 6].flatMap(n => facesAt(t, chamberAt(n)));

/** The printed nine. What the house may add counts like them. */
const NINE = ['lawyer', 'medium', 'panic', 'nerves', 'hat', 'thief', 'cardsharp', 'misfire', 'will'];

rule('SB-32 ten revolver cards and three of each situation, the printed nine among them, for two to six players', () => {
  const { face } = steelBullets.setup(usual, 4, 'box');
  const copies = (wanted: string): number => face.filter(f => f === wanted).length;
  expect(face).toHaveLength(10 + 3 * situations.length);
  expect([copies('click'), copies('bang')]).toEqual([5, 5]);
  expect(situations).toEqual(expect.arrayContaining(NINE));
  for (const card of situations) expect(copies(card)).toBe(3);
  expect(steelBullets.seats).toEqual([2, 6]);
  for (const seats of [1, 7]) expect(steelBullets.configure(null, seats)).toMatchObject({ rule: 'table:seats' });
});

rule('SB-32 the revolver cards that are not in the cylinder lie aside, face up', () => {
  dealt(steelBullets, ['Jesse', 'Billy'], { first: 0 }).sees('rail', 'box', 'bang bang bang bang').isAsked('Jesse');
});

rule('SB-34 the cylinder begins with one Bang! among six shut chambers, and one token', () => {
  const places = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 600; i++) {
    const t = steelBullets.setup(usual, 3, `cylinder ${i}`);
    expect(chamberFaces(t).toSorted().join(' ')).toBe('bang click click click click click');
    places[chamberFaces(t).indexOf('bang')]!++;
  }
  expect(chiSquare(places)).toBeLessThan(chiSquareBound(6));
  const s = dealt(steelBullets, ['Jesse', 'Billy'], { first: 0 }).fact('bullets', 1).fact('last', null).isAsked('Jesse');
  for (let n = 1; n <= 6; n++) s.sees('Jesse', `cylinder ${n}`, '?').may('Jesse', `open ${n}`);
});

rule('SB-34 three situation cards to each, the rest is the deck, and the discard is empty', () => {
  for (let seats = 2; seats <= 6; seats++) {
    const { table } = dealt(steelBullets, NAMES.slice(0, seats), { first: 0 }).sees('rail', 'discard', '').isAsked('Jesse');
    expect(countAt(table, at.deck)).toBe(3 * situations.length - 3 * seats);
    for (let seat = 0; seat < seats; seat++) expect(countAt(table, at.hand(seat))).toBe(3);
  }
});

rule('SB-1, SB-16, SB-28f unless agreed otherwise: lots for the first turn, hands to the discard, windows of three seconds', () => {
  expect(steelBullets.configure(null, 4)).toEqual(usual);
  expect(steelBullets.configure({}, 6)).toEqual(usual);
  for (const wrong of [{ outHand: 'box' }, { first: -1 }, { window: '3' }, { bullets: 2 }])
    expect(steelBullets.configure(wrong, 4)).toMatchObject({ rule: 'table:option' });
});

rule('SB-1 without a winner of a last game, lots decide who begins', () => {
  const begins = [0, 0, 0, 0];
  for (let i = 0; i < 800; i++) begins[steelBullets.setup(usual, 4, `lot ${i}`).open.active]!++;
  expect(chiSquare(begins)).toBeLessThan(chiSquareBound(4));
});

rule('SB-1, SB-39 the winner of the last game begins, at any seat', () => {
  for (const [first, name] of NAMES.slice(0, 4).entries())
    dealt(steelBullets, NAMES.slice(0, 4), { first }).fact('active', name).isAsked(name);
  expect(steelBullets.configure({ first: 4 }, 4)).toMatchObject({ rule: 'table:option' });
});
