/** A player's achievements: in each game, and the badges. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { levelsIn } from '../../words/levels.ts';
import { lossesOf, tallyOf } from '../achievements/achievements.ts';
import { type Badge, badgesFor, type ReachedIn } from '../achievements/badges.ts';
import { meanLoss } from '../achievements/loss.ts';
import { medianOf } from '../achievements/tally.ts';
import { type DayResult, daysOf, finishedDates } from '../day/results.ts';
import { dealtGames, streakOf, today } from '../day/terms.ts';
import { puzzleRun, solvedIn } from '../puzzles/record.ts';
import { tenths, whole } from '../shell/figures.ts';
import { Icon, type IconName } from '../shell/icon.tsx';
import { pageWords } from '../shell/page-words.ts';
import { language } from '../shell/settings.ts';
import { gameWords, isGameSpoken, loadGameWords, say } from '../shell/words.ts';
import { isBegun, isDone, stopsOf } from '../trail/walk.ts';

const MOST_CARDS = 3;
const finished = (game: string): readonly DayResult[] => Object.values(daysOf(game)).filter(result => result !== null);

const trailSaid = (game: string): string | null => {
  const stops = stopsOf(game);
  const done = stops.filter(stop => isDone(game, stop)).length;
  return done === 0 ? null : pageWords('you').reached.trailSaid(whole(done), whole(stops.length));
};
const puzzlesSaid = (game: string): string | null => {
  const { size } = solvedIn(game);
  return size === 0 ? null : pageWords('you').reached.puzzlesSaid(whole(size));
};
const daysSaid = (game: string): string | null => {
  const days = finished(game);
  const won = days.filter(day => day.won).length;
  return days.length === 0 ? null : pageWords('you').reached.daysSaid(whole(days.length), whole(won));
};
const levelsSaid = (game: string): string | null => {
  const { levels } = tallyOf(game);
  const known = Object.entries(say().names[game]!.bots).flatMap(([level, { name }]) => {
    const [played, won] = levels[level] ?? [0, 0];
    return played === 0 ? [] : [pageWords('you').reached.level(name, whole(won), whole(played))];
  });
  return known.length === 0 ? null : known.join(' · ');
};
/** Null until the game's words are loaded. */
const cardsSaid = (game: string): string | null => {
  const faces = isGameSpoken(game) ? gameWords(game).faces : {};
  const cards = Object.entries(tallyOf(game).played)
    .flatMap(([word, n]) => (faces[word] === undefined ? [] : [{ name: faces[word], n }]))
    .sort((a, b) => b.n - a.n);
  return cards.length === 0
    ? null
    : cards
        .slice(0, MOST_CARDS)
        .map(({ name }) => name)
        .join(', ');
};
const handSaid = (game: string): string | null => {
  const { times } = tallyOf(game);
  const median = medianOf(times);
  return median === null ? null : pageWords('you').reached.handSaid(whole(median), whole(times.length));
};
const points = (share: number): string => tenths(100 * share);
/** Six games are enough to compare the later ones with the earlier. */
const ENOUGH = 6;
const lossSaid = (game: string): string | null => {
  const words = pageWords('you').reached;
  const losses = lossesOf(game);
  if (losses.length === 0) return null;
  const all = points(meanLoss(losses));
  if (losses.length === 1) return words.lossOne(all);
  const half = losses.length >> 1;
  const then = words.lossThen(points(meanLoss(losses.slice(0, half))), points(meanLoss(losses.slice(half))));
  const said = words.lossSaid(all, whole(losses.length));
  return losses.length < ENOUGH ? said : `${said}; ${then}`;
};

const linesOf = (game: string): readonly (readonly [what: string, said: string])[] => {
  const { trail, puzzles, days, levels, cards, hand, loss } = pageWords('you').reached;
  const lines: readonly (readonly [string, string | null])[] = [
    [trail, trailSaid(game)],
    [puzzles, puzzlesSaid(game)],
    [days, daysSaid(game)],
    [levels, levelsSaid(game)],
    [cards, cardsSaid(game)],
    [hand, handSaid(game)],
    [loss, lossSaid(game)],
  ];
  return lines.flatMap(([what, said]) => (said === null ? [] : [[what, said] as const]));
};
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
export const daysPlayed = (games: readonly string[]): number => sum(games.map(game => finished(game).length));
export const puzzlesSolved = (games: readonly string[]): number => sum(games.map(game => solvedIn(game).size));
export const hasReached = (game: string): boolean => isBegun(game) || linesOf(game).length > 0;

export const Reached = ({ game }: { readonly game: string }): JSX.Element | null => {
  const spoken = language.value;
  useEffect(() => {
    if (Object.keys(tallyOf(game).played).length > 0) void loadGameWords(game, spoken);
  }, [game, spoken]);
  const lines = linesOf(game);
  if (lines.length === 0) return null;
  return (
    <dl class="reached">
      {lines.map(([what, said]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  );
};

const signs: { readonly [K in Badge['kind']]: IconName } = {
  days: 'sun',
  everyDeal: 'chair',
  outdid: 'trophy',
  legend: 'trophy',
  hand: 'hand',
};
export const Badges = ({ games }: { readonly games: readonly string[] }): JSX.Element | null => {
  const words = pageWords('you');
  const run = streakOf(finishedDates(dealtGames), today());
  const reached: readonly ReachedIn[] = games.map(game => ({
    game,
    tally: tallyOf(game),
    days: finished(game),
    strongest: levelsIn(say().names[game]!.bots).at(-1)!,
  }));
  const earned = badgesFor(reached, run.best);
  const solved = puzzleRun();
  if (run.best + solved.best === 0 && earned.length === 0) return null;
  return (
    <div class="badges">
      {run.best > 0 && <p>{words.reached.run(run.now, run.best)}</p>}
      {solved.best > 0 && <p>{words.reached.puzzleRun(solved.now, solved.best)}</p>}
      {earned.length > 0 && (
        <ul aria-label={words.reached.badges}>
          {earned.map(({ kind, game, n }) => (
            <li key={`${kind} ${game}`}>
              <span class="sign">
                <Icon name={signs[kind]} />
              </span>
              <b>
                {words.badges[kind].name(n)}
                {game !== null && <small>{say().names[game]!.name}</small>}
              </b>
              <span>{words.badges[kind].about}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
