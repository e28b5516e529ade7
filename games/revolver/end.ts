/** The end of the game: how, and who has won. It is told where it happens, and what comes later in the same step changes nothing. */

import type { Seat } from '../../kernel/seat.ts';
import type { RevolverDealer } from './language.ts';
import type { RevolverEnding } from './zones.ts';

export const endGame = (d: RevolverDealer, ended: RevolverEnding, winner: Seat): void => {
  if (d.table.open.ended !== null) return;
  d.open({ ended, winner });
  d.say('ended', { ending: ended, winner });
};
