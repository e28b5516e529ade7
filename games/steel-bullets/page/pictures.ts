/** The pictures of this game: its icons, and the seals, which are our own. */
import type { Colour, Situation } from '../faces.ts';
import { icons as own } from './icons.ts';

/** Every card has one. */
export const icons: { readonly [S in Situation | 'bang']: string } = own;
/** What is printed in the seal of each colour, and its shape. */
export const seals: { readonly [C in Colour]: { readonly sign: string; readonly outline: string } } = {
  blue: { sign: 'I', outline: 'M256 16a240 240 0 1 0 0 480 240 240 0 0 0 0-480z' },
  red: {
    sign: '!',
    outline:
      'M256 4L304 77L382 38L387 125L474 130L435 208L508 256L435 304L474 382L387 387L382 474L304 435L256 508L208 435L130 474L125 387L38 382L77 304L4 256L77 208L38 130L125 125L130 38L208 77Z',
  },
  yellow: { sign: '∞', outline: 'M256 4L508 256 256 508 4 256Z' },
};
