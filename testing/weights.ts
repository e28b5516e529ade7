/**
 * Limits for script and style, compressed as served, in bytes: the first page, and what a practice table adds until the first cards are in
 * the hand.
 */
export const WEIGHTS: { readonly first: number; readonly table: { readonly [game: string]: number } } = {
  first: 130_000,
  table: { 'wright-gang': 86_000, 'caliber-45': 93_000, 'steel-bullets': 86_000, revolver: 125_000 },
};
