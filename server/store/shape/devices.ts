/**
 * Devices that a guest wants to be called on. An address of a push service identifies one: it is personal, and is deleted with its guest.
 */
import type { Instant, JsonText } from './values.ts';

export interface StoredDevice {
  /** The push service's address for it. */
  readonly endpoint: string;
  readonly guest: string;
  /** The keys it decrypts with. */
  readonly p256dh: string;
  readonly auth: string;
  /** The origin of the page that subscribed. */
  readonly site: string;
  readonly language: string;
  /** The kinds of messages it wants. */
  readonly kinds: JsonText;
  readonly createdAt: Instant;
}

/** A person with whom a guest has begun a game. */
export interface Companion {
  readonly id: string;
  readonly name: string;
}

export interface Devices {
  /** Assigns it to this guest, whoever had it before. Only the guest's `most` newest stay. */
  keep(device: StoredDevice, most: number): Promise<void>;
  /** The newest first. */
  ofGuest(guest: string): Promise<StoredDevice[]>;
  /** The guest wants no more messages there. */
  drop(guest: string, endpoint: string): Promise<void>;
  dropAll(guest: string): Promise<void>;
  /** The device at this address is gone. */
  gone(endpoint: string): Promise<void>;
  /**
   * People with whom this guest has begun a game, those of the latest tables first, without anyone blocked in either direction or banned.
   */
  companions(guest: string, now: Instant, limit: number): Promise<Companion[]>;
}
