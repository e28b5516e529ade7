/**
 * The one page to read first: what a game is, to everything that is not a game.
 *
 * Words used everywhere:
 *   seat      a place at the table, 0..n-1
 *   table     the whole truth (only rules and storage ever hold one)
 *   view      what one viewer may know of it
 *   offer     something a seat may do right now; several seats may hold offers at once
 *   move      what a seat does: `{ do: <verb>, … }`; cards are named by face or position, never by identity
 *   input     a move made by a seat, a word of the referee, or a tick of the clock; the log is a list of inputs
 *             (and of moves taken back, which games know nothing of: see `undo.ts`)
 *   telling   an event as one viewer witnessed it
 *   dream     another table that a seat could not tell from the real one
 */
import type { OptionSpecs } from './options.ts';
import type { Position } from './position.ts';
import type { Refusal } from './refusal.ts';
import type { Millis, Move, Seat, Seed, Viewer } from './seat.ts';
import type { Json, JsonObject, Leaks } from './secret.ts';
import type { AskView } from './table.ts';
import type { Needs } from './verb.ts';
import type { Zones } from './zones.ts';

/** The referee's finding: tied groups, fastest first; a racer in no group never laid a hand. `evidence` is for people and logs. */
export interface RaceVerdict {
  readonly order: readonly (readonly Seat[])[];
  readonly evidence: Json;
}
/** A race that the referee must lead: who races, how long after the cue, and how many hands may be missing when it closes early. */
export interface Race {
  readonly racers: readonly Seat[];
  readonly down: readonly Seat[];
  readonly cued: boolean;
  readonly within: Millis;
  readonly mayMiss: number;
}

export interface Kinds {
  readonly Config: Json;
  readonly Table: { readonly seats: number; readonly clock: Millis };
  readonly View: object;
}

export type Input =
  | { readonly seat: Seat; readonly move: Move; readonly at: Millis }
  /** This seat's time is up: the game's own default is played for it. */
  | { readonly lapse: Seat; readonly at: Millis }
  /** The referee shows the cue of a race. */
  | { readonly cue: Millis }
  | { readonly verdict: RaceVerdict; readonly at: Millis }
  | { readonly tick: Millis };

export interface Offer {
  readonly do: string;
  readonly needs: Needs;
  /** The open question this would answer, or null for what may be done unasked. */
  readonly question: string | null;
}
export type Telling = { readonly tell: string } & JsonObject;

export interface Outcome {
  readonly score: readonly number[];
  readonly winners: readonly Seat[];
  /** Seats that won or lost together; absent where everybody plays for himself. */
  readonly teams?: readonly (readonly Seat[])[];
  /** How it ended, a word for each round (or one for the game). */
  readonly endings: readonly string[];
}
export interface Played<K extends Kinds> {
  readonly table: K['Table'];
  told(viewer: Viewer): readonly Telling[];
}
/** A table that nobody else holds, played on in place: what a search tries out. */
export interface Search<K extends Kinds> {
  /** As it stands now. It changes with every input: whoever wants to come back to a moment begins another search from it. */
  readonly table: K['Table'];
  /** Null when it is done; a refused input has changed nothing. */
  next(input: Input): Refusal | null;
}

export interface Game<K extends Kinds> {
  readonly id: string;
  /** The version of the rules: raised whenever a log of the old rules would play differently. */
  readonly version: number;
  readonly seats: readonly [min: number, max: number];
  readonly zones: Zones;
  readonly faces: readonly string[];
  readonly options: OptionSpecs;
  /** Who alone won the last game at a table begins the next: he becomes its option `first`, where the host left that open. */
  readonly winnerBegins: boolean;

  /** Who plays with whom at such a table: the team of each seat; null where everybody plays for himself. */
  teams(config: K['Config'], seats: number): readonly number[] | null;

  /** Whatever came from outside becomes a legal configuration, or a refusal that says which option is wrong. */
  configure(asked: Json, seats: number): K['Config'] | Refusal;
  setup(config: K['Config'], seats: number, seed: Seed): K['Table'];
  /** A table laid out by hand, for stories and scenarios. */
  lay(config: K['Config'], seats: number, seed: Seed, position: Position): K['Table'] | Refusal;

  /** What this seat may do now. Law: depends only on what this seat can see. */
  offers(table: K['Table'], seat: Seat): readonly Offer[];
  /** Every move those offers allow (or those of one verb), lazily. Law: each is accepted by `play`. */
  moves(table: K['Table'], seat: Seat, verb?: string): Iterable<Move>;
  /** What is played for a seat that does not answer (the first of several, where chance would decide); null when nothing waits for it. */
  lapse(table: K['Table'], seat: Seat): Move | null;
  /** What a verb needs besides its name; null when the game has no such verb. */
  needs(verb: string): Needs | null;

  /** The only door. A bad input is a value, not an exception; the table given is never changed. */
  play(table: K['Table'], input: Input): Played<K> | Refusal;
  /** As `play`, but tells nobody. */
  next(table: K['Table'], input: Input): K['Table'] | Refusal;
  /** `next` again and again, without a new table each time. The table given is never changed. */
  search(table: K['Table']): Search<K>;
  /** Why a move that led from one table to the other may not be taken back (see `undo.ts`); null when it may. */
  stays(before: K['Table'], input: Input, after: K['Table']): Refusal | null;
  /** When the clock must speak next, if nobody moves. */
  alarm(table: K['Table']): Millis | null;
  /** The race under way, for the referee. */
  race(table: K['Table']): Race | null;

  /** What this viewer sees. Given his last look, or what another sees of the same table, whatever looks the same is the same object. */
  view(
    table: K['Table'],
    viewer: Viewer,
    last?: { readonly table: K['Table']; readonly view: K['View'] } | null,
    beside?: { readonly viewer: Viewer; readonly view: K['View'] } | null,
  ): K['View'];
  /** The open question, as everybody sees it. */
  ask(table: K['Table']): AskView | null;
  /** Another table this seat could not tell from the real one, with fresh dice. All that a bot may search. */
  imagine(table: K['Table'], seat: Seat, seed: Seed): K['Table'];
  outcome(table: K['Table']): Outcome | null;
  /** Is every card of the box in exactly one place? Null, or what is wrong. */
  miscount(table: K['Table']): string | null;
}

/** The customs house: the only way into the registry. A game whose view could carry a sealed value does not compile. */
export const admit = <K extends Kinds>(
  game: Game<K>,
  ..._leak: true extends Leaks<K['View']> ? ['this view can carry a sealed value'] : []
): Game<K> => game;
