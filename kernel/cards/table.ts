/** The state of a game: one flat record of leaves, never mutated once the table is shared. All of it is JSON at run time. */

import type { Json, JsonObject } from '../json.ts';
import type { CardId, Dice } from '../sealed.ts';
import type { Millis, Seat } from '../seat.ts';
import type { OwnTells } from './tells.ts';
import type { Spot, Zones } from './zones.ts';

/** What a game declares about its data, as one type. */
export interface Shape {
  readonly zones: Zones;
  readonly face: string;
  /** Public facts other than the cards. */
  readonly open: JsonObject;
  /** A seat's own secret: a token in a fist. */
  readonly kept: Json;
  readonly config: JsonObject;
  /** The tellings of this game beyond the common ones, by name, with the parts of each. */
  readonly tells: OwnTells;
}

/** What a frame may remember. Frames appear in no view, so a card may be remembered here by identity. */
export type FrameNote = Json | CardId | readonly FrameNote[] | { readonly [part: string]: FrameNote };
export type Notes = { readonly [name: string]: FrameNote };
/** Work still to do: a script, how far it has got, and what it has noted. No closures: a frame is data. */
export interface Frame<V = Notes> {
  readonly script: string;
  readonly pc: number;
  readonly by: Seat;
  readonly cancelled: boolean;
  readonly vars: V;
}

/** The open question: the step on top of the stack says what it asks; this says whom it waits for. */
export interface OpenQuestion {
  readonly kind: 'ask' | 'window' | 'race';
  readonly asked: readonly Seat[];
  readonly waiting: readonly Seat[];
  readonly closes: Millis | null;
  /** In a race: when the cue was shown, and the hands that are down, in order of arrival. */
  readonly cue: Millis | null;
  readonly down: readonly { readonly seat: Seat; readonly at: Millis }[];
}

/** The open question, as every viewer sees it. Time is not in a view, or a silent answer could be read off the clock. */
export interface AskView {
  readonly kind: OpenQuestion['kind'];
  readonly question: string;
  /** Its subject, where the game names one. */
  readonly about?: string;
  /** Whom the table waits for. In a window, every seat that was asked, until it closes. */
  readonly waiting: readonly Seat[];
  readonly closes: Millis | null;
  /** In a race: is the cue up, and whose hands are down? */
  readonly cued: boolean;
  readonly down: readonly Seat[];
}

/**
 * The input of rule arithmetic: a table, or as much of it as a viewer sees, where faces may be unknown. So the same arithmetic
 * serves both the truth and a view of it.
 */
export interface Sight<S extends Shape> {
  readonly seats: number;
  readonly config: S['config'];
  readonly open: S['open'];
  readonly face: readonly (S['face'] | null)[];
  /** Every row of every zone, in the order of the game's room. */
  readonly cards: readonly (readonly CardId[])[];
}
export interface Table<S extends Shape> extends Sight<S> {
  readonly clock: Millis;
  readonly dice: Dice;
  /** The face of each card, and who knows it: a bit for each seat and one for the rail. */
  readonly face: readonly S['face'][];
  readonly known: readonly number[];
  readonly kept: readonly S['kept'][];
  readonly stack: readonly Frame[];
  readonly ask: OpenQuestion | null;
}

export const raw = (id: CardId): number => id as unknown as number;
export const cardId = (n: number): CardId => n as unknown as CardId;

/** The bit of a seat; the rail's own bit follows the last seat's, so a secret shared by all players is not public. */
export const bit = (seat: Seat): number => 1 << seat;
export const everyone = (seats: number): number => (1 << (seats + 1)) - 1;

/** The row itself, not a copy: it changes when a dealer moves cards. */
export const cardsAt = <S extends Shape>(t: Sight<S>, spot: Spot): readonly CardId[] => t.cards[spot.row]!;
export const countAt = <S extends Shape>(t: Sight<S>, spot: Spot): number => t.cards[spot.row]!.length;
export const faceOf = <S extends Shape>(t: Table<S>, id: CardId): S['face'] => t.face[raw(id)]!;
/** Null when unseen. */
export const faceSeen = <S extends Shape>(t: Sight<S>, id: CardId): S['face'] | null => t.face[raw(id)]!;
/** The faces of a row, where seen. */
export const facesSeen = <S extends Shape>(t: Sight<S>, spot: Spot): S['face'][] =>
  cardsAt(t, spot).flatMap(id => faceSeen(t, id) ?? []);
export const facesAt = <S extends Shape>(t: Table<S>, spot: Spot): S['face'][] => cardsAt(t, spot).map(id => faceOf(t, id));
/** The first card of this row with this face that is not among those `taken`. */
const firstFaced = <S extends Shape>(t: Table<S>, spot: Spot, face: string, taken: readonly CardId[]): CardId | null => {
  for (const id of cardsAt(t, spot)) if (faceOf(t, id) === face && !taken.includes(id)) return id;
  return null;
};
export const cardFaced = <S extends Shape>(t: Table<S>, spot: Spot, face: S['face']): CardId | null =>
  firstFaced(t, spot, face, []);

/** Cards of this row with exactly these faces, or null when they are not all there. */
export const cardsFaced = <S extends Shape>(t: Table<S>, spot: Spot, faces: readonly string[]): CardId[] | null => {
  const found: CardId[] = [];
  for (const face of faces) {
    const id = firstFaced(t, spot, face, found);
    if (id === null) return null;
    found.push(id);
  }
  return found;
};

/** The frame being carried out. */
export const topOf = <S extends Shape>(t: Table<S>): Frame => t.stack[t.stack.length - 1]!;
