/** The benefit of a doubt given to a line stays with its guest, at whatever table or process they race next. */
import { expect, test } from 'vitest';
import type { Game, Kinds } from '../../kernel/game.ts';
import { headerFor } from '../../table/testing/table.ts';
import { quickdraw } from '../../testing/toys/quickdraw.ts';
import { Metrics } from '../metrics.ts';
import { deleteGuest, getJson, newGuest, served } from '../testing/served.ts';
import { type RoomServices, ServerRoom } from './room.ts';

test('one table stores them, another reads them; they are exported, and deleted with the guest', async () => {
  const { url, store } = await served();
  const ann = await newGuest(url);
  const roomAt = (id: string): Promise<ServerRoom> =>
    ServerRoom.open(
      { store, metrics: new Metrics() } as unknown as RoomServices,
      { game: quickdraw as unknown as Game<Kinds>, bots: [] },
      {
        header: { ...headerFor(2, { game: 'quickdraw', options: { cards: 1 } }), id },
        fence: 1,
        from: 1,
        log: [],
        dueAt: null,
        orders: [],
      },
    );
  const [here, there] = [await roomAt('here'), await roomAt('there')];
  expect(await there.doubts(ann.id)).toEqual([]);
  await here.doubted(ann.id, [true, false]);
  expect(await there.doubts(ann.id)).toEqual([true, false]);
  expect(await getJson(`${url}/api/me/data`, ann.cookie)).toMatchObject({ doubts: [true, false] });
  await deleteGuest(url, ann);
  expect(await there.doubts(ann.id)).toEqual([]);
});
