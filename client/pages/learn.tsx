/** Learn: lessons at a real table, then the whole rulebook. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Book } from '../learn/book.tsx';
import { firstLesson, type ReadRulebook, type School } from '../learn/lesson.ts';
import { LessonPage } from '../learn/lesson-page.tsx';
import { lessonsDone } from '../learn/progress.ts';
import { loadRulebook, loadSchool, schoolWords, useSchoolSpoken } from '../learn/schools.ts';
import { Bar, Foot } from '../shell/bar.tsx';
import { GameTabs } from '../shell/game-tabs.tsx';
import { Icon } from '../shell/icon.tsx';
import { Notice } from '../shell/notice.tsx';
import { pageWords, useSpoken } from '../shell/page-words.ts';
import { language } from '../shell/settings.ts';
import { Failure, Loading } from '../shell/states.tsx';
import { useTitle } from '../shell/title.ts';
import { gameWords, loadRuleTexts, ruleTexts, say } from '../shell/words.ts';
import { loadGame } from '../table/load-game.ts';
import type { GameClient } from '../table/session/session.ts';
import { walkedGames } from '../trail/walk.ts';
import { Onward } from './onward.tsx';
import '../table/board/table.css';
import '../learn/learn.css';

interface Taught {
  readonly client: GameClient;
  readonly rulebook: ReadRulebook;
  readonly school: School;
}
interface TicketProps {
  readonly game: string;
  readonly id: string;
  readonly at: number;
  readonly minutes: number;
  /** The one to begin with. */
  readonly next: boolean;
}
const Ticket = ({ game, id, at, minutes, next }: TicketProps): JSX.Element => {
  const words = pageWords('learn');
  const { title, about } = schoolWords(game).lessons[id]!;
  const done = lessonsDone(game).has(id);
  return (
    <li class={`bill ticket ${done ? 'done' : ''}`}>
      <span class="n d" aria-hidden="true">
        {at}
      </span>
      <h3 class="d">{title}</h3>
      <p>{about}</p>
      <p class="facts">
        <Icon name="hourglass" /> {words.minutes(minutes)}
        {done && (
          <b>
            <Icon name="tick" /> {words.done}
          </b>
        )}
      </p>
      <a class={`btn ${next ? 'go' : 'onpaper'}`} href={`/learn/${game}?lesson=${id}`}>
        {done ? words.again : words.begin}
        <span class="sr">
          {words.number(at)}: {title}
        </span>
      </a>
    </li>
  );
};
const Contents = ({ client, rulebook, school }: Taught): JSX.Element => {
  const words = pageWords('learn');
  const { name } = gameWords(client.id);
  const done = lessonsDone(client.id);
  const next = school.lessons.find(({ id }) => !done.has(id))?.id;
  return (
    <>
      <Bar />
      <main class="wood wall learn">
        <div class="in">
          <header class="head">
            <h1 class="d">{name}</h1>
            <p>{school.lessons.length > 0 ? words.lead : words.noLessons}</p>
            <a class="btn onwood" href={`/practice/${client.id}`}>
              {words.playNow}
            </a>
            {walkedGames.includes(client.id) && (
              <a class="btn onwood" href={`/trail/${client.id}`}>
                {say().ui.after.trail}
              </a>
            )}
          </header>
          <GameTabs page="learn" game={client.id} label={words.book} />
          {school.lessons.length > 0 && (
            <section aria-labelledby="lessons">
              <h2 class="sr" id="lessons">
                {words.lessons}
              </h2>
              <ol class="tickets">
                {school.lessons.map(({ id, minutes }, i) => (
                  <Ticket key={id} game={client.id} id={id} at={i + 1} minutes={minutes} next={id === next} />
                ))}
              </ol>
            </section>
          )}
          <Book game={client} rulebook={rulebook} school={school} />
          <Foot />
        </div>
      </main>
    </>
  );
};

export const LearnPage = ({ game, query }: { readonly game: string; readonly query: string }): JSX.Element => {
  const taught = useSignal<Taught | 'none' | null>(null);
  const failed = useSignal<string | null>(null);
  const spoken = useSpoken('learn', say().names[game] === undefined ? null : game);
  const schooled = useSchoolSpoken(game);
  const tongue = language.value;
  useEffect(() => {
    loadRuleTexts(game, tongue).catch(why => {
      failed.value = String(why);
    });
  }, [game, tongue]);
  useEffect(() => {
    let left = false;
    taught.value = null;
    Promise.all([loadGame(game), loadRulebook(game), loadSchool(game)]).then(
      ([client, rulebook, school]) => {
        if (!left) taught.value = client === null || rulebook === null ? 'none' : { client, rulebook, school };
      },
      why => {
        failed.value = String(why);
      },
    );
    return () => {
      left = true;
    };
  }, [game]);
  useTitle(spoken ? pageWords('learn').title(say().names[game]?.name ?? '') : null);
  const found = taught.value;
  if (failed.value !== null) return <Failure what={say().ui.errors.page} why={failed.value} />;
  if (found === 'none') return <Notice title={say().ui.errors.noGame} />;
  if (found === null) return <Loading />;
  const asked = new URLSearchParams(query);
  const wanted = asked.get('lesson');
  const ready = spoken && schooled && ruleTexts(game) !== null;
  const { school } = found;
  const lesson =
    wanted === 'first' ? firstLesson(school, Number(asked.get('seat') ?? 0)) : school.lessons.find(({ id }) => id === wanted)?.id;
  if (lesson !== undefined) return <LessonPage key={lesson} {...found} id={lesson} spoken={ready} Onward={Onward} />;
  return ready ? <Contents {...found} /> : <Loading />;
};
