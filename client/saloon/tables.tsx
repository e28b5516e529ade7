/** All that the saloon draws of tables on the server: loaded once the server has listed them (`seated.tsx`). */
import type { JSX } from 'preact';
import type { LobbyTable } from '../../wire/protocol.ts';
import { WaitingGames as Waiting } from '../slow/waiting.tsx';
import { People as PeopleAt } from './chairs.tsx';
import { HouseTables } from './house/house.tsx';
import { OpenTables } from './open-tables.tsx';

export const People = PeopleAt;
export const WaitingGames = Waiting;
export const Tables = ({ tables }: { readonly tables: readonly LobbyTable[] }): JSX.Element => (
  <>
    <HouseTables tables={tables} />
    <OpenTables tables={tables.filter(({ house }) => house === undefined)} />
  </>
);
