/** What a game lets a simulation report besides wins and lengths: how long people would sit there, and what else is worth counting. */
import type { Telling } from './game.ts';
import type { JsonObject } from './json.ts';

/** A way to sit down: `2v2`. */
export interface ReportSetting {
  readonly name: string;
  readonly seats: number;
  readonly options: JsonObject;
}
export type Count = (group: string, what: string) => void;
export interface Report {
  /** Ways to sit down that are worth comparing: played one after another where nobody asks for one in particular. */
  readonly settings: readonly ReportSetting[];
  /** Seconds that people take for a move of each verb; `otherwise` for those that are not named. */
  readonly pace: { readonly otherwise: number; readonly [verb: string]: number };
  /** What is counted, in groups: as a number a game, or as shares of the group. */
  readonly counted: { readonly [group: string]: 'a game' | 'share' };
  /** What a reader must know of the groups. */
  readonly note: string;
  /** Listens to one game as the rail hears it. */
  listener(count: Count): (telling: Telling) => void;
}
