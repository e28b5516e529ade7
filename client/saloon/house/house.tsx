/** The tables of the house: one for each game, always open, and who is there. */
import type { JSX } from 'preact';
import { posters } from '../../games/registry.ts';
import { openTables } from '../../line/server.ts';
import * as rows from '../../look/rows.module.css';
import { personName } from '../../shell/called.ts';
import { PosterArt } from '../../shell/icon.tsx';
import { Row } from '../../shell/row.tsx';
import { say } from '../../shell/words.ts';

/** Who sits at tables of the house of this game, in words; null where nobody does. */
export const atHouse = (game: string): string | null => {
  const people = (openTables.value ?? []).flatMap(table => (table.game === game ? (table.house ?? []) : []));
  return people.length === 0 ? null : new Intl.ListFormat(say().language).format(people.map(personName));
};

export const HouseTables = (): JSX.Element => {
  const { ui, names } = say();
  const words = ui.saloon.house;
  return (
    <section class={`bill ${rows.tables}`} aria-labelledby="house-tables">
      <h2 class="d" id="house-tables">
        {words.title}
      </h2>
      <p>{words.lead}</p>
      <ul class={rows.list}>
        {posters.map(({ game }) => {
          const there = atHouse(game);
          return (
            <li key={game}>
              <Row
                href={`/house/${game}`}
                picture={<PosterArt game={game} />}
                title={names[game]?.name ?? game}
                about={there === null ? words.bots : words.there(there)}
                action={ui.saloon.join}
              />
            </li>
          );
        })}
      </ul>
      <p class={rows.evening}>
        <a href="/evening">{ui.saloon.fixEvening}</a>
      </p>
    </section>
  );
};
