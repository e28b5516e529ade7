/** Random play: as many games as time allows, or in a deep run all of them. The games are split among shards that run side by side. */
import { expect, inject } from 'vitest';
import type { Game, Kinds } from '../../kernel/game.ts';
import { type LawRun, laws } from '../../kernel/proving/laws.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The shard's index and count; and the seconds for each game, or null to play all. */
    readonly shard: { readonly number: number; readonly of: number; readonly seconds: number | null };
  }
}

/** Plays this shard's part of `games`, and prints how many it played. */
export const randomPlay = <K extends Kinds>(game: Game<K>, { games, ...run }: Omit<LawRun<K>, 'seed' | 'enough'>): void => {
  const { number, of, seconds } = inject('shard');
  const part = Math.ceil(games / of);
  const until = performance.now() + 1000 * (seconds ?? Number.POSITIVE_INFINITY);
  const tally = laws(game, { ...run, games: part, seed: `shard ${number}`, enough: () => performance.now() > until });
  console.log(
    `random play: ${game.id}, shard ${number} of ${of}: ${tally.games} games, ${tally.inputs} inputs, ${tally.dreams} dreams`,
  );
  if (seconds === null) expect(tally.games).toBe(part);
};
