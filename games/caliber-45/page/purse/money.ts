/** Public money: each player's open money and debts, each team's worth and need. */

import { type Piece, piecesAt } from '../../../../client/table/pieces/scene.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import type { Seat } from '../../../../kernel/seat.ts';
import { dollarsOn } from '../../faces.ts';
import { goalOf, seatsOf, teamsOf, worthWith } from '../../teams.ts';
import type { CaliberOpen } from '../../zones.ts';
import { configOf, factsOf } from '../screen.ts';

export const dollarsIn = (session: Session, faces: readonly (string | null)[]): number => {
  const rich = configOf(session)?.richFortKnox === true;
  return faces.reduce((sum, face) => sum + (face === null ? 0 : dollarsOn(rich, face)), 0);
};
/** A player's money from the dearest card to the cheapest. */
export const moneyAt = (session: Session, seat: Seat): readonly Piece[] =>
  piecesAt(session.scene.value, 'money', seat).toSorted((a, b) => dollarsIn(session, [b.face]) - dollarsIn(session, [a.face]));
export const dollarsOf = (session: Session, seat: Seat): number =>
  dollarsIn(
    session,
    piecesAt(session.scene.value, 'money', seat).map(piece => piece.face),
  );

export interface TeamWorth {
  readonly team: number;
  readonly seats: readonly Seat[];
  readonly worth: number;
  readonly goal: number;
}
/** Every team with its worth (money less debts) and its goal. */
export const worths = (session: Session, open: CaliberOpen): readonly TeamWorth[] => {
  const config = configOf(session);
  if (config === null) return [];
  const all = { config, open };
  return teamsOf(all).map(team => {
    const worth = worthWith(all, team, seat => dollarsOf(session, seat));
    return { team, seats: seatsOf(all, team), worth, goal: goalOf(all, team) };
  });
};
/** What each team is worth. */
export const worthsNow = (session: Session): readonly number[] => {
  const open = factsOf(session);
  return open === null ? [] : worths(session, open).map(({ worth }) => worth);
};
