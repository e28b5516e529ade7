/** What a viewer is told about their legal moves. */
import { expect, test } from 'vitest';
import { ask } from '../../kernel/machine/script.ts';
import { bare, plain } from '../../testing/toys/bare.ts';
import { anyGame } from '../../testing/toys/play.ts';
import { listed, QUIET, Stream } from './stream.ts';

/** A question with n answers. */
const asking = (answers: number) => {
  const boast = plain(
    'boast',
    { n: 'number' },
    Array.from({ length: answers }, (_, n) => ({ n })),
  );
  const question = { question: 'boast', who: () => [0], verbs: [boast], into: 'nod', lapse: () => ({ do: 'boast', n: 0 }) };
  const game = anyGame(bare([ask(question)], { verbs: [boast] }));
  const table = game.setup({} as never, 1, 'any');
  return { told: new Stream(game, 1, 0, table).now(QUIET).moves, asked: listed(game, table, 0, 'boast') };
};

test('answers come with the question; very many are listed only on request, so a player can still pick one', () => {
  expect(asking(400).told).toHaveLength(400);
  expect(asking(401).told).toBe(null);
  expect(asking(401).asked).toHaveLength(401);
  expect(asking(5000).asked).toHaveLength(5000);
  expect(asking(5001).asked).toBe(null);
});
