/** The guests a player has blocked, each with an unblock button; empty while there are none. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Blocked, blockedByMe, setBlocked } from '../moderation/blocks.ts';
import { personName } from '../shell/called.ts';
import { pageWords, useSpoken } from '../shell/page-words.ts';

export const BlockedPlayers = (): JSX.Element | null => {
  const spoken = useSpoken('moderation');
  /** Null if there were none at first. */
  const list = useSignal<readonly Blocked[] | null>(null);
  const isAway = useSignal(false);
  useEffect(() => {
    void blockedByMe().then(reply => {
      if (reply.is === 'ok' && reply.value.blocked.length > 0) list.value = reply.value.blocked;
    });
  }, []);
  const unblock = async (who: Blocked): Promise<void> => {
    const reply = await setBlocked(who, false);
    isAway.value = reply.is !== 'ok';
    if (reply.is === 'ok') list.value = (list.peek() ?? []).filter(({ id }) => id !== who.id);
  };
  if (!spoken || list.value === null) return null;
  const words = pageWords('moderation');
  return (
    <section class="device blocked" aria-labelledby="blocked">
      <h2 class="d" id="blocked">
        {words.blocked}
      </h2>
      <p>{words.blockAbout}</p>
      <ul>
        {list.value.map(each => (
          <li key={each.id}>
            <b>{personName(each.name)}</b>
            <button
              type="button"
              class="btn onpaper"
              aria-label={words.unblockWhom(personName(each.name))}
              onClick={() => void unblock(each)}
            >
              {words.unblock}
            </button>
          </li>
        ))}
      </ul>
      <p class="said" role="status">
        {isAway.value ? words.away : list.value.length === 0 && words.nobody}
      </p>
    </section>
  );
};
