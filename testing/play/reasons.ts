/** Decisions laid out by hand, and the reason given for a move. */
import { expect, test } from 'vitest';
import type { Mind, Reason } from '../../bots/mind.ts';
import { thoughtOf } from '../../bots/thought.ts';
import { diceFrom } from '../../kernel/chance/dice.ts';
import type { Kinds } from '../../kernel/game.ts';
import { notationOf } from '../../kernel/proving/notation.ts';
import type { Story } from '../../kernel/proving/story.ts';

/** A story up to a decision, who decides, their move, and the reason for or against it. */
export type LaidReason<K extends Kinds, R extends Reason> = readonly [
  moment: () => Story<K>,
  name: string,
  move: string,
  reason: R | null,
];
/** A game's words for its reasons in one language. */
type Words = { readonly [because: string]: (figures: never) => string };
/** Other truths that the player could not tell from the real one. */
const TRUTHS = 6;

/** Each move has this reason in every truth its player cannot rule out, and every language has a sentence for it. */
export const reasons = <K extends Kinds, R extends Reason>(
  mind: Mind<K>,
  names: readonly string[],
  words: readonly Words[],
  laid: readonly LaidReason<K, R>[],
): void => {
  const { game } = mind;
  test.each(laid.map(it => [it[2], it[3]?.because ?? 'nothing', it] as const))('%s: %s', (_move, _because, it) => {
    const [moment, name, written, reason] = it;
    const { table } = moment();
    const seat = names.indexOf(name);
    const move = notationOf(game, names.slice(0, table.seats)).move(written);
    expect([...game.moves(table, seat)]).toContainEqual(move);
    const told = (truth: K['Table']): Reason | null => mind.why!(thoughtOf(game, truth, seat, diceFrom(written)), move);
    expect(told(table)).toEqual(reason);
    for (let n = 0; n < TRUTHS; n++) expect(told(game.imagine(table, seat, `truth ${n}`))).toEqual(reason);
    if (reason === null) return;
    for (const language of words) {
      const sentence = language[reason.because]!(reason as never);
      expect(sentence).toMatch(/^[\p{Lu}\d«].*\.$/u);
      expect(sentence).not.toMatch(/undefined|NaN/);
    }
  });
  test('there are reasons of many kinds, and moves without one', () => {
    expect(new Set(laid.flatMap(([, , , reason]) => reason?.because ?? [])).size).toBeGreaterThanOrEqual(4);
    expect(laid.some(([, , , reason]) => reason === null)).toBe(true);
  });
};
