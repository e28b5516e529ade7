/** Seating before and between games: chairs, the host, readiness. Every change is a new value or a refusal. */
import type { Refusal } from '../../kernel/refusal.ts';
import type { Millis, Seat } from '../../kernel/seat.ts';
import { MOST_MISSED } from '../../wire/evidence.ts';
import type { Face } from '../../wire/face.ts';
import type { SeatPart } from '../../wire/protocol.ts';
import type { Guest, Start } from '../runtime.ts';
import { nameAt } from './names.ts';

export type Chair =
  | { readonly kind: 'free' }
  | {
      readonly kind: 'guest';
      readonly guest: string;
      readonly name: string;
      /** If they have chosen one. */
      readonly face?: Face | undefined;
      readonly ready: boolean;
      /** The hash of their contribution to the shuffle. */
      readonly pledge: string | null;
    }
  | { readonly kind: 'bot'; readonly bot: string };
export interface Seating {
  readonly host: string;
  readonly chairs: readonly Chair[];
  /** Guests sent away by the host. */
  readonly barred?: readonly string[];
  /** The next game is played with the chairs in reverse order: the first becomes the last. */
  readonly turned?: boolean;
  /** Guests sent away from the current game: a bot plays on. */
  readonly ousted?: readonly { readonly seat: Seat }[];
  /** The table's secret for the next shuffle, where ready players need not stay (a correspondence game). Never shown. */
  readonly secret?: string;
  /** For the same case: since when pages may reveal, and what was revealed so far. */
  readonly pledgedAt?: Millis;
  readonly revealed?: readonly { readonly guest: string; readonly entropy: string }[];
  /** All pledges, while the pages reveal: nothing else may change then. */
  readonly pledges?: readonly SeatPart[];
  /** Guests who take a bot's chair when the next game begins. */
  readonly next?: readonly string[];
  /** Called-off starts of the next game: the guests whose pages did not reveal, or none if the server stopped. */
  readonly missed?: StartsCalledOff;
}
export type StartsCalledOff = readonly Start['players'][];

export const no = {
  notHost: { rule: 'seat:host', why: 'Only the host may do that.' },
  noSuchChair: { rule: 'seat:chair', why: 'There is no such chair.' },
  taken: { rule: 'seat:taken', why: 'That chair is taken.' },
  full: { rule: 'seat:full', why: 'Every chair is taken. You may watch.' },
  notSeated: { rule: 'seat:rail', why: 'You do not sit at this table.' },
  seated: { rule: 'seat:seated', why: 'You sit at this table already.' },
  playing: { rule: 'seat:playing', why: 'Not while a game is being played.' },
  notPlaying: { rule: 'seat:idle', why: 'No game is being played.' },
  notFull: { rule: 'seat:empty', why: 'Every chair needs a player or a bot first.' },
  dealing: { rule: 'seat:dealing', why: 'The cards are about to be dealt.' },
  noPledge: { rule: 'seat:pledge', why: 'Being ready takes a pledge for the shuffle.' },
  notDealing: { rule: 'seat:reveal', why: 'Nothing is to be revealed now.' },
  otherPledge: { rule: 'seat:reveal', why: 'That is not what you have pledged.' },
  notReady: { rule: 'seat:ready', why: 'Not everybody is ready.' },
  barred: { rule: 'seat:barred', why: 'The host has sent you away: you may watch, but not sit down.' },
  nobody: { rule: 'seat:nobody', why: 'That guest is not at this table.' },
  apart: { rule: 'seat:house', why: 'The house has no chair for you at this table. Ask for another one.' },
  nextFull: { rule: 'seat:next', why: 'Enough people wait for a chair here.' },
  noSuchBot: { rule: 'seat:bot', why: 'This game has no such bot.' },
} as const satisfies { readonly [name: string]: Refusal };
export type SeatWhy = (typeof no)[keyof typeof no]['why'];

const MOST_BARRED = 50;

export const emptyTable = (host: string, seats: number): Seating => ({
  host,
  chairs: Array.from({ length: seats }, () => ({ kind: 'free' })),
});
export const seatOf = (s: Seating, guest: string): Seat | null => {
  const seat = s.chairs.findIndex(c => c.kind === 'guest' && c.guest === guest);
  return seat < 0 ? null : seat;
};
const placed = (s: Seating, seat: Seat, chair: Chair): Seating => ({ ...s, chairs: s.chairs.with(seat, chair) });

export const sit = (s: Seating, { id: guest, name, face }: Sitter, seat: Seat | null): Seating | Refusal => {
  if (s.barred?.includes(guest)) return no.barred;
  const now = seatOf(s, guest);
  const to = seat ?? s.chairs.findIndex(c => c.kind === 'free');
  if (now !== null && (seat === null || seat === now)) return no.seated;
  if (to < 0) return no.full;
  const chair = s.chairs[to];
  if (chair === undefined) return no.noSuchChair;
  if (chair.kind !== 'free') return no.taken;
  const left = now === null ? s : placed(s, now, { kind: 'free' });
  return placed(left, to, { kind: 'guest', guest, name: nameAt(s, guest, name), face, ready: false, pledge: null });
};
export const stand = (s: Seating, guest: string): Seating | Refusal => {
  const seat = seatOf(s, guest);
  return seat === null ? no.notSeated : placed(s, seat, { kind: 'free' });
};
/** Sends a guest away for good: their chair becomes free, or a bot plays on it, and they cannot sit down again. */
export const bar = (s: Seating, guest: string): Seating => ({ ...s, barred: [...(s.barred ?? []), guest].slice(-MOST_BARRED) });
/** Sends the player of a seat away from the current game. */
export const oust = (s: Seating, seat: Seat): Seating => ({ ...s, ousted: [...(s.ousted ?? []), { seat }] });
/** How a guest appears to the others. */
export type Sitter = Pick<Guest, 'id' | 'name' | 'face'>;
/** The seating with the guest's current name and face. */
export const known = (s: Seating, { id, name, face }: Sitter): Seating => ({
  ...s,
  chairs: s.chairs.map(c => (c.kind === 'guest' && c.guest === id ? { ...c, name: nameAt(s, id, name), face } : c)),
});
export const isAsKnown = (s: Seating, guest: Sitter): boolean => JSON.stringify(known(s, guest)) === JSON.stringify(s);
export const setReady = (
  s: Seating,
  guest: string,
  {
    ready,
    pledge,
    turned,
  }: { readonly ready: boolean; readonly pledge?: string | undefined; readonly turned?: boolean | undefined },
): Seating | Refusal => {
  const seat = seatOf(s, guest);
  if (seat === null) return no.notSeated;
  if (ready && pledge === undefined) return no.noPledge;
  // Players who agreed to something else must agree again.
  const asked = turned === undefined || turned === (s.turned === true) ? s : { ...allUnready(s), turned };
  return placed(asked, seat, { ...(s.chairs[seat] as Chair & { kind: 'guest' }), ready, pledge: ready ? pledge! : null });
};
/** The chairs as seats of the next game. */
export const asTurned = (s: Seating): Seating => (s.turned === true ? { ...s, chairs: s.chairs.toReversed(), turned: false } : s);
/** The pledges of the next players, by seat of that game. */
export const pledgesOf = (s: Seating): readonly SeatPart[] =>
  asTurned(s).chairs.flatMap((c, seat) => (c.kind === 'guest' && c.pledge !== null ? [{ seat, value: c.pledge }] : []));
/** Calls the start off: all draw again. */
export const calledOff = (s: Seating, players: StartsCalledOff[number]): Seating => ({
  ...allUnready(s),
  missed: [...(s.missed ?? []), players].slice(-MOST_MISSED),
});
/** The server stopped between the pledges and the deal. Where the secret was stored, nothing changes. */
export const resumed = (s: Seating): Seating => {
  if (s.secret !== undefined) return s;
  return s.pledges === undefined ? allUnready(s) : calledOff(s, []);
};
/** The cards are dealt. */
export const dealt = ({ missed: _, secret: __, ...s }: Seating): Seating => unpledged(s);
const unpledged = ({ pledges: _, pledgedAt: __, revealed: ___, ...s }: Seating): Seating => s;
/** Players who are moved must agree again. */
export const swapChairs = (s: Seating, a: Seat, b: Seat): Seating | Refusal => {
  const [one, other] = [s.chairs[a], s.chairs[b]];
  return one === undefined || other === undefined ? no.noSuchChair : placed(placed(s, a, unready(other)), b, unready(one));
};
export const putBot = (s: Seating, seat: Seat, bot: string | null): Seating | Refusal => {
  const chair = s.chairs[seat];
  if (chair === undefined) return no.noSuchChair;
  if (chair.kind === 'guest') return no.taken;
  return placed(s, seat, bot === null ? { kind: 'free' } : { kind: 'bot', bot });
};
/** Adds or removes chairs at the end; seated players keep theirs. */
export const resize = (s: Seating, seats: number): Seating | Refusal => {
  if (s.chairs.slice(seats).some(c => c.kind === 'guest')) return no.taken;
  const more: Chair[] = Array.from({ length: Math.max(0, seats - s.chairs.length) }, () => ({ kind: 'free' }));
  return { ...s, chairs: [...s.chairs.slice(0, seats), ...more] };
};
/** Are all chairs taken and all guests ready? */
export const mayStart = (s: Seating): Refusal | null => {
  if (s.chairs.some(c => c.kind === 'free')) return no.notFull;
  return s.chairs.some(c => c.kind === 'guest' && !c.ready) ? no.notReady : null;
};
const unready = (chair: Chair): Chair => (chair.kind === 'guest' ? { ...chair, ready: false, pledge: null } : chair);
/** After a game, and after a change of settings, every player must agree again. */
export const allUnready = ({ ousted: _, ...s }: Seating): Seating => ({ ...unpledged(s), chairs: s.chairs.map(unready) });
