/**
 * The data of the protocol: tables, updates, proofs. A client asks (`requests.ts`: `{ id, ask, … }`) and gets one answer for each
 * question (`{ re: id, … }`). In addition, a server tells (`tellings.ts`: `{ tell, … }`).
 */
import type { Facts } from '../kernel/cards/facts.ts';
import type { AskView } from '../kernel/cards/table.ts';
import type { Offer, Outcome, Telling } from '../kernel/game.ts';
import type { Json, JsonObject } from '../kernel/json.ts';
import type { Move } from '../kernel/seat.ts';
import type { Change } from './difference.ts';
import type { Face } from './face.ts';
import type { CueSense, TimeControl } from './requests.ts';

/** How long a scene delays a player's time before their question, in milliseconds: equal for all, however long they look. */
export const SCENE = 8000;

/** Raised when old clients can no longer understand a new server. */
export const PROTOCOL = 3;

/** A guest's hands in their last races are faster, or steadier, than people's. */
export type HandsSign = 'fast' | 'steady';
/**
 * Why a game at an open table changed no ratings: the table is the house's; it had no clock, or a bot to begin with; its players have not
 * yet played with enough people, or often enough today with each other or at all; their ratings are far apart; a player's hands are not
 * like a person's; or a player came out ahead whose line is too uneven for races, or hidden by a proxy.
 */
export type Unrated = 'untimed' | 'bots' | 'house' | 'strangers' | 'together' | 'enough' | 'apart' | 'hands' | 'line';

export interface ChairView {
  readonly kind: 'free' | 'guest' | 'bot';
  readonly name: string;
  /** The guest's public id, or the bot's name. */
  readonly who: string | null;
  /** Their chosen face; otherwise derived from `who`. */
  readonly face?: Face;
  readonly ready: boolean;
  readonly connected: boolean;
  /** A bot stands in until they are back. */
  readonly held: boolean;
  /** Milliseconds until a bot stands in for a player who has left; null if none is due. */
  readonly heldIn: number | null;
  /** Round trip in milliseconds, if known. */
  readonly ping: number | null;
  /** For a guest whose hands in races are not like a person's. */
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
  /** Audible by default. */
  readonly cue?: CueSense;
  /** In a correspondence game a bot plays on for a player who has let two moves lapse. */
  readonly standIns?: boolean;
  readonly status: 'gathering' | 'playing' | 'over';
  /** Which game of this table is being played or comes next, from 1. */
  readonly gameNumber: number;
  /**
   * The last game was called off: its rules have changed since it began, it was longer than any game, no player came for two weeks, or
   * all players left a house table.
   */
  readonly off?: 'rules' | 'long' | 'idle' | 'empty';
  /** The game that is over changed no ratings, although the table is open. */
  readonly unrated?: Unrated;
  readonly chairs: readonly ChairView[];
  /** The next game is played with the chairs in reverse order. */
  readonly turned: boolean;
  /** An arriving guest may take a bot's chair: at once between games, or when the next one begins. */
  readonly dropIn?: boolean;
  /** A table without a host: the next game begins by itself. */
  readonly house?: boolean;
  /** The guests who take a bot's chair then. */
  readonly next?: readonly { readonly who: string; readonly name: string }[];
  readonly watchers: number;
  /** The hash of the secret that goes into the next shuffle (or went into this one). */
  readonly commitment: string;
  /** All pledges, from the start of a game until its deal: a page that has pledged reveals now. Seats are those of that game. */
  readonly pledges?: readonly SeatPart[];
  /** Called-off starts of the next game: the guests whose pages did not reveal in time; none if the server stopped. */
  readonly missed?: readonly (readonly string[])[];
  /** Your seat, or null on the rail. */
  readonly you: number | null;
  /** The host has sent you away: you may watch, but not sit down. */
  readonly barred: boolean;
  /** Your standing orders in a game of days. */
  readonly orders?: readonly string[];
  /** The number of your last accepted move, -1 before the first: the next one needs a higher number. */
  readonly seq: number;
}
/** A chair of an open table, as the saloon draws it: who sits there, and what they look like. A bot is called by its name in the game. */
export type LobbyChair =
  | { readonly kind: 'free' }
  | { readonly kind: 'guest'; readonly name: string; readonly face: Face }
  | { readonly kind: 'bot'; readonly name: string };
export interface LobbyTable {
  readonly code: string;
  readonly game: string;
  readonly host: string;
  readonly status: 'gathering' | 'playing' | 'over';
  readonly taken: number;
  readonly seats: number;
  readonly chairs: readonly LobbyChair[];
  readonly options: Json;
  readonly time: TimeControl;
  /** For a house table: who sits there. */
  readonly house?: readonly string[];
}
/** One step of the game as this viewer witnessed it. `n` counts this viewer's own updates, so it reveals nothing about what others did. */
export interface Update {
  readonly game: number;
  readonly n: number;
  readonly tellings: readonly Telling[];
  /** The public facts that changed, and after how many of the tellings. Together they lead to `open` of the view. */
  readonly facts: readonly Facts[];
  readonly view: { readonly open: JsonObject; readonly zones: JsonObject; readonly ask: AskView | null } & {
    readonly [more: string]: unknown;
  };
  readonly offers: readonly Offer[];
  /**
   * Every move that answers your question (none without one); null when there are too many to list. What may be done unasked
   * (an offer without a question) is listed on request: see `moves` among the requests.
   */
  readonly moves: readonly Move[] | null;
  readonly outcome: Outcome | null;
  /** You made the last move, and may take it back. */
  readonly mayUndo: boolean;
}
/** How an update came about. */
export type UpdateStory = Pick<Update, 'tellings' | 'facts'>;
/** The rest of what an update shows. */
export type UpdateScene = Pick<Update, 'view' | 'offers' | 'outcome' | 'mayUndo'>;
/** An update as sent: the scene whole, or its changes since the previous update, without the facts that the story tells. */
export type SentUpdate = Omit<Update, keyof UpdateScene> & ({ readonly scene: UpdateScene } | { readonly change: Change });

/** When each seat's time is up, in milliseconds of the table's clock; null while it is not asked or not timed. */
export interface Clocks {
  readonly now: number;
  readonly deadlines: readonly (number | null)[];
  /** When the time of seats asked behind a scene starts; absent where there are none. */
  readonly begins?: number;
}
/** What one seat has pledged, or revealed. */
export interface SeatPart {
  readonly seat: number;
  readonly value: string;
}
/** Proof that the shuffle was fixed before any side knew it; published when the game is over. */
export interface Proof {
  readonly table: string;
  readonly game: number;
  readonly commitment: string;
  readonly secret: string;
  /** The pledges made before any reveal; absent in games of older versions. */
  readonly pledges?: readonly SeatPart[];
  readonly entropy: readonly SeatPart[];
  /** Called-off starts of this game, by the names of guests whose pages did not reveal. */
  readonly missed?: readonly (readonly string[])[];
}

/** A line of chat. */
export interface Said {
  readonly from: { readonly seat: number | null; readonly name: string; readonly who: string };
  readonly text?: string;
  readonly phrase?: string;
  /** Said to one team alone. */
  readonly team?: true;
}
/** A player's time ran out; a bot stands in; they play again; their hand was too soon in a race; they asked for a hint. */
export interface Note {
  readonly note: 'late' | 'held' | 'back' | 'flinched' | 'hinted';
  readonly seat: number;
}
/** A line of the story so far: a telling (`also`: in one step with the previous line), a line of chat, or a note on a player. */
export type StoryLine = { readonly telling: Telling; readonly also?: true } | Said | Note;
