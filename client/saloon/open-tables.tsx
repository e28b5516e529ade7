/** Tables open to all guests: the game, the people, and the free chairs. */
import type { JSX } from 'preact';
import type { LobbyTable } from '../../wire/protocol.ts';
import * as rows from '../look/rows.module.css';
import { personName } from '../shell/called.ts';
import { PosterArt } from '../shell/icon.tsx';
import { Row } from '../shell/row.tsx';
import { say } from '../shell/words.ts';
import { Chairs } from './chairs.tsx';

/** The people there, in words; while it is empty, the guest who opened it. */
const peopleAt = ({ chairs, host }: LobbyTable): string => {
  const people = chairs.flatMap(chair => (chair.kind === 'guest' ? [personName(chair.name)] : []));
  return people.length === 0 ? say().ui.saloon.hostedBy(personName(host)) : new Intl.ListFormat(say().language).format(people);
};
const TableRow = ({ table }: { readonly table: LobbyTable }): JSX.Element => {
  const { game, code, status, taken, seats, chairs } = table;
  const { ui, names } = say();
  const words = ui.saloon;
  const isOpen = status === 'gathering' && taken < seats;
  const state = status === 'playing' ? words.playing : isOpen ? words.free(seats - taken) : words.full;
  return (
    <li>
      <Row
        href={`/t/${code}`}
        picture={<PosterArt game={game} />}
        title={names[game]?.name ?? game}
        about={
          <>
            {`${state} · ${peopleAt(table)} · ${code}`}
            <Chairs chairs={chairs} />
          </>
        }
        action={isOpen ? words.join : words.watch}
      />
    </li>
  );
};
export const OpenTables = ({ tables }: { readonly tables: readonly LobbyTable[] }): JSX.Element => {
  const words = say().ui.saloon;
  return (
    <section class={`bill ${rows.tables}`} aria-labelledby="open-tables">
      <h2 class="d" id="open-tables">
        {words.openTables}
      </h2>
      <ul class={rows.list}>
        {tables.map(table => (
          <TableRow key={table.code} table={table} />
        ))}
      </ul>
    </section>
  );
};
