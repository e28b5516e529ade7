/**
 * Drop-in tables: an arriving guest takes a bot's chair, between games immediately, in mid-game when the next one begins. So
 * players never take over cards that a bot has seen. A house table is one without a host.
 */
import type { Refusal } from '../../kernel/refusal.ts';
import { type Chair, no, putBot, type Seating, type Sitter, seatOf, sit, stand } from './seating.ts';

/** No guest has this id. */
export const HOUSE = 'house:';
export const houseOf = (game: string): string => `${HOUSE}${game}`;
export const isOfHouse = ({ host }: Pick<Seating, 'host'>): boolean => host.startsWith(HOUSE);

/** The guests waiting for a chair at one table. */
const MOST_NEXT = 20;

/** Stops waiting for a chair. */
export const without = ({ next = [], ...s }: Seating, guest: string): Seating => {
  const left = next.filter(who => who !== guest);
  return left.length === 0 ? s : { ...s, next: left };
};
/** As `sit`, on a bot's chair too. */
export const dropIn = (s: Seating, sitter: Sitter, seat: number | null): Seating | Refusal => {
  const ofBot = s.chairs.findIndex(({ kind }) => kind === 'bot');
  const isFree = s.chairs.some(({ kind }) => kind === 'free');
  const to = seat ?? (isFree || ofBot < 0 || seatOf(s, sitter.id) !== null ? null : ofBot);
  const cleared = to !== null && s.chairs[to]?.kind === 'bot' ? (putBot(s, to, null) as Seating) : s;
  const seated = sit(cleared, sitter, to);
  return 'chairs' in seated ? without(seated, sitter.id) : seated;
};
/** A game is on: takes a chair when the next begins. */
export const queue = (s: Seating, { id }: Sitter): Seating | Refusal => {
  const { next = [] } = s;
  if (s.barred?.includes(id)) return no.barred;
  if (seatOf(s, id) !== null) return no.seated;
  if (next.includes(id)) return s;
  return next.length < MOST_NEXT ? { ...s, next: [...next, id] } : no.nextFull;
};
export const unqueue = (s: Seating, guest: string): Seating | Refusal =>
  s.next?.includes(guest) === true ? without(s, guest) : no.notSeated;

/** Seats the waiting guests who are still here, in order of arrival, while there are chairs; the others keep waiting. */
export const seatedNext = (s: Seating, here: (guest: string) => Sitter | undefined): Seating =>
  (s.next ?? []).reduce((now, guest) => {
    const sitter = here(guest);
    if (sitter === undefined) return without(now, guest);
    const seated = dropIn(now, sitter, null);
    return 'chairs' in seated ? seated : now;
  }, s);
/** Fills abandoned chairs of a house table with bots. */
export const kept = (s: Seating, bot: string, stays: (guest: string) => boolean): Seating => {
  const chair = (was: Chair): Chair =>
    was.kind === 'free' || (was.kind === 'guest' && !stays(was.guest)) ? { kind: 'bot', bot } : was;
  const chairs = s.chairs.map(chair);
  return JSON.stringify(chairs) === JSON.stringify(s.chairs) ? s : { ...s, chairs };
};
/** A guest stands up, if seated here. */
export const stood = (s: Seating, guest: string): Seating => {
  const left = stand(s, guest);
  return 'chairs' in left ? left : s;
};
