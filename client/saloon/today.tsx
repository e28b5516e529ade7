/** For a returning player: a large place for today's first news, and rows for the rest. */
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Cartridges } from '../day/cartridges.tsx';
import { posterOf } from '../games/registry.ts';
import { weekday } from '../shell/figures.ts';
import { PosterArt } from '../shell/icon.tsx';
import { Row } from '../shell/row.tsx';
import { say } from '../shell/words.ts';
import { type NewsItem, type SourcedNews, stripOf } from './news.ts';
import { Chairs } from './seated.tsx';
import { anotherGame, sources } from './sources.ts';
import * as today from './today.module.css';

/** The least streak: a single day is none. */
const LEAST_RUN = 2;
const Run = ({ days }: { readonly days: number }): JSX.Element | null =>
  days < LEAST_RUN ? null : <Cartridges count={days} said={say().ui.saloon.days(days)} />;

const Picture = ({ news: { chairs, game } }: { readonly news: NewsItem }): JSX.Element =>
  chairs === undefined ? <PosterArt game={game} /> : <Chairs chairs={chairs} asPicture />;

const Lead = ({ news }: { readonly news: NewsItem }): JSX.Element => {
  const { ui, names } = say();
  const poster = posterOf(news.game);
  return (
    <div class={today.lead}>
      <figure class={today.picture}>
        <span class="ra" />
        <Picture news={news} />
        <figcaption class={today.caption}>
          <b class="d">{names[news.game]?.name}</b>
          {poster !== null && <span>{`${ui.saloon.players(...poster.seats)} · ${ui.saloon.minutes(poster.minutes)}`}</span>}
        </figcaption>
      </figure>
      <div class={today.words}>
        <p class={today.date}>{weekday(Date.now())}</p>
        <h1 class={`d ${today.title}`}>{news.title}</h1>
        <p class={today.about}>{news.about}</p>
        <Run days={news.run ?? 0} />
        <a class={`btn go ${today.button}`} href={news.href}>
          {news.button}
        </a>
      </div>
    </div>
  );
};
const NewsRow = ({ news }: { readonly news: SourcedNews }): JSX.Element => (
  <li class={today.row}>
    <Row
      {...news}
      picture={<Picture news={news} />}
      about={
        <>
          {news.about} <Run days={news.run ?? 0} />
        </>
      }
    />
  </li>
);

export const Today = (): JSX.Element => {
  const before = useRef<string | null>(null);
  const { lead, rows } = stripOf(sources, before.current);
  before.current = lead?.id ?? null;
  return (
    <section class={today.place} aria-label={say().ui.saloon.today}>
      <div class={`bill printed small ${today.bill}`}>
        <span class={`${today.nail} ${today.left}`} />
        <span class={`${today.nail} ${today.right}`} />
        <Lead news={lead ?? anotherGame()} />
        {rows.length > 0 && (
          <ul class={today.rows}>
            {rows.map(news => (
              <NewsRow key={news.id} news={news} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
};
