/** What a page and its practice worker say to each other. */

import type { Json, JsonObject } from '../../kernel/json.ts';
import type { OptionSpecs } from '../../kernel/options.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Seat, Seed } from '../../kernel/seat.ts';
import type { Face } from '../../wire/face.ts';
import type { PressHow } from '../../wire/requests.ts';
import type { TableTold } from '../../wire/tellings.ts';
import type { GameSum } from '../achievements/tally.ts';
import type { ToldAndShown } from '../fair/replayed.ts';
import type { TableQuestion } from '../line/line.ts';

/** After n inputs of this log, from this seat. */
export interface LogMoment {
  readonly log: string;
  readonly at: number;
  readonly seat: Seat;
}
/** A practice table as a player wants it: bots by name for the other chairs. */
export interface Wish {
  readonly game: string;
  readonly bots: readonly string[];
  readonly options: Json;
  /** Which chair is the player's; the first, unless said. */
  readonly seat?: number;
  readonly name: string;
  readonly face?: Face | undefined;
  /** How long the bots think. */
  readonly pace: 'leisure' | 'quick';
  /** Start again, or go on with what was left unfinished. */
  readonly fresh: boolean;
  /** Begin in the middle of a game that somebody has played. */
  readonly from?: LogMoment;
  /** Where the table is kept; with the other tables of the game, unless said. */
  readonly storage?: string;
  /** A deal that anybody may know beforehand: it needs no proof, and its bots do the same for everybody who does the same. */
  readonly seed?: Seed;
}
export type ToWorker =
  | { readonly to: 'open'; readonly id: number; readonly wish: Wish }
  | {
      readonly to: 'ask';
      readonly id: number;
      readonly question: TableQuestion | ({ readonly ask: 'press'; readonly claim: number } & PressHow);
    }
  /** What would a strong player do here? */
  | { readonly to: 'hint'; readonly id: number }
  | { readonly to: 'still'; readonly on: boolean }
  | { readonly to: 'hurry'; readonly on: boolean }
  /** What can be agreed on at a table of this game? */
  | { readonly to: 'game'; readonly id: number; readonly game: string }
  /** Can a table be opened with these options? */
  | { readonly to: 'check'; readonly id: number; readonly game: string; readonly options: Json; readonly seats: number }
  /** Is this log whole and fair, and what the page was told and shown? */
  | { readonly to: 'verify'; readonly id: number; readonly log: string; readonly told: ToldAndShown | null };
export type FromWorker =
  | { readonly told: TableTold }
  | { readonly re: number; readonly answer: JsonObject | Refusal }
  /** A game is over. */
  | { readonly ended: GameSum }
  /** The table cannot go on. */
  | { readonly broken: string };

/** What the games declare about themselves. */
export interface GameTerms {
  readonly seats: readonly [least: number, most: number];
  readonly options: OptionSpecs;
  readonly bots: readonly string[];
}
export const CODE = 'PRACTICE';
/** The player, among the bots. */
export const ME = 'me';
/** The rule by which a moment to play on from is refused. */
export const NO_MOMENT = 'log:moment';
export const noGame: Refusal = { rule: 'table:game', why: 'There is no such game.' };
