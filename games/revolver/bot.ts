/**
 * Hunch bots for both sides. They look one move ahead in a dream, and judge what they see there by the lives of the gang, the attacks
 * that are left, both hands and the border. In the duel they bluff.
 */
import type { Bot, Thought } from '../../kernel/bot.ts';
import type { KindsOf } from '../../kernel/make.ts';
import type { Move } from '../../kernel/seat.ts';
import { bestOf, cheapest, isPaying } from './bot/foresight.ts';
import type { Beliefs } from './bot/worth.ts';
import { cardOf, type Face, prints } from './faces.ts';
import type { Revolver } from './zones.ts';

type K = KindsOf<Revolver>;

export const beliefs: Beliefs = {
  posse: 2.4,
  guns: 1.4,
  stray: 2.5,
  card: 0.15,
  power: 0.1,
  price: 0.12,
  killing: 0.5,
  crowd: 0.85,
  lives: 2,
  border: 1.5,
};

const anything = (t: Thought<K>): Move => {
  const verb = t.offers[t.roll(t.offers.length)]!.do;
  const moves = [...t.moves(verb)];
  return moves[t.roll(moves.length)]!;
};
const powerOf = (move: Move): number => cardOf(move['card'] as Face).firepower ?? 0;
/** The strongest Lock card three times in four; else, or without one, a bluff with a card that will not be missed. */
const layCard = (t: Thought<K>, b: Beliefs): Move => {
  const moves = [...t.moves('lay')];
  const locks = moves.filter(move => prints(move['card'] as Face, 'lock'));
  if (locks.length > 0 && t.roll(4) > 0) return locks.reduce((a, c) => (powerOf(c) > powerOf(a) ? c : a));
  return cheapest(
    moves.map(move => ({ ...move, cards: [move['card']!] })),
    b,
  )!;
};

export interface Temper {
  readonly name: string;
  /** How often it does not think at all, in percent. */
  readonly careless: number;
  readonly beliefs: Beliefs;
}
export const hunchBot = ({ name, careless, beliefs: b }: Temper): Bot<K> => ({
  name,
  choose(t) {
    const question = t.offers.find(offer => offer.question !== null)?.question ?? null;
    if (question === null) return null;
    if (question === 'fist' || t.roll(100) < careless) return anything(t);
    if (isPaying(question)) return cheapest(t.moves(), b);
    if (question === 'lay') {
      const { do: verb, ...rest } = layCard(t, b);
      return { do: verb, card: rest['card']! };
    }
    return bestOf(t.dream(), t.seat, b).move;
  },
  // Nobody races in this game.
  react: () => null,
});

export const bots: readonly Bot<K>[] = [
  hunchBot({ name: 'greenhorn', careless: 35, beliefs }),
  hunchBot({ name: 'gunhand', careless: 8, beliefs }),
  hunchBot({ name: 'sharpshooter', careless: 0, beliefs }),
];
