/** What a table runs on: time, a durable log, chance, and reporting. A server provides one runtime, a browser's worker another. */
import type { Bot, Hint } from '../kernel/bot.ts';
import type { Game, Kinds, Outcome } from '../kernel/game.ts';
import type { Json } from '../kernel/json.ts';
import type { Logged } from '../kernel/machine/undo.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { Millis, Move, Seat, Seed } from '../kernel/seat.ts';
import type { Slow } from '../kernel/slow.ts';
import type { Change } from '../wire/difference.ts';
import type { Face } from '../wire/face.ts';
import type { HandsSign, SeatPart, Unrated } from '../wire/protocol.ts';
import type { CueSense, TimeControl } from '../wire/requests.ts';
import type { TableTold } from '../wire/tellings.ts';
import type { ServedRules } from './game/served.ts';
import type { RestTimes } from './play/rest.ts';
import type { ClockReadings } from './race/clock.ts';
import type { Doubts } from './race/past.ts';
import type { Path } from './race/path.ts';
import type { Evidence } from './race/verdict.ts';
import type { Seating } from './seats/seating.ts';

/** How a game began: all that is needed to replay it. */
export interface Start {
  readonly game: number;
  readonly at: Millis;
  readonly rules: number;
  /** Who could find the table then; absent in older games. */
  readonly visibility?: Header['visibility'];
  readonly config: Json;
  readonly seed: string;
  readonly secret: string;
  /** The pledges made before any reveal; absent in older games. */
  readonly pledges?: readonly SeatPart[];
  readonly entropy: readonly SeatPart[];
  /** Starts of this game that were called off, and the guests whose pages had not revealed. */
  readonly missed?: readonly Start['players'][];
  readonly players: readonly {
    readonly kind: 'guest' | 'bot';
    readonly id: string;
    readonly name: string;
    /** If they had chosen one. */
    readonly face?: Face | undefined;
  }[];
}
/** An accepted input, or a move taken back, with the guest who sent it, so that a repeated message counts once. */
export interface Taken {
  readonly in: Logged;
  readonly by?: string;
  readonly seq?: number;
}
/**
 * Why a game ended without an outcome: the rules changed, it was too long, no player came for two weeks, or all players left
 * a house table.
 */
export type Off = 'rules' | 'long' | 'idle' | 'empty';
/** One row of a table's log: a game began, it went on, or it was called off. */
export type Entry = { readonly start: Start } | Taken | { readonly off: Off };

/** What is stored of a table apart from its log. */
export interface Header {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly options: Json;
  readonly visibility: 'open' | 'private';
  readonly time: TimeControl;
  readonly railDelay: number;
  /** May players ask for hints? Never where games are rated. */
  readonly hints?: boolean;
  /** Is the cue of a race also audible? Yes by default. */
  readonly cue?: CueSense;
  /** May arriving guests take a bot's chair, between games or for the next one? */
  readonly dropIn?: boolean;
  /** In a correspondence game: does a bot play on for a player who has let two moves lapse? Only if agreed. */
  readonly standIns?: boolean;
  readonly seating: Seating;
  readonly status: 'gathering' | 'playing' | 'over';
}
export interface Finished {
  readonly start: Start;
  readonly endedAt: Millis;
  readonly outcome: Outcome;
  /** The result of each of its races. */
  readonly races: readonly Evidence[];
}

/** How long players may keep others waiting, and how fast bots are. */
export interface Manners {
  /** How long a player may be away before a bot holds their seat. */
  readonly away: Millis;
  /** How long a bot waits for a player who is here but has let their time run out. */
  readonly patience: Millis;
  /** How long a bot thinks: at least `least`, and up to `more` longer. */
  readonly thinking: { readonly least: Millis; readonly more: Millis };
}
export const usualManners: Manners = { away: 30_000, patience: 10_000, thinking: { least: 600, more: 1200 } };

/** The rules of a game in one version, with the bots that know them. */
export interface Edition {
  readonly game: Game<Kinds>;
  readonly bots: readonly Bot<Kinds>[];
}
/** What a bot must think about, and for how long. */
export interface Pondered {
  readonly game: string;
  /** The version of its rules. */
  readonly rules: number;
  readonly bot: string;
  readonly table: Kinds['Table'];
  readonly seat: Seat;
  readonly seed: string;
  readonly within: Millis;
}
/** A position for which a player wants a hint. */
export type HintAsked = Omit<Pondered, 'bot' | 'within'>;
/** The state of an idle correspondence table, which need not stay in memory meanwhile. In calendar time. */
export interface Sleep {
  /** When the clock must speak next; null for never. */
  readonly until: Millis | null;
  /** The players asked, and when their time is up. */
  readonly asked: { readonly [guest: string]: Millis };
}
/** What a runtime does for correspondence games. */
export interface Days {
  /** How the table's game is played by correspondence, where it can be. */
  readonly slow: Slow | null;
  /** When this player sleeps or is on holiday. */
  rest(guest: string): RestTimes;
  /** The moment for which the table was woken when it was loaded: earlier deadlines have been handled. */
  readonly wokenFor: Millis;
  sleep(sleep: Sleep): Promise<void>;
  orders(guest: string): readonly string[];
  order(guest: string, orders: readonly string[]): Promise<void>;
  /** Why a guest may not join another; null when they may. */
  whyNotOneMore(guest: string): Promise<Refusal | null>;
}
export interface Runtime {
  /** Deviations from the usual manners. */
  readonly manners?: Manners;
  /** Set where the same play must meet the same replies: bots act by this seed and by what they see, not by time. */
  readonly steady?: Seed | undefined;
  /** Milliseconds since some fixed moment; never decreases while the process lives. */
  now(): Millis;
  /** Milliseconds since 1970, for storage. */
  date(): Millis;
  wake(after: Millis, run: () => void): () => void;
  /** Yields to others in the middle of long work. */
  breathe(): Promise<void>;
  /**
   * The table's game by older rules, to continue games begun under them; null where games of that version are called off. Without it, all
   * games of other versions are called off.
   */
  edition?(rules: number): Promise<Edition | null>;
  /** Resolves when the entry is stored. Rejects when it is not: then the table must be reloaded. */
  append(entry: Entry): Promise<void>;
  save(header: Header): Promise<void>;
  /** Resolves when stored. Returns why a rated game changed no ratings. */
  finished(game: Finished): Promise<Unrated | null>;
  /** Why this guest may not read the log of the last game. */
  whyNoLog?(guest: string): Promise<Refusal | null>;
  /** What is known of a guest's hands, in a runtime that remembers its guests. */
  hands?(guest: string): HandsSign | null;
  /** The recent races, at any table, in which a guest was given the benefit of a doubt; in a runtime that remembers its guests. */
  doubts?(guest: string): Promise<Doubts>;
  doubted?(guest: string, doubts: Doubts): Promise<void>;
  /**
   * Notifies a guest who is not at the table; the table does not wait for the result. `still` says whether it still matters when they are
   * told. In a runtime that can reach its guests.
   */
  misses?(guest: string, why: WhyCalled, still: () => boolean): void;
  /** The pairs of these guests that the house must not seat together: each pair once. In a runtime that remembers its guests. */
  apart?(guests: readonly string[]): Promise<readonly (readonly [string, string])[]>;
  /** On a server: the extra abilities of its tables. */
  readonly served?: ServedRules;
  /** Where there are correspondence games. */
  readonly days?: Days;
  /** n random bytes, as hexadecimal digits. */
  secret(bytes: number): string;
  /**
   * Lets a slow bot choose elsewhere, without blocking the table; null when there is no capacity. A runtime in its own worker
   * has no such place: there the bot thinks at the table.
   */
  ponder?(question: Pondered): Promise<{ readonly move: Move | null } | null>;
  /** A hint for the guest in this seat, or why not now. Absent where there are no hints. */
  hint?(guest: string, asked: HintAsked): Promise<Hint | Refusal>;
  /** From 0 up to, but not including, 1. Never for anything that players must not foresee. */
  chance(): number;
  /** The table cannot go on here (its lease was lost, or the store failed). */
  broken(why: unknown): void;
}

/**
 * What an absent guest would want to know: it is their move, a guest has sat down, all are ready and their page must reveal its
 * part of the shuffle, or a correspondence game will be called off in two days unless a player moves.
 */
export type WhyCalled = 'move' | 'sat' | 'deal' | 'idle';

/** The stages of a race: it is set, this racer's hand is down, it is over. */
export type RaceNews = 'set' | 'down' | 'over';

/** A guest at the table: a page or a program. */
export interface Guest {
  readonly id: string;
  readonly name: string;
  /** If they have chosen one. */
  readonly face?: Face | undefined;
  /** An update after one already sent carries only what has changed. */
  send(told: TableTold, change?: Change | null): void;
  /** What is known of the path to them; null for a guest on this machine (a page's own practice table). */
  line(): { readonly path: Path; readonly clock: ClockReadings } | null;
  /** From the start of a race until their hand is down or it is over, the path is measured, quickly from the cue on. */
  races(how: RaceNews): void;
}
