/** What a simulation of a game reports in addition to wins and lengths: how long people would take, and other counts of interest. */
import type { Telling } from './game.ts';
import type { JsonObject } from './json.ts';

/** A seating: `2v2`. */
export interface ReportSetting {
  readonly name: string;
  readonly seats: number;
  readonly options: JsonObject;
}
export type Count = (group: string, what: string) => void;
export interface Report {
  /** Seatings worth comparing: all of them are played unless the user asks for one. */
  readonly settings: readonly ReportSetting[];
  /** Seconds people take for a move of each verb; `otherwise` for verbs not named. */
  readonly pace: { readonly otherwise: number; readonly [verb: string]: number };
  /** Counters, in groups: as a number per game, or as shares of the group. */
  readonly counted: { readonly [group: string]: 'a game' | 'share' };
  /** Notes on the groups, for the reader. */
  readonly note: string;
  /** Listens to one game as the rail hears it. */
  listener(count: Count): (telling: Telling) => void;
}
