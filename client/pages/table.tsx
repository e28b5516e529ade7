/** A table on the server: come in by its code, gather, play or watch. */
import { useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import type { TableView } from '../../wire/protocol.ts';
import { refusals } from '../../wire/refusals.ts';
import type { TableTold, ToldOf } from '../../wire/tellings.ts';
import { refused } from '../../words/refused.ts';
import { Gather } from '../gather/gather.tsx';
import { doorsOf } from '../gather/standing.ts';
import { forgetSeat, keepSeat } from '../line/kept-seat.ts';
import { me, serverLine, serverState } from '../line/server.ts';
import { DropInStrip, type DroppingIn, dropIn } from '../play/drop-in.tsx';
import { Gone } from '../play/gone.tsx';
import { LiveBoard } from '../play/live-board.tsx';
import { later } from '../shell/later.ts';
import { Notice } from '../shell/notice.tsx';
import { language } from '../shell/settings.ts';
import { Failure, Loading } from '../shell/states.tsx';
import { isGameSpoken, loadGameWords, say } from '../shell/words.ts';
import { isRematchDue } from '../table/end/rematch-due.ts';
import { loadGame } from '../table/load-game.ts';
import { Chat } from '../table/log/chat.tsx';
import { Session } from '../table/session/session.ts';
import { isTurn } from '../table/session/turn.ts';

/** Only the table knows its game: its messages are kept for the session until the game is loaded. */
const come = async (code: string, failed: (why: Refusal) => void): Promise<Session | null> => {
  const line = serverLine(code);
  const early: TableTold[] = [];
  let first: (told: ToldOf<'table'>) => void = () => {};
  const table = new Promise<ToldOf<'table'>>(resolve => {
    first = resolve;
  });
  const off = line.hear(told => {
    early.push(told);
    if (told.tell === 'table') first(told);
  });
  const answer = await line.enter();
  if (isRefusal(answer)) {
    off();
    failed(answer);
    return null;
  }
  const { game } = (await table).table;
  const [client] = await Promise.all([loadGame(game), loadGameWords(game, language.value)]);
  if (client === null) {
    off();
    failed(refusals.noGame);
    return null;
  }
  off();
  const session = new Session(line, client);
  for (const told of early) session.hear(told);
  // A guest who brings a code wants to sit; where there is no chair, to watch; where there are two gangs, to choose.
  if (new URLSearchParams(location.search).has('sit')) {
    history.replaceState(null, '', location.pathname);
    const { table: now } = await table;
    const [door, ...more] = doorsOf(session, now);
    if (now.dropIn === true && (now.house === true || now.status === 'playing')) void line.ask({ ask: 'sit', seat: null });
    else if (door !== undefined && more.length === 0) void line.ask({ ask: 'sit', seat: door.seat });
  }
  return session;
};

const NextGame = later(async () => (await import('../slow/next.tsx')).NextGame);
/** A player of a game of days has nothing to do here: it is over, or waits for others. A window waits only for seconds. */
const isLeft = (session: Session, { time, you, status }: TableView): boolean => {
  const now = session.now.value;
  return time.kind === 'days' && you !== null && status !== 'gathering' && now?.ask?.kind !== 'window' && !isTurn(session);
};

/** An old invitation is the usual reason. */
const NoEntry = ({ refusal }: { readonly refusal: Refusal }): JSX.Element => {
  const { ui, table } = say();
  return refusal.rule === refusals.noTable.rule ? (
    <Notice title={ui.errors.noTable} why={ui.errors.stale} />
  ) : (
    <Notice title={ui.errors.noEntry} why={refused(table, null, refusal)} />
  );
};
export const TablePage = ({ code }: { readonly code: string }): JSX.Element => {
  const { ui } = say();
  const session = useSignal<Session | null>(null);
  const failed = useSignal<Refusal | null>(null);
  const broken = useSignal(false);
  const dropping = useSignal<DroppingIn | null>(null);
  useEffect(() => {
    let left = false;
    come(code, why => {
      failed.value = why;
    }).then(
      made => {
        if (left) made?.close();
        else session.value = made;
      },
      () => {
        broken.value = true;
      },
    );
    return () => {
      left = true;
      session.peek()?.close();
      session.value = null;
    };
  }, [code]);
  const game = session.value?.game.id;
  useEffect(() => {
    if (game !== undefined) void loadGameWords(game, language.value);
  }, [language.value, game]);
  // The saloon leads back to a chair as long as the table is not over.
  useSignalEffect(() => {
    const at = session.value;
    const table = at?.table.value;
    if (at == null || table == null) return;
    if (table.you !== null && table.status !== 'over' && at.gone.value === null) keepSeat({ code, game: at.game.id });
    else forgetSeat(code);
  });
  useEffect(() => {
    const at = session.value;
    dropping.value = at === null ? null : dropIn(at);
    return () => dropping.peek()?.stop();
  }, [session.value]);
  // Once all want to play again, the host's page starts.
  useSignalEffect(() => {
    const table = session.value?.table.value;
    if (table?.status !== 'over' || table.host !== me.value?.id) return;
    if (isRematchDue(table)) void session.peek()?.line.ask({ ask: 'start' });
  });
  if (serverState.value === 'cookieless') return <Notice title={ui.errors.cookieless} why={ui.errors.cookielessWhy} />;
  if (session.value?.gone.value != null) return <Gone why={session.value.gone.value} />;
  if (failed.value !== null) return <NoEntry refusal={failed.value} />;
  if (broken.value) return <Failure what={ui.errors.page} why={ui.errors.pageWhy} />;
  const table = session.value?.table.value ?? null;
  if (session.value === null && serverState.value === 'waiting') return <Loading text={ui.table.lost} />;
  if (session.value === null || table === null || !isGameSpoken(session.value.game.id)) return <Loading />;
  // A guest who sits down after a game sees the next one, not one that was not theirs.
  const isGathering = table.status === 'gathering' || session.value.now.value === null || dropping.value?.isNew.value === true;
  const Shown = isGathering ? <Gather session={session.value} table={table} /> : <LiveBoard session={session.value} Chat={Chat} />;
  return (
    <>
      <DropInStrip session={session.value} table={table} />
      {isLeft(session.value, table) && <NextGame code={code} />}
      {Shown}
    </>
  );
};
