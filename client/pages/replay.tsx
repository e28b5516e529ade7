/** Replay: a game that is over, watched again moment by moment. Its log comes from the server, from this browser, or from a file. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Viewer } from '../../kernel/seat.ts';
import { me } from '../line/server.ts';
import { botIn } from '../practice/bot-names.ts';
import { faultSaid } from '../replay/faults.ts';
import { FilePage } from '../replay/file.tsx';
import type { Film } from '../replay/messages.ts';
import { Projector } from '../replay/projector.ts';
import { LogReader } from '../replay/reader.ts';
import { brought, FILE, type Found, findLog } from '../replay/source.ts';
import { Notice } from '../shell/notice.tsx';
import { pageWords, useSpoken } from '../shell/page-words.ts';
import { Loading } from '../shell/states.tsx';
import { useTitle } from '../shell/title.ts';
import { say } from '../shell/words.ts';
import { loadGame } from '../table/load-game.ts';
import { momentPath, ReplayBoard } from './replay-board.tsx';

type Shown =
  | { readonly is: 'opening' }
  | { readonly is: 'film'; readonly projector: Projector; readonly log: string; readonly analysed: boolean }
  | { readonly is: 'missing'; readonly why: Exclude<Found['is'], 'log'> }
  | { readonly is: 'broken'; readonly line: number; readonly fault: string }
  | { readonly is: 'failed'; readonly why: string | null };

/** The moment and the eyes that the address asks for, and whether the game is to be analysed. */
interface Asked {
  readonly n: number;
  readonly viewer: Viewer | null;
  readonly analysed: boolean;
}
const asked = (seats: number): Asked => {
  const query = new URLSearchParams(location.search);
  const as = query.get('as');
  const seat = as === null || !/^\d$/.test(as) ? null : Number(as);
  return {
    n: Number(location.hash.slice(1)) || 0,
    viewer: as === 'rail' ? 'rail' : seat !== null && seat < seats ? seat : null,
    analysed: query.has('analyse'),
  };
};
/** A player of the game sees it from their seat; all others from the rail. */
const usualEyes = (film: Film, players: readonly string[], bots: readonly string[]): Viewer => {
  const mine = me.peek() === null ? -1 : players.indexOf(me.peek()!.id);
  if (mine >= 0) return mine;
  const people = film.names.flatMap((name, seat) => (botIn(name, seat, bots) === null ? [seat] : []));
  return players.length === 0 && people.length === 1 ? people[0]! : 'rail';
};
const open = async (id: string): Promise<Shown> => {
  const found = await findLog(id);
  if (found.is !== 'log') return { is: 'missing', why: found.is };
  const reader = new LogReader();
  const film = await reader.ask({ to: 'open', log: found.log });
  if ('fault' in film) {
    reader.close();
    return { is: 'broken', ...film };
  }
  const game = await loadGame(film.game);
  if (game === null) {
    reader.close();
    return { is: 'failed', why: null };
  }
  const bots = Object.keys(say().names[film.game]?.bots ?? {});
  const projector = new Projector(reader, film, game, bots);
  const { n, viewer, analysed } = asked(film.seats);
  await projector.open(n, viewer ?? usualEyes(film, found.players, bots));
  return { is: 'film', projector, log: found.log, analysed };
};

/**
 * The address follows the film when it stands, a little later, so that it can be copied: browsers make much of a change of address, and
 * cards would stumble in the air. And the film follows an address that was changed by hand.
 */
const LATER = 250;
const useAddress = (id: string, projector: Projector | null): void => {
  const [n, viewer, runs] = [projector?.n.value, projector?.viewer.value, projector?.playing.value];
  useEffect(() => {
    if (n === undefined || viewer === undefined || runs) return;
    const timer = setTimeout(() => history.replaceState(null, '', momentPath(id, n, viewer)), LATER);
    return () => clearTimeout(timer);
  }, [id, n, viewer, runs]);
  useEffect(() => {
    const follow = (): void => {
      const to = asked(projector?.film.seats ?? 0);
      if (projector === null || !location.pathname.startsWith('/r/')) return;
      if (to.n !== projector.n.peek()) void projector.jump(to.n);
      if (to.viewer !== null && to.viewer !== projector.viewer.peek()) void projector.see(to.viewer);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [id, projector]);
};

const Missing = ({
  why,
  again,
}: {
  readonly why: Exclude<Found['is'], 'log' | 'file'>;
  readonly again: () => void;
}): JSX.Element => {
  const { bad, file } = pageWords('replay');
  if (why === 'none') return <Notice title={file.none} />;
  if (why === 'rules') return <Notice title={bad.rules} />;
  if (why === 'gone') return <Notice title={bad.gone} why={bad.goneWhy} />;
  return <Notice title={bad.away} why={bad.awayWhy} action={{ label: bad.retry, run: again }} />;
};

export const ReplayPage = ({ id }: { readonly id: string }): JSX.Element => {
  const shown = useSignal<Shown>({ is: 'opening' });
  const tries = useSignal(0);
  const state = shown.value;
  const projector = state.is === 'film' ? state.projector : null;
  const says = useSpoken('replay');
  const speaks = useSpoken('faults') && says;
  const spoken = useSpoken('replay', projector?.film.game ?? null);
  useEffect(() => {
    let left = false;
    shown.value = { is: 'opening' };
    const opened = open(id).catch((why): Shown => ({ is: 'failed', why: String(why) }));
    void opened.then(found => {
      if (!left) shown.value = found;
    });
    return () => {
      left = true;
      void opened.then(found => found.is === 'film' && found.projector.close());
    };
  }, [id, tries.value, brought.value]);
  useAddress(id, projector);
  useTitle(speaks ? pageWords('replay').title : null);
  if (!speaks) return <Loading />;
  const { bad, opening } = pageWords('replay');
  if (state.is === 'opening' || (projector !== null && !spoken)) return <Loading text={opening} />;
  if (state.is === 'missing')
    return state.why === 'file' ? (
      <FilePage />
    ) : (
      <Missing
        why={state.why}
        again={() => {
          tries.value++;
        }}
      />
    );
  if (state.is === 'broken')
    return id === FILE ? (
      <FilePage fault={bad.line(state.line, faultSaid(state.fault))} />
    ) : (
      <Notice title={bad.broken} why={bad.line(state.line, faultSaid(state.fault))} />
    );
  if (state.is === 'failed') return <Notice title={bad.broken} why={state.why ?? bad.noGame} />;
  return <ReplayBoard projector={state.projector} id={id} log={state.log} analysed={state.analysed} />;
};
