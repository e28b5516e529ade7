/**
 * Records whose keys are known. TypeScript says of `Object.keys` only that they are strings, because an object may have more parts than its
 * type tells; our tables of cards, words and decks are written out whole, so here their own keys are all there are.
 */
/** Of each kind of record, where it may be one of several. */
export type KeyOf<T> = T extends unknown ? keyof T & string : never;
type ValueOf<T> = T extends unknown ? T[keyof T] : never;

export const keysOf = <T extends object>(record: T): readonly KeyOf<T>[] => Object.keys(record) as KeyOf<T>[];
export const entriesOf = <T extends object>(record: T): readonly (readonly [KeyOf<T>, ValueOf<T>])[] =>
  Object.entries(record) as [KeyOf<T>, ValueOf<T>][];
/** A record of these: they name every key of their kind. */
export const recordOf = <K extends string, V>(entries: readonly (readonly [K, V])[]): { readonly [P in K]: V } =>
  Object.fromEntries(entries) as { readonly [P in K]: V };
/** Something for each of these keys. */
export const eachOf = <K extends string, V>(keys: readonly K[], of: (key: K) => V): { readonly [P in K]: V } =>
  recordOf(keys.map(key => [key, of(key)]));
