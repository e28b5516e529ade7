/** Decisions laid out by hand, and the mark of the move made there. */
import { expect, test } from 'vitest';
import type { Mind } from '../../bots/mind.ts';
import { thoughtOf } from '../../bots/thought.ts';
import { type MarkedMove, markedMove } from '../../bots/weighing.ts';
import { diceFrom } from '../../kernel/chance/dice.ts';
import type { Kinds } from '../../kernel/game.ts';
import { notationOf } from '../../kernel/proving/notation.ts';
import type { Story } from '../../kernel/proving/story.ts';

/** A story up to a decision, who decides, and what they do. */
export type LaidDecision<K extends Kinds> = readonly [title: string, moment: () => Story<K>, name: string, move: string];

/** Each of `blunders` is marked as a blunder, and each of `fine` as no mistake. */
export const marks = <K extends Kinds>(
  mind: Mind<K>,
  names: readonly string[],
  playouts: number,
  { blunders, fine }: { readonly blunders: readonly LaidDecision<K>[]; readonly fine: readonly LaidDecision<K>[] },
): void => {
  const { game } = mind;
  const markedAt = ([title, moment, name, words]: LaidDecision<K>): MarkedMove | null => {
    const { table } = moment();
    const around = names.slice(0, table.seats);
    const move = notationOf(game, around).move(words);
    const seat = names.indexOf(name);
    expect([...game.moves(table, seat)]).toContainEqual(move);
    return markedMove(thoughtOf(game, table, seat, diceFrom(title)), mind, playouts, move);
  };
  test('there are twenty of each, no two alike', () => {
    for (const laid of [blunders, fine]) expect(new Set(laid.map(([title]) => title)).size).toBe(20);
  });
  test.each(blunders.map(it => [it[0], it] as const))('a blunder: %s', (_title, it) =>
    expect(markedAt(it)).toMatchObject({ mark: 'blunder' }),
  );
  test.each(fine.map(it => [it[0], it] as const))('no mistake: %s', (_title, it) =>
    expect([undefined, 'best', 'good', 'unsure']).toContain(markedAt(it)?.mark),
  );
};
