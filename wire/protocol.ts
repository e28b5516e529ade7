/**
 * What both sides of the wire speak of: tables, updates, proofs. A client asks (`requests.ts`: `{ id, ask, … }`) and gets one answer for each
 * question (`{ re: id, … }`). Besides that a server tells (`tellings.ts`: `{ tell, … }`).
 */
import type { Facts } from '../kernel/cards/facts.ts';
import type { AskView } from '../kernel/cards/table.ts';
import type { Offer, Outcome, Telling } from '../kernel/game.ts';
import type { Json, JsonObject } from '../kernel/json.ts';
import type { Move } from '../kernel/seat.ts';
import type { Change } from './difference.ts';
import type { Face } from './face.ts';
import type { CueSense, TimeControl } from './requests.ts';

/** What a player's time is put off by when a scene is shown before their question, in milliseconds: as much for everybody, however long they look. */
export const SCENE = 8000;

/** Raised when an old client could no longer understand a new server. */
export const PROTOCOL = 3;

/** By the last races of a guest, their hands are faster than people's are, or steadier. */
export type HandsSign = 'fast' | 'steady';
/**
 * Why a game at an open table changed no ratings: the table is the house's; it had no clock, or a bot to begin with; its players have not yet played with enough people,
 * or often enough today with each other or at all; their ratings are far apart; somebody's hands are not like a person's; or somebody came out
 * ahead whose line is too uneven for races, or hidden by a proxy.
 */
export type Unrated = 'untimed' | 'bots' | 'house' | 'strangers' | 'together' | 'enough' | 'apart' | 'hands' | 'line';

export interface ChairView {
  readonly kind: 'free' | 'guest' | 'bot';
  readonly name: string;
  /** The guest's public id, or the bot's name. */
  readonly who: string | null;
  /** As they have chosen it; else it follows from `who`. */
  readonly face?: Face;
  readonly ready: boolean;
  readonly connected: boolean;
  /** A bot plays for them until they are back. */
  readonly held: boolean;
  /** Milliseconds until a bot takes over from somebody who has left; null while nobody waits for that. */
  readonly heldIn: number | null;
  /** Round trip in milliseconds, if known. */
  readonly ping: number | null;
  /** Of a guest whose hands are not like a person's in races. */
  readonly hands?: HandsSign;
}
export interface TableView {
  readonly code: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Json;
  readonly host: string;
  readonly visibility: 'open' | 'private';
  readonly time: TimeControl;
  readonly railDelay: number;
  /** Players may ask for hints. */
  readonly hints?: boolean;
  /** Heard, unless said. */
  readonly cue?: CueSense;
  /** In a game of days a bot plays on for somebody who has let two moves lapse. */
  readonly standIns?: boolean;
  readonly status: 'gathering' | 'playing' | 'over';
  /** Which game of this table is being played or comes next, from 1. */
  readonly gameNumber: number;
  /**
   * The last game was called off: its rules have changed since it began, it was longer than any game, nobody had come for two weeks, or
   * everybody had left a table of the house.
   */
  readonly off?: 'rules' | 'long' | 'idle' | 'empty';
  /** The game that is over changed no ratings, although the table is open. */
  readonly unrated?: Unrated;
  readonly chairs: readonly ChairView[];
  /** The next game is played with the chairs the other way round. */
  readonly turned: boolean;
  /** Whoever comes may take a chair that a bot sits on: at once between games, or when the next one begins. */
  readonly dropIn?: boolean;
  /** Nobody hosts it: the next game begins by itself. */
  readonly house?: boolean;
  /** Who takes a bot's chair then. */
  readonly next?: readonly { readonly who: string; readonly name: string }[];
  readonly watchers: number;
  /** The hash of the secret that goes into the next shuffle (or went into this one). */
  readonly commitment: string;
  /** What all have pledged, from the start of a game until its cards are dealt: a page that has pledged reveals now. Seats are those of that game. */
  readonly pledges?: readonly SeatPart[];
  /** Starts of the next game that were called off: whose pages did not reveal in time; nobody's when the server stopped. */
  readonly missed?: readonly (readonly string[])[];
  /** Your seat, or null on the rail. */
  readonly you: number | null;
  /** The host has sent you away: you may watch, but not sit down. */
  readonly barred: boolean;
  /** Your standing orders in a game of days. */
  readonly orders?: readonly string[];
  /** The number of your last move that counted, -1 before the first: the next one needs a higher number. */
  readonly seq: number;
}
export interface LobbyTable {
  readonly code: string;
  readonly game: string;
  readonly host: string;
  readonly status: 'gathering' | 'playing' | 'over';
  readonly taken: number;
  readonly seats: number;
  readonly options: Json;
  readonly time: TimeControl;
  /** Of a table of the house: who sits there. */
  readonly house?: readonly string[];
}
/** One step of the game as this viewer witnessed it. `n` counts this viewer's own updates, so that it says nothing about what others did. */
export interface Update {
  readonly game: number;
  readonly n: number;
  readonly tellings: readonly Telling[];
  /** The public facts that changed meanwhile, and after how many of the tellings. Together they lead to `open` of the view. */
  readonly facts: readonly Facts[];
  readonly view: { readonly open: JsonObject; readonly zones: JsonObject; readonly ask: AskView | null } & {
    readonly [more: string]: unknown;
  };
  readonly offers: readonly Offer[];
  /**
   * Every move that would answer what is asked of you (none while nothing is); null when they are too many to list. What may be done unasked
   * (an offer without a question) is listed on request: see `moves` among the requests.
   */
  readonly moves: readonly Move[] | null;
  readonly outcome: Outcome | null;
  /** You made the last move, and may take it back. */
  readonly mayUndo: boolean;
}
/** How an update came about. */
export type UpdateStory = Pick<Update, 'tellings' | 'facts'>;
/** What an update shows besides that. */
export type UpdateScene = Pick<Update, 'view' | 'offers' | 'outcome' | 'mayUndo'>;
/** An update as it travels: the scene whole, or how it has changed since the update before, besides the facts that the story tells. */
export type SentUpdate = Omit<Update, keyof UpdateScene> & ({ readonly scene: UpdateScene } | { readonly change: Change });

/** When each seat's time is up, in milliseconds of the table's clock; null while nothing is asked of it or nothing is timed. */
export interface Clocks {
  readonly now: number;
  readonly deadlines: readonly (number | null)[];
  /** When the time of those begins who are asked behind a scene; none does where it is left out. */
  readonly begins?: number;
}
/** What one seat has pledged, or revealed. */
export interface SeatPart {
  readonly seat: number;
  readonly value: string;
}
/** What proves that the shuffle was fixed before anybody knew it; revealed when the game is over. */
export interface Proof {
  readonly table: string;
  readonly game: number;
  readonly commitment: string;
  readonly secret: string;
  /** What was pledged before anything was revealed; games of older versions have none. */
  readonly pledges?: readonly SeatPart[];
  readonly entropy: readonly SeatPart[];
  /** Starts of this game that were called off, by the names of those whose pages did not reveal. */
  readonly missed?: readonly (readonly string[])[];
}

/** What was said at the table. */
export interface Said {
  readonly from: { readonly seat: number | null; readonly name: string; readonly who: string };
  readonly text?: string;
  readonly phrase?: string;
  /** Said to one team alone. */
  readonly team?: true;
}
/** Somebody's time ran out; a bot plays for them; they play again; their hand was too soon in a race; they asked for a hint. */
export interface Note {
  readonly note: 'late' | 'held' | 'back' | 'flinched' | 'hinted';
  readonly seat: number;
}
/** A line of the story so far: something of the game (`also` with the one before it, in one step), something said, or a note on somebody. */
export type StoryLine = { readonly telling: Telling; readonly also?: true } | Said | Note;
