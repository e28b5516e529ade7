/** Ways to choose cards of a row by face. Equal cards are interchangeable, so each way is listed once. */

/** Each face and its number of copies, in order. */
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

type Kinds<F> = readonly (readonly [face: F, copies: number])[];
/** `taken[k]` of kind k. */
const taking = <F>(kinds: Kinds<F>, taken: readonly number[]): F[] => {
  const chosen: F[] = [];
  for (let k = 0; k < kinds.length; k++) for (let n = 0; n < taken[k]!; n++) chosen.push(kinds[k]![0]);
  return chosen;
};
/** Every non-empty choice. */
export function* handfuls<F extends string>(faces: readonly F[]): Generator<F[]> {
  const kinds = counted(faces);
  const taken = times(kinds.length, 0);
  for (;;) {
    // Count up: increment the last place that is not full and reset those after it.
    let i = kinds.length - 1;
    for (; i >= 0 && taken[i] === kinds[i]![1]; i--) taken[i] = 0;
    if (i < 0) return;
    taken[i]!++;
    yield taking(kinds, taken);
  }
}
/** Every choice of exactly n. */
export function* handfulsOf<F extends string>(faces: readonly F[], n: number): Generator<F[]> {
  if (n > faces.length) return;
  const kinds = counted(faces);
  const taken = times(kinds.length, 0);
  /** Take `many` of the kinds from `first` on, the last kind first. */
  const take = (first: number, many: number): void => {
    let left = many;
    for (let k = kinds.length - 1; k >= first; k--) {
      taken[k] = Math.min(kinds[k]![1], left);
      left -= taken[k]!;
    }
  };
  take(0, n);
  for (;;) {
    yield taking(kinds, taken);
    // Count up, keeping the sum: a place that is not full takes one from those after it, which are then refilled.
    let behind = 0;
    let i = kinds.length - 1;
    for (; i >= 0 && (behind === 0 || taken[i] === kinds[i]![1]); i--) behind += taken[i]!;
    if (i < 0) return;
    taken[i]!++;
    take(i + 1, behind - 1);
  }
}
