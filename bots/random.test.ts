/** Random play against steady bots: every finished game is a feat that proves itself, with the same end as at its table. */
import { expect, inject, test } from 'vitest';
import { boxes, type GameId } from '../games/index.ts';
import type { Bot } from '../kernel/bot.ts';
import type { Game, Kinds } from '../kernel/game.ts';
import { isFault } from '../kernel/log.ts';
import { type Feat, featOf, isUnfit, proven } from './feat.ts';
import { randomGame } from './testing/against-steady.ts';

const rulesOf = (id: GameId): { readonly game: Game<Kinds>; readonly bots: readonly Bot<Kinds>[] } => boxes[id];
const settings: readonly (readonly [GameId, number, readonly number[], object])[] = [
  ['wright-gang', 150, [3, 4], { rounds: 1, race: 'draw' }],
  ['wright-gang', 150, [3, 4], { rounds: 1, race: 'reflex' }],
  ['caliber-45', 250, [2, 4], { goal: 200 }],
  ['steel-bullets', 250, [2, 4], {}],
  ['revolver', 200, [2], {}],
];
test.each(settings)('%s: %i games prove themselves with %j players and %o', (id, games, sizes, options) => {
  const { number, of, seconds } = inject('shard');
  const { game, bots } = rulesOf(id);
  // A bot that thinks long is not steady at a table where a player waits.
  const quick = bots.filter(({ hurried }) => hurried === undefined);
  const until = performance.now() + (1000 * (seconds ?? Number.POSITIVE_INFINITY)) / 2;
  let done = 0;
  for (let n = number - 1; n < games && performance.now() < until; n += of) {
    const seats = sizes[n % sizes.length]!;
    const chairs = Array.from({ length: seats }, (_, seat) => (seat === n % seats ? null : quick[(n + seat) % quick.length]!));
    const log = randomGame({ game, options, chairs, seed: `random ${n}` }, `mood ${n}`);
    if (log === null) continue;
    const names = chairs.map(bot => bot?.name ?? null);
    const feat = featOf(game, log, names) as Feat;
    if (isFault(feat)) throw new Error(feat.fault);
    const again = proven(game, bots, JSON.parse(JSON.stringify(feat)) as Feat);
    if (isUnfit(again)) throw new Error(`game ${n}: ${again.unfit} at step ${again.at}`);
    if (JSON.stringify(again.outcome) !== JSON.stringify(log.end.outcome)) expect(again.outcome).toEqual(log.end.outcome);
    done++;
  }
  console.log(`random feats: ${id}, shard ${number} of ${of}: ${done} games`);
  expect(done).toBeGreaterThan(0);
});
