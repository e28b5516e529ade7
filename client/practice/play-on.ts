/** A practice table that begins in the middle of a game: the log up to that moment, the player in one chair, bots in the others. */
import type { Game, Kinds } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { isFault, type LogHeader, logStart, readLog } from '../../kernel/log.ts';
import { advance, beginAt } from '../../kernel/machine/undo.ts';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import type { Millis, Seat } from '../../kernel/seat.ts';
import type { Entry, Header, Start } from '../../table/runtime.ts';
import { holder, type SeatedBot } from '../../table/seats/arrange.ts';
import type { Proof } from '../../wire/protocol.ts';
import { botIn } from './bot-names.ts';
import { CODE, type LogMoment, ME, NO_MOMENT } from './messages.ts';
import type { Kept } from './storage.ts';

const no = (why: string): Refusal => ({ rule: NO_MOMENT, why });

/** Who plays each seat from now on: the player, the bot that did, or one of middle strength. */
const chairs = (header: LogHeader, seat: Seat, name: string, bots: readonly SeatedBot[]): Header['seating']['chairs'] =>
  Array.from({ length: header.seats }, (_, i) => {
    const names = bots.map(bot => bot.name);
    if (i === seat) return { kind: 'guest', guest: ME, name, ready: false, pledge: null };
    return { kind: 'bot', bot: botIn(header.names?.[i] ?? '', i, names) ?? holder(bots) };
  });
/** The shuffle and its proof come from the log; a log without a proof has none. */
const proofIn = ({ proof }: LogHeader): Proof => {
  const found = proof as unknown as Proof | null | undefined;
  return found ?? { table: CODE, game: 1, commitment: '', secret: '', entropy: [] };
};

/** The agreed options, all of them explicit. */
const configOf = (table: Kinds['Table']): Json => (table as unknown as { readonly config: Json }).config;

/** The table from its log, or why it cannot begin there. `now` is today's date in milliseconds. */
export const tableFrom = (
  game: Game<Kinds>,
  bots: readonly SeatedBot[],
  { log: text, at, seat }: LogMoment,
  name: string,
  now: Millis,
): Kept | Refusal => {
  const log = readLog(text);
  if (isFault(log)) return no(log.fault);
  const { header } = log;
  if (header.position !== undefined) return no('a table that was laid out by hand cannot be dealt again');
  if (seat < 0 || seat >= header.seats) return no('there is no such seat');
  const first = logStart(game, header);
  if (isFault(first)) return no(first.fault);
  let progress = beginAt<Kinds>(first.table);
  const inputs: Entry[] = [];
  let raced = 0;
  for (const line of log.lines.slice(0, at)) {
    const next = advance(game, progress, line.in);
    if (isRefusal(next)) return no(next.why);
    progress = next;
    inputs.push({ in: line.in });
    // A referee leads a race from its beginning: a player who enters in the middle of one sees its signal again.
    if (game.race(progress.table)?.cued !== true) raced = inputs.length;
  }
  const { table } = progress;
  if (game.outcome(table) !== null) return no('the game is over at this moment');
  const { table: code, game: number, secret, entropy, pledges } = proofIn(header);
  const seated = chairs(header, seat, name, bots);
  const start: Start = {
    game: number,
    at: now - table.clock,
    rules: header.rules,
    config: configOf(first.table),
    seed: header.seed,
    secret,
    ...(pledges === undefined ? {} : { pledges }),
    entropy,
    players: seated.map((chair, i) =>
      chair.kind === 'bot' ? { kind: 'bot', id: chair.bot, name: `${chair.bot} ${i + 1}` } : { kind: 'guest', id: ME, name },
    ),
  };
  return {
    header: {
      id: CODE,
      code,
      game: game.id,
      options: configOf(first.table),
      visibility: 'private',
      time: { kind: 'untimed' },
      railDelay: 0,
      seating: { host: ME, chairs: seated },
      status: 'playing',
    },
    log: [{ start }, ...inputs.slice(0, raced)],
  };
};
