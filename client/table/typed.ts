/**
 * A session typed for one game's page. The line carries JSON, and words are loaded by the name of a game: here, and only
 * here, a page says which game that is. Its data was checked where it was written: facts and options by the rules, tellings and
 * moves by their declarations, words by their shape.
 */

import type { Shape } from '../../kernel/cards/table.ts';
import type { IsTold, TellsOf } from '../../kernel/cards/tells.ts';
import type { Telling } from '../../kernel/game.ts';
import type { Move } from '../../kernel/seat.ts';
import { screenWords } from '../shell/words.ts';
import type { Session } from './session/session.ts';

export interface PageTypes {
  readonly shape: Shape;
  /** Every move there is in the game. */
  readonly move: { readonly do: string };
  readonly screen: object;
}
/** The moves of this verb, with their parts. */
type MoveOf<G extends PageTypes, D> = Move & Extract<G['move'], { readonly do: D }>;
export interface TypedPage<G extends PageTypes> {
  /** What the game's screen says. */
  screen(): G['screen'];
  /** The public facts as far as shown; null until the game has begun. */
  factsOf(session: Session): G['shape']['open'] | null;
  /** The player's secrets; null where there are none. */
  keptOf(session: Session): G['shape']['kept'] | null;
  /** The agreed options; null until the game has begun. */
  configOf(session: Session): G['shape']['config'] | null;
  /** Is it this telling? Then its parts are known. */
  readonly isTold: IsTold<TellsOf<G['shape']>>;
  /** The moves of this verb among these. */
  movesOf<D extends G['move']['do']>(moves: readonly Move[], verb: D): readonly MoveOf<G, D>[];
}
export const typedPage = <G extends PageTypes>(game: string): TypedPage<G> => ({
  screen: () => screenWords(game) as G['screen'],
  factsOf: session => session.facts.value,
  keptOf: session => session.kept.value,
  configOf: session => session.now.value?.config ?? null,
  isTold: (telling: Telling, tell: string): telling is never => telling.tell === tell,
  movesOf: (moves, verb) => moves.filter((move): move is MoveOf<G, typeof verb> => move.do === verb),
});
