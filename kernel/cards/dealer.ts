/**
 * The dealer: the only code that changes a table. `move`, `shuffle`, `look` and `reveal` are the only ways a card moves or is
 * learnt, and each keeps the who-knows-what bits correct, so views, tellings and dreams can be derived from those bits.
 *
 * The dealer works on a copy of its own. A leaf is copied on first write and then changed in place until the table
 * is handed out: pure from outside, cheap inside. A leaf that differs from the given table's is the dealer's own. In a search the table
 * is never handed out, so one dealer serves input after input.
 */

import { below, ownDice, shuffle } from '../chance/dice.ts';
import type { Json, JsonObject } from '../json.ts';
import type { CardId, Dice } from '../sealed.ts';
import type { Millis, Seat } from '../seat.ts';
import { times } from './choices.ts';
import {
  bit,
  cardId,
  everyone,
  type Frame,
  type FrameNote,
  type Notes,
  type OpenQuestion,
  raw,
  type Shape,
  type Table,
} from './table.ts';
import type { CommonTells, NoParts, Tells } from './tells.ts';
import type { Room, Spot } from './zones.ts';

/** What happened, in card ids; projected immediately into what each viewer witnessed. */
export interface Happening {
  readonly tell: string;
  readonly cards?: readonly CardId[];
  readonly from?: Spot;
  readonly to?: Spot;
  /** The viewers who can tell which of the cards these are; all by default. */
  readonly eyes?: number;
  readonly more?: JsonObject;
  /** What only one seat learns of it. */
  readonly secret?: { readonly of: Seat; readonly kept: Json };
}
/** Listens to a dealer. */
export interface Ear<S extends Shape> {
  happened(happening: Happening, table: Table<S>): void;
  /** Public facts are about to become these. */
  opens(part: JsonObject, table: Table<S>): void;
}

/** What a dealer must know of the game: its room, and its box as printed, sorted. */
export interface Furniture<S extends Shape> {
  readonly room: Room;
  copyOpen(open: S['open']): S['open'];
  box(config: S['config'], seats: number): readonly S['face'][];
}

/** The tellings that have no parts. */
type Plain<T extends Tells> = { [N in keyof T & string]: NoParts extends T[N] ? N : never }[keyof T & string];

/** A leaf of the dealer's own, to be changed in place. */
export type Draft<T> = { -readonly [K in keyof T]: T[K] };

/** Removes cards from a row, in place. One walk suffices for cards named in the order they lie. */
const takeOut = (row: CardId[], ids: readonly CardId[]): void => {
  let gone = 0;
  if (row[0] === ids[0]) {
    row.shift();
    gone++;
  }
  while (gone < ids.length) {
    const before = gone;
    let left = 0;
    for (const id of row) {
      if (id === ids[gone]) gone++;
      else row[left++] = id;
    }
    while (row.length > left) row.pop();
    // The card is not here: a fault of the game, which its card count will show.
    if (gone === before) return;
  }
};

export interface Moving {
  /** The viewers who see WHICH cards go; the rest forget what they can no longer place. By default, those who see either end. */
  readonly eyes?: number;
  /** Onto the row, not under it. */
  readonly top?: boolean;
  /** Tell no viewer (setting up the next round). */
  readonly quiet?: boolean;
}
const usually: Moving = {};

/** The viewers who see the faces in this row. */
export const eyesOn = ({ is, owner }: Spot, seats: number): number => {
  if (is.seen === 'all') return everyone(seats);
  return is.seen === 'owner' ? bit(owner!) : 0;
};

/** Field by field: repeated copies made with `...` are several times slower. */
const sameLeaves = <S extends Shape>(table: Table<S>): Draft<Table<S>> => ({
  seats: table.seats,
  config: table.config,
  clock: table.clock,
  dice: table.dice,
  face: table.face,
  known: table.known,
  cards: table.cards,
  open: table.open,
  kept: table.kept,
  stack: table.stack,
  ask: table.ask,
});

export class Dealer<S extends Shape, V = Notes> {
  readonly #furniture: Furniture<S>;
  readonly #ear: Ear<S> | null;
  #given: Table<S>;
  readonly #draft: Draft<Table<S>>;
  /** The latest notes: they belong to one frame and are not shared. */
  #notes: { [name: string]: FrameNote } | null = null;

  constructor(table: Table<S>, furniture: Furniture<S>, ear: Ear<S> | null) {
    this.#furniture = furniture;
    this.#ear = ear;
    this.#given = table;
    this.#draft = sameLeaves(table);
  }

  /** The table as it is now. A caller that keeps the table must not use the dealer again. */
  get table(): Table<S> {
    return this.#draft;
  }
  set clock(now: Millis) {
    this.#draft.clock = now;
  }
  set ask(ask: OpenQuestion | null) {
    this.#draft.ask = ask;
  }

  /** Everything done from here on can be undone: no current leaf of the table will be changed in place. */
  save(): void {
    this.#notes = null;
    this.#given = sameLeaves(this.#draft);
  }
  /** Back to what was saved, or given. */
  restore(): void {
    Object.assign(this.#draft, this.#given);
  }

  // ---- cards

  move(cards: readonly CardId[], from: Spot, to: Spot, how: Moving = usually): void {
    if (cards.length === 0) return;
    const seenThere = this.#seen(to);
    const source = this.#row(from);
    // A caller that moves a whole row may have passed the list that is about to change.
    const ids = cards === source ? cards.slice() : cards;
    // Viewers who do not see the cards may still know which ones went, or which one now lies where.
    if (from.is.order === 'free' && (ids.length < source.length || (ids.length > 1 && to.is.order === 'fixed'))) {
      this.#learn(source, 0, how.eyes ?? this.#seen(from) | seenThere);
      this.#forgetTwins(ids, source);
    }
    takeOut(source, ids);
    const goal = this.#row(to);
    if (how.top) goal.unshift(...ids);
    else for (const id of ids) goal.push(id);
    this.#learn(ids, seenThere, ~0);
    if (this.#ear !== null && !how.quiet) this.#ear.happened({ tell: 'moved', cards: ids, from, to }, this.#draft);
  }

  /** Identity does not survive a shuffle: the faces are redealt over the same backs. */
  shuffle(spot: Spot): void {
    const ids = this.#row(spot);
    const face = this.#faces();
    const dealt = shuffle(
      this.#dice(),
      ids.map(id => face[raw(id)]!),
    );
    for (let i = 0; i < ids.length; i++) face[raw(ids[i]!)] = dealt[i]!;
    this.#learn(ids, this.#seen(spot), 0);
    this.#ear?.happened({ tell: 'shuffled', from: spot }, this.#draft);
  }

  /** One seat looks at cards where they lie; every viewer sees that it looks. */
  look(seat: Seat, ids: readonly CardId[], spot: Spot): void {
    this.#show(ids, spot, bit(seat));
    if (this.#ear === null) return;
    // Part of a hand: viewers who cannot see the hand cannot tell which cards, even if they know one of them.
    const some = spot.is.order === 'free' && ids.length < this.#draft.cards[spot.row]!.length;
    const eyes = some ? bit(seat) | this.#seen(spot) : ~0;
    this.#ear.happened({ tell: 'looked', cards: ids, from: spot, eyes, more: { seat } }, this.#draft);
  }

  /** Turns cards up for all, where they lie. */
  reveal(ids: readonly CardId[], spot: Spot): void {
    this.#show(ids, spot, everyone(this.#draft.seats));
    this.#ear?.happened({ tell: 'revealed', cards: ids, from: spot }, this.#draft);
  }

  /** Every card goes back into the box, sorted: there is nothing left to know. */
  gather(): void {
    const draft = this.#draft;
    const isOut = draft.cards.some((row, i) => row.length > 0 && this.#furniture.room.spots[i]!.zone !== 'box');
    const sorted = this.#furniture.box(draft.config, draft.seats);
    draft.face = sorted.slice();
    draft.known = times(sorted.length, everyone(draft.seats));
    draft.cards = this.#furniture.room.spots.map(spot => (spot.zone === 'box' ? sorted.map((_, i) => cardId(i)) : []));
    if (isOut) this.#ear?.happened({ tell: 'gathered' }, draft);
  }

  // ---- everything else

  /** Changes public facts. */
  open(part: Partial<S['open']>): void {
    this.#ear?.opens(part as JsonObject, this.#draft);
    if (this.#draft.open === this.#given.open) this.#draft.open = this.#furniture.copyOpen(this.#given.open);
    Object.assign(this.#draft.open, part);
  }
  /** A seat keeps a secret that is not a card. Every viewer sees that it does; only the seat is told what. */
  keep(seat: Seat, secret: S['kept']): void {
    this.#draft.kept = this.#draft.kept.map((k, s) => (s === seat ? secret : k));
    this.#ear?.happened({ tell: 'kept', more: { seat }, secret: { of: seat, kept: secret } }, this.#draft);
  }
  /** Tells every viewer a public fact. */
  say<T extends Plain<S['tells']>>(tell: T): void;
  say<T extends keyof S['tells'] & string>(tell: T, more: S['tells'][T]): void;
  say(tell: string, more: JsonObject = {}): void {
    this.#ear?.happened({ tell, more }, this.#draft);
  }
  /** The same for tellings common to all games. */
  announce<T extends keyof CommonTells>(tell: T, more: CommonTells[T]): void {
    this.#ear?.happened({ tell, more }, this.#draft);
  }
  below(n: number): number {
    return below(this.#dice(), n);
  }
  mix<T>(items: readonly T[]): T[] {
    return shuffle(this.#dice(), items.slice());
  }
  /** n cards of a row, at random. */
  some(spot: Spot, n: number): CardId[] {
    return this.mix(this.#draft.cards[spot.row]!).slice(0, n);
  }

  // ---- frames

  /** The frame being carried out. */
  top(): Draft<Frame> {
    return this.#frame(this.#draft.stack.length - 1);
  }
  /** Do this first. */
  push(script: string, by: Seat, vars: Frame['vars']): void {
    if (vars === this.#notes) this.#notes = null;
    this.#stack().push({ script, pc: 0, by, cancelled: false, vars });
  }
  pop(): void {
    this.#stack().pop();
  }
  /** The open question is settled: go on with the step after it. */
  proceed(): void {
    this.#draft.ask = null;
    this.top().pc++;
  }
  /** Writes a note in the frame being carried out. */
  note<N extends keyof V & string>(name: N, value: V[N] & FrameNote): void {
    const top = this.top();
    if (this.#notes === null || top.vars !== this.#notes) {
      this.#notes = {};
      for (const old in top.vars) this.#notes[old] = top.vars[old]!;
      top.vars = this.#notes;
    }
    this.#notes[name] = value;
  }
  /** Cancels the effect beneath the one being carried out. */
  cancelBeneath(): void {
    this.#frame(this.#draft.stack.length - 2).cancelled = true;
  }

  // ---- the bits

  #seen(spot: Spot): number {
    return eyesOn(spot, this.#draft.seats);
  }
  #learn(ids: readonly CardId[], add: number, keep: number): void {
    const known = this.#knowledge();
    for (const id of ids) known[raw(id)] = (known[raw(id)]! & keep) | add;
  }
  #show(ids: readonly CardId[], spot: Spot, to: number): void {
    const row = this.#row(spot);
    if (spot.is.order === 'free' && ids.length < row.length) this.#forgetTwins(ids, row, to);
    this.#learn(ids, to, ~0);
  }
  /**
   * Copies of a face are interchangeable. A viewer who knew of one Joker in a hand and now sees a Joker leave cannot tell whether it
   * was that one, so they must forget the one that stayed.
   */
  #forgetTwins(seen: readonly CardId[], row: readonly CardId[], viewers = ~0): void {
    const { face, seats } = this.#draft;
    const known = this.#knowledge();
    for (const card of seen) {
      const strangers = viewers & everyone(seats) & ~known[raw(card)]!;
      if (strangers === 0) continue;
      let left = strangers;
      for (const other of row) {
        if (left === 0) break;
        if (face[raw(other)] !== face[raw(card)] || seen.includes(other)) continue;
        const fooled = known[raw(other)]! & left;
        known[raw(other)]! &= ~fooled;
        left &= ~fooled;
      }
    }
  }

  // ---- the dealer's own leaves

  #row({ row }: Spot): CardId[] {
    const draft = this.#draft;
    const given = this.#given;
    if (draft.cards === given.cards) draft.cards = given.cards.slice();
    const rows = draft.cards as CardId[][];
    if (rows[row] === given.cards[row]) rows[row] = given.cards[row]!.slice();
    return rows[row]!;
  }
  #knowledge(): number[] {
    if (this.#draft.known === this.#given.known) this.#draft.known = this.#given.known.slice();
    return this.#draft.known as number[];
  }
  #faces(): S['face'][] {
    if (this.#draft.face === this.#given.face) this.#draft.face = this.#given.face.slice();
    return this.#draft.face as S['face'][];
  }
  #stack(): Draft<Frame>[] {
    if (this.#draft.stack === this.#given.stack) this.#draft.stack = this.#given.stack.slice();
    return this.#draft.stack as Draft<Frame>[];
  }
  #frame(i: number): Draft<Frame> {
    const stack = this.#stack();
    const f = stack[i]!;
    if (f !== this.#given.stack[i]) return f;
    const own = { script: f.script, pc: f.pc, by: f.by, cancelled: f.cancelled, vars: f.vars };
    stack[i] = own;
    return own;
  }
  #dice(): Dice {
    if (this.#draft.dice === this.#given.dice) this.#draft.dice = ownDice(this.#given.dice);
    return this.#draft.dice;
  }
}
