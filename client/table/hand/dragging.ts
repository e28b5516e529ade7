/** The arithmetic of dragging, without a page: what a pointer on a card is doing, and where it drops. */

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
/** Hands shake: a shorter movement is a tap. A finger shakes more than a mouse. */
const SHAKES = { mouse: 6, touch: 12 } as const;
export type Means = 'tap' | 'drag' | 'swipe';
/** A finger that goes along the hand looks through it; in any other direction it drags the card. A mouse always drags. */
export const meantBy = (from: PointerAt, to: PointerAt, by: keyof typeof SHAKES): Means => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.hypot(dx, dy) < SHAKES[by]) return 'tap';
  return by === 'touch' && Math.abs(dx) > Math.abs(dy) ? 'swipe' : 'drag';
};

const isIn = ({ x, y }: PointerAt, { left, top, right, bottom }: TargetBox, around: number): boolean =>
  x >= left - around && x <= right + around && y >= top - around && y <= bottom + around;
const sizeOf = ({ left, top, right, bottom }: TargetBox): number => (right - left) * (bottom - top);
/** How far from a target a drop still counts. */
const NEAR = 12;
/** The smallest target at that point: a thing in the middle comes before the middle. A hit comes before a near miss. */
export const targetAt = <T extends { readonly box: TargetBox }>(at: PointerAt, targets: readonly T[]): T | null => {
  const smallest = (around: number): T | undefined =>
    targets.filter(({ box }) => isIn(at, box, around)).sort((a, b) => sizeOf(a.box) - sizeOf(b.box))[0];
  return smallest(0) ?? smallest(NEAR) ?? null;
};
/** The card of a row at that point, from the cards' left edges: they overlap, later ones on top. */
export const cardAt = (x: number, lefts: readonly number[]): number =>
  Math.max(
    0,
    lefts.findLastIndex(left => left <= x),
  );
