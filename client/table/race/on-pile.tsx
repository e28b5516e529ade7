/** Hands on a pile: each comes from where its player sits. A list beside the pile says the same in words. */
import type { JSX } from 'preact';
import type { Seat } from '../../../kernel/seat.ts';
import { classes } from '../../look/classes.ts';
import { Hand, inkAt } from '../seats/face.tsx';
import { labelOf, others } from '../session/people.ts';
import type { Session } from '../session/session.ts';
import * as onPile from './on-pile.module.css';

const [SOUTH, WEST, NORTH] = [90, 180, 270] as const;
/** A player's direction, in degrees clockwise from the right: the viewer below, the others from left to right above the pile. */
const sideOf = (session: Session, seat: Seat): number => {
  const seats = others(session);
  if (!seats.includes(seat)) return SOUTH;
  return seats.length < 2 ? NORTH : WEST + (180 * seats.indexOf(seat)) / (seats.length - 1);
};
/** Distance from the middle of the pile, in hundredths of it: a hand, and its label. */
const PALM = 33;
const [ASIDE, AWAY] = [20, 42];

interface OnPileProps {
  readonly session: Session;
  readonly down: readonly Seat[];
  /** The hand's time. */
  readonly said?: (seat: Seat) => string;
}
export const OnPile = ({ session, down, said }: OnPileProps): JSX.Element => (
  <ul class={onPile.hands} aria-hidden="true">
    {down.map(seat => {
      const from = sideOf(session, seat);
      const [x, y] = [Math.cos((from * Math.PI) / 180), Math.sin((from * Math.PI) / 180)];
      const isLeft = x < -0.1;
      return (
        <li key={seat}>
          <i style={{ left: `${50 + PALM * x}%`, top: `${50 + PALM * y}%`, '--from': `${from}deg` }}>
            <Hand session={session} seat={seat} />
          </i>
          {said !== undefined && (
            <span
              class={classes(onPile.tag, isLeft && onPile.left, inkAt({ session, seat }))}
              style={{ left: `${50 + PALM * x + (isLeft ? -ASIDE : ASIDE)}%`, top: `${50 + AWAY * y}%` }}
            >
              {labelOf(session, seat)} <small>{said(seat)}</small>
            </span>
          )}
        </li>
      );
    })}
  </ul>
);
