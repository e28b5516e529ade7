/** The log at the side: a narrow column with the newest lines beside it, until it is opened over the table. */
import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { classes } from '../../look/classes.ts';
import { Icon } from '../../shell/icon.tsx';
import { say } from '../../shell/words.ts';
import { inkAt } from '../seats/face.tsx';
import type { Session } from '../session/session.ts';
import { doerOf, Log } from './log.tsx';

/** Number of ticks drawn: as many as the largest window holds. */
const TICKS = 48;
/** The log as a column of ticks, the newest on top. */
const Ticks = ({ session }: { readonly session: Session }): JSX.Element => (
  <ul class="ticks" aria-hidden="true">
    {session.record.lines.value
      .slice(-TICKS)
      .toReversed()
      .flatMap(line => {
        if (line.kind !== 'told') return line.kind === 'said' ? [<li key={line.id} class="said" />] : [];
        if (!session.game.worthTelling(line.telling)) return [];
        const seat = doerOf(line.telling);
        const look = session.game.beginsChapter(line.telling) ? 'part' : seat === null ? 'all' : '';
        return [<li key={line.id} class={classes(look, seat !== null && inkAt({ session, seat }))} />];
      })}
  </ul>
);

interface RailProps {
  readonly session: Session;
  readonly Chat: ComponentType<{ readonly session: Session }> | undefined;
}
export const Rail = ({ session, Chat }: RailProps): JSX.Element => {
  const { ui } = say();
  const chosen = useSignal<boolean | null>(null);
  const { unread } = session.record;
  // When a game is over there is time to read and to talk.
  const open = chosen.value ?? session.now.value?.outcome != null;
  useEffect(() => {
    if (open) unread.value = 0;
  }, [open, unread.value]);
  return (
    <aside class={`rail ${open ? 'open' : ''}`} aria-label={ui.table.log}>
      <h2>
        <button
          type="button"
          aria-expanded={open}
          onClick={() => {
            chosen.value = !open;
          }}
        >
          <Icon name={open ? 'cross' : 'chat'} />
          {ui.table.log}
          {!open && unread.value > 0 && <b>{unread.value}</b>}
        </button>
      </h2>
      <Ticks session={session} />
      <Log session={session} scrolls={open} />
      {Chat !== undefined && <Chat session={session} />}
    </aside>
  );
};
