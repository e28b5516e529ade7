/**
 * A stop of the trail that is to be won can be won: a sharpshooter does so at least once in four games, and oftener than a greenhorn. The last
 * stop of each, against the strongest bot, is left out here: it takes long, and docs/alone.md says how often it is won.
 */
import { describe, expect, test } from 'vitest';
import { match } from '../../bots/match.ts';
import { boxes, type GameId } from '../../games/index.ts';
import { levelsOf } from '../../kernel/bot.ts';
import type { Kinds } from '../../kernel/game.ts';
import { amount } from '../../testing/amount.ts';
import type { TrailMatch, TrailStop } from './stop.ts';

const trails = import.meta.glob<{ readonly stops: readonly TrailStop[] }>('../../games/*/page/stops.ts', { eager: true });
const GAMES = amount(24, { deep: 400 });
const LEAST = 0.25;

const matches = (Object.keys(boxes) as GameId[]).flatMap(id => {
  const strongest = levelsOf<{ readonly name: string; readonly level?: string }>(boxes[id].bots).at(-1)!.name;
  const stops = trails[`../../games/${id}/page/stops.ts`]?.stops ?? [];
  return stops.flatMap(stop =>
    stop.kind === 'match' && stop.asks === 'win' && !stop.bots.includes(strongest) ? [[id, stop.id, stop] as const] : [],
  );
});
/** The share of games that a bot wins in the player's place. */
const wonBy = (id: GameId, { bots: others, options, seat = 0 }: TrailMatch, player: string): number => {
  const { game, bots } = boxes[id];
  const config = game.configure(options, others.length + 1) as Kinds['Config'];
  const seated = [...others.slice(0, seat), player, ...others.slice(seat)].map(name => bots.find(bot => bot.name === name)!);
  const won = Array.from({ length: GAMES }, (_, n) => {
    const { table } = match({ game, config, bots: seated, seed: `stop ${n}` });
    return game.outcome(table)!.winners.includes(seat);
  });
  return won.filter(Boolean).length / GAMES;
};

describe('a stop that is to be won', () => {
  test.each(matches)('%s: %s', (id, _, stop) => {
    const [well, badly] = ['sharpshooter', 'greenhorn'].map(player => wonBy(id, stop, player));
    expect(well!).toBeGreaterThanOrEqual(LEAST);
    expect(well!).toBeGreaterThan(badly!);
  });
});
