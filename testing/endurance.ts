/**
 * Many random games without the costly checks of the laws: each ends, and no card is lost or doubled on the way. What else a game keeps at
 * every step it says by `holds`, which throws.
 */
import { expect } from 'vitest';
import { diceFrom } from '../kernel/dice.ts';
import type { Game, Kinds } from '../kernel/game.ts';
import { anyInput } from '../kernel/laws.ts';
import { isRefusal } from '../kernel/refusal.ts';

const LONGEST = 20_000;

interface Endurance<K extends Kinds> {
  readonly games: number;
  /** Options to play with, a different set each game. */
  readonly configs: readonly object[];
  readonly seed?: string;
  readonly holds?: (table: K['Table']) => void;
}
export const endure = <K extends Kinds>(game: Game<K>, { games, configs, seed = 'endure', holds }: Endurance<K>): void => {
  const [fewest, most] = game.seats;
  for (let g = 0; g < games; g++) {
    const seats = fewest + (g % (most - fewest + 1));
    const dice = diceFrom(`${seed} ${g}`);
    let table = game.setup(game.configure(configs[g % configs.length] as never, seats) as K['Config'], seats, `${seed} ${g}`);
    for (let n = 0; game.outcome(table) === null; n++) {
      const input = anyInput(game, table, dice);
      if (input === null || n > LONGEST) throw new Error(`game ${g} with ${seats} seats is stuck after ${n} inputs`);
      const next = game.next(table, input);
      if (isRefusal(next)) throw new Error(`game ${g}: ${JSON.stringify(input)} is refused: ${next.why}`);
      table = next;
      holds?.(table);
      if (n % 20 === 0) expect(game.miscount(table)).toBeNull();
    }
    expect(game.miscount(table)).toBeNull();
  }
};
