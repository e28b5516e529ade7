/**
 * Public facts as they change. They are the same for everybody, so they are told once, beside what each viewer witnessed: a fact that
 * changed after n tellings of an input holds from then on. Laid over the facts before the input, they make those after it.
 */
import type { Json, JsonObject } from '../json.ts';

export interface Facts {
  /** How many tellings of this input had been told when they changed. */
  readonly after: number;
  readonly open: JsonObject;
}

const isSame = (a: Json | undefined, b: Json | undefined): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b))
    return false;
  const parts = Object.keys(a);
  if (parts.length !== Object.keys(b).length) return false;
  for (const part of parts) if (!isSame((a as JsonObject)[part], (b as JsonObject)[part])) return false;
  return true;
};
/** What of this part is news; null when nothing is. */
export const newsIn = (open: JsonObject, part: JsonObject): JsonObject | null => {
  let news: { [fact: string]: Json } | null = null;
  for (const fact in part) {
    if (isSame(open[fact], part[fact])) continue;
    news ??= {};
    news[fact] = part[fact]!;
  }
  return news;
};
/** Facts that change at the same moment are one. */
export const addFacts = (facts: Facts[], after: number, open: JsonObject): void => {
  const last = facts.at(-1);
  if (last?.after === after) facts[facts.length - 1] = { after, open: { ...last.open, ...open } };
  else facts.push({ after, open });
};
/** The facts after all of these. */
export const openAfter = (open: JsonObject, facts: readonly Facts[]): JsonObject =>
  facts.length === 0 ? open : Object.assign({}, open, ...facts.map(each => each.open));
