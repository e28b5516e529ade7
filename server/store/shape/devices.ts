/** Devices that a guest wants to be called on. An address of a push service names one: it is personal, and goes with its guest. */
import type { Instant, JsonText } from './values.ts';

export interface StoredDevice {
  /** Where a push service takes messages for it. */
  readonly endpoint: string;
  readonly guest: string;
  /** What it reads them with. */
  readonly p256dh: string;
  readonly auth: string;
  /** The origin of the page that asked for them. */
  readonly site: string;
  readonly language: string;
  /** What it wants to be told: a list of kinds. */
  readonly kinds: JsonText;
  readonly createdAt: Instant;
}

/** Somebody with whom a guest has begun a game. */
export interface Companion {
  readonly id: string;
  readonly name: string;
}

export interface Devices {
  /** It is this guest's from now on, whosever it was. Of theirs, only the `most` newest stay. */
  keep(device: StoredDevice, most: number): Promise<void>;
  /** The newest first. */
  ofGuest(guest: string): Promise<StoredDevice[]>;
  /** A guest wants no more messages there. */
  drop(guest: string, endpoint: string): Promise<void>;
  dropAll(guest: string): Promise<void>;
  /** Nobody reads at this address any more. */
  gone(endpoint: string): Promise<void>;
  /** People with whom this guest has begun a game, those of the last tables first; nobody who has blocked them, whom they have blocked, or who is banned. */
  companions(guest: string, now: Instant, limit: number): Promise<Companion[]>;
}
