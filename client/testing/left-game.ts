/** A practice game left a few moves before its end, so that tests of ends need not play whole games. */
import type { Page } from 'playwright-core';
import { randomGame } from '../../bots/testing/against-steady.ts';
import { boxes, type GameId } from '../../games/index.ts';
import type { Bot } from '../../kernel/bot.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import { logText } from '../../kernel/log.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Seed } from '../../kernel/seat.ts';
import { commitTo, pledgeOf, seedFrom } from '../../wire/proof.ts';
import { CODE } from '../practice/messages.ts';
import { tableFrom } from '../practice/play-on.ts';
import type { Kept } from '../practice/storage.ts';

export interface LeftGame {
  readonly game: GameId;
  /** Bots by name; null is the visitor. */
  readonly chairs: readonly (string | null)[];
  readonly options?: object;
  /** A public deal; otherwise the table has a secret, and shows it afterwards. */
  readonly seed?: Seed;
  /** Where the page keeps it. */
  readonly storage?: string;
}
/** The number of inputs not made yet. */
const LEFT = 8;

const keptOf = ({ game: id, chairs, options = {}, seed }: LeftGame): Kept => {
  const { game, bots } = boxes[id] as unknown as { readonly game: Game<Kinds>; readonly bots: readonly Bot<Kinds>[] };
  const seat = chairs.indexOf(null);
  const secret = 'ab'.repeat(32);
  const entropy = 'cd'.repeat(16);
  const pledged = { table: CODE, game: 1 };
  const dealt = {
    ...pledged,
    commitment: commitTo(secret),
    secret,
    pledges: [{ seat, value: pledgeOf({ ...pledged, seat, entropy }) }],
    entropy: [{ seat, value: entropy }],
  };
  const seated = chairs.map(name => (name === null ? null : bots.find(bot => bot.name === name)!));
  const { header, ...played } = randomGame({ game, options, chairs: seated, seed: seed ?? seedFrom(dealt) }, 'a visitor')!;
  const proof = seed === undefined ? { proof: dealt } : {};
  const log = logText({ ...played, header: { ...header, ...proof } });
  const kept = tableFrom(game, bots, { log, at: played.lines.length - LEFT, seat }, 'You', Date.now());
  if (isRefusal(kept)) throw new Error(kept.why);
  return kept;
};

/** From now on this page finds it in its own storage. */
export const leaveGame = async (page: Page, url: string, left: LeftGame): Promise<void> => {
  await page.goto(`${url}/offline.js`);
  await page.evaluate(
    async ([key, text]) => {
      const { header, log } = JSON.parse(text) as { readonly header: object; readonly log: readonly object[] };
      const request = indexedDB.open('sixgun-practice', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('tables');
      await new Promise(resolve => request.addEventListener('success', resolve));
      const writing = request.result.transaction('tables', 'readwrite');
      const rows = writing.objectStore('tables');
      rows.delete(IDBKeyRange.bound([key, 0], [key, '\uffff']));
      rows.put(header, [key, 'header']);
      for (const [i, entry] of log.entries()) rows.put(entry, [key, i]);
      await new Promise(resolve => writing.addEventListener('complete', resolve));
      request.result.close();
    },
    [left.storage ?? left.game, JSON.stringify(keptOf(left))] as const,
  );
};
