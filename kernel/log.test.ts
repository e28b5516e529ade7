/** Logs: a whole log replays to the same end; one that was cut, edited, reordered or made elsewhere is detected at the right line. */
import { describe, expect, test } from 'vitest';
import { games } from '../games/index.ts';
import { wrightGang } from '../games/wright-gang/game.ts';
import { at } from '../games/wright-gang/zones.ts';
import { edits, hesitant, logOf } from '../testing/play/logs.ts';
import { roulette } from '../testing/roulette/game.ts';
import { frontier } from '../testing/toys/frontier.ts';
import { morra } from '../testing/toys/morra.ts';
import { anyGame, begin, randomGame } from '../testing/toys/play.ts';
import { quickdraw } from '../testing/toys/quickdraw.ts';
import { facesAt } from './cards/table.ts';
import type { Game, Kinds } from './game.ts';
import type { Json } from './json.ts';
import {
  digest,
  isFault,
  type Log,
  type LogFault,
  type LogLine,
  logLine,
  logStart,
  logText,
  pack,
  readLog,
  replay,
  unpack,
} from './log.ts';
import { no } from './refusal.ts';
import type { Seat, Viewer } from './seat.ts';

const KINDS = ['seat', 'lapse', 'cue', 'verdict', 'tick'] as const;
/** A game of Wright Brothers' Gang with every kind of input: the shortest of several. */
const [seed] = Array.from({ length: 80 }, (_, n) => {
  const seed = `log ${n}`;
  return { seed, inputs: [...randomGame(wrightGang, 3, seed, { rounds: 2 })].map(({ input }) => input) };
})
  .filter(({ inputs }) => KINDS.every(kind => inputs.some(input => kind in input)))
  .sort((a, b) => a.inputs.length - b.inputs.length)
  .map(({ seed }) => seed);
const log = logOf(wrightGang, 3, seed!, { rounds: 2 });
const text = logText(log);
const rows = text.trimEnd().split('\n');
/** Extra fields in a line are ignored. */
const isNotMore = (edit: Json): boolean => !Object.hasOwn(edit as object, 'more');
const joined = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

/** Reads and replays the text; returns what is wrong, if anything. */
const fault = <K extends Kinds>(game: Game<K>, of: string): LogFault | null => {
  const read = readLog(of);
  if (isFault(read)) return read;
  const end = replay(game, read);
  return isFault(end) ? end : null;
};
const faultIn = (of: string): LogFault | null => fault(wrightGang, of);

describe('a whole log', () => {
  test('survives a round trip through text', () => {
    expect(readLog(text)).toEqual(log);
    expect(logText(readLog(text) as Log)).toBe(text);
  });
  test('is one line for the header, one for each input and one for the end', () => {
    expect(rows.length).toBe(log.lines.length + 2);
    expect(JSON.parse(rows[0]!)).toEqual(log.header);
    expect(JSON.parse(rows.at(-1)!)).toEqual({ end: log.lines.length, outcome: log.end.outcome });
  });
  test('replays to the same end, with the table after each input', () => {
    const seen: number[] = [];
    const end = replay(wrightGang, log, (line, { table }) => {
      expect(logLine(line.n, line.in, table)).toEqual(line);
      seen.push(line.n);
    });
    expect(isFault(end)).toBe(false);
    expect(seen).toEqual(log.lines.map(line => line.n));
  });
  test('begins with the deal, as each viewer witnessed it', () => {
    const start = logStart(wrightGang, log.header);
    if (isFault(start)) return expect.unreachable(start.fault);
    expect(start.table).toEqual(wrightGang.setup(start.table.config, log.header.seats, log.header.seed));
    expect(start.told('rail').at(-1)).toMatchObject({ tell: 'round', round: 1 });
    const dealt = (viewer: Viewer): unknown =>
      start.told(viewer).find(({ tell, to }) => tell === 'moved' && (to as { readonly seat?: Seat }).seat === 0)?.['cards'];
    expect(dealt(0)).toEqual(facesAt(start.table, at.hand(0)));
    expect(dealt('rail')).toEqual(facesAt(start.table, at.hand(0)).map(() => null));
    // No card lay anywhere before.
    expect(start.told('rail').map(({ tell }) => tell)).not.toContain('gathered');
  });
  test('of any game replays, for many seeds', () => {
    for (let n = 0; n < 10; n++) {
      expect(fault(roulette, logText(logOf(roulette, 2 + (n % 5), `r${n}`)))).toBe(null);
      expect(fault(morra, logText(logOf(morra, 4, `m${n}`)))).toBe(null);
      expect(fault(frontier, logText(logOf(frontier, 3, `f${n}`)))).toBe(null);
      expect(fault(quickdraw, logText(logOf(quickdraw, 3, `q${n}`)))).toBe(null);
    }
  });
  test('may lack its last line break, and may have CRLF line ends', () => {
    expect(faultIn(text.trimEnd())).toBe(null);
    expect(faultIn(text.replaceAll('\n', '\r\n'))).toBe(null);
  });
  test('of an unfinished game has no outcome, and is still whole', () => {
    const half = log.lines.slice(0, 5);
    expect(faultIn(logText({ ...log, lines: half, end: { end: 5, outcome: null } }))).toBe(null);
  });
  test('of a table laid out by hand begins with that position', () => {
    const position = { zones: { drum: 'bang click*5', hand: { 0: 'nerves' } } };
    const table = roulette.lay({}, 2, 's', position);
    const input = { seat: 0, move: { do: 'pull' }, at: 4 } as const;
    const lines = [logLine(1, input, roulette.next(table as never, input))];
    const header = { sixgun: 1, game: 'roulette', rules: 1, seats: 2, config: null, seed: 's', position } as const;
    expect(fault(roulette, logText({ header, lines, end: { end: 1, outcome: null } }))).toBe(null);
    const elsewhere = { ...header, position: { zones: { ...position.zones, drum: 'click bang click*4' } } };
    expect(fault(roulette, logText({ header: elsewhere, lines, end: { end: 1, outcome: null } }))?.line).toBe(2);
    for (const odd of [null, 5, [], { zones: null, rest: 3 }, { zones: { drum: null } }])
      expect(
        fault(roulette, logText({ header: { ...header, position: odd as never }, lines, end: { end: 1, outcome: null } }))?.line,
      ).toBe(1);
  });
});

describe('a log with moves taken back', () => {
  // A long one, since loading is final and few other moves of this game can be taken back.
  const log = logOf(wrightGang, 3, 'doubts', { rounds: 9 });
  const doubted = hesitant(wrightGang, log);
  const lines = logText(doubted).trimEnd().split('\n');
  const undone = doubted.lines.flatMap((line, i) => ('undo' in line.in ? [i] : []));

  test('has a line for the move and one for taking it back, and leads to the same end', () => {
    expect(undone.length).toBeGreaterThan(20);
    expect(doubted.lines.length).toBe(log.lines.length + 2 * undone.length);
    const last = replay(wrightGang, doubted);
    expect(isFault(last) ? last : digest(last)).toBe(digest(replay(wrightGang, log)));
    expect(readLog(logText(doubted))).toEqual(doubted);
    for (const i of undone) expect(doubted.lines[i + 1]!.is).toBe(doubted.lines[i - 1]!.is);
  });
  test('with any field edited is detected at that line', () => {
    for (const i of undone.slice(0, 5))
      for (const edit of edits(doubted.lines[i]!.in as unknown as Json))
        expect(faultIn(joined(lines.with(i + 1, JSON.stringify({ ...doubted.lines[i], in: edit }))))?.line).toBe(i + 2);
  });
  test('cannot take back a final move, or take any move back twice', () => {
    const stays = log.lines.findIndex(({ in: what }) => 'seat' in what && what.move.do === 'discard');
    const { seat, at } = log.lines[stays]!.in as { readonly seat: number; readonly at: number };
    const forged = (last: number, all: readonly LogLine[]) =>
      replay(wrightGang, { ...log, lines: [...all.slice(0, last + 1), logLine(last + 2, { undo: seat, at }, {})] });
    const fault = `this input is refused: ${no.undoRevealed.why} (${no.undoRevealed.rule})`;
    expect(forged(stays, log.lines)).toEqual({ line: stays + 3, fault });
    const twice = undone[0]!;
    expect(forged(twice, doubted.lines)).toMatchObject({ line: twice + 3, fault: expect.stringContaining('(table:undo)') });
  });
  test('of other games replays, too', () => {
    const [caliber, steel, revolver] = [anyGame(games['caliber-45']), anyGame(games['steel-bullets']), anyGame(games.revolver)];
    for (const [game, seats, options] of [
      [caliber, 3, { goal: 200 }],
      [steel, 4, null],
      [revolver, 2, null],
    ] as const) {
      const again = hesitant(game, logOf(game, seats, 'doubts', options));
      expect(again.lines.some(line => 'undo' in line.in)).toBe(true);
      expect(isFault(replay(game, again))).toBe(false);
    }
  });
});

describe('a log that is cut short', () => {
  test('after any line is detected, naming its last line', () => {
    for (let n = 1; n < rows.length; n++)
      expect(faultIn(joined(rows.slice(0, n)))).toEqual({ line: n, fault: 'the log is cut short: it has no end' });
    expect(faultIn('')).toEqual({ line: 1, fault: 'this is not a log: its first line has no "sixgun"' });
  });
  test('anywhere in a line is detected, naming that line', () => {
    const short = logText(logOf(quickdraw, 2, 'cut'));
    for (let end = 1; end < short.length - 1; end++) {
      const cut = short.slice(0, end);
      const line = cut.trimEnd().split('\n').length;
      const found = fault(quickdraw, cut);
      const whole = short[end] === '\n' || cut.endsWith('\n');
      expect(found?.line, `cut at ${end}`).toBe(line);
      if (line > 1) expect(found?.fault).toBe(whole ? 'the log is cut short: it has no end' : 'this line is not whole');
    }
  });
  test('at the front or in the middle is detected at the gap', () => {
    for (const gap of [1, 5, rows.length - 3]) {
      const found = faultIn(joined(rows.toSpliced(gap, 1)));
      expect(found).toEqual({ line: gap + 1, fault: `input ${gap} is missing; this line is number ${gap + 1}` });
    }
    expect(faultIn(joined(rows.slice(1)))?.line).toBe(1);
  });
});

describe('a log that was edited', () => {
  test('in any field of any input is detected at that line', () => {
    let tried = 0;
    for (const [i, line] of log.lines.entries()) {
      for (const edit of edits(line.in as unknown as Json)) {
        const edited = { ...line, in: edit };
        const found = faultIn(joined(rows.with(i + 1, JSON.stringify(edited))));
        expect(found?.line, JSON.stringify(edited)).toBe(i + 2);
        tried++;
      }
    }
    expect(tried).toBeGreaterThan(800);
  });
  test('in the number or the digest of a line is detected at that line', () => {
    for (const [i, line] of log.lines.entries()) {
      for (const n of [line.n + 1, line.n - 1, String(line.n), null])
        expect(faultIn(joined(rows.with(i + 1, JSON.stringify({ ...line, n }))))?.line).toBe(i + 2);
      for (const is of [`${line.is}0`, line.is.slice(1), '', null, 5])
        expect(faultIn(joined(rows.with(i + 1, JSON.stringify({ ...line, is }))))?.line).toBe(i + 2);
    }
  });
  test('in what the deal depends on is detected at the header or at the first input', () => {
    const header = (part: object): number | undefined =>
      faultIn(joined(rows.with(0, JSON.stringify({ ...log.header, ...part }))))?.line;
    expect(header({ seed: `${log.header.seed}x` })).toBe(2);
    expect(header({ config: { rounds: 3 } })).toBe(2);
    expect(header({ seats: 4 })).toBe(2);
    for (const part of [
      { seats: 9 },
      { seats: '3' },
      { config: { round: 1 } },
      { config: 'none' },
      { config: undefined },
      { seed: 7 },
      { game: null },
      { rules: '1' },
    ])
      expect(header(part), JSON.stringify(part)).toBe(1);
  });
  test('in its outcome or its length is detected at the end', () => {
    const last = rows.length;
    for (const edit of edits(log.end as unknown as Json).filter(isNotMore))
      expect(faultIn(joined(rows.with(-1, JSON.stringify(edit))))?.line, JSON.stringify(edit)).toBe(last);
  });
  test('by inserting lines that are not inputs is detected there', () => {
    for (const odd of ['null', '5', '[]', '"x"', '{}', '{"n":3}', 'not json', ''])
      expect(faultIn(joined(rows.with(3, odd)))?.line).toBe(4);
  });
  test('by adding lines after the end is detected there', () => {
    expect(faultIn(text + rows[1])).toEqual({ line: rows.length + 1, fault: 'there is more after the end' });
    expect(faultIn(`${text}\n`)).toEqual({ line: rows.length + 1, fault: 'there is more after the end' });
  });
});

describe('a log that was reordered', () => {
  const swapped = (i: number, renumbered: boolean): string => {
    const [a, b] = [JSON.parse(rows[i]!), JSON.parse(rows[i + 1]!)];
    const first = JSON.stringify(renumbered ? { ...b, n: a.n } : b);
    return joined(rows.with(i, first).with(i + 1, JSON.stringify(renumbered ? { ...a, n: b.n } : a)));
  };
  test('is detected by its line numbers', () => {
    for (let i = 1; i < rows.length - 2; i++) expect(faultIn(swapped(i, false))?.line).toBe(i + 1);
  });
  test('is detected by its digests when the lines were renumbered', () => {
    for (let i = 1; i < rows.length - 2; i++) expect([i + 1, i + 2]).toContain(faultIn(swapped(i, true))?.line);
  });
});

describe('a log from elsewhere', () => {
  const withHeader = (part: object): string => joined(rows.with(0, JSON.stringify({ ...log.header, ...part })));
  test('in another format names both formats', () => {
    expect(faultIn(withHeader({ sixgun: 1 }))).toBe(null);
    expect(faultIn(withHeader({ sixgun: 3 }))).toEqual({
      line: 1,
      fault: 'the format of this log is 3, this program reads 1 and 2',
    });
    for (const first of ['{}', '[]', '[{"sixgun":1}]', 'null', '{"game":"wright-gang"}'])
      expect(faultIn(joined(rows.with(0, first)))?.fault).toContain('this is not a log');
  });
  test('of other rules names their version', () => {
    expect(faultIn(withHeader({ rules: 0 }))).toEqual({
      line: 1,
      fault: 'played by version 0 of the rules of wright-gang; this program plays version 2',
    });
    const newer = { ...wrightGang, version: 3 };
    expect(fault(newer, text)?.fault).toBe('played by version 2 of the rules of wright-gang; this program plays version 3');
  });
  test('of another game names it', () => {
    expect(fault(roulette, text)).toEqual({ line: 1, fault: 'this is a log of wright-gang, not of roulette' });
  });
});

describe('a saved table', () => {
  const moments = [...randomGame(frontier, 3, 'saved')].map(moment => moment.table);
  const saved = pack(frontier, moments[4]!);
  test('is restored unchanged, at any moment', () => {
    for (const table of moments) expect(unpack(frontier, pack(frontier, table))).toEqual(table);
  });
  test('that is cut anywhere is rejected', () => {
    for (let end = 0; end < saved.length; end++)
      expect(unpack(frontier, saved.slice(0, end))).toEqual({ line: 1, fault: 'this is not a saved table' });
  });
  test('that was edited anywhere is rejected', () => {
    for (const edit of edits(JSON.parse(saved)).filter(isNotMore)) {
      const found = unpack(frontier, JSON.stringify(edit));
      expect(isFault(found), JSON.stringify(edit)).toBe(true);
    }
  });
  test('with one card too many is rejected even if its digest was made to fit', () => {
    const table = { ...moments[4]!, cards: moments[4]!.cards.with(0, moments[4]!.cards.flat()) };
    const forged = JSON.stringify({ ...JSON.parse(saved), is: digest(table), table });
    expect(unpack(frontier, forged)).toMatchObject({ fault: expect.stringContaining('lies in 2 places') });
  });
  test('of another game or of other rules says so', () => {
    expect(unpack(roulette, saved)).toEqual({ line: 1, fault: 'this is a table of "frontier", not of roulette' });
    expect(unpack({ ...frontier, version: 2 }, saved)).toEqual({
      line: 1,
      fault: 'saved under version 1 of the rules, these are version 2',
    });
  });
  test('that is no saved table at all says so', () => {
    for (const odd of ['', 'null', '5', '[]', '{}', '{"table":[]}', '{"table":null}'])
      expect(unpack(frontier, odd)).toEqual({ line: 1, fault: 'this is not a saved table' });
  });
});

test('a digest is short, equal for equal tables, and different for different ones', () => {
  const table = begin(roulette, 3);
  expect(digest(table)).toBe(digest(JSON.parse(JSON.stringify(table))));
  const digests = [...randomGame(roulette, 4, 'digests')].map(moment => digest(moment.table));
  expect(new Set(digests).size).toBe(digests.length);
  for (const one of digests) expect(one).toMatch(/^[0-9a-z]{8,14}$/);
});
