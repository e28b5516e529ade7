/** Who is ahead, at a glance: a bar for each player, the best first. Plates have the same text, so screen readers skip this. */
import type { JSX } from 'preact';
import type { Seat } from '../../../kernel/seat.ts';
import type { Ahead } from '../game-client.ts';
import { labelOf } from '../session/people.ts';
import type { Session } from '../session/session.ts';
import { Brand, inkAt } from './face.tsx';

/** Is this seat ahead: none has more, and some player has less? */
export const leads = ({ amounts }: Ahead, seat: Seat): boolean => {
  const held = amounts.filter(amount => amount !== null);
  const most = Math.max(...held);
  return amounts[seat] === most && held.some(amount => amount < most);
};
export const Standing = ({ session }: { readonly session: Session }): JSX.Element | null => {
  const { game } = session;
  const ahead = game.ahead?.(session);
  const amounts = ahead?.amounts ?? game.points(session) ?? [];
  if (amounts.length === 0 || game.teams !== undefined) return null;
  const most = Math.max(1, ...amounts.map(amount => amount ?? 0));
  const order = amounts.map((amount, seat) => ({ amount, seat })).toSorted((a, b) => (b.amount ?? -1) - (a.amount ?? -1));
  return (
    <ol class="standing" aria-hidden="true">
      {ahead !== undefined && <li class="of">{ahead.of}</li>}
      {order.map(({ amount, seat }) => (
        <li key={seat} class={`${inkAt({ session, seat })} ${seat === session.me.value ? 'mine' : ''}`}>
          <span>
            <Brand session={session} seat={seat} /> {labelOf(session, seat)}
          </span>
          {amount === null ? (
            <em>{ahead!.out}</em>
          ) : (
            <i style={{ '--part': `${amount / most}` }}>
              <b>{amount}</b>
            </i>
          )}
        </li>
      ))}
    </ol>
  );
};
