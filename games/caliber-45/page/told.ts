/** Tellings that no view holds: the present payment, and the game so far. */

import { type Signal, signal } from '@preact/signals';
import { Gathered } from '../../../client/table/pieces/gathered.ts';
import type { Session } from '../../../client/table/session/session.ts';
import type { Telling } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { DebtCause } from '../zones.ts';
import { worthsNow } from './purse/money.ts';
import { isTold } from './screen.ts';

/** A payment as it happens: the sum due, the cards laid down, the change. */
export interface Slip {
  readonly seat: Seat;
  readonly dollars: number;
  readonly to: DebtCause | null;
  readonly settled: boolean;
  readonly paid: readonly string[];
  readonly change: readonly string[];
}
/** The game so far, as far as it was heard: each team's worth before every robbery, and what it cost. */
interface Tally {
  readonly worths: readonly (readonly number[])[];
  readonly shots: number;
  readonly lost: number;
}
interface Heard {
  readonly slip: Signal<Slip | null>;
  readonly tally: Gathered<Tally>;
}
const heard = new WeakMap<Session, Heard>();
const of = (session: Session): Heard => {
  const known = heard.get(session) ?? {
    slip: signal(null),
    tally: new Gathered<Tally>({ worths: [], shots: 0, lost: 0 }),
  };
  heard.set(session, known);
  return known;
};

const slipAfter = (slip: Slip | null, telling: Telling): Slip | null => {
  if (isTold(telling, 'owes')) {
    const { seat, dollars, to } = telling;
    return { seat, dollars, to, settled: false, paid: [], change: [] };
  }
  if (isTold(telling, 'settled')) {
    const { seat, dollars } = telling;
    return { seat, dollars, to: slip?.seat === seat ? slip.to : null, settled: true, paid: [], change: [] };
  }
  if (slip === null || !isTold(telling, 'moved')) return null;
  const cards = telling.cards.filter(card => card !== null);
  if (telling.from.zone === 'money') return { ...slip, paid: cards };
  return telling.to.zone === 'money' && telling.from.zone === 'spent' ? { ...slip, change: cards } : null;
};
const tallyAfter = (session: Session, tally: Tally, { tell }: Telling): Tally => {
  if (tell === 'called') return { ...tally, worths: [...tally.worths, worthsNow(session)] };
  if (tell === 'shot') return { ...tally, shots: tally.shots + 1 };
  return tell === 'killed' || tell === 'jailed' ? { ...tally, lost: tally.lost + 1 } : tally;
};

export const listen = (session: Session, telling: Telling): void => {
  const known = of(session);
  known.tally.hear(session, telling, tally => tallyAfter(session, tally, telling));
  known.slip.value = slipAfter(known.slip.peek(), telling);
};
export const forget = (session: Session): void => void heard.delete(session);
export const tallyOf = (session: Session): Tally => of(session).tally.now.value;

/** The last payment, until something else happens. */
export const slipOf = (session: Session): Slip | null => of(session).slip.value;
