/** The teacher beside the table: the text, the progress of the lesson, and the next step. */
import type { ComponentType, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../shell/icon.tsx';
import { pageWords } from '../shell/page-words.ts';
import { Log } from '../table/log/log.tsx';
import type { Course } from './course.ts';
import { schoolWords } from './schools.ts';

export interface OnwardProps {
  readonly game: string;
  readonly id: string;
  /** The lesson after this one; null after the last. */
  readonly next: string | null;
}
interface CoachProps extends OnwardProps {
  readonly course: Course;
  /** The next step after a finished lesson. */
  readonly Onward: ComponentType<OnwardProps>;
}
const Dots = ({ at, all }: { readonly at: number; readonly all: number }): JSX.Element => (
  <span class="dots" aria-hidden="true">
    {Array.from({ length: all }, (_, i) => (
      <i key={i} class={i < at ? 'past' : i === at ? 'here' : ''} />
    ))}
  </span>
);
const Ways = (props: CoachProps): JSX.Element | null => {
  const { course, Onward, game, id, next } = props;
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
      return <Onward game={game} id={id} next={next} />;
    case 'waits':
      return <p class="patience">{words.othersPlay}</p>;
    case 'acts':
    case 'looks':
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
  // A reader at the keyboard continues with Enter; when there is something to do, the next Tab leads to the table.
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
        {stage === 'done' && (next === null ? words.finishedAll : words.finished)}
        {stage === 'looks' && words.looks}
        {text !== null && steps[text]}
      </div>
      <div class="ways" ref={ways}>
        <Ways {...props} />
      </div>
      <Log session={course.session} />
    </aside>
  );
};
