/** The end of a game for winners and losers: a salute, or advice for the next time. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { lessonsDone } from '../learn/progress.ts';
import { loadSchool } from '../learn/schools.ts';
import { Icon } from '../shell/icon.tsx';
import { say } from '../shell/words.ts';
import './cheer.css';

const SPARKS = 22;
/** Stars that fly from the headline and fall; under reduced motion they hang beside it. Each has its own fixed path. */
export const Cheer = (): JSX.Element => (
  <div class="cheer" aria-hidden="true">
    {Array.from({ length: SPARKS }, (_, i) => {
      const turn = (i * 137.5 * Math.PI) / 180;
      const far = 0.45 + ((i * 61) % 100) / 180;
      const way = { '--x': `${Math.cos(turn) * far}`, '--y': `${Math.sin(turn) * far}`, '--late': `${(i % 5) * 40}ms` };
      return <i key={i} class={`s${i % 3}`} style={way} />;
    })}
  </div>
);

/** A lesson not taken yet, else a puzzle. */
export const NextStep = ({ game }: { readonly game: string }): JSX.Element | null => {
  const step = useSignal<'lesson' | 'puzzle' | null>(null);
  useEffect(() => {
    void loadSchool(game).then(({ lessons }) => {
      const done = lessonsDone(game);
      step.value = lessons.some(({ id }) => !done.has(id)) ? 'lesson' : 'puzzle';
    });
  }, [game]);
  // Its room is reserved, so that nothing moves when it appears.
  return (
    <p class="nextstep">
      {step.value !== null && (
        <a href={step.value === 'lesson' ? `/learn/${game}` : `/puzzles/${game}`}>
          <Icon name={step.value === 'lesson' ? 'book' : 'bulb'} /> {say().ui.after.next[step.value]}
        </a>
      )}
    </p>
  );
};
