/** A bot's reading of its view: its own hand, the others' possible cards, the worth of the robbery. */

import type { Seat } from '../../../kernel/seat.ts';
import type { View } from '../../../kernel/views/view.ts';
import { decks, STEP } from '../decks.ts';
import { bulletsIn, bulletsOn, type CaliberFace, dollarsOn, isAmmo, shotsOf } from '../faces.ts';
import { areMates, goalOf, seatsOf, teamsOf } from '../teams.ts';
import type { Caliber } from '../zones.ts';

export type CaliberView = View<Caliber>;
export interface CaliberSight {
  readonly v: CaliberView;
  readonly me: Seat;
  readonly hand: readonly CaliberFace[];
  readonly ammo: readonly CaliberFace[];
  readonly bullets: number;
  readonly mustangs: number;
  /** The most bullets of mine that count at once; 0 without a cowboy. */
  readonly limit: number;
}
const held = (row: readonly (CaliberFace | null)[]): CaliberFace[] => row.filter(face => face !== null);

export const look = (v: CaliberView, me: Seat): CaliberSight => {
  const hand = held(v.zones.hand[me]!);
  const ammo = hand.filter(isAmmo);
  return {
    v,
    me,
    hand,
    ammo,
    bullets: bulletsIn(ammo),
    mustangs: hand.filter(face => face === 'mustang').length,
    limit: shotsOf(v.zones.cowboy[me]![0] ?? ''),
  };
};

const sumOf = (v: CaliberView, row: readonly (CaliberFace | null)[]): number =>
  held(row).reduce((sum, face) => sum + dollarsOn(v.config.richFortKnox, face), 0);
export const coverIn = (v: CaliberView, seat: Seat): number => sumOf(v, v.zones.money[seat]!) - v.open.debt[seat]!;
export const worthIn = (v: CaliberView, team: number): number => seatsOf(v, team).reduce((sum, seat) => sum + coverIn(v, seat), 0);
export const stakeIn = (v: CaliberView): number => sumOf(v, v.zones.loot);
export const cardsIn = (v: CaliberView, seat: Seat): number => v.zones.hand[seat]!.length;

/** Do they have a cowboy, and the money for its tokens? */
export const ableToRide = (v: CaliberView, seat: Seat): boolean =>
  v.zones.cowboy[seat]!.length > 0 && (v.open.tokens[seat] === 0 || coverIn(v, seat) >= v.open.tokens[seat]! * STEP);
export const rivalsOf = ({ v, me }: CaliberSight): Seat[] =>
  v.open.teams.flatMap((_, seat) => (areMates(v, me, seat) ? [] : [seat]));
const HAUL = 200_000;
/** Would one more good haul win another team the game? */
export const mustStop = (v: CaliberView, team: number): boolean =>
  teamsOf(v).some(other => other !== team && worthIn(v, other) + HAUL >= goalOf(v, other));

/** The chance that an unseen weapon card carries n bullets, by n. Seen cards do not count. */
export const oddsOf = ({ v, hand }: CaliberSight): number[] => {
  const left: number[] = [];
  let unseen = 0;
  for (const { card, copies } of decks.weapons) {
    const seen = hand.filter(face => face === card).length + v.zones.thrown.filter(face => face === card).length;
    const bullets = bulletsOn(card);
    left[bullets] = (left[bullets] ?? 0) + copies - seen;
    unseen += copies - seen;
  }
  return Array.from(left, n => (n ?? 0) / Math.max(1, unseen));
};
export const meanOf = (odds: readonly number[]): number => odds.reduce((sum, chance, bullets) => sum + chance * bullets, 0);
/** The chance that n unseen cards hold fewer bullets than this. */
export const shortOf = (cards: number, bullets: number, odds: readonly number[]): number => {
  // sums[n]: the chance that the cards so far hold exactly n bullets, for every n below the mark.
  let sums: number[] = Array.from({ length: bullets }, (_, n) => (n === 0 ? 1 : 0));
  for (let card = 0; card < cards; card++) {
    const next = sums.map(() => 0);
    sums.forEach((chance, sum) => {
      for (let more = 0; more < odds.length && sum + more < bullets; more++) next[sum + more]! += chance * odds[more]!;
    });
    sums = next;
  }
  return sums.reduce((sum, chance) => sum + chance, 0);
};
