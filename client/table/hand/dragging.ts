/** What a pointer that went down on a card means to do, and where it lets go: the arithmetic of dragging, without a page. */

export interface PointerAt {
  readonly x: number;
  readonly y: number;
}
export interface TargetBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
/** A hand shakes: what goes less far than this is a tap. A finger shakes more than a mouse. */
const SHAKES = { mouse: 6, touch: 12 } as const;
export type Means = 'tap' | 'drag' | 'swipe';
/** A finger that goes along the hand looks through it; any other way it takes the card along. A mouse always does. */
export const meantBy = (from: PointerAt, to: PointerAt, by: keyof typeof SHAKES): Means => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.hypot(dx, dy) < SHAKES[by]) return 'tap';
  return by === 'touch' && Math.abs(dx) > Math.abs(dy) ? 'swipe' : 'drag';
};

const isIn = ({ x, y }: PointerAt, { left, top, right, bottom }: TargetBox, around: number): boolean =>
  x >= left - around && x <= right + around && y >= top - around && y <= bottom + around;
const sizeOf = ({ left, top, right, bottom }: TargetBox): number => (right - left) * (bottom - top);
/** How far beside a target one may let go. */
const NEAR = 12;
/** Of the targets that lie there, the smallest: a thing in the middle comes before the middle. What is hit comes before what is near. */
export const targetAt = <T extends { readonly box: TargetBox }>(at: PointerAt, targets: readonly T[]): T | null => {
  const smallest = (around: number): T | undefined =>
    targets.filter(({ box }) => isIn(at, box, around)).sort((a, b) => sizeOf(a.box) - sizeOf(b.box))[0];
  return smallest(0) ?? smallest(NEAR) ?? null;
};
/** Which card of a row lies there, by where they begin: they overlap, the later ones on top. */
export const cardAt = (x: number, lefts: readonly number[]): number =>
  Math.max(
    0,
    lefts.findLastIndex(left => left <= x),
  );
