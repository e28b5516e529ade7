/** The trail of a game: the map of its stops, each opened by the one before, and the tables of its matches. */
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
import { Notice } from '../shell/notice.tsx';
import { pageWords, useSpoken } from '../shell/page-words.ts';
import { language, pace, playerName } from '../shell/settings.ts';
import { Loading } from '../shell/states.tsx';
import { useTitle } from '../shell/title.ts';
import { say } from '../shell/words.ts';
import { Head } from '../trail/head.tsx';
import { TrailMap } from '../trail/map.tsx';
import { Slip } from '../trail/slip.tsx';
import type { TrailMatch, TrailStop } from '../trail/stop.ts';
import { isDone, matchDone, nextStop, stopsOf, walkedGames } from '../trail/walk.ts';

const wordsAt = import.meta.glob<{ readonly stops: StopWords }>('../../games/*/words/*/alone.ts');

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
    const load = wordsAt[`../../games/${game}/words/${spoken}/alone.ts`];
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
const toldOf = (
  { game, words }: Walk,
  stop: TrailStop,
): { readonly title: string; readonly about: string; readonly href: string } => {
  if (stop.kind === 'lesson') return { ...schoolWords(game).lessons[stop.id]!, href: `/learn/${game}?lesson=${stop.id}` };
  const { title, teaches } = stop.kind === 'puzzles' ? pageWords('trail').puzzles : words[stop.id]!;
  return { title, about: teaches, href: stop.kind === 'puzzles' ? `/puzzles/${game}` : `/trail/${game}?stop=${stop.id}` };
};

/** The terms of a stop: who sits there and what has to be done. */
const termsOf = (walk: Walk, stop: TrailStop, isLast: boolean, isDone: boolean): string => {
  const words = pageWords('trail');
  if (stop.kind === 'lesson') return '';
  if (stop.kind === 'puzzles')
    return [words.puzzles.asks(stop.asks), ...(isDone ? [] : [words.puzzles.solved(solvedIn(walk.game).size)])].join(' ');
  const said = [botsSaid(walk.game, stop.bots), ...optionsSaid(walk.game, stop.options)].join(' · ');
  return `${said}. ${isLast ? words.last : words[stop.asks]}`;
};

/** The map, and the slip of the stop that was chosen: the next one, unless another was asked for. */
const Country = ({ walk }: { readonly walk: Walk }): JSX.Element => {
  const asked = useSignal<number | null>(null);
  const { game, stops } = walk;
  const next = nextStop(game);
  const last = stops.length - 1;
  const at = asked.value ?? Math.min(next, last);
  const stop = stops[at]!;
  const told = stops.map(each => ({ stop: each, title: toldOf(walk, each).title, isDone: isDone(game, each) }));
  const { title, about, href } = toldOf(walk, stop);
  return (
    <TrailMap
      stops={told}
      next={next}
      chosen={at}
      choose={chosen => {
        asked.value = chosen;
      }}
      head={<Head game={game} done={told.filter(each => each.isDone).length} of={stops.length} />}
      slip={
        <Slip
          at={at}
          kind={stop.kind}
          title={title}
          about={about}
          note={termsOf(walk, stop, at === last, told[at]!.isDone)}
          href={at <= next ? href : null}
          isNext={at === next}
          isAsked={asked.value !== null}
          back={() => document.querySelectorAll<HTMLElement>('[data-stop]')[at]?.focus()}
        />
      }
    />
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
  const wanted = new URLSearchParams(query).get('stop');
  const at = walk.stops.findIndex(stop => stop.kind === 'match' && stop.id === wanted);
  const match = walk.stops[at];
  if (match?.kind === 'match' && at <= nextStop(game)) return <MatchTable key={match.id} game={game} match={match} />;
  return (
    <>
      <Bar page="trail" />
      <main class="wood wall">
        <div class="in">
          <Country key={game} walk={walk} />
          <Foot />
        </div>
      </main>
    </>
  );
};
