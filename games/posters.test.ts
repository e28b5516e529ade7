/** What hangs in the saloon says of each game what the game says of itself. */
import { expect, test } from 'vitest';
import type { Poster } from '../client/games/poster.ts';
import { sources } from '../client/shell/icons.ts';
import { boxes, type GameId } from './index.ts';

const LONGEST = 60;
test.each(Object.keys(boxes) as GameId[])('%s: one line says what it is', id => {
  for (const { about } of Object.values(boxes[id].words)) expect(about.length).toBeLessThanOrEqual(LONGEST);
});
test.each(Object.keys(boxes) as GameId[])('%s: for how many players, and the easiest bots', async id => {
  const { poster } = (await import(`./${id}/page/poster.ts`)) as { readonly poster: Poster };
  expect(poster.game).toBe(id);
  expect(poster.seats).toEqual(boxes[id].game.seats);
  expect(poster.easiest).toBe(boxes[id].bots[0]!.name);
  expect(poster.art in sources || poster.art.startsWith('M')).toBe(true);
  expect(poster.bots + 1).toBeLessThanOrEqual(boxes[id].game.seats[1]);
});
