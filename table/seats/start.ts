/** How a game begins: all players are here and ready, the options are legal, and the seed follows from secret and reveals. */
import type { Game, Kinds } from '../../kernel/game.ts';
import type { Json, JsonObject } from '../../kernel/json.ts';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import type { Millis, Seat } from '../../kernel/seat.ts';
import { seedFrom } from '../../wire/proof.ts';
import type { Header, Start } from '../runtime.ts';
import { type Chair, mayStart, pledgesOf } from './seating.ts';

const player = (chair: Chair, seat: Seat): Start['players'][number] => {
  if (chair.kind === 'guest') return { kind: 'guest', id: chair.guest, name: chair.name, face: chair.face };
  const bot = chair.kind === 'bot' ? chair.bot : '';
  return { kind: 'bot', id: bot, name: `${bot} ${seat + 1}` };
};

/** The game played last at this table. */
export interface LastGame {
  readonly players: Start['players'];
  readonly winners: readonly Seat[];
}
/** The current seat of the last game's winner; null without a sole winner, or if they have gone. */
const winnerSeat = ({ chairs }: Header['seating'], { players, winners }: LastGame): Seat | null => {
  const [seat, ...more] = winners;
  if (seat === undefined || more.length > 0) return null;
  const winner = players[seat]!;
  const isWinner = (chair: Chair, at: Seat): boolean =>
    winner.kind === 'guest'
      ? chair.kind === 'guest' && chair.guest === winner.id
      : chair.kind === 'bot' && at === seat && chair.bot === winner.id;
  const found = chairs.findIndex(isWinner);
  return found < 0 ? null : found;
};
/** The host's options; where the rules let the last winner begin, the player named by the host begins only without a winner. */
const optionsFor = ({ seating, options }: Header, rules: Game<Kinds>, last: LastGame | null): Json => {
  if (!rules.winnerBegins || last === null) return options;
  const first = winnerSeat(seating, last);
  return first === null ? options : { ...((options ?? {}) as JsonObject), first };
};

/** The game to play with the current chairs, or why none can be. */
export const termsOf = (header: Header, rules: Game<Kinds>, last: LastGame | null): { readonly config: Json } | Refusal => {
  const { seating } = header;
  const why = mayStart(seating);
  if (why !== null) return why;
  const config = rules.configure(optionsFor(header, rules, last), seating.chairs.length);
  return isRefusal(config) ? config : { config: config as Json };
};

/** What the next game needs apart from the agreed settings. */
interface Chance {
  readonly game: number;
  readonly at: Millis;
  readonly secret: string;
  /** What each guest has revealed. */
  readonly revealed: ReadonlyMap<string, string>;
}
export const startOf = (
  header: Header,
  rules: Game<Kinds>,
  last: LastGame | null,
  { game, at, secret, revealed }: Chance,
): Start | Refusal => {
  const { seating, code, visibility } = header;
  const terms = termsOf(header, rules, last);
  if (isRefusal(terms)) return terms;
  const entropy = seating.chairs.flatMap((c, seat) => (c.kind === 'guest' ? [{ seat, value: revealed.get(c.guest)! }] : []));
  return {
    game,
    at,
    rules: rules.version,
    visibility,
    config: terms.config,
    seed: seedFrom({ table: code, game, secret, entropy }),
    secret,
    pledges: pledgesOf(seating),
    entropy,
    ...(seating.missed === undefined ? {} : { missed: seating.missed }),
    players: seating.chairs.map(player),
  };
};
