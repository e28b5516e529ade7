/**
 * How many, or which, where more is just more of the same: random games, nonsense inputs, trials; windows, languages, tables. `npm test`
 * takes the usual amounts and covers each kind once, `npm run test:deep` takes the deep ones. A test must work with either.
 */
export const amount = <Amount>(usual: Amount, { deep }: { readonly deep: Amount }): Amount =>
  process.env['DEEP'] === undefined ? usual : deep;
/** Usually the first of these cases, or as many as given; the deep tier takes all. The hardest case comes first. */
export const some = <Case>(cases: readonly Case[], usual = 1): readonly Case[] =>
  cases.slice(0, amount(usual, { deep: cases.length }));
