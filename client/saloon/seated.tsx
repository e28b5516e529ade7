/** Tables of the server and the people there. Their code loads once the server has listed them: the first page waits for neither. */
import { signal } from '@preact/signals';
import { h, type JSX } from 'preact';
import type { LobbyChair } from '../../wire/protocol.ts';
import { openTables } from '../line/server.ts';
import { slowGames, useSlowGames } from '../slow/games.ts';

const parts = signal<typeof import('./tables.tsx') | null>(null);
const fetchParts = async (): Promise<void> => {
  parts.value = await import('./tables.tsx');
};
/** Null until loaded. */
const drawn = (): typeof parts.value => {
  if (parts.value === null) fetchParts().catch(() => {});
  return parts.value;
};

export const People = ({ chairs }: { readonly chairs: readonly LobbyChair[] }): JSX.Element | null => {
  const all = drawn();
  return all && h(all.People, { chairs });
};
export const WaitingGames = (): JSX.Element | null => {
  useSlowGames();
  const known = slowGames.value;
  const all = known?.games.length ? drawn() : null;
  return all && h(all.WaitingGames, known!);
};
export const Tables = (): JSX.Element | null => {
  const tables = openTables.value;
  const all = tables && drawn();
  return all && h(all.Tables, { tables: tables! });
};
