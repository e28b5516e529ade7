/**
 * Tellings that no view holds: the present turning point, cards that answer each other or change places, the number of
 * shuffles, the game so far.
 */
import { type Signal, signal } from '@preact/signals';
import { Gathered } from '../../../client/table/pieces/gathered.ts';
import { wayOf } from '../../../client/table/pieces/scene.ts';
import type { Session } from '../../../client/table/session/session.ts';
import type { Telling } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Situation } from '../faces.ts';
import type { BulletsTells } from '../zones.ts';
import { type Chain, linked } from './chain/chain.ts';
import { factsOf, isTold } from './screen.ts';
import { cylinderOf } from './seen.ts';

/** The game so far, as far as it was heard. */
interface Tally {
  readonly clicks: number;
  readonly bangs: number;
  readonly wills: number;
}
/** A chamber that is opened: by whom, what the chances were, and whether Panic protects them. */
interface Shot {
  readonly seat: Seat;
  readonly chamber: number;
  /** Loaded chambers among those that were shut. */
  readonly loaded: number;
  readonly shut: number;
  readonly panic: boolean;
}
/** A turning point: a shot, a rescue from it, a player who is out, a cancelled card. */
export type DecidingMoment =
  | ({ readonly kind: 'bang' } & Shot)
  | { readonly kind: 'saved'; readonly seat: Seat; readonly by: 'panic' | 'misfire' }
  | { readonly kind: 'out'; readonly seat: Seat }
  | { readonly kind: 'cancelled'; readonly seat: Seat; readonly card: Situation };
/** Two chambers. */
type Pair = readonly [number, number];
interface Heard {
  readonly moment: Signal<DecidingMoment | null>;
  readonly chain: Signal<Chain>;
  /** The last shot that was tried. */
  shot: Shot | null;
  /** Chambers whose cards are just changing places. */
  readonly swapped: Signal<Pair | null>;
  readonly spins: Signal<number>;
  readonly tally: Gathered<Tally>;
}
const none: Tally = { clicks: 0, bangs: 0, wills: 0 };
const heard = new WeakMap<Session, Heard>();
const of = (session: Session): Heard => {
  const known = heard.get(session) ?? {
    moment: signal(null),
    chain: signal([]),
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
const shotOf = (session: Session, { seat, chamber }: BulletsTells['opened']): Shot | null => {
  const seen = cylinderOf(session);
  const panic = factsOf(session)?.protected === true;
  if (seen === null) return null;
  const { open, face } = seen.chambers[chamber - 1]!;
  // A viewer who entered later finds it open: before the shot it was one of the shut ones.
  const fired = open && face === 'bang' ? 1 : 0;
  return { seat, chamber, loaded: seen.loaded + fired, shut: seen.shut + (open ? 1 : 0), panic };
};
const momentAfter = ({ shot }: Heard, telling: Telling): DecidingMoment | null => {
  if (isTold(telling, 'cancelled')) return { kind: 'cancelled', seat: telling.seat, card: telling.card };
  if (isTold(telling, 'out')) return { kind: 'out', seat: telling.seat };
  if (shot === null) return null;
  if (isTold(telling, 'revealed')) return telling.cards[0] === 'bang' ? { ...shot, kind: 'bang' } : null;
  return isTold(telling, 'saved') ? { kind: 'saved', seat: telling.seat, by: shot.panic ? 'panic' : 'misfire' } : null;
};
const pairOf = (telling: Telling): Pair | null => {
  if (!isTold(telling, 'moved') || wayOf(telling) !== 'cylinder>cylinder') return null;
  return [Number(telling.from.place), Number(telling.to.place)];
};
export const listen = (session: Session, telling: Telling): void => {
  const known = of(session);
  if (isTold(telling, 'opened')) known.shot = shotOf(session, telling);
  known.chain.value = linked(known.chain.peek(), telling);
  known.moment.value = momentAfter(known, telling);
  known.tally.hear(session, telling, counted);
  known.swapped.value = pairOf(telling);
  if (telling.tell === 'reloaded') known.spins.value++;
};
export const forget = (session: Session): void => void heard.delete(session);
/** The present turning point, while it is shown. */
export const momentOf = (session: Session): DecidingMoment | null => (session.busy.value ? of(session).moment.value : null);
/** The cards that answered each other last; empty without an answer. */
export const chainOf = (session: Session): Chain => {
  const chain = of(session).chain.value;
  return chain.length > 1 ? chain : [];
};
export const tallyOf = (session: Session): Tally => of(session).tally.now.value;
/** How often the cylinder was shuffled while we watched. */
export const spinsOf = (session: Session): number => of(session).spins.value;
export const swappedOf = (session: Session): Pair | null => of(session).swapped.value;
