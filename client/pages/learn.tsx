/** Learn: the next lesson at a real table, the other lessons, then the whole rulebook. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { posters } from '../games/registry.ts';
import { Lead } from '../lead/lead.tsx';
import { Book } from '../learn/book.tsx';
import { firstLesson, type ReadRulebook, type School } from '../learn/lesson.ts';
import { LessonPage } from '../learn/lesson-page.tsx';
import { lessonsDone } from '../learn/progress.ts';
import { loadRulebook, loadSchool, schoolWords, useSchoolSpoken } from '../learn/schools.ts';
import { Bar, Foot } from '../shell/bar.tsx';
import { GameSigns } from '../shell/game-tabs.tsx';
import { Icon, PosterArt } from '../shell/icon.tsx';
import { Notice } from '../shell/notice.tsx';
import { pageWords, useSpoken } from '../shell/page-words.ts';
import { Row } from '../shell/row.tsx';
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
/** All lessons but the one that the page leads with. */
const Others = ({ client, school, next }: Pick<Taught, 'client' | 'school'> & { readonly next: number }): JSX.Element => {
  const words = pageWords('learn');
  const done = lessonsDone(client.id);
  const said = schoolWords(client.id).lessons;
  return (
    <section aria-labelledby="lessons">
      <h2 class="sr" id="lessons">
        {words.lessons}
      </h2>
      <ol class="tickets">
        {school.lessons.map(({ id, minutes }, i) =>
          i === next ? null : (
            <li key={id}>
              <Row
                href={`/learn/${client.id}?lesson=${id}`}
                picture={
                  <span class="n d">
                    <span class="sr">{words.number(i + 1)}</span>
                    <span aria-hidden="true">{i + 1}</span>
                  </span>
                }
                title={said[id]!.title}
                about={`${said[id]!.about} ${words.minutes(minutes)}.`}
                action={done.has(id) ? words.done : words.begin}
                isDone={done.has(id)}
              />
            </li>
          ),
        )}
      </ol>
    </section>
  );
};
const Contents = ({ client, rulebook, school }: Taught): JSX.Element => {
  const words = pageWords('learn');
  const { name } = gameWords(client.id);
  const { lessons } = school;
  const done = lessonsDone(client.id);
  const at = lessons.findIndex(({ id }) => !done.has(id));
  const lesson = lessons[at];
  const said = lesson === undefined ? null : schoolWords(client.id).lessons[lesson.id]!;
  const play = `/practice/${client.id}`;
  return (
    <>
      <Bar />
      <main class="wood wall learn">
        <div class="in">
          <Lead
            picture={<PosterArt game={client.id} />}
            kick={
              said === null ? (lessons.length === 0 ? words.book : words.lessons) : `${name} · ${words.of(at + 1, lessons.length)}`
            }
            title={said?.title ?? name}
            others={<GameSigns page="learn" game={client.id} label={words.book} games={posters.map(({ game }) => game)} />}
            ways={
              <>
                {lesson !== undefined && (
                  <a class="btn go" href={`/learn/${client.id}?lesson=${lesson.id}`}>
                    {words.start}
                    <span class="sr">
                      {words.number(at + 1)}: {said!.title}
                    </span>
                  </a>
                )}
                <a class={`btn ${lesson === undefined ? 'go' : 'onpaper quiet'}`} href={play}>
                  {words.playNow}
                </a>
                {walkedGames.includes(client.id) && (
                  <a class="btn onpaper quiet" href={`/trail/${client.id}`}>
                    {say().ui.after.trail}
                  </a>
                )}
              </>
            }
            beside={lessons.length > 1 ? <Others client={client} school={school} next={at} /> : undefined}
          >
            <p>{said?.about ?? (lessons.length === 0 ? words.noLessons : words.finishedAll)}</p>
            {lesson !== undefined && (
              <p class="facts">
                <Icon name="hourglass" /> {words.minutes(lesson.minutes)}
              </p>
            )}
            {lesson !== undefined && done.size === 0 && <p class="facts">{words.lead}</p>}
          </Lead>
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
