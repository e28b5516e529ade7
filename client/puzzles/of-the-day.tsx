/** The large lead of the puzzles' page: the board of the day, its question, and the way to it. */
import type { JSX } from 'preact';
import { Cartridges } from '../day/cartridges.tsx';
import { pageWords } from '../shell/page-words.ts';
import { gameWords, say } from '../shell/words.ts';
import { markOf } from './marks.ts';
import * as day from './of-the-day.module.css';
import { puzzleRun, solvedIn } from './record.ts';
import type { Riddle } from './riddle.ts';
import { type Drawing, Still } from './still.tsx';

/** The least streak: a single day is none. */
const LEAST_RUN = 2;
interface OfTheDayProps {
  readonly game: string;
  readonly riddle: Riddle;
  readonly drawing: Drawing | null;
  readonly href: string;
  /** The first unsolved puzzle. */
  readonly next: string | null;
}
export const OfTheDay = ({ game, riddle, drawing, href, next }: OfTheDayProps): JSX.Element => {
  const words = pageWords('puzzles');
  const isDone = solvedIn(game).has(markOf(riddle.id));
  const run = puzzleRun().now;
  const asked = gameWords(game).questions[riddle.evidence?.question ?? '']?.asked;
  return (
    <section class={day.place}>
      <article class={`bill printed small ${day.bill}`}>
        <div class={day.picture}>
          <Still drawing={drawing} riddle={riddle} />
        </div>
        <div class={day.words}>
          <p class={day.game}>
            {words.title} · {say().names[game]?.name}
          </p>
          <h1 class={`d ${day.title}`}>{words.ofTheDay}</h1>
          <p class={day.about}>{isDone ? words.dayDone : (asked ?? words.find)}</p>
          {!isDone && <p class={day.note}>{words.dayLead}</p>}
          {run >= LEAST_RUN && <Cartridges count={run} said={words.streak(run)} />}
          <div class={day.ways}>
            {isDone && next !== null ? (
              <>
                <a class="btn onpaper" href={next}>
                  {words.nextUnsolved}
                </a>
                <a class="btn onpaper quiet" href={href}>
                  {words.look}
                </a>
              </>
            ) : (
              <a class={`btn ${isDone ? 'onpaper' : 'go'}`} href={href}>
                {isDone ? words.look : words.solve}
              </a>
            )}
            {!isDone && next !== null && (
              <a class="btn onpaper quiet" href={next}>
                {words.nextUnsolved}
              </a>
            )}
          </div>
        </div>
      </article>
    </section>
  );
};
