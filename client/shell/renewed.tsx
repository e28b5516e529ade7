/** The server has been renewed since this page was loaded: says so on every page, and gives the way to go on. Nothing is lost by it. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { isRenewed, serverState } from '../line/server.ts';
import { Icon } from './icon.tsx';
import { say } from './words.ts';

export const Renewed = (): JSX.Element | null => {
  const putAway = useSignal(false);
  const isOver = serverState.value === 'outdated';
  if (!isOver && (!isRenewed.value || putAway.value)) return null;
  const { ui } = say();
  return (
    <p class="renewed" role="status">
      <Icon name="six" />
      <span>{isOver ? ui.table.outdated : ui.renewed}</span>
      <button type="button" class="btn" onClick={() => location.reload()}>
        {ui.reload}
      </button>
      {!isOver && (
        <button
          type="button"
          class="btn quiet"
          onClick={() => {
            putAway.value = true;
          }}
        >
          {ui.close}
        </button>
      )}
    </p>
  );
};
