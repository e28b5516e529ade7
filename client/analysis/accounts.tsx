/** Luck and play: a few figures for each player. */
import type { JSX } from 'preact';
import { type AnalysedStep, accountOf } from '../../bots/analysis.ts';
import type { Seat } from '../../kernel/seat.ts';
import { nameIn } from '../replay/eyes.tsx';
import type { Projector } from '../replay/projector.ts';
import { pageWords } from '../shell/page-words.ts';
import { around, fraction, percent, signed, Z } from './figures.ts';

interface AccountsProps {
  readonly projector: Projector;
  readonly steps: readonly AnalysedStep[];
}
/** Unseen cards, cards turned up and races all count as luck. */
const withLuck = (steps: readonly AnalysedStep[]): readonly AnalysedStep[] =>
  steps.map(step => ({ ...step, cause: step.cause === 'move' ? 'move' : 'draw' }));

const Row = ({ projector, steps, seat }: AccountsProps & { readonly seat: Seat }): JSX.Element => {
  const words = pageWords('analysis');
  const { start, end, moved, lost, marks } = accountOf(withLuck(steps), seat);
  const decisions = Object.values(marks).reduce((sum, n) => sum + n, 0);
  const name = nameIn(projector, seat);
  return (
    <li class="account">
      <p class="head">
        <b>{words.fromTo(name, percent(start), percent(end))}</b>
      </p>
      <dl>
        <dt>{words.luck}</dt>
        <dd>{words.by(signed(moved.draw.by), around(Z * moved.draw.error))}</dd>
        <dt>{words.play}</dt>
        <dd>{words.by(signed(moved.move.by), around(Z * moved.move.error))}</dd>
      </dl>
      {decisions > 0 && (
        <p>
          {words.counts(marks)}
          <br />
          {words.loss(fraction(lost.by / decisions), fraction((Z * lost.error) / decisions))}
        </p>
      )}
    </li>
  );
};
export const Accounts = ({ projector, steps }: AccountsProps): JSX.Element => (
  <ul class="accounts">
    {projector.film.names.map((_, seat) => (
      <Row key={seat} projector={projector} steps={steps} seat={seat} />
    ))}
  </ul>
);
