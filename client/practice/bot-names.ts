/** The names of bots in a log. */
import type { Seat } from '../../kernel/seat.ts';

/** A bot is named after its level and its chair: `gunhand 3`, or `gunhand-3`. */
export const botIn = (name: string, seat: Seat, bots: readonly string[]): string | null =>
  bots.find(bot => name === `${bot} ${seat + 1}` || name === `${bot}-${seat + 1}`) ?? null;
