/** What a viewer sees, derived from the zones' declarations and the who-knows-what bits. No game writes its own view. */

import type { Ear, Happening } from '../cards/dealer.ts';
import { addFacts, type Facts, newsIn } from '../cards/facts.ts';
import { type AskView, bit, faceOf, raw, type Shape, type Table, topOf } from '../cards/table.ts';
import type { Spot, WithBox, Zone, Zones } from '../cards/zones.ts';
import type { Telling } from '../game.ts';
import type { Json, JsonObject } from '../json.ts';
import type { Rules } from '../machine/run.ts';
import { stepOf } from '../machine/run.ts';
import type { CardId } from '../sealed.ts';
import type { Viewer } from '../seat.ts';

/** A face, or `null` for a back. */
export type Shown<F> = readonly (F | null)[];
type RowsView<Z extends Zone, F> = Z['by'] extends 'table'
  ? Shown<F>
  : Z['by'] extends 'seat'
    ? readonly Shown<F>[]
    : Z['by'] extends 'place'
      ? { readonly [P in Z['places'][number]]: Shown<F> }
      : readonly { readonly [P in Z['places'][number]]: Shown<F> }[];
export type ZonesView<Z extends Zones, F> = { readonly [N in keyof WithBox<Z>]: RowsView<WithBox<Z>[N], F> };

export interface View<S extends Shape> {
  readonly seats: number;
  readonly config: S['config'];
  readonly zones: ZonesView<S['zones'], S['face']>;
  readonly open: S['open'];
  /** What the viewer keeps to themselves; absent from games without such secrets. */
  readonly kept?: S['kept'] | null;
  readonly ask: AskView | null;
}

const eyesOf = (t: { readonly seats: number }, viewer: Viewer): number => bit(viewer === 'rail' ? t.seats : viewer);
/** Insertion into an unordered row: sorted, backs last. Rows are short with few kinds, so little has to move. */
const putInOrder = <F extends string>(row: (F | null)[], face: F | null): void => {
  let i = row.length;
  for (; face !== null && i > 0; i--) {
    const before = row[i - 1]!;
    if (before !== null && before <= face) break;
    row[i] = before;
  }
  row[i] = face;
};

export const shown = <S extends Shape>(
  t: Table<S>,
  viewer: Viewer,
  ids: readonly CardId[],
  order: Zone['order'],
): (S['face'] | null)[] => {
  const eyes = eyesOf(t, viewer);
  const out: (S['face'] | null)[] = [];
  for (const id of ids) {
    const face = (t.known[raw(id)]! & eyes) !== 0 ? faceOf(t, id) : null;
    if (order === 'free') putInOrder(out, face);
    else out.push(face);
  }
  return out;
};

/** A viewer's last look at the table. */
interface Look<S extends Shape> {
  readonly table: Table<S>;
  readonly view: View<S>;
}
/** Another viewer's look at the very same table. */
interface Beside<S extends Shape> {
  readonly viewer: Viewer;
  readonly view: View<S>;
}
/** Does this row look unchanged to the viewer: the same cards, each known as before? */
const unchanged = <S extends Shape>(t: Table<S>, last: Table<S>, eyes: number, row: number): boolean => {
  const ids = t.cards[row]!;
  if (ids !== last.cards[row]) return false;
  if (t.known === last.known && t.face === last.face) return true;
  for (const id of ids) {
    const i = raw(id);
    if (((t.known[i]! ^ last.known[i]!) & eyes) !== 0 || ((t.known[i]! & eyes) !== 0 && t.face[i] !== last.face[i])) return false;
  }
  return true;
};

/** The rows that changed for any viewer. Viewers look in turn at the same step of a table, so they are found once for all. */
const touched = <S extends Shape>({ spots }: Rules<S>['room'], last: Table<S>, t: Table<S>): readonly Spot[] => {
  if (lastStep?.from !== last || lastStep.to !== t)
    lastStep = { from: last, to: t, spots: spots.filter(({ row }) => !unchanged(t, last, ALL_VIEWERS, row)) };
  return lastStep.spots;
};
const ALL_VIEWERS = ~0;
let lastStep: { readonly from: object; readonly to: object; readonly spots: readonly Spot[] } | null = null;

/** Does this row look the same to both? */
const alike = <S extends Shape>(t: Table<S>, eyes: number, others: number, row: number): boolean => {
  for (const id of t.cards[row]!) {
    const known = t.known[raw(id)]!;
    if (((known & eyes) !== 0) !== ((known & others) !== 0)) return false;
  }
  return true;
};
/** A row of a view. */
const rowIn = (zones: JsonObject, { zone, is, owner, place }: Spot): Json => {
  const all = zones[zone]!;
  const own = is.by === 'table' || is.by === 'place' ? all : (all as Json[])[owner!]!;
  return is.by === 'table' || is.by === 'seat' ? own : (own as JsonObject)[place!]!;
};

/**
 * All rows, grouped by zone: a list, or lists by seat, by place, or by both. What looks unchanged is the same object, and so is what
 * looks the same to two viewers.
 */
const zonesView = <S extends Shape>(
  rules: Rules<S>,
  t: Table<S>,
  viewer: Viewer,
  last: Look<S> | null,
  beside: Beside<S> | null,
): JsonObject => {
  const before = last === null ? null : (last.view.zones as unknown as JsonObject);
  const eyes = eyesOf(t, viewer);
  const others = beside === null ? 0 : eyesOf(t, beside.viewer);
  const isNew = ({ owner, row }: Spot): boolean =>
    (owner === null || owner < t.seats) && (last === null || !unchanged(t, last.table, eyes, row));
  const spots = (last === null ? rules.room.spots : touched(rules.room, last.table, t)).filter(isNew);
  if (before !== null && spots.length === 0) return before;
  const zones: { [name: string]: Json } = { ...before };
  for (const spot of spots) {
    const { zone, is, owner, place, row } = spot;
    const cards =
      beside !== null && alike(t, eyes, others, row)
        ? rowIn(beside.view.zones as unknown as JsonObject, spot)
        : shown(t, viewer, t.cards[row]!, is.order);
    if (is.by === 'table') zones[zone] = cards;
    else if (is.by === 'place') zones[zone] = { ...(zones[zone] as JsonObject | undefined), [place!]: cards };
    else {
      // A list that was shown before is not changed.
      if (zones[zone] === before?.[zone]) zones[zone] = [...((zones[zone] as Json[] | undefined) ?? [])];
      const rows = zones[zone] as Json[];
      rows[owner!] = is.by === 'seat' ? cards : { ...(rows[owner!] as JsonObject | undefined), [place!]: cards };
    }
  }
  return zones;
};

/** The open question, as every viewer sees it. */
export const askOf = <S extends Shape>(rules: Rules<S>, t: Table<S>): AskView | null => {
  const { ask } = t;
  if (ask === null) return null;
  const step = stepOf(rules, t);
  const about = step.op === 'ask' ? (step.about?.(t, topOf(t)) ?? null) : null;
  return {
    kind: ask.kind,
    question: 'question' in step ? step.question : '',
    ...(about === null ? {} : { about }),
    waiting: ask.kind === 'window' ? ask.asked : ask.waiting,
    closes: ask.closes,
    cued: ask.cue !== null,
    down: ask.down.map(hand => hand.seat),
  };
};
export const viewOf = <S extends Shape>(
  rules: Rules<S>,
  t: Table<S>,
  viewer: Viewer,
  last: Look<S> | null,
  beside: Beside<S> | null,
): View<S> => {
  const view: View<S> = {
    seats: t.seats,
    config: t.config,
    zones: zonesView(rules, t, viewer, last, beside) as unknown as View<S>['zones'],
    open: t.open,
    ask: beside === null ? askOf(rules, t) : beside.view.ask,
  };
  return rules.keeps ? { ...view, kept: viewer === 'rail' ? null : t.kept[viewer]! } : view;
};

/** See `Watcher` in `game.ts`. */
export class TableWatcher<S extends Shape> {
  readonly viewer: Viewer;
  readonly #rules: Rules<S>;
  #seen: Look<S> | null;

  constructor(rules: Rules<S>, viewer: Viewer, seen: Look<S> | null = null) {
    this.#rules = rules;
    this.viewer = viewer;
    this.#seen = seen;
  }
  get seen(): Look<S> | null {
    return this.#seen;
  }
  look(table: Table<S>, beside: Pick<TableWatcher<S>, 'viewer' | 'seen'> | null = null): View<S> {
    const theirs = beside !== null && beside.seen?.table === table ? { viewer: beside.viewer, view: beside.seen.view } : null;
    const view = viewOf(this.#rules, table, this.viewer, this.#seen, theirs);
    this.#seen = { table, view };
    return view;
  }
  copy(): TableWatcher<S> {
    return new TableWatcher(this.#rules, this.viewer, this.#seen);
  }
}

const spotView = ({ zone, owner, place }: Spot): JsonObject => ({ zone, seat: owner, place });

/** An event with all that a viewer could witness of it, as it was at that instant. */
interface Witnessed {
  readonly tell: string;
  readonly more: JsonObject;
  readonly cards: readonly { readonly face: string; readonly known: number }[] | null;
  readonly secret: NonNullable<Happening['secret']> | null;
  /** The telling for viewers who saw all of its cards, or none: most events look the same to several viewers. */
  readonly told: { open: Telling | null; closed: Telling | null };
}
export const witness = <S extends Shape>(
  t: Table<S>,
  { tell, cards, from, to, more, secret, eyes = ~0 }: Happening,
): Witnessed => ({
  tell,
  secret: secret ?? null,
  cards: cards?.map(id => ({ face: faceOf(t, id), known: t.known[raw(id)]! & eyes })) ?? null,
  more: { ...(from ? { from: spotView(from) } : {}), ...(to ? { to: spotView(to) } : {}), ...more },
  told: { open: null, closed: null },
});
/** What one viewer witnessed of it. */
export const telling = ({ tell, cards, more, secret, told }: Witnessed, seats: number, viewer: Viewer): Telling => {
  if (secret !== null) return { tell, ...more, kept: viewer === secret.of ? secret.kept : null };
  if (cards === null) {
    told.open ??= { tell, ...more };
    return told.open;
  }
  const eyes = eyesOf({ seats }, viewer);
  const faces = cards.map(({ face, known }) => ((known & eyes) !== 0 ? face : null));
  const said = (): Telling => ({ tell, cards: faces, ...more });
  const isClosed = faces[0] === null;
  if (faces.some(face => (face === null) !== isClosed)) return said();
  const kind = isClosed ? 'closed' : 'open';
  told[kind] ??= said();
  return told[kind];
};

/** Every event in the course of one input. */
export class Witnesses<S extends Shape> implements Ear<S> {
  readonly #events: Witnessed[] = [];
  readonly facts: Facts[] = [];

  happened(happening: Happening, table: Table<S>): void {
    this.#events.push(witness(table, happening));
  }
  opens(part: JsonObject, { open }: Table<S>): void {
    const news = newsIn(open, part);
    if (news !== null) addFacts(this.facts, this.#events.length, news);
  }
  told(seats: number, viewer: Viewer): readonly Telling[] {
    return viewer === 'rail' || viewer < seats ? this.#events.map(what => telling(what, seats, viewer)) : [];
  }
}
