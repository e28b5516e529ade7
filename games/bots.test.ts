/** What holds for the bots of every game: they choose by what their seat may know, and by nothing else. */
import { describe, expect, test } from 'vitest';
import { hintFrom } from '../bots/hint.ts';
import { match } from '../bots/match.ts';
import { thoughtOf } from '../bots/thought.ts';
import { levelsOf } from '../kernel/bot.ts';
import { below, diceFrom } from '../kernel/chance/dice.ts';
import type { Kinds } from '../kernel/game.ts';
import { amount } from '../testing/amount.ts';
import { boxes, type GameId } from './index.ts';

const ids = Object.keys(boxes) as GameId[];

interface Seen {
  readonly zones: { readonly [zone: string]: unknown };
}
interface Moment {
  readonly table: Kinds['Table'];
  readonly seat: number;
}
const known = new Map<GameId, readonly Moment[]>();
/** Moments at which somebody is asked, with the seat, in a game among hunches. */
const momentsOf = (id: GameId): readonly Moment[] => {
  const moments = known.get(id) ?? playedMoments(id);
  known.set(id, moments);
  return moments;
};
const playedMoments = (id: GameId): readonly Moment[] => {
  const { game, bots } = boxes[id];
  const seats = Math.max(2, game.seats[0]);
  const config = game.configure(null, seats);
  const moments: Moment[] = [];
  const players = Array.from({ length: seats }, () => bots[1] ?? bots[0]!);
  match({
    game,
    config: config as Kinds['Config'],
    seed: 'moments',
    bots: players,
    witness: (_input, table) => {
      const ask = game.outcome(table) === null ? game.ask(table) : null;
      if (ask !== null && ask.kind !== 'race') moments.push({ table, seat: ask.waiting[0]! });
    },
  });
  return moments;
};
/** A few of them, spread over the game. */
const someOf = (moments: readonly Moment[], most: number): readonly Moment[] => {
  const chosen = Math.min(most, moments.length);
  return Array.from({ length: chosen }, (_, i) => moments[Math.floor((i * moments.length) / chosen)]!);
};

/** Dreams after which it is late for those who think: they do the same things with few as with many. */
const DREAMS = amount(8, { deep: Number.POSITIVE_INFINITY });
const lateAfter = (dreams: number): (() => boolean) => {
  let asked = 0;
  return () => asked++ >= dreams;
};

describe.each(ids)('%s', id => {
  const { game, bots } = boxes[id];
  test('a glance shows what a view shows', () => {
    for (const { table } of someOf(momentsOf(id), 40)) {
      for (let seat = 0; seat < table.seats; seat++) {
        const [glance, view] = [game.glance(table, seat), game.view(table, seat)].map(each => each as unknown as Seen) as [
          Seen,
          Seen,
        ];
        for (const [zone, rows] of Object.entries(view.zones)) expect(glance.zones[zone]).toEqual(rows);
        expect({ ...glance, zones: null }).toEqual({ ...view, zones: null });
      }
    }
  });
  test('levels come first; a character plays at one of them, and no two bots share a name', () => {
    const levels = levelsOf(bots);
    expect(bots.slice(0, levels.length)).toEqual(levels);
    for (const { level } of bots.slice(levels.length)) expect(levels.map(({ name }) => name)).toContain(level);
    expect(new Set(bots.map(({ name }) => name)).size).toBe(bots.length);
  });
  test.each(bots.map(bot => [bot.name, bot] as const))('%s does the same when only hidden cards differ', (_name, bot) => {
    const dice = diceFrom(`blind ${id}`);
    const moments = someOf(momentsOf(id), bot.hurried === undefined ? 40 : amount(4, { deep: 12 }));
    expect(moments.length).toBeGreaterThan(3);
    for (const { table, seat } of moments) {
      const dream = game.imagine(table, seat, `another truth ${below(dice, 1000)}`);
      const chosen = [table, dream].map(truth => bot.choose(thoughtOf(game, truth, seat, diceFrom('the same'), lateAfter(DREAMS))));
      expect(chosen[1]).toEqual(chosen[0]);
    }
  });
});

/** A game whose bots all play by hunch has nothing to give hints from. */
const thoughtful = ids.filter(id => boxes[id].mind !== undefined);
test.each(thoughtful)('%s: a hint is the same when only hidden cards differ', id => {
  const { game, mind } = boxes[id];
  const quick = { ...mind!, patience: mind!.patience / 10 };
  const asked = momentsOf(id).filter(({ table }) => quick.ponders(game.ask(table)!.question));
  for (const { table, seat } of someOf(asked, amount(2, { deep: 8 }))) {
    const dream = game.imagine(table, seat, 'another truth');
    const [hint, other] = [table, dream].map(truth => hintFrom(thoughtOf(game, truth, seat, diceFrom('the same')), quick));
    expect(hint!.moves.length).toBeGreaterThan(0);
    expect(other).toEqual(hint);
  }
});
