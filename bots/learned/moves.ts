/**
 * What a move is, as whole numbers with names: its verb and its parts as the verb declares them, what they refer to in the view, and whether
 * the hunch would make it. One way for every game, without a line written for it.
 */
import type { Game, Kinds } from '../../kernel/game.ts';
import type { Json, JsonObject } from '../../kernel/json.ts';
import type { Move, Seat } from '../../kernel/seat.ts';
import { same } from '../candidates.ts';
import type { Inputs, SeenTable } from './encoder.ts';

/** A row of cards, and how it is called. */
type Row = readonly [path: string, cards: readonly Json[]];
const MOST = 1000;
/** Numbers up to this have an input each, as differences up to half of it do. */
const SMALL = 12;
const within = (n: number, most: number): number => Math.max(-most, Math.min(most, Math.trunc(n)));
const countOf = (cards: readonly Json[], card: Json): number => cards.filter(other => other === card).length;

class MoveEncoder {
  readonly inputs = new Map<string, number>();
  readonly #view: SeenTable;
  readonly #me: Seat;
  readonly #rows: readonly Row[];

  constructor(view: SeenTable, me: Seat, rows: readonly Row[]) {
    this.#view = view;
    this.#me = me;
    this.#rows = rows;
  }
  add(name: string, n = 1): void {
    const key = `> ${name}`;
    this.inputs.set(key, (this.inputs.get(key) ?? 0) + n);
  }
  part(at: string, part: Json): void {
    if (typeof part === 'number') this.#number(at, part);
    else if (typeof part === 'string') this.#face(at, part);
    else if (Array.isArray(part)) this.#faces(at, part as readonly Json[]);
  }
  #face(at: string, face: string): void {
    this.add(`${at}: ${face}`);
    for (const [path, cards] of this.#rows) {
      const n = countOf(cards, face);
      if (n > 0) this.add(`${at} in ${path}`, n);
    }
  }
  #faces(at: string, faces: readonly Json[]): void {
    const kinds = new Set(faces);
    this.add(`${at} number`, faces.length);
    this.add(`${at} number=${within(faces.length, SMALL)}`);
    this.add(`${at} kinds=${within(kinds.size, SMALL)}`);
    for (const face of faces) this.add(`${at}: ${face}`);
    const hand = this.#rows.find(([path]) => path === 'hand.me')?.[1] ?? [];
    for (const face of kinds) this.add(`${at} left ${within(countOf(hand, face) - countOf(faces, face), SMALL)}`);
  }
  /** It may be a seat, a place, or something that a fact counts from. */
  #number(at: string, n: number): void {
    this.add(at, within(n, MOST));
    this.add(`${at}=${within(n, SMALL)}`);
    if (n === this.#me) this.add(`${at}=me`);
    for (const [fact, value] of Object.entries(this.#view.open)) {
      if (typeof value === 'number') this.add(`${at}-${fact}=${within(n - value, SMALL / 2)}`);
      else if (Array.isArray(value)) this.#among(`${at} ${fact}`, value as readonly Json[], n);
    }
    for (const [path, cards] of this.#rows)
      if (path.endsWith(`.${n}`)) this.add(`${at} at ${path.slice(0, path.lastIndexOf('.'))}: ${cards[0] ?? 'back'}`);
  }
  /** A fact of each seat, counted from 0, or of each place, counted from 1. */
  #among(at: string, values: readonly Json[], n: number): void {
    const value = values[values.length === this.#view.seats ? n : n - 1];
    if (typeof value === 'number') this.add(at, within(value, MOST));
    else if (typeof value === 'boolean') this.add(`${at}=${value}`);
    else if (Array.isArray(value)) {
      this.add(`${at} me=${value.includes(this.#me)}`);
      this.add(`${at} they=${value.some(seat => seat !== this.#me)}`);
    }
  }
}

const rowsOf = (zones: readonly string[], view: SeenTable, me: Seat): readonly Row[] => {
  const rows: Row[] = [];
  const walk = (path: string, cards: Json): void => {
    if (!Array.isArray(cards)) for (const [place, own] of Object.entries(cards as JsonObject)) walk(`${path}.${place}`, own);
    else if (cards.some(card => typeof card === 'object' && card !== null))
      for (const [seat, own] of cards.entries()) walk(`${path}.${seat === me ? 'me' : 'they'}`, own);
    else rows.push([path, cards]);
  };
  for (const zone of zones) walk(zone, view.zones[zone]!);
  return rows;
};

/** Encodes the moves of one decision; `own` is what the hunch would do. */
export const movesIn = <K extends Kinds>(game: Game<K>, seen: K['View'], seat: Seat, own: Move): ((move: Move) => Inputs) => {
  const view = seen as unknown as SeenTable;
  const rows = rowsOf(Object.keys(game.zones), view, seat);
  const question = view.ask?.question ?? 'nothing';
  return move => {
    const encoder = new MoveEncoder(view, seat, rows);
    const isOwn = same(move, own);
    encoder.add(isOwn ? 'own' : 'other');
    encoder.add(`${question}, ${isOwn ? 'own' : 'other'}`);
    encoder.add(`do ${move.do}`);
    encoder.add(isOwn ? `own ${move.do}` : `${own.do}, but ${move.do}`);
    for (const part in game.needs(move.do)) encoder.part(`${move.do}.${part}`, move[part]!);
    return encoder.inputs;
  };
};
