/** An evening: a table with a date, as a link that holds all of it. A server stores only who comes. */
import { EVENING } from '../../wire/lists.ts';
import { daysLater, isZone, momentOf } from './when.ts';

export interface Evening {
  /** Known to those who have the link. */
  readonly id: string;
  readonly game: string;
  /** By the clock of the place where it was fixed. */
  readonly local: string;
  readonly zone: string;
  readonly weekly: boolean;
  /** The code of its table; null: the table of the house. */
  readonly table: string | null;
}
const HOUR = 60 * 60 * 1000;
/** How long people may still be there. */
export const LASTS = 3 * HOUR;
const WEEK = 7;
/** Weeks that are looked through for the next one: ten years. */
const MOST_WEEKS = 520;
const LETTERS = 12;
/** Of a new evening. */
export const freshId = (): string => {
  const chance = crypto.getRandomValues(new Uint8Array(LETTERS));
  return Array.from(chance, each => (each % 32).toString(32)).join('');
};
const CODE = /^[A-Z0-9]{4,8}$/;
const GAME = /^[a-z0-9-]{1,64}$/;

export const linkTo = ({ id, game, local, zone, weekly, table }: Evening): string => {
  const parts = new URLSearchParams({
    id,
    game,
    at: local,
    zone,
    ...(weekly ? { weekly: '1' } : {}),
    ...(table === null ? {} : { table }),
  });
  return `/evening?${parts}`;
};
/** Whatever a link says; null where that is no evening. */
export const eveningOf = (query: string): Evening | null => {
  const parts = new URLSearchParams(query);
  const [id, game, local, zone] = ['id', 'game', 'at', 'zone'].map(part => parts.get(part) ?? '') as [
    string,
    string,
    string,
    string,
  ];
  const table = parts.get('table')?.toUpperCase() ?? null;
  if (
    !EVENING.test(id) ||
    !GAME.test(game) ||
    !isZone(zone) ||
    momentOf(local, zone) === null ||
    (table !== null && !CODE.test(table))
  )
    return null;
  return { id, game, local, zone, weekly: parts.get('weekly') === '1', table };
};
/** When it is, from a moment on: once, or week after week. One that has begun and may still go on counts. */
export const moments = ({ local, zone, weekly }: Evening, from: number, count: number): readonly number[] => {
  const found: number[] = [];
  const first = momentOf(local, zone)!;
  const skipped = weekly ? Math.max(0, Math.floor((from - LASTS - first) / (WEEK * 24 * HOUR)) - 1) : 0;
  for (let week = skipped; week < skipped + MOST_WEEKS && found.length < count; week++) {
    const at = momentOf(daysLater(local, week * WEEK), zone)!;
    if (at + LASTS > from) found.push(at);
    if (!weekly) break;
  }
  return found;
};
/** Where it is. */
export const placeOf = ({ game, table }: Evening): string => (table === null ? `/house/${game}` : `/t/${table}?sit=1`);
