/**
 * Puzzles by their marks: numbers that stay with a puzzle, and a set of them as a short text.
 * The text has the gaps between them in order, each as a few ones, a zero and ten bits (Rice's code), six bits a letter: of a full list,
 * two letters a mark.
 */
const MARKS = 2 ** 18;
/** A puzzle's mark comes from its id, which is a digest of the puzzle: it stays the same when a list is made again. */
export const markOf = (id: string): number => Number.parseInt(id.slice(-4), 36) % MARKS;
/** The mark as a word, which is an id, too. */
export const markWord = (mark: number): string => mark.toString(36);
/** From stored words: marks, or the whole ids stored earlier. */
export const marksOf = (words: Iterable<string>): ReadonlySet<number> => new Set([...words].map(markOf));

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LETTER = 6;
const LOW = 10;
const inBits = (n: number, width: number): string => n.toString(2).padStart(width, '0');

export const packedMarks = (marks: readonly number[]): string => {
  const gaps = marks.toSorted((a, b) => a - b).map((mark, i, all) => (i === 0 ? mark : mark - all[i - 1]!));
  const bits = gaps.map(gap => `${'1'.repeat(gap >> LOW)}0${inBits(gap % 2 ** LOW, LOW)}`).join('');
  // Ones to the end are no mark.
  const whole = bits.padEnd(Math.ceil(bits.length / LETTER) * LETTER, '1');
  return whole.replace(/.{6}/g, six => LETTERS[Number.parseInt(six, 2)]!);
};
/** Reads such a text, which may come from anywhere. */
export const marksIn = (text: unknown): readonly number[] => {
  if (typeof text !== 'string') return [];
  const bits = [...text].map(letter => inBits(Math.max(0, LETTERS.indexOf(letter)), LETTER)).join('');
  let mark = 0;
  return [...bits.matchAll(/(1*)0([01]{10})/g)]
    .map(([, high, low]) => (mark += (high!.length << LOW) + Number.parseInt(low!, 2)))
    .filter(each => each < MARKS);
};
