/** A resumed table: no time has passed since the player left. A shared deal: the seed decides its cards. */
import { expect, test } from 'vitest';
import { steelBullets } from '../../games/steel-bullets/game.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { GameInPlay } from '../../table/play/in-play.ts';
import { headerFor } from '../../table/testing/table.ts';
import { anyGame } from '../../testing/toys/play.ts';
import { dealtTable, resumed } from './resumed.ts';
import type { Kept } from './storage.ts';

const game = anyGame(steelBullets);
const NOW = 1_000_000_000;
const WEEK = 7 * 24 * 60 * 60 * 1000;
const dealt = (seed: string): Kept => {
  const kept = dealtTable(headerFor(3, { game: game.id, options: null }), game, seed, NOW);
  if (isRefusal(kept)) throw new Error(kept.why);
  return kept;
};
const startOf = ({ log }: Kept) => (log[0] as { readonly start: never })['start'] as { readonly at: number };

test('cards follow the seed, and there is no secret to show', () => {
  const first = (seed: string): object => new GameInPlay(game, startOf(dealt(seed)) as never, { kind: 'untimed' }).first;
  expect(first('day one')).toEqual(first('day one'));
  expect(first('day two')).not.toEqual(first('day one'));
  expect(dealt('day one').header.status).toBe('playing');
});
test('options that the game does not take are refused', () => {
  expect(dealtTable(headerFor(3, { game: game.id, options: { nonsense: 1 } }), game, 'x', NOW)).toHaveProperty('rule');
});
test('a week later the table’s clock has not moved', () => {
  const kept = dealt('x');
  const left: Kept = { ...kept, log: [...kept.log, { in: { tick: 1500 } }, { in: { seat: 0, move: { do: 'x' }, at: 4000 } }] };
  expect(startOf(resumed(left, NOW + WEEK)).at).toBe(NOW + WEEK - 4000);
  expect(startOf(resumed(kept, NOW + WEEK)).at).toBe(NOW + WEEK);
});
