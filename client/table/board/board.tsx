/** The table page of any game: others above, the shared middle, the brass line, your cards, your actions; the log beside them. */
import { useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Dialog, sheets } from '../../shell/dialog.tsx';
import { Icon } from '../../shell/icon.tsx';
import { type Later, later } from '../../shell/later.ts';
import { say } from '../../shell/words.ts';
import { Alerts } from '../alerts/alerts.tsx';
import type { Plan } from '../game-client.ts';
import { Hand } from '../hand/hand.tsx';
import { isKey, isTyping } from '../keys.ts';
import { Herald, Log, lastSentence } from '../log/log.tsx';
import { Rail } from '../log/rail.tsx';
import { planFor } from '../prompt/planned.tsx';
import { BrassLine, Pad, SideActions } from '../prompt/prompt.tsx';
import { First } from '../reader/first.tsx';
import { reading, ruleRead } from '../reader/reading.ts';
import { useBeat } from '../seats/clock.tsx';
import { PersonMenu } from '../seats/person.tsx';
import type { Session } from '../session/session.ts';
import { type HintPart, TableBar } from './bar.tsx';
import { focusBack, useFocusKept } from './focus.ts';
import { BoardFrame } from './frame.tsx';
import './table.css';

const Beside = later(async () => (await import('../reader/beside.tsx')).Beside);
const Fan = later(async () => (await import('../hand/fan.tsx')).Fan);
/** Delay between the first cards and the table's fetch of later parts. */
const LATER = 1500;
/** True once that delay has passed. */
const useLater = ({ game, hand, me }: Session, After: BoardProps['After']): boolean => {
  const rests = useSignal(false);
  const begun = hand.value.length > 0 || game.hand === undefined || me.value === null;
  useEffect(() => {
    if (!begun) return;
    const timer = setTimeout(() => {
      rests.value = true;
      for (const part of [Fan, After, game.Chart, ...(game.later ?? [])]) void part?.fetch();
    }, LATER);
    return () => clearTimeout(timer);
  }, [game, begun]);
  return rests.value;
};

/** Keys that press the offered buttons. Enter on a focused button presses that one. */
const useKeys = (session: Session, plan: Plan): void => {
  const offered = useRef(plan);
  offered.current = plan;
  // At once, not after the next paint: a quick hand presses before that. And once: what another listener
  // does may draw the table again, and a listener added then would miss the key.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      const isEnter = event.key === 'Enter';
      const onButton = event.target instanceof HTMLElement && event.target.closest('button, a') !== null;
      const onCard = event.target instanceof HTMLElement && event.target.closest('.hand') !== null;
      // Space picks a card; Enter is for what the line offers, and for nothing when it offers nothing or something lies over the table.
      if (isEnter && onCard) event.preventDefault();
      if (sheets.value > 0 || session.pause.interlude.value !== null || (isEnter && onButton && !onCard)) return;
      const action = offered.current.actions.find(({ key }) => key !== undefined && isKey(event, key));
      if (action === undefined) return;
      event.preventDefault();
      action.run();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [session]);
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
/** What lies over the table: a running scene, or an interlude to look at. It takes the focus and gives it back. */
export const Over = ({ session }: { readonly session: Session }): JSX.Element | null => {
  const shown = session.over.value;
  const waits = session.pause.interlude.value !== null;
  const passes = shown !== null && !waits;
  useEffect(() => {
    if (!passes) return;
    // The focus may go on its way meanwhile, and what is asked in the middle of a scene is answered by its button.
    const key = ({ key: name, target }: KeyboardEvent): void => {
      if (name !== 'Tab' && name !== 'Shift' && !(target instanceof Element && target.closest('.over button') !== null))
        session.skip();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [passes]);
  useEffect(() => {
    if (!waits) return;
    const had = document.activeElement;
    // Not its button: a hand that comes down late must not turn the page.
    document.querySelector<HTMLElement>('.over')?.focus({ preventScroll: true });
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' || (event.key === 'Enter' && event.target === document.querySelector('.over')))
        session.pause.end();
    };
    addEventListener('keydown', key);
    return () => {
      removeEventListener('keydown', key);
      if (document.activeElement === document.body) focusBack(had);
    };
  }, [waits]);
  if (shown === null) return null;
  return (
    <div class={`over of-${shown.kind}`} data-over={shown.kind} tabIndex={-1} onPointerDown={() => session.skip()}>
      {shown.render(() => session.pause.end())}
    </div>
  );
};

export interface AfterProps {
  readonly session: Session;
  readonly close: () => void;
  /** Shows the log and the chat, where they are not beside the table. */
  readonly openLog: () => void;
}
interface Played {
  /** At tables with other people. */
  readonly Chat?: ComponentType<{ readonly session: Session }>;
  /** What lies over the table when the game is over. */
  readonly After?: Later<AfterProps>;
  readonly Hint?: HintPart;
}
/** A lesson or a puzzle has no chat, and shows its verdict at its side when its game ends. */
interface Taught {
  /** In place of the usual bar, and of the log at the side. */
  readonly bar: JSX.Element;
  readonly side: JSX.Element;
}
type Without<Props> = { readonly [Name in keyof Props]?: undefined };
type BoardProps = { readonly session: Session } & ((Played & Without<Taught>) | (Taught & Without<Played>));
export const Board = ({ session, Chat, After, Hint, bar, side: lesson }: BoardProps): JSX.Element => {
  const { ui } = say();
  const { game } = session;
  const felt = useRef<HTMLElement>(null);
  const drawer = useSignal(false);
  const now = session.now.value;
  useBeat(session.table.value?.chairs.some(({ heldIn }) => heldIn !== null) === true);
  const plan = planFor(session);
  const racing = session.race.isOn.value && session.pause.interlude.value === null;
  const over = now?.outcome != null && session.over.value === null && !session.busy.value;
  const openLog = (): void => {
    drawer.value = true;
    session.record.unread.value = 0;
  };
  const tapped = ({ target }: PointerEvent): void => {
    session.skip();
    // A player who acts has read the refusal.
    if (target instanceof Element && target.closest('.why') === null) session.intent.refusal.value = null;
  };
  useKeys(session, plan);
  useFocusKept(felt);
  const rests = useLater(session, After);
  const isRead = reading.value !== null || ruleRead.value !== null || session.record.missed.value !== null;
  // A practice table waits for its player.
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
  return (
    <BoardFrame
      session={session}
      kind={racing ? 'racing' : ''}
      bar={
        <>
          {bar ?? <TableBar session={session} openLog={openLog} Hint={Hint} />}
          {lesson}
        </>
      }
      title={ui.table.title}
      felt={felt}
      touched={tapped}
      above={<Waiting session={session} />}
      line={<BrassLine session={session} plan={plan} />}
      own={
        session.me.value === null
          ? ui.table.watching
          : {
              label: ui.table.yourPlace,
              hand: <Hand session={session} />,
              beside: <SideActions plan={plan} />,
            }
      }
      below={
        <>
          <button type="button" class="logline" onClick={openLog}>
            <Icon name="chat" />
            <span>{lastSentence(session) || ui.table.log}</span>
            {session.record.unread.value > 0 && <b>{session.record.unread.value}</b>}
          </button>
          {session.me.value !== null && <Pad session={session} plan={plan} />}
        </>
      }
      side={lesson === undefined ? <Rail session={session} Chat={Chat} /> : undefined}
    >
      {drawer.value && (
        <Dialog
          title={ui.table.log}
          close={() => {
            drawer.value = false;
          }}
        >
          <Log session={session} />
          {Chat !== undefined && <Chat session={session} />}
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
      {session.fanned.value && !racing && session.over.value === null && <Fan session={session} plan={plan} />}
      {racing && game.race !== undefined && <game.race.Screen session={session} />}
      <Over session={session} />
      {over && After !== undefined && !session.isLookedBack.value && (
        <After
          session={session}
          openLog={openLog}
          close={() => {
            session.isLookedBack.value = true;
          }}
        />
      )}
      {lesson === undefined && <First session={session} />}
      {lesson === undefined && <Alerts session={session} />}
      {(rests || isRead) && <Beside session={session} />}
      <Herald session={session} />
      <PersonMenu session={session} />
    </BoardFrame>
  );
};
