/** What guests report and block, and what operators do about it. */
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

/** Something that an operator tells everybody, or those who sit at some tables; an empty text takes back what was told. */
export interface OperatorNotice {
  readonly id: string;
  readonly at: Instant;
  readonly text: string;
  /** The codes of those tables, with spaces between; empty where it is for everybody. */
  readonly tables: string;
}

/** What an operator has done, and to what. */
export interface OperatorAct {
  readonly id: string;
  readonly at: Instant;
  readonly act: 'ban' | 'unban' | 'close table' | 'notice' | 'settle report' | 'settle reports';
  /** A guest, a table by its code, or a report: never a name, which may have to be forgotten. */
  readonly about: string;
  readonly words: string;
}

/** What is reported about one guest and not settled. */
export interface ReportedGuest {
  readonly reported: string;
  readonly reportedName: string;
  readonly count: number;
  /** The newest few, newest first. */
  readonly reports: readonly (GuestReport & { readonly reporterName: string })[];
}

export interface Moderation {
  /** One report about somebody by somebody is enough until it is settled. */
  report(report: GuestReport): Promise<void>;
  /** Of those that nobody has settled, by whom they are about, the last reported first: many about one bury none about another. */
  reports(limit: number, each: number): Promise<ReportedGuest[]>;
  /** All that somebody has reported. */
  reportsBy(guest: string): Promise<GuestReport[]>;
  settle(id: string, at: Instant): Promise<boolean>;
  /** Settles all about somebody that came until then: says how many. */
  settleAbout(guest: string, until: Instant, at: Instant): Promise<number>;
  /** Have they begun a game at the same table? */
  haveSat(one: string, other: string): Promise<boolean>;
  block(guest: string, blocked: string): Promise<void>;
  unblock(guest: string, blocked: string): Promise<void>;
  blockedBy(guest: string): Promise<{ readonly id: string; readonly name: string }[]>;
  /** Who of these has blocked whom of them. */
  apart(guests: readonly string[]): Promise<(readonly [guest: string, blocked: string])[]>;
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
  acts(
    limit: number,
  ): Promise<(OperatorAct & { /** Of the guest it is about, as they are called now. */ readonly name: string | null })[]>;
}
