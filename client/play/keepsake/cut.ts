/** Fits names into their room: shrinks them first, then cuts between whole letters (graphemes). */

/** The least scale of letters before a name is cut. */
const LEAST = 0.72;
/** The width of a text at full size. */
type Wide = (text: string) => number;
export interface Fitted {
  readonly text: string;
  /** Relative to full size. */
  readonly scale: number;
}
const letters = new Intl.Segmenter();
export const fitted = (text: string, room: number, wide: Wide): Fitted => {
  const scale = Math.min(1, room / wide(text));
  if (scale >= LEAST) return { text, scale };
  const all = [...letters.segment(text)].map(({ segment }) => segment);
  const short = (n: number): string => `${all.slice(0, n).join('').trimEnd()}…`;
  let n = all.length - 1;
  while (n > 1 && wide(short(n)) * LEAST > room) n--;
  return { text: short(n), scale: LEAST };
};
