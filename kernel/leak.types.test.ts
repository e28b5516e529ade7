/**
 * Compile-time proofs that a card's identity and the dice cannot leave the table: every `@ts-expect-error` below is a leak that must not
 * compile, and the compiler complains if it does.
 */
import { expect, test } from 'vitest';
import { wrightGang } from '../games/wright-gang/game.ts';
import { roulette } from '../testing/roulette/game.ts';
import type { Roulette } from '../testing/roulette/zones.ts';
import { frontier } from '../testing/toys/frontier.ts';
import type { Dealer } from './cards/dealer.ts';
import type { Frame, Shape } from './cards/table.ts';
import { admit, type Game, type Input, type Kinds, type Telling } from './game.ts';
import type { Json, JsonObject } from './json.ts';
import type { SeatAnswers } from './machine/script.ts';
import { type Verb, verb } from './machine/verb.ts';
import type { ConfigOf } from './options.ts';
import type { CardId, Dice, Leaks } from './sealed.ts';
import type { Move } from './seat.ts';
import type { View } from './views/view.ts';

/** Never called: its body only has to compile, or fail to. */
const values = (id: CardId, dice: Dice, d: Dealer<Roulette>): unknown[] => {
  // @ts-expect-error a card's identity is not a number
  const a: number = id;
  // @ts-expect-error nor a text
  const b: string = id;
  // @ts-expect-error nor any other JSON
  const c: Json = id;
  // @ts-expect-error however deeply it is hidden
  const e: Json = { hand: [{ card: id }] };
  // @ts-expect-error in a list of lists
  const f: Json = [[id]];
  // @ts-expect-error the dice are not a number
  const g: number = dice;
  // @ts-expect-error nor a list of them
  const h: readonly number[] = dice;
  // @ts-expect-error nor JSON, however deep
  const i: JsonObject = { chance: { seed: [dice] } };
  // @ts-expect-error a card cannot be made up
  const j: CardId = 5;
  // @ts-expect-error nor dice
  const k: Dice = [1, 2, 3, 4];
  // @ts-expect-error an identity is no index
  const l = ['a', 'b'][id];
  // @ts-expect-error nor a number to calculate with
  const m = id + 1;
  // @ts-expect-error a move names faces or positions, never a card
  const n: Move = { do: 'take', card: id };
  // @ts-expect-error a telling carries no card
  const o: Telling = { tell: 'drawn', cards: [id] };
  // @ts-expect-error the evidence of a verdict carries none
  const p: Input = { verdict: { order: [], evidence: { card: id } }, at: 0 };
  // @ts-expect-error what all viewers are told carries none
  d.say('drawn', { card: id });
  // @ts-expect-error nor the dice
  d.say('rolled', { dice });
  // @ts-expect-error public facts carry none
  d.open({ turn: id });
  // @ts-expect-error what a seat keeps carries none
  d.keep(0, id);
  // @ts-expect-error answers carry none
  const q: SeatAnswers = [{ seat: 0, move: { do: 'take', card: id } }];
  // @ts-expect-error not even a frame remembers the dice
  const r: Frame['vars'] = { dice };
  // A frame is in no view: it may remember cards.
  const s: Frame['vars'] = { taken: [id] };
  return [a, b, c, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s];
};

// @ts-expect-error public facts may not remember which card was played last
interface LeakyOpen extends Shape {
  readonly open: { readonly last: CardId };
}
// @ts-expect-error what a seat keeps may not be a card
interface LeakyKept extends Shape {
  readonly kept: CardId | null;
}
// @ts-expect-error nor may it be dice
interface LeakyFist extends Shape {
  readonly kept: { readonly roll: Dice };
}
// @ts-expect-error the options of a table may not hold a card
interface LeakyConfig extends Shape {
  readonly config: { readonly trump: CardId };
}
// @ts-expect-error a face may not be a card's identity
interface LeakyFace extends Shape {
  readonly face: CardId;
}
// @ts-expect-error no option has a card for a value
type LeakyOption = ConfigOf<{ readonly trump: { readonly kind: 'card'; readonly default: CardId } }>;
// @ts-expect-error a game may not take a card for its configuration
interface LeakyKinds extends Kinds {
  readonly Config: CardId;
}

/** A type with no values. */
const declared: readonly (LeakyOpen | LeakyKept | LeakyFist | LeakyConfig | LeakyFace | LeakyOption | LeakyKinds)[] = [];

const nowhere = { name: 'take', notNow: () => ({ rule: 'X-1', why: 'No.' }), why: () => null } as const;
/** Never called: verbs may offer no move that names a card. */
const verbs = (id: CardId): Verb<Roulette>[] => [
  // @ts-expect-error a face is a word
  verb<Roulette, { face: 'face' }>({ ...nowhere, needs: { face: 'face' }, moves: () => [{ face: id }] }),
  // @ts-expect-error a position is a number
  verb<Roulette, { n: 'position' }>({ ...nowhere, needs: { n: 'position' }, moves: () => [{ n: id }] }),
  // @ts-expect-error faces are words
  verb<Roulette, { some: 'faces' }>({ ...nowhere, needs: { some: 'faces' }, moves: () => [{ some: [id] }] }),
];

/** A game where only the view matters here. */
type Showing<V extends object> = Game<{
  readonly Config: null;
  readonly Table: { readonly seats: number; readonly clock: number; readonly open: { readonly turn: number } };
  readonly View: V & { readonly open: { readonly turn: number } };
}>;
/** Never called: `admit` rejects every view that could carry a sealed value. */
const customs = (
  honest: Showing<{ readonly hand: readonly (string | null)[] }>,
  plain: Showing<{ readonly top: CardId }>,
  deep: Showing<{ readonly seats: readonly { readonly hand: readonly CardId[] }[] }>,
  optional: Showing<{ readonly turn: number; readonly rng?: Dice }>,
  sometimes: Showing<{ readonly last: { readonly card: CardId } | null }>,
  named: Showing<{ readonly rows: { readonly [zone: string]: readonly CardId[] } }>,
  either: Showing<{ readonly turn: number } | { readonly dice: Dice }>,
): unknown[] => [
  admit(honest),
  // @ts-expect-error a card in a view
  admit(plain),
  // @ts-expect-error cards deep in a view
  admit(deep),
  // @ts-expect-error dice that may be in a view
  admit(optional),
  // @ts-expect-error a card that is in a view now and then
  admit(sometimes),
  // @ts-expect-error cards by name
  admit(named),
  // @ts-expect-error dice in one of two views
  admit(either),
];

/** The views that the kernel makes leak nothing in any game. */
const clean: readonly false[] = [
  false satisfies Leaks<View<Roulette>>,
  false satisfies Leaks<ReturnType<typeof wrightGang.view>>,
  false satisfies Leaks<ReturnType<typeof frontier.view>>,
  false satisfies Leaks<Telling>,
  false satisfies Leaks<Input>,
];

test('no leak compiles, and all current games pass `admit`', () => {
  expect([values, verbs, customs].every(proof => typeof proof === 'function')).toBe(true);
  expect([declared.length, clean.length]).toEqual([0, 5]);
  expect([admit(roulette), admit(wrightGang), admit(frontier)].map(game => game.id)).toEqual([
    'roulette',
    'wright-gang',
    'frontier',
  ]);
});
