/** The solver's standing: their rating, and the streak of puzzles until the first mistake. */
import type { JSX } from 'preact';
import { Cartridges } from '../day/cartridges.tsx';
import { whole } from '../shell/figures.ts';
import { pageWords } from '../shell/page-words.ts';
import * as puzzles from './puzzles.module.css';
import { LEAST_TRIES, ratingFrom } from './rating.ts';
import type { Riddle } from './riddle.ts';
import { firstTriesIn, streakOfGame } from './tries.ts';

interface StandingProps {
  readonly game: string;
  readonly riddles: readonly Riddle[];
  /** The way to the next one of the streak; null when all were tried. */
  readonly href: string | null;
  /** Nothing else on the page is red. */
  readonly isRed: boolean;
}
export const Standing = ({ game, riddles, href, isRed }: StandingProps): JSX.Element => {
  const words = pageWords('puzzles');
  const tries = firstTriesIn(game, riddles);
  const rating = ratingFrom(tries);
  const { now, best } = streakOfGame(game);
  return (
    <section class={`bill ${puzzles.standing}`} aria-labelledby="standing">
      <h2 class="d" id="standing">
        {words.streaks}
      </h2>
      <p>
        {words.streaksLead} {rating === null ? words.unrated(LEAST_TRIES - tries.length) : words.rated(whole(rating))}
      </p>
      {best > 0 && <Cartridges count={now} said={words.bestStreak(best)} />}
      {href !== null && (
        <a class={`btn ${isRed ? 'go' : 'onpaper'}`} href={href}>
          {now === 0 ? words.startStreak : words.goOn}
        </a>
      )}
    </section>
  );
};
