/**
 * The store: everything the server remembers, as one interface. Read this page first.
 *
 * The same queries speak to an embedded file and to PostgreSQL; `open.ts` chooses. The store knows no game: configurations,
 * seatings, inputs and states are JSON texts that it keeps and never reads.
 *
 * What the table of a game is, is its log. Whoever holds the table's lease may append to it, and nobody else: every write that
 * belongs to a table names the fence, the number that the lease was given with, and is refused (`Refused`) once somebody has
 * taken the lease since. Any other error means that the database failed.
 */

/** Milliseconds since the beginning of 1970. */
export type Instant = number;
/** JSON, written out. */
export type JsonText = string;

export interface Store {
  readonly guests: Guests;
  readonly tables: Tables;
  readonly leases: Leases;
  readonly log: Log;
  readonly results: Results;
  readonly ratings: Ratings;
  readonly secrets: Secrets;
  /** Writes what is still waiting, then lets the database go. */
  close(): Promise<void>;
}

export interface Guest {
  readonly id: string;
  readonly name: string;
  /** The hash of the recovery code; the code itself is never kept. */
  readonly recovery: string;
  readonly preferences: JsonText;
  readonly createdAt: Instant;
}

/** The changes answer whether there was such a guest. */
export interface Guests {
  create(guest: Guest): Promise<void>;
  find(id: string): Promise<Guest | null>;
  findByRecovery(recovery: string): Promise<Guest | null>;
  rename(id: string, name: string): Promise<boolean>;
  prefer(id: string, preferences: JsonText): Promise<boolean>;
  changeRecovery(id: string, recovery: string): Promise<boolean>;
}

/** What is known of a table without replaying it. */
export interface TableHeader {
  readonly id: string;
  /** What people type to come in. */
  readonly code: string;
  readonly game: string;
  /** The version of the rules it is played by. */
  readonly rules: string;
  readonly config: JsonText;
  /** The guest who opened it. */
  readonly host: string;
  readonly visibility: 'open' | 'private';
  readonly seating: JsonText;
  readonly status: 'gathering' | 'playing' | 'over';
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

export type TableChanges = Partial<Pick<TableHeader, 'rules' | 'config' | 'host' | 'visibility' | 'seating' | 'status'>>;

export interface Tables {
  /**
   * 'in use': so is the id or the code, draw another. 'too many': the host keeps so many tables open already, wherever they are served.
   * A table is open while a living process serves it, and for a moment after it was made.
   */
  create(header: TableHeader, most?: number): Promise<'created' | 'in use' | 'too many'>;
  /** Refused when the fence is stale. */
  update(id: string, fence: number, changes: TableChanges, at: Instant): Promise<void>;
  find(id: string): Promise<TableHeader | null>;
  findByCode(code: string): Promise<TableHeader | null>;
  /** Open tables that are not over and that some living process serves, the last changed first. */
  lobby(limit: number): Promise<TableHeader[]>;
}

/** A process that serves tables, and where the others find it. */
export interface Holder {
  readonly id: string;
  readonly address: string;
}

export interface Lease {
  readonly tableId: string;
  readonly fence: number;
  readonly holder: Holder;
  readonly until: Instant;
}

export type Taken =
  | { readonly kind: 'held'; readonly fence: number }
  | { readonly kind: 'elsewhere'; readonly lease: Lease }
  | { readonly kind: 'no table' };

/**
 * Who serves which table. All leases of a holder live as long as the holder's last sign of life says, by the database's clock,
 * so that thousands of leases cost one small write every few seconds. Clocks decide only when a table may be taken over;
 * that nobody writes to it afterwards is the fence's work.
 */
export interface Leases {
  /** A sign of life, good for so many milliseconds: before the first `take`, then about three times per span. 'lapsed' means
   * that it came late (or is the first): others may have taken tables since, and `held` tells which are left. */
  beat(holder: Holder, ttl: number): Promise<'kept' | 'lapsed'>;
  /** Takes a table that nobody alive holds. Who holds it already gets a new fence, and the old one is void: so a process which
   * comes back under its old name needs to wait for nothing. */
  take(tableId: string, holderId: string): Promise<Taken>;
  /** Gives a table up; the fence is void at once. Giving up what is no longer held does nothing. */
  release(tableId: string, fence: number): Promise<void>;
  /** Who serves this table now; null when nobody alive does. */
  where(tableId: string): Promise<Lease | null>;
  held(holderId: string): Promise<{ readonly tableId: string; readonly fence: number }[]>;
  /** The last words of a holder: gives up all its tables. */
  leave(holderId: string): Promise<void>;
}

export interface LogRow {
  /** 1 for the first row of a table; no number is ever left out. */
  readonly seq: number;
  readonly at: Instant;
  readonly entry: JsonText;
}

export interface Log {
  /**
   * Done when the rows are on disk. Rows of one call are kept or refused together, and calls for one table are kept in the order
   * they were made. `Refused` says why nothing was written; after `Failed` read the log again before going on.
   */
  append(tableId: string, fence: number, rows: readonly LogRow[]): Promise<void>;
  /** The rows from this number on. */
  read(tableId: string, from: number): Promise<LogRow[]>;
  /** The number of the last row; 0 for an empty log. */
  head(tableId: string): Promise<number>;
  /** For the metrics page; counted since the store was opened. */
  figures(): LogFigures;
}

export interface LogFigures {
  /** Transactions that were committed, and the appends they carried. */
  readonly commits: number;
  readonly appends: number;
  readonly refused: number;
  readonly failed: number;
  /** Appends that wait for a commit now. */
  readonly waiting: number;
}

/** Who sat in a seat: a guest by id, a bot by name. */
export interface Player {
  readonly kind: 'guest' | 'bot';
  readonly id: string;
}

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
  readonly seats: readonly ResultSeat[];
}

/** A page of a list that is sorted by time, newest first: what comes after the last one of the page before. */
export interface Page {
  /** Private tables are for those who sat there. */
  readonly tables: 'open' | 'all';
  readonly limit: number;
  readonly after: { readonly endedAt: Instant; readonly id: string } | null;
}

/** How a player did in one game title. */
export interface Tally {
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
  /** Result and ratings are written together or not at all. Refused when the fence is stale. */
  record(fence: number, result: Result, rating: RatingRule | null): Promise<'recorded' | 'known'>;
  find(id: string): Promise<Result | null>;
  /** Newest first. */
  ofPlayer(player: Player, page: Page): Promise<Result[]>;
  /** In the order they were played. */
  ofTable(tableId: string): Promise<Result[]>;
  tallies(player: Player): Promise<Tally[]>;
  totals(game: string): Promise<Totals>;
}

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
  /** Each player once, however many seats they had. Whoever is left out of the answer keeps the old rating and count. */
  rate(before: readonly Rating[]): readonly (Skill & { readonly player: Player })[];
}

export interface Ratings {
  /** All ratings of a player, by game. */
  ofPlayer(player: Player): Promise<Rating[]>;
  /** The best first, by what is almost certain of them: mu less three sigma. `name` is the guest's present name or the bot's. */
  ladder(game: string, limit: number): Promise<(Rating & { readonly name: string })[]>;
}

export interface Secrets {
  /** The secret of this name that was kept first, by whichever process: `fresh` if there was none. */
  keep(name: string, fresh: string): Promise<string>;
}
