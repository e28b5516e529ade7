/**
 * What happened, as a text: a header (game, version of the rules, seats, options, seed), one line for each input with a digest of the table
 * it led to, and a last line that says how it ended. Playing the inputs again meets every digest, or shows the line at which they differ.
 * A move that was taken back keeps its line; the next line says who took it back.
 */

import type { Position } from './cards/position.ts';
import type { Game, Kinds, Outcome, Played } from './game.ts';
import type { Json } from './json.ts';
import { isTooDeep } from './json.ts';
import { advance, beginAt, type Logged } from './machine/undo.ts';
import { isRefusal } from './refusal.ts';
import type { Seed } from './seat.ts';

/** Identical, except that the first has no moves taken back. */
const FORMATS = [1, 2] as const;
export const LOG_FORMAT = 2;
export interface LogHeader {
  readonly sixgun: (typeof FORMATS)[number];
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly config: Json;
  readonly seed: Seed;
  readonly names?: readonly string[];
  /** How the players looked to each other; it affects no rule. */
  readonly faces?: readonly Json[];
  /** Present when the table was laid out by hand. */
  readonly position?: Position;
  /** What shows that the seed was fixed before the deal; added by the table that hosted the game. */
  readonly proof?: Json;
  /** What each viewer witnessed of the deal, in a log that can be watched without its rules; then each line has the same for its input. */
  readonly saw?: Json;
  /**
   * What the page that saved this log had seen and sent before the deal. It is the page's word, not the table's; readers that do not
   * know it ignore it.
   */
  readonly seen?: Json;
}
export interface LogLine {
  readonly n: number;
  readonly in: Logged;
  readonly is: string;
  readonly saw?: Json;
}
export interface LogEnd {
  readonly end: number;
  readonly outcome: Outcome | null;
}
export interface Log {
  readonly header: LogHeader;
  readonly lines: readonly LogLine[];
  readonly end: LogEnd;
}
/** Why a log cannot be read or does not verify, and at which line. */
export interface LogFault {
  readonly line: number;
  readonly fault: string;
}
export const isFault = (x: object): x is LogFault => 'fault' in x;

/** A short fingerprint of a table. It detects accidents and edits; it is not a signature. */
export const digest = (table: object): string => {
  const text = JSON.stringify(table);
  let a = 0x6a09e667 | 0;
  let b = 0x3c6ef372;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 0x01000193);
    b = Math.imul(b ^ c, 0x85ebca6b) ^ (b >>> 13);
  }
  return ((a >>> 0).toString(36) + (b >>> 0).toString(36)).padStart(8, '0');
};

/** The digest of a line covers its input too: evidence or a late stamp, for example, leaves no trace on the table. */
const lineDigest = (input: Logged, table: object): string => digest([input, table]);
export const logLine = (n: number, input: Logged, table: object): LogLine => ({ n, in: input, is: lineDigest(input, table) });
export const logText = (log: Log): string => `${[log.header, ...log.lines, log.end].map(x => JSON.stringify(x)).join('\n')}\n`;

/** The same log, with what the page saving it has seen. */
export const withSeen = (log: string, seen: Json): string => {
  const end = log.indexOf('\n');
  return `${JSON.stringify({ ...JSON.parse(log.slice(0, end)), seen })}${log.slice(end)}`;
};

const parsed = (text: string): Json | undefined => {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
};
const isObject = (x: unknown): x is { readonly [key: string]: Json } => typeof x === 'object' && x !== null && !Array.isArray(x);

/** Parses a text into a log, whole and in order, or finds the line where it stops being one. */
export const readLog = (text: string): Log | LogFault => {
  const rows = text.split('\n');
  if (rows.at(-1) === '') rows.pop();
  const header = parsed(rows[0] ?? '');
  if (!isObject(header) || header['sixgun'] === undefined)
    return { line: 1, fault: 'this is not a log: its first line has no "sixgun"' };
  if (!FORMATS.some(format => format === header['sixgun']))
    return {
      line: 1,
      fault: `the format of this log is ${JSON.stringify(header['sixgun'])}, this program reads ${FORMATS.join(' and ')}`,
    };
  for (const [part, kind] of [
    ['game', 'string'],
    ['rules', 'number'],
    ['seats', 'number'],
    ['seed', 'string'],
  ] as const)
    if (typeof header[part] !== kind) return { line: 1, fault: `the header lacks "${part}"` };
  const { names } = header;
  if (names !== undefined && !(Array.isArray(names) && names.every(name => typeof name === 'string')))
    return { line: 1, fault: 'the names in the header must be a list of texts' };
  const lines: LogLine[] = [];
  for (let i = 1; i < rows.length; i++) {
    const row = parsed(rows[i]!);
    if (!isObject(row)) return { line: i + 1, fault: 'this line is not whole' };
    if ('end' in row) {
      if (i < rows.length - 1) return { line: i + 2, fault: 'there is more after the end' };
      if (row['end'] !== lines.length)
        return { line: i + 1, fault: `the end speaks of ${JSON.stringify(row['end'])} inputs, but there are ${lines.length}` };
      return { header: header as unknown as LogHeader, lines, end: row as unknown as LogEnd };
    }
    if (typeof row['n'] !== 'number') return { line: i + 1, fault: 'this line is not whole' };
    if (row['n'] !== i) return { line: i + 1, fault: `input ${i} is missing; this line is number ${JSON.stringify(row['n'])}` };
    if (!isObject(row['in']) || typeof row['is'] !== 'string') return { line: i + 1, fault: 'this line has no input or no digest' };
    lines.push(row as unknown as LogLine);
  }
  return { line: rows.length, fault: 'the log is cut short: it has no end' };
};

/** The table before the first input and the tellings of the deal, if the log was played by these rules. */
export const logStart = <K extends Kinds>(game: Game<K>, header: LogHeader): Played<K> | LogFault => {
  if (header.game !== game.id) return { line: 1, fault: `this is a log of ${header.game}, not of ${game.id}` };
  if (header.rules !== game.version)
    return {
      line: 1,
      fault: `played by version ${header.rules} of the rules of ${game.id}; this program plays version ${game.version}`,
    };
  const config = game.configure(header.config, header.seats);
  if (isRefusal(config)) return { line: 1, fault: `${config.why} ${config.about ?? ''}` };
  if (header.position === undefined) return game.open(config, header.seats, header.seed);
  const table = game.lay(config, header.seats, header.seed, header.position);
  return isRefusal(table) ? { line: 1, fault: `${table.why} ${table.about ?? ''}` } : { table, told: () => [], facts: [] };
};

/** Replays a log input by input. Returns the last table, or the line at which log and rules diverge. */
export const replay = <K extends Kinds>(
  game: Game<K>,
  log: Log,
  witness: (line: LogLine, out: Played<K>) => void = () => {},
): K['Table'] | LogFault => {
  const first = logStart(game, log.header);
  if (isFault(first)) return first;
  let progress = beginAt<K>(first.table);
  for (const line of log.lines) {
    const next = advance(game, progress, line.in);
    if (isRefusal(next)) return { line: line.n + 1, fault: `this input is refused: ${next.why} (${next.rule})` };
    if (lineDigest(line.in, next.table) !== line.is)
      return { line: line.n + 1, fault: 'the table after this input is not the one that was logged' };
    witness(line, next);
    progress = next;
  }
  if (JSON.stringify(game.outcome(progress.table)) !== JSON.stringify(log.end.outcome))
    return { line: log.lines.length + 2, fault: 'the outcome is not the one that was logged' };
  return progress.table;
};

/** A saved moment also carries the version of its rules. */
export const pack = <K extends Kinds>(game: Game<K>, table: K['Table']): string =>
  JSON.stringify({ game: game.id, rules: game.version, is: digest(table), table });
export const unpack = <K extends Kinds>(game: Game<K>, text: string): K['Table'] | LogFault => {
  const saved = parsed(text);
  if (!isObject(saved) || !isObject(saved['table']) || typeof saved['game'] !== 'string' || typeof saved['rules'] !== 'number')
    return { line: 1, fault: 'this is not a saved table' };
  if (saved['game'] !== game.id)
    return { line: 1, fault: `this is a table of ${JSON.stringify(saved['game'])}, not of ${game.id}` };
  if (saved['rules'] !== game.version)
    return {
      line: 1,
      fault: `saved under version ${saved['rules']} of the rules, these are version ${game.version}`,
    };
  if (saved['is'] !== digest(saved['table'])) return { line: 1, fault: 'this table is not the one that was saved' };
  const table = saved['table'] as unknown as K['Table'];
  const miscount = game.miscount(table);
  return miscount === null ? table : { line: 1, fault: miscount };
};
