/** A puzzle at the real table, with its coach beside it. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { levelsOf } from '../../kernel/bot.ts';
import { mindOf, rulesOf } from '../games/rules.ts';
import { useReasons } from '../hint/reasons.ts';
import { Icon } from '../shell/icon.tsx';
import { Notice } from '../shell/notice.tsx';
import { pageWords } from '../shell/page-words.ts';
import { playerName } from '../shell/settings.ts';
import { Loading } from '../shell/states.tsx';
import { say } from '../shell/words.ts';
import { Board } from '../table/board/board.tsx';
import { PlainBar } from '../table/board/plain-bar.tsx';
import { loadGame } from '../table/load-game.ts';
import { Log } from '../table/log/log.tsx';
import { Attempt } from './attempt.ts';
import * as puzzles from './puzzles.module.css';
import type { Riddle } from './riddle.ts';
import { keepTry } from './tries.ts';

interface SolverProps {
  readonly riddle: Riddle;
  readonly title: string;
  readonly isOfTheDay: boolean;
  readonly isInStreak: boolean;
  /** The way to the next one; null where there is none. */
  readonly next: string | null;
  /** The way back to its list. */
  readonly all: string;
}
const percent = (share: number): number => Math.round(100 * share);

const wrongSaid = (isInStreak: boolean): string => pageWords('puzzles')[isInStreak ? 'streakEnds' : 'wrong'];

interface VerdictProps {
  readonly attempt: Attempt;
  readonly isInStreak: boolean;
}
const Verdict = ({ attempt, isInStreak }: VerdictProps): JSX.Element => {
  const words = pageWords('puzzles');
  const stage = attempt.stage.value;
  const solution = attempt.solution.value;
  const sayReason = useReasons(attempt.riddle.opening.game);
  if (stage === 'open') return <p>{words.find}</p>;
  const { evidence } = attempt.riddle;
  if (stage === 'wrong' || solution === null) {
    const { chance, reason } = attempt.miss.value ?? { chance: null, reason: null };
    return (
      <>
        <p>{wrongSaid(isInStreak)}</p>
        {chance !== null && evidence !== null && (
          <p class={puzzles.ground}>{words.missed(percent(chance), percent(evidence.best.chance))}</p>
        )}
        {reason !== null && sayReason !== null && <p class={puzzles.ground}>{sayReason(reason)}</p>}
      </>
    );
  }
  return (
    <>
      <p>
        <b>{stage === 'shown' ? words.shown : attempt.atFirst ? words.rightAtFirst : words.right}</b> {solution.best}.
      </p>
      {solution.reason !== null && sayReason !== null && <p class={puzzles.ground}>{sayReason(solution.reason)}</p>}
      {evidence !== null && solution.second !== null && (
        <p class={puzzles.ground}>{words.odds(percent(evidence.best.chance), solution.second, percent(evidence.second.chance))}</p>
      )}
    </>
  );
};
const Side = ({
  attempt,
  title,
  isInStreak,
  next,
  all,
}: Pick<SolverProps, 'title' | 'isInStreak' | 'next' | 'all'> & { readonly attempt: Attempt }): JSX.Element => {
  const words = pageWords('puzzles');
  const stage = attempt.stage.value;
  const ways = useRef<HTMLDivElement>(null);
  // For keyboards, focus the next step once there is one.
  useLayoutEffect(() => {
    if (stage === 'solved' && document.activeElement === document.body)
      ways.current?.querySelector<HTMLElement>('.btn.go')?.focus({ preventScroll: true });
  }, [stage]);
  return (
    <aside class="coach puzzle" aria-label={words.about}>
      <h2 class="d">
        <Icon name="book" /> {title}
      </h2>
      <div class="saying" role="status">
        <Verdict attempt={attempt} isInStreak={isInStreak} />
      </div>
      <div class="ways" ref={ways}>
        {stage === 'wrong' && (
          <button type="button" class="btn onpaper" onClick={() => attempt.show()}>
            {words.show}
          </button>
        )}
        {(stage === 'solved' || stage === 'shown') && next !== null && (
          <a class="btn go" href={next}>
            {words.next}
          </a>
        )}
        {(stage === 'solved' || stage === 'shown') && (
          <a class="btn quiet" href={all}>
            {words.all}
          </a>
        )}
      </div>
      <Log session={attempt.session} />
    </aside>
  );
};

const begin = async ({ riddle, isOfTheDay, isInStreak }: SolverProps): Promise<Attempt> => {
  const { game } = riddle.opening;
  const [rules, client, mind] = await Promise.all([rulesOf(game), loadGame(game), mindOf(game)]);
  if (rules === null || client === null) throw new Error(say().ui.errors.noGame);
  return new Attempt(rules.game, riddle, client, {
    mind,
    name: playerName.value || say().ui.you,
    bot: levelsOf(rules.bots).findLast(({ hurried }) => hurried === undefined)!.name,
    wrong: () => wrongSaid(isInStreak),
    refused: () => pageWords('puzzles').refused,
    over: () => pageWords('puzzles').over,
    tried: isRight => riddle.evidence !== null && keepTry({ game, id: riddle.id, isRight, isOfTheDay, isInStreak }),
  });
};
export const Solver = (props: SolverProps): JSX.Element => {
  const { riddle, title, isInStreak, next, all } = props;
  const attempt = useSignal<Attempt | null>(null);
  const failed = useSignal<string | null>(null);
  useEffect(() => {
    let left = false;
    attempt.value = null;
    const begun = begin(props);
    begun
      .then(async made => {
        if (left) return;
        attempt.value = made;
        await made.open();
      })
      .catch(why => {
        failed.value = (why as Error).message;
      });
    return () => {
      left = true;
      void begun.then(
        made => made.close(),
        () => {},
      );
    };
  }, [riddle]);
  const words = pageWords('puzzles');
  if (failed.value !== null) return <Notice title={words.broken} why={failed.value} />;
  const made = attempt.value;
  if (made === null || made.session.now.value === null) return <Loading />;
  const { game } = riddle.opening;
  return (
    <Board
      session={made.session}
      bar={<PlainBar game={game} where={title} out={{ href: all, label: words.leave }} />}
      side={<Side attempt={made} title={title} isInStreak={isInStreak} next={next} all={all} />}
    />
  );
};
