/**
 * Morra with coins: all hide up to three coins in a fist at the same moment, then guess the total one after another. Two play for
 * themselves, four in pairs that sit crosswise. A toy with secrets kept outside the cards and answers sealed until all have given theirs.
 */

import type { Frame, Shape, Table } from '../../kernel/cards/table.ts';
import { furnish } from '../../kernel/cards/zones.ts';
import type { Game, Outcome } from '../../kernel/game.ts';
import { act, answerOf, ask, each, loop, script } from '../../kernel/machine/script.ts';
import { verb } from '../../kernel/machine/verb.ts';
import { type KindsOf, makeGame } from '../../kernel/make.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Seat } from '../../kernel/seat.ts';

export const MOST = 3;
const options = { rounds: { kind: 'number', min: 1, max: 9, default: 2 } } as const;
export interface Morra extends Shape {
  readonly zones: Record<never, never>;
  readonly face: never;
  readonly open: { readonly score: readonly number[]; readonly round: number; readonly guesses: readonly number[] };
  /** The coins in the fist, or null for an open hand. */
  readonly kept: number | null;
  readonly config: { readonly rounds: number };
}
type T = Table<Morra>;

const no = {
  notNow: { rule: 'MO-1', why: 'Wait for your turn.' },
  tooMany: { rule: 'MO-2', why: 'Hide none to three coins.' },
  guessed: { rule: 'MO-3', why: 'Guess a total that is possible and that nobody has guessed.' },
} as const satisfies { readonly [name: string]: Refusal };

const upTo = (n: number): number[] => Array.from({ length: n + 1 }, (_, i) => i);
const seatsOf = (t: T): Seat[] => upTo(t.seats - 1);
const mayGuess = (t: T, total: number): boolean =>
  Number.isInteger(total) && total >= 0 && total <= MOST * t.seats && !t.open.guesses.includes(total);

export const hide = verb<Morra, { coins: 'number' }>({
  name: 'hide',
  needs: { coins: 'number' },
  notNow: () => no.notNow,
  why: (_t, _seat, { coins }) => (upTo(MOST).includes(coins) ? null : no.tooMany),
  moves: () => upTo(MOST).map(coins => ({ coins })),
});
const guess = verb<Morra, { total: 'number' }>({
  name: 'guess',
  needs: { total: 'number' },
  notNow: () => no.notNow,
  why: (t, _seat, { total }) => (mayGuess(t, total) ? null : no.guessed),
  *moves(t) {
    for (const total of upTo(MOST * t.seats)) if (mayGuess(t, total)) yield { total };
  },
});

const round = script<Morra>([
  ask({ question: 'hide', who: seatsOf, verbs: [hide], into: 'hidden', lapse: () => ({ do: 'hide', coins: 0 }), within: 5000 }),
  act((d, f) => {
    for (const seat of seatsOf(d.table)) d.keep(seat, answerOf(f, 'hidden', seat)['coins'] as number);
    d.note('hidden', null);
    d.say('hidden');
  }),
  each(
    seatsOf,
    'guesser',
    ask({
      question: 'guess',
      who: (_t, f: Frame) => [f.vars['guesser'] as Seat],
      verbs: [guess],
      into: 'guess',
      lapse: t => ({ do: 'guess', total: upTo(MOST * t.seats).find(total => mayGuess(t, total))! }),
    }),
    act((d, f) => {
      const seat = f.vars['guesser'] as Seat;
      d.open({ guesses: [...d.table.open.guesses, answerOf(f, 'guess', seat)['total'] as number] });
    }),
  ),
  act(d => {
    const { kept, open } = d.table;
    const total = kept.reduce<number>((sum, coins) => sum + coins!, 0);
    d.say('opened', { fists: [...kept], total });
    d.open({ score: open.score.map((n, seat) => n + Number(open.guesses[seat] === total)), round: open.round + 1, guesses: [] });
    for (const seat of seatsOf(d.table)) d.keep(seat, null);
  }),
]);

const outcome = (t: T): Outcome | null => {
  const { score, round } = t.open;
  if (round < t.config.rounds) return null;
  const teams =
    t.seats === 4
      ? [
          [0, 2],
          [1, 3],
        ]
      : null;
  const sides = teams ?? seatsOf(t).map(seat => [seat]);
  const made = sides.map(side => side.reduce((sum, seat) => sum + score[seat]!, 0));
  const winners = sides.filter((_, i) => made[i] === Math.max(...made)).flat();
  return { score, winners, ...(teams === null ? {} : { teams }), endings: ['counted'] };
};

export const morra: Game<KindsOf<Morra>> = makeGame<Morra>({
  id: 'morra',
  version: 1,
  fewest: 2,
  options,
  room: furnish({}, 4),
  cards: {},
  verbs: [hide, guess],
  standing: [],
  scripts: {
    game: script([loop(() => true, round.steps)]),
    position: script([loop(() => true, round.steps)]),
  },
  rest: 'box',
  begin: (_config, seats) => ({
    open: { score: Array.from({ length: seats }, () => 0), round: 0, guesses: [] },
    kept: Array.from({ length: seats }, () => null),
  }),
  outcome,
  dreamKept: (t, seat, roll) => (t.kept[seat] === null ? null : roll(MOST + 1)),
});
