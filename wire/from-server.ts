/**
 * What a client makes of what it gets. A server is trusted with what it says, but not to be of this version: a message of a kind or a shape
 * that this client does not know is dropped, and so is such a line of a story; what a message has besides is let be.
 */
import * as v from 'valibot';
import type { FromServer } from './protocol.ts';

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const named = v.looseObject({ do: v.string() });
const step = {
  game: whole,
  n: whole,
  tellings: v.array(v.looseObject({ tell: v.string() })),
  facts: v.array(v.looseObject({ after: whole, open: v.looseObject({}) })),
  moves: v.nullable(v.array(named)),
};
const scene = v.looseObject({
  view: v.looseObject({ open: v.looseObject({}), zones: v.looseObject({}), ask: v.nullable(v.looseObject({ kind: v.string() })) }),
  offers: v.array(named),
  outcome: v.nullable(v.looseObject({ score: v.array(v.number()), winners: v.array(whole) })),
});
const update = v.union([v.looseObject({ ...step, scene }), v.looseObject({ ...step, change: v.looseObject({}) })]);
const clocks = v.looseObject({ now: v.number(), deadlines: v.array(v.nullable(v.number())) });
const table = v.string();
const parts = v.array(v.looseObject({ seat: whole, value: v.string() }));
const missed = v.optional(v.array(v.array(v.string())));
const note = { note: v.picklist(['late', 'held', 'back', 'flinched', 'hinted']), seat: whole };
const said = { from: v.looseObject({ name: v.string(), who: v.string() }) };
const line = v.union([v.looseObject({ telling: v.looseObject({ tell: v.string() }) }), v.looseObject(note), v.looseObject(said)]);

const story = v.looseObject({ tell: v.literal('story'), table, lines: v.array(v.unknown()), before: v.optional(whole, 0) });
/** The lines that this client knows. */
const known = (lines: readonly unknown[]): readonly unknown[] => lines.filter(each => v.is(line, each));
const told = v.variant('tell', [
  v.looseObject({ tell: v.literal('welcome'), protocol: whole, guest: v.string(), name: v.string() }),
  v.looseObject({
    tell: v.literal('table'),
    table: v.looseObject({
      code: table,
      game: v.string(),
      status: v.picklist(['gathering', 'playing', 'over']),
      chairs: v.array(v.looseObject({ kind: v.picklist(['free', 'guest', 'bot']) })),
      you: v.nullable(whole),
      seq: v.number(),
      commitment: v.string(),
      pledges: v.optional(parts),
      missed,
    }),
  }),
  v.looseObject({ tell: v.literal('update'), table, update, clocks }),
  v.looseObject({ tell: v.literal('cue'), table, showAt: v.nullable(v.number()), update, clocks }),
  v.looseObject({ tell: v.literal('set'), table }),
  v.looseObject({
    tell: v.literal('proof'),
    table,
    proof: v.looseObject({ commitment: v.string(), secret: v.string(), entropy: parts, pledges: v.optional(parts), missed }),
  }),
  v.looseObject({ tell: v.literal('said'), table, ...said }),
  v.looseObject({ tell: v.literal('note'), table, ...note }),
  story,
  v.looseObject({ tell: v.literal('lobby'), tables: v.array(v.looseObject({ code: table })) }),
  v.looseObject({ tell: v.literal('notice'), id: v.string(), text: v.string() }),
  v.looseObject({ tell: v.literal('elsewhere'), table, address: v.string() }),
  v.looseObject({ tell: v.literal('gone'), table, why: v.string() }),
  v.looseObject({ tell: v.literal('closing') }),
]);
const answer = v.union([
  v.looseObject({ re: v.number(), ok: v.looseObject({}) }),
  v.looseObject({ re: v.number(), no: v.looseObject({ rule: v.string(), why: v.string() }) }),
]);

/** Every kind of telling, by name. */
export const tells = told.options.map(option => option.entries.tell.literal);

/** What came over the wire becomes a message, or nothing. */
export const readFromServer = (text: string): FromServer | null => {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return null;
  }
  const isTelling = typeof raw === 'object' && raw !== null && 'tell' in raw;
  const read = v.safeParse(isTelling ? told : answer, raw);
  if (!read.success) return null;
  const message: unknown = read.output;
  if (!v.is(story, message)) return message as FromServer;
  const { lines, before = 0 } = message;
  return { ...message, lines: known(lines), before: known(lines.slice(0, before)).length } as unknown as FromServer;
};
