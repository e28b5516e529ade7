/** The line under a replay: the last event, and the playback controls. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { sheets } from '../shell/dialog.tsx';
import { Icon, Outline } from '../shell/icon.tsx';
import { pageWords } from '../shell/page-words.ts';
import { useScrollable } from '../shell/scrollable.ts';
import { isTyping } from '../table/keys.ts';
import { type Projector, speeds } from './projector.ts';

const signs = {
  start: 'M412 72L232 256l180 184zM232 72L52 256l180 184zM52 72h44v368H52z',
  back: 'M400 60L168 256l232 196zM104 60h52v392h-52z',
  on: 'M112 60l232 196-232 196zM356 60h52v392h-52z',
  end: 'M100 72l180 184-180 184zM280 72l180 184-180 184zM416 72h44v368h-44z',
} as const;

/** Arrows step, Space plays; the slider would take the arrows for itself. */
const useKeys = (projector: Projector): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || sheets.value > 0) return;
      const { target } = event;
      const onSlider = target instanceof HTMLInputElement && target.type === 'range';
      if (isTyping(target) && !onSlider) return;
      const onButton = target instanceof HTMLElement && target.closest('button, a, summary') !== null;
      if (projector.session.pause.interlude.value !== null) {
        if (event.key === 'ArrowRight') projector.session.pause.end();
        return;
      }
      if (event.key === ' ' && onButton) return;
      const doing = keys[event.key];
      if (doing === undefined) return;
      event.preventDefault();
      if (event.key !== ' ') projector.pause();
      void doing(projector);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [projector]);
};
const keys: { readonly [key: string]: (projector: Projector) => unknown } = {
  ArrowLeft: p => p.step(-1),
  ArrowRight: p => p.step(1),
  Home: p => p.jump(0),
  End: p => p.jump(p.film.moments),
  PageUp: p => p.chapter(-1),
  PageDown: p => p.chapter(1),
  ' ': p => p.toggle(),
};

/** Why the viewer cannot play on from this moment; null when they can. */
export const whyNot = ({ film, session }: Projector): string | null => {
  const words = pageWords('replay');
  if (film.isOlder) return words.older;
  if (!film.dealt) return words.laid;
  return session.now.value?.outcome == null ? null : words.over;
};

const Handle = ({ name, d, run }: { readonly name: string; readonly d: string; readonly run: () => unknown }): JSX.Element => (
  <button type="button" class="handle" aria-label={name} title={name} onClick={() => void run()}>
    <Outline d={d} />
  </button>
);
const Scrubber = ({ projector }: { readonly projector: Projector }): JSX.Element => {
  const words = pageWords('replay');
  const all = projector.film.moments;
  const n = projector.n.value;
  return (
    <div class="scrub" style={{ '--at': `${all === 0 ? 0 : n / all}` }}>
      <span class="marks" aria-hidden="true">
        {projector.chapters.value.map(each => (
          <i key={each} style={{ left: `${(each / Math.max(1, all)) * 100}%` }} />
        ))}
      </span>
      <input
        type="range"
        min={0}
        max={all}
        step={1}
        value={n}
        aria-label={words.scrub}
        aria-valuetext={words.told(n, all, projector.sentence() ?? words.beginning)}
        onInput={event => {
          projector.pause();
          void projector.jump(event.currentTarget.valueAsNumber);
        }}
      />
    </div>
  );
};

/** `more` opens controls that do not fit here on a phone. */
export const Transport = ({
  projector,
  playOn,
  more,
}: {
  readonly projector: Projector;
  readonly playOn: () => void;
  readonly more: () => void;
}): JSX.Element => {
  const words = pageWords('replay');
  const n = projector.n.value;
  const playing = projector.playing.value;
  const no = whyNot(projector);
  const paused =
    (run: () => Promise<void>): (() => void) =>
    () => {
      projector.pause();
      void run();
    };
  useKeys(projector);
  const line = useScrollable<HTMLParagraphElement>();
  return (
    <section class="line yours film" aria-label={words.transport}>
      <p class="now" role="status" ref={line}>
        {projector.sentence() ?? words.beginning}
      </p>
      <button type="button" class="btn go on" disabled={no !== null} title={no ?? words.playOnAbout} onClick={playOn}>
        {words.playOn}
      </button>
      <div class="reel">
        <Scrubber projector={projector} />
        <div class="handles">
          <Handle name={words.start} d={signs.start} run={paused(() => projector.jump(0))} />
          <Handle name={words.back} d={signs.back} run={paused(() => projector.step(-1))} />
          <button
            type="button"
            class="handle main"
            aria-label={playing ? words.pause : words.play}
            title={playing ? words.pause : words.play}
            onClick={() => projector.toggle()}
          >
            <Icon name={playing ? 'pause' : 'play'} />
          </button>
          <Handle name={words.on} d={signs.on} run={paused(() => projector.step(1))} />
          <Handle name={words.end} d={signs.end} run={paused(() => projector.jump(projector.film.moments))} />
        </div>
        <span class="count">{words.moment(n, projector.film.moments)}</span>
        <label class="speed">
          <span class="sr">{words.speed}</span>
          <select
            value={projector.speed.value}
            onChange={event => {
              projector.speed.value = speeds.find(speed => `${speed}` === event.currentTarget.value) ?? 1;
            }}
          >
            {speeds.map(speed => (
              <option key={speed} value={speed}>
                {words.times(speed)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="handle more" onClick={more}>
          {words.more}
        </button>
      </div>
    </section>
  );
};
