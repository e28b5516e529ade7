/** Finding rules: all typed words must occur, in any place and any spelling. */
const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е').replaceAll(/[’'ʼ]/g, '’').replaceAll('‑', '-');

export const wordsOf = (query: string): readonly string[] =>
  plain(query)
    .split(/\s+/)
    .filter(word => word !== '');
/** Does this text contain all words? */
export const speaksOf = (texts: readonly string[], words: readonly string[]): boolean => {
  const all = plain(texts.join('\n'));
  return words.every(word => all.includes(word));
};
/** A text in pieces, with the matches marked. */
interface Piece {
  readonly text: string;
  readonly found: boolean;
}
export const marked = (text: string, words: readonly string[]): readonly Piece[] => {
  const low = plain(text);
  const hits = Array.from({ length: text.length }, () => false);
  for (const word of words)
    for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + 1)) hits.fill(true, at, at + word.length);
  const pieces: Piece[] = [];
  for (let from = 0; from < text.length; ) {
    const found = hits[from]!;
    const end = hits.indexOf(!found, from);
    const to = end < 0 ? text.length : end;
    pieces.push({ text: text.slice(from, to), found });
    from = to;
  }
  return pieces;
};
