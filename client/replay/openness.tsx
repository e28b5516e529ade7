/** Who can watch the finished game: all holders of the link, unless a player closes it, who may open it again. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { askServer, useAsked } from '../line/api.ts';
import { say } from '../shell/words.ts';
import type { Session } from '../table/session/session.ts';
import { type History, historyPath, type LastPlayed } from './watch.ts';

export const Openness = ({ session }: { readonly session: Session }): JSX.Element => {
  const { after } = say().ui;
  // The server stores it before it proves it.
  const { reply } = useAsked<History>(session.proof.value === null ? null : historyPath(session.line.code));
  const changed = useSignal<LastPlayed | null>(null);
  const game = changed.value ?? (reply?.is === 'ok' ? (reply.value.games.at(-1) ?? null) : null);
  const isClosed = game?.visibility === 'closed';
  const close = async (id: string): Promise<void> => {
    const answer = await askServer<LastPlayed>('PUT', `/api/replays/${id}`, { closed: !isClosed });
    if (answer.is === 'ok') changed.value = answer.value;
  };
  return (
    <p class="openly">
      <span role="status">{isClosed ? after.closedToAll : after.openToAll}</span>{' '}
      {game !== null && game.visibility !== 'open' && session.me.value !== null && (!isClosed || game.closedByYou === true) && (
        <button type="button" class="btn onpaper quiet" onClick={() => void close(game.id)}>
          {isClosed ? after.reopen : after.close}
        </button>
      )}
    </p>
  );
};
