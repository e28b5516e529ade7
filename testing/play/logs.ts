/** Logs of random games, and every small way to tamper with one. */
import type { Game, Input, Kinds, Played } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { LOG_FORMAT, type Log, type LogLine, logLine, logStart, replay } from '../../kernel/log.ts';
import { advance, beginAt, type Logged, mayUndo } from '../../kernel/machine/undo.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { Onlooker } from '../../table/viewers/past.ts';
import { anyGame, begin, played, randomGame } from '../toys/play.ts';

export const logOf = <K extends Kinds>(game: Game<K>, seats: number, seed: string, options: Json = null): Log => {
  const inputs: Input[] = [];
  for (const { input } of randomGame(game, seats, seed, options)) inputs.push(input);
  let table = begin(game, seats, seed, options);
  const lines = inputs.map((input, i) => {
    table = played(game, table, input);
    return logLine(i + 1, input, table);
  });
  return {
    header: { sixgun: LOG_FORMAT, game: game.id, rules: game.version, seats, config: options, seed },
    lines,
    end: { end: lines.length, outcome: game.outcome(table) },
  };
};

/** The same game, but every move that can be taken back is taken back once, and then made again. */
export const hesitant = <K extends Kinds>(game: Game<K>, log: Log): Log => {
  const lines: LogLine[] = [];
  let progress = beginAt<K>((logStart(game, log.header) as Played<K>).table);
  const add = (what: Logged): void => {
    const out = advance(game, progress, what);
    if (isRefusal(out)) throw new Error(`${JSON.stringify(what)} is refused: ${out.why}`);
    progress = out;
    lines.push(logLine(lines.length + 1, what, progress.table));
  };
  for (const { in: what } of log.lines) {
    add(what);
    if (!('seat' in what) || !mayUndo(game, progress, what.seat)) continue;
    add({ undo: what.seat, at: what.at });
    add(what);
  }
  return { ...log, lines, end: { ...log.end, end: lines.length } };
};

/** The same game as stored by a program with older rules: with its witnessed record. */
export const older = <K extends Kinds>(game: Game<K>, log: Log): Log => {
  const any = anyGame(game);
  const onlooker = new Onlooker(any, log.header.seats);
  const saw = onlooker.sees(logStart(any, log.header) as Played<Kinds>);
  const lines: LogLine[] = [];
  replay(any, log, (line, out) => lines.push({ ...line, saw: onlooker.sees(out) }));
  return { ...log, header: { ...log.header, rules: log.header.rules - 1, saw }, lines };
};

const isObject = (x: Json): x is { readonly [key: string]: Json } => typeof x === 'object' && x !== null && !Array.isArray(x);
/** Every version of a value with exactly one change: a value, an item more or less, a key more or less. */
export const edits = (value: Json): Json[] => [...edited(value)];
function* edited(value: Json): Generator<Json> {
  if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) for (const edit of edits(item)) yield value.with(i, edit);
    for (const i of value.keys()) yield value.toSpliced(i, 1);
    yield [...value, 0];
  } else if (isObject(value)) {
    for (const [key, part] of Object.entries(value)) {
      for (const edit of edits(part)) yield { ...value, [key]: edit };
      yield Object.fromEntries(Object.entries(value).filter(([k]) => k !== key));
    }
    yield { ...value, more: 1 };
  } else if (typeof value === 'number') yield* [value + 1, value - 1, String(value)];
  else if (typeof value === 'string') yield* [`${value}x`, value.slice(1), 0];
  else yield* [1, 'null'];
}
