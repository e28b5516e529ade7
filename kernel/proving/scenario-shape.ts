/** A parsed scenario: the table, the steps, and the expectations of each. */

import type { RowNotation, ZoneNotation } from '../cards/position.ts';
import type { Game, Kinds } from '../game.ts';
import type { Json, JsonObject } from '../json.ts';
import type { Millis } from '../seat.ts';

/** A mistake of the scenario's author, or of the game in playing it. */
export class Amiss extends Error {}
export const amiss = (what: string): never => {
  throw new Amiss(what);
};

export type ScenarioAct =
  | { readonly is: 'move'; readonly name: string; readonly move: string | JsonObject }
  | { readonly is: 'lapse'; readonly name: string }
  /** This player takes their last move back. */
  | { readonly is: 'undo'; readonly name: string }
  /** The game is over: the next one is dealt at the same table. */
  | { readonly is: 'again' }
  | { readonly is: 'cue' }
  | { readonly is: 'verdict'; readonly order: readonly (readonly string[])[]; readonly evidence: Json }
  | { readonly is: 'wait'; readonly millis: Millis }
  | { readonly is: 'tick'; readonly at: Millis };
export interface Expected {
  readonly asked?: readonly string[];
  readonly question?: string | null;
  /** By viewer, then by row. */
  readonly sees?: { readonly [viewer: string]: { readonly [row: string]: RowNotation } };
  readonly facts?: JsonObject;
  /** What players keep to themselves. */
  readonly kept?: { readonly [name: string]: Json };
  readonly offers?: { readonly [name: string]: readonly string[] };
  readonly may?: { readonly [name: string]: readonly (string | JsonObject)[] };
  /** Viewers whose view the act must not change. */
  readonly unchanged?: readonly string[];
  readonly told?: { readonly [viewer: string]: readonly JsonObject[] };
  /** What a viewer must not be told: no telling has all these parts. */
  readonly untold?: { readonly [viewer: string]: readonly JsonObject[] };
  readonly outcome?: {
    readonly score?: { readonly [name: string]: number };
    readonly winners?: readonly string[];
    readonly endings?: readonly string[];
  } | null;
}
export interface ScenarioStep {
  readonly act: ScenarioAct | null;
  readonly at: Millis | null;
  /** The rule by which the act must be refused. */
  readonly refused: string | null;
  readonly expect: Expected | null;
}
export interface Scenario {
  readonly title: string;
  readonly game: Game<Kinds>;
  readonly names: readonly string[];
  readonly options: JsonObject;
  readonly seed: string;
  readonly position: {
    readonly zones: { readonly [zone: string]: ZoneNotation };
    readonly facts: JsonObject;
    /** By seat number. */
    readonly kept: { readonly [seat: string]: Json };
    readonly rest: string | null;
  } | null;
  /** The rule by which the options or the position must be refused, and words the reason must contain. */
  readonly refused: { readonly rule: string; readonly because: string } | null;
  readonly script: readonly ScenarioStep[];
  /** It may end with a question that the scenario does not mention. */
  readonly open: boolean;
}
