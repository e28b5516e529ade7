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
  /** Guests who have played this game with each other more often than `most` at open tables in the time `within` are not rated for it. */
  readonly together: { readonly most: number; readonly within: number };
  /**
   * What is to be kept of a guest's reactions after this game, by what was kept before; and whether these are the hands of a person: with
   * others in it the game is not rated. Null where nobody raced.
   */
  readonly hands: ((guest: string, reactions: JsonText) => { readonly reactions: JsonText; readonly arePeoples: boolean }) | null;
  /** Each player once, even with several seats. A player who is left out of the answer keeps the old rating and count. */
  rate(before: readonly Rating[]): readonly (Skill & { readonly player: Player })[];
}

export interface Ratings {
  /** All ratings of a player, by game. */
  ofPlayer(player: Player): Promise<Rating[]>;
  /** The best first, by what is almost certain of them: mu less three sigma. `name` is the guest's present name or the bot's. */
  ladder(game: string, limit: number): Promise<(Rating & { readonly name: string })[]>;
}
