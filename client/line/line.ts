/** The way to one table, whether it stands on a server or in this browser: a player cannot tell, except by how it may fail. */
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
/** `cookieless` when this browser keeps no cookie: then a server cannot know us, and nothing is tried. */
export type LineState = 'connecting' | 'open' | 'waiting' | 'closed' | 'outdated' | 'cookieless';

/** Where a game leads that is part of something larger. */
export interface Onward {
  readonly href: string;
  /** In the language in use. */
  label(): string;
  /** What this table is, where it is not what the way leads to. */
  here?(): string;
}
export interface TableLine {
  readonly kind: 'practice' | 'server';
  /** Instead of another game at the same table. */
  readonly onward?: Onward;
  /** Nothing is explained here: a teacher stands by, or it has all happened already. */
  readonly coached?: true;
  readonly code: string;
  readonly state: ReadonlySignal<LineState>;
  ask(question: TableQuestion): Promise<LineAnswer>;
  hear(listener: (told: TableTold) => void): () => void;
  /** Come in: from now on the table tells. */
  enter(): Promise<LineAnswer>;
  /** The cue of a race was painted at this instant of the page's clock. */
  painted(at: Millis): void;
  /** A hand came down at this instant. */
  press(at: Millis, how: PressHow): Promise<LineAnswer>;
  /** What this page saw and sent before the cards of that game were dealt, where there is somebody to distrust. */
  evidence?(game: number): Promise<DealEvidence | null>;
  /** Time stands still for those who look at something else. Only a practice table can do that. */
  still(on: boolean): void;
  /** What others do goes by as fast as it can, or at its own pace again, where nobody else plays. */
  hurry?(on: boolean): void;
  /** What would a strong player do here? On a server, where the table allows it. */
  hint?(): Promise<LineAnswer>;
  leave(): void;
}

/** n random bytes as hexadecimal digits: this page's part of the shuffle. */
export const entropy = (bytes = 16): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('');
