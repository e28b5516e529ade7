/** Tellings by name, with the parts of each. A game declares its own in its shape; these are common to all games. */
import type { Telling } from '../game.ts';
import type { Json, JsonObject } from '../json.ts';
import type { Seat } from '../seat.ts';
import type { Shape } from './table.ts';

export type Tells = { readonly [tell: string]: JsonObject };
/** What a game may declare: anything but the common ones. */
export type OwnTells = Tells & { readonly [N in keyof CommonTells]?: never };
/** A telling without parts. */
export type NoParts = Readonly<Record<never, never>>;
/** A row that cards leave or enter. */
export type RowTold = { readonly zone: string; readonly seat: Seat | null; readonly place: string | null };
/** Cards as one viewer sees them; null is a back. */
export type CardsTold<F extends string = string> = readonly (F | null)[];

export type CommonTells<F extends string = string, K = Json> = {
  readonly moved: { readonly cards: CardsTold<F>; readonly from: RowTold; readonly to: RowTold };
  readonly shuffled: { readonly from: RowTold };
  readonly looked: { readonly seat: Seat; readonly cards: CardsTold<F>; readonly from: RowTold };
  readonly revealed: { readonly cards: CardsTold<F>; readonly from: RowTold };
  readonly gathered: NoParts;
  /** Only one seat is told what is kept. */
  readonly kept: { readonly seat: Seat; readonly kept: K };
  readonly cue: { readonly racers: readonly Seat[] };
  readonly again: { readonly racers: readonly Seat[] };
  readonly hand: { readonly seat: Seat };
  readonly verdict: { readonly order: readonly (readonly Seat[])[]; readonly evidence: Json };
  readonly unanswered: NoParts;
};
/** Every telling of a game. */
export type TellsOf<S extends Shape> = S['tells'] & CommonTells<S['face'], S['kept'] | null>;

/** Is it this telling? If so, its parts are typed. */
export type IsTold<T> = <N extends keyof T & string>(telling: Telling, tell: N) => telling is Telling & { readonly tell: N } & T[N];
export const isTold: IsTold<CommonTells> = (telling, tell): telling is never => telling.tell === tell;
