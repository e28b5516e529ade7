/** Ratings, and how a result changes them. */
import type { JsonText, Player } from './values.ts';

export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

export interface Rating extends Skill {
  readonly game: string;
  readonly player: Player;
  /** Rated games so far. */
  readonly games: number;
}

/** How a result changes its players' ratings. The store prevents other changes meanwhile. */
export interface RatingRule {
  /** The rating of a player not rated before. */
  readonly fresh: Skill;
  readonly limits: RatingLimits;
  /**
   * A guest's stored reactions after this game, from the earlier ones; and whether these are the hands of a person: others do
   * not count. Null without races.
   */
  readonly hands: ((guest: string, reactions: JsonText) => { readonly reactions: JsonText; readonly arePeoples: boolean }) | null;
  /** Did a player win over a line that is too uneven for races, or hidden by a proxy? Then the two do not count for each other. */
  readonly uneven?: boolean;
  /**
   * The new ratings of those who may be rated. `counts` says whether two of them count for each other. A player who is left
   * out of the answer keeps the old rating and count.
   */
  rate(
    before: readonly Rating[],
    counts: (one: Player, other: Player) => boolean,
  ): readonly (Skill & { readonly player: Player })[];
}
/** Limits on a player's rated games. All are counted in games of one title that were rated when they began. */
export interface RatingLimits {
  /** How many others a guest must have played with, to be rated and to count for others. */
  readonly people: number;
  readonly within: number;
  /** Within that time: games of the same two players. */
  readonly together: number;
  /** Within that time: games of one player. */
  readonly each: number;
}

export interface Ratings {
  /** All ratings of a player, by game. */
  ofPlayer(player: Player): Promise<Rating[]>;
  /** The best first, by the almost certain part: mu minus three sigma. `name` is the guest's current name. */
  ladder(game: string, limit: number): Promise<(Rating & { readonly name: string })[]>;
}
