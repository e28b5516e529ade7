/** What is counted of people and games without looking at anybody: from what is kept anyway. */
import type { RatedTerms } from '../../../wire/rated.ts';
import type { Instant } from './values.ts';

export interface TownNumbers {
  readonly guests: {
    readonly all: number;
    /** Who came for the first time in the last seven days. */
    readonly fresh: number;
    /** Who was here within the last day, seven days, and 28 days. */
    readonly day: number;
    readonly week: number;
    readonly month: number;
    /** Of those who first came one to five weeks ago: how many there are, and who was here again a week later or more. */
    readonly earlier: number;
    readonly returned: number;
  };
  /** Finished in the last seven days, most first. */
  readonly games: readonly { readonly game: string; readonly terms: RatedTerms; readonly games: number }[];
  /** Private tables of the last 28 days, and those of them at which at least two people began a game. */
  readonly invitations: { readonly all: number; readonly played: number };
  /** Evenings of the last 28 days to which somebody said yes, and those of them to which at least two people did. */
  readonly evenings: { readonly all: number; readonly met: number };
}
export interface Numbers {
  now(at: Instant): Promise<TownNumbers>;
}
