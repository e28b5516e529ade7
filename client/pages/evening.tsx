/** An evening: its time by the visitor's clock, for the calendar and for others; and the form to fix one. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Answers } from '../evening/answers.tsx';
import * as style from '../evening/evening.module.css';
import { type Evening, eveningOf, freshId, LASTS, linkTo, moments, placeOf } from '../evening/evening.ts';
import { calendarOf } from '../evening/ics.ts';
import { dropEvening, isKept, keepEvening } from '../evening/kept.ts';
import { daysLater, momentOf, ownZone, shownAt } from '../evening/when.ts';
import { posters } from '../games/registry.ts';
import { Choice } from '../gather/choice.tsx';
import { Bar, Foot } from '../shell/bar.tsx';
import { hour, weekday } from '../shell/figures.ts';
import { PosterArt } from '../shell/icon.tsx';
import { Notice } from '../shell/notice.tsx';
import { pageWords, useSpoken } from '../shell/page-words.ts';
import { go, route } from '../shell/router.ts';
import { canSend, copied, share, Telegram } from '../shell/share.tsx';
import { Loading } from '../shell/states.tsx';
import { useTitle } from '../shell/title.ts';
import { say } from '../shell/words.ts';

/** Times of a weekly evening that a calendar gets at once. */
const WEEKS = 12;
const EARLY = 15 * 60 * 1000;
const NEXT_HOUR = 'T20:00';

const save = (name: string, text: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

const Fixed = ({ evening }: { readonly evening: Evening }): JSX.Element => {
  const { ui, names } = say();
  const words = pageWords('evening');
  const isCopied = useSignal(false);
  const kept = useSignal(true);
  const now = Date.now();
  const all = moments(evening, now, evening.weekly ? WEEKS : 1);
  const [at] = all;
  const game = names[evening.game]?.name ?? evening.game;
  const link = `${location.origin}${linkTo(evening)}`;
  useEffect(() => {
    if (at !== undefined) keepEvening(evening);
    kept.value = isKept(evening);
  }, [link]);
  const title = words.of(game);
  useTitle(title);
  const invitation = at === undefined ? title : `${title}: ${weekday(at)}, ${hour(at)}`;
  const place = `${location.origin}${placeOf(evening)}`;
  const calendar = (): void => {
    const text = calendarOf({ title, about: `${words.where} ${place}`, url: link, moments: all, lasts: LASTS }, Date.now());
    save('sixgun.ics', text);
  };
  const isNow = at !== undefined && at - EARLY <= now;
  return (
    <article class={`bill ${style.evening}`}>
      <header class={style.head}>
        <PosterArt game={evening.game} />
        <div>
          <p class={style.kick}>{evening.weekly ? words.weekly : words.once}</p>
          <h1 class="d">{title}</h1>
        </div>
      </header>
      {at === undefined ? (
        <p role="status">{words.over}</p>
      ) : (
        <>
          <p class={style.when} role="status">
            <b>{weekday(at)}</b> <b>{hour(at)}</b>
          </p>
          {evening.zone !== ownZone() && <p>{words.there(shownAt(at, evening.zone).slice(11), evening.zone)}</p>}
          <p>{evening.table === null ? words.house : words.table(evening.table)}</p>
          <Answers {...{ evening, at }} />
        </>
      )}
      <footer class={style.ways}>
        {at !== undefined && (
          <a class={`btn ${isNow ? 'go' : 'onpaper'}`} href={placeOf(evening)}>
            {ui.saloon.join}
          </a>
        )}
        {at !== undefined && (
          <button type="button" class={`btn ${isNow ? 'onpaper' : 'go'}`} onClick={calendar}>
            {words.calendar}
          </button>
        )}
        {canSend() && (
          <button type="button" class="btn onpaper" onClick={() => void share(invitation, link)}>
            {words.share}
          </button>
        )}
        <Telegram look="onpaper" text={invitation} url={link} />
        <button
          type="button"
          class="btn onpaper"
          onClick={() =>
            void copied(link).then(done => {
              isCopied.value = done;
            })
          }
        >
          {isCopied.value ? ui.copied : ui.gather.copyLink}
        </button>
        {kept.value && (
          <button
            type="button"
            class="btn quiet"
            onClick={() => {
              dropEvening(evening);
              kept.value = false;
            }}
          >
            {words.drop}
          </button>
        )}
      </footer>
    </article>
  );
};

const Fix = ({ query }: { readonly query: string }): JSX.Element => {
  const { names } = say();
  const words = pageWords('evening');
  const asked = new URLSearchParams(query);
  const table = asked.get('table');
  const zone = ownZone();
  const wanted = useSignal({
    game: posters.find(({ game }) => game === asked.get('game'))?.game ?? posters[0]!.game,
    local: `${daysLater(shownAt(Date.now(), zone), 1).slice(0, 10)}${NEXT_HOUR}`,
    weekly: false,
  });
  useTitle(words.title);
  const { game, local, weekly } = wanted.value;
  const at = momentOf(local, zone);
  const isAhead = at !== null && at > Date.now();
  return (
    <form
      class={`bill ${style.evening}`}
      onSubmit={event => {
        event.preventDefault();
        if (isAhead) go(linkTo({ ...wanted.value, id: freshId(), zone, table }));
      }}
    >
      <header>
        <p class={style.kick}>{words.kick}</p>
        <h1 class="d">{words.title}</h1>
      </header>
      <p>{table === null ? words.lead : words.leadTable(table)}</p>
      {table === null && (
        <Choice
          legend={words.game}
          values={posters.map(({ game: value }) => ({ value, label: names[value]?.name ?? value }))}
          chosen={game}
          choose={value => {
            wanted.value = { ...wanted.value, game: value };
          }}
        />
      )}
      <label class={style.field}>
        {words.when}
        <input
          type="datetime-local"
          value={local}
          onInput={event => {
            wanted.value = { ...wanted.value, local: event.currentTarget.value };
          }}
        />
      </label>
      <Choice
        legend={words.often}
        values={[
          { value: false, label: words.once },
          { value: true, label: words.weekly },
        ]}
        chosen={weekly}
        choose={value => {
          wanted.value = { ...wanted.value, weekly: value };
        }}
      />
      {!isAhead && <p role="status">{words.past}</p>}
      <footer class={style.ways}>
        <button type="submit" class="btn go" disabled={!isAhead}>
          {words.fix}
        </button>
      </footer>
    </form>
  );
};

const Shown = (): JSX.Element => {
  const { value } = route;
  const query = value.page === 'evening' ? value.query : '';
  const evening = eveningOf(query);
  if (evening === null && new URLSearchParams(query).has('at')) return <Notice title={pageWords('evening').broken} />;
  return (
    <>
      <Bar />
      <main class="wood wall">
        <div class="in">
          {evening === null ? <Fix query={query} /> : <Fixed key={linkTo(evening)} evening={evening} />}
          <Foot />
        </div>
      </main>
    </>
  );
};
export const EveningPage = (): JSX.Element => (useSpoken('evening') ? <Shown /> : <Loading />);
