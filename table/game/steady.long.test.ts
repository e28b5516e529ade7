/** A steady table: the same play meets the same replies, on any machine with any dice. */
import { expect, test } from 'vitest';
import { steadyGame, steadyThought } from '../../bots/steady.ts';
import { boxes, type GameId } from '../../games/index.ts';
import type { Bot } from '../../kernel/bot.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import { TableActor } from '../actor.ts';
import type { Manners } from '../runtime.ts';
import { TestGuest, TestRuntime } from '../testing/runtime.ts';
import { ask, headerFor } from '../testing/table.ts';

interface Setting {
  readonly game: GameId;
  readonly seats: number;
  readonly options: object;
}
const settings: readonly Setting[] = [
  { game: 'wright-gang', seats: 4, options: { rounds: 1, race: 'draw' } },
  { game: 'caliber-45', seats: 4, options: { goal: 200 } },
  { game: 'steel-bullets', seats: 3, options: {} },
  { game: 'revolver', seats: 2, options: {} },
];
const rulesOf = (id: GameId): { readonly game: Game<Kinds>; readonly bots: readonly Bot<Kinds>[] } => boxes[id];

const configured = (game: Game<Kinds>, options: object, seats: number): Kinds['Config'] =>
  game.configure(options as never, seats) as Kinds['Config'];

class SteadyHouse extends TestRuntime {
  readonly steady = 'a public seed';
  readonly manners: Manners;
  constructor(chance: string, thinking: Manners['thinking']) {
    super(chance);
    this.manners = { away: 30_000, patience: 10_000, thinking };
  }
}
/** Plays a whole game in which the player answers immediately. */
const played = async ({ game: id, seats, options }: Setting, runtime: SteadyHouse): Promise<readonly object[]> => {
  const { game, bots } = rulesOf(id);
  const ann = new TestGuest('ann');
  const level = bots.find(bot => bot.name === 'sharpshooter')!;
  const chairs = Array.from({ length: seats }, (_, seat) =>
    seat === 0
      ? { kind: 'guest' as const, guest: 'ann', name: 'ann', ready: true, pledge: null }
      : { kind: 'bot' as const, bot: 'sharpshooter' },
  );
  const header = headerFor(seats, { game: id, options: options as never, seating: { host: 'ann', chairs }, status: 'playing' });
  const players = chairs.map(() => ({ kind: 'bot' as const, id: 'x', name: 'x' }));
  const config = configured(game, options, seats);
  const start = {
    game: 1,
    at: runtime.date(),
    rules: game.version,
    config,
    seed: runtime.steady,
    secret: '',
    entropy: [],
    players,
  };
  const table = new TableActor(game, bots, runtime, header);
  await table.recall([{ start }]);
  await table.enter(ann, null);
  for (let seq = 0; table.header.status === 'playing'; ) {
    await runtime.settle();
    const thought = table.thought(ann);
    const isAsked = thought?.offers.some(offer => offer.question !== null) === true;
    const move = isAsked ? level.choose({ ...thought!, roll: () => 0 }) : null;
    if (move === null) await runtime.pass(50);
    else await ask(table, ann, runtime, { ask: 'move', seq: seq++, move: move as never });
  }
  return runtime.log.flatMap(entry => ('in' in entry && 'seat' in entry.in ? [{ seat: entry.in.seat, move: entry.in.move }] : []));
};

test.each(settings)('$game: bots of two machines do the same', async setting => {
  const slow = await played(setting, new SteadyHouse('one', { least: 600, more: 1200 }));
  const fast = await played(setting, new SteadyHouse('another', { least: 60, more: 120 }));
  expect(slow.length).toBeGreaterThan(10);
  expect(fast).toEqual(slow);
});
test.each(settings)(
  '$game: a game among steady bots is the same each time, and another with another seed',
  ({ game: id, seats, options }) => {
    const { game, bots } = rulesOf(id);
    const seated = Array.from({ length: seats }, () => bots[1]!);
    const moves = (seed: string): readonly object[] =>
      [...steadyGame(game, configured(game, options, seats), seated, seed)].map(({ input }) => input);
    expect(moves('a')).toEqual(moves('a'));
    expect(moves('b')).not.toEqual(moves('a'));
  },
);
test('their chance depends on what they see, not on when they look', () => {
  const { game } = rulesOf('steel-bullets');
  const table = game.setup(configured(game, {}, 3), 3, 'x');
  const rolls = (at: Kinds['Table'], seat: number): readonly number[] => {
    const thought = steadyThought(game, at, seat, 'seed');
    return Array.from({ length: 5 }, () => thought.roll(1000));
  };
  expect(rolls({ ...table, clock: table.clock + 5000 }, 0)).toEqual(rolls(table, 0));
  expect(rolls(table, 1)).not.toEqual(rolls(table, 0));
});
