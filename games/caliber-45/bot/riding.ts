/** Between robberies: discarding, hiring, calling, joining. */
import { movesBy, type Thought } from '../../../kernel/bot.ts';
import type { MoveBy } from '../../../kernel/machine/language.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import type { Move, Seat } from '../../../kernel/seat.ts';
import { bulletsIn, bulletsOn, shotsOf } from '../faces.ts';
import { areMates } from '../teams.ts';
import { swap } from '../verbs/arming.ts';
import type { Caliber } from '../zones.ts';
import { ableToRide, type CaliberSight, cardsIn, look, meanOf, mustStop, oddsOf, rivalsOf } from './sight.ts';
import type { CaliberTemper } from './temper.ts';

type K = KindsOf<Caliber>;
const FULL = 6;
/** Bullets that a Mustang is worth, and that a token costs; a rival about to win is worth a risk. */
const MUSTANG = 3;
const TOKEN = 3;
const URGENT = 3;

/** How well armed it is, in bullets. */
const armed = ({ bullets, mustangs }: CaliberSight): number => bullets + MUSTANG * Math.min(1, mustangs);
/** The largest hand among these, as a part of a full one. */
const threat = ({ v }: CaliberSight, seats: readonly Seat[]): number => Math.max(0, ...seats.map(seat => cardsIn(v, seat))) / FULL;
/** Bullets for the guards alone. */
const GUARDS = 5;
const wanted = (s: CaliberSight, full: number, against: readonly Seat[]): number => {
  const tokens = s.v.open.tokens[s.me]!;
  const urgent = mustStop(s.v, s.v.open.teams[s.me]!) ? URGENT : 0;
  return GUARDS + (full - GUARDS) * threat(s, against) + TOKEN * tokens - urgent;
};

/** The card it can best do without. */
export const worstSwap = (t: Thought<K>, { mustangs }: CaliberSight): MoveBy<typeof swap> & Move => {
  const keeping = (face: string): number => {
    if (face === 'mustang') return mustangs > 1 ? 2.5 : 4.5;
    return face === 'coyote' ? -1 : bulletsOn(face);
  };
  const cost = (cards: readonly string[]): number => cards.reduce((sum, face) => sum + keeping(face), 0);
  return [...movesBy(t, swap)].reduce((a, b) => (cost(b.cards) < cost(a.cards) ? b : a));
};

export const arm = (t: Thought<K>, temper: CaliberTemper): Move => {
  const s = look(t.view, t.seat);
  const offered = (verb: string): boolean => t.offers.some(offer => offer.do === verb);
  if (offered('hire')) return { do: 'hire' };
  // The longer no player rides, the less it waits for.
  const patience = t.view.open.armings / t.view.seats;
  const able = rivalsOf(s).filter(seat => ableToRide(t.view, seat));
  if (offered('rob') && armed(s) + patience / 2 >= wanted(s, temper.rides, able)) return { do: 'rob' };
  if (offered('unbail') && (!offered('draw') || s.hand.length >= FULL - 2)) return { do: 'unbail' };
  if (offered('draw')) return { do: 'draw' };
  const worst = offered('swap') ? worstSwap(t, s) : null;
  const gain = worst === null ? 0 : meanOf(oddsOf(s)) - bulletsIn(worst.cards);
  if (worst !== null && gain > -1) return worst;
  return offered('unbail') ? { do: 'unbail' } : { do: offered('rob') ? 'rob' : 'pass' };
};

export const answerCall = (t: Thought<K>, temper: CaliberTemper): Move => {
  const s = look(t.view, t.seat);
  const { riders, caller } = t.view.open.robbery!;
  const mine = (seat: Seat): boolean => areMates(t.view, t.seat, seat);
  const enemies = riders.filter(seat => !mine(seat));
  // Seats asked after this one, before the call returns to the caller.
  const later = t.view.open.teams.flatMap((_, seat) => {
    const after = (seat - t.seat + t.view.seats) % t.view.seats;
    return after > 0 && after < (caller - t.seat + t.view.seats) % t.view.seats ? [seat] : [];
  });
  const coming = later.filter(seat => !mine(seat) && ableToRide(t.view, seat) && cardsIn(t.view, seat) >= FULL - 2);
  // With no rival in the robbery its own team needs no help.
  if (enemies.length === 0 && coming.length === 0) return { do: 'decline' };
  const friends = riders.length - enemies.length;
  const full = temper.joins + 2 * (enemies.length - 1) - 2 * friends;
  return { do: armed(s) >= wanted(s, full, [...enemies, ...coming]) ? 'join' : 'decline' };
};

export const answerHire = (t: Thought<K>, temper: CaliberTemper): Move => ({
  do: shotsOf(t.view.zones.cowboy[t.seat]![0] ?? '') >= temper.hires ? 'keep' : 'refuse',
});
