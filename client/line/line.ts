/** The line to one table, on a server or in this browser: a player sees no difference, except in how it may fail. */
import type { ReadonlySignal } from '@preact/signals';
import type { JsonObject } from '../../kernel/json.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Millis } from '../../kernel/seat.ts';
import type { DealEvidence } from '../../wire/evidence.ts';
import type { PressHow, Question } from '../../wire/requests.ts';
import type { TableTold } from '../../wire/tellings.ts';

type AboutTable<Q> = Q extends { readonly table: string } ? Omit<Q, 'table'> : never;
/** A question about a table, without its code; a move without its number. */
export type TableQuestion =
  | AboutTable<Exclude<Question, { readonly ask: 'move' | 'enter' | 'press' }>>
  | { readonly ask: 'move'; readonly move: JsonObject };
export type LineAnswer = JsonObject | Refusal;
/** `cookieless` when this browser keeps no cookie: then a server cannot identify the guest, and the page does not connect. */
export type LineState = 'connecting' | 'open' | 'waiting' | 'closed' | 'outdated' | 'cookieless';

/** The next step after a game that is part of something larger. */
export interface Onward {
  readonly href: string;
  /** In the present language. */
  label(): string;
  /** The name of this table, where `label` does not name it. */
  here?(): string;
}
export interface TableLine {
  readonly kind: 'practice' | 'server';
  /** Instead of another game at the same table. */
  readonly onward?: Onward;
  /** No first-time help here: the table is a lesson or a replay. */
  readonly coached?: true;
  readonly code: string;
  readonly state: ReadonlySignal<LineState>;
  ask(question: TableQuestion): Promise<LineAnswer>;
  hear(listener: (told: TableTold) => void): () => void;
  /** Enters: from now on the table sends messages. */
  enter(): Promise<LineAnswer>;
  /** The cue of a race was painted at this instant of the page's clock. */
  painted(at: Millis): void;
  /** A hand came down at this instant. */
  press(at: Millis, how: PressHow): Promise<LineAnswer>;
  /** What this page saw and sent before the deal of that game, at tables with opponents to distrust. */
  evidence?(game: number): Promise<DealEvidence | null>;
  /** Stops time while the player looks at something else. Only a practice table can do that. */
  still(on: boolean): void;
  /** Lets bots play as fast as they can, or at their usual pace again, where the player is the only person. */
  hurry?(on: boolean): void;
  /** Asks what a strong player would do. On a server, where the table allows it. */
  hint?(): Promise<LineAnswer>;
  leave(): void;
}

/** n random bytes as hexadecimal digits: this page's part of the shuffle. */
export const entropy = (bytes = 16): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('');
