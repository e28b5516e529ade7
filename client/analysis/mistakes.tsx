/** The slips and blunders of a game: the player, the move, the better one, the cost; and links to that moment. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Seat } from '../../kernel/seat.ts';
import { moveSaid } from '../hint/said.ts';
import { nameIn } from '../replay/eyes.tsx';
import type { Projector } from '../replay/projector.ts';
import { pageWords } from '../shell/page-words.ts';
import type { Session } from '../table/session/session.ts';
import type { Analysis } from './analysis.ts';
import { around, percent } from './figures.ts';
import { isMistake, type Mistake, momentOf } from './steps.ts';

/** Links from the analysis to a moment, from a player's seat. */
export interface ToMoment {
  readonly show: (n: number, seat: Seat) => void;
  /** Null where the game cannot be played on. */
  readonly playOn: ((n: number, seat: Seat) => void) | null;
}
interface MistakesProps extends ToMoment {
  readonly projector: Projector;
  readonly analysis: Analysis;
}
const Row = ({ projector, analysis, mistake, show, playOn }: MistakesProps & { readonly mistake: Mistake }): JSX.Element => {
  const words = pageWords('analysis');
  const { move, n, decision } = mistake;
  const { seat, mark, best, loss, within } = decision;
  const seen = useSignal<Session | null>(null);
  // Not while the list is drawn: a table that is opened changes what others show.
  useLayoutEffect(() => {
    seen.value = projector.sessionSeen(analysis.seen.get(n)!, seat);
  }, [analysis]);
  const session = seen.value;
  const [at, name] = [momentOf(mistake), nameIn(projector, seat)];
  const isNow = projector.n.value === at;
  const isSeen = session !== null && session.now.value !== null;
  return (
    <li class={`mistake of-${mark} ${isNow ? 'now' : ''}`} aria-current={isNow ? 'step' : undefined}>
      <p class="head">
        <b class="kind">{words.marks[mark]}</b>
        <b class="lost">{words.lost(percent(loss), around(within))}</b>
        <span>
          {words.momentShort} {at} · {name}
        </span>
      </p>
      <dl>
        <dt>{words.played}</dt>
        <dd>{isSeen && moveSaid(session, move)}</dd>
        <dt>{words.better}</dt>
        <dd>{isSeen && moveSaid(session, best)}</dd>
      </dl>
      <p class="acts">
        <button type="button" class="btn" aria-label={words.showMistake(at, name)} onClick={() => show(at, seat)}>
          {words.show}
        </button>
        {playOn !== null && (
          <button type="button" class="btn quiet" aria-label={words.playOnFrom(at, name)} onClick={() => playOn(at, seat)}>
            {words.playOn}
          </button>
        )}
      </p>
    </li>
  );
};

export const Mistakes = (props: MistakesProps): JSX.Element => {
  const words = pageWords('analysis');
  const { analysis } = props;
  const mistakes = analysis.steps.value.filter(isMistake);
  if (mistakes.length === 0) return <p class="note">{analysis.isDone.value ? words.none : words.noneYet}</p>;
  return (
    <ol class="mistakes">
      {mistakes.map(mistake => (
        <Row key={mistake.n} {...props} mistake={mistake} />
      ))}
    </ol>
  );
};
