/**
 * The store: everything the server remembers, as one interface. Read this page first.
 *
 * The same queries speak to an embedded file and to PostgreSQL; `open.ts` chooses. The store knows no game: configurations,
 * seatings, inputs and states are JSON texts that it keeps and never reads.
 *
 * A table is what its log says. Only the holder of the table's lease may append to it: every write that
 * belongs to a table names the fence, the number that the lease was given with, and is refused (`Refused`) once somebody has
 * taken the lease since. Any other error means that the database failed.
 */
import type { Unrated } from '../../wire/protocol.ts';
import type { ReportReason } from '../../wire/reports.ts';

/** Milliseconds since the beginning of 1970. */
export type Instant = number;
/** JSON, written out. */
export type JsonText = string;

export interface Store {
  readonly guests: Guests;
  readonly passkeys: Passkeys;
  readonly tables: Tables;
  readonly leases: Leases;
  readonly log: StoredLog;
  readonly results: Results;
  readonly ratings: Ratings;
  readonly secrets: Secrets;
  readonly keeping: Keeping;
  readonly moderation: Moderation;
  readonly contents: Contents;
  /** Writes what is still waiting, then lets the database go. */
  close(): Promise<void>;
}

export interface StoredGuest {
  readonly id: string;
  readonly name: string;
  /** The hash of the recovery code; the code itself is never kept. */
  readonly recovery: string;
  /** The one before, while it may still be used: a thief who took a cookie and made a new code has not shut its owner out. */
  readonly oldRecovery: string | null;
  readonly oldRecoveryUntil: Instant | null;
  readonly preferences: JsonText;
  readonly createdAt: Instant;
  /** When they were last here, to within a day. */
  readonly seenAt: Instant;
  /** How often this guest has signed out everywhere: older cookies are worth nothing. */
  readonly epoch: number;
  /** Until when an operator has sent them away. */
  readonly bannedUntil: Instant | null;
  /** Their last reactions in races that count. */
  readonly reactions: JsonText;
}
export type Recovery = Pick<StoredGuest, 'recovery' | 'oldRecovery' | 'oldRecoveryUntil'>;

/** The changes answer whether there was such a guest. */
export interface Guests {
  create(guest: StoredGuest): Promise<void>;
  find(id: string): Promise<StoredGuest | null>;
  /** By the code that is valid now, or by the one before as long as it is. */
  findByRecovery(recovery: string, now: Instant): Promise<StoredGuest | null>;
  rename(id: string, name: string): Promise<boolean>;
  prefer(id: string, preferences: JsonText): Promise<boolean>;
  seen(id: string, at: Instant): Promise<boolean>;
  changeRecovery(id: string, recovery: Recovery): Promise<boolean>;
  /** All older cookies are worth nothing. */
  nextEpoch(id: string): Promise<boolean>;
}

/** A key that only its owner's device can sign with. What is kept of it is of no use to a thief. */
export interface StoredPasskey {
  readonly id: string;
  readonly guest: string;
  /** The name that the device knows it by. */
  readonly credential: string;
  readonly publicKey: string;
  /** How often the device says that it has signed, where it counts. */
  readonly counter: number;
  /** The name of the site that it was made for; it is good for no other. */
  readonly site: string;
  readonly createdAt: Instant;
  readonly usedAt: Instant | null;
}
/** What a device is to sign, once and soon: to add a passkey to this guest, or to come in. */
export interface StoredChallenge {
  readonly challenge: string;
  readonly guest: string | null;
  readonly until: Instant;
}

export interface Passkeys {
  /** The oldest first. */
  ofGuest(guest: string): Promise<StoredPasskey[]>;
  findByCredential(credential: string): Promise<StoredPasskey | null>;
  /** Not if the guest has that many already or has signed out everywhere since, nor if somebody has this one: says whether it was. */
  add(passkey: StoredPasskey, limits: { readonly epoch: number; readonly most: number }): Promise<boolean>;
  /** Says whether the guest had it. */
  remove(guest: string, id: string): Promise<boolean>;
  used(id: string, counter: number, at: Instant): Promise<void>;
  /** Challenges from before `now` are removed at the same time. */
  challenge(challenge: StoredChallenge, now: Instant): Promise<void>;
  /** Says whether it was open and for this purpose. It is gone either way: no challenge is met twice. */
  meet(challenge: string, guest: string | null, now: Instant): Promise<boolean>;
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
  /** When an operator has closed it. */
  readonly closedAt: Instant | null;
}

export type TableChanges = Partial<Pick<TableHeader, 'rules' | 'config' | 'host' | 'visibility' | 'seating' | 'status'>>;

export interface Tables {
  /**
   * 'in use': the id or the code is, draw another. 'too many': the host keeps `most` tables open already, in all processes together.
   * A table is open while a living process serves it, and for a moment after it was made.
   */
  create(header: TableHeader, most?: number): Promise<'created' | 'in use' | 'too many'>;
  /** Refused when the fence is stale. */
  update(id: string, fence: number, changes: TableChanges, at: Instant): Promise<void>;
  /** These guests begin a game there. */
  seat(id: string, guests: readonly string[]): Promise<void>;
  find(id: string): Promise<TableHeader | null>;
  /** Not one that an operator has closed. */
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

type Taken =
  | { readonly kind: 'held'; readonly fence: number }
  | { readonly kind: 'elsewhere'; readonly lease: Lease }
  | { readonly kind: 'no table' };

/**
 * Who serves which table. All leases of a holder live as long as the holder's last sign of life says, by the database's clock,
 * so that thousands of leases cost one small write every few seconds. Clocks decide only when a table may be taken over;
 * that nobody writes to it afterwards is the fence's work.
 */
export interface Leases {
  /** A sign of life, good for n milliseconds: before the first `take`, then about three times per span. 'lapsed' means
   * that it came late (or is the first): others may have taken tables since, and `held` tells which are left. */
  beat(holder: Holder, ttl: number): Promise<'kept' | 'lapsed'>;
  /** Takes a table that nobody alive holds. A holder that has it already gets a new fence, and the old one is void: so a process which
   * comes back under its old name does not have to wait. */
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

export interface StoredLog {
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
  /** Open only if the table was so when the game began and when it ended: what was private stays private. Its players may close that to everybody else. */
  readonly visibility: TableHeader['visibility'] | 'closed';
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
  /** A private game is closed to everybody but its players, or no longer. One at an open table stays open. */
  close(id: string, closed: boolean): Promise<void>;
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

export interface Secrets {
  /** The secret of this name that was kept first, by any process: `fresh` if there was none. */
  keep(name: string, fresh: string): Promise<string>;
}

export interface Keeping {
  /**
   * A guest is only a number from now on: no name, no code, no preferences, no rating, no cookie that is worth anything; in games of others a
   * stranger of this name, finished or not. `blurred` does that to a text which names its people. Tables where they have played are nobody's
   * afterwards: the process that serves one reads it again, without the name.
   */
  forget(guest: string, how: { readonly name: string; blurred(text: JsonText): JsonText }): Promise<void>;
  /**
   * Removes tables that were never started and guests who neither began a game nor host a table, all of them if nobody has touched
   * them since `unused`; and, unless `old` is null, tables at which nothing has happened since then, with their games.
   */
  purge(before: {
    readonly unused: Instant;
    readonly old: Instant | null;
  }): Promise<{ readonly tables: number; readonly guests: number }>;
}

export interface GuestReport {
  readonly id: string;
  readonly at: Instant;
  readonly reporter: string;
  readonly reported: string;
  readonly tableCode: string;
  readonly reason: ReportReason;
  readonly words: string;
  readonly settledAt: Instant | null;
}
/** Something that an operator tells everybody; an empty text takes back what was told. */
export interface OperatorNotice {
  readonly id: string;
  readonly at: Instant;
  readonly text: string;
}
/** What an operator has done, and to what. */
export interface OperatorAct {
  readonly id: string;
  readonly at: Instant;
  readonly act: 'ban' | 'unban' | 'close table' | 'notice' | 'settle report';
  readonly about: string;
  readonly words: string;
}

export interface Moderation {
  /** One report about somebody by somebody is enough until it is settled. */
  report(report: GuestReport): Promise<void>;
  /** Those that nobody has settled, the oldest first. */
  reports(limit: number): Promise<(GuestReport & { readonly reporterName: string; readonly reportedName: string })[]>;
  settle(id: string, at: Instant): Promise<boolean>;
  block(guest: string, blocked: string): Promise<void>;
  unblock(guest: string, blocked: string): Promise<void>;
  blockedBy(guest: string): Promise<{ readonly id: string; readonly name: string }[]>;
  hasBlocked(guest: string, other: string): Promise<boolean>;
  /** Until then, or no longer. Says whether there is such a guest. */
  ban(guest: string, until: Instant | null): Promise<boolean>;
  /** Who is banned at this moment. */
  banned(now: Instant): Promise<string[]>;
  /** By id, or by a part of the name; the last seen comes first. */
  guestsNamed(text: string, limit: number): Promise<StoredGuest[]>;
  /** Open or not, the last changed first. */
  servedTables(limit: number): Promise<TableHeader[]>;
  /** Nobody finds it by its code any more, and the process that serves it can write no more. Its games stay. */
  closeTable(id: string, at: Instant): Promise<void>;
  say(notice: OperatorNotice): Promise<void>;
  /** The last notice. */
  said(): Promise<OperatorNotice | null>;
  note(act: OperatorAct): Promise<void>;
  /** The last ones, newest first. */
  acts(limit: number): Promise<OperatorAct[]>;
}

export type StorePart =
  | 'guests'
  | 'passkeys'
  | 'tables'
  | 'reports'
  | 'blocks'
  | 'notices'
  | 'acts'
  | 'seated'
  | 'log'
  | 'results'
  | 'resultSeats'
  | 'keptLogs'
  | 'ratings'
  | 'secrets';
export interface StoredRow {
  readonly [column: string]: string | number | null;
}

/** All that is stored, for those who look after it. Who holds which table and challenges are not part of it. */
export interface Contents {
  /** Of the shape of the database: rows fit only into a database of the same version. */
  readonly version: number;
  /** No row names one of a later part. */
  readonly parts: readonly StorePart[];
  counts(): Promise<{ readonly [Part in StorePart]: number }>;
  /** All rows of a part, read a few at a time. */
  rows(part: StorePart): AsyncIterable<StoredRow>;
  /** Puts these rows into an empty database, all of them or none; rows of a part come together. Throws if it is not empty. */
  fill(rows: AsyncIterable<{ readonly of: StorePart; readonly row: StoredRow }>): Promise<void>;
  /** Does a living process serve its tables? */
  isServed(): Promise<boolean>;
}
