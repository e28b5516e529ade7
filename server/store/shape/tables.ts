/** Tables as they are stored, and who serves which. */
import type { Instant, JsonText } from './values.ts';

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
  /** A game of days: when the clock must speak next, wherever the table is by then. */
  readonly dueAt: Instant | null;
  /** The same: who is asked, and until when (`Sleep` of the table's runtime). */
  readonly asked: JsonText;
}
/** What a guest has ordered at a table. */
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
  /** All that somebody hosts, the newest first. */
  hostedBy(guest: string): Promise<TableHeader[]>;
  /** Tables that somebody hosts and that are open, the oldest first: as `create` counts them. */
  openOf(host: string): Promise<TableHeader[]>;
  /** Tables of days that must be looked at by now, those that wait longest first. */
  due(now: Instant, limit: number): Promise<TableHeader[]>;
  /** Tables of days where this guest plays, those that are due soonest first. */
  daysOf(guest: string): Promise<TableHeader[]>;
  /** Something about this guest is different: the tables of days where they play are looked at. */
  rouse(guest: string, at: Instant): Promise<void>;
  ordersAt(id: string): Promise<TableOrders[]>;
  order(id: string, orders: TableOrders): Promise<void>;
  /** Open tables that are not over, or are the house's, and that some living process serves, the last changed first. */
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
