/**
 * Hunch bots for both sides. They look one move ahead in a dream, and judge the result by the lives of the gang, the attacks
 * that are left, both hands and the border. In the duel they bluff.
 */
import type { Bot, Thought } from '../../../kernel/bot.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import { keysOf } from '../../../kernel/records.ts';
import type { Move } from '../../../kernel/seat.ts';
import { cardOf, prints, type RevolverFace } from '../faces.ts';
import { COLTY, type Revolver } from '../zones.ts';
import { bestOf, cheapest, glimpsed, isPaying } from './foresight.ts';
import { old, type RevolverTemper, tempers } from './temper.ts';
import { type Beliefs, keeping } from './worth.ts';

type K = KindsOf<Revolver>;

const held = (t: Thought<K>): readonly RevolverFace[] => t.view.zones.hand[t.seat]!.filter(face => face !== null);
const anything = (t: Thought<K>): Move => {
  const verb = t.offers[t.roll(t.offers.length)]!.do;
  const moves = [...t.moves(verb)];
  return moves[t.roll(moves.length)]!;
};
/** A hidden token is to be guessed; and one dollar or two has made no difference in games among bots. */
const isTossed = (question: string): boolean => question === 'fist' || question === 'dollars';
const powerOf = (face: RevolverFace): number => cardOf(face).firepower ?? 0;
const least = (faces: readonly RevolverFace[], by: (face: RevolverFace) => number): RevolverFace =>
  faces.reduce((a, c) => (by(c) < by(a) ? c : a));
/** The strongest Lock card; or, now and then and without one, a bluff with a dispensable card. */
const layCard = (t: Thought<K>, b: Beliefs, bluffs: number): Move => {
  const hand = held(t);
  const locks = hand.filter(face => prints(face, 'lock'));
  const card =
    locks.length > 0 && t.roll(100) >= bluffs ? least(locks, face => -powerOf(face)) : least(hand, face => keeping(face, b));
  return { do: 'lay', card };
};
/** Colty's Lock cards are mostly of 3 or less. */
const SURE = 4;
/**
 * The weakest Lock card that should beat Colty's; else a call, because Colty may bluff, and backing down costs nearly as much as losing.
 */
const replyCard = (t: Thought<K>): Move => {
  const strong = held(t).filter(face => prints(face, 'lock') && powerOf(face) >= SURE);
  return strong.length > 0 ? { do: 'counter', card: least(strong, powerOf) } : { do: 'call' };
};

/** A hasty bot looks at a few moves only. */
export const hunchBot = (name: string, { careless, beliefs: [colty, mcready], bluffs }: RevolverTemper, hasty = false): Bot<K> => ({
  name,
  choose(t) {
    const question = t.offers.find(offer => offer.question !== null)?.question ?? null;
    if (question === null) return null;
    const b = t.seat === COLTY ? colty : mcready;
    if (isTossed(question) || t.roll(100) < careless) return anything(t);
    if (isPaying(question)) return cheapest(t.moves(), held(t), b);
    if (question === 'lay') return layCard(t, b, bluffs);
    if (question === 'reply') return replyCard(t);
    return hasty ? glimpsed(t.dream(), t.seat, b, t.roll) : bestOf(t.dream(), t.seat, b).move;
  },
  // This game has no races.
  react: () => null,
});

export const hunches: readonly Bot<K>[] = keysOf(tempers).map(level => hunchBot(level, tempers[level]));
/** Earlier levels: the arena's reference bots. */
export const references: readonly Bot<K>[] = keysOf(old).map(level => hunchBot(`old-${level}`, old[level]));
