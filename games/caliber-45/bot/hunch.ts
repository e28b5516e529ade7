/**
 * Hunch bots: they play from the view alone, each for its team. Arm until the hand will do, ride when the rivals look weaker, help a
 * team-mate who is not alone out there, shoot at the rival who is likeliest to be out, and leave a fight that is not worth a cowboy.
 */
import type { Bot, Thought } from '../../../kernel/bot.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import { keysOf } from '../../../kernel/records.ts';
import type { Move } from '../../../kernel/seat.ts';
import type { Caliber } from '../zones.ts';
import { answerShot, faceGuards, fight } from './fighting.ts';
import { answerCall, answerHire, arm } from './riding.ts';
import { type CaliberTemper, old, tempers } from './temper.ts';

type K = KindsOf<Caliber>;

const anything = (t: Thought<K>): Move => {
  const verb = t.offers[t.roll(t.offers.length)]!.do;
  const moves = [...t.moves(verb)];
  return moves[t.roll(moves.length)]!;
};

export const hunchBot = (name: string, temper: CaliberTemper): Bot<K> => ({
  name,
  choose(t) {
    const question = t.offers.find(offer => offer.question !== null)?.question ?? null;
    if (question === null) return null;
    if (t.roll(100) < temper.careless) return anything(t);
    switch (question) {
      case 'arming':
        return arm(t, temper);
      case 'hire':
        return answerHire(t, temper);
      case 'call':
        return answerCall(t, temper);
      case 'pick':
        return anything(t);
      case 'meet':
        return faceGuards(t);
      case 'sheriff':
        return { do: 'pay' };
      case 'fresh':
        return { do: 'agree' };
      case 'shoot-out':
        return fight(t, temper);
      default:
        return answerShot(t);
    }
  },
  // This game has no races.
  react: () => null,
});

export const hunches: readonly Bot<K>[] = keysOf(tempers).map(level => hunchBot(level, tempers[level]));
/** Earlier levels: the arena's reference bots. */
export const references: readonly Bot<K>[] = keysOf(old).map(level => hunchBot(`old-${level}`, old[level]));
