/** The deal of the day in the saloon: one game each day, and the way to it. */
import type { JSX } from 'preact';
import { posterOf } from '../games/registry.ts';
import { Outline } from '../shell/icon.tsx';
import { say } from '../shell/words.ts';
import { resultOf } from './results.ts';
import { featured, today } from './terms.ts';

export const DayStrip = (): JSX.Element | null => {
  const { ui, names } = say();
  const date = today();
  const game = featured(date);
  if (game === null) return null;
  const { title, lead, play, goOn, look } = ui.saloon.day;
  const result = resultOf(game, date);
  const [href, label] = result == null ? ['?play=first', result === null ? goOn : play] : ['', look];
  return (
    <section class="sheet daystrip" aria-labelledby="day-strip">
      <span class="sign">
        <Outline d={posterOf(game)!.art} />
      </span>
      <div class="said">
        <h2 class="d" id="day-strip">
          {title}
        </h2>
        <p>
          {names[game]!.name}. {lead}
        </p>
      </div>
      <a class="btn brass" href={`/day/${game}${href}`}>
        {label}
      </a>
    </section>
  );
};
