/** The messages between a page and its replay worker. */
import type { Outcome, Telling } from '../../kernel/game.ts';
import type { Millis, Viewer } from '../../kernel/seat.ts';
import type { Face } from '../../wire/face.ts';
import type { Proof, Update } from '../../wire/protocol.ts';

/** A log that can be watched. Moment 0 is the deal; moment n is the table after input n. */
export interface Film {
  readonly game: string;
  readonly rules: number;
  /** Of unknown rules: shown as witnessed. */
  readonly isOlder: boolean;
  readonly seats: number;
  readonly names: readonly string[];
  /** Undefined for a bot, and in logs that do not say. */
  readonly faces: readonly (Face | undefined)[];
  readonly moments: number;
  /** The table's clock at each moment. */
  readonly clocks: readonly Millis[];
  readonly outcome: Outcome | null;
  readonly proof: Proof | null;
  /** Can a practice table begin here? A table laid out by hand cannot be dealt again. */
  readonly dealt: boolean;
  /** Can it be analysed? Its game must have a mind. */
  readonly isWeighed: boolean;
}
/** Why a log cannot be watched. */
export interface Unplayable {
  readonly line: number;
  readonly fault: string;
}
/** The checks, and their results. */
export interface Finding {
  readonly what: 'whole' | 'rules' | 'inputs' | 'cards' | 'outcome' | 'commitment' | 'pledges' | 'seed';
  readonly holds: boolean | null;
  readonly count: number;
  readonly why: string;
}
/** One viewer's stories: of the deal, then of each input, so that moment n is the table after story n. */
export type ToldStory = readonly (readonly Telling[])[];

export interface ReaderAnswers {
  readonly open: Film | Unplayable;
  readonly frame: Update;
  readonly story: ToldStory;
  readonly check: readonly Finding[];
}
export type ReaderQuestion =
  | { readonly to: 'open'; readonly log: string }
  | { readonly to: 'frame'; readonly n: number; readonly viewer: Viewer }
  | { readonly to: 'story'; readonly viewer: Viewer }
  | { readonly to: 'check' };
export type ToReader = ReaderQuestion & { readonly id: number };
export interface FromReader {
  readonly re: number;
  readonly answer: ReaderAnswers[keyof ReaderAnswers] | null;
  /** The request failed altogether. */
  readonly broken: string | null;
}
