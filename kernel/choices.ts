/** Ways to choose cards of a row, by face: equal cards are interchangeable, so each way is named once. */

/** Each face with the number of its copies, in order. */
export const counted = <F extends string>(faces: readonly F[]): [face: F, copies: number][] => {
  const counts = new Map<F, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
};
export const times = <X>(n: number, x: X): X[] => new Array<X>(n).fill(x);

/** Every non-empty choice. */
export function* handfuls<F extends string>(faces: readonly F[]): Generator<F[]> {
  const kinds = counted(faces);
  const taken = times(kinds.length, 0);
  for (;;) {
    // The next one is found as in counting: the last place that is not full goes up, and those behind it begin anew.
    let i = kinds.length - 1;
    for (; i >= 0 && taken[i] === kinds[i]![1]; i--) taken[i] = 0;
    if (i < 0) return;
    taken[i]!++;
    const chosen: F[] = [];
    for (let k = 0; k < kinds.length; k++) for (let n = 0; n < taken[k]!; n++) chosen.push(kinds[k]![0]);
    yield chosen;
  }
}
