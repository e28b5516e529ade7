/** A table written down as one would lay it out by hand: its rows and facts in the notation of scenarios, its moves in words. */

import type { Position, ZoneNotation } from '../cards/position.ts';
import { facesAt, type Shape, type Table } from '../cards/table.ts';
import { furnish, type Spot, spotsFor } from '../cards/zones.ts';
import type { Game, Kinds } from '../game.ts';
import type { Json, JsonObject } from '../json.ts';
import { isRefusal } from '../refusal.ts';
import type { Move } from '../seat.ts';
import { notationOf } from './notation.ts';

type Zones = { [zone: string]: ZoneNotation };
/** A position that names every row, every fact and every secret of a table. */
export interface WholePosition {
  readonly zones: Zones;
  readonly open: JsonObject;
  readonly kept?: { readonly [seat: string]: Json };
}
const spotsOf = (game: Game<Kinds>, seats: number): readonly Spot[] => {
  const { box, ...declared } = game.zones;
  return spotsFor(furnish(declared, game.seats[1]), seats);
};
export const positionOf = (game: Game<Kinds>, table: Kinds['Table']): WholePosition => {
  const t = table as unknown as Table<Shape>;
  const zones: Zones = {};
  for (const spot of spotsOf(game, t.seats)) {
    const row = facesAt(t, spot).join(' ');
    if (row === '') continue;
    const rows = (zones[spot.zone] ?? {}) as { [key: string]: string | { [place: string]: string } };
    if (spot.owner === null && spot.place === null) zones[spot.zone] = row;
    else if (spot.owner === null) zones[spot.zone] = { ...rows, [spot.place!]: row };
    else if (spot.place === null) zones[spot.zone] = { ...rows, [spot.owner]: row };
    else zones[spot.zone] = { ...rows, [spot.owner]: { ...(rows[spot.owner] as object | undefined), [spot.place]: row } };
  }
  const kept = Object.entries(t.kept as readonly Json[]);
  return { zones, open: t.open, ...(kept.some(([, secret]) => secret !== null) && { kept: Object.fromEntries(kept) }) };
};

/** A text that is the same for equal values, whatever the order of their parts. */
const stable = (x: Json): string =>
  JSON.stringify(x, (_key, value: Json) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
/** All cards and questions of a table, without who remembers what and without future chance. */
const momentOf = (game: Game<Kinds>, table: Kinds['Table']): string => {
  const t = table as unknown as Table<Shape>;
  const rows = spotsOf(game, t.seats).map(spot => {
    const row = facesAt(t, spot);
    return spot.is.order === 'free' ? row.toSorted() : row;
  });
  const ask = game.ask(table);
  return stable([rows, t.open, t.kept as readonly Json[], ask === null ? null : [ask.question, ask.about ?? null, ask.waiting]]);
};
/** The same cards and questions, but laid out by hand; null where that is impossible. */
export const laidAgain = (game: Game<Kinds>, table: Kinds['Table'], position: Position, seed: string): Kinds['Table'] | null => {
  const t = table as unknown as Table<Shape>;
  const laid = game.lay(t.config, t.seats, seed, position);
  return !isRefusal(laid) && momentOf(game, laid) === momentOf(game, table) ? laid : null;
};
const without = <V>(record: { readonly [name: string]: V }, name: string): { [name: string]: V } =>
  Object.fromEntries(Object.entries(record).filter(([other]) => other !== name));
/**
 * Omits zones and facts that come out the same when left out. Those that only chance would lay the same stay: using the dice for
 * them would change a later shuffle.
 */
export const shortened = (game: Game<Kinds>, table: Kinds['Table'], whole: WholePosition, seed: string): WholePosition => {
  const diceAfter = (position: WholePosition): string | null => {
    const laid = laidAgain(game, table, position, seed);
    return laid && JSON.stringify((laid as unknown as Table<Shape>).dice);
  };
  const dice = diceAfter(whole);
  let short = whole;
  const tried = (shorter: WholePosition): void => {
    if (diceAfter(shorter) === dice) short = shorter;
  };
  for (const zone of Object.keys(whole.zones)) tried({ ...short, zones: without(short.zones, zone) });
  for (const fact of Object.keys(whole.open)) tried({ ...short, open: without(short.open, fact) });
  return short;
};

/** `6 6 6` as `6*3`. */
const counted = (row: string): string => {
  const runs: [string, number][] = [];
  for (const face of row.split(' ')) {
    const last = runs.at(-1);
    if (last?.[0] === face) last[1]++;
    else runs.push([face, 1]);
  }
  return runs.map(([face, n]) => (n === 1 ? face : `${face}*${n}`)).join(' ');
};
const countedRows = (rows: Json): Json =>
  typeof rows === 'object' && rows !== null
    ? Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, countedRows(row as Json)]))
    : counted(String(rows));
/** A position as a scenario writes it: players by name. */
export const inScenario = (game: Game<Kinds>, { zones, open, kept }: WholePosition, names: readonly string[]): JsonObject => {
  const byName = (rows: Json): Json =>
    Object.fromEntries(Object.entries(rows as JsonObject).map(([seat, row]) => [names[Number(seat)]!, row]));
  const rows = Object.entries(zones).map(([zone, said]): [string, Json] => [
    zone,
    countedRows(game.zones[zone]!.by.startsWith('seat') ? byName(said) : said),
  ]);
  return { zones: Object.fromEntries(rows), facts: open, ...(kept !== undefined && { kept: byName(kept) }) };
};

/** A move as people write it, `discard 3 4 7`; unchanged where words cannot express it. */
export const inWords = (game: Game<Kinds>, names: readonly string[], move: Move): string | JsonObject => {
  const { do: verb, ...parts } = move as Move & JsonObject;
  const words = Object.entries(game.needs(verb) ?? {}).flatMap(([part, need]): Json[] => {
    const said = parts[part];
    if (said === undefined) return [];
    return Array.isArray(said) ? said : [need === 'seat' ? names[said as number]! : said];
  });
  const text = [verb, ...words].join(' ');
  const { move: read } = notationOf(game, names);
  return stable(read(text) as unknown as Json) === stable(move as unknown as Json) ? text : (move as unknown as JsonObject);
};
