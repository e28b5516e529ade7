/** What script and style may weigh, as packed as they are served, in bytes: the first page, and what comes with a practice table until the first cards are in the hand. */
export const WEIGHTS: { readonly first: number; readonly table: { readonly [game: string]: number } } = {
  first: 130_000,
  table: { 'wright-gang': 86_000, 'caliber-45': 93_000, 'steel-bullets': 86_000, revolver: 125_000 },
};
