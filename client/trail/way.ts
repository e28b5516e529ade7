/** Where the stops of a trail lie on its map, in hundredths of it, and the way that leads through them. */

export type Point = readonly [x: number, y: number];
export interface LaidWay {
  readonly stops: readonly Point[];
  /** Where the way bends between a stop and the next, by the number of the stop. */
  readonly bends: { readonly [after: number]: readonly Point[] };
}
/** Lying: three rows, to the right, back and to the right again; the last stop is the highest. */
export const lying: LaidWay = {
  stops: [
    [8, 74],
    [25, 79],
    [42, 73],
    [58.5, 77],
    [90, 43],
    [71.5, 45],
    [53, 47],
    [33.5, 50],
    [47, 17],
    [82, 17],
  ],
  bends: {
    3: [
      [66, 60],
      [88, 57],
      [97, 50],
    ],
    7: [
      [17, 51],
      [12, 45],
      [22, 37],
      [37, 28],
    ],
  },
};
/** Standing, for phones: from bottom to top, from side to side. */
const LEFT = 20;
export const standing: LaidWay = {
  stops: lying.stops.map((_, i, { length }) => [i % 2 === 0 ? LEFT : 100 - LEFT, (100 * (length - i - 0.5)) / length]),
  bends: {},
};

/** The way from one stop to another, as the outline of a curve through all points (Catmull and Rom). */
export const outlineOf = ({ stops, bends }: LaidWay, from: number, to: number): string => {
  const all = stops.flatMap((stop, i) => [stop, ...(bends[i] ?? [])]);
  const [first, last] = [from, to].map(i => all.indexOf(stops[i]!)) as [number, number];
  const at = (i: number): Point => all[Math.min(Math.max(i, 0), all.length - 1)]!;
  /** A third of the way that the curve takes at this point, away from it. */
  const drawn = (i: number, sign: 1 | -1): string =>
    [0, 1].map(axis => (at(i)[axis]! + (sign * (at(i + 1)[axis]! - at(i - 1)[axis]!)) / 6).toFixed(2)).join(' ');
  const bendsOn = Array.from({ length: last - first }, (_, n) => first + n);
  return `M${at(first).join(' ')}${bendsOn.map(i => `C${drawn(i, 1)} ${drawn(i + 1, -1)} ${at(i + 1).join(' ')}`).join('')}`;
};
