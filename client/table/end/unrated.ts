/** Why a game at an open table did not count for the ladder, in words; null where it did, or was never rated. */
import type { Seat } from '../../../kernel/seat.ts';
import type { TableView, Unrated } from '../../../wire/protocol.ts';
import { RATED_LIMITS } from '../../../wire/rated.ts';
import type { Who } from '../../../words/phrase.ts';

type Said = { readonly [Why in Exclude<Unrated, 'hands' | 'strangers'>]: string } & {
  readonly hands: (whose: readonly Who[]) => string;
  readonly strangers: (people: number) => string;
};
export const unratedSaid = (
  said: Said,
  { unrated, chairs }: Pick<TableView, 'unrated' | 'chairs'>,
  who: (seat: Seat) => Who,
): string | null => {
  if (unrated === undefined) return null;
  if (unrated === 'strangers') return said.strangers(RATED_LIMITS.people);
  if (unrated !== 'hands') return said[unrated];
  return said.hands(chairs.flatMap((chair, seat) => (chair.hands === undefined ? [] : [who(seat)])));
};
