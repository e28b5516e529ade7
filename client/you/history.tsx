/** The player's games: at tables, from the server, and in practice, from this browser. Each has its replay. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { posterOf } from '../games/registry.ts';
import { askServer, type Reply } from '../line/api.ts';
import type { KeptGame } from '../practice/kept.ts';
import { botName, personName } from '../shell/called.ts';
import { day, hour } from '../shell/figures.ts';
import { Icon, PosterArt } from '../shell/icon.tsx';
import { pageWords } from '../shell/page-words.ts';
import { scoreOf } from '../shell/score.ts';
import { say } from '../shell/words.ts';
import type { PlayedGame } from './people.ts';

interface Row {
  readonly id: string;
  readonly game: string;
  readonly endedAt: number;
  readonly place: number;
  readonly shared: boolean;
  readonly players: readonly { readonly name: string; readonly score: number; readonly mine: boolean }[];
}
/** In team games several first places are one win. */
const isShared = (game: string, atTheTop: number): boolean => atTheTop > 1 && posterOf(game)?.teams !== true;
const ofTable = (played: PlayedGame, guest: string): Row => {
  const mine = played.players.find(({ kind, id }) => kind === 'guest' && id === guest);
  const place = mine?.place ?? played.players.length;
  const bots = played.players.map(({ kind, id }) => (kind === 'bot' ? id : null));
  return {
    ...played,
    place,
    shared: isShared(played.game, played.players.filter(player => player.place === place).length),
    players: played.players.map((player, seat) => ({
      name: player.kind === 'bot' ? botName(played.game, bots, seat) : personName(player.name),
      score: player.score,
      mine: player === mine,
    })),
  };
};
export const mySeat = (kept: KeptGame): number => kept.bots.indexOf(null);
const ofPractice = (kept: KeptGame): Row => {
  const seat = mySeat(kept);
  const won = kept.winners.includes(seat);
  return {
    ...kept,
    place: won ? 1 : 1 + kept.score.filter(points => points > kept.score[seat]!).length,
    shared: won && isShared(kept.game, kept.winners.length),
    players: kept.bots.map((bot, i) => ({
      name: bot === null ? say().ui.you : botName(kept.game, kept.bots, i),
      score: kept.score[i]!,
      mine: i === seat,
    })),
  };
};

const Game = ({ row }: { readonly row: Row }): JSX.Element => {
  const words = pageWords('you');
  const ranked = row.players.toSorted((a, b) => b.score - a.score);
  return (
    <li>
      <span class="art">
        <PosterArt game={row.game} />
      </span>
      <span class="when">
        <b>{say().names[row.game]?.name ?? row.game}</b> {day(row.endedAt)}, {hour(row.endedAt)}
      </span>
      <span class={`end ${row.place === 1 ? 'won' : ''}`}>
        {row.place === 1 ? (row.shared ? words.shared : words.victory) : words.place(row.place, row.players.length)}
      </span>
      <span class="who">
        {ranked.map((player, i) => (
          <span key={i} class={player.mine ? 'mine' : ''}>
            {player.name} <b>{scoreOf(row.game, player.score)}</b>
          </span>
        ))}
      </span>
      <a class="btn quiet" href={`/r/${row.id}?as=${row.players.findIndex(player => player.mine)}`}>
        <Icon name="replay" /> {words.watch}
      </a>
    </li>
  );
};

/** The server gives them by pages; each page asks for those that ended before the last one shown. */
const PAGE = 20;
const AtTables = ({ guest }: { readonly guest: string }): JSX.Element => {
  const words = pageWords('you');
  const games = useSignal<readonly PlayedGame[] | null>(null);
  const last = useSignal<Reply<object> | null>(null);
  const more = useSignal(true);
  const load = async (): Promise<void> => {
    const before = games.peek()?.at(-1);
    const query = before === undefined ? '' : `?endedAt=${before.endedAt}&id=${encodeURIComponent(before.id)}`;
    const reply = await askServer<{ readonly games: readonly PlayedGame[] }>('GET', `/api/history${query}`);
    last.value = reply;
    if (reply.is !== 'ok') return;
    games.value = [...(games.peek() ?? []), ...reply.value.games];
    more.value = reply.value.games.length === PAGE;
  };
  useEffect(() => {
    games.value = null;
    void load();
  }, [guest]);
  const list = games.value;
  if (list === null)
    return last.value === null || last.value.is === 'ok' ? (
      <p role="status">{say().ui.loading}</p>
    ) : (
      <p class="away" role="alert">
        <Icon name="unplugged" /> {words.historyAway}{' '}
        <button type="button" class="btn" onClick={() => void load()}>
          {words.retry}
        </button>
      </p>
    );
  if (list.length === 0) return <p>{words.noHistory}</p>;
  return (
    <>
      <ol class="games">
        {list.map(played => (
          <Game key={played.id} row={ofTable(played, guest)} />
        ))}
      </ol>
      {more.value && (
        <button type="button" class="btn" onClick={() => void load()}>
          {words.older}
        </button>
      )}
    </>
  );
};

interface HistoryProps {
  /** The guest the server knows us as; null when it does not answer. */
  readonly guest: string | null;
  readonly away: boolean;
  readonly kept: readonly KeptGame[] | null;
}
export const History = ({ guest, away, kept }: HistoryProps): JSX.Element => {
  const words = pageWords('you');
  return (
    <section class="sheet history" aria-labelledby="history">
      <h2 class="d" id="history">
        {words.history}
      </h2>
      <h3>{words.atTables}</h3>
      {guest !== null && <AtTables guest={guest} />}
      {away && (
        <p class="away">
          <Icon name="unplugged" /> {words.historyAway}
        </p>
      )}
      <h3>{words.kept}</h3>
      {kept !== null && kept.length > 0 ? (
        <ol class="games">
          {kept.map(each => (
            <Game key={each.id} row={ofPractice(each)} />
          ))}
        </ol>
      ) : (
        kept !== null && <p>{words.noHistoryAbout}</p>
      )}
      <p class="acts">
        <a class="btn quiet" href="/r/file">
          {words.openFile}
        </a>
      </p>
    </section>
  );
};
