/**
 * The table as it is drawn: every visible card as a piece with its own key. Tellings move pieces one after
 * another, so that nothing jumps; the view has the last word. Keys belong to this page and reveal nothing about the card.
 */
import type { Telling } from '../../../kernel/game.ts';
import type { Json, JsonObject } from '../../../kernel/json.ts';

export interface Piece {
  readonly key: number;
  /** Null for a back. */
  readonly face: string | null;
}
export interface Row {
  readonly zone: string;
  readonly seat: number | null;
  readonly place: string | null;
}
export type Scene = ReadonlyMap<string, readonly Piece[]>;

export const spotOf = (zone: string, seat: number | null = null, place: string | null = null): string =>
  `${zone}/${seat ?? ''}/${place ?? ''}`;
export const rowSpot = (row: Row): string => spotOf(row.zone, row.seat, row.place);
export const piecesAt = (scene: Scene, zone: string, seat: number | null = null, place: string | null = null): readonly Piece[] =>
  scene.get(spotOf(zone, seat, place)) ?? [];

type Faces = readonly (string | null)[];
let lastKey = 0;
const fresh = (face: string | null): Piece => ({ key: ++lastKey, face });

const isFaces = (value: Json): value is string[] =>
  Array.isArray(value) && value.every(face => face === null || typeof face === 'string');
/** The rows of a view: a list, or lists by seat, by place, or by both. */
function* rowsOf(zones: JsonObject): Generator<[spot: string, faces: Faces]> {
  for (const [zone, value] of Object.entries(zones)) {
    if (isFaces(value)) yield [spotOf(zone), value];
    else if (!Array.isArray(value)) {
      for (const [place, faces] of Object.entries(value as { readonly [place: string]: Json }))
        yield [spotOf(zone, null, place), faces as Faces];
    } else
      for (const [seat, row] of (value as readonly Json[]).entries()) {
        if (isFaces(row)) yield [spotOf(zone, seat), row];
        else
          for (const [place, faces] of Object.entries(row as { readonly [place: string]: Json }))
            yield [spotOf(zone, seat, place), faces as Faces];
      }
  }
}

/** Matches the old pieces to the present faces. Without a change the order of arrival stays, unless the zone's order counts. */
const settled = (pieces: readonly Piece[], faces: Faces, counts: boolean): readonly Piece[] => {
  const left = [...pieces];
  const take = (fits: (piece: Piece) => boolean): Piece | null => {
    const found = left.findIndex(fits);
    return found < 0 ? null : left.splice(found, 1)[0]!;
  };
  const same = faces.map(face => take(piece => piece.face === face));
  if (!counts && left.length === 0 && same.every(piece => piece !== null)) return pieces;
  return faces.map(
    (face, i) =>
      same[i] ??
      renamed(
        take(piece => piece.face === null),
        face,
      ),
  );
};
const renamed = (piece: Piece | null, face: string | null): Piece => (piece === null ? fresh(face) : { ...piece, face });

/** Turns over these piles, so that every pile lies with its last card on top. */
export const topLast = (zones: JsonObject, topFirst: readonly string[]): JsonObject =>
  Object.fromEntries(
    Object.entries(zones).map(([zone, row]) => [zone, topFirst.includes(zone) && Array.isArray(row) ? row.toReversed() : row]),
  );
/** The scene of the view, reusing as many old pieces as fit; in these zones the order of the view is kept. */
export const sceneOf = (zones: JsonObject, before: Scene, inOrder: readonly string[] = []): Scene => {
  const scene = new Map<string, readonly Piece[]>();
  for (const [spot, faces] of rowsOf(zones))
    scene.set(spot, settled(before.get(spot) ?? [], faces, inOrder.includes(spot.slice(0, spot.indexOf('/')))));
  return scene;
};

const GATHERED = spotOf('box');
/** The cards of a telling, as known to the viewer. */
export const cardsOf = (telling: Telling): Faces => (telling['cards'] ?? []) as Faces;
export const rowOf = (telling: Telling, part: 'from' | 'to'): Row => telling[part] as unknown as Row;
/** The way of a telling: `hand>discard` for moving cards, else its kind. */
export const wayOf = (telling: Telling): string =>
  telling.tell === 'moved' ? `${rowOf(telling, 'from').zone}>${rowOf(telling, 'to').zone}` : telling.tell;

/** The pieces that leave a row, as this telling shows them: those it names, else any back, else the last. */
const leaving = (row: readonly Piece[], faces: Faces): { readonly stay: Piece[]; readonly go: Piece[] } => {
  const stay = [...row];
  const go = faces.map(face => {
    let at = stay.findLastIndex(piece => piece.face === face);
    if (at < 0) at = stay.findLastIndex(piece => piece.face === null);
    if (at < 0) at = stay.length - 1;
    return at < 0 ? fresh(face) : { ...stay.splice(at, 1)[0]!, face };
  });
  return { stay, go };
};

export interface Moved {
  readonly scene: Scene;
  /** The moves of pieces, for the flights. */
  readonly pieces: readonly Piece[];
}
/** The scene after a telling. */
export const after = (scene: Scene, telling: Telling): Moved => {
  const next = new Map(scene);
  const nothing = { scene, pieces: [] };
  switch (telling.tell) {
    case 'moved': {
      const [from, to] = [rowSpot(rowOf(telling, 'from')), rowSpot(rowOf(telling, 'to'))];
      const { stay, go } = leaving(next.get(from) ?? [], cardsOf(telling));
      next.set(from, stay);
      next.set(to, [...(next.get(to) ?? []), ...go]);
      return { scene: next, pieces: go };
    }
    case 'revealed':
    case 'looked': {
      const spot = rowSpot(rowOf(telling, 'from'));
      const { stay, go } = leaving(next.get(spot) ?? [], cardsOf(telling));
      next.set(spot, [...stay, ...go]);
      return { scene: next, pieces: go };
    }
    case 'gathered': {
      const all = [...next.values()].flat().map(piece => ({ ...piece, face: null }));
      for (const spot of next.keys()) next.set(spot, []);
      next.set(GATHERED, all);
      return { scene: next, pieces: [] };
    }
    case 'shuffled': {
      const spot = rowSpot(rowOf(telling, 'from'));
      const here = next.get(spot) ?? [];
      // A pile shuffled out of nothing consists of the gathered cards.
      if (here.length > 0) return nothing;
      next.set(spot, next.get(GATHERED) ?? []);
      next.set(GATHERED, []);
      return { scene: next, pieces: [] };
    }
    default:
      return nothing;
  }
};
