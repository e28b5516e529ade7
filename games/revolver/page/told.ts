/** Tellings that no view holds: the attacks so far. */
import { Gathered } from '../../../client/table/pieces/gathered.ts';
import type { Session } from '../../../client/table/session/session.ts';
import type { Telling } from '../../../kernel/game.ts';
import type { Place } from '../faces.ts';
import { factsOf, isTold } from './screen.ts';

export interface Reckoning {
  readonly mcready: number;
  readonly colty: number;
  readonly success: boolean;
}
/** An attack as it is remembered for the end of the game. */
export interface Fought extends Reckoning {
  readonly place: Place;
  readonly turn: number;
}
const heard = new WeakMap<Session, Gathered<readonly Fought[]>>();
const of = (session: Session): Gathered<readonly Fought[]> => {
  const known = heard.get(session) ?? new Gathered<readonly Fought[]>([]);
  heard.set(session, known);
  return known;
};

const foughtAfter = (session: Session, fought: readonly Fought[], telling: Telling): readonly Fought[] => {
  const facts = factsOf(session);
  if (!isTold(telling, 'attack') || facts === null) return fought;
  const { mcready, colty, success } = telling;
  const { place, turn } = facts;
  return [...fought, { mcready, colty, success, place, turn }];
};
export const listen = (session: Session, telling: Telling): void =>
  of(session).hear(session, telling, fought => foughtAfter(session, fought, telling));
export const forget = (session: Session): void => void heard.delete(session);

/** The attack on the screen. */
export const attackOf = (session: Session): Reckoning | null => {
  const under = factsOf(session)?.attack?.mcready ?? null;
  return under === null || !session.busy.value ? null : (foughtOf(session).at(-1) ?? null);
};
export const foughtOf = (session: Session): readonly Fought[] => of(session).now.value;
