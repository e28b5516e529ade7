/** The analysis of a finished game, beside its replay or on a sheet over it: the curve, the mistakes, luck and play. */
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type AnalysedStep, turningPoint } from '../../bots/analysis.ts';
import { nameIn } from '../replay/eyes.tsx';
import { faultSaid } from '../replay/faults.ts';
import type { Projector } from '../replay/projector.ts';
import { Dialog } from '../shell/dialog.tsx';
import { pageWords, useSpoken } from '../shell/page-words.ts';
import { useScrollable } from '../shell/scrollable.ts';
import { say } from '../shell/words.ts';
import { Accounts } from './accounts.tsx';
import { Analysis, allCores } from './analysis.ts';
import { ChanceCourse } from './course.tsx';
import { Curve } from './curve.tsx';
import { percent } from './figures.ts';
import { Mistakes, type ToMoment } from './mistakes.tsx';
import { useOwnLoss } from './own-loss.ts';
import { chancesAt, isMistake } from './steps.ts';
import './analysis.css';

interface PanelProps extends ToMoment {
  readonly projector: Projector;
  readonly log: string;
  /** The analysis so far: it outlives the panel, so that a viewer who looks at the table can come back to it. */
  readonly kept: Signal<Analysis | null>;
}
const depths = ['quick', 'thorough'] as const;

const Head = ({ log, kept, analysis }: PanelProps & { readonly analysis: Analysis }): JSX.Element => {
  const words = pageWords('analysis');
  const steps = analysis.steps.value;
  const { broken, extent, isDone } = analysis;
  return (
    <>
      <fieldset class="depth">
        <legend class="sr">{words.depth}</legend>
        {depths.map(depth => (
          <button
            key={depth}
            type="button"
            class="chip"
            aria-pressed={analysis.depth === depth}
            onClick={() => {
              if (analysis.depth === depth) return;
              analysis.close();
              kept.value = new Analysis(log, depth, allCores());
            }}
          >
            {words[depth]}
          </button>
        ))}
      </fieldset>
      <progress
        class={isDone.value ? 'done' : ''}
        aria-label={words.progress}
        aria-hidden={isDone.value}
        value={steps.length}
        max={extent.value?.steps ?? 1}
      />
      <p class={broken.value === null ? 'sr' : 'fault'} role="status">
        {broken.value !== null && `${words.broken} ${faultSaid(broken.value)}`}
        {isDone.value && words.done(steps.filter(isMistake).length)}
      </p>
    </>
  );
};

const Turning = ({
  projector,
  steps,
  show,
}: Pick<PanelProps, 'projector' | 'show'> & { readonly steps: readonly AnalysedStep[] }): JSX.Element => {
  const words = pageWords('analysis');
  const viewer = projector.viewer.value;
  const turning = turningPoint(steps, viewer === 'rail' ? null : viewer);
  if (turning === null) return <p class="note">{words.noTurning}</p>;
  const [from, to] = [chancesAt(steps, turning.n - 1)!, turning.chances.of];
  const moved = to.map((chance, seat) => Math.abs(chance - from[seat]!));
  const seat = viewer === 'rail' ? moved.indexOf(Math.max(...moved)) : viewer;
  return (
    <button type="button" class="turned" onClick={() => show(turning.n, seat)}>
      <b>{words.turning(turning.n)}</b>
      <span>{words.fromTo(nameIn(projector, seat), percent(from[seat]!), percent(to[seat]!))}</span>
    </button>
  );
};

const Found = (props: PanelProps & { readonly analysis: Analysis }): JSX.Element => {
  const words = pageWords('analysis');
  const { projector, analysis, show } = props;
  const steps = analysis.steps.value;
  const { extent, isDone } = analysis;
  return (
    <>
      <h3>{words.curve}</h3>
      <Curve projector={projector} steps={steps} />
      <div class="turning-point">{isDone.value && <Turning projector={projector} steps={steps} show={show} />}</div>
      <h3>{words.mistakes}</h3>
      <Mistakes {...props} />
      {isDone.value && (
        <>
          <h3>{words.accounts}</h3>
          <p class="note">{words.accountsAbout}</p>
          <Accounts projector={projector} steps={steps} />
        </>
      )}
      {extent.value !== null && <p class="note">{words.honest(extent.value.playouts)}</p>}
      <ChanceCourse projector={projector} steps={steps} />
    </>
  );
};
const Panel = (props: PanelProps): JSX.Element => {
  const { log, kept } = props;
  const box = useScrollable();
  useEffect(() => {
    kept.value ??= new Analysis(log, 'thorough', allCores());
  }, []);
  const analysis = kept.value;
  useOwnLoss(props.projector.film, log, analysis);
  return (
    <div class="analysis" ref={box}>
      {analysis !== null && (
        <>
          <Head {...props} analysis={analysis} />
          {analysis.broken.value === null && <Found key={analysis.depth} {...props} analysis={analysis} />}
        </>
      )}
    </div>
  );
};

/** Beside the table. */
export const AnalysisSide = (props: PanelProps): JSX.Element => {
  const isSpoken = useSpoken('analysis');
  return (
    <section aria-labelledby="analysis">
      <h2 class="d" id="analysis">
        {isSpoken && pageWords('analysis').title}
      </h2>
      {isSpoken && <Panel {...props} />}
    </section>
  );
};
/** Over the table, where there is no room beside it. Looking at a moment closes the sheet. */
export const AnalysisSheet = ({ close, ...props }: PanelProps & { readonly close: () => void }): JSX.Element | null => {
  const isSpoken = useSpoken('analysis');
  if (!isSpoken) return null;
  const shown: ToMoment['show'] = (n, seat) => {
    close();
    props.show(n, seat);
  };
  return (
    <Dialog title={pageWords('analysis').title} close={close}>
      <Panel {...props} show={shown} />
      <button type="button" class="btn go" onClick={close}>
        {say().ui.close}
      </button>
    </Dialog>
  );
};
