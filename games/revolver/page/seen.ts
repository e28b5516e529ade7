/**
 * The shown state of the table, as input of the game's own arithmetic: firepower, totals, prices, why a card may not be played. No number
 * is computed here.
 */
import { computed, type ReadonlySignal } from '@preact/signals';
import { type Piece, piecesAt, type Scene } from '../../../client/table/pieces/scene.ts';
import type { Session } from '../../../client/table/session/session.ts';
import { cardId } from '../../../kernel/cards/table.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { isFace, type Place, placeNamed, type RevolverFace } from '../faces.ts';
import { whyNotPlay } from '../legal.ts';
import { costOf, firepowerOf, isHit, partsAt, totalsAt } from '../numbers.ts';
import { chipsLeft, columnOf, gritLeft, isBlank, pieceAt, redLeft } from '../pieces.ts';
import type { Cost } from '../vocabulary/effect.ts';
import { nameOfRow, type RevolverConfig, type RevolverOpen, room, rowOf, type Tokens, type V } from '../zones.ts';
import { configOf, factsOf } from './screen.ts';

/** A card in play: where moves find it, what lies on it, what it adds. */
export interface Mark {
  readonly row: string;
  readonly i: number;
  readonly on: Tokens | null;
  /** Null where it does not count: outside columns. */
  readonly fire: number | null;
  readonly blank: boolean;
}
interface Seen {
  readonly sight: V;
  readonly marks: ReadonlyMap<number, Mark>;
}
const inPlay = new Set(['column', 'blockers', 'range', 'gang']);

const faceIn = ({ face }: Piece): RevolverFace | null => (face !== null && isFace(face) ? face : null);
const layOut = (scene: Scene, config: RevolverConfig, open: RevolverOpen): Seen => {
  const face: (RevolverFace | null)[] = [];
  const rows = room.spots.map(({ zone, owner, place }) => piecesAt(scene, zone, owner, place));
  const cards = rows.map(pieces => pieces.map(piece => cardId(face.push(faceIn(piece)) - 1)));
  const sight: V = { seats: 2, config, open, face, cards };
  const marks = new Map<number, Mark>();
  for (const spot of room.spots) {
    if (!inPlay.has(spot.zone)) continue;
    const column = spot.zone === 'column' ? columnOf(sight, spot.owner!, placeNamed(spot.place!)) : null;
    rows[spot.row]!.forEach(({ key }, i) => {
      const piece = pieceAt(sight, spot, i);
      const counted = column !== null && piece.on?.under !== true;
      const fire = counted ? firepowerOf(sight, piece, column) : null;
      marks.set(key, { row: nameOfRow(spot), i, on: piece.on, fire, blank: isBlank(sight, piece) });
    });
  }
  return { sight, marks };
};
/** Laid out again whenever a card or a fact has changed before the player's eyes, and only then. */
const laidOut = new WeakMap<Session, ReadonlySignal<Seen | null>>();
const seen = (session: Session): Seen | null => {
  const known =
    laidOut.get(session) ??
    computed(() => {
      const [config, facts] = [configOf(session), factsOf(session)];
      return config === null || facts === null ? null : layOut(session.scene.value, config, facts);
    });
  laidOut.set(session, known);
  return known.value;
};

export const markOf = (session: Session, key: number): Mark | null => seen(session)?.marks.get(key) ?? null;
export const placesOf = (session: Session): readonly Place[] => {
  const sight = seen(session)?.sight;
  return sight === undefined ? [] : rowOf(sight);
};
/** The result of an attack at a battlefield now, by default at the marker; Colty's total has the defence in it. */
export const previewOf = (
  session: Session,
  place: Place | null = null,
): { readonly mcready: number; readonly colty: number; readonly hits: boolean } | null => {
  const sight = seen(session)?.sight;
  if (sight === undefined) return null;
  const totals = totalsAt(sight, place ?? sight.open.place);
  return { ...totals, hits: isHit(totals) };
};
/** The parts of both totals, at the marker. */
export const partsOf = (session: Session): ReturnType<typeof partsAt> => {
  const sight = seen(session)?.sight;
  return sight === undefined ? { mcready: [], colty: [] } : partsAt(sight, sight.open.place);
};
export const priceOf = (session: Session, seat: Seat, face: string): Required<Cost> => {
  const sight = seen(session)?.sight;
  return sight === undefined || !isFace(face) ? { discard: 0, random: 0, dollars: 0 } : costOf(sight, seat, face);
};
export const whyNot = (session: Session, seat: Seat, face: string): Refusal | null => {
  const sight = seen(session)?.sight;
  return sight === undefined || !isFace(face) ? null : whyNotPlay(sight, seat, face, sight.open.place);
};
/** The rest of the supply. */
export const supplyOf = (session: Session): { readonly chips: number; readonly red: number; readonly grit: number } => {
  const sight = seen(session)?.sight;
  return sight === undefined
    ? { chips: 0, red: 0, grit: 0 }
    : { chips: chipsLeft(sight), red: redLeft(sight), grit: gritLeft(sight) };
};
