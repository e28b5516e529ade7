/** How a game begins: everybody is there and ready, the options are legal, and the seed follows from the secret and the players' entropy. */
import type { Game, Kinds } from '../kernel/game.ts';
import { isRefusal, type Refusal } from '../kernel/refusal.ts';
import type { Millis, Seat } from '../kernel/seat.ts';
import type { Json } from '../kernel/secret.ts';
import type { Header, Start } from './house.ts';
import { seedFrom } from './proof.ts';
import { type Chair, mayStart } from './seating.ts';

const player = (chair: Chair, seat: Seat): Start['players'][number] => {
  if (chair.kind === 'guest') return { kind: 'guest', id: chair.guest, name: chair.name };
  const bot = chair.kind === 'bot' ? chair.bot : '';
  return { kind: 'bot', id: bot, name: `${bot} ${seat + 1}` };
};

export const startOf = (
  { seating, options, code }: Header,
  rules: Game<Kinds>,
  game: number,
  secret: string,
  at: Millis,
): Start | Refusal => {
  const why = mayStart(seating);
  if (why !== null) return why;
  const config = rules.configure(options, seating.chairs.length);
  if (config !== null && typeof config === 'object' && isRefusal(config)) return config;
  const entropy = seating.chairs.flatMap((c, seat) => (c.kind === 'guest' ? [{ seat, value: c.entropy! }] : []));
  return {
    game,
    at,
    rules: rules.version,
    config: config as Json,
    seed: seedFrom({ table: code, game, secret, entropy }),
    secret,
    entropy,
    players: seating.chairs.map(player),
  };
};
