/** What guests report and block, and what operators do about it. */
import type { ReportReason } from '../../../wire/reports.ts';
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
