/** Who is ahead, at a glance: a bar for each player, the best first. The plates say the same, so nobody has to hear it twice. */
import type { JSX } from 'preact';
import { labelOf } from '../session/people.ts';
import type { Session } from '../session/session.ts';
import { Brand, inkAt } from './face.tsx';

export const Standing = ({ session }: { readonly session: Session }): JSX.Element | null => {
  const points = session.game.points(session);
  if (points === null || points.length === 0 || session.game.teams !== undefined) return null;
  const most = Math.max(1, ...points);
  const order = points.map((amount, seat) => ({ amount, seat })).toSorted((a, b) => b.amount - a.amount);
  return (
    <ol class="standing" aria-hidden="true">
      {order.map(({ amount, seat }) => (
        <li key={seat} class={`${inkAt({ session, seat })} ${seat === session.me.value ? 'mine' : ''}`}>
          <span>
            <Brand session={session} seat={seat} /> {labelOf(session, seat)}
          </span>
          <i style={{ '--part': `${amount / most}` }}>
            <b>{amount}</b>
          </i>
        </li>
      ))}
    </ol>
  );
};
