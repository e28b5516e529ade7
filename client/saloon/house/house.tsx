/** The tables of the house: one for each game, always open, with the people there. */
import type { JSX } from 'preact';
import { posters } from '../../games/registry.ts';
import { openTables } from '../../line/server.ts';
import * as rows from '../../look/rows.module.css';
import { PosterArt } from '../../shell/icon.tsx';
import { Row } from '../../shell/row.tsx';
import { say } from '../../shell/words.ts';
import { Chairs } from '../seated.tsx';
import { atHouse } from './at-house.ts';

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
          const table = openTables.value?.find(open => open.game === game && open.house !== undefined);
          return (
            <li key={game}>
              <Row
                href={`/house/${game}`}
                picture={<PosterArt game={game} />}
                title={names[game]?.name ?? game}
                about={
                  <>
                    {there === null ? words.bots : words.there(there)}
                    {table !== undefined && <Chairs chairs={table.chairs} />}
                  </>
                }
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
