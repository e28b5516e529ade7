/** Practice tables that exist before the player sits down: an unfinished one, and one with a public deal. */
import type { Game, Kinds } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import type { Logged } from '../../kernel/machine/undo.ts';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import type { Millis, Seed } from '../../kernel/seat.ts';
import type { Entry, Header, Start } from '../../table/runtime.ts';
import { ME } from './messages.ts';
import type { Kept } from './storage.ts';

const timeOf = (input: Logged): Millis => {
  if ('at' in input) return input.at;
  if ('tick' in input) return input.tick;
  return 'cue' in input ? input.cue : input.again;
};
/** No time passes while the player is away: a question open when they left is still open. */
export const resumed = ({ header, log }: Kept, now: Millis): Kept => {
  const begun = log.findLastIndex(entry => 'start' in entry);
  const passed = log.slice(begun).reduce((last, entry) => ('in' in entry ? Math.max(last, timeOf(entry.in)) : last), 0);
  const restarted = (entry: Entry, i: number): Entry =>
    i === begun && 'start' in entry ? { start: { ...entry.start, at: now - passed } } : entry;
  return { header, log: log.map(restarted) };
};

/** Cards dealt from this seed. The table committed to nothing, so there is no secret to show afterwards. */
export const dealtTable = (header: Header, game: Game<Kinds>, seed: Seed, now: Millis): Kept | Refusal => {
  const { chairs } = header.seating;
  const config = game.configure(header.options, chairs.length) as Json | Refusal;
  if (isRefusal(config)) return config;
  const start: Start = {
    game: 1,
    at: now,
    rules: game.version,
    config: config as Json,
    seed,
    secret: '',
    entropy: [],
    players: chairs.map((chair, i) =>
      chair.kind === 'bot'
        ? { kind: 'bot', id: chair.bot, name: `${chair.bot} ${i + 1}` }
        : { kind: 'guest', id: ME, name: chair.kind === 'guest' ? chair.name : '' },
    ),
  };
  return { header: { ...header, status: 'playing' }, log: [{ start }] };
};
