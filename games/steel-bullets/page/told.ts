/** What was told and stands in no view: a shot as it is decided, cards that change places, how often the cylinder was shuffled, the game so far. */
import { type Signal, signal } from '@preact/signals';
import { Gathered } from '../../../client/table/gathered.ts';
import { wayOf } from '../../../client/table/scene.ts';
import type { Session } from '../../../client/table/session.ts';
import type { Telling } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { BulletsTells } from '../zones.ts';
import { isTold } from './screen.ts';
import { cylinderOf } from './seen.ts';

/** The game so far, for those who heard it from the beginning. */
interface Tally {
  readonly clicks: number;
  readonly bangs: number;
  readonly wills: number;
  /** Was it heard from the beginning? */
  readonly whole: boolean;
}
/** A moment that decides something: the shot, who was saved from it, who is out. With what the chances were. */
export interface DecidingMoment {
  readonly kind: 'bang' | 'saved' | 'out';
  readonly seat: Seat;
  readonly chamber: number;
  /** Loaded chambers among those that were shut. */
  readonly loaded: number;
  readonly shut: number;
}
/** Two chambers. */
type Pair = readonly [number, number];
interface Heard {
  readonly moment: Signal<DecidingMoment | null>;
  /** The last shot that was tried. */
  shot: Omit<DecidingMoment, 'kind'> | null;
  /** Chambers whose cards are just changing places. */
  readonly swapped: Signal<Pair | null>;
  readonly spins: Signal<number>;
  tally: Gathered<Tally>;
}
const none: Tally = { clicks: 0, bangs: 0, wills: 0, whole: false };
const heard = new WeakMap<Session, Heard>();
const of = (session: Session): Heard => {
  const known = heard.get(session) ?? {
    moment: signal(null),
    shot: null,
    swapped: signal(null),
    spins: signal(0),
    tally: new Gathered(none),
  };
  heard.set(session, known);
  return known;
};

const counted = (tally: Tally, telling: Telling): Tally => {
  if (isTold(telling, 'revealed'))
    return telling.cards[0] === 'bang' ? { ...tally, bangs: tally.bangs + 1 } : { ...tally, clicks: tally.clicks + 1 };
  return isTold(telling, 'answered') ? { ...tally, wills: tally.wills + 1 } : tally;
};
const shotOf = (session: Session, { seat, chamber }: BulletsTells['opened']): Omit<DecidingMoment, 'kind'> | null => {
  const seen = cylinderOf(session);
  return seen === null ? null : { seat, chamber, loaded: seen.loaded, shut: seen.shut };
};
const momentAfter = ({ shot }: Heard, telling: Telling): DecidingMoment | null => {
  if (shot === null) return null;
  if (isTold(telling, 'revealed')) return telling.cards[0] === 'bang' ? { ...shot, kind: 'bang' } : null;
  if (isTold(telling, 'saved')) return { ...shot, kind: 'saved', seat: telling.seat };
  return isTold(telling, 'out') ? { ...shot, kind: 'out', seat: telling.seat } : null;
};
const pairOf = (telling: Telling): Pair | null => {
  if (!isTold(telling, 'moved') || wayOf(telling) !== 'cylinder>cylinder') return null;
  return [Number(telling.from.place), Number(telling.to.place)];
};
export const listen = (session: Session, telling: Telling): void => {
  const known = of(session);
  if (isTold(telling, 'opened')) known.shot = shotOf(session, telling);
  known.moment.value = momentAfter(known, telling);
  known.tally.hear(session, telling, counted);
  known.swapped.value = pairOf(telling);
  if (telling.tell === 'reloaded') known.spins.value++;
};
/** The game begins before our eyes. */
export const begin = (session: Session): void => {
  of(session).tally = new Gathered<Tally>({ ...none, whole: true });
};
export const forget = (session: Session): void => void heard.delete(session);
/** What has just been decided, while it is being shown. */
export const momentOf = (session: Session): DecidingMoment | null => (session.busy.value ? of(session).moment.value : null);
export const tallyOf = (session: Session): Tally => of(session).tally.now.value;
/** How often the cylinder was shuffled while we watched. */
export const spinsOf = (session: Session): number => of(session).spins.value;
export const swappedOf = (session: Session): Pair | null => of(session).swapped.value;
