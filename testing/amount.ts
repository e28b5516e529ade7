/**
 * How many, or which, where more is only more of the same: random games, nonsense inputs, trials; windows, languages, tables. `npm test` takes
 * the usual ones and sees each kind of thing once, `npm run test:deep` takes the deep ones. What a test must find it must find with either.
 */
export const amount = <Amount>(usual: Amount, { deep }: { readonly deep: Amount }): Amount =>
  process.env['DEEP'] === undefined ? usual : deep;
/** Of such cases usually the first, or as many as are named; the deep tier takes all. What is hardest to hold comes first. */
export const some = <Case>(cases: readonly Case[], usual = 1): readonly Case[] =>
  cases.slice(0, amount(usual, { deep: cases.length }));
