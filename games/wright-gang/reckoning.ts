/** A division explained: what counts in a revolver, what put one before another, and how the loot went by halves. A page that shows it decides nothing. */
import type { Seat } from '../../kernel/seat.ts';
import { worth } from './faces.ts';
import { strength } from './strength.ts';
import type { WrightFace } from './zones.ts';

/** The cards of a revolver that count: the largest group, and the Jokers that joined it (WB-48, WB-49). */
export const counting = (faces: readonly WrightFace[]): readonly WrightFace[] => {
  const [size, value] = strength(faces);
  return size === 0 ? [] : faces.filter(face => face === 'joker' || worth(face) === value);
};

/** What put one revolver before the next: more cards, a higher number, or the lower hand (WB-48, WB-50). */
export type Edge = 'size' | 'value' | 'hand';
export const edgeOver = (better: readonly WrightFace[], worse: readonly WrightFace[]): Edge => {
  const [a, b] = [strength(better), strength(worse)];
  return a[0] !== b[0] ? 'size' : a[1] !== b[1] ? 'value' : 'hand';
};

/** WB-51: what each found, and took of it, in the order of the ranking; and what nobody took. */
export interface Halving {
  readonly steps: readonly { readonly seat: Seat; readonly of: number; readonly takes: number }[];
  readonly lost: number;
}
export const halving = (loot: number, ranking: readonly Seat[], shares: readonly number[]): Halving => {
  let lost = loot;
  const steps = ranking.map(seat => {
    const of = lost;
    lost -= shares[seat]!;
    return { seat, of, takes: shares[seat]! };
  });
  return { steps, lost };
};
