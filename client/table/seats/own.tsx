/** The player's own plate, beside what lies before them: portrait, name, points, and whether the table waits. */
import type { JSX } from 'preact';
import { say } from '../../shell/words.ts';
import { amountOf } from '../session/people.ts';
import type { Session } from '../session/session.ts';
import { Face, inkAt } from './face.tsx';
import { leads } from './standing.tsx';
import { TeamMark } from './team.tsx';

export const OwnPlate = ({ session }: { readonly session: Session }): JSX.Element | null => {
  const me = session.me.value;
  if (me === null) return null;
  const points = session.game.points(session);
  const ahead = session.game.ahead?.(session);
  const waited = session.now.value?.ask?.waiting.includes(me) === true;
  return (
    <div class={`ownplate ${inkAt({ session, seat: me })} ${waited ? 'onmove' : ''}`}>
      <Face session={session} seat={me} class="av" />
      <p class="who">
        <b class="d">
          <TeamMark session={session} seat={me} />
          {say().ui.you}
        </b>{' '}
        {points !== null && <span>{amountOf(session, points[me] ?? 0)}</span>}
        {ahead !== undefined && (
          <span class="has">
            {ahead.amounts[me] === null ? (
              ahead.out
            ) : (
              <>
                <b class={leads(ahead, me) ? 'most' : ''}>{ahead.amounts[me]}</b> {ahead.of}
              </>
            )}
          </span>
        )}
      </p>
    </div>
  );
};
