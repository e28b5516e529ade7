/**
 * What is seen of the table, laid out as a table again, so that the game's own arithmetic can be read off it: firepower, totals, prices,
 * why a card may not be played. Cards that are not seen have a face that no question asks for. No number is reckoned here.
 */
import type { Face, Place } from '../../../games/revolver/faces.ts';
import { whyNotPlay } from '../../../games/revolver/legal.ts';
import { costOf, firepowerOf, totalsAt } from '../../../games/revolver/numbers.ts';
import { chipsLeft, columnOf, gritLeft, isBlank, pieceAt, redLeft } from '../../../games/revolver/pieces.ts';
import type { Cost } from '../../../games/revolver/words/effect.ts';
import { nameOfRow, room, rowOf, type T, type Tokens } from '../../../games/revolver/zones.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { cardId } from '../../../kernel/table.ts';
import { piecesAt } from '../../table/scene.ts';
import type { Now, Session } from '../../table/session.ts';

/** A card in play: where moves find it, what lies on it, what it adds. */
export interface Mark {
  readonly row: string;
  readonly i: number;
  readonly on: Tokens | null;
  /** Null where it counts for nothing: not in a column. */
  readonly fire: number | null;
  readonly blank: boolean;
}
interface Seen {
  readonly table: T;
  readonly marks: ReadonlyMap<number, Mark>;
}
const UNSEEN: Face = '38-special';
const inPlay = new Set(['column', 'blockers', 'range', 'gang']);

const layOut = (session: Session, now: Now): Seen => {
  const scene = session.scene.peek();
  const face: Face[] = [];
  const rows = room.spots.map(({ zone, owner, place }) => piecesAt(scene, zone, owner, place));
  const cards = rows.map(pieces =>
    pieces.map(piece => {
      face.push((piece.face ?? UNSEEN) as Face);
      return cardId(face.length - 1);
    }),
  );
  const table = { seats: 2, config: now.config, open: now.open, face, cards } as unknown as T;
  const marks = new Map<number, Mark>();
  for (const spot of room.spots) {
    if (!inPlay.has(spot.zone)) continue;
    const column = spot.zone === 'column' ? columnOf(table, spot.owner!, spot.place as Place) : null;
    rows[spot.row]!.forEach(({ key }, i) => {
      const piece = pieceAt(table, spot, i);
      const counted = column !== null && piece.on?.under !== true;
      const fire = counted ? firepowerOf(table, piece, column) : null;
      marks.set(key, { row: nameOfRow(spot), i, on: piece.on, fire, blank: isBlank(table, piece) });
    });
  }
  return { table, marks };
};
/** Laid out once for every view: what still flies changes nothing before it has landed. */
const laidOut = new WeakMap<object, Seen>();
const seen = (session: Session): Seen | null => {
  const now = session.now.value;
  if (now === null) return null;
  const known = laidOut.get(now.open) ?? layOut(session, now);
  laidOut.set(now.open, known);
  return known;
};

export const markOf = (session: Session, key: number): Mark | null => seen(session)?.marks.get(key) ?? null;
export const placesOf = (session: Session): readonly Place[] => {
  const table = seen(session)?.table;
  return table === undefined ? [] : rowOf(table);
};
/** Both totals at a battlefield, by seat: Colty's with its defence. */
export const totalsOf = (session: Session, place: Place): readonly [colty: number, mcready: number] => {
  const table = seen(session)?.table;
  if (table === undefined) return [0, 0];
  const { colty, mcready } = totalsAt(table, place);
  return [colty, mcready];
};
export const priceOf = (session: Session, seat: Seat, face: string): Required<Cost> => {
  const table = seen(session)?.table;
  return table === undefined ? { discard: 0, random: 0, dollars: 0 } : costOf(table, seat, face as Face);
};
export const whyNot = (session: Session, seat: Seat, face: string): Refusal | null => {
  const table = seen(session)?.table;
  return table === undefined ? null : whyNotPlay(table, seat, face as Face, table.open.place);
};
/** What is left in the supply. */
export const supplyOf = (session: Session): { readonly chips: number; readonly red: number; readonly grit: number } => {
  const table = seen(session)?.table;
  return table === undefined
    ? { chips: 0, red: 0, grit: 0 }
    : { chips: chipsLeft(table), red: redLeft(table), grit: gritLeft(table) };
};
