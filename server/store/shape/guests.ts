/** Guests as they are stored, and their passkeys. */
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Instant, JsonText } from './values.ts';

export interface StoredGuest {
  readonly id: string;
  readonly name: string;
  /** The hash of the first recovery code, or of the one made with it; the code itself is never stored. */
  readonly recovery: string;
  readonly preferences: JsonText;
  readonly createdAt: Instant;
  /** When they were last here, to within a day. */
  readonly seenAt: Instant;
  /** How often this guest has signed out everywhere: older cookies are invalid. */
  readonly epoch: number;
  /** When an operator's ban ends. */
  readonly bannedUntil: Instant | null;
  /** Their last counted reactions in races. */
  readonly reactions: JsonText;
  /** The recent races, at any table, in which their line was given the benefit of a doubt. */
  readonly doubts: JsonText;
  /** Their sleep and holidays, for correspondence games. */
  readonly rest: JsonText;
  /** When they will be deleted, unless they come back before. */
  readonly forgetAt: Instant | null;
}

/** Changes return whether there was such a guest. */
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

/** A key that only its owner's device can sign with. The stored part is useless to a thief. */
export interface StoredPasskey {
  readonly id: string;
  readonly guest: string;
  /** The device's name for it. */
  readonly credential: string;
  readonly publicKey: string;
  /** The device's signature counter, if it has one. */
  readonly counter: number;
  /** The origin of the site it was made for; it is valid for no other. An old one not used since has only the name. */
  readonly site: string;
  readonly createdAt: Instant;
  readonly usedAt: Instant | null;
  /** The rank of the proof it was made with (`server/people/ownership.ts`). */
  readonly rank: number;
}
export type NewPasskey = Omit<StoredPasskey, 'rank'>;

export interface Passkeys {
  /** The oldest first. */
  ofGuest(guest: string): Promise<StoredPasskey[]>;
  findByCredential(credential: string): Promise<StoredPasskey | null>;
  used(id: string, how: { readonly counter: number; readonly site: string; readonly at: Instant }): Promise<void>;
  /** Returns whether this challenge is unused. It is remembered `until` then; those from before `now` are forgotten. */
  meet(challenge: string, until: Instant, now: Instant): Promise<boolean>;
}

/** All credentials of a guest, and what depends on them. */
export interface Claims {
  /** Only hashes of codes are stored. One of them has rank 0. */
  readonly codes: readonly { readonly hash: string; readonly rank: number }[];
  readonly passkeys: readonly StoredPasskey[];
  readonly epoch: number;
  readonly forgetAt: Instant | null;
}
export interface ClaimBook {
  /**
   * Changes them by a decision on their current state; no other caller changes them meanwhile. A refusal changes nothing and is returned.
   * 'in use': another guest already has that passkey. Null where there is no such guest.
   */
  change(guest: string, how: (held: Claims) => Claims | Refusal): Promise<Claims | Refusal | 'in use' | null>;
}
