/** JSON from outside may be nested so deep that nobody can write it out again: such a text is refused before it is read. */
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
