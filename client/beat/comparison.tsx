/** Both games of a deal side by side: how they ended, whether they prove themselves, and what happened since the ways parted. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Feat, isUnfit, partedAt, playerOf } from '../../bots/feat.ts';
import type { ChairResult } from '../day/played.ts';
import { endSaid } from '../day/said.ts';
import { hold, MINE, THEIRS } from '../replay/source.ts';
import { Icon } from '../shell/icon.tsx';
import { pageWords } from '../shell/page-words.ts';
import { scoreOf } from '../shell/score.ts';
import { Analysed } from './analysed.tsx';
import * as styles from './beat.module.css';
import { examine, type ToldFeat } from './examiner.ts';
import { type Happened, storyFrom } from './stories.ts';

export interface PlayedSide {
  readonly who: string;
  readonly feat: Feat;
  readonly told: ToldFeat;
}
/** Above zero where the first did better: by the place, then by what they have. */
export const ahead = (one: ChairResult, other: ChairResult): number => other.place - one.place || one.points - other.points;

const Row = ({ game, who, result }: { readonly game: string; readonly who: string; readonly result: ChairResult }): JSX.Element => {
  const points = scoreOf(game, result.points);
  return (
    <tr class={result.won ? 'won' : ''}>
      <th scope="row">{who}</th>
      <td>
        {result.won && <Icon name="trophy" class="cup" />} {endSaid(result)}
      </td>
      {points !== '' && <td class="pts d">{points}</td>}
      <td>{result.moves}</td>
    </tr>
  );
};
export const Results = ({
  game,
  rows,
}: {
  readonly game: string;
  readonly rows: readonly { readonly who: string; readonly result: ChairResult }[];
}): JSX.Element => {
  const counts = scoreOf(game, 0) !== '';
  return (
    <table>
      <thead>
        <tr>
          {pageWords('day')
            .columns.filter((_, i) => counts || i !== 2)
            .map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <Row key={i} game={game} {...row} />
        ))}
      </tbody>
    </table>
  );
};

/** Would these bots do the same again? Found out in the background. */
const Proof = ({ feat }: { readonly feat: Feat }): JSX.Element => {
  const words = pageWords('beat');
  const said = useSignal<'proving' | 'proven' | 'unproven' | 'long'>('proving');
  useEffect(() => {
    void examine({ to: 'prove', feat }).then(found => {
      said.value = !isUnfit(found) ? 'proven' : found.unfit === 'long' ? 'long' : 'unproven';
    });
  }, [feat]);
  return (
    <p role="status" data-proof={said.value}>
      {said.value === 'long' ? words.unfit.long : words[said.value]}
    </p>
  );
};

const Story = ({
  side,
  id,
  from,
  viewer,
}: {
  readonly side: PlayedSide;
  readonly id: string;
  readonly from: number;
  readonly viewer: number | 'rail';
}): JSX.Element => {
  const words = pageWords('beat');
  const seat = playerOf(side.feat);
  const told = useSignal<readonly Happened[]>([]);
  useEffect(() => {
    void storyFrom(side.told.log, from, viewer).then(found => {
      told.value = found;
    });
  }, [side.told.log, from]);
  return (
    <article class={styles.game} aria-label={side.who}>
      <p>
        <b>{side.who}</b>{' '}
        <a class="btn quiet" href={`/r/${id}?as=${seat}#${from}`}>
          <Icon name="replay" /> {words.watch}
        </a>
      </p>
      <ol class={styles.steps} aria-label={words.steps}>
        {told.value.map(({ n, text }, i) => (
          <li key={i}>
            <a href={`/r/${id}?as=${seat}#${n}`}>{text}</a>
          </li>
        ))}
      </ol>
    </article>
  );
};

export const Comparison = ({ theirs, mine }: { readonly theirs: PlayedSide; readonly mine: PlayedSide }): JSX.Element => {
  const words = pageWords('beat');
  const { game } = theirs.feat;
  const seat = playerOf(theirs.feat);
  const parted = partedAt(theirs.feat.steps, mine.feat.steps);
  useEffect(() => {
    hold(THEIRS, theirs.told.log);
    hold(MINE, mine.told.log);
  }, [theirs.told.log, mine.told.log]);
  const by = ahead(mine.told.result, theirs.told.result);
  return (
    <div class={styles.both}>
      <p class={styles.said} role="status">
        {by > 0 ? words.beaten : by < 0 ? words.stands(theirs.who) : words.even}
      </p>
      <Results game={game} rows={[theirs, mine].map(({ who, told }) => ({ who, result: told.result }))} />
      <Proof feat={theirs.feat} />
      {parted === null ? (
        <p>{words.same}</p>
      ) : (
        <>
          <h3 class="d">{words.steps}</h3>
          <p>{words.parted(parted)}</p>
          <div class={styles.columns}>
            <Story side={theirs} id={THEIRS} from={parted} viewer="rail" />
            <Story side={mine} id={MINE} from={parted} viewer={seat} />
          </div>
          <Analysed theirs={theirs.told.log} mine={mine.told.log} seat={seat} by={theirs.who} you={mine.who} />
        </>
      )}
    </div>
  );
};
