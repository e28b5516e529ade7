/** Tables of the server and the people there. Their code loads once there are people to draw: the first page does not wait for it. */
import { signal } from '@preact/signals';
import { h, type JSX } from 'preact';
import { openTables } from '../line/server.ts';
import { say } from '../shell/words.ts';
import { slowGames, useSlowGames } from '../slow/games.ts';
import type { ChairsProps } from './chairs.tsx';

const parts = signal<typeof import('./tables.tsx') | null>(null);
const fetchParts = async (): Promise<void> => {
  parts.value = await import('./tables.tsx');
};
/** Null until they are loaded. */
const drawn = (): typeof parts.value => {
  if (parts.value === null) fetchParts().catch(() => {});
  return parts.value;
};
export const Chairs = (props: ChairsProps): JSX.Element | null => {
  const all = drawn();
  return all && h(all.Chairs, props);
};
export const WaitingGames = (): JSX.Element | null => {
  useSlowGames();
  const known = slowGames.value;
  const all = known?.games.length ? drawn() : null;
  return all && h(all.WaitingGames, known!);
};
export const OpenTables = (): JSX.Element | null => {
  const tables = openTables.value?.filter(({ house }) => house === undefined);
  if (tables?.length === 0) return <p>{say().ui.saloon.noTables}</p>;
  const all = tables && drawn();
  return all ? h(all.OpenTables, { tables: tables! }) : null;
};
