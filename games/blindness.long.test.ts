/**
 * The law of blindness: what a player thinks follows from what their seat may know. Two tables with a lawful history each, which this seat
 * cannot tell apart (see `testing/play/other-truth.ts`), are dreamt of in the same way, and every bot, hint and mark says the same at both.
 */
import { describe, expect, test } from 'vitest';
import { hintFrom } from '../bots/hint.ts';
import { thoughtOf } from '../bots/thought.ts';
import { markedMove } from '../bots/weighing.ts';
import { levelsOf, type Thought } from '../kernel/bot.ts';
import { diceFrom } from '../kernel/chance/dice.ts';
import type { Game, Kinds } from '../kernel/game.ts';
import { amount } from '../testing/amount.ts';
import { dreamtOf, type SameView, sameViews, tellsApart } from '../testing/play/other-truth.ts';
import { boxes, type GameId } from './index.ts';

const ids = Object.keys(boxes) as GameId[];
/** Pairs of tables for dreams, for bots, and for hints and marks, which take the longest. */
const DREAMS = amount(30, { deep: 2000 });
const MOVES = amount(3, { deep: 500 });
const THOUGHTS = amount(1, { deep: 500 });
/** Dreams of a mark. */
const MARKS = amount(12, { deep: 48 });

const pairsOf = (id: GameId, seed: string): Iterable<SameView> => {
  const { game, bots } = boxes[id];
  return sameViews(game, levelsOf(bots).slice(0, 3), seed);
};
/** Dreams after which it is late for those who think: they do the same things with few as with many. */
const FEW = 8;
const thinking = (game: Game<Kinds>, table: Kinds['Table'], seat: number): Thought<Kinds> => {
  let asked = 0;
  return thoughtOf(game, table, seat, diceFrom('the same'), () => asked++ >= FEW);
};

describe.each(ids)('%s', id => {
  const { game, bots } = boxes[id];
  test('tables that look the same are dreamt of in the same way', () => {
    expect(tellsApart(pairsOf(id, 'dreams'), DREAMS, (table, seat) => dreamtOf(game, table, seat, 'a dream'))).toBeNull();
  });
  test('every bot does the same at them, and is offered its moves in the same order', () => {
    const acts = (table: Kinds['Table'], seat: number): unknown => [
      [...game.moves(table, seat)],
      bots.map(bot => bot.choose(thinking(game, table, seat))),
    ];
    expect(tellsApart(pairsOf(id, 'moves'), MOVES, acts)).toBeNull();
  });
});

/** A game whose bots all play by hunch has nothing to give hints from. */
const thoughtful = ids.filter(id => boxes[id].mind !== undefined);
test.each(thoughtful)('%s: hints and marks are the same at both tables', id => {
  const { game } = boxes[id];
  const mind = boxes[id].mind!;
  const quick = { ...mind, patience: mind.patience / 50 };
  const says = (table: Kinds['Table'], seat: number): unknown => {
    const [first] = game.moves(table, seat);
    return [
      hintFrom(thoughtOf(game, table, seat, diceFrom('hint')), quick),
      markedMove(thoughtOf(game, table, seat, diceFrom('mark')), mind, MARKS, first!),
    ];
  };
  expect(tellsApart(pairsOf(id, 'hints'), THOUGHTS, says)).toBeNull();
});

describe('the law notices', () => {
  const id = 'steel-bullets';
  const { game } = boxes[id];
  test('a dream that keeps a hidden hand as it is held', () => {
    const imagine: Game<Kinds>['imagine'] = (table, seat, seed) => {
      const { cards, known } = table as unknown as SameLayout;
      return { ...game.imagine(table, seat, seed), cards, known } as unknown as Kinds['Table'];
    };
    const leaking = { ...game, imagine };
    expect(tellsApart(pairsOf(id, 'dreams'), 2000, (table, seat) => dreamtOf(leaking, table, seat, 'a dream'))).not.toBeNull();
  });
  test('a bot that looks at the top of the deck', () => {
    const peeks = (table: Kinds['Table']): unknown => {
      const { cards, face } = table as unknown as SameLayout;
      return cards.map(row => face[row[0]!]);
    };
    expect(tellsApart(pairsOf(id, 'moves'), 2000, peeks)).not.toBeNull();
  });
});
/** What a table is at run time. */
interface SameLayout {
  readonly cards: readonly (readonly number[])[];
  readonly known: readonly number[];
  readonly face: readonly string[];
}
