/** The ChaCha20 block function (RFC 8439), as a stream of 32-bit words: dice whose past and future cannot be computed from its output. */
const quarter = (x: Uint32Array, a: number, b: number, c: number, d: number): void => {
  const turn = (into: number, from: number, by: number): void => {
    const mixed = x[into]! ^ x[from]!;
    x[into] = (mixed << by) | (mixed >>> (32 - by));
  };
  x[a]! += x[b]!;
  turn(d, a, 16);
  x[c]! += x[d]!;
  turn(b, c, 12);
  x[a]! += x[b]!;
  turn(d, a, 8);
  x[c]! += x[d]!;
  turn(b, c, 7);
};

export const chachaBlock = (key: Uint32Array, counter: number, nonce: readonly [number, number, number]): Uint32Array => {
  const start = Uint32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, counter, ...nonce);
  const x = start.slice();
  for (let round = 0; round < 10; round++) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) x[i]! += start[i]!;
  return x;
};

/** Eight little-endian words from 64 hexadecimal digits. */
export const keyFromHex = (hex: string): Uint32Array => {
  const byte = (i: number): number => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  return Uint32Array.from(
    { length: 8 },
    (_, w) => byte(4 * w) | (byte(4 * w + 1) << 8) | (byte(4 * w + 2) << 16) | (byte(4 * w + 3) << 24),
  );
};
