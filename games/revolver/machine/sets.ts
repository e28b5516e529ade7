/** Destructions that take a set of cards: which sets are allowed (RV-095, RV-096, RV-099, RV-100). */
import type { Refusal } from '../../../kernel/refusal.ts';
import { baseOf } from '../numbers.ts';
import type { RevolverPiece } from '../pieces.ts';
import { no } from '../refusals.ts';
import type { Op } from '../vocabulary/effect.ts';
import type { V } from '../zones.ts';
import type { Victims } from './targets.ts';

/** Does it take a set, not one card? */
export const takesSet = (op: Op): boolean => op.op === 'destroy' && ('totalBase' in op || 'upTo' in op);
const sumOf = (t: V, set: readonly RevolverPiece[]): number => set.reduce((sum, piece) => sum + baseOf(t, piece), 0);
const among = (set: readonly RevolverPiece[], piece: RevolverPiece): boolean => set.some(p => p.id === piece.id);

export const whyNotSet = (t: V, op: Op, { first, others }: Victims, set: readonly RevolverPiece[]): Refusal | null => {
  if (op.op !== 'destroy' || !set.every(piece => among(first, piece) || among(others, piece))) return no.notATarget;
  const skipped = first.some(piece => !among(set, piece));
  if (skipped && set.some(piece => among(others, piece))) return no.crosshairFirst;
  if ('totalBase' in op) {
    if (skipped) return no.crosshairFirst;
    return set.length > 0 && sumOf(t, set) <= op.totalBase ? null : no.tooMuchPower;
  }
  return set.length > 0 && 'upTo' in op && set.length <= op.upTo ? null : no.tooMany;
};
/** Every set that is allowed. */
export function* setsFor(t: V, op: Op, victims: Victims): Generator<readonly RevolverPiece[]> {
  const cards = [...victims.first, ...victims.others];
  const most = op.op === 'destroy' && 'upTo' in op ? op.upTo : cards.length;
  // Negative numbers further on may still make up for too much: they are all known beforehand.
  const relief = cards.map((_, i) => cards.slice(i).reduce((sum, piece) => sum + Math.min(0, baseOf(t, piece)), 0));
  const limit = op.op === 'destroy' && 'totalBase' in op ? op.totalBase : Number.POSITIVE_INFINITY;
  function* from(i: number, chosen: readonly RevolverPiece[], sum: number): Generator<readonly RevolverPiece[]> {
    const piece = cards[i];
    if (piece === undefined) {
      if (whyNotSet(t, op, victims, chosen) === null) yield chosen;
      return;
    }
    if (sum + relief[i]! > limit) return;
    if (chosen.length < most) yield* from(i + 1, [...chosen, piece], sum + baseOf(t, piece));
    yield* from(i + 1, chosen, sum);
  }
  yield* from(0, [], 0);
}
