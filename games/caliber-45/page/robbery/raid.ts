/** The present robbery, from its tellings: each act with its cards, and the end. No view keeps that. */
import { Gathered } from '../../../../client/table/pieces/gathered.ts';
import { piecesAt } from '../../../../client/table/pieces/scene.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import type { CommonTells } from '../../../../kernel/cards/tells.ts';
import type { Telling } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/seat.ts';
import type { Robbery } from '../../zones.ts';
import { factsOf, isTold } from '../screen.ts';

/** A rider beats the guards, shoots, or withstands a shot: with these cards, against that many; or pays the Sheriff that much. */
export interface RaidDeed {
  readonly did: 'met' | 'shot' | 'defended' | 'paid';
  readonly seat: Seat;
  readonly cards: readonly string[];
  readonly n: number;
  /** The target. */
  readonly whom: Seat | null;
}
export interface Raid {
  readonly deeds: readonly RaidDeed[];
  /** The cowboys who rode, including the dead. */
  readonly cowboys: ReadonlyMap<Seat, string>;
  /** The cards just thrown, until a telling gives their purpose. */
  readonly thrown: readonly string[];
  /** The strength of the last shot. */
  readonly shot: number;
  readonly end: End | null;
}
export interface End {
  /** The target card of the robbery. */
  readonly card: string;
  readonly taker: Seat | null;
  /** As it stood then. */
  readonly robbery: Robbery;
}
const none: Raid = { deeds: [], cowboys: new Map(), thrown: [], shot: 0, end: null };

const heard = new WeakMap<Session, Gathered<Raid>>();
const of = (session: Session): Gathered<Raid> => {
  const known = heard.get(session) ?? new Gathered<Raid>(none);
  heard.set(session, known);
  return known;
};
const doing = (raid: Raid, deed: Pick<RaidDeed, 'did' | 'seat' | 'n' | 'whom'>): Raid => ({
  ...raid,
  deeds: [...raid.deeds, { ...deed, cards: raid.thrown }],
  thrown: [],
});
const knowing = (raid: Raid, seen: readonly (readonly [Seat, string])[]): Raid => ({
  ...raid,
  cowboys: new Map([...raid.cowboys, ...seen]),
});
const moved = (was: Raid, { from, to, cards: shown }: CommonTells['moved'], robbery: Robbery): Raid => {
  const cards = shown.filter(card => card !== null);
  const raid = from.zone === 'cowboy' && from.seat !== null && cards.length > 0 ? knowing(was, [[from.seat, cards[0]!]]) : was;
  if (to.zone === 'thrown') return { ...raid, thrown: cards };
  if (from.zone !== 'loot') return raid;
  return { ...raid, end: { card: cards[0]!, taker: to.zone === 'money' ? to.seat : null, robbery } };
};
/** Riders still in, and those who got away with their cowboys. */
const seenRiding = (session: Session, raid: Raid, { riders, left }: Robbery): Raid => {
  const away = left.flatMap(({ seat, how }) => ((how === 'rode-off' || how === 'fled') && !raid.cowboys.has(seat) ? [seat] : []));
  const seen = [...riders, ...away].flatMap(seat => {
    const face = piecesAt(session.scene.peek(), 'cowboy', seat)[0]?.face ?? null;
    return face === null || raid.cowboys.get(seat) === face ? [] : [[seat, face] as const];
  });
  return seen.length === 0 ? raid : knowing(raid, seen);
};
const after = (session: Session, was: Raid, telling: Telling): Raid => {
  if (telling.tell === 'called') return none;
  const robbery = factsOf(session)?.robbery ?? null;
  if (robbery === null) return was;
  const raid = seenRiding(session, was, robbery);
  if (isTold(telling, 'moved')) return moved(raid, telling, robbery);
  if (isTold(telling, 'beat')) return doing(raid, { did: 'met', seat: telling.seat, n: telling.guards, whom: null });
  if (isTold(telling, 'shot')) {
    const { by, whom, strength } = telling;
    return { ...doing(raid, { did: 'shot', seat: by, n: strength, whom }), shot: strength };
  }
  if (isTold(telling, 'defended')) return doing(raid, { did: 'defended', seat: telling.seat, n: raid.shot, whom: null });
  if (isTold(telling, 'owes') && telling.to === 'sheriff')
    return doing(raid, { did: 'paid', seat: telling.seat, n: telling.dollars, whom: null });
  return { ...raid, thrown: [] };
};
export const follow = (session: Session, telling: Telling): void =>
  of(session).hear(session, telling, raid => after(session, raid, telling));
export const raidOf = (session: Session): Raid => of(session).now.value;
export const forgetRaid = (session: Session): void => void heard.delete(session);
