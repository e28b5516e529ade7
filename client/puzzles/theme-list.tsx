/** Puzzles by theme, each theme with a board; and the boards of one theme, unsolved ones first. */
import type { JSX } from 'preact';
import type { ThemeWords } from '../../words/first.ts';
import { classes } from '../look/classes.ts';
import { whole } from '../shell/figures.ts';
import { Icon } from '../shell/icon.tsx';
import { pageWords } from '../shell/page-words.ts';
import { markOf } from './marks.ts';
import { levelOf } from './rating.ts';
import { solvedIn } from './record.ts';
import type { Riddle } from './riddle.ts';
import { type Drawing, Still } from './still.tsx';
import * as list from './theme-list.module.css';
import { missedIn } from './tries.ts';

/** A puzzle with its number in the list of its game, and whether it is solved, or was missed at the first try. */
export interface Numbered {
  readonly riddle: Riddle;
  readonly n: number;
  readonly isSolved: boolean;
  readonly isMissed: boolean;
}
export interface ThemeOfGame {
  readonly id: string;
  readonly title: string;
  readonly all: readonly Numbered[];
  readonly solved: number;
}
export const themesOf = (
  game: string,
  riddles: readonly Riddle[],
  drawing: Drawing,
  words: ThemeWords,
  themeOf: (riddle: Riddle) => string | null,
): readonly ThemeOfGame[] => {
  const [solved, missed] = [solvedIn(game), missedIn(game)];
  const numbered = riddles.map((riddle, i): Numbered => {
    const mark = markOf(riddle.id);
    return { riddle, n: i + 1, isSolved: solved.has(mark), isMissed: missed.has(mark) };
  });
  return drawing.puzzled.themes.map(({ id }) => {
    const all = numbered.filter(({ riddle }) => themeOf(riddle) === id);
    return { id, title: words[id] ?? id, all, solved: all.filter(({ isSolved }) => isSolved).length };
  });
};

/** The difficulty from which a puzzle is medium, or hard: most bots miss it, or nearly all. */
const MEDIUM = 25;
const HARD = 60;
const gradeOf = ({ evidence }: Riddle): 'easy' | 'medium' | 'hard' => {
  const difficulty = evidence?.difficulty ?? 0;
  return difficulty < MEDIUM ? 'easy' : difficulty < HARD ? 'medium' : 'hard';
};

interface ThemeListProps {
  readonly game: string;
  readonly themes: readonly ThemeOfGame[];
  readonly drawing: Drawing;
}
export const ThemeList = ({ game, themes, drawing }: ThemeListProps): JSX.Element => {
  const words = pageWords('puzzles');
  return (
    <ul class={list.list}>
      {themes.map(({ id, title, all, solved }) => (
        <li key={id}>
          <a class={`bill ${list.theme}`} href={`/puzzles/${game}?theme=${id}`}>
            <Still drawing={drawing} riddle={(all.find(({ isSolved }) => !isSolved) ?? all[0]!).riddle} />
            <span class={list.line}>
              <b class="d">{title}</b> <small>{solved === 0 ? words.toFind(all.length) : words.count(solved, all.length)}</small>
            </span>
            {solved > 0 && <progress class={list.bar} max={all.length} value={solved} aria-hidden="true" />}
          </a>
        </li>
      ))}
    </ul>
  );
};
interface BoardListProps {
  readonly theme: ThemeOfGame;
  readonly drawing: Drawing;
  readonly pathOf: (riddle: Riddle, theme: string) => string;
}
export const BoardList = ({ theme, drawing, pathOf }: BoardListProps): JSX.Element => {
  const words = pageWords('puzzles');
  const ordered = theme.all.toSorted((a, b) => Number(a.isSolved) - Number(b.isSolved));
  return (
    <ol class={list.list}>
      {ordered.map(({ riddle, n, isSolved, isMissed }) => (
        <li key={riddle.id}>
          <a class={`bill ${classes(list.theme, isSolved && list.solved)}`} href={pathOf(riddle, theme.id)}>
            <Still drawing={drawing} riddle={riddle} />
            <span class={list.line}>
              <b>{isSolved ? words.numberSolved(n) : words.number(n)}</b>{' '}
              <small>
                {isSolved && <Icon name="tick" />}
                {isSolved && !isMissed && `${words.atFirst} · `}
                {words.grades[gradeOf(riddle)]}
                {riddle.evidence !== null && ` · ${whole(levelOf(riddle.evidence))}`}
              </small>
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
};
