/**
 * Cards in the air. A card flies from where it lay to where it lies now, as a ghost over everything else; the card itself is hidden
 * until it lands. Only `transform` changes, so that the browser can do it without drawing again.
 */
import { motion } from '../../shell/settings.ts';

const FLY = 280;
const STAGGER = 40;
const LONGEST = 350;
const RING = 1000;

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}
const aloft = new Set<Animation>();
const held = new Set<() => void>();

/** The layer of the ghosts, made when first needed. */
const sky = (): HTMLElement => {
  const made = document.querySelector<HTMLElement>('.sky');
  if (made !== null) return made;
  const layer = document.createElement('div');
  layer.className = 'sky';
  layer.setAttribute('aria-hidden', 'true');
  layer.inert = true;
  document.body.append(layer);
  return layer;
};

export const pieceAt = (key: number): HTMLElement | null => document.querySelector(`[data-piece="${key}"]`);
/** Where the cards of a row lie, or would lie; null when the row is not drawn. */
const anchorOf = (spot: string): HTMLElement | null =>
  document.querySelector(`[data-spot="${spot}"] [data-land]`) ?? document.querySelector(`[data-spot="${spot}"]`);
const rectOf = (element: Element): Rect => {
  const { left, top, width } = element.getBoundingClientRect();
  return { left, top, width };
};
/** The place of a piece now: its own, or its row's. */
export const placeOf = (key: number, spot: string): Rect | null => {
  const own = pieceAt(key);
  if (own !== null) return rectOf(own);
  const anchor = anchorOf(spot);
  return anchor === null ? null : rectOf(anchor);
};

const still = (): boolean => motion.peek() === 'reduced';
/** Under reduced motion nothing flies: the card keeps a ring for a while. */
const ring = (element: Element | null): void => {
  element?.classList.add('moved');
  setTimeout(() => element?.classList.remove('moved'), RING);
};

export interface Leg {
  readonly key: number;
  readonly from: Rect | null;
  readonly to: string;
  /** A card that lay face down turns over in flight. */
  readonly turns: boolean;
  /** The class of its owner's ink, for its edge. */
  readonly ink?: string;
}
/** A measured leg: all legs are measured before any change, so that the browser lays the page out once. */
interface FlightPath {
  readonly key: number;
  readonly own: HTMLElement | null;
  readonly ghost: HTMLElement;
  readonly from: Rect;
  readonly goal: Rect;
  readonly turns: boolean;
  readonly ink: string;
}
const pathOf = ({ key, from, to, turns, ink = '' }: Leg): FlightPath | null => {
  const own = pieceAt(key);
  const row = own === null ? anchorOf(to) : null;
  const anchor = own ?? row;
  const drawn = own ?? row?.querySelector<HTMLElement>('.card') ?? null;
  if (anchor === null || drawn === null || from === null || from.width === 0) return null;
  const goal = rectOf(anchor);
  return goal.width === 0 ? null : { key, own, ghost: drawn.cloneNode(true) as HTMLElement, from, goal, turns, ink };
};
/** The back of its own deck, where there are several: it covers the card, and is gone when the card stands on its edge. */
const backOf = (ghost: HTMLElement): HTMLElement => {
  const back = document.createElement('div');
  back.className = `card back ${[...ghost.classList].filter(name => name.startsWith('b-')).join(' ')}`;
  back.style.setProperty('--w', ghost.style.getPropertyValue('--w'));
  return back;
};
/**
 * The turn is flat, a card that narrows and widens: a browser does not draw a side that faces away until it is seen, and the
 * flight would stand still for that.
 */
const wayOf = ({ from, goal, turns }: FlightPath): Keyframe[] => {
  const scale = from.width / goal.width;
  const [dx, dy] = [from.left + from.width / 2 - goal.left - goal.width / 2, from.top - goal.top];
  const start = `translate(${dx}px, ${dy}px) scale(${scale})`;
  if (!turns) return [{ transform: start }, { transform: 'translate(0, 2px)', offset: 0.9 }, { transform: 'none' }];
  const edge = `translate(${dx / 2}px, ${dy / 2}px) scale(0, ${(scale + 1) / 2})`;
  return [{ transform: start }, { transform: edge, offset: 0.5 }, { transform: 'none' }];
};
const GONE_HALFWAY: Keyframe[] = [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }];

/** Starts the flight; the result says when it has landed, and removes it. */
const launch = (path: FlightPath, delay: number): { readonly landed: Promise<void>; readonly clear: () => void } => {
  const { key, own, ghost, goal, turns, ink } = path;
  ghost.removeAttribute('data-piece');
  ghost.removeAttribute('id');
  ghost.tabIndex = -1;
  ghost.style.removeProperty('rotate');
  ghost.className = ghost.className.replace(/\b(legal|sel|dim)\b/g, '');
  const flier = document.createElement('div');
  flier.className = `flier ${ink}`;
  flier.style.cssText = `left:${goal.left}px;top:${goal.top}px;width:${goal.width}px`;
  ghost.style.setProperty('--w', `${goal.width}px`);
  flier.append(ghost);
  sky().append(flier);
  own?.classList.add('aloft');
  const timing: KeyframeAnimationOptions = { duration: FLY, delay, easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'both' };
  if (turns) {
    const back = backOf(ghost);
    flier.append(back);
    back.animate(GONE_HALFWAY, timing);
  }
  const flight = flier.animate(wayOf(path), timing);
  aloft.add(flight);
  const landed = flight.finished.catch(() => {}).then(() => void aloft.delete(flight));
  const clear = (): void => {
    flier.remove();
    own?.classList.remove('aloft');
    pieceAt(key)?.classList.remove('aloft');
  };
  return { landed, clear };
};
/** Flies them one shortly after the other; resolves when all have landed. */
export const fly = async (legs: readonly Leg[]): Promise<void> => {
  if (still()) {
    for (const { key, to } of legs) ring(pieceAt(key) ?? anchorOf(to));
    return;
  }
  const paths = legs.flatMap(leg => pathOf(leg) ?? []);
  const step = paths.length < 2 ? 0 : Math.min(STAGGER, (LONGEST - FLY + 210) / (paths.length - 1));
  const flights = paths.map((path, i) => launch(path, i * step));
  await Promise.all(flights.map(({ landed }) => landed));
  // All at once: any change on the page would hold up those still in the air.
  for (const { clear } of flights) clear();
};

/** Flies something small that is not a card, such as a bullet; under reduced motion its target keeps a ring instead. */
export const dart = async (from: Element | null, to: Element | null, looks: string): Promise<void> => {
  if (from === null || to === null) return;
  if (still()) {
    ring(to);
    return;
  }
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const [x, y] = [a.left + a.width / 2, a.top + a.height / 2];
  const [dx, dy] = [b.left + b.width / 2 - x, b.top + b.height / 2 - y];
  const mark = document.createElement('div');
  mark.className = looks;
  mark.style.cssText = `left:${x}px;top:${y}px;rotate:${Math.atan2(dy, dx)}rad`;
  sky().append(mark);
  const flight = mark.animate([{ translate: '0 0' }, { translate: `${dx}px ${dy}px` }], {
    duration: FLY,
    easing: 'cubic-bezier(.5,0,1,.6)',
  });
  aloft.add(flight);
  await flight.finished.catch(() => {});
  aloft.delete(flight);
  mark.remove();
};

/** A card turns over where it lies. */
export const turn = async (keys: readonly number[]): Promise<void> => {
  const turning = keys.flatMap(key => pieceAt(key) ?? []);
  if (still()) {
    for (const element of turning) ring(element);
    return;
  }
  await Promise.all(
    turning.map(element => {
      const flip = element.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], {
        duration: 220,
        easing: 'cubic-bezier(.2,.8,.2,1)',
      });
      aloft.add(flip);
      return flip.finished.catch(() => {}).then(() => aloft.delete(flip));
    }),
  );
};

/** Waits n milliseconds, unless the player is impatient. Under reduced motion it waits only for a picture. */
export const hold = async (millis: number, picture = false): Promise<void> => {
  if (millis === 0 || (still() && !picture)) return;
  await new Promise<void>(resolve => {
    const go = (): void => {
      clearTimeout(timer);
      held.delete(go);
      resolve();
    };
    const timer = setTimeout(go, millis);
    held.add(go);
  });
};

/** Lands everything that flies, and ends every wait. */
export const land = (): void => {
  for (const flight of aloft) flight.finish();
  for (const go of held) go();
};
export const flying = (): boolean => aloft.size > 0;
