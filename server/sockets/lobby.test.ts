/** The list of open tables: the last list told is the latest, however long the store takes. */
import { expect, onTestFinished, test, vi } from 'vitest';
import type { LobbyTable } from '../../wire/protocol.ts';
import type { Told } from '../../wire/tellings.ts';
import type { Store } from '../store/store.ts';
import { Lobby } from './lobby.ts';

/** A lobby whose lists are provided one by one, and a listener. */
const opened = () => {
  const lobby = new Lobby({} as Store, 'none', () => {});
  onTestFinished(() => lobby.stop());
  const reading: { resolve(tables: readonly LobbyTable[]): void; reject(why: Error): void }[] = [];
  vi.spyOn(lobby, 'list').mockImplementation(() => new Promise((resolve, reject) => void reading.push({ resolve, reject })));
  const heard: string[] = [];
  const follower = {
    isGone: false,
    send: (told: Told) => {
      if (told.tell === 'lobby') heard.push(told.tables.map(({ code }) => code).join());
    },
  };
  const reads = async (n: number) => (await vi.waitUntil(() => reading[n - 1])) as (typeof reading)[number];
  return { lobby, heard, follower, reading, reads };
};
const table = (code: string) => [{ code } as LobbyTable];

test('an earlier list that arrives later does not replace a newer one', async () => {
  const { lobby, heard, follower, reading, reads } = opened();
  const [first] = [lobby.follow(follower), await reads(1)];
  lobby.changed();
  const second = lobby.follow(follower);
  // Were both read at the same time, the second could end before the first.
  reading[1]?.resolve(table('NEW'));
  (await reads(1)).resolve(table('OLD'));
  (await reads(2)).resolve(table('NEW'));
  await Promise.all([first, second]);
  expect(heard.at(-1)).toBe('NEW');
});
test('guests who come at the same moment share one list', async () => {
  const { lobby, heard, follower, reading, reads } = opened();
  const all = [1, 2, 3].map(() => lobby.follow(follower));
  (await reads(1)).resolve(table('ONE'));
  await Promise.all(all);
  expect(reading).toHaveLength(1);
  expect(heard).toEqual(['ONE', 'ONE', 'ONE']);
});
test('a list that could not be read is read again for the next guest', async () => {
  const { lobby, heard, follower, reads } = opened();
  const first = lobby.follow(follower);
  (await reads(1)).resolve(table('ONE'));
  await first;
  lobby.changed();
  const failing = lobby.follow(follower);
  (await reads(2)).reject(new Error('the store is away'));
  await expect(failing).rejects.toThrow('away');
  const next = lobby.follow(follower);
  (await reads(3)).resolve(table('TWO'));
  await next;
  expect(heard.at(-1)).toBe('TWO');
});
