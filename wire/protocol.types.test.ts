/**
 * Compile-time proofs that no message is incomplete: every `@ts-expect-error` below is a message without its reader or its handler, which
 * must not compile, and the compiler complains if it does.
 */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Handlers } from './handlers.ts';
import type { Note, StoryLine } from './protocol.ts';
import type { Aside, AtOnce, InTurn, QuestionOf, RepeatableAsk, TableAsk } from './requests.ts';
import { like, type TableTold } from './tellings.ts';

/** Never called: its body only has to compile, or fail to. */
const messages = (told: TableTold): unknown[] => {
  const note = v.object({ note: v.picklist(['late', 'held', 'back', 'flinched', 'hinted']), seat: v.number() });
  const read = like<Note>()(note);
  // @ts-expect-error a new note that its reader would drop
  const sneezed = like<Note | { readonly note: 'sneezed'; readonly seat: number }>()(note);
  const line = v.union([note, v.object({ telling: v.object({ tell: v.string() }) })]);
  // @ts-expect-error a line of a story that its reader would drop
  const song = like<StoryLine | { readonly song: string }>()(line);
  // @ts-expect-error a reader that expects what is never sent
  const more = like<Note>()(v.object({ ...note.entries, loud: v.boolean() }));
  // @ts-expect-error a reader that treats an optional part as required
  const sure = like<{ readonly text?: string }>()(v.object({ text: v.string() }));

  const both: Handlers<'sit' | 'stand', []> = { sit: () => ({}), stand: () => ({}) };
  // @ts-expect-error a question without its handler
  const one: Handlers<'sit' | 'stand', []> = { sit: () => ({}) };
  // @ts-expect-error a handler of an unknown question
  const three: Handlers<'sit' | 'stand', []> = { ...both, sneeze: () => ({}) };
  // @ts-expect-error an answer that the table of requests does not know
  const other: Handlers<'log', []> = { log: () => ({ story: '' }) };
  // @ts-expect-error a hand waits for nothing
  const late: InTurn<TableAsk> = 'press';
  const hand: AtOnce<TableAsk> = 'press';
  const hint: Aside<TableAsk> = 'hint';
  // @ts-expect-error every repeatable question is listed
  const again: { readonly [A in RepeatableAsk]: true } = { lobby: true, move: true };
  // @ts-expect-error a question without a part that it needs
  const lacks: QuestionOf<'say'> = { ask: 'say', table: 'K7QM' };

  if (told.tell === 'table') return [told.table];
  // @ts-expect-error an unchecked telling
  told satisfies never;
  return [read, sneezed, song, more, sure, both, one, three, other, late, hand, hint, again, lacks];
};

test('every message has its reader and handler', () => {
  expect(messages).toBeTypeOf('function');
});
