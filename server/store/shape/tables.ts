/** Stored tables, and the processes that serve them. */
import type { Instant, JsonText } from './values.ts';

/** What is known of a table without a replay. */
export interface TableHeader {
  readonly id: string;
  /** The code people type to enter. */
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
  /** When an operator closed it. */
  readonly closedAt: Instant | null;
  /** A correspondence game: when the clock must speak next, wherever the table is by then. */
  readonly dueAt: Instant | null;
  /** For the same: who is asked, and until when (`Sleep` of the table's runtime). */
  readonly asked: JsonText;
}
/** A guest's standing orders at a table. */
export interface TableOrders {
  readonly guest: string;
  readonly orders: JsonText;
}

export type TableChanges = Partial<
  Pick<TableHeader, 'rules' | 'config' | 'host' | 'visibility' | 'seating' | 'status' | 'dueAt' | 'asked'>
>;

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
  /** All tables a guest hosts, newest first. */
  hostedBy(guest: string): Promise<TableHeader[]>;
  /** A guest's open tables, oldest first: as counted by `create`. */
  openOf(host: string): Promise<TableHeader[]>;
  /** Correspondence tables that are due, those waiting longest first. */
  due(now: Instant, limit: number): Promise<TableHeader[]>;
  /** Correspondence tables where this guest plays, those due soonest first. */
  daysOf(guest: string): Promise<TableHeader[]>;
  /** This guest's hours have changed: marks their correspondence tables as due. */
  rouse(guest: string, at: Instant): Promise<void>;
  ordersAt(id: string): Promise<TableOrders[]>;
  order(id: string, orders: TableOrders): Promise<void>;
  /** Open tables that are not over, or are the house's, and that a living process serves, last changed first. */
  lobby(limit: number): Promise<TableHeader[]>;
}

/** A process that serves tables, and its address for others. */
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
 * Who serves which table. All leases of a holder last as long as the holder's last heartbeat says, by the database's clock,
 * so that thousands of leases cost one small write every few seconds. Clocks decide only when a table may be taken over;
 * the fence ensures that the old holder writes nothing afterwards.
 */
export interface Leases {
  /** A heartbeat, valid for n milliseconds: before the first `take`, then about three times per span. 'lapsed' means
   * that it came late (or is the first): others may have taken tables since, and `held` returns the remaining ones. */
  beat(holder: Holder, ttl: number): Promise<'kept' | 'lapsed'>;
  /** Takes a table that no living process holds. A holder that already has it gets a new fence, and the old one is void: so a process that
   * comes back under its old name does not have to wait. */
  take(tableId: string, holderId: string): Promise<Taken>;
  /** Releases a table; the fence is void at once. Releasing a table no longer held does nothing. */
  release(tableId: string, fence: number): Promise<void>;
  /** The process that serves this table now; null if none. */
  where(tableId: string): Promise<Lease | null>;
  held(holderId: string): Promise<{ readonly tableId: string; readonly fence: number }[]>;
  /** The last act of a holder: releases all its tables. */
  leave(holderId: string): Promise<void>;
}
