/** The ladder: the player's place or the way to one, and all players' ratings. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { RATED_LIMITS } from '../../wire/rated.ts';
import { FacePicture } from '../faces/face.tsx';
import { posterOf, posters } from '../games/registry.ts';
import { Lead } from '../lead/lead.tsx';
import { useAsked } from '../line/api.ts';
import { me, server } from '../line/server.ts';
import { Bar, Foot } from '../shell/bar.tsx';
import { personName } from '../shell/called.ts';
import { whole } from '../shell/figures.ts';
import { Fold } from '../shell/fold.tsx';
import { GameSigns } from '../shell/game-tabs.tsx';
import { Icon } from '../shell/icon.tsx';
import { Notice } from '../shell/notice.tsx';
import { pageWords, useSpoken } from '../shell/page-words.ts';
import { Loading } from '../shell/states.tsx';
import { useTitle } from '../shell/title.ts';
import { say } from '../shell/words.ts';
import { wornBy } from '../you/face.tsx';
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
        <b>{personName(entry.name)}</b> {mine && <small>{words.you}</small>}
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

interface StandingProps {
  readonly game: string;
  readonly ladder: LadderView | null;
  /** The player's rung; below zero where they have none. */
  readonly mine: number;
  /** Asks again; null while nothing is wrong. */
  readonly again: (() => void) | null;
}
/** The page's lead: the player's place, or the way to one. */
const Standing = ({ game, ladder, mine, again }: StandingProps): JSX.Element => {
  const words = pageWords('ladder');
  const entry = ladder?.players[mine];
  const isEmpty = ladder?.players.length === 0;
  const face = wornBy(me.value?.id ?? null);
  const title = entry !== undefined ? words.place(mine + 1, ladder!.players.length) : isEmpty ? words.first : words.title;
  const ways =
    again !== null ? (
      <button type="button" class="btn go" onClick={again}>
        {words.retry}
      </button>
    ) : ladder === null ? undefined : (
      <>
        <a class="btn go" href={`/new/${game}?open=1`}>
          {words.play}
        </a>
        {entry === undefined && (
          <a class="btn onpaper quiet" href={`/practice/${game}`}>
            {words.practice}
          </a>
        )}
      </>
    );
  return (
    <Lead
      picture={entry === undefined ? <Icon name="trophy" /> : <FacePicture of={face} place={face.ink} tall />}
      kick={`${words.title} · ${say().names[game]?.name}`}
      title={title}
      others={<GameSigns page="ladder" game={game} label={words.title} games={posters.map(poster => poster.game)} />}
      ways={ways}
    >
      {entry !== undefined && <Estimate entry={entry} />}
      {entry === undefined && ladder !== null && (
        <p>
          {isEmpty && words.empty} {words.join(RATED_LIMITS)}
        </p>
      )}
      {again !== null && <p role="alert">{words.away}</p>}
      {again === null && ladder === null && <p role="status">{say().ui.loading}</p>}
    </Lead>
  );
};
const Estimate = ({ entry }: { readonly entry: Entry }): JSX.Element => {
  const words = pageWords('ladder');
  const [from, to] = likelyOf(entry).map(whole) as [string, string];
  return (
    <>
      <p>
        <b class="d points">{whole(pointsOf(entry))}</b> {words.range(from, to)} · {words.games(entry.games)}
      </p>
      <Skill rating={entry} scale={scaleFor([entry])} />
    </>
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
  const mine = ladder?.players.findIndex(({ id }) => id === me.value?.id) ?? -1;
  return (
    <>
      <Bar />
      <main class="wood wall">
        <div class="in ladderpage">
          <Standing game={game} ladder={ladder} mine={mine} again={reply !== null && ladder === null ? again : null} />
          {ladder !== null && ladder.players.length > 0 && (
            <article class="sheet ladder">
              <Totals totals={ladder.totals} />
              <Rungs ladder={ladder} />
            </article>
          )}
          <div class="bill laddermore">
            <Fold title={words.how} said={words.howSaid}>
              <p>{words.about}</p>
              <p>
                {words.counts(RATED_LIMITS)} {words.unrated}
              </p>
            </Fold>
          </div>
          <Foot />
        </div>
      </main>
    </>
  );
};
