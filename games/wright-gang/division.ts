/** Who shares, in which order, and who takes how much (WB-46 … WB-52). */

import { facesAt } from '../../kernel/cards/table.ts';
import type { Seat } from '../../kernel/seat.ts';
import { worth } from './faces.ts';
import { halves } from './figures.ts';
import { strength } from './strength.ts';
import { at, type WrightTable } from './zones.ts';

/** WB-46: all but the last hand; of two players both (WB-56). */
export const sharers = (t: WrightTable): readonly Seat[] => (t.seats === 2 ? t.open.hands : t.open.hands.slice(0, -1));

/** The sharers from the strongest to the weakest; equals by the lower hand (WB-48, WB-50). */
export const ranking = (t: WrightTable): Seat[] => {
  const rated = sharers(t).map(seat => ({ seat, is: strength(facesAt(t, at.revolver(seat))) }));
  return rated.sort((a, b) => b.is[0] - a.is[0] || b.is[1] - a.is[1]).map(r => r.seat);
};

/** WB-52a: the sharers who hold a number of the highest value on the table, in hand order. */
export const targets = (t: WrightTable): Seat[] => {
  const best = (seat: Seat): number => Math.max(0, ...facesAt(t, at.revolver(seat)).map(worth));
  const all = sharers(t).map(seat => ({ seat, value: best(seat) }));
  const top = Math.max(0, ...all.map(x => x.value));
  return top === 0 ? [] : all.filter(x => x.value === top).map(x => x.seat);
};

/** WB-52d: whose Miss is fired, one after another: owners in hand order, each all of theirs. */
export const volley = (t: WrightTable): Seat[] =>
  sharers(t).flatMap(seat =>
    facesAt(t, at.revolver(seat))
      .filter(face => face === 'miss')
      .map(() => seat),
  );

/** WB-91: an opponent's card, of the one ranked best; their own only when nobody else has one. */
export const usualTarget = (t: WrightTable, shooter: Seat): Seat => {
  const possible = targets(t);
  return ranking(t).find(seat => seat !== shooter && possible.includes(seat)) ?? shooter;
};

/** WB-51: half, rounded up, down the ranking; WB-63: of two the winner takes all. */
export const shares = (ranked: readonly Seat[], seats: number, loot: number): number[] => {
  const { taken } = halves(loot, ranked.length, seats);
  return Array.from({ length: seats }, (_, seat) => taken[ranked.indexOf(seat)] ?? 0);
};
