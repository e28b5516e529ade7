/** The table page of any game: others above, the shared middle, the brass line, your cards, your actions; the log beside them. */
import { useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { Action, Plan } from '../games/game-client.ts';
import { Dialog, sheets } from '../shell/dialog.tsx';
import { Icon } from '../shell/icon.tsx';
import { say } from '../shell/words.ts';
import { AfterGame } from './after.tsx';
import { TableBar } from './bar.tsx';
import { Chat } from './chat.tsx';
import { Hand } from './hand.tsx';
import { Herald, Log, lastSentence } from './log.tsx';
import { others } from './people.ts';
import { BrassLine, Pad, SideActions } from './prompt.tsx';
import { RaceScreen } from './race.tsx';
import { Reader } from './reader.tsx';
import { RuleSheet } from './rule.tsx';
import { SeatPlate } from './seat.tsx';
import type { Session } from './session.ts';
import './table.css';
import './race.css';

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));
/** What can be done, and undone: that is last, so that nothing else changes its place. */
const planFor = (session: Session): Plan => {
  const plan = session.game.plan(session);
  if (session.now.value?.mayUndo !== true) return plan;
  const undo: Action = {
    id: 'undo',
    label: say().ui.table.undo,
    tone: 'quiet',
    key: 'z',
    icon: <Icon name="undo" />,
    run: () => void session.undo(),
  };
  return { ...plan, actions: [...plan.actions, undo] };
};
/** Keys that do what the buttons say. Enter on a button is that button's own. */
const useKeys = (session: Session, plan: Plan): void => {
  // At once, not after the next paint: a quick hand presses before that.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      if (sheets.value > 0 || session.interlude.value !== null) return;
      const key = event.key.toLowerCase();
      const onButton = event.target instanceof HTMLElement && event.target.closest('button, a') !== null;
      const onCard = event.target instanceof HTMLElement && event.target.closest('.hand') !== null;
      if (key === 'enter' && onButton && !onCard) return;
      // Space picks a card; Enter is for what the line offers, and for nothing when it offers nothing.
      if (key === 'enter' && onCard) event.preventDefault();
      const action = plan.actions.find(each => each.key === key);
      if (action === undefined) return;
      event.preventDefault();
      action.run();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
};

const Waiting = ({ session }: { readonly session: Session }): JSX.Element | null => {
  const state = session.line.state.value;
  if (session.line.kind === 'practice' || state === 'open' || state === 'outdated') return null;
  return (
    <p class="offline" role="status">
      <Icon name="unplugged" /> {say().ui.table.lost}
    </p>
  );
};
/** Whatever lies over the table: the result of a race, a division. The focus goes to it and comes back. */
export const Over = ({ session }: { readonly session: Session }): JSX.Element | null => {
  const shown = session.interlude.value;
  useEffect(() => {
    if (shown === null) return;
    // Not its button: a hand that comes down late must not turn the page.
    document.querySelector<HTMLElement>('.over')?.focus({ preventScroll: true });
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' || (event.key === 'Enter' && event.target === document.querySelector('.over'))) session.dismiss();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [shown]);
  if (shown === null) return null;
  return (
    <div class={`over of-${shown.kind}`} tabIndex={-1}>
      {shown.render(() => session.dismiss())}
    </div>
  );
};

interface BoardProps {
  readonly session: Session;
  /** What a lesson puts in place of the usual bar, and of the log at the side. */
  readonly bar?: JSX.Element;
  readonly side?: JSX.Element;
}
export const Board = ({ session, bar, side }: BoardProps): JSX.Element => {
  const { ui } = say();
  const { game } = session;
  const drawer = useSignal(false);
  const after = useSignal(true);
  const now = session.now.value;
  const plan = planFor(session);
  const racing = now?.ask?.kind === 'race' && session.interlude.value === null;
  const over = now?.outcome != null && session.interlude.value === null && !session.busy.value;
  useKeys(session, plan);
  // A practice table waits for its only player.
  useSignalEffect(() => {
    session.line.still(session.still.value);
  });
  useEffect(() => {
    const hide = (): void => {
      session.covered.value = document.hidden;
    };
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, []);
  useEffect(() => {
    after.value = true;
  }, [now?.game]);
  return (
    <div class={`app ${racing ? 'racing' : ''}`}>
      {bar ?? <TableBar session={session} />}
      {side}
      <main class="wood felt" onPointerDown={() => session.skip()}>
        <h1 class="sr">{ui.table.title}</h1>
        <Waiting session={session} />
        <section class={`opps ${others(session).length > 3 ? 'many' : ''}`} aria-label={ui.table.opponents}>
          {others(session).map(seat => (
            <SeatPlate key={seat} session={session} seat={seat} />
          ))}
        </section>
        <game.Middle session={session} />
        <BrassLine session={session} plan={plan} />
        {session.me.value === null ? (
          <p class="watching">
            <Icon name="eye" /> {ui.table.watching}
          </p>
        ) : (
          <section class="me" aria-label={ui.table.yourPlace}>
            <div class="place">
              <game.Tray session={session} />
              <Hand session={session} />
              <SideActions session={session} plan={plan} />
            </div>
          </section>
        )}
        <button
          type="button"
          class="logline"
          onClick={() => {
            drawer.value = true;
            session.unread.value = 0;
          }}
        >
          <Icon name="chat" />
          <span>{lastSentence(session) || ui.table.log}</span>
          {session.unread.value > 0 && <b>{session.unread.value}</b>}
        </button>
        {session.me.value !== null && <Pad plan={plan} />}
      </main>
      {side === undefined && (
        <aside class="rail" aria-label={ui.table.log}>
          <h2 class="d">{ui.table.log}</h2>
          <Log session={session} />
          {session.line.kind === 'server' && <Chat session={session} />}
        </aside>
      )}
      {drawer.value && (
        <Dialog
          title={ui.table.log}
          close={() => {
            drawer.value = false;
          }}
        >
          <Log session={session} />
          {session.line.kind === 'server' && <Chat session={session} />}
          <button
            type="button"
            class="btn onpaper"
            onClick={() => {
              drawer.value = false;
            }}
          >
            {ui.close}
          </button>
        </Dialog>
      )}
      {racing && <RaceScreen session={session} />}
      <Over session={session} />
      {over && after.value && (
        <AfterGame
          session={session}
          close={() => {
            after.value = false;
          }}
        />
      )}
      <Herald session={session} />
      <RuleSheet />
      {game.reader !== undefined && <Reader title={game.reader.title()} Reading={game.reader.Reading} />}
    </div>
  );
};
