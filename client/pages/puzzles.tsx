/** Puzzles: one a day, all the others by theme, or one out of a file; each is solved at the real table. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { ThemeWords } from '../../words/first.ts';
import { rulesOf } from '../games/rules.ts';
import { isPuzzled, puzzledGames } from '../puzzles/lists.ts';
import { markOf } from '../puzzles/marks.ts';
import { OfTheDay } from '../puzzles/of-the-day.tsx';
import * as puzzles from '../puzzles/puzzles.module.css';
import { solvedIn } from '../puzzles/record.ts';
import { BadFile, DAILY, FROM_FILE, LONGEST_FILE, ofTheDay, type Riddle, riddleIn, riddlesOf } from '../puzzles/riddle.ts';
import { Solver } from '../puzzles/solver.tsx';
import { Standing } from '../puzzles/standing.tsx';
import type { Drawing } from '../puzzles/still.tsx';
import { BoardList, ThemeList, themesOf } from '../puzzles/theme-list.tsx';
import { puzzledBy, themeOf, themeWordsOf } from '../puzzles/themes.ts';
import { nextInStreak, streakOfGame } from '../puzzles/tries.ts';
import { Bar, Foot } from '../shell/bar.tsx';
import { Fold } from '../shell/fold.tsx';
import { GameSigns } from '../shell/game-tabs.tsx';
import { Notice } from '../shell/notice.tsx';
import { pageWords, useSpoken } from '../shell/page-words.ts';
import { go } from '../shell/router.ts';
import { language } from '../shell/settings.ts';
import { Failure, Loading } from '../shell/states.tsx';
import { useTitle } from '../shell/title.ts';
import { say, unspoken } from '../shell/words.ts';
import { loadGame } from '../table/load-game.ts';
import '../table/board/table.css';
import '../learn/learn.css';

const pathOf = ({ id, opening: { game } }: Riddle, theme: string | null = null): string =>
  `/puzzles/${game}?id=${id}${theme === null ? '' : `&theme=${theme}`}`;
const STREAK = 'streak';
const streakPathOf = (riddle: Riddle): string => `${pathOf(riddle)}&${STREAK}`;
/** The first one after this that is not solved. */
const nextAfter = (riddles: readonly Riddle[], at: number): Riddle | null => {
  const solved = solvedIn(riddles[0]!.opening.game);
  return [...riddles.slice(at + 1), ...riddles.slice(0, Math.max(0, at))].find(({ id }) => !solved.has(markOf(id))) ?? null;
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
    <div class={puzzles.fromFile} data-own>
      <label class="btn onpaper">
        {words.choose}
        <input
          class="sr"
          type="file"
          accept=".json,application/json"
          // The visitor may choose a corrected file again.
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
/** The code that draws boards, and the themes' names: fetched after the page is shown. */
interface Shelf {
  readonly game: string;
  readonly language: string;
  readonly drawing: Drawing;
  readonly words: ThemeWords;
}
const useShelf = (game: string): Shelf | null => {
  const shelf = useSignal<Shelf | null>(null);
  const spoken = language.value;
  useEffect(() => {
    const all = [rulesOf(game), loadGame(game), puzzledBy(game), themeWordsOf(game, spoken)] as const;
    Promise.all(all).then(
      ([rules, client, puzzled, words]) => {
        if (rules !== null && client !== null)
          shelf.value = { game, language: spoken, drawing: { game: rules.game, client, puzzled }, words };
      },
      why => {
        unspoken.value = why;
      },
    );
  }, [game, spoken]);
  return shelf.value?.game === game && shelf.value.language === spoken ? shelf.value : null;
};

interface ContentsProps {
  readonly game: string;
  readonly riddles: readonly Riddle[];
  readonly theme: string | null;
  readonly open: (riddle: Riddle) => void;
}
const Contents = ({ game, riddles, theme: wanted, open }: ContentsProps): JSX.Element => {
  const words = pageWords('puzzles');
  const shelf = useShelf(game);
  const themes =
    shelf === null
      ? []
      : themesOf(game, riddles, shelf.drawing, shelf.words, riddle => themeOf(shelf.drawing.puzzled.themes, riddle));
  const theme = themes.find(({ id }) => id === wanted);
  const daily = ofTheDay(riddles);
  const next = nextAfter(riddles, -1);
  const inStreak = nextInStreak(game, riddles, null);
  const unsolved = theme?.all.find(({ isSolved }) => !isSolved) ?? null;
  return (
    <>
      <Bar page="puzzles" />
      <main class="wood wall">
        <div class={`in ${puzzles.page}`}>
          {wanted === null && (
            <OfTheDay
              game={game}
              riddle={daily}
              drawing={shelf?.drawing ?? null}
              href={pathOf(daily)}
              next={next === null ? null : pathOf(next)}
            />
          )}
          {wanted === null && (
            <Standing
              game={game}
              riddles={riddles}
              href={inStreak === null ? null : streakPathOf(inStreak)}
              isRed={solvedIn(game).has(markOf(daily.id))}
            />
          )}
          <header class={puzzles.head}>
            {theme === undefined ? <h2 class="d">{words.byTheme}</h2> : <h1 class="d">{theme.title}</h1>}
            {theme !== undefined && unsolved !== null && (
              <a class="btn go" href={pathOf(unsolved.riddle, theme.id)}>
                {words.nextUnsolved}
              </a>
            )}
            {theme !== undefined && (
              <a class="btn onwood" href={`/puzzles/${game}`}>
                {words.all}
              </a>
            )}
            {theme === undefined && <GameSigns page="puzzles" game={game} label={words.games} games={puzzledGames} />}
          </header>
          {theme === undefined && <p>{words.lead}</p>}
          {shelf !== null &&
            (theme === undefined ? (
              <ThemeList game={game} themes={themes} drawing={shelf.drawing} />
            ) : (
              <BoardList theme={theme} drawing={shelf.drawing} pathOf={pathOf} />
            ))}
          {wanted === null && (
            <div class={`bill ${puzzles.more}`}>
              <Fold title={words.own} said={words.file}>
                <FromFile open={open} />
              </Fold>
            </div>
          )}
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
  const asked = new URLSearchParams(query);
  const [id, theme] = [asked.get('id'), asked.get('theme')];
  if (own.value !== null && id === FROM_FILE)
    return (
      <Solver riddle={own.value} title={words.yours} isOfTheDay={false} isInStreak={false} next={null} all={`/puzzles/${game}`} />
    );
  const at = list.findIndex(riddle => (id === DAILY ? riddle === ofTheDay(list) : riddle.id === id));
  const riddle = list[at];
  if (riddle === undefined)
    return (
      <Contents
        game={game}
        riddles={list}
        theme={theme}
        open={found => {
          own.value = found;
          go(pathOf(found));
        }}
      />
    );
  const isOfTheDay = riddle === ofTheDay(list);
  const isInStreak = asked.has(STREAK);
  const next = isInStreak ? nextInStreak(game, list, riddle) : nextAfter(list, at);
  const titled = isOfTheDay ? words.ofTheDay : words.number(at + 1);
  return (
    <Solver
      riddle={riddle}
      title={isInStreak ? words.streakAt(streakOfGame(game).now) : titled}
      isOfTheDay={isOfTheDay}
      isInStreak={isInStreak}
      next={next === null ? null : (isInStreak ? streakPathOf : pathOf)(next)}
      all={`/puzzles/${game}${theme === null ? '' : `?theme=${theme}`}`}
    />
  );
};
