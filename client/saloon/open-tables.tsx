/** Tables that anybody may come to. */
import type { JSX } from 'preact';
import type { LobbyTable } from '../../wire/protocol.ts';
import { openTables } from '../line/server.ts';
import * as rows from '../look/rows.module.css';
import { personName } from '../shell/called.ts';
import { PosterArt } from '../shell/icon.tsx';
import { Row } from '../shell/row.tsx';
import { say } from '../shell/words.ts';

const TableRow = ({ table: { game, code, host, status, taken, seats } }: { readonly table: LobbyTable }): JSX.Element => {
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
        about={`${state} · ${words.hostedBy(personName(host))} · ${code}`}
        action={isOpen ? words.join : words.watch}
      />
    </li>
  );
};
export const OpenTables = (): JSX.Element | null => {
  if (openTables.value === null) return null;
  const tables = openTables.value.filter(({ house }) => house === undefined);
  if (tables.length === 0) return <p>{say().ui.saloon.noTables}</p>;
  return (
    <section class={`bill ${rows.tables}`} aria-labelledby="open-tables">
      <h2 class="d" id="open-tables">
        {say().ui.saloon.openTables}
      </h2>
      <ul class={rows.list}>
        {tables.map(table => (
          <TableRow key={table.code} table={table} />
        ))}
      </ul>
    </section>
  );
};
