/** The inks of players are readable, and distinguishable for every viewer, as the tokens are. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Colour = readonly [number, number, number];
const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const [noon, dusk] = css.split('[data-theme="dusk"]') as [string, string];
/** A colour of the tokens, in linear light. */
const token = (name: string, light = noon): Colour => {
  const hex = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(light)?.[1] ?? new RegExp(`--${name}: #([0-9a-f]{6});`).exec(noon)![1]!;
  const part = (i: number): number => {
    const c = Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [part(0), part(1), part(2)];
};
const luminance = ([r, g, b]: Colour): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const contrast = (a: Colour, b: Colour): number => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};
const SEATS = [1, 2, 3, 4, 5] as const;
const worst = (ink: (seat: number) => Colour, ground: Colour): number =>
  Math.min(...SEATS.map(seat => contrast(ink(seat), ground)));

/** What is small enough to read needs 4.5, a sign needs 3. */
const [READ, SEEN] = [4.5, 3];
test.each([
  ['paper', token('paper')],
  ['the darkest paper', token('paper-2')],
  ['a bill', token('bill-2')],
  ['a sheet', token('sheet')],
  ['paper at dusk', token('paper', dusk)],
])('an ink can be read on %s', (_, ground) => {
  expect(worst(seat => token(`seat-${seat}`), ground)).toBeGreaterThanOrEqual(READ);
});
test.each([
  ['paper that dusk darkens', token('paper-2', dusk)],
  ['the darkest bill', token('bill-3')],
])('a sign in ink is seen on %s', (_, ground) => {
  expect(worst(seat => token(`seat-${seat}`), ground)).toBeGreaterThanOrEqual(SEEN);
});
test('what is written on an ink can be read', () => {
  expect(worst(seat => token(`seat-${seat}`), token('on-seat'))).toBeGreaterThanOrEqual(READ);
});
test.each(['sheet', 'sheet-2', 'wood', 'wood-2', 'ink'])('a lit ink can be read on dark: %s', name => {
  expect(worst(seat => token(`seat-${seat}-lit`), token(name, dusk))).toBeGreaterThanOrEqual(READ);
});

/** How a colour looks to eyes that lack one kind of cone: Machado, Oliveira and Fernandes (2009), severity 1. */
const eyes = {
  'as seen': [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;
const seenBy = (eye: keyof typeof eyes, [r, g, b]: Colour): Colour => {
  const m = eyes[eye];
  const row = (i: 0 | 3 | 6): number => Math.min(1, Math.max(0, m[i]! * r + m[i + 1]! * g + m[i + 2]! * b));
  return [row(0), row(3), row(6)];
};
const lab = ([r, g, b]: Colour): Colour => {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};
const distance = (a: Colour, b: Colour): number => Math.hypot(...a.map((part, i) => part - b[i]!));
const nearest = (eye: keyof typeof eyes, inks: readonly Colour[]): number =>
  Math.min(...inks.flatMap((a, i) => inks.slice(0, i).map(b => distance(lab(seenBy(eye, a)), lab(seenBy(eye, b))))));
/** In whole steps; a tenth of that is just to be told apart, side by side. */
test.each([
  ['as seen', 30],
  ['protan', 24],
  ['deutan', 20],
  ['tritan', 21],
] as const)('no two inks are alike, %s', (eye, least) => {
  expect(
    Math.round(
      nearest(
        eye,
        SEATS.map(seat => token(`seat-${seat}`)),
      ),
    ),
  ).toBeGreaterThanOrEqual(least);
});
/** Gangs of Caliber 45, and what is red, brass or ink on a table: what is yours, what is danger, what is theirs. */
const KINDS = ['steelblue', 'blood', 'ink', 'brass'] as const;
test.each(['as seen', 'protan', 'deutan', 'tritan'] as const)('gangs and brass are not alike, %s', eye => {
  expect(
    nearest(
      eye,
      KINDS.map(name => token(name)),
    ),
  ).toBeGreaterThanOrEqual(15);
});
test('two that differ in red and green alone are found to be alike', () => {
  const [red, green]: readonly Colour[] = [
    [0.3, 0.1, 0.05],
    [0.1, 0.2, 0.05],
  ];
  expect(nearest('as seen', [red!, green!])).toBeGreaterThan(30);
  expect(nearest('deutan', [red!, green!])).toBeLessThan(20);
});
