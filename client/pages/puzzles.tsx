/** Puzzles: one a day, all the others by difficulty, or one out of a file; each is solved at the real table. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { isPuzzled, puzzledGames } from '../puzzles/lists.ts';
import { markOf } from '../puzzles/marks.ts';
import { puzzleRun, solvedIn } from '../puzzles/record.ts';
import { BadFile, DAILY, FROM_FILE, LONGEST_FILE, ofTheDay, type Riddle, riddleIn, riddlesOf } from '../puzzles/riddle.ts';
import { Solver } from '../puzzles/solver.tsx';
import { Bar, Foot } from '../shell/bar.tsx';
import { GameTabs } from '../shell/game-tabs.tsx';
import { Icon } from '../shell/icon.tsx';
import { Notice } from '../shell/notice.tsx';
import { pageWords, useSpoken } from '../shell/page-words.ts';
import { go } from '../shell/router.ts';
import { Failure, Loading } from '../shell/states.tsx';
import { useTitle } from '../shell/title.ts';
import { say } from '../shell/words.ts';
import { walkedGames } from '../trail/walk.ts';
import '../table/board/table.css';
import '../learn/learn.css';
import '../puzzles/puzzles.css';

/** From here on a puzzle is medium, or hard: most bots miss it, or nearly all do. */
const MEDIUM = 25;
const HARD = 60;
type Grade = 'easy' | 'medium' | 'hard';
const gradeOf = ({ evidence }: Riddle): Grade => {
  const difficulty = evidence?.difficulty ?? 0;
  return difficulty < MEDIUM ? 'easy' : difficulty < HARD ? 'medium' : 'hard';
};
const pathOf = ({ id, opening: { game } }: Riddle): string => `/puzzles/${game}?id=${id}`;
/** The first one after this that is not solved. */
const nextAfter = (riddles: readonly Riddle[], at: number): Riddle | null => {
  const solved = solvedIn(riddles[0]!.opening.game);
  return [...riddles.slice(at + 1), ...riddles.slice(0, Math.max(0, at))].find(({ id }) => !solved.has(markOf(id))) ?? null;
};

const Numbers = ({ riddles, grade }: { readonly riddles: readonly Riddle[]; readonly grade: Grade }): JSX.Element | null => {
  const words = pageWords('puzzles');
  const solved = solvedIn(riddles[0]!.opening.game);
  const shown = riddles.map((riddle, i) => ({ riddle, n: i + 1 })).filter(({ riddle }) => gradeOf(riddle) === grade);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={`puzzles-${grade}`}>
      <h2 class="d" id={`puzzles-${grade}`}>
        {words.grades[grade]}
      </h2>
      <ol class="numbers">
        {shown.map(({ riddle, n }) => (
          <li key={riddle.id}>
            <a
              class={`btn onpaper ${solved.has(markOf(riddle.id)) ? 'done' : ''}`}
              href={pathOf(riddle)}
              aria-label={solved.has(markOf(riddle.id)) ? words.numberSolved(n) : words.number(n)}
            >
              {solved.has(markOf(riddle.id)) ? <Icon name="tick" /> : n}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
};
const FromFile = ({ open }: { readonly open: (riddle: Riddle) => void }): JSX.Element => {
  const words = pageWords('puzzles');
  const wrong = useSignal<BadFile['fault'] | null>(null);
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      if (file.size > LONGEST_FILE) throw new BadFile('size');
      open(riddleIn(await file.text()));
    } catch (why) {
      if (!(why instanceof BadFile)) throw why;
      wrong.value = why.fault;
    }
  };
  return (
    <div class="fromfile">
      <p>{words.file}</p>
      <label class="btn onpaper">
        {words.choose}
        <input
          class="sr"
          type="file"
          accept=".json,application/json"
          // A file that was mended may be chosen once more.
          onClick={event => {
            event.currentTarget.value = '';
          }}
          onChange={event => void read(event.currentTarget.files?.[0])}
        />
      </label>
      <p role="alert">{wrong.value !== null && words.badFile(words.faults[wrong.value])}</p>
    </div>
  );
};
interface ContentsProps {
  readonly game: string;
  readonly riddles: readonly Riddle[];
  readonly open: (riddle: Riddle) => void;
}
const Contents = ({ game, riddles, open }: ContentsProps): JSX.Element => {
  const words = pageWords('puzzles');
  const solved = solvedIn(game);
  const daily = ofTheDay(riddles);
  const next = nextAfter(riddles, -1);
  const streak = puzzleRun().now;
  return (
    <>
      <Bar />
      <main class="wood wall puzzles">
        <div class="in">
          <header class="head">
            <h1 class="d">{words.title}</h1>
            {walkedGames.includes(game) && (
              <a class="btn onwood" href={`/trail/${game}`}>
                {say().ui.after.trail}
              </a>
            )}
          </header>
          <GameTabs page="puzzles" game={game} label={words.games} games={puzzledGames} />
          <article class="sheet">
            <header>
              <div>
                <h2 class="d">{words.ofTheDay}</h2>
                <p>{solved.has(markOf(daily.id)) ? words.dayDone : words.dayLead}</p>
                {streak > 0 && <p class="streak">{words.streak(streak)}</p>}
              </div>
              <a class={`btn ${solved.has(markOf(daily.id)) ? 'onpaper' : 'go'}`} href={pathOf(daily)}>
                {solved.has(markOf(daily.id)) ? words.look : words.solve}
              </a>
            </header>
            <header>
              <div>
                <h2 class="d">{words.rest}</h2>
                <p>{words.lead}</p>
                <p>{words.count(riddles.filter(({ id }) => solved.has(markOf(id))).length, riddles.length)}</p>
              </div>
              {next !== null && (
                <a class="btn onpaper" href={pathOf(next)}>
                  {words.nextUnsolved}
                </a>
              )}
            </header>
            <Numbers riddles={riddles} grade="easy" />
            <Numbers riddles={riddles} grade="medium" />
            <Numbers riddles={riddles} grade="hard" />
            <FromFile open={open} />
          </article>
          <Foot />
        </div>
      </main>
    </>
  );
};

export const PuzzlesPage = ({ game, query }: { readonly game: string; readonly query: string }): JSX.Element => {
  const riddles = useSignal<readonly Riddle[] | null>(null);
  const failed = useSignal(false);
  const own = useSignal<Riddle | null>(null);
  const spoken = useSpoken('puzzles', isPuzzled(game) ? game : null);
  useEffect(() => {
    riddles.value = null;
    riddlesOf(game).then(
      list => {
        riddles.value = list;
      },
      () => {
        failed.value = true;
      },
    );
  }, [game]);
  useTitle(spoken ? pageWords('puzzles').title : null);
  const { errors } = say().ui;
  if (!isPuzzled(game)) return <Notice title={errors.noGame} />;
  if (failed.value) return <Failure what={errors.page} why={errors.pageWhy} />;
  const list = riddles.value;
  if (!spoken || list === null) return <Loading />;
  const words = pageWords('puzzles');
  const id = new URLSearchParams(query).get('id');
  if (own.value !== null && id === FROM_FILE)
    return <Solver riddle={own.value} title={words.yours} isOfTheDay={false} next={null} />;
  const at = list.findIndex(riddle => (id === DAILY ? riddle === ofTheDay(list) : riddle.id === id));
  const riddle = list[at];
  if (riddle === undefined)
    return (
      <Contents
        game={game}
        riddles={list}
        open={found => {
          own.value = found;
          go(pathOf(found));
        }}
      />
    );
  const isOfTheDay = riddle === ofTheDay(list);
  const next = nextAfter(list, at);
  return (
    <Solver
      riddle={riddle}
      title={isOfTheDay ? words.ofTheDay : words.number(at + 1)}
      isOfTheDay={isOfTheDay}
      next={next === null ? null : pathOf(next)}
    />
  );
};
