/** A challenge as a link: how long it is, what is read back, and what is refused. */
import { expect, test } from 'vitest';
import { type Feat, featOf, isUnfit } from '../../bots/feat.ts';
import { randomGame } from '../../bots/testing/against-steady.ts';
import { boxes } from '../../games/index.ts';
import { type Challenge, dayOf, freshSalt, movesOf, packed, pathOf, unpacked } from './link.ts';

const { game, bots } = boxes['steel-bullets'];
const chairs = [null, bots[2]!, bots[2]!];
const log = randomGame({ game, options: {}, chairs, seed: 'day steel-bullets 2026-11-19' }, 'anything')!;
const feat = JSON.parse(
  JSON.stringify(
    featOf(
      game,
      log,
      chairs.map(bot => bot?.name ?? null),
    ),
  ),
) as Feat;
const challenge: Challenge = { salt: freshSalt(), by: 'Ганна', feat };

test('a link is read back as it was made, and is short enough for any messenger', async () => {
  const path = await pathOf(challenge);
  expect(path).toMatch(/^\/beat\/steel-bullets#[\w-]+$/);
  expect(path.length).toBeLessThan(2000);
  expect(await unpacked(path.slice(path.indexOf('#') + 1))).toEqual(challenge);
});
test('it tells the day, and how many moves the player made', () => {
  expect(dayOf(feat)).toBe('2026-11-19');
  expect(dayOf({ ...feat, seed: 'any other' })).toBeNull();
  expect(movesOf(feat)).toBe(feat.steps.filter(step => Array.isArray(step) && step[0] === 0).length);
});
test('one that was cut short or changed is refused wherever that happened', async () => {
  const letters = await packed(challenge);
  for (let cut = 0; cut < letters.length; cut += 7) expect(isUnfit(await unpacked(letters.slice(0, cut)))).toBe(true);
  for (const nothing of ['', '%%%', 'AAAA', 'x'.repeat(30_000)]) expect(await unpacked(nothing)).toEqual({ unfit: 'shape', at: 0 });
});
test('what swells beyond any game is not unpacked', async () => {
  const swollen = { ...challenge, by: 'x'.repeat(2_000_000) };
  expect((await packed(swollen)).length).toBeLessThan(24_000);
  expect(await unpacked(await packed(swollen))).toEqual({ unfit: 'shape', at: 0 });
});
test('a form that is newer than this page says so', async () => {
  const newer = new Blob([JSON.stringify([2, challenge.salt, 'Ann', {}])])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const letters = Buffer.from(await new Response(newer).arrayBuffer()).toString('base64url');
  expect(await unpacked(letters)).toEqual({ unfit: 'rules', at: 0 });
});
