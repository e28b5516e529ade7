/**
 * What a server tells: one entry for each telling, with all that a client checks. Types and the client's reader are derived
 * from it; `docs/protocol.md` describes it in words. A server's content is trusted, but its version is not: a message of a kind or a
 * shape that this client does not know is dropped, and so is such a line of a story; anything else in a message is ignored.
 */
import * as v from 'valibot';
import type { Telling } from '../kernel/game.ts';
import { type Face, isFace } from './face.ts';
import type { Clocks, LobbyTable, Note, Proof, Said, SentUpdate, StoryLine, TableView, Update } from './protocol.ts';
import type { Answer } from './requests.ts';

type Plain<X> = X extends readonly (infer Item)[]
  ? readonly Plain<Item>[]
  : X extends object
    ? { readonly [K in keyof X]: Plain<X[K]> }
    : X;
/** A shallow check for this type: whatever the type allows must pass, or it does not compile. */
export const like =
  <T>() =>
  <S extends v.GenericSchema>(looked: [T] extends [Plain<v.InferOutput<S>>] ? S : never): v.GenericSchema<T> =>
    looked as unknown as v.GenericSchema<T>;

const text = v.string();
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const named = v.object({ do: text });
const telling = v.object({ tell: text });
const parts = v.array(v.object({ seat: whole, value: text }));
const missed = v.optional(v.array(v.array(text)));
const note = { note: v.picklist(['late', 'held', 'back', 'flinched', 'hinted']), seat: whole };
const said = { from: v.object({ name: text, who: text }) };
const line = like<StoryLine>()(v.union([v.object({ telling }), v.object(note), v.object(said)]));

const step = {
  game: whole,
  n: whole,
  tellings: v.array(telling),
  facts: v.array(v.object({ after: whole, open: v.object({}) })),
  moves: v.nullable(v.array(named)),
};
const scene = v.object({
  view: v.object({ open: v.object({}), zones: v.object({}), ask: v.nullable(v.object({ kind: text })) }),
  offers: v.array(named),
  outcome: v.nullable(v.object({ score: v.array(v.number()), winners: v.array(whole) })),
});
const update = like<SentUpdate>()(v.union([v.object({ ...step, scene }), v.object({ ...step, change: v.object({}) })]));
const clocks = like<Clocks>()(
  v.object({ now: v.number(), deadlines: v.array(v.nullable(v.number())), begins: v.optional(v.number()) }),
);
const table = like<TableView>()(
  v.object({
    code: text,
    game: text,
    status: v.picklist(['gathering', 'playing', 'over']),
    chairs: v.array(v.object({ kind: v.picklist(['free', 'guest', 'bot']), face: v.optional(v.custom<Face>(isFace)) })),
    you: v.nullable(whole),
    seq: v.number(),
    commitment: text,
    pledges: v.optional(parts),
    missed,
  }),
);
const proof = like<Proof>()(v.object({ commitment: text, secret: text, entropy: parts, pledges: v.optional(parts), missed }));

/** What a table tells its guests, a server's or a page's own. */
export const tableTellings = {
  table: v.object({ table }),
  update: v.object({ table: text, update, clocks }),
  /** The cue of a race: to be shown when the page's clock reads `showAt` (at once if that is past or null). */
  cue: v.object({ table: text, showAt: v.nullable(v.number()), update, clocks }),
  /** A race is set: its cue may come at any moment. */
  set: v.object({ table: text }),
  proof: v.object({ table: text, proof }),
  said: like<{ readonly table: string } & Said>()(v.object({ table: text, ...said })),
  note: like<{ readonly table: string } & Note>()(v.object({ table: text, ...note })),
  /** What a joining guest has witnessed so far of this game, with the chat: its last lines. */
  story: like<{
    readonly table: string;
    readonly lines: readonly StoryLine[];
    /** The number of lines from before the deal. */
    readonly before: number;
    /** The tellings of the deal, if the lines reach back to it. */
    readonly deal: readonly Telling[];
  }>()(v.object({ table: text, lines: v.array(v.unknown()), before: v.optional(whole) })),
  gone: v.object({ table: text, why: text }),
};
const serverTellings = {
  welcome: like<{ readonly protocol: number; readonly guest: string; readonly name: string; readonly build: string }>()(
    v.object({ protocol: whole, guest: text, name: text }),
  ),
  lobby: v.object({ tables: like<readonly LobbyTable[]>()(v.array(v.object({ code: text }))) }),
  /** A notice from the operators to all guests; the text is empty when it is over. A repeated notice has the same id. */
  notice: v.object({ id: text, text }),
  /** A guest you have played with calls you to their table. */
  called: v.object({ table: text, game: text, by: text }),
  /** This table lives elsewhere: connect there. */
  elsewhere: v.object({ table: text, address: text }),
  /** The server stops; come back in a moment. */
  closing: v.object({}),
};
export const tellings = { ...tableTellings, ...serverTellings };

// ---- derived types

export type Tell = keyof typeof tellings;
export type TableTell = keyof typeof tableTellings;
type SentOf<T extends Tell> = { readonly [K in T]: { readonly tell: K } & Readonly<v.InferOutput<(typeof tellings)[K]>> }[T];
type InHouse<T> = T extends { readonly update: SentUpdate } ? Omit<T, 'update'> & { readonly update: Update } : T;
/** What a server tells, as sent. */
export type Sent = SentOf<Tell>;
/** Tellings of these kinds, with their updates whole. */
export type ToldOf<T extends Tell> = { readonly [K in T]: InHouse<SentOf<K>> }[T];
export type Told = ToldOf<Tell>;
export type TableTold = ToldOf<TableTell>;
export type FromServer = Sent | Answer;

// ---- the client's reader

const answer = like<Answer>()(
  v.union([v.object({ re: v.number(), ok: v.object({}) }), v.object({ re: v.number(), no: v.object({ rule: text, why: text }) })]),
);
/** The lines this client knows. */
const known = (lines: readonly StoryLine[]): readonly StoryLine[] => lines.filter(each => v.is(line, each));
const isTelling = (raw: object): raw is Sent =>
  'tell' in raw && typeof raw.tell === 'string' && Object.hasOwn(tellings, raw.tell) && v.is(tellings[raw.tell as Tell], raw);

/** Parses a message; null if it is unknown. */
export const readFromServer = (text: string): FromServer | null => {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof raw !== 'object' || raw === null || !isTelling(raw)) return v.is(answer, raw) ? raw : null;
  if (raw.tell !== 'story') return raw;
  const { lines, before = 0 } = raw;
  return { ...raw, lines: known(lines), before: known(lines.slice(0, before)).length };
};
