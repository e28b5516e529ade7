/** The trail of a game: its stops, each opened by the one before, and the tables of its matches. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { StopWords } from '../../words/first.ts';
import { optionsSaid } from '../gather/options.tsx';
import { schoolWords, useSchoolSpoken } from '../learn/schools.ts';
import { PracticeTable } from '../play/practice-table.tsx';
import { PracticeLine } from '../practice/line.ts';
import { solvedIn } from '../puzzles/record.ts';
import { Bar, Foot } from '../shell/bar.tsx';
import { botsSaid } from '../shell/called.ts';
import { GameTabs } from '../shell/game-tabs.tsx';
import { Icon } from '../shell/icon.tsx';
import { Notice } from '../shell/notice.tsx';
import { pageWords, useSpoken } from '../shell/page-words.ts';
import { language, pace, playerName } from '../shell/settings.ts';
import { Loading } from '../shell/states.tsx';
import { useTitle } from '../shell/title.ts';
import { say } from '../shell/words.ts';
import type { TrailMatch, TrailStop } from '../trail/stop.ts';
import { isDone, matchDone, nextStop, stopsOf, walkedGames } from '../trail/walk.ts';
import '../learn/learn.css';

const wordsAt = import.meta.glob<{ readonly stops: StopWords }>('../../games/*/words/*/stops.ts');

interface Walk {
  readonly game: string;
  readonly language: string;
  readonly stops: readonly TrailStop[];
  readonly words: StopWords;
}
const useWalk = (game: string): Walk | null => {
  const walk = useSignal<Walk | null>(null);
  const spoken = language.value;
  useEffect(() => {
    const load = wordsAt[`../../games/${game}/words/${spoken}/stops.ts`];
    if (load === undefined) return;
    void load().then(({ stops: words }) => {
      walk.value = { game, language: spoken, stops: stopsOf(game), words };
    });
  }, [game, spoken]);
  return walk.value?.game === game && walk.value.language === spoken ? walk.value : null;
};

const MatchTable = ({ game, match }: { readonly game: string; readonly match: TrailMatch }): JSX.Element => {
  const { id, bots, options, seat = 0, asks } = match;
  return (
    <PracticeTable
      game={game}
      visit={id}
      sit={async () =>
        new PracticeLine(
          {
            game,
            bots,
            options,
            seat,
            name: playerName.value || say().ui.you,
            pace: pace.value,
            fresh: false,
            storage: `trail:${game}:${id}`,
          },
          { href: `/trail/${game}`, label: () => pageWords('trail').title },
        )
      }
      over={session => {
        const { outcome } = session.now.peek()!;
        if (asks === 'end' || outcome?.winners.includes(seat) === true) matchDone(game, id);
      }}
    />
  );
};

/** What a stop is called, what it teaches, and where it is. */
const told = (
  { game, words }: Walk,
  stop: TrailStop,
): { readonly title: string; readonly about: string; readonly href: string } => {
  if (stop.kind === 'lesson') return { ...schoolWords(game).lessons[stop.id]!, href: `/learn/${game}?lesson=${stop.id}` };
  const { title, teaches } = stop.kind === 'puzzles' ? pageWords('trail').puzzles : words[stop.id]!;
  return { title, about: teaches, href: stop.kind === 'puzzles' ? `/puzzles/${game}` : `/trail/${game}?stop=${stop.id}` };
};

const Ticket = ({
  walk,
  stop,
  at,
  next,
}: {
  readonly walk: Walk;
  readonly stop: TrailStop;
  readonly at: number;
  readonly next: number;
}): JSX.Element => {
  const words = pageWords('trail');
  const { game } = walk;
  const done = isDone(game, stop);
  const { title, about, href } = told(walk, stop);
  return (
    <li class={`bill ticket ${done ? 'done' : ''}`}>
      <span class="n d" aria-hidden="true">
        {at + 1}
      </span>
      <h2 class="d">{title}</h2>
      <div>
        <p>{about}</p>
        {stop.kind === 'match' && (
          <p class="note">
            {[botsSaid(game, stop.bots), ...optionsSaid(game, stop.options)].join(' · ')}.{' '}
            {at + 1 < walk.stops.length ? words[stop.asks] : words.last}
          </p>
        )}
        {stop.kind === 'puzzles' && (
          <p class="note">
            {words.puzzles.asks(stop.asks)} {!done && words.puzzles.solved(solvedIn(game).size)}
          </p>
        )}
      </div>
      <p class="facts">
        {at > next ? words.closed : stop.kind === 'lesson' && words.lesson}
        {done && (
          <b>
            <Icon name="tick" /> {words.done}
          </b>
        )}
      </p>
      {at <= next && (
        <a class={`btn ${at === next ? 'go' : 'onpaper'}`} href={href}>
          {done ? words.again : words.begin}
          <span class="sr">
            {words.stop(at + 1)}: {title}
          </span>
        </a>
      )}
    </li>
  );
};

export const TrailPage = ({ game, query }: { readonly game: string; readonly query: string }): JSX.Element => {
  const isThere = walkedGames.includes(game);
  const spoken = useSpoken('trail', isThere ? game : null);
  const schooled = useSchoolSpoken(game);
  const walk = useWalk(game);
  useTitle(spoken ? pageWords('trail').title : null);
  if (!isThere) return <Notice title={say().ui.errors.noGame} />;
  if (!spoken || !schooled || walk === null) return <Loading />;
  const next = nextStop(game);
  const wanted = new URLSearchParams(query).get('stop');
  const at = walk.stops.findIndex(stop => stop.kind === 'match' && stop.id === wanted);
  const match = walk.stops[at];
  if (match?.kind === 'match' && at <= next) return <MatchTable key={match.id} game={game} match={match} />;
  const words = pageWords('trail');
  return (
    <>
      <Bar />
      <main class="wood wall learn">
        <div class="in">
          <header class="head">
            <h1 class="d">{words.title}</h1>
            <p>{words.lead}</p>
          </header>
          <GameTabs page="trail" game={game} label={words.games} games={walkedGames} />
          <ol class="tickets">
            {walk.stops.map((stop, i) => (
              <Ticket key={`${stop.kind} ${stop.id}`} walk={walk} stop={stop} at={i} next={next} />
            ))}
          </ol>
          <Foot />
        </div>
      </main>
    </>
  );
};
