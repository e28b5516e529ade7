/**
 * A table laid out by hand: any zone exactly, any public fact. The readable notation of a row is its faces in order, top first:
 * `6 6 joker*2 any*3 any!sheriff*4` (any card, any but a Sheriff), or a number for that many cards of any kind. All other
 * cards go, shuffled, beneath the `rest` zone.
 */
import { diceFrom, shuffle } from '../chance/dice.ts';
import type { Json, JsonObject } from '../json.ts';
import { no, type Refusal } from '../refusal.ts';
import type { CardId } from '../sealed.ts';
import type { Seed } from '../seat.ts';
import { bit, cardId, everyone, raw, type Shape, type Table } from './table.ts';
import { type Room, type Spot, spotsFor } from './zones.ts';

/** `'6 6 any'`, or how many cards. */
export type RowNotation = string | number;
/** One row, or rows by seat number, by place, or by both. */
export type ZoneNotation =
  | RowNotation
  | { readonly [seatOrPlace: string]: RowNotation | { readonly [place: string]: RowNotation } };
export interface Position {
  readonly zones?: { readonly [zone: string]: ZoneNotation };
  readonly open?: JsonObject;
  /** What seats keep to themselves, by the number of the seat. */
  readonly kept?: { readonly [seat: string]: Json };
  /** Where cards go that are named in no row. */
  readonly rest?: string;
  /** The players' names, for messages. */
  readonly names?: readonly string[];
}

const wrong = (about: string): Refusal => ({ ...no.position, about });
const MOST = 300;

const ANY = 'any';
const BUT = 'any!';
const isAny = (word: string): boolean => word === ANY || word.startsWith(BUT);
/** May a card with this face lie where a row asks for any card, or any but one face? */
const isMeant = (word: string, face: string): boolean => word === ANY || word.slice(BUT.length) !== face;
/** The faces a row asks for: `any` for any card, `any!joker` for any but a joker. */
const words = (row: RowNotation, faces: ReadonlySet<string>): string[] | Refusal => {
  if (typeof row === 'number')
    return Number.isInteger(row) && row >= 0 && row <= MOST ? Array.from({ length: row }, () => ANY) : wrong(`${row} cards`);
  if (typeof row !== 'string') return wrong('a row is a text of faces or a number of cards');
  const out: string[] = [];
  for (const word of row.split(/\s+/).filter(w => w !== '')) {
    const [, face, copies] = /^(.+?)(?:\*(\d+))?$/.exec(word)!;
    const named = face!.startsWith(BUT) ? face!.slice(BUT.length) : face!;
    if (face !== ANY && !faces.has(named)) return wrong(`there is no face "${named}": the faces are any, ${[...faces].join(', ')}`);
    for (let i = 0; i < Math.min(MOST, Number(copies ?? 1)); i++) out.push(face!);
  }
  return out;
};

const isObject = (x: unknown): x is object => typeof x === 'object' && x !== null && !Array.isArray(x);
const PARTS = ['zones', 'open', 'kept', 'rest', 'names'];
/** Is it a position at all? It may come from a file written by hand. */
const misshapen = (position: Position): Refusal | null => {
  if (!isObject(position)) return wrong(`a position is an object with ${PARTS.join(', ')}`);
  const odd = Object.keys(position).find(part => !PARTS.includes(part));
  if (odd !== undefined) return wrong(`"${odd}": a position has ${PARTS.join(', ')}`);
  const flat = (['zones', 'open', 'kept'] as const).find(part => position[part] !== undefined && !isObject(position[part]));
  return flat === undefined ? null : wrong(`${flat}: is an object`);
};
/** What the position says of each row of one zone. */
const rowsNamed = (name: string, spots: readonly Spot[], said: ZoneNotation): ReadonlyMap<Spot, RowNotation> | Refusal => {
  const by = spots[0]!.is.by;
  if (!isObject(said)) return by === 'table' ? new Map([[spots[0]!, said]]) : wrong(`${name}: has a row for each ${by}`);
  if (by === 'table') return wrong(`${name}: is one row for the whole table`);
  const rows = new Map<Spot, RowNotation>();
  for (const [key, value] of Object.entries(said)) {
    for (const [place, row] of isObject(value) ? Object.entries(value) : [[null, value] as const]) {
      const spot = spots.find(s =>
        by === 'place' ? s.place === key && place === null : String(s.owner) === key && s.place === place,
      );
      if (spot === undefined) return wrong(`${name}: no row "${key}${place === null ? '' : ` ${place}`}"`);
      rows.set(spot, row);
    }
  }
  return rows;
};

/** Where cards go that are named in no row: one zone for all, or one for each deck. */
export type Rest<F> = string | ((face: F) => string);
type Laid<S extends Shape> = Pick<Table<S>, 'cards' | 'known'>;
/** Puts every card of the box where the position wants it. */
export const laidOut = <S extends Shape>(
  room: Room,
  box: readonly S['face'][],
  seats: number,
  seed: Seed,
  position: Position,
  rest: Rest<S['face']>,
): Laid<S> | Refusal => {
  const odd = misshapen(position);
  if (odd !== null) return odd;
  const dice = diceFrom(`${seed}/position`);
  const left = shuffle(
    dice,
    box.map((_, i) => cardId(i)),
  );
  const take = (fits: (face: string) => boolean): CardId | null => {
    const i = left.findIndex(id => fits(box[raw(id)]!));
    return i < 0 ? null : left.splice(i, 1)[0]!;
  };
  const faces = new Set<string>(box);
  const spots = spotsFor(room, seats);
  const asked = new Map<Spot, string[]>();
  for (const [name, said] of Object.entries(position.zones ?? {})) {
    if (!Object.hasOwn(room.zones, name)) return wrong(`"${name}": the zones are ${Object.keys(room.zones).join(', ')}`);
    const rows = rowsNamed(
      name,
      spots.filter(s => s.zone === name),
      said,
    );
    if ('why' in rows) return rows;
    for (const [spot, notation] of rows) {
      const list = words(notation, faces);
      if ('why' in list) return { ...list, about: `${name}: ${list.about}` };
      const barred = list.find(face => spot.is.never.includes(face));
      if (barred !== undefined) return wrong(`${name}: a "${barred}" can never lie here`);
      asked.set(spot, list);
    }
  }
  const cards: (CardId | null)[][] = room.spots.map(() => []);
  // Named cards are taken first, so "any" never takes a card that another row asks for.
  for (const [spot, list] of asked) {
    const row = list.map(face => (isAny(face) ? null : take(f => f === face)));
    const short = list.find((face, i) => !isAny(face) && row[i] === null);
    if (short !== undefined) return wrong(`${spot.zone}: the box has no more "${short}"`);
    cards[spot.row] = row;
  }
  // The choosiest rows next, so that no other row takes what only they can use.
  for (const spot of [...asked.keys()].sort((a, b) => b.is.never.length - a.is.never.length)) {
    const words = asked.get(spot)!;
    cards[spot.row] = cards[spot.row]!.map((id, i) => id ?? take(f => !spot.is.never.includes(f) && isMeant(words[i]!, f)));
    if (cards[spot.row]!.includes(null)) return wrong(`${spot.zone}: the box has not that many cards that may lie there`);
  }
  for (const id of left) {
    const face = box[raw(id)]!;
    const zone = position.rest ?? (typeof rest === 'string' ? rest : rest(face));
    const bottom = spots.find(s => s.zone === zone);
    if (bottom?.is.by !== 'table') return wrong(`rest: "${zone}" is not a zone with one row`);
    if (bottom.is.never.includes(face)) return wrong(`rest: a "${face}" is left, and can never lie in ${zone}`);
    cards[bottom.row]!.push(id);
  }
  const known = box.map(() => 0);
  for (const { row, is, owner } of spots)
    for (const id of cards[row]!) known[raw(id!)] = is.seen === 'all' ? everyone(seats) : is.seen === 'owner' ? bit(owner!) : 0;
  return { cards: cards as CardId[][], known };
};

/** Public facts set by hand, limited to those the game has. */
export const factsSet = <O extends JsonObject>(open: O, set: JsonObject): O | Refusal => {
  for (const name in set)
    if (!Object.hasOwn(open, name))
      return wrong(`there is no fact "${name}": the public facts are ${Object.keys(open).join(', ')}`);
  return { ...open, ...set };
};

/** What seats keep, set by hand. The game decides whether it is lawful. */
export const keptLaid = <Kept extends Json>(
  begun: readonly Kept[],
  set: { readonly [seat: string]: Json },
  keeps: boolean,
): readonly Kept[] | Refusal => {
  for (const seat in set) {
    if (!keeps) return wrong('kept: nobody keeps anything to themselves in this game');
    if (begun[Number(seat)] === undefined) return wrong(`kept: there is no seat "${seat}"`);
  }
  return begun.map((kept, seat) => (Object.hasOwn(set, String(seat)) ? (set[seat] as Kept) : kept));
};
