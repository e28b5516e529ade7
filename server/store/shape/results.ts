/** Finished games: how they ended, and what they add up to. */
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
  /** Open only if the table was so when the game began and when it ended: what was private stays private. Its players may close that to everybody else. */
  readonly visibility: TableHeader['visibility'] | 'closed';
  /** As it began. */
  readonly terms: RatedTerms;
  readonly seats: readonly ResultSeat[];
}

/** Games at open tables, or all of them. */
export type Which = 'open' | 'all';

/** A page of a list that is sorted by time, newest first: what comes after the last one of the page before. */
export interface Page {
  /** Private games are for those who sat there. */
  readonly tables: Which;
  readonly limit: number;
  readonly after: { readonly endedAt: Instant; readonly id: string } | null;
}

/** How a player did in one game title. */
interface Tally {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  readonly bestScore: number;
  readonly averageScore: number;
  readonly lastAt: Instant;
}

/** How much a game title was played; the average is 0 when it never was. */
export interface Totals {
  readonly games: number;
  readonly guests: number;
  readonly averageMillis: number;
}

export interface Results {
  /**
   * Result, reactions and ratings are written together or not at all. Refused when the fence is stale. Says why the ratings are as they were
   * where the rule alone would have changed them.
   */
  record(fence: number, result: Result, rating: RatingRule | null): Promise<'recorded' | 'known' | Unrated>;
  find(id: string): Promise<Result | null>;
  /** A private game is closed to everybody but its players as long as one of them wants it to be. One at an open table stays open. */
  close(id: string, guest: string, closed: boolean): Promise<void>;
  /** Who wants it to be closed. */
  closedBy(id: string): Promise<string[]>;
  /** Newest first. */
  ofPlayer(player: Player, page: Page): Promise<Result[]>;
  /** In the order they were played. */
  ofTable(tableId: string): Promise<Result[]>;
  /** Finished games by these rules of which nothing is kept but the rows, the latest first. */
  unkept(game: string, rules: string, limit: number): Promise<Result[]>;
  /** Keeps a game as it was witnessed, if it is not kept already: a text that the store does not read. */
  keep(id: string, log: string): Promise<void>;
  kept(id: string): Promise<string | null>;
  tallies(player: Player, tables: Which): Promise<Tally[]>;
  /** Of games at open tables. */
  totals(game: string): Promise<Totals>;
}
