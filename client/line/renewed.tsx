/** The server has been renewed since this page was loaded: a strip on every page says so, covers nothing, and offers a reload. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { say } from '../shell/words.ts';
import { isRenewed, serverState } from './server.ts';

export const Renewed = (): JSX.Element | null => {
  const putAway = useSignal(false);
  const isOver = serverState.value === 'outdated';
  if (!isOver && (!isRenewed.value || putAway.value)) return null;
  const { ui } = say();
  return (
    <div class="announced" role="status">
      <p>{isOver ? ui.table.outdated : ui.renewed}</p>
      <button type="button" class="btn" onClick={() => location.reload()}>
        {ui.reload}
      </button>
      {!isOver && (
        <button
          type="button"
          class="icb"
          aria-label={ui.close}
          onClick={() => {
            putAway.value = true;
          }}
        >
          ×
        </button>
      )}
    </div>
  );
};
