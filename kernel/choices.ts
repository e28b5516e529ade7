/** Ways to choose cards of a row, by face: equal cards are interchangeable, so each way is named once. */

/** Each face with the number of its copies, in order. */
export const counted = <F extends string>(faces: readonly F[]): [face: F, copies: number][] => {
  const kinds: [F, number][] = [];
  for (const face of faces) {
    const known = kinds.find(kind => kind[0] === face);
    if (known !== undefined) known[1]++;
    else {
      let i = kinds.length;
      for (; i > 0 && face < kinds[i - 1]![0]; i--) kinds[i] = kinds[i - 1]!;
      kinds[i] = [face, 1];
    }
  }
  return kinds;
};
export const times = <X>(n: number, x: X): X[] => {
  const list: X[] = [];
  for (let i = 0; i < n; i++) list.push(x);
  return list;
};

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
