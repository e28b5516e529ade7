/** Seeded chance: a whole number from 0 to n-1. */
import { below, diceFrom } from '../../kernel/chance/dice.ts';

export type Random = (n: number) => number;

export const randomOf = (seed: string): Random => {
  const dice = diceFrom(seed);
  return n => below(dice, n);
};
