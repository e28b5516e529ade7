/**
 * The race: one huge pile, one key. The cue appears without easing; a hand's time counts from the frame that painted it, by the
 * browser's own stamps of that frame and of the press.
 */
import { useSignal } from '@preact/signals';
import type { JSX, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { HOLD } from '../../../kernel/machine/false-start.ts';
import { isRefusal, type Refusal } from '../../../kernel/refusal.ts';
import type { Millis } from '../../../kernel/seat.ts';
import type { PressHow } from '../../../wire/requests.ts';
import { play } from '../../shell/sound.ts';
import { say } from '../../shell/words.ts';
import { Why } from '../prompt/why.tsx';
import { Face, Hand } from '../seats/face.tsx';
import { nameOf } from '../session/people.ts';
import type { GameClient, Session } from '../session/session.ts';
import { hearsCue, soundCue } from './cue-sound.ts';
import { OnPile } from './on-pile.tsx';
import './race-screen.css';
import './race-narrow.css';
import './race-stage.css';

export type ShownRace = NonNullable<GameClient['race']>;
/** Only for games with races. */
export const raceAt = ({ game }: Session): ShownRace => game.race!;

/** Tells the line when the frame with the cue was painted: the next frame begins when this one is on the screen. */
const usePainted = (session: Session, up: boolean): void => {
  useLayoutEffect(() => {
    if (!up) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(stamp => {
        session.line.painted(stamp);
        session.race.paint(stamp);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [up]);
};

/** The kind of pointer; a pen counts as touch. */
const byPointer = (kind: string): PressHow['by'] => (kind === 'mouse' ? 'mouse' : 'touch');

/** For this long after the race the page still listens for a late hand, so that it can say how late it was. */
const LATE: Millis = 1000;
const useLate = (session: Session, awaited: boolean): void => {
  const waits = useRef(awaited);
  waits.current = awaited;
  useLayoutEffect(
    () => () => {
      if (!waits.current) return;
      const key = (event: KeyboardEvent): void => {
        if (event.code === 'Space' && !event.repeat) session.race.slapped(event.timeStamp);
      };
      const pointer = (event: PointerEvent): void => session.race.slapped(event.timeStamp);
      addEventListener('keydown', key, { capture: true });
      addEventListener('pointerdown', pointer, { capture: true });
      setTimeout(() => {
        removeEventListener('keydown', key, { capture: true });
        removeEventListener('pointerdown', pointer, { capture: true });
      }, LATE);
    },
    [],
  );
};

/** Positions of the ring around the pile and of the line that the words replace: the race is drawn over them. */
const useStage = (): RefObject<HTMLElement | null> => {
  const race = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const measure = (): void => {
      const ring = document.querySelector('.felt > .mid')?.getBoundingClientRect();
      const line = document.querySelector('.felt > .line')?.getBoundingClientRect();
      const { style } = race.current!;
      if (ring === undefined || line === undefined) return;
      const own = race.current!.getBoundingClientRect();
      style.setProperty('--ring-x', `${ring.left + ring.width / 2 - own.left}px`);
      style.setProperty('--ring-y', `${ring.top + ring.height / 2 - own.top}px`);
      style.setProperty('--ring-h', `${ring.height}px`);
      style.setProperty('--words', `${own.bottom - line.top}px`);
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return race;
};

/** A player's very first race, explained in a few words. A live table cannot wait; elsewhere the race begins when the player says so. */
const Briefing = ({ session }: { readonly session: Session }): JSX.Element => {
  const { race } = say().ui;
  const ready = useRef<HTMLButtonElement>(null);
  useEffect(() => ready.current?.focus(), []);
  return (
    <aside class="briefing" aria-labelledby="first-race">
      <h3 class="d" id="first-race">
        {race.first}
      </h3>
      <p>{race.firstHow}</p>
      <p>{raceAt(session).hint(session)}</p>
      {session.line.kind === 'practice' && (
        <button type="button" class="btn go" data-action="ready" ref={ready} onClick={() => session.race.brief()}>
          {race.iAmReady}
        </button>
      )}
    </aside>
  );
};

export const RaceScreen = ({ session }: { readonly session: Session }): JSX.Element => {
  const { ui } = say();
  const { game } = session;
  const race = raceAt(session);
  const ask = session.now.value!.ask!;
  const me = session.me.value;
  const up = session.race.cue.value.up;
  const pressed = useSignal(false);
  const early = useSignal<Refusal | null>(null);
  /** A false start holds the hand until some time after the cue: presses meanwhile are not sent, so that no player is out by accident. */
  const held = useSignal(false);
  const pile = useRef<HTMLButtonElement>(null);
  const racing = me !== null && (ask.waiting.includes(me) || ask.down.includes(me));
  const down = me !== null && (ask.down.includes(me) || (pressed.value && up));
  /** The player's own hand shows as soon as it is pressed. */
  const onPile = down && !ask.down.includes(me) ? [...ask.down, me] : ask.down;
  const stage = useStage();
  usePainted(session, up);
  useLate(session, racing && up && !down);
  useEffect(() => {
    pressed.value = false;
    early.value = null;
    held.value = false;
  }, [session.race.cue.value.race]);
  // The explanation keeps the focus until it is closed.
  const explained = session.race.briefing.value;
  useEffect(() => {
    if (!explained || session.line.kind !== 'practice') pile.current?.focus({ preventScroll: true });
  }, [session.race.cue.value.race, explained]);
  useEffect(() => {
    if (up) soundCue(session.table.peek());
  }, [up]);
  useEffect(() => {
    if (!up || !held.value) return;
    const timer = setTimeout(() => {
      held.value = false;
      early.value = null;
    }, HOLD);
    return () => clearTimeout(timer);
  }, [up, held.value]);

  const slap = async (at: Millis, by: PressHow['by']): Promise<void> => {
    if (!racing || down || held.value || (explained && !up)) return;
    if (!up) held.value = true;
    else {
      pressed.value = true;
      session.race.slapped(at);
      play('slap');
    }
    const answer = await session.line.press(at, { by, sound: hearsCue(session.table.peek()) });
    if (!isRefusal(answer)) {
      if (answer['heard'] === 'ignored') pressed.value = false;
      return;
    }
    pressed.value = false;
    held.value = true;
    early.value = answer;
  };
  // Immediately, not after the next paint: a quick hand presses earlier.
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (event.code !== 'Space' || event.repeat || (explained && !up)) return;
      event.preventDefault();
      void slap(event.timeStamp, 'key');
    };
    addEventListener('keydown', key, { capture: true });
    return () => removeEventListener('keydown', key, { capture: true });
  });
  const seats = [...ask.waiting, ...ask.down].filter(seat => seat !== me).sort((a, b) => a - b);
  const title = up ? race.title(session) : ui.race.ready;
  return (
    <section
      ref={stage}
      class={`race wood ${up ? 'up' : 'wait'} ${down ? 'down' : ''} ${held.value ? 'held' : ''}`}
      aria-label={ui.race.name}
      data-race={up && racing && !down ? 'up' : 'wait'}
      onPointerDown={event => {
        // A press anywhere is a slap, except on the cards to load.
        if (event.target instanceof Element && event.target.closest('.ldr, .briefing') !== null) return;
        event.preventDefault();
        void slap(event.timeStamp, byPointer(event.pointerType));
      }}
    >
      <div class="call" role="alert">
        <h2 class="d">{title}</h2>
        {!up && <p class="whyrace">{race.why(session)}</p>}
        <p>{racing ? (up ? race.hint(session) : ui.race.wait) : race.aside(session)}</p>
      </div>
      {explained && !up && <Briefing session={session} />}
      <race.Middle
        session={session}
        pile={children => (
          <button
            type="button"
            class="slapme"
            data-action="slap"
            ref={pile}
            aria-disabled={!racing}
            onClick={event => {
              // A screen reader's press arrives only as a click.
              if (event.detail === 0) void slap(event.timeStamp, 'key');
            }}
          >
            <span class="sr">{ui.race.slap}</span>
            <span class="ring" />
            {children}
            <OnPile session={session} down={onPile} />
          </button>
        )}
      />
      <div class="below">
        {racing && !down && !held.value && (
          <p class="key" aria-hidden="true">
            <kbd class="hk">{ui.race.space}</kbd>
            <span class="kk">{ui.race.orTap}</span>
            <span class="tk">{ui.race.tap}</span>
          </p>
        )}
        {down && <p class="said">{ui.race.yourHandIsDown}</p>}
        {early.value !== null && held.value && <Why game={game} refusal={early.value} />}
        <p class="hands">
          {seats.map(seat => (
            <span key={seat} class={ask.down.includes(seat) ? 'y' : ''}>
              {ask.down.includes(seat) ? <Hand session={session} seat={seat} /> : <Face session={session} seat={seat} bare />}
              {nameOf(session, seat)}
              {session.race.flinched.value.has(seat) && <i class="flinch">{ui.race.flinched}</i>}
              <span class="sr">{ask.down.includes(seat) ? ui.race.isDown : ui.race.isUp}</span>
            </span>
          ))}
        </p>
        {racing && !down && <race.Hand session={session} />}
      </div>
    </section>
  );
};
