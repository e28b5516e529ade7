/** The others at the table, clockwise from the player's left. */
import type { JSX } from 'preact';
import { useScrollable } from '../../shell/scrollable.ts';
import { say } from '../../shell/words.ts';
import { handsOf, nameOf, others } from '../session/people.ts';
import type { Session } from '../session/session.ts';
import { useNames } from './names.ts';
import { SeatPlate } from './seat.tsx';

/** From here on plates are drawn with less on them. */
const MANY = 4;
export const Opponents = ({ session }: { readonly session: Session }): JSX.Element => {
  const row = useScrollable<HTMLElement>();
  const seats = others(session);
  useNames(row, seats.map(seat => `${nameOf(session, seat)} ${handsOf(session, seat)}`).join('\n'));
  return (
    <section class={`opps ${seats.length >= MANY ? 'many' : ''}`} ref={row} aria-label={say().ui.table.opponents}>
      {seats.map(seat => (
        <SeatPlate key={seat} session={session} seat={seat} />
      ))}
    </section>
  );
};
