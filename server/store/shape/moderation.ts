/** Reports and blocks by guests, and acts of operators. */
import type { ReportReason } from '../../../wire/lists.ts';
import type { StoredGuest } from './guests.ts';
import type { TableHeader } from './tables.ts';
import type { Instant } from './values.ts';

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

/** A notice of an operator to all guests, or to those at some tables; an empty text withdraws it. */
export interface OperatorNotice {
  readonly id: string;
  readonly at: Instant;
  readonly text: string;
  /** The codes of those tables, separated by spaces; empty for all guests. */
  readonly tables: string;
}

/** An operator's act, and its object. */
export interface OperatorAct {
  readonly id: string;
  readonly at: Instant;
  readonly act: 'ban' | 'unban' | 'close table' | 'notice' | 'settle report' | 'settle reports';
  /** A guest, a table by its code, or a report: never a name, which may have to be deleted. */
  readonly about: string;
  readonly words: string;
}

/** The open reports about one guest. */
export interface ReportedGuest {
  readonly reported: string;
  readonly reportedName: string;
  readonly count: number;
  /** The newest few, newest first. */
  readonly reports: readonly (GuestReport & { readonly reporterName: string })[];
}

export interface Moderation {
  /** One open report by the same guest about the same guest is enough. */
  report(report: GuestReport): Promise<void>;
  /** The open reports, grouped by the reported guest, newest first: many about one bury none about another. */
  reports(limit: number, each: number): Promise<ReportedGuest[]>;
  /** All reports by a guest. */
  reportsBy(guest: string): Promise<GuestReport[]>;
  settle(id: string, at: Instant): Promise<boolean>;
  /** Settles all reports about a guest up to then; returns their number. */
  settleAbout(guest: string, until: Instant, at: Instant): Promise<number>;
  /** Have they begun a game at the same table? */
  haveSat(one: string, other: string): Promise<boolean>;
  block(guest: string, blocked: string): Promise<void>;
  unblock(guest: string, blocked: string): Promise<void>;
  blockedBy(guest: string): Promise<{ readonly id: string; readonly name: string }[]>;
  /** The blocks among these guests. */
  apart(guests: readonly string[]): Promise<(readonly [guest: string, blocked: string])[]>;
  hasBlocked(guest: string, other: string): Promise<boolean>;
  /** Bans until then, or lifts the ban. Returns whether there is such a guest. */
  ban(guest: string, until: Instant | null): Promise<boolean>;
  /** The guests banned now. */
  banned(now: Instant): Promise<string[]>;
  /** By id, or by a part of the name; the last seen comes first. */
  guestsNamed(text: string, limit: number): Promise<StoredGuest[]>;
  /** Open or not, last changed first. */
  servedTables(limit: number): Promise<TableHeader[]>;
  /** Its code no longer works, and the process that serves it can write no more. Its games stay. */
  closeTable(id: string, at: Instant): Promise<void>;
  say(notice: OperatorNotice): Promise<void>;
  /** The last notice. */
  said(): Promise<OperatorNotice | null>;
  note(act: OperatorAct): Promise<void>;
  /** The latest acts, newest first. */
  acts(
    limit: number,
  ): Promise<(OperatorAct & { /** The current name of the guest it is about. */ readonly name: string | null })[]>;
}
