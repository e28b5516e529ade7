/**
 * What was told since the last view: the open facts change only when all that happened has been shown, but who rides, who is shot at and who
 * owes what is seen as it happens. A patch is good only for the view that it was told after.
 */
import { type Signal, signal } from '@preact/signals';
import type { Leaving, Open, Robbery } from '../../../games/caliber-45/zones.ts';
import type { Telling } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { Gathered } from '../../table/gathered.ts';
import { rowOf } from '../../table/scene.ts';
import type { Session } from '../../table/session.ts';
import { worthsNow } from './money.ts';
import { settledFacts } from './screen.ts';

const leavings: readonly string[] = ['killed', 'jailed', 'rode-off', 'fled'] satisfies readonly Leaving[];
const isLeaving = (tell: string): tell is Leaving => leavings.includes(tell);

/** A payment as it happens: what is due, what was laid down for it, what came back. */
export interface Slip {
  readonly seat: Seat;
  readonly dollars: number;
  readonly to: 'bail' | 'sheriff' | null;
  readonly settled: boolean;
  readonly paid: readonly string[];
  readonly change: readonly string[];
}
interface Patch {
  /** The open facts that it was told after. */
  readonly since: Open | null;
  readonly open: Open | null;
}
/** The game so far, for those who heard it from the beginning: each team's worth before every robbery, and what it cost. */
export interface Tally {
  readonly worths: readonly (readonly number[])[];
  readonly shots: number;
  readonly lost: number;
}
interface Heard {
  readonly patch: Signal<Patch>;
  readonly slip: Signal<Slip | null>;
  readonly tally: Gathered<Tally>;
}
const blank = (since: Open | null): Patch => ({ since, open: since });
const heard = new WeakMap<Session, Heard>();
const of = (session: Session): Heard => {
  const known = heard.get(session) ?? {
    patch: signal(blank(null)),
    slip: signal(null),
    tally: new Gathered<Tally>({ worths: [], shots: 0, lost: 0 }),
  };
  heard.set(session, known);
  return known;
};

const seatIn = (telling: Telling): Seat => telling['seat'] as Seat;
const robbing = (open: Open, part: Partial<Robbery>): Open =>
  open.robbery === null ? open : { ...open, robbery: { ...open.robbery, ...part } };
/** Whoever rides has no tokens on him any more: he paid, or owes. */
const riding = (open: Open, seat: Seat): Open => ({
  ...robbing(open, { riders: [...(open.robbery?.riders ?? []), seat] }),
  tokens: open.tokens.with(seat, 0),
});
/** The open facts after a telling. */
const openAfter = (open: Open, telling: Telling): Open => {
  const { tell } = telling;
  const { riders = [], stayed = [], left = [] } = open.robbery ?? {};
  if (isLeaving(tell)) {
    const seat = seatIn(telling);
    return robbing(open, { riders: riders.filter(rider => rider !== seat), left: [...left, { seat, how: tell }], shot: null });
  }
  switch (tell) {
    case 'called': {
      const seat = seatIn(telling);
      const robbery: Robbery = { caller: seat, riders: [], turn: seat, stage: 'call', acted: [], shot: null, stayed: [], left: [] };
      return riding({ ...open, robbery, robberies: open.robberies + 1 }, seat);
    }
    case 'joins':
      return riding(open, seatIn(telling));
    case 'stays':
      return robbing(open, { stayed: [...stayed, seatIn(telling)] });
    case 'moved':
      return rowOf(telling, 'to').zone === 'loot' ? robbing(open, { stage: 'attack' }) : open;
    case 'shot': {
      const shot = { by: telling['by'] as Seat, whom: telling['whom'] as Seat, strength: telling['strength'] as number };
      return robbing(open, { shot, turn: shot.whom, stage: 'shoot-out' });
    }
    case 'defended':
      return robbing(open, { shot: null });
    case 'unbailed':
      return { ...open, tokens: open.tokens.with(seatIn(telling), telling['left'] as number) };
    case 'hired':
      return { ...open, tokens: open.tokens.with(seatIn(telling), telling['tokens'] as number) };
    case 'owes': {
      const seat = seatIn(telling);
      return { ...open, debt: open.debt.with(seat, open.debt[seat]! + (telling['dollars'] as number)) };
    }
    case 'settled':
      return { ...open, debt: open.debt.with(seatIn(telling), 0) };
    default:
      return open;
  }
};
const slipAfter = (slip: Slip | null, telling: Telling): Slip | null => {
  const cards = (telling['cards'] ?? []) as readonly string[];
  switch (telling.tell) {
    case 'owes': {
      const to = telling['to'] as 'bail' | 'sheriff';
      return { seat: seatIn(telling), dollars: telling['dollars'] as number, to, settled: false, paid: [], change: [] };
    }
    case 'settled': {
      const seat = seatIn(telling);
      const to = slip?.seat === seat ? slip.to : null;
      return { seat, dollars: telling['dollars'] as number, to, settled: true, paid: [], change: [] };
    }
    case 'moved': {
      const [from, to] = [rowOf(telling, 'from').zone, rowOf(telling, 'to').zone];
      if (slip !== null && from === 'money') return { ...slip, paid: cards };
      return slip !== null && to === 'money' && from === 'spent' ? { ...slip, change: cards } : null;
    }
    default:
      return null;
  }
};
const tallyAfter = (session: Session, tally: Tally, { tell }: Telling): Tally => {
  if (tell === 'called') return { ...tally, worths: [...tally.worths, worthsNow(session)] };
  if (tell === 'shot') return { ...tally, shots: tally.shots + 1 };
  return tell === 'killed' || tell === 'jailed' ? { ...tally, lost: tally.lost + 1 } : tally;
};

export const listen = (session: Session, telling: Telling): void => {
  const known = of(session);
  known.tally.hear(session, telling, tally => tallyAfter(session, tally, telling));
  const since = settledFacts(session);
  const was = known.patch.peek().since === since ? known.patch.peek() : blank(since);
  known.patch.value = { since, open: was.open === null ? null : openAfter(was.open, telling) };
  known.slip.value = slipAfter(known.slip.peek(), telling);
};
export const forget = (session: Session): void => void heard.delete(session);
export const tallyOf = (session: Session): Tally => of(session).tally.now.value;

const patchOf = (session: Session): Patch | null => {
  const patch = of(session).patch.value;
  return patch.since === settledFacts(session) ? patch : null;
};
/** The open facts as far as they have been shown; null until the game has begun. */
export const factsOf = (session: Session): Open | null => patchOf(session)?.open ?? settledFacts(session);
/** The last payment, until something else happens. */
export const slipOf = (session: Session): Slip | null => of(session).slip.value;
