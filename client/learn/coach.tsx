/** The teacher beside the table: what is said, where we are in the lesson, and the way on. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../shell/icon.tsx';
import { pageWords } from '../shell/page-words.ts';
import { say } from '../shell/words.ts';
import { Log } from '../table/log.tsx';
import type { TrailStop } from '../trail/stop.ts';
import { leadsOn, loadStops } from '../trail/walk.ts';
import type { Course } from './course.ts';
import { schoolWords } from './schools.ts';

interface CoachProps {
  readonly course: Course;
  readonly game: string;
  readonly id: string;
  /** The lesson after this one; null after the last. */
  readonly next: string | null;
}
const Dots = ({ at, all }: { readonly at: number; readonly all: number }): JSX.Element => (
  <span class="dots" aria-hidden="true">
    {Array.from({ length: all }, (_, i) => (
      <i key={i} class={i < at ? 'past' : i === at ? 'here' : ''} />
    ))}
  </span>
);
/** The way on from a lesson that is done: along the trail, to the next lesson, or to a game. */
const Onward = ({ game, id, next }: CoachProps): JSX.Element => {
  const words = pageWords('learn');
  const stops = useSignal<readonly TrailStop[]>([]);
  useEffect(() => {
    void loadStops(game).then(loaded => {
      stops.value = loaded;
    });
  }, [game]);
  const lesson = next === null ? null : `/learn/${game}?lesson=${next}`;
  const onTrail = leadsOn(game, stops.value, id);
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
const Ways = (props: CoachProps): JSX.Element | null => {
  const { course } = props;
  const words = pageWords('learn');
  switch (course.stage.value) {
    case 'reads':
      return (
        <button type="button" class="btn go" onClick={() => course.next()}>
          {course.step?.others === undefined ? words.goOn : words.ready}
        </button>
      );
    case 'again':
      return (
        <>
          <button type="button" class="btn go" onClick={() => course.again()}>
            {words.retry}
          </button>
          <button type="button" class="btn quiet" onClick={() => course.skip()}>
            {words.skip}
          </button>
        </>
      );
    case 'done':
      return <Onward {...props} />;
    case 'waits':
      return <p class="patience">{words.othersPlay}</p>;
    case 'acts':
      return null;
  }
};

export const Coach = (props: CoachProps): JSX.Element => {
  const { course, game, id, next } = props;
  const words = pageWords('learn');
  const { title, steps } = schoolWords(game).lessons[id]!;
  const saying = useRef<HTMLDivElement>(null);
  const ways = useRef<HTMLDivElement>(null);
  const all = course.lesson.steps.length;
  const at = course.at.value;
  const stage = course.stage.value;
  // A reader at the keyboard goes on with Enter; when there is something to do, the way to the table is the next Tab.
  useLayoutEffect(() => {
    const free = document.activeElement === document.body || saying.current?.parentElement?.contains(document.activeElement);
    if (free !== true) return;
    const button = ways.current?.querySelector<HTMLElement>('.btn.go') ?? null;
    (button ?? saying.current)?.focus({ preventScroll: true });
  }, [at, stage]);
  const text = course.text;
  return (
    <aside class="coach" aria-label={words.teacher}>
      <h2 class="d">
        <Icon name="book" /> {title}
      </h2>
      <p class="way">
        <Dots at={at} all={all} />
        <span class="sr">{words.step(Math.min(at + 1, all), all)}</span>
      </p>
      <div class="saying" role="status" tabIndex={-1} ref={saying}>
        {stage === 'done' ? (next === null ? words.finishedAll : words.finished) : text === null ? '' : steps[text]}
      </div>
      <div class="ways" ref={ways}>
        <Ways {...props} />
      </div>
      <Log session={course.session} />
    </aside>
  );
};
