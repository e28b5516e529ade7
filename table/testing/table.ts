/** A table of the first game under a test clock, and helpers to send it requests. */
import { bots } from '../../games/wright-gang/bot/bots.ts';
import { wrightGang } from '../../games/wright-gang/game.ts';
import type { Bot } from '../../kernel/bot.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import type { JsonObject } from '../../kernel/json.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { TableActor } from '../actor.ts';
import type { Header } from '../runtime.ts';
import { emptyTable } from '../seats/seating.ts';
import { TestGuest, TestRuntime } from './runtime.ts';

export const game = wrightGang as unknown as Game<Kinds>;
export const keepers = bots as unknown as readonly Bot<Kinds>[];

export const headerFor = (seats: number, more: Partial<Header> = {}): Header => ({
  id: 't1',
  code: 'TEST',
  game: 'wright-gang',
  options: { rounds: 2 },
  visibility: 'open',
  time: { kind: 'untimed' },
  railDelay: 0,
  seating: emptyTable('ann', seats),
  status: 'gathering',
  ...more,
});

let id = 0;
/** To be ready takes a pledge. */
const pledged = (guest: TestGuest, question: { readonly ask?: string; readonly turned?: boolean }): object =>
  question.ask === 'ready' && !('pledge' in question)
    ? { ...question, pledge: guest.pledges.pledge('TEST', question.turned) ?? undefined }
    : question;
export const ask = async (
  table: TableActor,
  guest: TestGuest,
  runtime: TestRuntime,
  question: object,
): Promise<JsonObject | Refusal> => {
  guest.reveal = entropy => void table.ask(guest, { id: id++, ask: 'reveal', table: 'TEST', entropy });
  const answer = table.ask(guest, { id: id++, table: 'TEST', ...pledged(guest, question) } as never);
  await runtime.settle();
  return answer;
};

export interface Furnished {
  readonly runtime: TestRuntime;
  readonly table: TableActor;
  readonly guests: readonly TestGuest[];
}
/** A started table: guests with these names on the first chairs, the first of them the host; bots on the rest. */
export const started = async (
  names: readonly string[],
  seats: number,
  more: Partial<Header> = {},
  played = game,
): Promise<Furnished> => {
  const runtime = new TestRuntime();
  const table = new TableActor(played, keepers, runtime, headerFor(seats, { seating: emptyTable(names[0]!, seats), ...more }));
  const guests = names.map(name => new TestGuest(name));
  for (const [seat, guest] of guests.entries()) {
    await table.enter(guest, null);
    await ask(table, guest, runtime, { ask: 'sit', seat });
  }
  for (let seat = names.length; seat < seats; seat++)
    await ask(table, guests[0]!, runtime, { ask: 'arrange', how: { change: 'bot', seat, bot: 'gunhand' } });
  for (const guest of guests) await ask(table, guest, runtime, { ask: 'ready', ready: true });
  await ask(table, guests[0]!, runtime, { ask: 'start' });
  return { runtime, table, guests };
};
