/** Finished games: results and statistics. */
import type { Unrated } from '../../../wire/protocol.ts';
import type { RatedTerms } from '../../../wire/rated.ts';
import type { RatingRule } from './ratings.ts';
import type { TableHeader } from './tables.ts';
import type { Instant, Player } from './values.ts';

export interface ResultSeat {
  readonly seat: number;
  readonly player: Player;
  /** As it was shown at the table. */
  readonly name: string;
  readonly score: number;
  /** 1 for the winners; equal for those who tied. */
  readonly place: number;
  readonly team: number | null;
}

/** A finished game: the part of a table's log from `firstSeq` to `lastSeq`, and how it ended. */
export interface Result {
  /** Made from the table and the game's number at it, so that recording it twice changes nothing. */
  readonly id: string;
  readonly tableId: string;
  readonly game: string;
  readonly rules: string;
  readonly firstSeq: number;
  readonly lastSeq: number;
  readonly startedAt: Instant;
  readonly endedAt: Instant;
  /**
   * Open only if the table was open when the game began and when it ended: private games stay private. Its players may close it to all
   * others.
   */
  readonly visibility: TableHeader['visibility'] | 'closed';
  /** The table's state when the game began. */
  readonly terms: RatedTerms;
  readonly seats: readonly ResultSeat[];
}

/** Games at open tables, or all of them. */
export type Which = 'open' | 'all';

/** A page of a list sorted by time, newest first: entries after the last one of the previous page. */
export interface Page {
  /** Private games are for those who sat there. */
  readonly tables: Which;
  readonly limit: number;
  readonly after: { readonly endedAt: Instant; readonly id: string } | null;
}

/** A player's statistics in one game title. */
interface Tally {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  readonly bestScore: number;
  readonly averageScore: number;
  readonly lastAt: Instant;
}

/** Statistics of a game title; the average is 0 if never played. */
export interface Totals {
  readonly games: number;
  readonly guests: number;
  readonly averageMillis: number;
}

export interface Results {
  /**
   * Result, reactions and ratings are written together or not at all. Refused when the fence is stale. Returns why the ratings are
   * unchanged although the rule would have changed them.
   */
  record(fence: number, result: Result, rating: RatingRule | null): Promise<'recorded' | 'known' | Unrated>;
  find(id: string): Promise<Result | null>;
  /** A private game is closed to all but its players while one of them wants that. A game at an open table stays open. */
  close(id: string, guest: string, closed: boolean): Promise<void>;
  /** The players who want it closed. */
  closedBy(id: string): Promise<string[]>;
  /** Newest first. */
  ofPlayer(player: Player, page: Page): Promise<Result[]>;
  /** In the order they were played. */
  ofTable(tableId: string): Promise<Result[]>;
  /** Finished games by these rules not yet stored as witnessed, the latest first. */
  unkept(game: string, rules: string, limit: number): Promise<Result[]>;
  /** Stores a game as witnessed, if not already stored: a text that the store does not read. */
  keep(id: string, log: string): Promise<void>;
  kept(id: string): Promise<string | null>;
  tallies(player: Player, tables: Which): Promise<Tally[]>;
  /** Of games at open tables. */
  totals(game: string): Promise<Totals>;
}
