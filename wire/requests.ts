/**
 * What a client may ask: one entry for each question. Its parts, its answer and its treatment are defined only here;
 * types, the server's reader, limits, the order of answers and repeatability are derived. `docs/protocol.md` describes it in words.
 *
 * A new question is an entry here and its handler, in `server/` or at the table. Pages import only types from this file: they read no
 * questions.
 */
import * as v from 'valibot';
import type { Hint } from '../kernel/bot.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { Move } from '../kernel/seat.ts';
import { chatLine, guestName } from './lines.ts';
import { DAYS } from './lists.ts';
import { refusals } from './refusals.ts';

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const code = v.pipe(v.string(), v.regex(/^[A-Z0-9]{4,8}$/));
const word = v.pipe(v.string(), v.maxLength(64));
const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{32,128}$/));
const hashed = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
/** Any JSON; the game itself validates it. */
const json = v.unknown();
/** Part of an answer, which a client trusts. */
const given = <T>() => v.custom<T>(() => true);

const timeControl = v.variant('kind', [
  v.strictObject({ kind: v.literal('untimed') }),
  v.strictObject({
    kind: v.literal('timed'),
    /** Seconds for each decision, and seconds in the bank for the whole game. */
    decision: v.pipe(v.number(), v.minValue(3), v.maxValue(86_400)),
    bank: v.pipe(v.number(), v.minValue(0), v.maxValue(86_400)),
  }),
  /** Days for each move: the game goes on at an empty table. Not every game can be played this way (`slow` in its box). */
  v.strictObject({ kind: v.literal('days'), days: v.picklist(DAYS) }),
]);
export type TimeControl = v.InferOutput<typeof timeControl>;
const visibility = v.picklist(['open', 'private']);
/** Whether the cue of a race is only visible, or also audible on pages with sound. */
const cue = v.picklist(['seen', 'heard']);
export type CueSense = v.InferOutput<typeof cue>;

/**
 * What the host may change before a game. In mid-game, the host may still open or close the table, and send players away if the game is
 * unrated.
 */
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
  v.strictObject({ change: v.literal('dropIn'), on: v.boolean() }),
  v.strictObject({ change: v.literal('standIns'), on: v.boolean() }),
  v.strictObject({ change: v.literal('hush'), guest: word, hushed: v.boolean() }),
]);
export type Arrangement = v.InferOutput<typeof arrangement>;

/** How a hand was laid, as its page reports: with which device, and whether the cue was audible there. It decides nothing. */
const pressHow = { by: v.optional(v.picklist(['key', 'mouse', 'touch'])), sound: v.optional(v.boolean()) };
export type PressHow = Readonly<v.InferOutput<v.ObjectSchema<typeof pressHow, undefined>>>;

interface Treatment {
  /**
   * A connection's questions are answered in turn by default: `at once` waits for nothing; `aside` has its turn, and nothing waits for its
   * answer.
   */
  readonly order?: 'at once' | 'aside';
  /** It is expensive or writes to the database: limited by address, like requests of the API, and more strictly by guest. */
  readonly costly?: true;
  /** It may safely be asked again when the answer was lost. */
  readonly repeatable?: true;
}
interface QuestionEntry extends Treatment {
  readonly parts?: v.ObjectEntries;
  readonly answer?: v.ObjectEntries;
}
type QuestionTable = { readonly [ask: string]: QuestionEntry };

/** Questions to the server. */
const ofServer = {
  /** Follow the list of open tables, or stop. */
  lobby: { parts: { on: v.boolean() }, repeatable: true },
  create: {
    parts: {
      game: word,
      seats: whole,
      options: v.optional(json, null),
      visibility: v.optional(visibility, 'open'),
      /** Without it an open table has a clock, so that its games are rated, and a private one has none. */
      time: v.optional(timeControl),
      /** May players ask for hints? Not at open tables, whose games are rated. */
      hints: v.optional(v.boolean(), false),
      cue: v.optional(cue, 'heard'),
      /** May arriving guests take a bot's chair? */
      dropIn: v.optional(v.boolean(), false),
      /** In a correspondence game: does a bot play on for a player who has let two moves lapse? */
      standIns: v.optional(v.boolean(), false),
      /** Names of bots for the chairs after the host's own. */
      bots: v.optional(v.pipe(v.array(word), v.maxLength(9)), []),
    },
    answer: { table: code },
    costly: true,
  },
  /** The house table at which you may sit down, for this game. The first guest is seated at once. */
  house: { parts: { game: word }, answer: { table: code }, costly: true, repeatable: true },
  /** Come to a table, as a player or on the rail. `since` is the last update seen, and of which game; missed updates follow. */
  enter: {
    parts: { table: code, since: v.optional(v.nullable(v.strictObject({ game: whole, n: whole })), null) },
    costly: true,
    repeatable: true,
  },
  leave: { parts: { table: code }, repeatable: true },
  /**
   * A reading of the page's clock. The page asks several times in a row, each time right after the previous answer: so the server knows
   * that it read `sent` after that answer had left and before this question came in (`table/race/clock.ts`). It is answered with the
   * server's clock.
   */
  time: { parts: { sent: v.number() }, answer: { now: v.number() }, order: 'at once' },
  /** Call a guest you have played with to your waiting table. You are not told whether it reaches them. */
  call: { parts: { table: code, guest: word }, costly: true },
  rename: { parts: { name: guestName }, answer: { name: guestName }, costly: true, repeatable: true },
} as const satisfies QuestionTable;

/** Questions to a table, a server's or a page's own: each names the table. */
const atTable = {
  sit: { parts: { seat: v.optional(v.nullable(whole), null) } },
  stand: {},
  /**
   * Ready for the next game, which takes a pledge: the hash of the entropy that goes into its seed (`wire/proof.ts`). `turned` asks for the
   * reverse order of chairs in it, or withdraws that.
   */
  ready: { parts: { ready: v.boolean(), pledge: v.optional(hashed), turned: v.optional(v.boolean()) }, repeatable: true },
  /** The pledged entropy, once the table shows all pledges. */
  reveal: { parts: { entropy: hex }, repeatable: true },
  arrange: { parts: { how: arrangement } },
  start: {},
  /**
   * `seq` rises by one with every move of this guest at this table: a move sent twice counts once. `again` says that it had already
   * counted.
   */
  move: { parts: { seq: whole, move: json }, answer: { again: v.exactOptional(v.literal(true)) }, repeatable: true },
  /** Takes the last move back; numbered like moves. */
  undo: { parts: { seq: whole }, answer: { again: v.exactOptional(v.literal(true)) }, repeatable: true },
  /** The moves of one verb that you may make now (null when they are too many to list), asked or not. */
  moves: { parts: { do: word }, answer: { moves: given<readonly Move[] | null>() }, repeatable: true },
  /**
   * Standing orders: what the table does for you within a window of a correspondence game, by the game's names for it. They replace
   * earlier ones, and only you are told of them.
   */
  orders: { parts: { orders: v.pipe(v.array(word), v.maxLength(64)) }, repeatable: true },
  /** What would a strong player do in your place? For the seat to move, at a table that allows hints. */
  hint: { answer: { moves: given<Hint['moves']>() }, order: 'aside', repeatable: true },
  /**
   * A hand in a race, with the reaction time measured by the page, in milliseconds from the frame that painted the cue. Was it taken as a
   * hand, or not at all?
   */
  press: {
    parts: { claim: v.number(), ...pressHow },
    answer: { heard: v.picklist(['hand', 'ignored']) },
    order: 'at once',
  },
  /** To all at the table, or only to the speaker's own team. */
  say: { parts: { text: chatLine, to: v.optional(v.picklist(['all', 'team']), 'all') } },
  phrase: { parts: { phrase: word } },
  /** The whole log of the last game, once it is over. */
  log: { answer: { log: v.string() }, costly: true, repeatable: true },
} as const satisfies QuestionTable;

export const requests = { ...ofServer, ...atTable };

// ---- derived types

type Requests = typeof requests;
export type Ask = keyof Requests;
export type ServerAsk = keyof typeof ofServer;
export type TableAsk = keyof typeof atTable;

type PartsOf<A extends Ask> = Requests[A] extends { readonly parts: infer P extends v.ObjectEntries }
  ? v.StrictObjectSchema<P, undefined>
  : v.StrictObjectSchema<Record<never, never>, undefined>;
type TablePart<A extends Ask> = A extends TableAsk ? { readonly table: string } : object;
/** A request of these kinds, as read by a server. */
export type RequestOf<A extends Ask> = {
  readonly [Q in A]: { readonly id: number; readonly ask: Q } & TablePart<Q> & Readonly<v.InferOutput<PartsOf<Q>>>;
}[A];
export type Request = RequestOf<Ask>;
export type TableRequest = RequestOf<TableAsk>;
/** A question as a program writes it: the client adds numbers, and parts with a default may be left out. */
export type QuestionOf<A extends Ask> = {
  readonly [Q in A]: { readonly ask: Q } & TablePart<Q> & Readonly<Omit<v.InferInput<PartsOf<Q>>, 'seq'>>;
}[A];
export type Question = QuestionOf<Ask>;

export type Nothing = { readonly [part: string]: never };
/** The answers to these questions. */
type AnswerTo<A extends Ask> = {
  readonly [Q in A]: Requests[Q] extends { readonly answer: infer P extends v.ObjectEntries }
    ? Readonly<v.InferOutput<v.ObjectSchema<P, undefined>>>
    : Nothing;
}[A];
/** The answer to a question of these kinds, or a refusal. */
export type Answered<A extends Ask = Ask> = AnswerTo<A> | Refusal;
export type Answer = { readonly re: number } & ({ readonly ok: AnswerTo<Ask> } | { readonly no: Refusal });

type Is<T extends Treatment> = { [A in Ask]: Requests[A] extends T ? A : never }[Ask];
export type RepeatableAsk = Is<{ readonly repeatable: true }>;
/** The questions that wait for nothing; those for which nothing waits; all others. */
export type AtOnce<A extends Ask> = A & Is<{ readonly order: 'at once' }>;
export type Aside<A extends Ask> = A & Is<{ readonly order: 'aside' }>;
export type InTurn<A extends Ask> = Exclude<A, AtOnce<A> | Aside<A>>;

export const isAtTable = (request: Request): request is TableRequest => Object.hasOwn(atTable, request.ask);
const treatments: { readonly [A in Ask]: QuestionEntry } = requests;
export const treatmentOf = ({ ask }: Pick<Request, 'ask'>): Treatment => treatments[ask];

// ---- the server's reader

const readerOf = (ask: string, { parts }: QuestionEntry): v.GenericSchema => {
  const entries: v.ObjectEntries = {
    id: whole,
    ask: v.literal(ask),
    ...(Object.hasOwn(atTable, ask) ? { table: code } : {}),
    ...parts,
  };
  return v.strictObject(entries);
};
const readers = new Map<unknown, v.GenericSchema>(
  Object.entries<QuestionEntry>(requests).map(([ask, entry]) => [ask, readerOf(ask, entry)]),
);
const unknownAsk = v.looseObject({ ask: v.picklist(Object.keys(requests)) });

/** Parses a message into a request, or the reason why it is not one. */
export const readRequest = (text: string): Request | { readonly re: number; readonly no: Refusal } => {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { re: -1, no: refusals.notJson };
  }
  const { id, ask } = (raw ?? {}) as { readonly id?: unknown; readonly ask?: unknown };
  const read = v.safeParse(readers.get(ask) ?? unknownAsk, raw);
  // Each reader is made from its own entry, and so is the type.
  if (read.success) return read.output as unknown as Request;
  const issue = read.issues[0];
  return {
    re: typeof id === 'number' && Number.isSafeInteger(id) ? id : -1,
    no: {
      ...refusals.notOfProtocol,
      // The reason quotes the input, which may be long.
      about: `${v.getDotPath(issue) ?? ''} ${issue.message}`.trim().slice(0, 200),
    },
  };
};
