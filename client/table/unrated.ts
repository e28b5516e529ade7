/** Why a game at an open table did not count for the ladder, in words; null where it did, or was never to. */
import type { Seat } from '../../kernel/seat.ts';
import type { TableView } from '../../wire/protocol.ts';

interface Said {
  readonly hands: (names: string) => string;
  readonly together: string;
}
export const unratedSaid = (
  { hands, together }: Said,
  { unrated, chairs }: Pick<TableView, 'unrated' | 'chairs'>,
  named: (seat: Seat) => string,
): string | null => {
  if (unrated !== 'hands') return unrated === 'together' ? together : null;
  return hands(chairs.flatMap((chair, seat) => (chair.hands === undefined ? [] : [named(seat)])).join(', '));
};
