/** The chart at the end of a game shows all of it, also to a player who returns when it is over. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { GameId } from '../games/index.ts';
import { screen } from '../games/steel-bullets/words/en/screen.ts';
import { below, diceFrom } from '../kernel/chance/dice.ts';
import type { Telling } from '../kernel/game.ts';
import type { Move } from '../kernel/seat.ts';
import { served, startedTable, TestClient } from '../server/testing/served.ts';
import { launchBrowser } from '../testing/browser.ts';
import type { Update } from '../wire/protocol.ts';
import { built } from './testing/files.ts';
import { sizes, visit } from './testing/visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});

/** A small laptop with a browser's bars. */
const LOW = { width: 1366, height: 625 };
const movesAt = async (client: TestClient, table: string, { moves, offers }: Update): Promise<readonly Move[]> => {
  if (moves !== null) return moves;
  const lists = await Promise.all(offers.map(offer => client.ask({ ask: 'moves', table, do: offer.do })));
  return lists.flatMap(list => (list['moves'] ?? []) as Move[]);
};
/** The first seat makes any legal move whenever one is asked of it, until the game is over; gives all that was told. */
const playedByChance = async (
  client: TestClient,
  table: string,
  dice: ReturnType<typeof diceFrom>,
): Promise<readonly Telling[]> => {
  let seq = 0;
  const answer = async ({ update }: { readonly update: Update }): Promise<void> => {
    if (update.view.ask?.waiting.includes(0) !== true) return;
    const moves = await movesAt(client, table, update);
    if (moves.length > 0) await client.answer({ ask: 'move', table, seq: seq++, move: moves[below(dice, moves.length)] });
  };
  client.on(told => void (told.tell === 'update' && answer(told)));
  await answer(client.last('update')!);
  await client.hears('update', ({ update }) => update.outcome !== null);
  await client.hears('proof');
  return client.all('update').flatMap(({ update }) => update.tellings);
};

const count = (told: readonly Telling[], tell: string, card?: string): number =>
  told.filter(each => each.tell === tell && (card === undefined || (each['cards'] as readonly string[])[0] === card)).length;
test.each<[GameId, number, (page: Page) => Promise<unknown>, (told: readonly Telling[]) => unknown]>([
  ['revolver', 2, page => page.locator('.chase ol li').count(), told => count(told, 'attack')],
  ['caliber-45', 4, page => page.locator('.chart .step').count(), told => count(told, 'called') + 1],
  [
    'steel-bullets',
    2,
    page => page.locator('.chart .highlights li').first().innerText(),
    told => screen.shots(count(told, 'revealed', 'click'), count(told, 'revealed', 'bang')),
  ],
])('the end of %s', async (game, seats, drawn, expected) => {
  const { url } = await served({}, { pages: built });
  const client = await TestClient.connect(url);
  // A game of a few robberies.
  const options = game === 'caliber-45' ? { goal: 200 } : null;
  const table = await startedTable([client], Array(seats - 1).fill('greenhorn'), { game, options });
  const told = await playedByChance(client, table, diceFrom(game));
  const { page, complaints, close } = await visit(browser);
  const [name, value] = client.person.cookie.split('=') as [string, string];
  await page.context().addCookies([{ name, value, url }]);
  await page.goto(`${url}/t/${table}`);
  await page.locator('.of-after figure').waitFor();
  expect(await drawn(page)).toBe(expected(told));
  // However long it is, the way on is in sight.
  for (const size of [sizes.desk, LOW]) {
    await page.setViewportSize(size);
    const on = (await page.locator('.of-after .btn.go').boundingBox())!;
    expect(on.y + on.height).toBeLessThanOrEqual(size.height);
  }
  expect(complaints).toEqual([]);
  await close();
});
