/** The ladder: how good everybody seems to be, and how sure that is. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { RATED_LIMITS } from '../../wire/rated.ts';
import { posterOf } from '../games/registry.ts';
import { useAsked } from '../line/api.ts';
import { me, server } from '../line/server.ts';
import { Bar, Foot } from '../shell/bar.tsx';
import { personName } from '../shell/called.ts';
import { whole } from '../shell/figures.ts';
import { GameTabs } from '../shell/game-tabs.tsx';
import { Icon } from '../shell/icon.tsx';
import { Notice } from '../shell/notice.tsx';
import { pageWords, useSpoken } from '../shell/page-words.ts';
import { Loading } from '../shell/states.tsx';
import { useTitle } from '../shell/title.ts';
import { say } from '../shell/words.ts';
import { type LadderView, likelyOf, pointsOf } from '../you/people.ts';
import { type Scale, Skill, scaleFor } from '../you/skill.tsx';
import './ladder.css';

type Entry = LadderView['players'][number];
const MINUTE = 60_000;
/** On a phone a row is drawn as a grid, and to some readers no longer a row, unless it says that it is one. */
const heard = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

const Row = ({ entry, place, scale }: { readonly entry: Entry; readonly place: number; readonly scale: Scale }): JSX.Element => {
  const words = pageWords('ladder');
  const mine = entry.id === me.value?.id;
  const [from, to] = likelyOf(entry).map(whole) as [string, string];
  return (
    <tr {...heard.row} class={mine ? 'mine' : ''} aria-current={mine ? 'true' : undefined}>
      <td {...heard.cell} class="pl d">
        {place}
      </td>
      <th {...heard.name} scope="row">
        <span class="av">
          <Icon name="hat" />
        </span>
        <span class="nm">
          <b>{personName(entry.name)}</b>
          {mine && <small>{words.you}</small>}
        </span>
      </th>
      <td {...heard.cell} class="gm">
        {words.games(entry.games)}
      </td>
      <td {...heard.cell} class="rt d">
        {whole(pointsOf(entry))}
      </td>
      <td {...heard.cell} class="sk">
        <Skill rating={entry} scale={scale} />
        <span class="sr">{words.range(from, to)}</span>
      </td>
    </tr>
  );
};
const Rungs = ({ ladder }: { readonly ladder: LadderView }): JSX.Element => {
  const words = pageWords('ladder');
  const scale = scaleFor(ladder.players);
  return (
    <table {...heard.table}>
      <thead {...heard.group}>
        <tr {...heard.row}>
          {words.columns.map(column => (
            <th {...heard.column} key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...heard.group}>
        {ladder.players.map((entry, i) => (
          <Row key={entry.id} entry={entry} place={i + 1} scale={scale} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={4} />
          <td class="sk scale" aria-hidden="true">
            <span>{whole(scale[0])}</span>
            <span>{whole((scale[0] + scale[1]) / 2)}</span>
            <span>{whole(scale[1])}</span>
          </td>
        </tr>
      </tfoot>
    </table>
  );
};
const Totals = ({ totals }: Pick<LadderView, 'totals'>): JSX.Element => {
  const words = pageWords('ladder');
  const minutes = Math.round(totals.averageMillis / MINUTE);
  return (
    <p class="totals">
      {words.totals(totals.games, totals.guests)}
      {minutes > 0 && ` · ${words.minutes(minutes)}`}
    </p>
  );
};

export const LadderPage = ({ game }: { readonly game: string }): JSX.Element => {
  const spoken = useSpoken('ladder');
  const known = posterOf(game);
  const { reply, again } = useAsked<LadderView>(known === null ? null : `/api/ladder/${game}`);
  // Who we are, so that our own rung can be marked.
  useEffect(() => void server(), []);
  useTitle(spoken ? pageWords('ladder').title : null);
  if (!spoken) return <Loading />;
  if (known === null) return <Notice title={say().ui.errors.noGame} />;
  const words = pageWords('ladder');
  const ladder = reply?.is === 'ok' ? reply.value : null;
  const empty = ladder?.players.length === 0;
  return (
    <>
      <Bar />
      <main class="wood wall">
        <div class="in">
          <article class="sheet ladder">
            <header>
              <h1 class="d">{words.title}</h1>
              <GameTabs page="ladder" game={game} label={words.title} />
              {ladder !== null && !empty && <Totals totals={ladder.totals} />}
            </header>
            {reply === null && (
              <p class="none" role="status">
                {say().ui.loading}
              </p>
            )}
            {reply !== null && ladder === null && (
              <div class="none" role="alert">
                <Icon name="unplugged" />
                <p>{words.away}</p>
                <button type="button" class="btn" onClick={again}>
                  {words.retry}
                </button>
              </div>
            )}
            {empty && (
              <div class="none">
                <Icon name="trophy" />
                <p>
                  {words.empty} {words.unrated}
                </p>
                <p class="acts">
                  <a class="btn go" href={`/new/${game}`}>
                    {words.play}
                  </a>
                  <a class="btn" href={`/practice/${game}`}>
                    {words.practice}
                  </a>
                </p>
              </div>
            )}
            {ladder !== null && !empty && <Rungs ladder={ladder} />}
            <footer>
              <p>{words.about}</p>
              <p>{words.counts(RATED_LIMITS)}</p>
            </footer>
          </article>
          <Foot />
        </div>
      </main>
    </>
  );
};
