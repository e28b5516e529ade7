/**
 * Public facts as they change. They are the same for every viewer, so they are told once, beside what each viewer witnessed: a fact that
 * changed after n tellings of an input holds from then on. Merged into the facts before the input, they give those after it.
 */
import type { Json, JsonObject } from '../json.ts';

export interface Facts {
  /** The number of this input's tellings that came before the change. */
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
/** What changed in this part; null when nothing did. */
export const newsIn = (open: JsonObject, part: JsonObject): JsonObject | null => {
  let news: { [fact: string]: Json } | null = null;
  for (const fact in part) {
    if (isSame(open[fact], part[fact])) continue;
    news ??= {};
    news[fact] = part[fact]!;
  }
  return news;
};
/** Merges facts that change at the same moment. */
export const addFacts = (facts: Facts[], after: number, open: JsonObject): void => {
  const last = facts.at(-1);
  if (last?.after === after) facts[facts.length - 1] = { after, open: { ...last.open, ...open } };
  else facts.push({ after, open });
};
/** The facts after all these changes. */
export const openAfter = (open: JsonObject, facts: readonly Facts[]): JsonObject =>
  facts.length === 0 ? open : Object.assign({}, open, ...facts.map(each => each.open));
