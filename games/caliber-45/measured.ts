/**
 * Median length in minutes, by split and goal (in thousands of dollars); `rich` is for the whole goal with a rich Fort Knox.
 * Measured, not guessed: node scripts/caliber-minutes.mjs 40: medians of 40 games among gunhands.
 */
export const minutes = {
  '1-1': { goals: { 400: 8, 600: 13, 800: 16, 1000: 22 }, rich: 19 },
  '2-1': { goals: { 400: 7, 600: 11, 800: 15, 1000: 19 }, rich: 17 },
  '3-1': { goals: { 400: 6, 600: 8, 800: 11, 1000: 16 }, rich: 13 },
  '2-2': { goals: { 400: 11, 600: 16, 800: 22, 1000: 29 }, rich: 19 },
  '3-2': { goals: { 400: 10, 600: 14, 800: 18, 1000: 24 }, rich: 19 },
  '3-3': { goals: { 400: 9, 600: 17, 800: 22, 1000: 31 }, rich: 26 },
  '1-1-1': { goals: { 400: 11, 600: 17, 800: 24, 1000: 36 }, rich: 25 },
  '2-1-1': { goals: { 400: 10, 600: 17, 800: 23, 1000: 30 }, rich: 25 },
  '3-1-1': { goals: { 400: 9, 600: 12, 800: 17, 1000: 24 }, rich: 19 },
  '2-2-1': { goals: { 400: 14, 600: 18, 800: 27, 1000: 36 }, rich: 28 },
  '3-2-1': { goals: { 400: 11, 600: 21, 800: 25, 1000: 41 }, rich: 28 },
  '3-3-1': { goals: { 400: 16, 600: 21, 800: 32, 1000: 44 }, rich: 33 },
  '2-2-2': { goals: { 400: 12, 600: 22, 800: 37, 1000: 50 }, rich: 36 },
  '3-2-2': { goals: { 400: 14, 600: 26, 800: 38, 1000: 47 }, rich: 44 },
  '3-3-2': { goals: { 400: 14, 600: 24, 800: 44, 1000: 48 }, rich: 41 },
  '3-3-3': { goals: { 400: 16, 600: 26, 800: 42, 1000: 73 }, rich: 45 },
} as const;
export type Split = keyof typeof minutes;
