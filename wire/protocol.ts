/**
 * The wire protocol: every message between a client and a server, as one schema. Both sides check what they receive against it; the types
 * are derived from it. `docs/protocol.md` tells it in words.
 *
 * A client asks (`{ id, ask, … }`) and gets one answer for each question (`{ re: id, … }`). Besides that a server tells (`{ tell, … }`).
 */
import * as v from 'valibot';
import type { Facts } from '../kernel/cards/facts.ts';
import type { AskView } from '../kernel/cards/table.ts';
import type { Offer, Outcome, Telling } from '../kernel/game.ts';
import type { Hint } from '../kernel/hint.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { Move } from '../kernel/seat.ts';
import type { Json, JsonObject } from '../kernel/secret.ts';
import type { Change } from './difference.ts';
import { chatLine, guestName } from './lines.ts';
import { refusals } from './refusals.ts';

/** What a player's time is put off by when a scene is shown before their question, in milliseconds: as much for everybody, however long they look. */
export const SCENE = 8000;

/** Raised when an old client could no longer understand a new server. */
export const PROTOCOL = 3;

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const code = v.pipe(v.string(), v.regex(/^[A-Z0-9]{4,8}$/));
const word = v.pipe(v.string(), v.maxLength(64));
const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{32,128}$/));
const hashed = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
/** Anything that JSON can say; the game's own door decides what it is worth. */
const json = v.unknown();
const id = whole;

export const timeControl = v.variant('kind', [
  v.strictObject({ kind: v.literal('untimed') }),
  v.strictObject({
    kind: v.literal('timed'),
    /** Seconds for each decision, and seconds in the bank for the whole game. */
    decision: v.pipe(v.number(), v.minValue(3), v.maxValue(86_400)),
    bank: v.pipe(v.number(), v.minValue(0), v.maxValue(86_400)),
  }),
]);
export type TimeControl = v.InferOutput<typeof timeControl>;
export const visibility = v.picklist(['open', 'private']);
/** Whether the cue of a race is only seen, or also heard on pages that have sound. */
export const cue = v.picklist(['seen', 'heard']);
export type CueSense = v.InferOutput<typeof cue>;

/** What the host may change while the table gathers. Later the table may still be opened or closed to the public, and where no rated game is played players may be sent away. */
export const arrangement = v.variant('change', [
  v.strictObject({ change: v.literal('bot'), seat: whole, bot: v.nullable(word) }),
  v.strictObject({ change: v.literal('kick'), seat: whole }),
  v.strictObject({ change: v.literal('swap'), a: whole, b: whole }),
  v.strictObject({ change: v.literal('seats'), seats: whole }),
  v.strictObject({ change: v.literal('options'), options: json }),
  v.strictObject({ change: v.literal('visibility'), visibility }),
  v.strictObject({ change: v.literal('time'), time: timeControl }),
  v.strictObject({ change: v.literal('railDelay'), seconds: v.pipe(v.number(), v.minValue(0), v.maxValue(600)) }),
  v.strictObject({ change: v.literal('hints'), on: v.boolean() }),
  v.strictObject({ change: v.literal('cue'), cue }),
  v.strictObject({ change: v.literal('hush'), guest: word, hushed: v.boolean() }),
]);
export type Arrangement = v.InferOutput<typeof arrangement>;

/** What a hand in a race came down with. */
const pressedBy = v.picklist(['key', 'mouse', 'touch']);
/** How a hand came down, as its page says: with what, and whether the cue could be heard there. It decides nothing. */
export interface PressHow {
  readonly by?: v.InferOutput<typeof pressedBy> | undefined;
  readonly sound?: boolean | undefined;
}

export const request = v.variant('ask', [
  /** Follow the list of open tables, or stop. */
  v.strictObject({ id, ask: v.literal('lobby'), on: v.boolean() }),
  v.strictObject({
    id,
    ask: v.literal('create'),
    game: word,
    seats: whole,
    options: v.optional(json, null),
    visibility: v.optional(visibility, 'open'),
    /** Without it an open table has a clock, so that its games are rated, and a private one has none. */
    time: v.optional(timeControl),
    /** May players ask for hints? Not at open tables, whose games are rated. */
    hints: v.optional(v.boolean(), false),
    cue: v.optional(cue, 'heard'),
    /** Names of bots for the chairs after the host's own. */
    bots: v.optional(v.pipe(v.array(word), v.maxLength(9)), []),
  }),
  /** Come to a table, as a player or on the rail. `since` is the last update seen of which game; what was missed follows. */
  v.strictObject({
    id,
    ask: v.literal('enter'),
    table: code,
    since: v.optional(v.nullable(v.strictObject({ game: whole, n: whole })), null),
  }),
  v.strictObject({ id, ask: v.literal('leave'), table: code }),
  v.strictObject({ id, ask: v.literal('sit'), table: code, seat: v.optional(v.nullable(whole), null) }),
  v.strictObject({ id, ask: v.literal('stand'), table: code }),
  /**
   * Ready for the next game, which takes a pledge: the hash of the entropy that goes into its seed (`wire/proof.ts`). `turned` asks for the
   * chairs the other way round in it, or no longer.
   */
  v.strictObject({
    id,
    ask: v.literal('ready'),
    table: code,
    ready: v.boolean(),
    pledge: v.optional(hashed),
    turned: v.optional(v.boolean()),
  }),
  /** The entropy that was pledged, once the table shows all pledges. */
  v.strictObject({ id, ask: v.literal('reveal'), table: code, entropy: hex }),
  v.strictObject({ id, ask: v.literal('arrange'), table: code, how: arrangement }),
  v.strictObject({ id, ask: v.literal('start'), table: code }),
  /** `seq` rises by one with every move of this guest at this table: a move sent twice counts once. */
  v.strictObject({ id, ask: v.literal('move'), table: code, seq: whole, move: json }),
  /** Take the last move back; numbered as moves are. */
  v.strictObject({ id, ask: v.literal('undo'), table: code, seq: whole }),
  /** The moves of one verb that you may make now (null when they are too many to list), asked or not. */
  v.strictObject({ id, ask: v.literal('moves'), table: code, do: word }),
  /** What would a strong player do in your place? Asked by the seat that is to move, at a table that allows it. */
  v.strictObject({ id, ask: v.literal('hint'), table: code }),
  /** A hand in a race, with the reaction time measured by the page, in milliseconds from the frame that painted the cue. */
  v.strictObject({
    id,
    ask: v.literal('press'),
    table: code,
    claim: v.number(),
    by: v.optional(pressedBy),
    sound: v.optional(v.boolean()),
  }),
  /** To all at the table, or to the speaker's own team alone. */
  v.strictObject({
    id,
    ask: v.literal('say'),
    table: code,
    text: chatLine,
    to: v.optional(v.picklist(['all', 'team']), 'all'),
  }),
  v.strictObject({ id, ask: v.literal('phrase'), table: code, phrase: word }),
  /** The whole log of the last game, once it is over. */
  v.strictObject({ id, ask: v.literal('log'), table: code }),
  /**
   * A reading of the page's clock. The page asks several times in a row, each time as soon as the answer before is there: so the server knows
   * that it read `sent` after that answer had left and before this question came in (`table/race/clock.ts`).
   */
  v.strictObject({ id, ask: v.literal('time'), sent: v.number() }),
  v.strictObject({ id, ask: v.literal('rename'), name: guestName }),
]);
export type Request = v.InferOutput<typeof request>;
export type Ask = Request['ask'];
type Unnumbered<R> = R extends object ? Omit<R, 'id' | 'seq'> : never;
/** A request as a program writes it: numbers are the client's business, and what has a default may be left out. */
export type Question = Unnumbered<v.InferInput<typeof request>>;

// ---- what a server says

/** By the last races of a guest, their hands are faster than people's are, or steadier. */
export type HandsSign = 'fast' | 'steady';
/**
 * Why a game at an open table changed no ratings: it had no clock, or a bot to begin with; its players have not yet played with enough people,
 * or often enough today with each other or at all; their ratings are far apart; somebody's hands are not like a person's; or somebody came out
 * ahead whose line is too uneven for races.
 */
export type Unrated = 'untimed' | 'bots' | 'strangers' | 'together' | 'enough' | 'apart' | 'hands' | 'line';

export interface ChairView {
  readonly kind: 'free' | 'guest' | 'bot';
  readonly name: string;
  /** The guest's public id, or the bot's name. */
  readonly who: string | null;
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
  readonly status: 'gathering' | 'playing' | 'over';
  /** Which game of this table is being played or comes next, from 1. */
  readonly gameNumber: number;
  /** The last game was called off: its rules have changed since it began, or it was longer than any game. */
  readonly off?: 'rules' | 'long';
  /** The game that is over changed no ratings, although the table is open. */
  readonly unrated?: Unrated;
  readonly chairs: readonly ChairView[];
  /** The next game is played with the chairs the other way round. */
  readonly turned: boolean;
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
/** A line of the story so far: something of the game, something said, or a note on somebody. */
export type StoryLine = { readonly telling: Telling } | Said | Note;

export type Told =
  | { readonly tell: 'welcome'; readonly protocol: number; readonly guest: string; readonly name: string; readonly build: string }
  | { readonly tell: 'table'; readonly table: TableView }
  | { readonly tell: 'update'; readonly table: string; readonly update: Update; readonly clocks: Clocks }
  /** The cue of a race: to be shown when the page's clock reads `showAt` (at once if that is past or null). */
  | {
      readonly tell: 'cue';
      readonly table: string;
      readonly showAt: number | null;
      readonly update: Update;
      readonly clocks: Clocks;
    }
  /** A race is set: its cue may come at any moment. */
  | { readonly tell: 'set'; readonly table: string }
  | { readonly tell: 'proof'; readonly table: string; readonly proof: Proof }
  | ({ readonly tell: 'said'; readonly table: string } & Said)
  | ({ readonly tell: 'note'; readonly table: string } & Note)
  /** What somebody who comes in has witnessed so far of this game, and what was said: the last lines of it. */
  | {
      readonly tell: 'story';
      readonly table: string;
      readonly lines: readonly StoryLine[];
      /** How many of the lines were before the deal. */
      readonly before: number;
      /** What was told of the deal, if the lines reach back to it. */
      readonly deal: readonly Telling[];
    }
  | { readonly tell: 'lobby'; readonly tables: readonly LobbyTable[] }
  /** Something that those who run the server tell everybody; the text is empty when it is over. What is told again has the same id. */
  | { readonly tell: 'notice'; readonly id: string; readonly text: string }
  /** This table lives elsewhere: connect there. */
  | { readonly tell: 'elsewhere'; readonly table: string; readonly address: string }
  | { readonly tell: 'gone'; readonly table: string; readonly why: string }
  /** The server stops; come back in a moment. */
  | { readonly tell: 'closing' };
/** What each question is answered with, unless it is refused. */
export interface Answers {
  readonly lobby: Nothing;
  readonly create: { readonly table: string };
  readonly enter: Nothing;
  readonly leave: Nothing;
  readonly sit: Nothing;
  readonly stand: Nothing;
  readonly ready: Nothing;
  readonly reveal: Nothing;
  readonly arrange: Nothing;
  readonly start: Nothing;
  /** `again` says that this move had counted already. */
  readonly move: { readonly again?: true };
  readonly undo: { readonly again?: true };
  readonly moves: { readonly moves: readonly Move[] | null };
  readonly hint: Hint;
  /** Was it taken as a hand, or not at all? */
  readonly press: { readonly heard: 'hand' | 'ignored' };
  readonly say: Nothing;
  readonly phrase: Nothing;
  readonly log: { readonly log: string };
  /** Milliseconds of the server's own clock. */
  readonly time: { readonly now: number };
  readonly rename: { readonly name: string };
}
type Nothing = { readonly [part: string]: never };
export type Answer = { readonly re: number; readonly ok: JsonObject } | { readonly re: number; readonly no: Refusal };
type OnTheWire<T> = T extends { readonly update: Update } ? Omit<T, 'update'> & { readonly update: SentUpdate } : T;
/** What a server tells, as it travels. */
export type Sent = OnTheWire<Told>;
export type FromServer = Sent | Answer;

/** Most of what comes is moves: none of the other questions is tried first. */
const byAsk = new Map<unknown, (typeof request.options)[number]>(request.options.map(one => [one.entries.ask.literal, one]));

/** What came over the wire becomes a request, or the reason why it is not one. */
export const readRequest = (text: string): Request | { readonly re: number; readonly no: Refusal } => {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { re: -1, no: refusals.notJson };
  }
  const asked = typeof raw === 'object' && raw !== null && 'ask' in raw ? byAsk.get(raw.ask) : undefined;
  const read = v.safeParse(asked ?? request, raw);
  if (read.success) return read.output;
  const given = typeof raw === 'object' && raw !== null && 'id' in raw && Number.isSafeInteger(raw.id) ? (raw.id as number) : -1;
  const issue = read.issues[0];
  return {
    re: given,
    no: {
      ...refusals.notOfProtocol,
      // It repeats what was sent, which may be long.
      about: `${v.getDotPath(issue) ?? ''} ${issue.message}`.trim().slice(0, 200),
    },
  };
};
