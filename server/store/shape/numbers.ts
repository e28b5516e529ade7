/** Anonymous counts of people and games, from data stored anyway. */
import type { RatedTerms } from '../../../wire/rated.ts';
import type { Instant } from './values.ts';

export interface TownNumbers {
  readonly guests: {
    readonly all: number;
    /** Guests who came for the first time in the last seven days. */
    readonly fresh: number;
    /** Guests who were here within the last day, seven days, and 28 days. */
    readonly day: number;
    readonly week: number;
    readonly month: number;
    /** Guests who first came one to five weeks ago: how many, and how many returned a week later or more. */
    readonly earlier: number;
    readonly returned: number;
  };
  /** Finished in the last seven days, most first. */
  readonly games: readonly { readonly game: string; readonly terms: RatedTerms; readonly games: number }[];
  /** Private tables of the last 28 days, and those of them at which at least two people began a game. */
  readonly invitations: { readonly all: number; readonly played: number };
  /** Evenings of the last 28 days with at least one yes, and those with at least two. */
  readonly evenings: { readonly all: number; readonly met: number };
}
export interface Numbers {
  now(at: Instant): Promise<TownNumbers>;
}
