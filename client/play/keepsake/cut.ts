/** Names that are too long for their place: smaller first, then cut between letters as they are read, never in the middle of one. */

/** How small letters may become before a name is cut. */
const LEAST = 0.72;
/** How wide a text is at full size. */
type Wide = (text: string) => number;
export interface Fitted {
  readonly text: string;
  /** Of the full size. */
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
