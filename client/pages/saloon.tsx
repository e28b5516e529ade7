/** The saloon: a poster for every game, the open tables under them, and a place to say a code. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { LobbyTable } from '../../wire/protocol.ts';
import { DayStrip } from '../day/strip.tsx';
import type { Poster } from '../games/poster.ts';
import { posterOf, posters } from '../games/registry.ts';
import { whyAway } from '../line/away.ts';
import { followLobby, openTables } from '../line/server.ts';
import { Bar, Foot } from '../shell/bar.tsx';
import { Icon, Outline } from '../shell/icon.tsx';
import { personName } from '../shell/person-name.ts';
import { go } from '../shell/router.ts';
import { say } from '../shell/words.ts';
import { TrailLine } from '../trail/line.tsx';
import './saloon.css';

const Hard = ({ hard }: { readonly hard: number }): JSX.Element => (
  <span class="hard" role="img" aria-label={say().ui.saloon.hardOf(hard)}>
    {[1, 2, 3, 4, 5].map(n => (
      <i key={n} class={n > hard ? 'o' : ''} />
    ))}
  </span>
);
const range = ([least, most]: Poster['seats']): string => (least === most ? `${least}` : `${least}–${most}`);

const Bill = ({ poster, at }: { readonly poster: Poster; readonly at: number }): JSX.Element => {
  const { ui, names } = say();
  const { name, about } = names[poster.game]!;
  const players = range(poster.seats);
  return (
    <article class={`bill printed small poster p${at % 4}`}>
      <span class="nail" />
      <p class="kick">
        {ui.saloon.wanted(players)}
        <span class="mk">
          {ui.saloon.minutesShort(poster.minutes)} <Hard hard={poster.hard} />
        </span>
      </p>
      <h2 class={`d ${name.length > 14 ? 'long' : ''}`}>{name}</h2>
      <div class="art">
        <span class="ra" />
        <Outline d={poster.art} />
      </div>
      <p class="tx">{about}</p>
      <dl>
        <div>
          <dt>{ui.saloon.players}</dt>
          <dd class="d">{players}</dd>
        </div>
        <div>
          <dt>{ui.saloon.minutes}</dt>
          <dd class="d">{poster.minutes}</dd>
        </div>
        <div>
          <dt>{ui.saloon.hard}</dt>
          <dd>
            <Hard hard={poster.hard} />
          </dd>
        </div>
      </dl>
      <div class="acts">
        <a class="btn go" href={`/practice/${poster.game}`}>
          {ui.saloon.playNow}
        </a>
        <a class="btn onpaper" href={`/new/${poster.game}`}>
          {ui.saloon.newTable}
        </a>
      </div>
    </article>
  );
};

const Taken = ({ taken, seats }: { readonly taken: number; readonly seats: number }): JSX.Element => (
  <span class="seats" role="img" aria-label={say().ui.saloon.taken(taken, seats)}>
    {Array.from({ length: seats }, (_, i) => (
      <Icon key={i} name="hat" class={i < taken ? '' : 'o'} />
    ))}
  </span>
);
const TableRow = ({ table }: { readonly table: LobbyTable }): JSX.Element => {
  const { ui, names } = say();
  const open = table.status === 'gathering' && table.taken < table.seats;
  const poster = posterOf(table.game);
  return (
    <tr>
      <td class="gi">
        {poster !== null && <Outline d={poster.art} />}
        <b>{names[table.game]?.name ?? table.game}</b>
      </td>
      <td class="code">{table.code}</td>
      <td class="host">{ui.saloon.hostedBy(personName(table.host))}</td>
      <td>
        <Taken taken={table.taken} seats={table.seats} />
      </td>
      <td class="stt">
        {table.status === 'playing' ? ui.saloon.playing : open ? ui.saloon.waitingFor(table.seats - table.taken) : ui.saloon.full}
      </td>
      <td class="ac">
        <a class={`btn ${open ? 'brass' : ''}`} href={`/t/${table.code}`}>
          {open ? ui.saloon.join : ui.saloon.watch}
        </a>
      </td>
    </tr>
  );
};
const Ledger = (): JSX.Element => {
  const { ui } = say();
  const code = useSignal('');
  useEffect(followLobby, []);
  const tables = openTables.value;
  const away = whyAway();
  return (
    <section class="sheet ledger" aria-labelledby="open-tables">
      <h2 class="d" id="open-tables">
        {ui.saloon.openTables}
      </h2>
      <form
        class="join"
        onSubmit={event => {
          event.preventDefault();
          const wanted = code.value.trim().toUpperCase();
          if (/^[A-Z0-9]{4,8}$/.test(wanted)) go(`/t/${wanted}?sit=1`);
        }}
      >
        <label for="code">{ui.saloon.haveCode}</label>
        <input
          id="code"
          placeholder="K7QM"
          maxLength={8}
          autocomplete="off"
          autocapitalize="characters"
          pattern="[A-Za-z0-9]{4,8}"
          value={code.value}
          onInput={event => {
            code.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="btn">
          {ui.saloon.sitDown}
        </button>
      </form>
      {tables !== null && tables.length > 0 ? (
        <table>
          <thead class="sr">
            <tr>
              {ui.saloon.columns.map(column => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tables.map(table => (
              <TableRow key={table.code} table={table} />
            ))}
          </tbody>
        </table>
      ) : (
        <p class="empty" role="status">
          <Icon name={away === null ? 'chair' : 'unplugged'} />
          {away ?? (tables === null ? ui.loading : ui.saloon.noTables)}
        </p>
      )}
    </section>
  );
};

export const Saloon = (): JSX.Element => {
  const { ui } = say();
  return (
    <>
      <Bar />
      <main class="wood wall">
        <div class="in">
          <h1 class="sr">{ui.saloon.title}</h1>
          <div class="posters">
            {posters.map((poster, at) => (
              <Bill key={poster.game} poster={poster} at={at} />
            ))}
          </div>
          <TrailLine />
          <DayStrip />
          <Ledger />
          <Foot />
        </div>
      </main>
    </>
  );
};
