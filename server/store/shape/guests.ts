/** Guests as they are stored, and their passkeys. */
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Instant, JsonText } from './values.ts';

export interface StoredGuest {
  readonly id: string;
  readonly name: string;
  /** The hash of the first recovery code, or of the one that was made with it; the code itself is never kept. */
  readonly recovery: string;
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
  /** In which of their last races, wherever, their line was given the benefit of a doubt. */
  readonly doubts: JsonText;
  /** When they sleep and are away, for games of days. */
  readonly rest: JsonText;
  /** When all is to be deleted, unless they come back before. */
  readonly forgetAt: Instant | null;
}

/** The changes answer whether there was such a guest. */
export interface Guests {
  create(guest: StoredGuest): Promise<void>;
  /** Unless there is one of that id. */
  keep(guest: StoredGuest): Promise<void>;
  find(id: string): Promise<StoredGuest | null>;
  /** By any of their codes. */
  findByRecovery(recovery: string): Promise<StoredGuest | null>;
  rename(id: string, name: string): Promise<boolean>;
  prefer(id: string, preferences: JsonText): Promise<boolean>;
  doubted(id: string, doubts: JsonText): Promise<boolean>;
  rests(id: string, rest: JsonText): Promise<boolean>;
  seen(id: string, at: Instant): Promise<boolean>;
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
  /** The origin of the site that it was made for; it is good for no other. Of one that was made long ago and never used since, only its name. */
  readonly site: string;
  readonly createdAt: Instant;
  readonly usedAt: Instant | null;
  /** How old the proof is with which it was made (`server/people/ownership.ts`). */
  readonly rank: number;
}
export type NewPasskey = Omit<StoredPasskey, 'rank'>;

export interface Passkeys {
  /** The oldest first. */
  ofGuest(guest: string): Promise<StoredPasskey[]>;
  findByCredential(credential: string): Promise<StoredPasskey | null>;
  used(id: string, how: { readonly counter: number; readonly site: string; readonly at: Instant }): Promise<void>;
  /** Says whether this challenge has not been met before. It is remembered `until` then; those from before `now` are forgotten. */
  meet(challenge: string, until: Instant, now: Instant): Promise<boolean>;
}

/** All that somebody can come back with, and what hangs on it. */
export interface Claims {
  /** Of codes only hashes are kept. One of them has rank 0. */
  readonly codes: readonly { readonly hash: string; readonly rank: number }[];
  readonly passkeys: readonly StoredPasskey[];
  readonly epoch: number;
  readonly forgetAt: Instant | null;
}
export interface ClaimBook {
  /**
   * Changes them as it is decided from what they are; nobody else changes them meanwhile. A refusal changes nothing and is answered. 'in use':
   * somebody has that passkey already. Null where there is no such guest.
   */
  change(guest: string, how: (held: Claims) => Claims | Refusal): Promise<Claims | Refusal | 'in use' | null>;
}
