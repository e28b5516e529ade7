/**
 * Two tables that a seat cannot tell apart, each with its own history. A game is played and its deal recorded; then faces that the
 * seat does not see are swapped in that deal, and the game is replayed, with the others' moves translated where the named cards lie
 * elsewhere now. As long as the seat is told the same, both histories are lawful and it could be in either.
 *
 * A dream cannot replace the other truth: whatever a dream wrongly keeps of the truth would be the same in both.
 */
import { match } from '../../bots/match.ts';
import type { Bot } from '../../kernel/bot.ts';
import { bit, raw } from '../../kernel/cards/table.ts';
import { furnish } from '../../kernel/cards/zones.ts';
import { below, diceFrom, shuffle } from '../../kernel/chance/dice.ts';
import type { Game, Input, Kinds } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import type { OptionSpec } from '../../kernel/options.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import type { CardId, Dice } from '../../kernel/sealed.ts';
import type { Move, Seat } from '../../kernel/seat.ts';

/** The same moment of two games, as far as this seat can tell. */
export interface SameView {
  readonly seat: Seat;
  readonly table: Kinds['Table'];
  readonly other: Kinds['Table'];
}
/** The part of a table that is changed here. */
interface Cards {
  readonly face: readonly string[];
  readonly known: readonly number[];
  readonly cards: readonly (readonly CardId[])[];
}
type Swaps = ReadonlyMap<string, string>;

const text = (x: unknown): string => JSON.stringify(x);

const anyValue = (spec: OptionSpec, dice: Dice): Json => {
  if (spec.kind === 'switch') return below(dice, 2) === 0;
  if (spec.kind === 'choice') return spec.of[below(dice, spec.of.length)]!;
  return spec.kind === 'number' && below(dice, 2) === 0 ? spec.min : spec.default;
};
/** Compatible options, chosen at random. */
const anyConfig = (game: Game<Kinds>, seats: number, dice: Dice): Kinds['Config'] => {
  for (;;) {
    const asked = Object.fromEntries(Object.entries(game.options).map(([name, spec]) => [name, anyValue(spec, dice)]));
    const config = game.configure(asked, seats);
    if (!isRefusal(config)) return config;
  }
};

/** The most pairs of faces to swap. */
const MOST_SWAPS = 3;
/** A deal in which some faces unseen by this seat are swapped, each where it may lie and under the same back. */
const otherDeal = (game: Game<Kinds>, deal: Kinds['Table'], seat: Seat, dice: Dice): [Kinds['Table'], Swaps] => {
  const { face, known, cards } = deal as unknown as Cards;
  const { spots } = furnish(game.zones, game.seats[1]);
  const hidden = cards.flatMap((row, i) =>
    row.flatMap(id => ((known[raw(id)]! & bit(seat)) === 0 ? [{ i: raw(id), never: spots[i]!.is.never }] : [])),
  );
  shuffle(dice, hidden);
  const dealt = [...face];
  const swaps = new Map<string, string>();
  const faces = 2 * (1 + below(dice, MOST_SWAPS));
  for (const [n, one] of hidden.entries()) {
    const mine = dealt[one.i]!;
    if (swaps.size >= faces || swaps.has(mine)) continue;
    const two = hidden.slice(n + 1).find(({ i, never }) => {
      const theirs = dealt[i]!;
      return theirs !== mine && !swaps.has(theirs) && !never.includes(mine) && !one.never.includes(theirs);
    });
    if (two === undefined) continue;
    const theirs = dealt[two.i]!;
    [dealt[one.i], dealt[two.i]] = [theirs, mine];
    swaps.set(mine, theirs);
    swaps.set(theirs, mine);
  }
  return [{ ...deal, face: dealt } as unknown as Kinds['Table'], swaps];
};

/** The most faces in a move that are swapped independently; and the number of moves to try where none of these works. */
const MOST_TRANSLATED = 6;
const MOST_OTHERS = 150;
/** The move with its named faces swapped: all, none, or any of them. */
function* translations(move: Move, swaps: Swaps): Generator<Move> {
  let places = 0;
  const put = (part: Json, which: number): Json => {
    if (typeof part === 'string' && swaps.has(part)) return (which >> places++) % 2 === 1 ? swaps.get(part)! : part;
    if (Array.isArray(part)) return part.map(each => put(each as Json, which));
    return part;
  };
  const translated = (which: number): Move => {
    places = 0;
    return Object.fromEntries(Object.entries(move).map(([name, part]) => [name, name === 'do' ? part : put(part, which)])) as Move;
  };
  translated(0);
  const most = 2 ** Math.min(places, MOST_TRANSLATED);
  for (let which = 0; which < most; which++) yield translated(which);
}
/** Any move that works. */
function* instead(game: Game<Kinds>, table: Kinds['Table'], seat: Seat, move: Move, swaps: Swaps): Generator<Move> {
  yield* translations(move, swaps);
  let n = 0;
  for (const other of game.moves(table, seat, move.do)) {
    if (++n > MOST_OTHERS) return;
    yield other;
  }
}

/** A game with everything each seat was told. */
interface Recorded {
  readonly deal: Kinds['Table'];
  readonly steps: readonly { readonly input: Input; readonly told: readonly string[]; readonly table: Kinds['Table'] }[];
}
const recorded = (game: Game<Kinds>, config: Kinds['Config'], bots: readonly Bot<Kinds>[], seed: string): Recorded => {
  const deal = game.setup(config, bots.length, seed);
  const inputs: Input[] = [];
  match({ game, config, bots, seed, witness: input => inputs.push(input) });
  let table = deal;
  const steps = inputs.map(input => {
    const out = game.play(table, input);
    if (isRefusal(out)) throw new Error(out.why);
    table = out.table;
    return { input, table, told: Array.from({ length: bots.length }, (_, seat) => text(out.told(seat))) };
  });
  return { deal, steps };
};

const isAsked = (game: Game<Kinds>, table: Kinds['Table'], seat: Seat): boolean =>
  game.outcome(table) === null && game.race(table) === null && game.offers(table, seat).some(({ question }) => question !== null);

/** The other history, moment by moment, until this seat would notice. */
function* replayed(game: Game<Kinds>, { deal, steps }: Recorded, seat: Seat, dice: Dice): Generator<SameView> {
  const [another, swaps] = otherDeal(game, deal, seat, dice);
  let other = another;
  if (text(game.view(other, seat)) !== text(game.view(deal, seat))) return;
  for (const { input, told, table } of steps) {
    const tried = 'move' in input && input.seat !== seat ? instead(game, other, input.seat, input.move, swaps) : [null];
    let found: Kinds['Table'] | null = null;
    for (const move of tried) {
      const out = game.play(other, move === null ? input : ({ ...input, move } as Input));
      if (isRefusal(out) || text(out.told(seat)) !== told[seat]) continue;
      found = out.table;
      break;
    }
    if (found === null) return;
    other = found;
    yield { seat, table, other };
  }
}

/** The number of other histories tried for each seat of a game, and the most seats. */
const HISTORIES = 3;
const MOST_SEATS = 6;
/**
 * Pairs of moments at which a seat is asked, in games among these bots with any number of seats and any options. Of each other
 * history it is the last moment, where the two differ most, and one before.
 */
export function* sameViews(game: Game<Kinds>, bots: readonly Bot<Kinds>[], seed: string): Generator<SameView> {
  for (let n = 0; ; n++) {
    const dice = diceFrom(`other truth ${seed} ${n}`);
    const [fewest, most] = game.seats;
    const seats = fewest + below(dice, Math.min(most, MOST_SEATS) - fewest + 1);
    const players = Array.from({ length: seats }, () => bots[below(dice, bots.length)]!);
    const played = recorded(game, anyConfig(game, seats, dice), players, `${seed} ${n}`);
    for (let i = 0; i < HISTORIES * seats; i++) {
      const asked = [...replayed(game, played, i % seats, dice)].filter(({ table, seat }) => isAsked(game, table, seat));
      const last = asked.pop();
      if (last !== undefined) yield last;
      if (asked.length > 0) yield asked[below(dice, asked.length)]!;
    }
  }
}

/** A dream of a table, cards without identity: tables that look the same give the same dream for the same seed. */
export const dreamtOf = (game: Game<Kinds>, table: Kinds['Table'], seat: Seat, seed: string): string => {
  const dream = game.imagine(table, seat, seed) as unknown as Cards;
  return text({
    ...dream,
    face: null,
    known: null,
    cards: dream.cards.map(row => row.map(id => [dream.face[raw(id)], dream.known[raw(id)]])),
  });
};
/** The first of these pairs that differ in this, with both values. */
export const tellsApart = (
  pairs: Iterable<SameView>,
  most: number,
  of: (table: Kinds['Table'], seat: Seat) => unknown,
): { readonly seat: Seat; readonly here: string; readonly there: string } | null => {
  let n = 0;
  for (const { seat, table, other } of pairs) {
    const [here, there] = [text(of(table, seat)), text(of(other, seat))];
    if (here !== there) return { seat, here, there };
    if (++n === most) return null;
  }
  return null;
};
