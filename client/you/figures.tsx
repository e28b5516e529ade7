/** Figures: all games together, and each of them at tables, with a rating, and in practice. */
import type { JSX } from 'preact';
import { posters } from '../games/registry.ts';
import { useAsked } from '../line/api.ts';
import type { KeptGame } from '../practice/kept.ts';
import { percent, tenths, whole } from '../shell/figures.ts';
import { PosterArt } from '../shell/icon.tsx';
import { pageWords } from '../shell/page-words.ts';
import { scoreOf } from '../shell/score.ts';
import { say } from '../shell/words.ts';
import { daysPlayed, hasReached, puzzlesSolved, Reached } from './achievements.tsx';
import { mySeat } from './history.tsx';
import { type GamesTally, likelyOf, type PlayerView, pointsOf, type RatingView } from './people.ts';
import { Skill, scaleFor } from './skill.tsx';

const practised = (game: string, kept: readonly KeptGame[]): GamesTally | null => {
  const mine = kept.filter(each => each.game === game);
  if (mine.length === 0) return null;
  const scores = mine.map(each => each.score[mySeat(each)]!);
  return {
    game,
    played: mine.length,
    won: mine.filter(each => each.winners.includes(mySeat(each))).length,
    bestScore: Math.max(...scores),
    averageScore: scores.reduce((a, b) => a + b, 0) / scores.length,
  };
};
const Counts = ({ title, tally }: { readonly title: string; readonly tally: GamesTally }): JSX.Element => {
  const words = pageWords('you');
  const points = say().names[tally.game]?.points;
  return (
    <div class="counts">
      <h4>{title}</h4>
      <dl>
        <div>
          <dt>{words.played}</dt>
          <dd class="d">{whole(tally.played)}</dd>
        </div>
        <div>
          <dt>{words.won}</dt>
          <dd class="d">
            {whole(tally.won)} <small>{percent(tally.won / tally.played)}</small>
          </dd>
        </div>
        {points !== null && (
          <>
            <div>
              <dt>{words.best}</dt>
              <dd class="d">{scoreOf(tally.game, tally.bestScore)}</dd>
            </div>
            <div>
              <dt>{words.average}</dt>
              <dd class="d">{points === undefined ? tenths(tally.averageScore) : points(Math.round(tally.averageScore))}</dd>
            </div>
          </>
        )}
      </dl>
    </div>
  );
};
const Rating = ({ rating }: { readonly rating: RatingView }): JSX.Element => {
  const words = pageWords('you');
  const [from, to] = likelyOf(rating).map(whole) as [string, string];
  return (
    <div class="rating">
      <h4>{words.rating}</h4>
      <p>
        <b class="d">{whole(pointsOf(rating))}</b> {words.range(from, to)}
      </p>
      <Skill rating={rating} scale={scaleFor([rating])} />
      <a class="btn quiet" href={`/ladder/${rating.game}`}>
        {words.toLadder}
      </a>
    </div>
  );
};

/** A player's figures in one game. */
interface GameRecord {
  readonly game: string;
  readonly tally: GamesTally | null;
  readonly rating: RatingView | null;
  readonly practice: GamesTally | null;
}
/** Of every game the player has played. */
export const useRecord = (guest: string | null, kept: readonly KeptGame[] | null): readonly GameRecord[] => {
  const { reply } = useAsked<PlayerView>(guest === null ? null : `/api/players/${encodeURIComponent(guest)}`);
  const known = reply?.is === 'ok' ? reply.value : null;
  return posters
    .map(({ game }) => ({
      game,
      tally: known?.tallies.find(tally => tally.game === game) ?? null,
      rating: known?.ratings.find(rating => rating.game === game) ?? null,
      practice: practised(game, kept ?? []),
    }))
    .filter(({ game, tally, practice }) => tally !== null || practice !== null || hasReached(game));
};

interface RecordProps {
  readonly record: readonly GameRecord[];
}
/** Everything in four numbers, without zeros. */
export const Totals = ({ record }: RecordProps): JSX.Element => {
  const words = pageWords('you');
  const sum = (what: 'played' | 'won'): number =>
    record.reduce((all, { tally, practice }) => all + (tally?.[what] ?? 0) + (practice?.[what] ?? 0), 0);
  const games = record.map(({ game }) => game);
  const totals: readonly (readonly [what: string, n: number])[] = [
    [words.played, sum('played')],
    [words.won, sum('won')],
    [words.reached.days, daysPlayed(games)],
    [words.reached.puzzles, puzzlesSolved(games)],
  ];
  return (
    <dl class="totals">
      {totals
        .filter(([, n]) => n > 0)
        .map(([what, n]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd class="d">{whole(n)}</dd>
          </div>
        ))}
    </dl>
  );
};
export const Figures = ({ record }: RecordProps): JSX.Element => (
  <section class="sheet figures" aria-labelledby="figures">
    <h2 class="d" id="figures">
      {pageWords('you').figures}
    </h2>
    {record.map(({ game, tally, rating, practice }) => (
      <article key={game}>
        <h3>
          <PosterArt game={game} /> {say().names[game]?.name}
        </h3>
        {tally !== null && <Counts title={pageWords('you').rated} tally={tally} />}
        {rating !== null && <Rating rating={rating} />}
        {practice !== null && <Counts title={pageWords('you').practice} tally={practice} />}
        <Reached game={game} />
      </article>
    ))}
  </section>
);
