/** Which process stores which finished game. */
import { expect, test } from 'vitest';
import type { Result } from '../store/shape/results.ts';
import type { Store } from '../store/store.ts';
import { Archive } from './archive.ts';
import type { Replays } from './replay.ts';
import { allGames } from './served-games.ts';

const gameOf = (id: string): Result => ({ id, game: 'wright-gang' }) as Result;

/** Several archives over one store, and what each has stored. */
function shared(fails: (id: string) => boolean = () => false) {
  const kept: string[] = [];
  const played: string[] = [];
  const faults: unknown[] = [];
  const recorded: Result[] = [];
  const unkept = async (game: string): Promise<Result[]> =>
    game === 'wright-gang' ? recorded.filter(({ id }) => !kept.includes(id)) : [];
  const keep = async (id: string): Promise<number> => kept.push(id);
  const store = { results: { unkept, keep } } as unknown as Store;
  const archive = (): Archive => {
    const witnessed = async ({ id }: Result) => {
      if (fails(id)) throw new Error(id);
      played.push(id);
      return { outcome: null, log: '{"sixgun":2,"names":[]}\n' };
    };
    return new Archive(store, allGames, { witnessed } as unknown as Replays, why => faults.push(why));
  };
  return { kept, played, faults, recorded, archive };
}

test('of two processes on one store, only the one that served a game replays it, once', async () => {
  const { recorded, archive, played, kept } = shared();
  const [one, other] = [archive(), archive()];
  for (const [i, id] of ['a', 'b', 'c', 'd'].entries()) {
    recorded.push(gameOf(id));
    (i % 2 === 0 ? one : other).finished(gameOf(id));
  }
  await Promise.all([one.stop(1000), other.stop(1000)]);
  expect(played.sort()).toEqual(['a', 'b', 'c', 'd']);
  expect(kept.sort()).toEqual(['a', 'b', 'c', 'd']);
});
test('games left by others are stored by a process that looks for them, and a game that does not replay blocks no other', async () => {
  const { recorded, archive, kept, faults } = shared(id => id === 'b');
  recorded.push(gameOf('a'), gameOf('b'), gameOf('c'));
  const one = archive();
  one.look();
  await expect.poll(() => kept).toEqual(['a', 'c']);
  recorded.push(gameOf('d'));
  one.finished(gameOf('d'));
  one.look();
  await one.stop(1000);
  expect(kept).toEqual(['a', 'c', 'd']);
  expect(faults).toHaveLength(1);
});
test('a stopped archive begins nothing', async () => {
  const { archive, played } = shared();
  const one = archive();
  await one.stop(0);
  one.finished(gameOf('a'));
  one.look();
  await one.stop(0);
  expect(played).toEqual([]);
});
