/** The deal of the day: what is dealt, a try that counts, and afterwards how it went beside the strongest bot in the same chair. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { DayOthers } from '../beat/day-others.tsx';
import type { ChairResult } from '../day/played.ts';
import { type DayResult, daysOf, finishedDates, resultOf } from '../day/results.ts';
import { useRival } from '../day/rival.ts';
import { dateSaid, endSaid, sharedText, strongestOf } from '../day/said.ts';
import { type Deal, dealOf, dealtGames, featured, streakOf, today } from '../day/terms.ts';
import { optionsSaid } from '../gather/options.tsx';
import { Bar, Foot } from '../shell/bar.tsx';
import { botsSaid } from '../shell/called.ts';
import { GameTabs } from '../shell/game-tabs.tsx';
import { Icon, PosterArt } from '../shell/icon.tsx';
import { Notice } from '../shell/notice.tsx';
import { pageWords, useSpoken } from '../shell/page-words.ts';
import { scoreOf } from '../shell/score.ts';
import { share } from '../shell/share.tsx';
import { Loading } from '../shell/states.tsx';
import { useTitle } from '../shell/title.ts';
import { say } from '../shell/words.ts';
import { DayTable } from './day-table.tsx';
import '../day/day.css';

const Way = ({ deal, result }: { readonly deal: Deal; readonly result: DayResult | null | undefined }): JSX.Element => {
  const words = pageWords('day');
  const path = `/day/${deal.game}?date=${deal.date}`;
  if (result == null)
    return (
      <a class="btn go" href={`${path}&play=first`}>
        {result === null ? words.goOn : words.play}
      </a>
    );
  return (
    <a class="btn onpaper" href={`${path}&play=again&new=1`}>
      {words.again}
    </a>
  );
};
const Terms = ({ deal, result }: { readonly deal: Deal; readonly result: DayResult | null | undefined }): JSX.Element => {
  const words = pageWords('day');
  const { name, chairs } = say().names[deal.game]!;
  const agreed = optionsSaid(deal.game, deal.options);
  return (
    <article class="bill printed small dealt">
      <div class="art" aria-hidden="true">
        <span class="ra" />
        <PosterArt game={deal.game} />
      </div>
      <p class="kick">
        {dateSaid(deal.date)}
        {featured(deal.date) === deal.game && ` · ${words.today}`}
      </p>
      <h2 class="d">{name}</h2>
      <p>{words.lead}</p>
      <dl>
        <div>
          <dt>{words.opponents}</dt>
          <dd>{botsSaid(deal.game, deal.bots)}</dd>
        </div>
        {chairs !== undefined && (
          <div>
            <dt>{say().ui.newTable.yourChair}</dt>
            <dd>{chairs[deal.seat]}</dd>
          </div>
        )}
        {agreed.length > 0 && (
          <div>
            <dt>{words.agreed}</dt>
            <dd>{agreed.join(' · ')}</dd>
          </div>
        )}
        <div>
          <dt>{words.seed}</dt>
          <dd>
            <code translate={false}>{deal.seed}</code>
          </dd>
        </div>
      </dl>
      <p class="open">{words.open}</p>
      <Way deal={deal} result={result} />
    </article>
  );
};

const Row = ({ who, played, deal }: { readonly who: string; readonly played: ChairResult; readonly deal: Deal }): JSX.Element => {
  const points = scoreOf(deal.game, played.points);
  return (
    <tr class={played.won ? 'won' : ''}>
      <th scope="row">{who}</th>
      <td>
        {played.won && <Icon name="trophy" class="cup" />} {endSaid(played)}
      </td>
      {points !== '' && <td class="pts d">{points}</td>}
      <td>{played.moves}</td>
    </tr>
  );
};
const Results = ({ deal, result }: { readonly deal: Deal; readonly result: DayResult }): JSX.Element => {
  const words = pageWords('day');
  const copied = useSignal(false);
  const rivalMoves = useRival(deal);
  const counts = scoreOf(deal.game, 0) !== '';
  const rival = words.rival(strongestOf(deal.game));
  const send = async (): Promise<void> => {
    copied.value = await share(sharedText(deal, result), `${location.origin}/day/${deal.game}`);
  };
  return (
    <>
      <table>
        <thead>
          <tr>
            {words.columns
              .filter((_, i) => counts || i !== 2)
              .map(column => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          <Row who={words.you} played={result} deal={deal} />
          {result.rival !== undefined && <Row who={rival} played={result.rival} deal={deal} />}
          {result.rival === undefined && (
            <tr class="thinking">
              <th scope="row">{rival}</th>
              <td colSpan={counts ? 3 : 2} role="status">
                {rivalMoves === null ? words.rivalAway : words.rivalPlays(rivalMoves)}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <div class="acts">
        <button type="button" class="btn go" onClick={() => void send()}>
          {copied.value ? words.copied : words.share}
        </button>
        <a class="btn quiet" href={`/day/${deal.game}?date=${deal.date}&play=first`}>
          {words.look}
        </a>
      </div>
      <p class="once">{words.once}</p>
    </>
  );
};
const HOUR = 60 * 60 * 1000;
const hoursLeft = (): number => 23 - (Math.floor(Date.now() / HOUR) % 24);
const Sheet = ({ deal, result }: { readonly deal: Deal; readonly result: DayResult | null | undefined }): JSX.Element => {
  const words = pageWords('day');
  const streak = streakOf(finishedDates(dealtGames), today()).now;
  return (
    <section class="sheet tableoftheday" aria-labelledby="table-of-the-day">
      <header>
        <h2 class="d" id="table-of-the-day">
          {words.table}
        </h2>
        {streak > 0 && <p class="streak">{words.streak(streak)}</p>}
      </header>
      {result === undefined && <p>{words.untried(strongestOf(deal.game))}</p>}
      {result === null && <p>{words.begun}</p>}
      {result != null && <Results deal={deal} result={result} />}
      {result != null && <DayOthers deal={deal} />}
      <p class="next">{words.next(hoursLeft())}</p>
    </section>
  );
};

export const DayPage = ({ game: named, query: search }: { readonly game: string; readonly query: string }): JSX.Element => {
  const query = new URLSearchParams(search);
  const now = today();
  const game = named === '' ? (featured(now) ?? '') : named;
  const asked = query.get('date') ?? now;
  // A player who began yesterday's deal can finish it; tomorrow's is closed.
  const date = Object.hasOwn(daysOf(game), asked) ? asked : now;
  const deal = dealOf(game, date);
  const spoken = useSpoken('day', deal === null ? null : game);
  useTitle(spoken ? pageWords('day').title : null);
  if (deal === null) return <Notice title={say().ui.errors.noGame} />;
  if (!spoken) return <Loading />;
  const result = resultOf(game, date);
  const play = query.get('play');
  if (play !== null)
    return <DayTable deal={deal} again={play === 'again' && result != null} fresh={result != null && query.has('new')} />;
  const words = pageWords('day');
  return (
    <>
      <Bar />
      <main class="wood wall day">
        <div class="in">
          <h1 class="d">{words.title}</h1>
          <GameTabs page="day" game={game} label={words.games} games={dealtGames} />
          <div class="dayboard">
            <Terms deal={deal} result={result} />
            <Sheet deal={deal} result={result} />
          </div>
          <Foot />
        </div>
      </main>
    </>
  );
};
