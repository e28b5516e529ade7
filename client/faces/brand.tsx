/** A brand: the sign that goes with a player's ink, so that no player is known by a colour alone. Their name always stands beside it. */
import type { JSX } from 'preact';
import { classes } from '../look/classes.ts';
import * as faces from './faces.module.css';

/** Our own drawings on 24 × 24: a diamond, a ring and its dot, a rafter, two bars, a zigzag. */
const brands = [
  'M12 1l11 11-11 11L1 12zm0 7.500L8.5 12l3.5 3.5 3.5-3.500z',
  'M12 1.400a10.6 10.6 0 1 0 0 21.2 10.6 10.6 0 0 0 0-21.200zm0 4a6.6 6.6 0 1 1 0 13.2 6.6 6.6 0 0 1 0-13.200zm0 3.400a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.400z',
  'M12 2l11.6 11.2-2.9 3L12 7.900l-8.7 8.3-2.9-3zM3 18h18v4.200H3z',
  'M4 2.500h6v19H4zm10 0h6v19h-6z',
  'M1 14.500L7 5l5 8 5-8 6 9.5-3.6 2.300L17 12.900l-5 8-5-8-2.4 3.900z',
] as const;
/** Of nine places the last four repeat the brands of the first, left open in a disc. */
const isHollow = (place: number): boolean => place > brands.length;
const shapeOf = (place: number): string => brands[(place - 1) % brands.length]!;

/** The class of a place's ink (`look/inks.css`). */
export const inkOf = (place: number): string => `ink${((place - 1) % brands.length) + 1}`;

interface BrandProps {
  /** Counted from 1. */
  readonly place: number;
  readonly class?: string;
}
/** As a part of another picture: 24 × 24, in the ink of what is around it. */
export const BrandShape = ({ place }: BrandProps): JSX.Element =>
  isHollow(place) ? (
    <>
      <circle cx="12" cy="12" r="12" />
      <path class={faces.open} fill-rule="evenodd" transform="translate(5.2 5.2) scale(.57)" d={shapeOf(place)} />
    </>
  ) : (
    <path fill-rule="evenodd" d={shapeOf(place)} />
  );
export const BrandMark = ({ place, class: more }: BrandProps): JSX.Element => (
  <svg class={classes(faces.brand, inkOf(place), more)} viewBox="0 0 24 24" aria-hidden="true">
    <BrandShape place={place} />
  </svg>
);
