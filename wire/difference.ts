/**
 * How one JSON value becomes another, so that only what has changed has to be sent. A change is
 *
 *   [value]                   another value stands here now
 *   { member: change, … }     these members of an object have changed, the rest has not
 *   []                        this member is gone
 *   [at, count, …items]       in a list, from position `at`, `count` items have made room for these
 *
 * Unchanged parts stay the same object on both sides and are not visited.
 */
import type { Json, JsonObject } from '../kernel/json.ts';

export type Change = readonly Json[] | { readonly [member: string]: Change };

const isList = (x: Json): x is readonly Json[] => Array.isArray(x);
const isObject = (x: Json): x is JsonObject => typeof x === 'object' && x !== null && !Array.isArray(x);

const isSame = (a: Json, b: Json): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (isList(a)) {
    if (!isList(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isSame(a[i]!, b[i]!)) return false;
    return true;
  }
  return isObject(b) && ofMembers(a as JsonObject, b) === null;
};

const ofLists = (before: readonly Json[], after: readonly Json[]): Change | null => {
  const least = Math.min(before.length, after.length);
  let head = 0;
  while (head < least && isSame(before[head]!, after[head]!)) head++;
  if (head === before.length && head === after.length) return null;
  let tail = 0;
  while (tail < least - head && isSame(before[before.length - 1 - tail]!, after[after.length - 1 - tail]!)) tail++;
  return [head, before.length - head - tail, ...after.slice(head, after.length - tail)];
};
const ofMembers = (before: JsonObject, after: JsonObject): Change | null => {
  let changes: { [member: string]: Change } | null = null;
  let common = 0;
  for (const member in after) {
    const was = before[member];
    const is = after[member]!;
    // Inherited properties are not JSON: if both values are the same, the member is an own one of both.
    const isCommon = was === is || Object.hasOwn(before, member);
    if (isCommon) common++;
    const change = isCommon ? difference(was!, is) : [is];
    if (change === null) continue;
    changes ??= {};
    changes[member] = change;
  }
  for (const _ in before) if (common-- === 0) return withGone(changes ?? {}, before, after);
  return changes;
};
const withGone = (changes: { [member: string]: Change }, before: JsonObject, after: JsonObject): Change => {
  for (const member in before) if (!Object.hasOwn(after, member)) changes[member] = [];
  return changes;
};

/** What must change for `before` to become `after`; null when they are the same. */
export const difference = (before: Json, after: Json): Change | null => {
  if (before === after) return null;
  if (isList(before) && isList(after)) return ofLists(before, after);
  if (isObject(before) && isObject(after)) return ofMembers(before, after);
  return [after];
};

const isSplice = (change: Change): change is readonly Json[] => Array.isArray(change);

/** Applies a change to `before`. Throws when it is a change of another value. */
export const changed = (before: Json, change: Change): Json => {
  if (!isSplice(change)) return withMembers(before, change);
  if (change.length === 1) return change[0]!;
  const [at, count, ...items] = change;
  if (!isList(before) || !(Number(at) + Number(count) <= before.length)) throw new TypeError('a change of another list');
  return [...before.slice(0, Number(at)), ...items, ...before.slice(Number(at) + Number(count))];
};
const withMembers = (before: Json, changes: { readonly [member: string]: Change }): Json => {
  if (!isObject(before)) throw new TypeError('a change of another object');
  const after: { [member: string]: Json } = { ...before };
  for (const [member, change] of Object.entries(changes)) {
    if (isSplice(change) && change.length === 0) delete after[member];
    else after[member] = changed(before[member] ?? null, change);
  }
  return after;
};
