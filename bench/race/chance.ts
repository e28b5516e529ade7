/** A seeded stream of chance for the simulation (sfc32): the same seed gives the same report. */

export type ChanceStream = {
  /** From 0 up to, not including, 1. */
  readonly next: () => number;
  readonly between: (low: number, high: number) => number;
  /** Log-uniform. */
  readonly scaled: (low: number, high: number) => number;
  readonly exponential: (mean: number) => number;
  readonly normal: (mean: number, deviation: number) => number;
  readonly happens: (probability: number) => boolean;
};

export function streamOf(seed: number): ChanceStream {
  let a = seed | 0;
  let b = 0x9e3779b9;
  let c = 0x243f6a88;
  let count = 1;
  const next = () => {
    const sum = (a + b + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 0x1_0000_0000;
  };
  for (let i = 0; i < 16; i++) next();
  const between = (low: number, high: number) => low + (high - low) * next();
  const exponential = (mean: number) => -mean * Math.log(1 - next());
  return {
    next,
    between,
    scaled: (low, high) => low * (high / low) ** next(),
    exponential,
    normal: (mean, deviation) => mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    happens: probability => next() < probability,
  };
}
