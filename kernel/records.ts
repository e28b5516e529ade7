/**
 * Records whose keys are known. TypeScript types `Object.keys` only as strings, because an object may have more parts than its
 * type declares; our tables of cards, words and decks are written out in full, so their own keys are all their keys.
 */
/** The keys of each member, where the record is a union. */
export type KeyOf<T> = T extends unknown ? keyof T & string : never;
type ValueOf<T> = T extends unknown ? T[keyof T] : never;

export const keysOf = <T extends object>(record: T): readonly KeyOf<T>[] => Object.keys(record) as KeyOf<T>[];
export const entriesOf = <T extends object>(record: T): readonly (readonly [KeyOf<T>, ValueOf<T>])[] =>
  Object.entries(record) as [KeyOf<T>, ValueOf<T>][];
/** A record built from these entries, which cover every key of their type. */
export const recordOf = <K extends string, V>(entries: readonly (readonly [K, V])[]): { readonly [P in K]: V } =>
  Object.fromEntries(entries) as { readonly [P in K]: V };
/** A record with a value for each of these keys. */
export const eachOf = <K extends string, V>(keys: readonly K[], of: (key: K) => V): { readonly [P in K]: V } =>
  recordOf(keys.map(key => [key, of(key)]));
