/**
 * How many, where more is only more of the same: random games, nonsense inputs, trials. `npm test` takes the usual number, `npm run test:deep`
 * the deep one. What a test must find it must find with either.
 */
export const amount = (usual: number, { deep }: { readonly deep: number }): number =>
  process.env['DEEP'] === undefined ? usual : deep;
