/** Guests as they are stored, and their passkeys. */
import type { Instant, JsonText } from './values.ts';

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
