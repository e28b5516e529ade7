/** JSON: what may be written, sent and stored. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** JSON from outside may be nested too deeply to be serialised again: such text is refused before it is parsed. */
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
