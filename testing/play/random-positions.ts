/** Tables laid out by hand, most of them impossible: each is refused with a reason or plays on under every law, and none throws. */
import { expect, inject } from 'vitest';
import type { Game, Kinds } from '../../kernel/game.ts';
import { lawsFrom } from '../../kernel/proving/laws.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { type PositionMoment, positionsOf } from './positions.ts';

const POSITIONS = 100_000;
/** Inputs that are played on from a lawful one. */
const ON = 2;
/** Its share of the time for random play. */
const SHARE = 0.3;

interface PositionRun {
  readonly configs?: readonly object[];
  /** Can a position begin here? Then that of a real game is lawful. Everywhere by default. */
  readonly begins?: (moment: PositionMoment) => boolean;
}
const refusedFor = (game: Game<Kinds>, { seats, config, position }: PositionMoment, seed: string): string | null => {
  const laid = game.lay(config, seats, seed, position);
  if (!isRefusal(laid)) {
    lawsFrom(game, laid, ON, seed);
    return null;
  }
  expect(laid.rule).toBe('table:position');
  return laid.about ?? expect.fail('refused without a reason');
};

/** Lays out this shard's part of a hundred thousand, or as many as time allows, and prints the number. */
export const randomPositions = (game: Game<Kinds>, { configs = [{}], begins = () => true }: PositionRun = {}): void => {
  const { number, of, seconds } = inject('shard');
  const until = performance.now() + 1000 * SHARE * (seconds ?? Number.POSITIVE_INFINITY);
  const part = Math.ceil(POSITIONS / of);
  let [tried, refused, real] = [0, 0, 0];
  for (const moment of positionsOf(game, configs, `positions ${number}`)) {
    if (tried >= part || (performance.now() > until && Math.min(refused, real) > 0)) break;
    try {
      const why = refusedFor(game, moment, `position ${tried}`);
      if (why !== null) refused++;
      if (moment.faults === 0 && begins(moment)) {
        real++;
        expect(why, 'a table of real play is refused: see lawful.ts, or say in this test where a position begins').toBeNull();
      }
    } catch (e) {
      throw new Error(`${game.id}, shard ${number}, position ${tried}: ${JSON.stringify(moment)}\n${(e as Error).message}`);
    }
    tried++;
  }
  console.log(`positions: ${game.id}, shard ${number} of ${of}: ${tried} laid out, ${refused} refused, ${real} as in a real game`);
  expect(Math.min(refused, real)).toBeGreaterThan(0);
};
