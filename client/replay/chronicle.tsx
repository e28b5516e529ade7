/** The whole game in this viewer's sentences. Each leads to its moment; the present one is marked. */
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { pageWords } from '../shell/page-words.ts';
import { say } from '../shell/words.ts';
import { doerOf } from '../table/log/log.tsx';
import { RuleLink } from '../table/prompt/why.tsx';
import { Brand } from '../table/seats/face.tsx';
import type { Projector, Sentence } from './projector.ts';

interface Row extends Sentence {
  readonly n: number;
}
const ChronicleRow = ({
  projector,
  row,
  now,
}: {
  readonly projector: Projector;
  readonly row: Row;
  readonly now: boolean;
}): JSX.Element => {
  const { game } = projector.session;
  const by = row.telling === null ? null : doerOf(row.telling);
  const rule = row.telling === null ? null : game.ruleOf(row.telling);
  return (
    <li class={`${row.telling?.tell ?? 'ended'} ${now ? 'now' : ''}`}>
      <button
        type="button"
        aria-current={now ? 'step' : undefined}
        onClick={() => {
          projector.pause();
          void projector.show(row.n, row.telling);
        }}
      >
        {by !== null && <Brand session={projector.session} seat={by} class="by" />}
        {row.text}
      </button>
      {rule !== null && <RuleLink game={game.id} rule={rule} />}
    </li>
  );
};

const bringIntoSight = (list: HTMLElement): void => {
  const marks = list.querySelectorAll<HTMLElement>('.now');
  const [first, last] = [marks[0], marks[marks.length - 1]];
  if (first === undefined || last === undefined) list.scrollTop = 0;
  else if (first.offsetTop < list.scrollTop || last.offsetTop + last.offsetHeight > list.scrollTop + list.clientHeight)
    list.scrollTop = first.offsetTop - list.clientHeight / 3;
};
/** The present sentence is in sight, also when the list is opened later, as on a phone. */
const keptInSight = (list: HTMLElement): (() => void) => {
  bringIntoSight(list);
  const observer = new ResizeObserver(() => bringIntoSight(list));
  observer.observe(list);
  return () => observer.disconnect();
};

export const Chronicle = ({ projector }: { readonly projector: Projector }): JSX.Element => {
  const words = pageWords('replay');
  const list = useRef<HTMLUListElement>(null);
  const story = projector.story.value;
  const n = projector.n.value;
  const rows = useMemo<readonly Row[]>(
    () => story.flatMap((_, n) => projector.sentencesAt(n).map(sentence => ({ ...sentence, n }))),
    [story, say().language],
  );
  /** The newest sentence up to the present moment. */
  const now = rows.findLast(row => row.n <= n)?.n ?? 0;
  useLayoutEffect(() => (list.current === null ? undefined : keptInSight(list.current)), [now, rows]);
  return (
    <ul class="log chronicle" ref={list} aria-label={words.chronicle}>
      {rows.map((row, i) => (
        <ChronicleRow key={`${row.n} ${i}`} projector={projector} row={row} now={row.n === now} />
      ))}
    </ul>
  );
};
