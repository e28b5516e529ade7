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

/** How a result changes the ratings of those who played. The store keeps others from changing them meanwhile. */
export interface RatingRule {
  /** Of a player whom nobody has rated yet. */
  readonly fresh: Skill;
  readonly limits: RatingLimits;
  /**
   * What is to be kept of a guest's reactions after this game, by what was kept before; and whether these are the hands of a person: others do
   * not count. Null where nobody raced.
   */
  readonly hands: ((guest: string, reactions: JsonText) => { readonly reactions: JsonText; readonly arePeoples: boolean }) | null;
  /** Did somebody come out ahead whose line is too uneven for races, or hidden by a proxy? The two do not count for each other. */
  readonly uneven?: boolean;
  /**
   * Of those who may be rated: what they are worth after the game. `counts` says whether two of them count for each other. A player who is left
   * out of the answer keeps the old rating and count.
   */
  rate(
    before: readonly Rating[],
    counts: (one: Player, other: Player) => boolean,
  ): readonly (Skill & { readonly player: Player })[];
}
/** How much of what somebody plays is rated. All of it is counted in games of one title that were rated when they began. */
export interface RatingLimits {
  /** With how many others somebody must have played before, to be rated and to count for others. */
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
  /** The best first, by what is almost certain of them: mu less three sigma. `name` is the guest's present name. */
  ladder(game: string, limit: number): Promise<(Rating & { readonly name: string })[]>;
}
