/** Values that must never leave the table. Plain at run time; unusable as data at compile time. */
import type { Json } from './json.ts';

declare const sealed: unique symbol;

/** One physical card. Its face may swap with another's when a pile is shuffled; the id has no meaning outside. */
export interface CardId {
  readonly [sealed]: 'a physical card';
}
/** The state of chance. */
export interface Dice {
  readonly [sealed]: 'the state of chance';
}

/** Is there a sealed value anywhere inside T? */
export type Leaks<T> = T extends Json
  ? false
  : T extends CardId | Dice
    ? true
    : T extends readonly (infer E)[]
      ? Leaks<E>
      : T extends object
        ? { [K in keyof T]-?: Leaks<T[K]> }[keyof T]
        : false;
