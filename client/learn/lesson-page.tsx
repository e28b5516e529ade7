/** One lesson on the real table. */
import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { posterOf } from '../games/registry.ts';
import { Notice } from '../shell/notice.tsx';
import { pageWords } from '../shell/page-words.ts';
import { playerName } from '../shell/settings.ts';
import { Loading } from '../shell/states.tsx';
import { say } from '../shell/words.ts';
import { Board } from '../table/board/board.tsx';
import { PlainBar } from '../table/board/plain-bar.tsx';
import type { GameClient } from '../table/session/session.ts';
import { Coach, type OnwardProps } from './coach.tsx';
import { Course } from './course.ts';
import type { School } from './lesson.ts';
import { lessonDone } from './progress.ts';
import { schoolWords } from './schools.ts';
import './learn.css';

interface LessonProps {
  readonly school: School;
  readonly client: GameClient;
  readonly id: string;
  /** Are the words of the present language loaded? A lesson continues while others are fetched. */
  readonly spoken: boolean;
  /** The next step when it is done. */
  readonly Onward: ComponentType<OnwardProps>;
}
const begin = async ({ school, client, id }: LessonProps): Promise<Course> => {
  const taught = await school.load();
  return new Course(taught, id, client, {
    name: playerName.value || say().ui.you,
    bot: posterOf(client.id)?.easiest ?? '',
    otherwise: hint => (hint === null ? pageWords('learn').otherwise : schoolWords(client.id).lessons[id]!.steps[hint]!),
  });
};

export const LessonPage = (props: LessonProps): JSX.Element => {
  const { school, client, id, spoken } = props;
  const course = useSignal<Course | null>(null);
  const failed = useSignal<string | null>(null);
  useEffect(() => {
    let left = false;
    course.value = null;
    const begun = begin(props);
    begun
      .then(async made => {
        if (left) return;
        course.value = made;
        await made.open();
      })
      .catch(why => {
        failed.value = String(why);
      });
    return () => {
      left = true;
      void begun.then(made => made.close());
    };
  }, [client, id]);
  const done = course.value?.stage.value === 'done';
  useEffect(() => {
    if (done) lessonDone(client.id, id);
  }, [done]);
  const made = course.value;
  if (!spoken) return <Loading />;
  const words = pageWords('learn');
  const why = failed.value ?? made?.broken.value ?? null;
  if (why !== null) return <Notice title={words.broken} why={why} />;
  if (made === null || made.session.now.value === null) return <Loading />;
  const at = school.lessons.findIndex(lesson => lesson.id === id);
  return (
    <Board
      session={made.session}
      bar={
        <PlainBar
          game={client.id}
          where={words.of(at + 1, school.lessons.length)}
          out={{ href: `/learn/${client.id}`, label: words.leave }}
        />
      }
      side={<Coach course={made} Onward={props.Onward} game={client.id} id={id} next={school.lessons[at + 1]?.id ?? null} />}
    />
  );
};
