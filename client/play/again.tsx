/** A rematch at the same table, on the sheet that ends a game: who wants it, and the buttons. */
import type { JSX } from 'preact';
import { Icon } from '../shell/icon.tsx';
import { say } from '../shell/words.ts';
import { isWaiting, rematchesOf, wantingOf } from '../table/end/rematch.ts';
import type { Session } from '../table/session/session.ts';

/** Where others may ask for one, its room is reserved: nothing moves when they do. */
export const Wanting = ({ session }: { readonly session: Session }): JSX.Element | null => {
  const wanting = wantingOf(session);
  if (session.line.kind === 'practice') return null;
  return (
    <p class="wanting" role="status">
      {wanting !== null && <Icon name="replay" />} {wanting}
    </p>
  );
};
export const RematchButtons = ({ session }: { readonly session: Session }): JSX.Element => {
  const [first, ...other] = rematchesOf(session);
  const waits = isWaiting(session);
  return (
    <>
      {other.map(({ label, turned }) => (
        <button key={label} type="button" class="btn onpaper" onClick={() => void session.rematch(turned)}>
          {label}
        </button>
      ))}
      <button type="button" class="btn go" disabled={waits} onClick={() => void session.rematch(first.turned)}>
        <Icon name="replay" /> {waits ? say().ui.after.waiting : first.label}
      </button>
    </>
  );
};
