/** The next step after a finished lesson: along the trail, to the next lesson, or to a game. */
import type { JSX } from 'preact';
import type { OnwardProps } from '../learn/coach.tsx';
import { pageWords } from '../shell/page-words.ts';
import { say } from '../shell/words.ts';
import { leadsOn } from '../trail/walk.ts';

export const Onward = ({ game, id, next }: OnwardProps): JSX.Element => {
  const words = pageWords('learn');
  const lesson = next === null ? null : `/learn/${game}?lesson=${next}`;
  const onTrail = leadsOn(game, id);
  return (
    <>
      <a class="btn go" href={onTrail ? `/trail/${game}` : (lesson ?? `/practice/${game}?new=1`)}>
        {onTrail ? say().ui.after.trail : lesson === null ? words.playNow : words.next}
      </a>
      <a class="btn quiet" href={(onTrail && lesson) || `/learn/${game}`}>
        {onTrail && lesson !== null ? words.next : words.all}
      </a>
    </>
  );
};
