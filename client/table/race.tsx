/**
 * The race: one huge pile, one key. The cue is there or not, without easing; a hand's time counts from the frame that painted it, by the
 * browser's own stamps of that frame and of the press.
 */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import { Icon } from '../shell/icon.tsx';
import { play } from '../shell/sound.ts';
import { say } from '../shell/words.ts';
import { nameOf } from './people.ts';
import type { Session } from './session.ts';
import { Why } from './why.tsx';

/** Tell the line when the frame that shows the cue was painted: the next frame begins when this one is on the screen. */
const usePainted = (session: Session, up: boolean): void => {
  useLayoutEffect(() => {
    if (!up) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(stamp => session.line.painted(stamp));
    });
    return () => cancelAnimationFrame(frame);
  }, [up]);
};

export const RaceScreen = ({ session }: { readonly session: Session }): JSX.Element => {
  const { ui } = say();
  const { game } = session;
  const ask = session.now.value!.ask!;
  const me = session.me.value;
  const up = session.cue.value.up;
  const pressed = useSignal(false);
  const early = useSignal<Refusal | null>(null);
  const pile = useRef<HTMLButtonElement>(null);
  const racing = me !== null && (ask.waiting.includes(me) || ask.down.includes(me));
  const down = me !== null && (ask.down.includes(me) || (pressed.value && up));
  usePainted(session, up);
  useEffect(() => {
    pressed.value = false;
    early.value = null;
    pile.current?.focus({ preventScroll: true });
  }, [session.cue.value.race]);
  useEffect(() => {
    if (up) play('cue');
  }, [up]);

  const slap = async (at: number): Promise<void> => {
    if (!racing || down) return;
    if (up) {
      pressed.value = true;
      play('slap');
    }
    const answer = await session.line.press(at);
    if (!isRefusal(answer)) return;
    pressed.value = false;
    early.value = answer;
  };
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (event.code !== 'Space' || event.repeat) return;
      event.preventDefault();
      void slap(event.timeStamp);
    };
    addEventListener('keydown', key, { capture: true });
    return () => removeEventListener('keydown', key, { capture: true });
  });
  const seats = [...ask.waiting, ...ask.down].filter(seat => seat !== me).sort((a, b) => a - b);
  const title = up ? game.raceTitle(session) : ui.race.ready;
  return (
    <section class={`race wood ${up ? 'up' : 'wait'} ${down ? 'down' : ''}`} aria-label={ui.race.name}>
      <div class="call" role="alert">
        <h2 class="d">{title}</h2>
        <p>{racing ? (up ? game.raceHint(session) : ui.race.wait) : game.raceAside(session)}</p>
      </div>
      <game.RaceMiddle
        session={session}
        pile={children => (
          <button
            type="button"
            class="slapme"
            ref={pile}
            aria-disabled={!racing}
            onPointerDown={event => {
              event.preventDefault();
              void slap(event.timeStamp);
            }}
            onClick={event => {
              // A press by a screen reader comes as a click alone.
              if (event.detail === 0) void slap(event.timeStamp);
            }}
          >
            <span class="sr">{ui.race.slap}</span>
            <span class="ring" />
            {children}
            {down && <Icon name="hand" class="myhand" />}
          </button>
        )}
      />
      <div class="below">
        {racing && !down && (
          <p class="key" aria-hidden="true">
            <kbd class="hk">{ui.race.space}</kbd>
            <span class="kk">{ui.race.orTap}</span>
            <span class="tk">{ui.race.tap}</span>
          </p>
        )}
        {down && <p class="said">{ui.race.yourHandIsDown}</p>}
        {early.value !== null && !up && <Why game={game} refusal={early.value} />}
        <p class="hands">
          {seats.map(seat => (
            <span key={seat} class={ask.down.includes(seat) ? 'y' : ''}>
              {ask.down.includes(seat) && <Icon name="hand" />}
              {nameOf(session, seat)}
              <span class="sr">{ask.down.includes(seat) ? ui.race.isDown : ui.race.isUp}</span>
            </span>
          ))}
        </p>
        {racing && !down && <game.RaceHand session={session} />}
      </div>
    </section>
  );
};
