/** Positions by the thousand, most of them impossible: a moment of a real game as laid out by hand, with a few faults. */

import type { Position, ZoneNotation } from '../../kernel/cards/position.ts';
import { below, diceFrom } from '../../kernel/chance/dice.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import type { Json, JsonObject } from '../../kernel/json.ts';
import { anyInput } from '../../kernel/proving/laws.ts';
import { positionOf } from '../../kernel/proving/written.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Dice } from '../../kernel/sealed.ts';
import { anyJson } from './nonsense.ts';

const pick = <X>(dice: Dice, from: readonly X[]): X => from[below(dice, from.length)]!;
/** A similar value, or any value at all. */
const bent = (dice: Dice, x: Json): Json => {
  if (below(dice, 6) === 0) return anyJson(dice);
  if (typeof x === 'number') return x + pick(dice, [-1, 1, 2, 50_000]);
  if (typeof x === 'boolean') return !x;
  if (x === null) return pick<Json>(dice, [0, 1, 'creek', []]);
  if (typeof x === 'string') return pick(dice, ['saloon', x, '', 'showdown', 'division', 'attack', 'shoot-out', 'express-315']);
  if (Array.isArray(x)) {
    const list = x as readonly Json[];
    if (list.length === 0 || below(dice, 4) === 0) return pick<Json>(dice, [list.slice(1), [...list, list[0] ?? 0]]);
    const i = below(dice, list.length);
    return list.map((value, n) => (n === i ? bent(dice, value) : value));
  }
  const parts = x as JsonObject;
  const keys = Object.keys(parts);
  return keys.length === 0 ? { x: 1 } : { ...parts, [pick(dice, keys)]: bent(dice, parts[pick(dice, keys)]!) };
};
/** A row with a card more, a card less, or a value that is no row. */
const bentRow = (dice: Dice, row: ZoneNotation, faces: readonly string[]): ZoneNotation => {
  if (typeof row === 'object') {
    const key = pick(dice, Object.keys(row));
    return { ...row, [key]: bentRow(dice, row[key]!, faces) } as ZoneNotation;
  }
  const cards = String(row).split(' ');
  return pick<ZoneNotation>(dice, [
    '',
    cards.slice(1).join(' '),
    `${row} ${pick(dice, faces)}`,
    `any*${below(dice, 9)}`,
    below(dice, 9),
    -1,
  ]);
};
const withFault = (dice: Dice, game: Game<Kinds>, { zones = {}, open = {}, kept, rest }: Position): Position => {
  const whole = { zones, open, ...(kept !== undefined && { kept }), ...(rest !== undefined && { rest }) };
  const what = below(dice, 8);
  if (kept !== undefined && what < 2) {
    const seat = pick(dice, Object.keys(kept));
    return { ...whole, kept: { ...kept, [seat]: bent(dice, kept[seat]!) } };
  }
  if (what < 4) {
    const name = pick(dice, Object.keys(open));
    return { ...whole, open: { ...open, [name]: bent(dice, open[name]!) } };
  }
  const rows = Object.keys(zones);
  if (what < 7 && rows.length > 0) {
    const name = pick(dice, rows);
    return { ...whole, zones: { ...zones, [name]: bentRow(dice, zones[name]!, game.faces) } };
  }
  return { ...whole, rest: pick(dice, Object.keys(game.zones)) };
};

export interface PositionMoment {
  readonly seats: number;
  readonly config: Json;
  readonly position: Position;
  readonly question: string;
  /** The number of faults in it. */
  readonly faults: number;
}
/** How many positions are made of one moment. */
const EACH = 6;
/** Moments of random games without end, each as it is and then with up to three faults. */
export function* positionsOf(game: Game<Kinds>, configs: readonly object[], seed: string): Generator<PositionMoment> {
  const [fewest, most] = game.seats;
  for (let g = 0; ; g++) {
    const dice = diceFrom(`${seed} ${g}`);
    const seats = fewest + (g % (most - fewest + 1));
    const config = game.configure(configs[g % configs.length] as Json, seats);
    if (isRefusal(config)) continue;
    let table = game.setup(config, seats, `${seed} ${g}`);
    for (let n = 0; n < 400 && game.outcome(table) === null; n++) {
      const next = game.next(table, anyInput(game, table, dice)!);
      if (isRefusal(next)) throw new Error(next.why);
      table = next;
      if (below(dice, 8) > 0 || game.outcome(table) !== null) continue;
      const exact = positionOf(game, table);
      const question = game.ask(table)?.question ?? '';
      for (let k = 0; k < EACH; k++) {
        const faults = k === 0 ? 0 : 1 + below(dice, 3);
        let position: Position = exact;
        for (let i = 0; i < faults; i++) position = withFault(dice, game, position);
        yield { seats, config, position, question, faults };
      }
    }
  }
}
