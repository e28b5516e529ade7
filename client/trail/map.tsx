/**
 * The trail as a map: what is behind is brass, one's own face stands at the next stop, what is ahead is pale. Arrow keys walk from stop to
 * stop.
 */
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { FIRST_FACE } from '../../wire/face.ts';
import { botFace, FacePicture } from '../faces/face.tsx';
import { classes } from '../look/classes.ts';
import { Icon } from '../shell/icon.tsx';
import { pageWords } from '../shell/page-words.ts';
import { ownFace } from '../shell/settings.ts';
import * as map from './map.module.css';
import { Sign, type SignName } from './sign.tsx';
import type { TrailStop } from './stop.ts';
import { type LaidWay, lying, outlineOf, standing } from './way.ts';

/** What stands about the country, in hundredths of the map, and how large it is. */
const about: readonly (readonly [SignName, x: number, y: number, size: number])[] = [
  ['saloon', 6, 92, 60],
  ['cactus', 17, 67, 32],
  ['skull', 16, 93, 30],
  ['windpump', 34, 66, 44],
  ['train', 50, 92, 48],
  ['campfire', 44, 58, 30],
  ['wagon', 24, 36, 42],
  ['cactus', 6, 54, 34],
  ['cactus', 80, 52, 28],
  ['vulture', 66, 27, 34],
  ['graveyard', 94, 33, 38],
];
interface WayDrawnProps {
  readonly way: LaidWay;
  readonly next: number;
  readonly class: string;
}
const WayDrawn = ({ way, next, class: more }: WayDrawnProps): JSX.Element => {
  const end = way.stops.length - 1;
  const [behind, ahead] = [outlineOf(way, 0, Math.min(next, end)), outlineOf(way, Math.min(next, end), end)];
  return (
    <svg class={classes(map.way, more)} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path class={map.paper} d={ahead} />
      <path class={map.dots} d={ahead} />
      <path class={map.edge} d={behind} />
      <path class={map.brass} d={behind} />
    </svg>
  );
};

/** A stop in the list: a lesson has its sign, a match the faces of its opponents. */
export interface ToldStop {
  readonly stop: TrailStop;
  readonly title: string;
  readonly isDone: boolean;
}
const Marker = ({ stop }: { readonly stop: TrailStop }): JSX.Element => {
  if (stop.kind !== 'match')
    return (
      <span class={map.sign}>
        <Sign name={stop.kind === 'lesson' ? stop.sign : 'crosshair'} />
      </span>
    );
  const { bots, seat: own = 0 } = stop;
  return (
    <span class={classes(map.faces, bots.length > 2 && map.crowd)}>
      {bots.map((bot, i) => {
        const seat = i < own ? i : i + 1;
        return <FacePicture key={seat} of={botFace(bot, seat)} bot place={(seat % 5) + 1} bare />;
      })}
    </span>
  );
};
interface StopProps {
  readonly told: ToldStop;
  readonly at: number;
  readonly next: number;
  readonly isLast: boolean;
  readonly isChosen: boolean;
  readonly choose: () => void;
}
const Stop = ({ told: { stop, title, isDone }, at, next, isLast, isChosen, choose }: StopProps): JSX.Element => {
  const words = pageWords('trail');
  const [[x, y], [sx, sy]] = [lying.stops[at]!, standing.stops[at]!];
  const isNext = at === next;
  const own = ownFace.value ?? FIRST_FACE;
  return (
    <li>
      <button
        type="button"
        class={classes(map.stop, isNext && map.next, at > next && map.ahead, isLast && map.last, isChosen && map.chosen)}
        style={{ '--x': `${x}%`, '--y': `${y}%`, '--sx': `${sx}%`, '--sy': `${sy}%` }}
        aria-current={isNext ? 'step' : undefined}
        aria-pressed={isChosen}
        data-stop={isDone ? 'done' : isNext ? 'next' : 'ahead'}
        onClick={choose}
      >
        <span class={map.marker}>
          <Marker stop={stop} />
          {isDone && (
            <span class={map.tick}>
              <Icon name="tick" />
            </span>
          )}
          {isNext && <FacePicture of={own} place={own.ink} bare class={map.own} />}
        </span>
        <span class={map.label}>
          <span class="sr">{words.stop(at + 1)}: </span>
          <b class="d">
            <i aria-hidden="true">{at + 1}</i> {title}
          </b>
          <span class="sr">{isDone ? `, ${words.done}` : isNext ? `, ${words.here}` : ''}</span>
        </span>
      </button>
    </li>
  );
};

const STEPS: { readonly [key: string]: number } = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
interface TrailMapProps {
  readonly stops: readonly ToldStop[];
  readonly next: number;
  readonly chosen: number;
  readonly choose: (at: number) => void;
  readonly head: ComponentChildren;
  readonly slip: ComponentChildren;
}
export const TrailMap = ({ stops, next, chosen, choose, head, slip }: TrailMapProps): JSX.Element => {
  const land = useRef<HTMLDivElement>(null);
  // Where the map is higher than its frame, one begins where one stands.
  useLayoutEffect(() => {
    const box = land.current!;
    const here = box.querySelectorAll<HTMLElement>('[data-stop]')[chosen]!;
    box.scrollTop = here.offsetTop + (here.offsetHeight - box.clientHeight) / 2;
  }, [stops.length, next]);
  const walk = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const all = [...land.current!.querySelectorAll<HTMLElement>('[data-stop]')];
    event.preventDefault();
    all[all.indexOf(event.target as HTMLElement) + step]?.focus();
  };
  return (
    <section class={map.place}>
      <div class={map.map}>
        {head}
        {slip}
        <div class={map.land} ref={land}>
          <div class={map.country}>
            <span class={map.things} aria-hidden="true">
              {about.map(([sign, x, y, size]) => (
                <span key={`${x} ${y}`} style={{ left: `${x}%`, top: `${y}%`, fontSize: `${size}px` }}>
                  <Sign name={sign} />
                </span>
              ))}
            </span>
            <WayDrawn way={lying} next={next} class={map.lying} />
            <WayDrawn way={standing} next={next} class={map.standing} />
            <ol class={map.stops} onKeyDown={walk}>
              {stops.map((told, at) => (
                <Stop
                  key={`${told.stop.kind} ${told.stop.id}`}
                  told={told}
                  at={at}
                  next={next}
                  isLast={at === stops.length - 1}
                  isChosen={at === chosen}
                  choose={() => choose(at)}
                />
              ))}
            </ol>
          </div>
        </div>
      </div>
    </section>
  );
};
