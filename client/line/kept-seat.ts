/** The player's last table on the server, while it is not over: the saloon leads back to it without asking the server. */
import { signal } from '@preact/signals';
import { recall, remember } from '../shell/settings.ts';

export interface KeptSeat {
  readonly code: string;
  readonly game: string;
}
export const SEAT_KEY = 'seat';

/** Counts changes, so that readers redraw. */
const changes = signal(0);
const keep = (text: string | null): void => {
  remember(SEAT_KEY, text);
  changes.value = changes.peek() + 1;
};

export const keptSeat = (): KeptSeat | null => {
  void changes.value;
  try {
    return JSON.parse(recall(SEAT_KEY) ?? 'null') as KeptSeat | null;
  } catch {
    return null;
  }
};
export const keepSeat = (seat: KeptSeat): void => keep(JSON.stringify(seat));
/** The player has left this table, or it is over. */
export const forgetSeat = (code: string): void => {
  if (keptSeat()?.code === code) keep(null);
};
