/** The others at the table, clockwise from the player's left. */
import type { JSX } from 'preact';
import { useScrollable } from '../../shell/scrollable.ts';
import { say } from '../../shell/words.ts';
import { handsOf, nameOf, others } from '../session/people.ts';
import type { Session } from '../session/session.ts';
import { useNames } from './names.ts';
import { SeatPlate } from './seat.tsx';

/** From this number on plates show less. */
const MANY = 4;
/** Seats at the player's left, across, and at their right: no seat is behind two rows of others. */
const sides: readonly (readonly [left: number, across: number])[] = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
  [1, 2],
  [2, 1],
  [2, 2],
  [3, 1],
  [3, 2],
  [3, 3],
];
export const Opponents = ({ session }: { readonly session: Session }): JSX.Element => {
  const row = useScrollable<HTMLElement>();
  const seats = others(session);
  const [left, across] = sides[seats.length]!;
  const rows = [
    ['west', seats.slice(0, left)],
    ['north', seats.slice(left, left + across)],
    ['east', seats.slice(left + across)],
  ] as const;
  useNames(row, seats.map(seat => `${nameOf(session, seat)} ${handsOf(session, seat)}`).join('\n'));
  return (
    <section class={`opps ${seats.length >= MANY ? 'many' : ''}`} ref={row} aria-label={say().ui.table.opponents}>
      {rows.map(([side, sitting]) => (
        <div key={side} class={side}>
          {sitting.map(seat => (
            <SeatPlate key={seat} session={session} seat={seat} />
          ))}
        </div>
      ))}
    </section>
  );
};
