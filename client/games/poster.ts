/** What hangs in the saloon. */
import type { JsonObject } from '../../kernel/json.ts';

/** How the deal of the day is dealt; the player's chair is another one each time. */
export interface DayTerms {
  readonly bots: readonly string[];
  readonly options: JsonObject;
}
/** What the first page shows of a game; loaded with it. */
export interface Poster {
  readonly game: string;
  readonly seats: readonly [least: number, most: number];
  readonly minutes: number;
  /** Of five. */
  readonly hard: number;
  /** The picture: an outline, or the name of one of the icons of the pages. */
  readonly art: string;
  /** With how many players a move may take days, if it may. */
  readonly slow?: readonly number[];
  /** How many bots a quick game has, and the name of the easiest. */
  readonly bots: number;
  readonly easiest: string;
  /** Where the poster hangs. */
  readonly order: number;
  /** Played in teams, which the game's own code decides. */
  readonly teams?: true;
  /** Do hands race for a pile where this is agreed on? In other games they never do. */
  readonly races?: (options: JsonObject) => boolean;
  /** If it has a deal of the day. */
  readonly day?: DayTerms;
}
