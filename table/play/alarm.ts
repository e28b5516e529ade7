/** The next moment at which the clock must speak if no seat moves: the end of a window, or of a player's time. */
import type { Input } from '../../kernel/game.ts';
import type { Millis, Seat } from '../../kernel/seat.ts';
import type { GameInPlay } from './in-play.ts';

export interface Due {
  readonly at: Millis;
  input(now: Millis): Input;
}

/** Bots have no time that could run out. */
export const nextDue = (inPlay: GameInPlay, isBot: (seat: Seat) => boolean): Due | null => {
  const due: Due[] = [];
  const alarm = inPlay.game.alarm(inPlay.table);
  if (alarm !== null) due.push({ at: alarm, input: now => ({ tick: Math.max(now, alarm) }) });
  inPlay.deadlines().forEach((at, seat) => {
    if (at !== null && !isBot(seat)) due.push({ at, input: now => ({ lapse: seat, at: now }) });
  });
  return due.toSorted((a, b) => a.at - b.at)[0] ?? null;
};
