/** Compares what a scenario expects with its table, and reports every part that does not hold, with what was found. */

import type { Json, JsonObject } from '../json.ts';
import { isRefusal } from '../refusal.ts';
import { Amiss, amiss, type Expected } from './scenario-shape.ts';
import { factAs, type Stage, saidWhy } from './stage.ts';

const text = (x: unknown): string => JSON.stringify(x);
const isObject = (x: Json | undefined): x is JsonObject => typeof x === 'object' && x !== null && !Array.isArray(x);
const same = (what: string, found: unknown, wanted: unknown): void => {
  if (text(found) !== text(wanted)) amiss(`${what}: expected ${text(wanted)}, found ${text(found)}`);
};
/** Does the value found match the one wanted? Of an object, only the named parts count; a list must be equal. */
const has = (found: Json | undefined, wanted: Json): boolean => {
  if (isObject(wanted)) return isObject(found) && Object.keys(wanted).every(part => has(found[part], wanted[part]!));
  if (Array.isArray(wanted))
    return Array.isArray(found) && found.length === wanted.length && wanted.every((w, i) => has(found[i] as Json, w as Json));
  return found === wanted;
};
/** The value found, written like the expectation: players by name where it uses names. */
const asWritten = (found: Json | undefined, said: Json, names: readonly string[]): Json => {
  if (found === undefined) return null;
  if (typeof found === 'number') return typeof said === 'string' && names.includes(said) ? (names[found] ?? found) : found;
  if (Array.isArray(found)) {
    if (isObject(said))
      return Object.fromEntries(
        Object.keys(said).map(name => [name, asWritten(found[names.indexOf(name)] as Json, said[name]!, names)]),
      );
    const like = Array.isArray(said) ? (said as readonly Json[]) : [];
    return (found as readonly Json[]).map((x, i) => asWritten(x, like[i] ?? like[0] ?? null, names));
  }
  if (!isObject(found) || !isObject(said)) return found;
  return Object.fromEntries(Object.keys(said).map(part => [part, asWritten(found[part], said[part]!, names)]));
};

const sees = (stage: Stage, viewer: string, row: string, wanted: string | number): void => {
  const seen = stage.say
    .row(stage.view(viewer), row)
    .split(' ')
    .filter(word => word !== '');
  const what = `${viewer} sees in ${row}`;
  if (typeof wanted === 'number') {
    if (seen.length !== wanted) amiss(`${what}: expected ${wanted} cards, found ${seen.length}`);
    return;
  }
  const { faces, zones } = stage.game;
  const words = wanted
    .split(/\s+/)
    .filter(word => word !== '')
    .flatMap(word => {
      const [, face, copies] = /^(.+?)(?:\*(\d+))?$/.exec(word)!;
      if (face !== '?' && !faces.includes(face!)) amiss(`${what}: "${face}" is no face; the faces are ?, ${faces.join(', ')}`);
      return Array.from({ length: Math.min(300, Number(copies ?? 1)) }, () => face!);
    });
  const inOrder = (cards: string[]): string => (zones[row.split(' ')[0]!]!.order === 'free' ? cards.toSorted() : cards).join(' ');
  same(what, inOrder(seen), inOrder(words));
};
/** `active`, or a part of a fact: `robbery.turn`, `tokens.0.chips`. */
const fact = (stage: Stage, path: string, said: Json): void => {
  const { open } = stage.view('rail');
  const [name = '', ...parts] = path.split('.');
  if (!Object.hasOwn(open, name)) amiss(`there is no fact "${name}": the facts are ${Object.keys(open).join(', ')}`);
  let found: Json | undefined = open[name];
  for (const part of parts) {
    const at: Json | undefined = found;
    const key = Array.isArray(at) && stage.names.includes(part) ? String(stage.names.indexOf(part)) : part;
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key))
      amiss(`fact ${path}: there is no "${part}" in ${text(at)}`);
    found = (at as JsonObject)[key];
  }
  if (!has(found, factAs(stage.say, stage.names, said, found)))
    amiss(`fact ${path}: expected ${text(said)}, found ${text(asWritten(found, said, stage.names))}`);
};
const told = (stage: Stage, viewer: string, wanted: JsonObject, should: boolean): void => {
  const tellings = stage.told(viewer);
  const found = tellings.some(telling => has(telling, stage.say.seats(wanted)));
  if (should && !found) amiss(`${viewer} was not told ${text(wanted)}, but ${text(tellings)}`);
  if (!should && found) amiss(`${viewer} was told ${text(wanted)}: ${text(tellings)}`);
};
const ends = (stage: Stage, wanted: NonNullable<Expected['outcome']>): readonly (() => void)[] => {
  const { score, winners, endings } = stage.outcome ?? amiss('the game is not over');
  const checks = Object.entries(wanted.score ?? {}).map(
    ([name, n]) =>
      () =>
        same(`score of ${name}`, score[stage.seat(name)], n),
  );
  if (wanted.winners !== undefined)
    checks.push(() => same('winners', winners.map(seat => stage.names[seat]).toSorted(), wanted.winners!.toSorted()));
  if (wanted.endings !== undefined) checks.push(() => same('endings', endings, wanted.endings));
  return checks;
};
const may = (stage: Stage, name: string, move: string | JsonObject): void => {
  const next = stage.game.next(stage.table, { seat: stage.seat(name), move: stage.move(move), at: stage.clock });
  if (isRefusal(next)) amiss(`${name} should be allowed to ${text(move)}: ${saidWhy(next)}`);
};

function* checksOf(stage: Stage, e: Expected): Iterable<() => void> {
  if (e.asked !== undefined) yield () => same('asked', stage.waiting().toSorted(), e.asked!.toSorted());
  if (e.question !== undefined)
    yield () => same('question', stage.waiting().length === 0 ? null : stage.view('rail').ask!.question, e.question);
  for (const [viewer, rows] of Object.entries(e.sees ?? {}))
    for (const row in rows) yield () => sees(stage, viewer, row, rows[row]!);
  for (const [path, value] of Object.entries(e.facts ?? {})) yield () => fact(stage, path, value);
  for (const [name, value] of Object.entries(e.kept ?? {}))
    yield () => same(`kept by ${name}`, (stage.view(name) as { readonly kept?: Json }).kept ?? null, value);
  for (const [name, verbs] of Object.entries(e.offers ?? {}))
    yield () => same(`offered to ${name}`, stage.offers(name).toSorted(), verbs.toSorted());
  for (const [name, moves] of Object.entries(e.may ?? {})) for (const move of moves) yield () => may(stage, name, move);
  for (const [viewer, list] of Object.entries(e.told ?? {})) for (const t of list) yield () => told(stage, viewer, t, true);
  for (const [viewer, list] of Object.entries(e.untold ?? {})) for (const t of list) yield () => told(stage, viewer, t, false);
  for (const viewer of e.unchanged ?? [])
    yield () => {
      if (!stage.isUnchanged(viewer)) amiss(`the view of ${viewer} should be unchanged, but it is another`);
    };
  if (e.outcome === null) yield () => same('outcome', stage.outcome, null);
  else if (e.outcome !== undefined && stage.outcome === null) yield () => amiss('the game is not over');
  else if (e.outcome !== undefined) yield* ends(stage, e.outcome);
}
/** Every expectation that does not hold. */
export const unmet = (stage: Stage, expected: Expected): readonly string[] => {
  const wrong: string[] = [];
  for (const check of checksOf(stage, expected))
    try {
      check();
    } catch (e) {
      if (!(e instanceof Amiss)) throw e;
      wrong.push(e.message);
    }
  return wrong;
};
