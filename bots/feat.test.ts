/** Feats: a finished game against steady bots proves itself; forged, truncated and outdated ones are refused. */
import { describe, expect, test } from 'vitest';
import { boxes, type GameId } from '../games/index.ts';
import type { Bot } from '../kernel/bot.ts';
import type { Game, Kinds } from '../kernel/game.ts';
import { isFault, logText, readLog, replay } from '../kernel/log.ts';
import { dealName, type Feat, type FeatStep, featOf, isUnfit, logOfFeat, partedAt, playedAgain, proven, readFeat } from './feat.ts';
import { randomGame } from './testing/against-steady.ts';

const rulesOf = (id: GameId): { readonly game: Game<Kinds>; readonly bots: readonly Bot<Kinds>[] } => boxes[id];
const fellow = (id: GameId): Bot<Kinds> => rulesOf(id).bots.find(({ name }) => name === 'sharpshooter')!;
const played = (id: GameId, seats: number, options: object, seed: string, player = 0): Feat => {
  const { game } = rulesOf(id);
  const chairs = Array.from({ length: seats }, (_, seat) => (seat === player ? null : fellow(id)));
  const log = randomGame({ game, options, chairs, seed }, `${seed} mood`)!;
  const feat = featOf(
    game,
    log,
    chairs.map(bot => bot?.name ?? null),
  );
  if (isFault(feat)) throw new Error(feat.fault);
  return JSON.parse(JSON.stringify(feat)) as Feat;
};
const settings: readonly (readonly [GameId, number, object])[] = [
  ['wright-gang', 3, { rounds: 1, race: 'reflex' }],
  ['steel-bullets', 3, {}],
];
describe.each(settings)('%s with %i players, %o', (id, seats, options) => {
  const { game, bots } = rulesOf(id);
  const feat = played(id, seats, options, 'a deal', 1);
  const bot = feat.steps.findIndex(step => Array.isArray(step) && step[0] !== 1);

  test('a game proves itself', () => {
    const again = proven(game, bots, feat);
    expect(again).toMatchObject({ outcome: expect.anything() });
    expect(readFeat(feat)).toEqual(feat);
  });
  test('it can be watched as a log', () => {
    const log = logOfFeat(game, feat, ['a', 'b']);
    if (isUnfit(log)) throw new Error(log.unfit);
    const read = readLog(logText(log));
    if (isFault(read)) throw new Error(read.fault);
    expect(isFault(replay(game, read))).toBe(false);
  });
  test('a truncated game proves nothing', () => {
    expect(proven(game, bots, { ...feat, steps: feat.steps.slice(0, -1) })).toMatchObject({ unfit: 'short' });
    for (let cut = 0; cut < feat.steps.length; cut += 7)
      expect(playedAgain(game, { ...feat, steps: feat.steps.slice(0, cut) })).toEqual({ unfit: 'short', at: cut });
    expect(proven(game, bots, { ...feat, steps: [...feat.steps, ...feat.steps.slice(-1)] })).toMatchObject({ unfit: 'refused' });
  });
  test('it fails where its bots would have played otherwise', () => {
    const without: FeatStep[] = [...feat.steps];
    without.splice(bot, 1);
    expect(proven(game, bots, { ...feat, steps: without })).toMatchObject({
      unfit: expect.stringMatching(/bots|refused/),
      at: bot,
    });
    const other = feat.chairs.map(name => (name === null ? null : 'greenhorn'));
    expect(proven(game, bots, { ...feat, chairs: other })).toMatchObject({ unfit: 'bots' });
  });
  test('it fails on another deal', () => {
    expect(isUnfit(proven(game, bots, { ...feat, seed: 'another deal' }))).toBe(true);
    expect(dealName({ ...feat, seed: 'another deal' })).not.toBe(dealName(feat));
  });
  test('a feat of other rules is not replayed', () => {
    expect(proven(game, bots, { ...feat, rules: feat.rules + 1 })).toEqual({ unfit: 'rules', at: 0 });
    expect(proven(game, bots, { ...feat, chairs: feat.chairs.map(who => who && 'nobody') })).toEqual({ unfit: 'rules', at: 0 });
  });
  test('a replay that takes too long is refused', () => {
    expect(proven(game, bots, feat, () => true)).toEqual({ unfit: 'long', at: 0 });
  });
  test('nonsense at any step is refused', () => {
    const nonsense = [[9, { do: 'x' }], [1, {}], [-1, { do: 'x' }], { lapse: 1, at: 1 }, { cue: 'now' }, { verdict: 3, at: 0 }, 0];
    for (const step of nonsense as FeatStep[]) {
      if (JSON.stringify(step) === JSON.stringify(feat.steps[3])) continue;
      const found = playedAgain(game, { ...feat, steps: [...feat.steps.slice(0, 3), step] });
      expect(isUnfit(found)).toBe(true);
    }
  });
});
test('data without the form of a feat is rejected', () => {
  const feat = played('steel-bullets', 2, {}, 'x');
  for (const bad of [
    null,
    [],
    {},
    { ...feat, chairs: ['sharpshooter', 'sharpshooter'] },
    { ...feat, chairs: [null, null] },
    { ...feat, chairs: [...feat.chairs, ...Array.from({ length: 9 }, () => 'gunhand')] },
    { ...feat, seed: 'x'.repeat(201) },
    { ...feat, steps: [1] },
    { ...feat, steps: Array.from({ length: 4001 }, () => 0) },
  ])
    expect(readFeat(bad)).toEqual({ unfit: 'shape', at: 0 });
});
test('two games of a deal diverge at the first differing step', () => {
  const { steps } = played('steel-bullets', 2, {}, 'x');
  expect(partedAt(steps, steps)).toBe(null);
  expect(partedAt(steps, steps.slice(0, 5))).toBe(5);
  expect(partedAt([...steps.slice(0, 2), 0], steps)).toBe(2);
});
