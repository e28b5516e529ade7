/**
 * Tables that people drop in at: whoever comes takes a chair that a bot sits on, between games at once, in mid-game when the next one begins. So
 * nobody ever plays on with what a bot has seen. A table of the house is one that nobody hosts.
 */
import type { Refusal } from '../../kernel/refusal.ts';
import { type Chair, no, putBot, type Seating, type Sitter, seatOf, sit, stand } from './seating.ts';

/** No guest is called so. */
export const HOUSE = 'house:';
export const houseOf = (game: string): string => `${HOUSE}${game}`;
export const isOfHouse = ({ host }: Pick<Seating, 'host'>): boolean => host.startsWith(HOUSE);

/** Who waits for a chair at one table. */
const MOST_NEXT = 20;

/** They wait for no chair any more. */
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
/** A game is on: they take a chair when the next begins. */
export const queue = (s: Seating, { id }: Sitter): Seating | Refusal => {
  const { next = [] } = s;
  if (s.barred?.includes(id)) return no.barred;
  if (seatOf(s, id) !== null) return no.seated;
  if (next.includes(id)) return s;
  return next.length < MOST_NEXT ? { ...s, next: [...next, id] } : no.nextFull;
};
export const unqueue = (s: Seating, guest: string): Seating | Refusal =>
  s.next?.includes(guest) === true ? without(s, guest) : no.notSeated;

/** Those who wait and are still here sit down, in the order in which they came, as far as there are chairs; the others go on waiting. */
export const seatedNext = (s: Seating, here: (guest: string) => Sitter | undefined): Seating =>
  (s.next ?? []).reduce((now, guest) => {
    const sitter = here(guest);
    if (sitter === undefined) return without(now, guest);
    const seated = dropIn(now, sitter, null);
    return 'chairs' in seated ? seated : now;
  }, s);
/** Chairs of the house that nobody has any more are bots'. */
export const kept = (s: Seating, bot: string, stays: (guest: string) => boolean): Seating => {
  const chair = (was: Chair): Chair =>
    was.kind === 'free' || (was.kind === 'guest' && !stays(was.guest)) ? { kind: 'bot', bot } : was;
  const chairs = s.chairs.map(chair);
  return JSON.stringify(chairs) === JSON.stringify(s.chairs) ? s : { ...s, chairs };
};
/** Somebody stands up, unless they do not sit here. */
export const stood = (s: Seating, guest: string): Seating => {
  const left = stand(s, guest);
  return 'chairs' in left ? left : s;
};
