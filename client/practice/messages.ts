/** The messages between a page and its practice worker. */

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

/** The moment after n inputs of this log, from this seat. */
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
  /** The player's chair; by default the first. */
  readonly seat?: number;
  readonly name: string;
  readonly face?: Face | undefined;
  /** The bots' thinking time. */
  readonly pace: 'leisure' | 'quick';
  /** Start afresh, or resume the unfinished game. */
  readonly fresh: boolean;
  /** Begin in the middle of a played game. */
  readonly from?: LogMoment;
  /** Where the table is stored; by default with the other tables of the game. */
  readonly storage?: string;
  /** A public deal: it needs no proof, and its bots answer equal moves equally. */
  readonly seed?: Seed;
}
export type ToWorker =
  | { readonly to: 'open'; readonly id: number; readonly wish: Wish }
  | {
      readonly to: 'ask';
      readonly id: number;
      readonly question: TableQuestion | ({ readonly ask: 'press'; readonly claim: number } & PressHow);
    }
  /** Asks what a strong player would do. */
  | { readonly to: 'hint'; readonly id: number }
  | { readonly to: 'still'; readonly on: boolean }
  | { readonly to: 'hurry'; readonly on: boolean }
  /** Asks for the terms possible at a table of this game. */
  | { readonly to: 'game'; readonly id: number; readonly game: string }
  /** Asks whether these options allow a table. */
  | { readonly to: 'check'; readonly id: number; readonly game: string; readonly options: Json; readonly seats: number }
  /** Asks whether this log is whole, fair, and the game the page was shown. */
  | { readonly to: 'verify'; readonly id: number; readonly log: string; readonly told: ToldAndShown | null };
export type FromWorker =
  | { readonly told: TableTold }
  | { readonly re: number; readonly answer: JsonObject | Refusal }
  /** A game is over. */
  | { readonly ended: GameSum }
  /** The table cannot continue. */
  | { readonly broken: string };

/** What the games declare about themselves. */
export interface GameTerms {
  readonly seats: readonly [least: number, most: number];
  readonly options: OptionSpecs;
  readonly bots: readonly string[];
}
export const CODE = 'PRACTICE';
/** The player's result among the bots. */
export const ME = 'me';
/** The rule by which a moment to play on from is refused. */
export const NO_MOMENT = 'log:moment';
export const noGame: Refusal = { rule: 'table:game', why: 'There is no such game.' };
