/** Any bytes as a scenario, a log, a saved table or a deck: a clear error or a fair answer, never a stack, never another throw. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { type GameId, games } from '../games/index.ts';
import { below, diceFrom } from '../kernel/chance/dice.ts';
import type { Json } from '../kernel/json.ts';
import { isFault, logText, pack, replay, unpack } from '../kernel/log.ts';
import { scenariosIn } from '../kernel/proving/scenario.ts';
import { isRefusal } from '../kernel/refusal.ts';
import type { Dice } from '../kernel/sealed.ts';
import { amount } from '../testing/amount.ts';
import { logOf } from '../testing/play/logs.ts';
import { mutated } from '../testing/play/nonsense.ts';
import { everyGame, gameIds, scenarioGames } from './choose.ts';
import { Failed } from './command.ts';
import { logIn } from './logs/logs.ts';

const folder = mkdtempSync(join(tmpdir(), 'sixgun-bytes-'));
afterAll(() => rmSync(folder, { recursive: true }));
const EACH = amount(60, { deep: 400 });
/** Error texts of the runtime, not written by us. */
const MACHINE =
  /Cannot (?:read|set|convert|destructure|access)|is not (?:a function|iterable|a constructor|defined)|undefined|\[object|Maximum call|Invalid array length|Reduce of empty|\n\s+at |cannot be played|cannot go on/;
const isPlain = (said: string, of: string): void => {
  expect(said, of.slice(0, 2000)).not.toMatch(MACHINE);
  expect(said, of.slice(0, 2000)).not.toBe('');
};

const pick = <X>(dice: Dice, from: readonly X[]): X => from[below(dice, from.length)]!;
const SIGNS = [...'{}[]":,\\ \n-+*.0123456789eE', '\u0000', '\u2028', '💥', '\ufeff', 'null', '"x"', '{"a":', '__proto__'];
const anyBytes = (dice: Dice): string =>
  Buffer.from(Array.from({ length: below(dice, 200) }, () => below(dice, 256))).toString('utf8');
const anySigns = (dice: Dice): string => Array.from({ length: below(dice, 60) }, () => pick(dice, SIGNS)).join('');
/** A text with a few letters gone, doubled or replaced, or cut short. */
const torn = (dice: Dice, text: string): string => {
  let out = text;
  for (let n = 1 + below(dice, 3); n > 0; n--) {
    const at = below(dice, out.length + 1);
    out = out.slice(0, at) + pick(dice, ['', '', pick(dice, SIGNS)]) + out.slice(at + below(dice, 3));
  }
  return below(dice, 6) === 0 ? out.slice(0, below(dice, out.length + 1)) : out;
};
/** A JSON text with a few values replaced. */
const bent = (dice: Dice, text: string): string => {
  let json = JSON.parse(text) as Json;
  for (let n = 1 + below(dice, 2); n > 0; n--) json = mutated(dice, json);
  return JSON.stringify(json);
};
/** Nonsense of every kind, made from these texts and from scratch. */
function* nonsense(seed: string, texts: readonly string[], bend: (dice: Dice, text: string) => string): Generator<string> {
  const dice = diceFrom(seed);
  for (let n = 0; n < EACH; n++) {
    const text = pick(dice, texts);
    yield [anyBytes, anySigns, torn, bend, bend, bend][n % 6]!(dice, text);
  }
}

describe.each(gameIds)('%s', id => {
  const game = everyGame[id]!;
  const examples = fileURLToPath(new URL(`../examples/scenarios/${id}/`, import.meta.url));
  test('as a scenario', () => {
    const texts = readdirSync(examples).map(name => readFileSync(join(examples, name), 'utf8'));
    for (const text of nonsense(`scenario ${id}`, texts, bent)) {
      for (const { passed, failure = '' } of scenariosIn(text, scenarioGames)) if (!passed) isPlain(failure, text);
    }
  });

  const log = logText(logOf(game, game.seats[0], 'bytes'));
  test('as a log', () => {
    const file = join(folder, `${id}.log`);
    const line = (dice: Dice, text: string): string => {
      const rows = text.trimEnd().split('\n');
      const at = pick(dice, [0, below(dice, rows.length), rows.length - 1]);
      return `${rows.with(at, bent(dice, rows[at]!)).join('\n')}\n`;
    };
    for (const text of nonsense(`log ${id}`, [log], line)) {
      writeFileSync(file, text);
      try {
        const read = logIn(file);
        const last = replay(games[read.id as GameId], read.log);
        if (isFault(last)) isPlain(last.fault, text);
      } catch (e) {
        if (!(e instanceof Failed)) throw e;
        isPlain(e.message, text);
      }
    }
  });
  test('as a saved table', () => {
    const config = game.configure(null, game.seats[0]) as Json;
    const saved = pack(game, game.setup(config, game.seats[0], 'bytes'));
    for (const text of nonsense(`saved ${id}`, [saved], bent)) {
      const table = unpack(game, text);
      if (isFault(table)) isPlain(table.fault, text);
    }
  });
});

test('as a deck of Revolver', () => {
  const codes = ['base', 'preset', '', '-deputy*2 +texas-ranger*2', '+cowboy', '-john-wayne', '+constructor', '-deputy*9'];
  const words = (dice: Dice, text: string): string =>
    [...text.split(' '), pick(dice, ['+', '-', '*', '+*2', '-*0', 'deputy*0', '+deputy*999', '__proto__', 'toString'])].join(' ');
  for (const code of nonsense('deck', codes, words))
    for (const coltyDeck of [true, false]) {
      const asked = { set11: true, ...(coltyDeck ? { coltyDeck: code } : { mcreadyDeck: code }) };
      const config = games.revolver.configure(asked, 2);
      if (isRefusal(config)) isPlain(`${config.why} ${config.about ?? ''}`, code);
      else games.revolver.setup(config, 2, 'bytes');
    }
});
