/**
 * What a seat may see, as whole numbers with names: one way for every game, read off its view, without a line written for it. Seats are told
 * apart as one's own and the others'.
 */
import type { Game, Kinds } from '../../kernel/game.ts';
import type { Json, JsonObject } from '../../kernel/json.ts';
import type { Seat } from '../../kernel/seat.ts';

/** How much there is of each thing that has a name. */
export type Inputs = ReadonlyMap<string, number>;

/** Whole numbers up to this have an input each; larger ones share one with all that have as many bits. */
const SMALL = 12;
const MOST = 1000;

class Encoder {
  readonly inputs = new Map<string, number>();
  readonly #seats: number;
  readonly #me: Seat;

  constructor(seats: number, me: Seat) {
    this.#seats = seats;
    this.#me = me;
  }
  #add(name: string, n: number): void {
    this.inputs.set(name, (this.inputs.get(name) ?? 0) + n);
  }
  #whose(seat: Seat): string {
    return seat === this.#me ? 'me' : 'they';
  }
  #number(path: string, n: number): void {
    const whole = Math.max(-MOST, Math.min(MOST, Math.trunc(n)));
    this.#add(path, whole);
    const isSmall = whole >= 0 && whole <= SMALL;
    this.#add(isSmall ? `${path}=${whole}` : `${path}~${32 - Math.clz32(Math.abs(whole))}`, 1);
    // It may be a seat.
    if (n === this.#me) this.#add(`${path}=me`, 1);
  }
  fact(path: string, value: Json): void {
    if (typeof value === 'number') this.#number(path, value);
    else if (value === null || typeof value !== 'object') this.#add(`${path}=${value}`, 1);
    else if (!Array.isArray(value))
      for (const [name, part] of Object.entries(value as JsonObject)) this.fact(`${path}.${name}`, part);
    else
      for (const [i, part] of (value as readonly Json[]).entries())
        this.fact(value.length === this.#seats ? `${path}.${this.#whose(i)}` : path, part);
  }
  /** A row of cards, or rows by seat, by place, or by both. */
  rows(path: string, cards: Json): void {
    if (!Array.isArray(cards)) for (const [place, own] of Object.entries(cards as JsonObject)) this.rows(`${path}.${place}`, own);
    else
      for (const [i, card] of (cards as readonly Json[]).entries()) {
        if (typeof card === 'object' && card !== null) this.rows(`${path}.${this.#whose(i)}`, card);
        else this.#add(`${path}: ${card ?? 'back'}`, 1);
      }
  }
}

/** The parts of a view that every game has. */
export interface SeenTable {
  readonly seats: number;
  readonly zones: JsonObject;
  readonly open: JsonObject;
  readonly kept?: Json;
  readonly ask: { readonly question: string; readonly waiting: readonly Seat[] } | null;
}
/** What this seat sees, and nothing else. */
export const encodeView = <K extends Kinds>(game: Game<K>, view: K['View'], seat: Seat): Inputs => {
  const { seats, zones, open, kept, ask } = view as unknown as SeenTable;
  const encoder = new Encoder(seats, seat);
  for (const zone of Object.keys(game.zones)) encoder.rows(zone, zones[zone]!);
  encoder.fact('open', open);
  encoder.fact('kept', kept ?? null);
  encoder.fact('asked', ask === null ? null : `${ask.question} ${ask.waiting.includes(seat) ? 'me' : 'they'}`);
  return encoder.inputs;
};
/** The same, of a table. */
export const encode = <K extends Kinds>(game: Game<K>, table: K['Table'], seat: Seat): Inputs =>
  encodeView(game, game.glance(table, seat), seat);
