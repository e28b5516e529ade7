/** The words of Revolver's screen, and readers of its view. */

import type { Session } from '../../../client/table/session/session.ts';
import { typedPage } from '../../../client/table/typed.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { RevolverMove } from '../game.ts';
import type { CardText } from '../words/card-text.ts';
import type { RevolverScreen } from '../words/shape.ts';
import type { Revolver, RevolverOpen } from '../zones.ts';

export const GAME = 'revolver';
export const { screen, factsOf, configOf, isTold, movesOf } = typedPage<{
  shape: Revolver;
  move: RevolverMove;
  screen: RevolverScreen;
}>(GAME);
const textsOf = (face: string): CardText | undefined => {
  const texts: { readonly [face: string]: CardText } = screen().cards;
  return texts[face];
};
export const titleOf = (face: string): string => textsOf(face)?.name ?? face;
/** The name on a small card: the part before a dash, or shorter. */
export const shortOf = (face: string): string => textsOf(face)?.short ?? titleOf(face).split(/ [–—] /)[0]!;
export const textOf = (face: string): string => textsOf(face)?.text ?? '';
/** The seat at the lower edge: the player, or Colty for watchers. */
export const bottomSeat = (session: Session): Seat => session.me.value ?? 0;
/** Where the turn marker stands; at its start until the game has begun. */
export const markerOf = (session: Session): Pick<RevolverOpen, 'place' | 'space'> =>
  factsOf(session) ?? { place: 'bank', space: 1 };
/** The card whose text asks the open question, or that is being paid for. */
export const speaksOf = (session: Session): string | null => session.now.value?.ask?.about ?? null;
