/** What holds for the bots of every game, and for what they are shown. What they must not know is in `blindness.long.test.ts`. */
import { describe, expect, test } from 'vitest';
import { match } from '../bots/match.ts';
import { levelsOf } from '../kernel/bot.ts';
import type { Kinds } from '../kernel/game.ts';
import { boxes, type GameId } from './index.ts';

const ids = Object.keys(boxes) as GameId[];

interface Seen {
  readonly zones: { readonly [zone: string]: unknown };
}
/** Tables at which a seat is asked, spread over a game among hunches. */
const someOf = (id: GameId, most: number): readonly Kinds['Table'][] => {
  const { game, bots } = boxes[id];
  const seats = Math.max(2, game.seats[0]);
  const tables: Kinds['Table'][] = [];
  match({
    game,
    config: game.configure(null, seats) as Kinds['Config'],
    seed: 'moments',
    bots: Array.from({ length: seats }, () => bots[1] ?? bots[0]!),
    witness: (_input, table) => {
      if (game.outcome(table) === null && game.ask(table) !== null) tables.push(table);
    },
  });
  const chosen = Math.min(most, tables.length);
  return Array.from({ length: chosen }, (_, i) => tables[Math.floor((i * tables.length) / chosen)]!);
};

describe.each(ids)('%s', id => {
  const { game, bots } = boxes[id];
  test('a glance shows what a view shows', () => {
    for (const table of someOf(id, 40)) {
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
});
