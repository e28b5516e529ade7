/** The curve in figures, for screen readers and for readers who want exact values. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { AnalysedStep } from '../../bots/analysis.ts';
import { nameIn } from '../replay/eyes.tsx';
import type { Projector } from '../replay/projector.ts';
import { pageWords } from '../shell/page-words.ts';
import { percent } from './figures.ts';

interface CourseProps {
  readonly projector: Projector;
  readonly steps: readonly AnalysedStep[];
}
/** Steps that changed no chance are left out. */
const changes = (steps: readonly AnalysedStep[]): readonly AnalysedStep[] =>
  steps.filter(({ chances }, i) => i === 0 || chances.of.some((chance, seat) => chance !== steps[i - 1]!.chances.of[seat]));

const Table = ({ projector, steps }: CourseProps): JSX.Element => {
  const words = pageWords('analysis');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: with many players it scrolls, and must be reached by keyboard
    <div class="rows" tabIndex={0}>
      <table aria-label={words.curve}>
        <thead>
          <tr>
            <th scope="col">{words.momentShort}</th>
            {projector.film.names.map((_, seat) => (
              <th key={seat} scope="col">
                {nameIn(projector, seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes(steps).map(({ n, chances }) => (
            <tr key={n}>
              <th scope="row">{n}</th>
              {chances.of.map((chance, seat) => (
                <td key={seat}>{words.percent(percent(chance))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
/** Drawn when the reader opens it: a long game has many rows. */
export const ChanceCourse = (props: CourseProps): JSX.Element => {
  const isOpen = useSignal(false);
  return (
    <details
      class="course-table"
      onToggle={event => {
        isOpen.value = event.currentTarget.open;
      }}
    >
      <summary>{pageWords('analysis').table}</summary>
      {isOpen.value && <Table {...props} />}
    </details>
  );
};
