/**
 * McReady's chance at the beginning of a turn, for dreams that are cut short there: the casualties that the attacks to come should bring,
 * against the lives of the gang; what is left of the border; both hands. The more attacks are to come, the less any of it tells.
 *
 * The weights are a logistic fit to results of games among bots (docs/bots.md). They say who wins, not what to do: the hunches, which look
 * one move ahead, have their own beliefs.
 */

import { facesAt } from '../../../kernel/cards/table.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { cardOf } from '../faces.ts';
import { at, COLTY, MCREADY, type RevolverTable } from '../zones.ts';
import { likely, livesOf, prospectOf } from './worth.ts';

/** What an attack is expected to go by: firepower that a turn adds to McReady's column, to Colty's, and how far both stray from it. */
const expected = { posse: 2, guns: 0.5, stray: 1.5 };
const tells = { always: 2.38, end: -4.19, casualty: 2.86, border: 0.74 };
/** Of each seat's hand: a card, and a point of its firepower. */
const hands = [
  { card: -0.22, power: -0.16 },
  { card: 0.64, power: 0.12 },
];
/** An action has none printed, but is worth about as much as this. */
const ACTION = 2;

const handOf = (t: RevolverTable, seat: Seat): number =>
  facesAt(t, at.hand(seat)).reduce(
    (sum, face) => sum + hands[seat]!.card + hands[seat]!.power * (cardOf(face).firepower ?? ACTION),
    0,
  );

export const judged = (t: RevolverTable): number => {
  const { attacks, casualties } = prospectOf(t, COLTY, expected);
  const sum =
    tells.end + tells.casualty * (casualties - livesOf(t)) + tells.border * t.open.border + handOf(t, COLTY) + handOf(t, MCREADY);
  return likely(tells.always + sum / Math.sqrt(attacks + 1));
};
