/** The server has been renewed since this page was loaded: says so on every page, and gives the way to go on. Nothing is lost by it. */
import type { JSX } from 'preact';
import { isRenewed, serverState } from '../line/server.ts';
import { Icon } from './icon.tsx';
import { say } from './words.ts';

export const Renewed = (): JSX.Element | null => {
  if (serverState.value !== 'outdated' && !isRenewed.value) return null;
  const { ui } = say();
  return (
    <p class="renewed" role="status">
      <Icon name="six" />
      <span>{serverState.value === 'outdated' ? ui.table.outdated : ui.renewed}</span>
      <button type="button" class="btn" onClick={() => location.reload()}>
        {ui.reload}
      </button>
    </p>
  );
};
