/** My games of days: first those that wait for me, the one whose time is up soonest on top. */
import type { JSX } from 'preact';
import * as rows from '../look/rows.module.css';
import { personName } from '../shell/called.ts';
import { longTime } from '../shell/figures.ts';
import { PosterArt } from '../shell/icon.tsx';
import { Row } from '../shell/row.tsx';
import { say } from '../shell/words.ts';
import type { SlowGame } from './games.ts';

const GameRow = ({ game, now }: { readonly game: SlowGame; readonly now: number }): JSX.Element => {
  const { ui, names, language } = say();
  const words = ui.saloon.waiting;
  const { code, yours, others, status } = game;
  const named = others.map(({ kind, name }) => (kind === 'bot' ? (names[game.game]?.bots[name]?.name ?? name) : personName(name)));
  const who = new Intl.ListFormat(language).format(named);
  const left = yours === null ? words.theirs : words.yours(longTime(Math.max(0, (yours - now) / 1000)));
  return (
    <li>
      <Row
        href={`/t/${code}`}
        picture={<PosterArt game={game.game} />}
        title={names[game.game]?.name ?? game.game}
        about={`${who} · ${left}`}
        action={yours === null ? words.look : status === 'playing' ? words.move : words.come}
        isDone={false}
      />
    </li>
  );
};
interface WaitingGamesProps {
  readonly games: readonly SlowGame[];
  readonly now: number;
}
export const WaitingGames = ({ games, now }: WaitingGamesProps): JSX.Element => (
  <section class={`bill ${rows.tables}`} aria-labelledby="waiting-games">
    <h2 class="d" id="waiting-games">
      {say().ui.saloon.waiting.title}
    </h2>
    <ul class={rows.list}>
      {games.map(game => (
        <GameRow key={game.code} game={game} now={now} />
      ))}
    </ul>
  </section>
);
