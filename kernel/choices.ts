/** Ways to choose cards of a row, by face: equal cards are interchangeable, so each way is named once. */

/** Each face with the number of its copies, in order. */
export const counted = <F extends string>(faces: readonly F[]): [face: F, copies: number][] => {
  const counts = new Map<F, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
};
export const times = <X>(n: number, x: X): X[] => Array.from({ length: n }, () => x);

/** Every non-empty choice. */
export function* handfuls<F extends string>(faces: readonly F[]): Generator<F[]> {
  const kinds = counted(faces);
  function* from(i: number, chosen: F[]): Generator<F[]> {
    const kind = kinds[i];
    if (kind === undefined) {
      if (chosen.length > 0) yield chosen;
      return;
    }
    for (let n = 0; n <= kind[1]; n++) yield* from(i + 1, [...chosen, ...times(n, kind[0])]);
  }
  yield* from(0, []);
}
/** Every choice of just so many. */
export function* handfulsOf<F extends string>(faces: readonly F[], n: number): Generator<F[]> {
  const kinds = counted(faces);
  const chosen: F[] = [];
  // `there` is how many cards of this kind and the later ones there are: too few lead nowhere.
  function* from(i: number, left: number, there: number): Generator<F[]> {
    if (left === 0) yield chosen.slice();
    if (left === 0 || there < left) return;
    const [face, copies] = kinds[i]!;
    const most = Math.min(copies, left);
    for (let k = 0; k <= most; k++) {
      if (k > 0) chosen.push(face);
      yield* from(i + 1, left - k, there - copies);
    }
    chosen.length -= most;
  }
  yield* from(0, n, faces.length);
}
