/**
 * What was told since the last view: the open facts change only when all that happened has been shown, but a chamber is seen to open
 * before that. A patch is good only for the view that it was told after.
 */
import { type Signal, signal } from '@preact/signals';
import type { Telling } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { Gathered } from '../../table/gathered.ts';
import { piecesAt } from '../../table/scene.ts';
import type { Session } from '../../table/session.ts';
import { factsOf } from './screen.ts';

interface Patch {
  /** The open facts that it was told after. */
  readonly since: object | null;
  /** The chamber that is about to open, or has just opened. */
  readonly aim: number | null;
  readonly revealed: boolean;
  /** The cylinder was shuffled: all that anybody saw is worth nothing. */
  readonly bullets: number | null;
  readonly swapped: readonly [number, number] | null;
}
/** The game so far, for those who heard it from the beginning. */
export interface Tally {
  readonly outs: readonly Seat[];
  readonly clicks: number;
  readonly bangs: number;
  readonly wills: number;
  /** Was it heard from the beginning? */
  readonly whole: boolean;
}
interface Heard {
  readonly patch: Signal<Patch>;
  readonly spins: Signal<number>;
  tally: Gathered<Tally>;
}
const none: Tally = { outs: [], clicks: 0, bangs: 0, wills: 0, whole: false };
const blank = (since: object | null): Patch => ({ since, aim: null, revealed: false, bullets: null, swapped: null });
const heard = new WeakMap<Session, Heard>();
const of = (session: Session): Heard => {
  const known = heard.get(session) ?? { patch: signal(blank(null)), spins: signal(0), tally: new Gathered(none) };
  heard.set(session, known);
  return known;
};

/** What a telling says about the cylinder. */
const cylinderTold = (telling: Telling): Partial<Patch> | null => {
  switch (telling.tell) {
    case 'opened':
      return { aim: telling['chamber'] as number, revealed: false };
    case 'revealed':
      return { revealed: true };
    case 'reloaded':
      return { bullets: telling['bullets'] as number, aim: null, revealed: false };
    case 'swapped':
      return { swapped: telling['chambers'] as unknown as readonly [number, number] };
    default:
      return null;
  }
};
const counted = (tally: Tally, telling: Telling): Tally => {
  switch (telling.tell) {
    case 'revealed': {
      const bang = (telling['cards'] as readonly string[])[0] === 'bang';
      return bang ? { ...tally, bangs: tally.bangs + 1 } : { ...tally, clicks: tally.clicks + 1 };
    }
    case 'answered':
      return { ...tally, wills: tally.wills + 1 };
    case 'out':
      return { ...tally, outs: [...tally.outs, telling['seat'] as Seat] };
    default:
      return tally;
  }
};
export const listen = (session: Session, telling: Telling): void => {
  const known = of(session);
  known.tally.hear(session, telling, counted);
  const told = cylinderTold(telling);
  if (told === null) return;
  const since = session.now.peek()?.open ?? null;
  const was = known.patch.peek();
  known.patch.value = { ...(was.since === since ? was : blank(since)), ...told };
  if (telling.tell === 'reloaded') known.spins.value++;
};
/** The game begins before our eyes. */
export const begin = (session: Session): void => {
  of(session).tally = new Gathered<Tally>({ ...none, whole: true });
};
export const forget = (session: Session): void => void heard.delete(session);
export const tallyOf = (session: Session): Tally => of(session).tally.now.value;

export interface ChamberSeen {
  readonly n: number;
  readonly key: number | null;
  /** What lies in it, as far as the viewer knows. */
  readonly face: 'click' | 'bang' | null;
  readonly open: boolean;
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
  readonly swapped: readonly [number, number] | null;
}
const CHAMBERS = [1, 2, 3, 4, 5, 6];
const other = ([a, b]: readonly [number, number], n: number): number => (n === a ? b : n === b ? a : n);

/** The cylinder as it is to be drawn. */
export const cylinderOf = (session: Session): CylinderSeen | null => {
  const facts = factsOf(session);
  if (facts === null) return null;
  const { patch: told, spins } = of(session);
  const patch = told.value.since === session.now.value?.open ? told.value : blank(null);
  const fresh = patch.bullets !== null;
  const chambers = CHAMBERS.map((n): ChamberSeen => {
    const from = patch.swapped === null ? n : other(patch.swapped, n);
    const piece = piecesAt(session.scene.value, 'cylinder', null, String(from))[0];
    const aimed = patch.aim === n;
    const open = !fresh && (facts.opened[n - 1] === true || (aimed && patch.revealed));
    const face = fresh ? null : ((piece?.face ?? null) as ChamberSeen['face']);
    return { n, key: piece?.key ?? null, face, open, aimed: aimed && !patch.revealed };
  });
  const last = fresh ? null : facts.last;
  const next = last === null ? 1 : (last % CHAMBERS.length) + 1;
  return {
    chambers,
    bullets: patch.bullets ?? facts.bullets,
    fired: chambers.filter(chamber => chamber.open && chamber.face === 'bang').length,
    top: patch.aim ?? (facts.phase === 'opened' && last !== null ? last : next),
    opening: patch.aim !== null,
    allShut: chambers.every(chamber => !chamber.open),
    spins: spins.value,
    swapped: patch.swapped,
  };
};
