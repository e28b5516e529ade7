/**
 * The one page to read first: what a game is, to all other code.
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
import type { Facts } from './cards/facts.ts';
import type { Position } from './cards/position.ts';
import type { AskView } from './cards/table.ts';
import type { Zones } from './cards/zones.ts';
import type { Json, JsonObject } from './json.ts';
import type { Needs } from './machine/verb.ts';
import type { OptionSpecs } from './options.ts';
import type { Refusal } from './refusal.ts';
import type { Leaks } from './sealed.ts';
import type { Millis, Move, Seat, Seed, Viewer } from './seat.ts';

/** The referee's finding: tied groups, fastest first; a racer in no group laid no hand. `evidence` is for people and logs. */
export interface RaceVerdict {
  readonly order: readonly (readonly Seat[])[];
  readonly evidence: Json;
}
/** A race that the referee must lead: who races, how long after the cue, and how many hands may be missing when it closes early. */
export interface Race {
  /** The verb that lays a hand. */
  readonly hand: string;
  readonly racers: readonly Seat[];
  readonly down: readonly Seat[];
  readonly cued: boolean;
  readonly within: Millis;
  readonly mayMiss: number;
}

/** The types that a game is made of, as far as others know them. */
export interface Kinds {
  readonly Config: Json;
  readonly Table: { readonly seats: number; readonly clock: Millis; readonly open: JsonObject };
  readonly View: { readonly open: JsonObject };
}

/** An entry of the log: a seat's move, a word of the referee, or the clock. */
export type Input =
  | { readonly seat: Seat; readonly move: Move; readonly at: Millis }
  /** This seat's time is up: the game's default is played for it. */
  | { readonly lapse: Seat; readonly at: Millis }
  /** The referee shows the cue of a race. */
  | { readonly cue: Millis }
  /** The referee is gone after showing the cue: the race starts again with all hands up. */
  | { readonly again: Millis }
  | { readonly verdict: RaceVerdict; readonly at: Millis }
  | { readonly tick: Millis };

/** Something that a seat may do now. */
export interface Offer {
  readonly do: string;
  readonly needs: Needs;
  /** The open question this answers, or null for what may be done unasked. */
  readonly question: string | null;
}
/** An event as one viewer witnessed it. */
export type Telling = { readonly tell: string } & JsonObject;

/** How a game ended: what each seat has, and who won. */
export interface Outcome {
  readonly score: readonly number[];
  readonly winners: readonly Seat[];
  /** Seats that won or lost together; absent where players play alone. */
  readonly teams?: readonly (readonly Seat[])[];
  /** How it ended: one word per round (or one for the game). */
  readonly endings: readonly string[];
}
/** What came of an input: the table after it, and what each viewer was told. */
export interface Played<K extends Kinds> {
  readonly table: K['Table'];
  told(viewer: Viewer): readonly Telling[];
  /** The public facts that changed, in order; told to every viewer. */
  readonly facts: readonly Facts[];
}
/** An unshared table, played on in place: what a search tries out. */
export interface Search<K extends Kinds> {
  /** The table as it stands now. Every input changes it: to return to a moment, begin another search from it. */
  readonly table: K['Table'];
  /** Null on success; a refused input changes nothing. */
  next(input: Input): Refusal | null;
}

/** A viewer who looks at a table repeatedly. */
export interface Watcher<K extends Kinds> {
  readonly viewer: Viewer;
  /** The last look: which table, and what was seen. Null before the first. */
  readonly seen: { readonly table: K['Table']; readonly view: K['View'] } | null;
  /** A part that looks the same as before, or as to another watcher of the same table, is the same object. */
  look(table: K['Table'], beside?: Watcher<K> | null): K['View'];
  /** A second watcher that has seen the same and continues independently. */
  copy(): Watcher<K>;
}

/** A game, to those who play it: tables, bots, searches. */
export interface PlayableGame<K extends Kinds> {
  readonly id: string;
  /** The version of the rules, raised whenever a log of the old rules would play differently. */
  readonly version: number;
  readonly seats: readonly [min: number, max: number];
  readonly options: OptionSpecs;
  /** The questions it asks, and the verbs that answer each. */
  readonly questions: { readonly [question: string]: readonly string[] };
  /** The sole winner of the last game at a table begins the next: they become its option `first`, even if the host named another player. */
  readonly winnerBegins: boolean;
  /** Is this shown as a scene over the table, like an attack or a division? The player asked next also gets time for the scene. */
  isScene(telling: Telling): boolean;

  /** The team of each seat; null where players play alone. */
  teams(config: K['Config'], seats: number): readonly number[] | null;
  /** Turns any input from outside into a legal configuration, or a refusal that names the wrong option. */
  configure(asked: Json, seats: number): K['Config'] | Refusal;
  setup(config: K['Config'], seats: number, seed: Seed): K['Table'];
  /** As `setup`, with what each viewer was told of the deal. */
  open(config: K['Config'], seats: number, seed: Seed): Played<K>;

  /** What this seat may do now. Law: it depends only on what this seat can see. */
  offers(table: K['Table'], seat: Seat): readonly Offer[];
  /** Every move those offers allow (or only those of one verb), lazily. Law: `play` accepts each. */
  moves(table: K['Table'], seat: Seat, verb?: string): Iterable<Move>;
  /** The move played for a seat that does not answer (the first of several, where chance would decide); null when nothing waits for it. */
  lapse(table: K['Table'], seat: Seat): Move | null;
  /** What a verb needs besides its name; null when the game has no such verb. */
  needs(verb: string): Needs | null;

  /** The only door. A bad input yields a value, not an exception; the given table is never changed. */
  play(table: K['Table'], input: Input): Played<K> | Refusal;
  /** As `play`, without tellings. */
  next(table: K['Table'], input: Input): K['Table'] | Refusal;
  /** Repeated `next` without a new table each time. The given table is never changed. */
  search(table: K['Table']): Search<K>;
  /** Why a move that led from one table to the other cannot be taken back (see `undo.ts`); null when it can. */
  stays(before: K['Table'], input: Input, after: K['Table']): Refusal | null;
  /** When the clock must speak next if no seat moves. */
  alarm(table: K['Table']): Millis | null;
  /** The race under way, for the referee. */
  race(table: K['Table']): Race | null;
  outcome(table: K['Table']): Outcome | null;
}
/** A game, to those who watch it: pages, spectators, bots that dream. */
export interface WatchableGame<K extends Kinds> {
  /** What this viewer sees. */
  view(table: K['Table'], viewer: Viewer): K['View'];
  /** A viewer who looks repeatedly. */
  watcher(viewer: Viewer): Watcher<K>;
  /** As `view`, built lazily. Valid until the table changes. */
  glance(table: K['Table'], seat: Seat): K['View'];
  /** The open question, as every viewer sees it. */
  ask(table: K['Table']): AskView | null;
  /** Another table this seat could not tell from the real one, with fresh dice. A bot may search nothing else. */
  imagine(table: K['Table'], seat: Seat, seed: Seed): K['Table'];
  /** The same table with another future: what no seat knows is dealt again, with fresh dice. For analysis after a game, never for a bot. */
  redealt(table: K['Table'], seed: Seed): K['Table'];
}
/** A game, to those who prove it: stories, scenarios, laws. */
export interface ProvableGame<K extends Kinds> {
  readonly zones: Zones;
  readonly faces: readonly string[];
  /** What each public fact may be at a table laid out by hand, in words. */
  facts(config: K['Config'], seats: number): { readonly [fact: string]: string };
  /** How many copies of each face the box of such a table has. */
  copies(config: K['Config'], seats: number): { readonly [face: string]: number };
  /** A table laid out by hand. */
  lay(config: K['Config'], seats: number, seed: Seed, position: Position): K['Table'] | Refusal;
  /** Null when every card of the box is in exactly one place; otherwise what is wrong. */
  miscount(table: K['Table']): string | null;
}
/** What a game is, to all other code. */
export interface Game<K extends Kinds> extends PlayableGame<K>, WatchableGame<K>, ProvableGame<K> {}

/** The border: the only way into the registry. A game whose view could carry a sealed value does not compile. */
export const admit = <K extends Kinds>(
  game: Game<K>,
  ..._leak: true extends Leaks<K['View']> ? ['this view can carry a sealed value'] : []
): Game<K> => game;
