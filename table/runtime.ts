/** What a table runs on: time, a durable log, chance, and somewhere to report. A server gives it one, a browser's worker another. */
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

/** How a game began: all that is needed to play it again. */
export interface Start {
  readonly game: number;
  readonly at: Millis;
  readonly rules: number;
  /** Who could find the table then; older games have none. */
  readonly visibility?: Header['visibility'];
  readonly config: Json;
  readonly seed: string;
  readonly secret: string;
  /** What was pledged before anything was revealed; older games have none. */
  readonly pledges?: readonly SeatPart[];
  readonly entropy: readonly SeatPart[];
  /** Starts of this game that were called off, and whose pages had not revealed. */
  readonly missed?: readonly Start['players'][];
  readonly players: readonly {
    readonly kind: 'guest' | 'bot';
    readonly id: string;
    readonly name: string;
    /** If they had chosen one. */
    readonly face?: Face | undefined;
  }[];
}
/** An input that was accepted, or a move taken back, with the guest who sent it, so that what is sent twice counts once. */
export interface Taken {
  readonly in: Logged;
  readonly by?: string;
  readonly seq?: number;
}
/**
 * Why a game ended without an outcome: the rules have changed, it was too long, nobody had come for two weeks, or at a table of the house
 * everybody has gone.
 */
export type Off = 'rules' | 'long' | 'idle' | 'empty';
/** One row of a table's log: a game began, it went on, or it was called off. */
export type Entry = { readonly start: Start } | Taken | { readonly off: Off };

/** What is kept of a table besides its log. */
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
  /** Is the cue of a race also heard? It is, unless said. */
  readonly cue?: CueSense;
  /** May those who come take a chair that a bot sits on, between games or for the next one? */
  readonly dropIn?: boolean;
  /** In a game of days: does a bot play on for somebody who has let two moves lapse? Not unless it was agreed. */
  readonly standIns?: boolean;
  readonly seating: Seating;
  readonly status: 'gathering' | 'playing' | 'over';
}
export interface Finished {
  readonly start: Start;
  readonly endedAt: Millis;
  readonly outcome: Outcome;
  /** What each race of it came to. */
  readonly races: readonly Evidence[];
}

/** How those are treated who keep others waiting, and how fast bots are. */
export interface Manners {
  /** How long a player may be away before a bot holds their seat. */
  readonly away: Millis;
  /** How long a bot waits for somebody who is here and has let their time run out. */
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
/** What a bot is to think about, and for how long. */
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
/** A moment for which somebody wants a hint. */
export type HintAsked = Omit<Pondered, 'bot' | 'within'>;
/** A table of days until something happens there: it need not be in anybody's memory meanwhile. By the calendar. */
export interface Sleep {
  /** When the clock must speak next; null when it never must. */
  readonly until: Millis | null;
  /** Who is asked, and when their time is up. */
  readonly asked: { readonly [guest: string]: Millis };
}
/** What a runtime does for games of days. */
export interface Days {
  /** How the table's game is played so, where it can be. */
  readonly slow: Slow | null;
  /** When this player sleeps and is away. */
  rest(guest: string): RestTimes;
  /** For which moment the table was to be woken when it was loaded: what was due before has been seen to. */
  readonly wokenFor: Millis;
  sleep(sleep: Sleep): Promise<void>;
  orders(guest: string): readonly string[];
  order(guest: string, orders: readonly string[]): Promise<void>;
  /** Why somebody may not take part in one more; null when they may. */
  whyNotOneMore(guest: string): Promise<Refusal | null>;
}
export interface Runtime {
  /** Where it differs from what is usual. */
  readonly manners?: Manners;
  /** Where players who play the same must meet the same: what bots do follows from this and from what they see, not from time. */
  readonly steady?: Seed | undefined;
  /** Milliseconds since some fixed moment; never goes back while the process lives. */
  now(): Millis;
  /** Milliseconds since 1970, for what is written down. */
  date(): Millis;
  wake(after: Millis, run: () => void): () => void;
  /** Lets others have a turn in the middle of a long work. */
  breathe(): Promise<void>;
  /**
   * The table's game by older rules, to play on what was begun under them; null where games of that version are called off. Without it, all
   * that are not of today's are.
   */
  edition?(rules: number): Promise<Edition | null>;
  /** Resolves when the entry is safe. Rejects when it is not: then the table must be loaded again. */
  append(entry: Entry): Promise<void>;
  save(header: Header): Promise<void>;
  /** Resolves when it is written down. Says why it changed no ratings where it would have. */
  finished(game: Finished): Promise<Unrated | null>;
  /** Why this guest may not read the log of the last game, where somebody may not. */
  whyNoLog?(guest: string): Promise<Refusal | null>;
  /** What is known of a guest's hands, in a runtime that remembers its guests. */
  hands?(guest: string): HandsSign | null;
  /** In which of their last races, at any table, a guest was given the benefit of a doubt; in a runtime that remembers its guests. */
  doubts?(guest: string): Promise<Doubts>;
  doubted?(guest: string, doubts: Doubts): Promise<void>;
  /**
   * Something concerns a guest who is not at the table: nobody waits for what comes of it. `still` says whether it does by the time when they are
   * told. In a runtime that can reach its guests.
   */
  misses?(guest: string, why: WhyCalled, still: () => boolean): void;
  /** Who of these guests the house seats at no table with whom: each pair once. In a runtime that remembers its guests. */
  apart?(guests: readonly string[]): Promise<readonly (readonly [string, string])[]>;
  /** On a server: what its tables do beyond others. */
  readonly served?: ServedRules;
  /** Where there are games of days. */
  readonly days?: Days;
  /** n random bytes, as hexadecimal digits. */
  secret(bytes: number): string;
  /**
   * Lets a bot that thinks long choose where nobody is kept waiting; null when nobody has time for it. A runtime in a worker of its
   * own has no such place: there the bot thinks at the table.
   */
  ponder?(question: Pondered): Promise<{ readonly move: Move | null } | null>;
  /** A hint for the guest in this seat, or why not now. Without it there are none. */
  hint?(guest: string, asked: HintAsked): Promise<Hint | Refusal>;
  /** From 0 up to, not including, 1. Never for anything that players must not foresee. */
  chance(): number;
  /** The table cannot go on here (its lease was lost, or the store failed). */
  broken(why: unknown): void;
}

/**
 * What somebody who is not at their table would want to know: it is their move, somebody has sat down, all are ready and their page must show its
 * part of the shuffle, or a game of days is called off in two days if nobody moves.
 */
export type WhyCalled = 'move' | 'sat' | 'deal' | 'idle';

/** What becomes of a race: it is set, this racer's hand is down, it is over. */
export type RaceNews = 'set' | 'down' | 'over';

/** Somebody at the table: a page or a program. */
export interface Guest {
  readonly id: string;
  readonly name: string;
  /** If they have chosen one. */
  readonly face?: Face | undefined;
  /** An update that follows one which they were sent comes with what has changed since. */
  send(told: TableTold, change?: Change | null): void;
  /** What is known of the way to them; null for one who plays on this machine (a page's own practice table). */
  line(): { readonly path: Path; readonly clock: ClockReadings } | null;
  /** From when a race is set until their hand is down or it is over, the way is measured, and quickly from the cue on. */
  races(how: RaceNews): void;
}
