/** A practice table can begin at any moment of any game, except within a race and after the end. */
import { expect, test } from 'vitest';
import { wrightGang } from '../../games/wright-gang/game.ts';
import type { Input, Kinds, Played } from '../../kernel/game.ts';
import { digest, type Log, logStart, logText } from '../../kernel/log.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { GameInPlay } from '../../table/play/in-play.ts';
import { hesitant, logOf } from '../../testing/play/logs.ts';
import { anyGame, played } from '../../testing/toys/play.ts';
import { botIn } from './bot-names.ts';
import { tableFrom } from './play-on.ts';
import type { Kept } from './storage.ts';

const game = anyGame(wrightGang);
const LEVELS = ['greenhorn', 'gunhand', 'sharpshooter'];
const BOTS = LEVELS.map(name => ({ name }));
const random = logOf(wrightGang, 3, 'play on', { rounds: 2 });
const log: Log = { ...random, header: { ...random.header, names: ['Jesse', 'sharpshooter 2', 'Etta'] } };
const text = logText(log);
const NOW = 1_000_000_000;
const from = (at: number, seat = 0): Kept => {
  const kept = tableFrom(game, BOTS, { log: text, at, seat }, 'Billy', NOW);
  if (isRefusal(kept)) throw new Error(kept.why);
  return kept;
};
/** The table that these entries of a log lead to. */
const seated = (kept: Kept): GameInPlay => {
  const [first, ...rest] = kept.log;
  const inPlay = new GameInPlay(game, (first as { readonly start: never }).start, { kind: 'untimed' });
  for (const entry of rest) if ('in' in entry) inPlay.replay(entry);
  return inPlay;
};
const tableAfter = (n: number): object => {
  const { table } = logStart(game, log.header) as Played<Kinds>;
  return played(game, table, ...log.lines.slice(0, n).map(line => line.in as Input)) as object;
};

test('it begins where the log stands', () => {
  for (let at = 0; at < log.lines.length; at += 7) {
    const kept = from(at);
    const taken = kept.log.length - 1;
    expect(digest(seated(kept).table)).toBe(digest(tableAfter(taken)));
    if (taken < at) expect(game.race(tableAfter(at) as never)?.cued).toBe(true);
  }
});
test('it begins at the right moment in a log with moves taken back, before, between and after', () => {
  const doubted = hesitant(wrightGang, log);
  for (const { n, in: what, is } of doubted.lines.slice(0, 60)) {
    if (!('undo' in what) && !('seat' in what)) continue;
    const kept = tableFrom(game, BOTS, { log: logText(doubted), at: n, seat: 0 }, 'Billy', NOW) as Kept;
    if (kept.log.length - 1 === n) expect(digest([what, seated(kept).table])).toBe(is);
  }
});
test('a moment within a race leads to its signal', () => {
  const cue = log.lines.findIndex(line => game.race(tableAfter(line.n) as never)?.cued === true);
  expect(cue).toBeGreaterThan(0);
  expect(from(cue + 1).log).toHaveLength(1 + cue);
});
test('the player takes one seat; the bots of the log stay, and bots replace the other people', () => {
  const { chairs } = from(5, 2).header.seating;
  expect(chairs.map(chair => (chair.kind === 'bot' ? chair.bot : chair.kind))).toEqual(['gunhand', 'sharpshooter', 'guest']);
  expect(seated(from(5, 2)).seatOf('me')).toBe(2);
});
test('time continues from the moment', () => {
  const inPlay = seated(from(20));
  expect(inPlay.time(NOW)).toBe(inPlay.table.clock);
  expect(inPlay.time(NOW + 500)).toBe(inPlay.table.clock + 500);
});
test('the proof of the shuffle is the log’s own', () => {
  const proof = { table: 'K7QM', game: 4, commitment: 'c', secret: 's', entropy: [{ seat: 0, value: 'e' }] };
  const kept = tableFrom(
    game,
    BOTS,
    { log: logText({ ...log, header: { ...log.header, proof } }), at: 3, seat: 0 },
    'Billy',
    NOW,
  ) as Kept;
  expect(kept.header.code).toBe('K7QM');
  expect(kept.log[0]).toMatchObject({ start: { game: 4, secret: 's', entropy: proof.entropy } });
});
test('a moment that cannot be played on from says why', () => {
  const why = (moment: Partial<{ log: string; at: number; seat: number }>): string => {
    const found = tableFrom(game, BOTS, { log: text, at: 0, seat: 0, ...moment }, 'Billy', NOW);
    return isRefusal(found) ? found.why : 'can';
  };
  expect(why({})).toBe('can');
  expect(why({ at: log.lines.length })).toMatch(/over/);
  expect(why({ seat: 3 })).toMatch(/seat/);
  expect(why({ log: 'nonsense' })).toMatch(/not a log/);
  expect(why({ log: logText({ ...log, header: { ...log.header, position: {} } }) })).toMatch(/by hand/);
  expect(why({ log: logText({ ...log, header: { ...log.header, rules: 9 } }) })).toMatch(/version/);
});
test('bots are recognised by their names in a log', () => {
  expect(botIn('gunhand 3', 2, LEVELS)).toBe('gunhand');
  expect(botIn('gunhand-3', 2, LEVELS)).toBe('gunhand');
  expect(botIn('gunhand 3', 1, LEVELS)).toBeNull();
  expect(botIn('Jesse', 0, LEVELS)).toBeNull();
});
