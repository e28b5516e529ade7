/** JSON: what may be written down, sent and kept. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** JSON from outside may be nested so deeply that it cannot be written out again: such a text is refused before it is read. */
export const DEEPEST = 100;

const STRING = /"(?:[^"\\]|\\.)*"?/g;
export const isTooDeep = (text: string): boolean => {
  let depth = 0;
  for (const [mark] of text.replace(STRING, '').matchAll(/[[\]{}]/g)) {
    if (mark === '[' || mark === '{') depth++;
    else depth--;
    if (depth > DEEPEST) return true;
  }
  return false;
};
