/** Races of a log are counted by how they ended; one decided by the clock is detected. */
import { expect, test } from 'vitest';
import type { Game, Input, Kinds } from '../../kernel/game.ts';
import type { Entry } from '../../table/runtime.ts';
import { quickdraw } from '../../testing/toys/quickdraw.ts';
import { racesIn } from './races.ts';

const game = quickdraw as unknown as Game<Kinds>;
const logOf = (...inputs: readonly Input[]): readonly Entry[] => [
  {
    start: {
      game: 1,
      at: 0,
      rules: 1,
      config: { cards: 1 },
      seed: 'races',
      secret: '',
      entropy: [],
      players: [0, 1].map(id => ({ kind: 'guest', id: `${id}`, name: '' })),
    },
  },
  ...inputs.map(input => ({ in: input })),
];
const ruled: Input = { verdict: { order: [[1]], evidence: null }, at: 9000 };

test.each([
  ['a verdict', [{ cue: 1000 }, ruled], { verdicts: 1, again: 0, withoutVerdict: 0 }],
  [
    'set again, then a verdict',
    [{ cue: 1000 }, { again: 2000 }, { cue: 3000 }, ruled],
    { verdicts: 1, again: 1, withoutVerdict: 0 },
  ],
  ['the clock alone', [{ cue: 1000 }, { tick: 60_000 }], { verdicts: 0, again: 0, withoutVerdict: 1 }],
] as const)('a race that ends by %s', (_, inputs, count) => {
  expect(racesIn(game, logOf(...inputs))).toEqual(count);
});
