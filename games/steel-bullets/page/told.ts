/**
 * What was told and stands in no view: how often the cylinder was shuffled, which chambers changed places, and the game so far. The six cards
 * of the cylinder are shuffled and swapped without a telling for each of them; the scene is told here.
 */
import { type Signal, signal } from '@preact/signals';
import { Gathered } from '../../../client/table/gathered.ts';
import { piecesAt, type Scene, spotOf } from '../../../client/table/scene.ts';
import type { Session } from '../../../client/table/session.ts';
import type { Telling } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { isRevolver } from '../faces.ts';
import type { BulletsTells } from '../zones.ts';
import { factsOf, isTold } from './screen.ts';

type Pair = readonly [number, number];
/** The game so far, for those who heard it from the beginning. */
interface Tally {
  readonly outs: readonly Seat[];
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
interface Heard {
  readonly moment: Signal<DecidingMoment | null>;
  /** The last shot that was tried. */
  shot: Omit<DecidingMoment, 'kind'> | null;
  readonly swapped: Signal<Pair | null>;
  readonly spins: Signal<number>;
  tally: Gathered<Tally>;
}
const none: Tally = { outs: [], clicks: 0, bangs: 0, wills: 0, whole: false };
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

const CHAMBERS = [1, 2, 3, 4, 5, 6];
const inChamber = (n: number): string => spotOf('cylinder', null, String(n));
/** The cylinder was shuffled: all that anybody saw is worth nothing. */
const shuffled = (scene: Scene): Scene => {
  const after = new Map(scene);
  for (const spot of CHAMBERS.map(inChamber))
    after.set(
      spot,
      (scene.get(spot) ?? []).map(piece => ({ ...piece, face: null })),
    );
  return after;
};
const swappedIn = (scene: Scene, [a, b]: Pair): Scene =>
  new Map(scene).set(inChamber(a), scene.get(inChamber(b)) ?? []).set(inChamber(b), scene.get(inChamber(a)) ?? []);

const counted = (tally: Tally, telling: Telling): Tally => {
  if (isTold(telling, 'revealed'))
    return telling.cards[0] === 'bang' ? { ...tally, bangs: tally.bangs + 1 } : { ...tally, clicks: tally.clicks + 1 };
  if (isTold(telling, 'answered')) return { ...tally, wills: tally.wills + 1 };
  return isTold(telling, 'out') ? { ...tally, outs: [...tally.outs, telling.seat] } : tally;
};
const shotOf = (session: Session, { seat, chamber }: BulletsTells['opened']): Omit<DecidingMoment, 'kind'> | null => {
  const seen = cylinderOf(session);
  if (seen === null) return null;
  const shut = seen.chambers.filter(chamber => !chamber.open).length;
  return { seat, chamber, loaded: seen.bullets - seen.fired, shut };
};
const momentAfter = ({ shot }: Heard, telling: Telling): DecidingMoment | null => {
  if (shot === null) return null;
  if (isTold(telling, 'revealed')) return telling.cards[0] === 'bang' ? { ...shot, kind: 'bang' } : null;
  if (isTold(telling, 'saved')) return { ...shot, kind: 'saved', seat: telling.seat };
  return isTold(telling, 'out') ? { ...shot, kind: 'out', seat: telling.seat } : null;
};
export const listen = (session: Session, telling: Telling): void => {
  const known = of(session);
  if (isTold(telling, 'opened')) known.shot = shotOf(session, telling);
  known.moment.value = momentAfter(known, telling);
  known.tally.hear(session, telling, counted);
  const pair = isTold(telling, 'swapped') ? telling.chambers : null;
  known.swapped.value = pair;
  if (pair !== null) session.scene.value = swappedIn(session.scene.peek(), pair);
  if (telling.tell !== 'reloaded') return;
  session.scene.value = shuffled(session.scene.peek());
  known.spins.value++;
};
/** The game begins before our eyes. */
export const begin = (session: Session): void => {
  of(session).tally = new Gathered<Tally>({ ...none, whole: true });
};
export const forget = (session: Session): void => void heard.delete(session);
/** What has just been decided, while it is being shown. */
export const momentOf = (session: Session): DecidingMoment | null => (session.busy.value ? of(session).moment.value : null);
export const tallyOf = (session: Session): Tally => of(session).tally.now.value;

export interface ChamberSeen {
  readonly n: number;
  readonly key: number | null;
  /** What lies in it, as far as the viewer knows. */
  readonly face: 'click' | 'bang' | null;
  readonly open: boolean;
  /** Who has looked into it since the cylinder was shuffled. */
  readonly looked: readonly Seat[];
  /** It is about to open. */
  readonly aimed: boolean;
}
export interface CylinderSeen {
  readonly chambers: readonly ChamberSeen[];
  readonly bullets: number;
  /** Bang! cards that lie open. */
  readonly fired: number;
  /** The chamber that is on top. */
  readonly top: number;
  readonly allShut: boolean;
  /** One is being opened before everybody's eyes. */
  readonly opening: boolean;
  /** How often it was shuffled while we watched. */
  readonly spins: number;
  readonly swapped: Pair | null;
}

/** The cylinder as it is to be drawn. */
export const cylinderOf = (session: Session): CylinderSeen | null => {
  const facts = factsOf(session);
  if (facts === null) return null;
  const { opened, phase, last } = facts;
  const { swapped, spins } = of(session);
  const chambers = CHAMBERS.map((n): ChamberSeen => {
    const piece = piecesAt(session.scene.value, 'cylinder', null, String(n))[0];
    const open = opened[n - 1] === true;
    const aimed = !open && phase === 'opened' && last === n;
    const looked = open ? [] : (facts.looked[n - 1] ?? []);
    const face = piece?.face ?? null;
    return { n, key: piece?.key ?? null, face: face !== null && isRevolver(face) ? face : null, open, looked, aimed };
  });
  const next = last === null ? 1 : (last % CHAMBERS.length) + 1;
  return {
    chambers,
    bullets: facts.bullets,
    fired: chambers.filter(chamber => chamber.open && chamber.face === 'bang').length,
    top: phase === 'opened' && last !== null ? last : next,
    opening: chambers.some(chamber => chamber.aimed),
    allShut: chambers.every(chamber => !chamber.open),
    spins: spins.value,
    swapped: swapped.value,
  };
};
